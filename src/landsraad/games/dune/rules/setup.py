"""Parts of the set-up that all bases share: decks out of the box, conflict cards, the leaders' own set-up."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.rules.cards.market import fill_row
from landsraad.games.dune.rules.turns.rounds import ROUND_START
from landsraad.games.dune.state.cells import (
    CONFLICT_BOX,
    CONFLICT_DECK,
    DEALS,
    DECK,
    FIRST,
    HAGALS,
    LEADS,
    LEVEL,
    PICKS,
    PLAYER,
    RESERVE_LEFT,
    RIVAL,
    ROLES,
    SHUFFLES,
    VOICE,
)
from landsraad.kernel.cells import M32, NONE, Cells
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import Plan, State, seed_table

LEVEL_TWO: Final = 5  # conflict cards of the second level in a game (IMP-SETUP-05)
TROOPS: Final = 12


@cache
def unpacked_table(plan: Plan) -> Cells:
    """The decks as they come out of the box: every new game begins with a copy of this."""
    box = plan.book
    assert isinstance(box, Box)
    t = plan.blank_table[:]
    for card in box.cards:
        if card.kind == "imperium":
            for _ in range(card.copies):
                box.imperium_deck.put(t, card.id)
    for plot in box.intrigue:
        for _ in range(plot.copies):
            box.intrigue_deck.put(t, plot.id)
    for i in range(len(box.reserve_cards)):
        t[RESERVE_LEFT + i] = box.cards[box.reserve_cards[i]].copies
    return t


@cache
def unpacked_seat(plan: Plan) -> Cells:
    """A seat with its starting deck."""
    box = plan.book
    assert isinstance(box, Box)
    me = plan.blank_seat[:]
    for card in box.cards:
        if card.kind == "starter":
            for _ in range(card.copies):
                DECK.put(me, card.id)
    return me


def push_start(s: State) -> None:
    """The leaders' own set-up in turn order, then the first round."""
    s.push(ROUND_START, s.t[FIRST])
    for i in range(s.players - 1, -1, -1):
        seat = (s.t[FIRST] + i) % s.players
        if s.seats[seat][ROLES] == PLAYER:
            leader = box_of(s).leaders[s.seats[seat][LEADS]]
            s.push(leader.setup, seat, leader.source)


def seed_streams(s: State, seed: Seed) -> None:
    if seed_table(s, seed, DEALS, (PICKS, HAGALS)):
        for seat in range(s.players):
            s.seats[seat][SHUFFLES.at] = s.below(DEALS, M32)


def unpack_hagal(s: State) -> None:
    """For the solo or the two-player game; the cards marked for the other one stay in the box."""
    for hagal in box_of(s).hagal:
        if hagal.solo if s.t[LEVEL] != NONE else hagal.two_players:
            for _ in range(hagal.copies):
                box_of(s).hagal_deck.put(s.t, hagal.id)


def deal_table(s: State) -> None:
    s.shuffle(box_of(s).imperium_deck, DEALS)
    s.shuffle(box_of(s).intrigue_deck, DEALS)
    s.shuffle(box_of(s).hagal_deck, HAGALS)
    fill_row(s)
    deal_conflicts(s)


def deal_conflicts(s: State) -> None:
    """From the bottom: all of the third level, five of the second, one of the first (IMP-SETUP-04 to 08)."""
    for level in range(3, 0, -1):
        for conflict in box_of(s).conflicts:
            if conflict.level == level:
                CONFLICT_BOX.put(s.t, conflict.id)
        used = 4 if level == 3 else LEVEL_TWO if level == 2 else 1
        for _ in range(used):
            which = s.below(DEALS, n_of_level(s, level))
            CONFLICT_DECK.put(s.t, take_of_level(s, level, which))


def n_of_level(s: State, level: i64) -> i64:
    n: i64 = 0
    for i in range(CONFLICT_BOX.size(s.t)):
        if box_of(s).conflicts[CONFLICT_BOX.card(s.t, i)].level == level:
            n += 1
    return n


def take_of_level(s: State, level: i64, which: i64) -> i64:
    for i in range(CONFLICT_BOX.size(s.t)):
        if box_of(s).conflicts[CONFLICT_BOX.card(s.t, i)].level == level:
            if which == 0:
                return CONFLICT_BOX.take_at(s.t, i)
            which -= 1
    raise ValueError("no such conflict card")


def give_voices(s: State) -> None:
    """What a Rival leaves open is decided by the player."""
    for seat in range(s.players):
        if s.seats[seat][ROLES] == PLAYER:
            for other in range(s.players):
                if s.seats[other][ROLES] == RIVAL:
                    s.seats[other][VOICE] = seat
