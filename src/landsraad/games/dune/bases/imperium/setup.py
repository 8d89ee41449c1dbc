"""The set-up: decks, seats, leaders, automas, the first player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.module import HOUSE_HAGAL
from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.rules.cards.drawing import draw_intrigue, intrigue_cards
from landsraad.games.dune.rules.seats.resources import solari, water
from landsraad.games.dune.rules.setup import (
    TROOPS,
    deal_table,
    give_voices,
    push_start,
    seed_streams,
    unpack_hagal,
    unpacked_seat,
    unpacked_table,
)
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
    AGENTS,
    DEALS,
    DECK,
    FACTION,
    FIRST,
    GARRISON,
    GUEST,
    LEADS,
    LEVEL,
    PEEK,
    PLAYER,
    ROLES,
    SHUFFLES,
    SOLARI,
    SPICE,
    SUPPLY,
    VOICE,
    VP,
    WATER,
)
from landsraad.games.dune.state.cells import HOUSE_HAGAL as HAGAL_ROLE
from landsraad.kernel.cells import NONE
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import Plan, State

BONUSES: Final = [troops(2), solari(3), intrigue_cards(1), water(1)]  # at the fourth step of each track
for faction, bonus in enumerate(BONUSES):
    IMPERIUM.name_effect(f"pact:{FACTION.names[faction]}", bonus)


def wire(box: Box) -> None:
    box.pacts = list(BONUSES)
    box.victories = True


IMPERIUM.wiring.append(wire)
RIVAL_GARRISON: Final = (0, 3, 3, 3)


def deal(plan: Plan, roles: list[int], leaders: list[int], first: int, level: int, seed: Seed) -> State:
    """All but the leaders' own set-up. `first` NONE: at random; `level` NONE: no solo game."""
    s = State(plan, len(roles))
    s.t = unpacked_table(plan)[:]
    s.t[LEVEL] = level
    seed_streams(s, seed)
    if any(role != PLAYER for role in roles):
        unpack_hagal(s)
    deal_table(s)
    for seat in range(s.players):
        deal_seat(s, seat, roles[seat], leaders[seat])
    give_voices(s)
    s.t[FIRST] = first if first != NONE else random_first(s)
    push_start(s)
    return s


def deal_seat(s: State, seat: i64, role: i64, leader: i64) -> None:
    if role == PLAYER:
        stream = s.seats[seat][SHUFFLES.at]
        s.seats[seat] = unpacked_seat(s.plan)[:]
        s.seats[seat][SHUFFLES.at] = stream
    me = s.seats[seat]
    me[ROLES] = role
    me[VOICE] = seat
    me[LEADS] = leader
    me[PEEK] = box_of(s).leaders[leader].peek
    if role == PLAYER:
        me[WATER] = 1
        me[VP] = 1 if s.players == 4 else 0  # IMP-SETUP-21
        if s.t[LEVEL] == 0:
            me[SOLARI] += 1
            me[SPICE] += 1
        s.shuffle(DECK, SHUFFLES, seat)
        return
    me[GARRISON] = 0
    if role == HAGAL_ROLE:
        s.t[GUEST] = seat
        me[LEADS] = box_of(s).leader_ids.find(HOUSE_HAGAL)
        me[AGENTS] = 3
    else:
        me[WATER] = 1
        me[GARRISON] = RIVAL_GARRISON[s.t[LEVEL]]
        if s.t[LEVEL] >= 1:
            draw_intrigue(s, seat, 1)
    me[SUPPLY] = TROOPS - me[GARRISON]


def random_first(s: State) -> i64:
    """Any player; in the solo game the Rival on your left (to the player's seat, the next one clockwise)."""
    players = s.players if s.t[GUEST] == NONE else s.players - 1
    if s.t[LEVEL] != NONE:
        for seat in range(s.players):
            if s.seats[seat][ROLES] == PLAYER:
                return (seat + 1) % s.players
    which = s.below(DEALS, players)
    for seat in range(s.players):
        if seat != s.t[GUEST]:
            if which == 0:
                return seat
            which -= 1
    return 0
