"""The setup of a game: decks, conflict cards, leaders, and the setup steps of the base and the modules."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.extensions.setup_step import BOARD, DECKS, LEADERS, STREAMS, Deal, SetupStep
from landsraad.games.dune.rules.cards.market import fill_row
from landsraad.games.dune.rules.turns.rounds import ROUND_START
from landsraad.games.dune.state.cells import (
    CONFLICT_BOX,
    CONFLICT_DECK,
    DEALS,
    DECIDER,
    DECK,
    FIRST,
    HAGALS,
    LEADS,
    LEVEL,
    PEEK,
    PICKS,
    PLAYER,
    RESERVE_LEFT,
    ROLES,
    SHUFFLES,
    VP,
    WATER,
)
from landsraad.kernel.cells import M32, Cells
from landsraad.kernel.engine import Plan, State, seed_table

TROOPS: Final = 12


@cache
def unpacked_table(plan: Plan) -> Cells:
    """Returns a table with unshuffled decks; every new game begins with a copy of it."""
    box = plan.box
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
    """Returns a seat with its starting deck."""
    box = plan.box
    assert isinstance(box, Box)
    me = plan.blank_seat[:]
    for card in box.cards:
        if card.kind == "starter":
            for _ in range(card.copies - box.starters_removed.get(card.name, 0)):
                DECK.put(me, card.id)
    return me


def deal(plan: Plan, chosen: Deal) -> State:
    """Sets up a table: runs the steps of the family, the base and the modules, phase by phase."""
    s = State(plan, len(chosen.roles))
    s.t = unpacked_table(plan)[:]
    s.t[LEVEL] = chosen.level
    for step in steps_of(plan):
        step.function(s, chosen)
    return s


@cache
def steps_of(plan: Plan) -> list[SetupStep]:
    box = plan.box
    assert isinstance(box, Box)
    return sorted([*FAMILY, *box.setup], key=lambda step: step.phase)


def seed_streams(s: State, deal: Deal) -> None:
    if seed_table(s, deal.seed, DEALS, (PICKS, HAGALS)):
        for seat in range(s.players):
            s.seats[seat][SHUFFLES.at] = s.below(DEALS, M32)


def shuffle_decks(s: State, deal: Deal) -> None:
    s.shuffle(box_of(s).imperium_deck, DEALS)
    s.shuffle(box_of(s).intrigue_deck, DEALS)


def lay_out_board(s: State, deal: Deal) -> None:
    fill_row(s)
    deal_conflicts(s)


def push_start(s: State, deal: Deal) -> None:
    """Pushes the leaders' own setup in turn order, then the first round."""
    s.push(ROUND_START, s.t[FIRST])
    for i in range(s.players - 1, -1, -1):
        seat = (s.t[FIRST] + i) % s.players
        if s.seats[seat][ROLES] == PLAYER:
            leader = box_of(s).leaders[s.seats[seat][LEADS]]
            s.push(leader.setup, seat, leader.source)


def deal_player(s: State, seat: i64, leader: i64, unpacked: Cells) -> Cells:
    """Sets up a seat with its cards, not yet shuffled."""
    stream = s.seats[seat][SHUFFLES.at]
    s.seats[seat] = unpacked[:]
    me = s.seats[seat]
    me[SHUFFLES.at] = stream
    me[ROLES] = PLAYER
    me[DECIDER] = seat
    me[LEADS] = leader
    me[PEEK] = box_of(s).leaders[leader].peek
    me[WATER] = box_of(s).leaders[leader].starting_water
    for name in box_of(s).leaders[leader].without:
        DECK.take(me, box_of(s).card_ids.find(name))
    return me


def deal_players(s: State, deal: Deal) -> None:
    for seat in range(s.players):
        if deal.roles[seat] == PLAYER:
            me = deal_player(s, seat, deal.leaders[seat], unpacked_seat(s.plan))
            me[VP] = box_of(s).starting_points.get(s.players, 0)
            s.shuffle(DECK, SHUFFLES, seat)


def deal_conflicts(s: State) -> None:
    """Builds the conflict deck with a number of cards per level, the highest at the bottom (IMP-SETUP-04 to 08)."""
    for level in range(3, 0, -1):
        used = box_of(s).conflict_deck[level - 1]
        if used == 0:  # UPR-SIX-11
            continue
        for conflict in box_of(s).conflicts:
            if conflict.level == level:
                CONFLICT_BOX.put(s.t, conflict.id)
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


FAMILY: Final = [SetupStep(STREAMS, seed_streams), SetupStep(DECKS, shuffle_decks), SetupStep(BOARD, lay_out_board),
                 SetupStep(LEADERS, push_start)]
