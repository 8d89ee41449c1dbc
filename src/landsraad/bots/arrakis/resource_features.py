"""Features of what a side has to work with: figures, leaders, dice, cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.arrakis import feature_index as feature
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

GARRISON: Final = 2.4  # regular units that equal a hidden token of the solo game
FACE_UNITS: Final[Cells] = vec[i64]([n for face in TOKEN_FACES for n in face.units])
USEFUL_CARDS: Final = 5.0  # in hand; further cards count less


def count_resources(s: State, forces: Forces, features: Floats) -> None:
    """Fills in all features of this file."""
    count_figures(s, forces, features)
    count_tokens(s, features)
    count_leaders(s, features)
    count_hand(s, ATREIDES, features, feature.CARD, 1.0)
    count_hand(s, HARKONNEN, features, feature.THEIR_CARD, -1.0)
    ours = float(unused(s, ATREIDES))
    theirs = float(unused(s, HARKONNEN))
    features[feature.DIE] = ours if ours < theirs else theirs  # there are no turns for more
    features[feature.THEIR_DIE] = -theirs


def count_figures(s: State, forces: Forces, features: Floats) -> None:
    """Units and officers on the board."""
    t = s.t
    for i in range(forces.count):
        area = forces.at[i]
        if t[HOLDER + area] == ATREIDES:
            features[feature.FREMEN_REGULAR] += float(t[UNITS + area])
            features[feature.FREMEN_ELITE] += float(t[ELITES + area])
            features[feature.FREMEN_SPECIAL] += float(t[SPECIALS + area])
            features[feature.NAIB] += float(t[OFFICERS + area])
        else:
            features[feature.REGULAR] -= float(t[UNITS + area]) + GARRISON * float(t[TOKENS_HERE + area])
            features[feature.ELITE] -= float(t[ELITES + area])
            features[feature.SPECIAL] -= float(t[SPECIALS + area])
            features[feature.BASHAR] -= float(t[OFFICERS + area])


def count_tokens(s: State, features: Floats) -> None:
    """Units on Atreides deployment tokens, which count like those on the board."""
    mine = treasury(s, ATREIDES)
    for counter in range(N_COUNTERS):
        face = mine[TOKEN_FACE + counter]
        if face != NONE and s.t[TOKEN_AT + counter] != NONE:
            features[feature.HIDDEN] += 1.0
            features[feature.FREMEN_REGULAR] += float(FACE_UNITS[3 * face])
            features[feature.FREMEN_ELITE] += float(FACE_UNITS[3 * face + 1])
            features[feature.FREMEN_SPECIAL] += float(FACE_UNITS[3 * face + 2])


def count_leaders(s: State, features: Floats) -> None:
    """Named leaders on the board, beside it, and with an unused card."""
    for leader in range(N_LEADERS):
        state = s.t[LEADER_IS + leader]
        if leader == WILD_MAKER or state < ASIDE or state > ON_BOARD:
            continue
        sign = 1.0 if side_of_leader(leader) == ATREIDES else -1.0
        if state == ON_BOARD:
            features[feature.NAMED] += sign
        else:
            features[feature.ASIDE] += sign
        if s.t[READY + leader] == 1:
            features[feature.ABLE] += sign


def count_hand(s: State, side: i64, features: Floats, place: i64, sign: float) -> None:
    """Cards of all seats of a side, and tokens that act as dice of a round."""
    cards = 0.5 * float(REINFORCEMENTS.size(treasury(s, side)))
    for seat in range(s.players):
        mine = s.seats[seat]
        if mine[MY_SIDE] == side:
            cards += float(HAND.size(mine))
            features[feature.TOKEN] += sign * float(mine[BENE_GESSERIT])
    few = cards if cards < USEFUL_CARDS else USEFUL_CARDS
    features[place] += sign * few
    features[feature.MANY] += sign * (cards - few)
