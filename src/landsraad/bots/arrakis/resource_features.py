"""What a side has to work with: figures, leaders, dice, cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.arrakis import feature_index as fact
from landsraad.bots.arrakis.force_features import Forces
from landsraad.bots.core.vectors import Floats
from landsraad.games.arrakis.pieces.dice import unused
from landsraad.games.arrakis.pieces.figures import side_of_leader, treasury
from landsraad.games.arrakis.state.cells import (
    ASIDE,
    ATREIDES,
    BENE_GESSERIT,
    ELITES,
    HAND,
    HARKONNEN,
    HOLDER,
    LEADER_IS,
    MY_SIDE,
    N_COUNTERS,
    N_LEADERS,
    OFFICERS,
    ON_BOARD,
    READY,
    REINFORCEMENTS,
    SPECIALS,
    TOKEN_AT,
    TOKEN_FACE,
    TOKENS_HERE,
    UNITS,
    WILD_MAKER,
)
from landsraad.games.arrakis.state.component_types import TOKEN_FACES
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

GARRISON: Final = 2.4  # regular units that a hidden token of the solo game is worth
FACE_UNITS: Final[Cells] = vec[i64]([n for face in TOKEN_FACES for n in face.units])
FEW: Final = 5.0  # cards of a hand that all find their use


def count_purse(s: State, forces: Forces, room: Floats) -> None:
    count_figures(s, forces, room)
    count_tokens(s, room)
    count_leaders(s, room)
    count_hand(s, ATREIDES, room, fact.CARD, 1.0)
    count_hand(s, HARKONNEN, room, fact.THEIR_CARD, -1.0)
    ours = float(unused(s, ATREIDES))
    theirs = float(unused(s, HARKONNEN))
    room[fact.DIE] = ours if ours < theirs else theirs  # there are no turns for more
    room[fact.THEIR_DIE] = -theirs


def count_figures(s: State, forces: Forces, room: Floats) -> None:
    t = s.t
    for i in range(forces.count):
        area = forces.at[i]
        if t[HOLDER + area] == ATREIDES:
            room[fact.FREMEN_REGULAR] += float(t[UNITS + area])
            room[fact.FREMEN_ELITE] += float(t[ELITES + area])
            room[fact.FREMEN_SPECIAL] += float(t[SPECIALS + area])
            room[fact.NAIB] += float(t[OFFICERS + area])
        else:
            room[fact.REGULAR] -= float(t[UNITS + area]) + GARRISON * float(t[TOKENS_HERE + area])
            room[fact.ELITE] -= float(t[ELITES + area])
            room[fact.SPECIAL] -= float(t[SPECIALS + area])
            room[fact.BASHAR] -= float(t[OFFICERS + area])


def count_tokens(s: State, room: Floats) -> None:
    """What is on them counts like what stands on the board."""
    mine = treasury(s, ATREIDES)
    for counter in range(N_COUNTERS):
        face = mine[TOKEN_FACE + counter]
        if face != NONE and s.t[TOKEN_AT + counter] != NONE:
            room[fact.HIDDEN] += 1.0
            room[fact.FREMEN_REGULAR] += float(FACE_UNITS[3 * face])
            room[fact.FREMEN_ELITE] += float(FACE_UNITS[3 * face + 1])
            room[fact.FREMEN_SPECIAL] += float(FACE_UNITS[3 * face + 2])


def count_leaders(s: State, room: Floats) -> None:
    for leader in range(N_LEADERS):
        state = s.t[LEADER_IS + leader]
        if leader == WILD_MAKER or state < ASIDE or state > ON_BOARD:
            continue
        sign = 1.0 if side_of_leader(leader) == ATREIDES else -1.0
        if state == ON_BOARD:
            room[fact.NAMED] += sign
        else:
            room[fact.ASIDE] += sign
        if s.t[READY + leader] == 1:
            room[fact.ABLE] += sign


def count_hand(s: State, side: i64, room: Floats, place: i64, sign: float) -> None:
    """Cards of all seats of the side, and tokens that are dice of a round."""
    cards = 0.5 * float(REINFORCEMENTS.size(treasury(s, side)))
    for seat in range(s.players):
        mine = s.seats[seat]
        if mine[MY_SIDE] == side:
            cards += float(HAND.size(mine))
            room[fact.TOKEN] += sign * float(mine[BENE_GESSERIT])
    few = cards if cards < FEW else FEW
    room[place] += sign * few
    room[fact.MANY] += sign * (cards - few)
