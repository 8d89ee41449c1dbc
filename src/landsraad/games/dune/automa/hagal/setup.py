"""The setup of House Hagal: its deck, its seats, and its bonuses by difficulty."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.module import HAGAL, HOUSE_HAGAL
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import DECKS, SEATS, Deal, SetupStep
from landsraad.games.dune.rules.cards.drawing import draw_intrigue
from landsraad.games.dune.rules.setup import TROOPS
from landsraad.games.dune.state.cells import (
    AGENTS,
    DECIDER,
    GARRISON,
    HAGAL_SEAT,
    HAGALS,
    LEADS,
    LEVEL,
    PEEK,
    PLAYER,
    RIVAL,
    ROLES,
    SOLARI,
    SPICE,
    SUPPLY,
    WATER,
)
from landsraad.games.dune.state.cells import HOUSE_HAGAL as HAGAL_ROLE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

RIVAL_GARRISON: Final = (0, 3, 3, 3)  # by difficulty
NOVICE: Final = 0  # the easiest level of the solo game


def deal_hagal(s: State, deal: Deal) -> None:
    """Deals the deck for the solo or the two-player game; cards marked for the other one are removed."""
    if all(role == PLAYER for role in deal.roles):
        return
    solo = s.t[LEVEL] != NONE
    for hagal in box_of(s).hagal:
        if hagal.solo if solo else hagal.two_players:
            for _ in range(hagal.copies - box_of(s).hagal_removed(hagal.name, solo)):
                box_of(s).hagal_deck.put(s.t, hagal.id)
    s.shuffle(box_of(s).hagal_deck, HAGALS)


def deal_seats(s: State, deal: Deal) -> None:
    for seat in range(s.players):
        if deal.roles[seat] != PLAYER:
            deal_seat(s, seat, deal.roles[seat], deal.leaders[seat])
        elif s.t[LEVEL] == NOVICE:
            s.seats[seat][SOLARI] += 1
            s.seats[seat][SPICE] += 1
    give_voices(s)


def deal_seat(s: State, seat: i64, role: i64, leader: i64) -> None:
    me = s.seats[seat]
    me[ROLES] = role
    me[DECIDER] = seat
    me[LEADS] = leader
    me[PEEK] = box_of(s).leaders[leader].peek
    me[GARRISON] = 0
    if role == HAGAL_ROLE:
        s.t[HAGAL_SEAT] = seat
        me[LEADS] = box_of(s).leader_ids.find(HOUSE_HAGAL)
        me[AGENTS] = 3
    else:
        me[WATER] = 1
        me[GARRISON] = RIVAL_GARRISON[s.t[LEVEL]]
        if s.t[LEVEL] > NOVICE:
            draw_intrigue(s, seat, 1)
    me[SUPPLY] = TROOPS - me[GARRISON]


def give_voices(s: State) -> None:
    """Lets the player decide what the rules leave open for a Rival."""
    for seat in range(s.players):
        if s.seats[seat][ROLES] == PLAYER:
            for other in range(s.players):
                if s.seats[other][ROLES] == RIVAL:
                    s.seats[other][DECIDER] = seat


HAGAL.setup = [SetupStep(DECKS, deal_hagal), SetupStep(SEATS, deal_seats)]
