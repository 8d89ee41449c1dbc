"""The set-up: decks, seats, leaders, automas, the first player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import landsraad.games.dune.bases.imperium.conflicts
import landsraad.games.dune.bases.imperium.imperium_deck
import landsraad.games.dune.bases.imperium.intrigue_deck  # noqa: F401  (the cards)
from landsraad.games.dune.automa.hagal.turn import COMBAT_BONUS, HAGAL_TURN
from landsraad.games.dune.bases.imperium.base import BASE
from landsraad.games.dune.bases.imperium.leaders import NOBODY
from landsraad.games.dune.components.catalogue import Edition, edition
from landsraad.games.dune.rules.agents.reach import survey
from landsraad.games.dune.rules.cards.drawing import draw_intrigue, intrigue_cards
from landsraad.games.dune.rules.cards.intrigue import END_OF_GAME
from landsraad.games.dune.rules.cards.market import fill_row
from landsraad.games.dune.rules.seats.resources import solari, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.rules.turns.agent_turn import AGENT_TURN, study
from landsraad.games.dune.rules.turns.combat_phase import WINDOW
from landsraad.games.dune.rules.turns.reveal_turn import REVEAL_MENU
from landsraad.games.dune.rules.turns.rounds import ROUND_START
from landsraad.games.dune.rules.turns.turn import TURN
from landsraad.games.dune.state.cells import (
    AGENTS,
    CONFLICT_BOX,
    CONFLICT_DECK,
    DEALS,
    DECK,
    FACTION,
    FIRST,
    GARRISON,
    GUEST,
    HAGAL_DECK,
    HAGALS,
    HOUSE_HAGAL,
    IMPERIUM_DECK,
    INTRIGUE_DECK,
    LEADS,
    LEVEL,
    MOVES,
    PEEK,
    PICKS,
    PLAYER,
    RESERVE_LEFT,
    RIVAL,
    ROLES,
    SEAT,
    SEATS,
    SHUFFLES,
    SOLARI,
    SPICE,
    SUPPLY,
    TABLE,
    VOICE,
    VP,
    WATER,
)
from landsraad.kernel.cells import M32, NONE, Cells
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import Plan, State, seed_table

BASE.turn = TURN
BASE.agent_turn = AGENT_TURN
BASE.automa_turn = HAGAL_TURN
BASE.automa_combat = COMBAT_BONUS
BASE.arrivals = [5, 4, 3, 3]
BASE.end_of_game = END_OF_GAME
BASE.reveal_menu = REVEAL_MENU
BASE.window = WINDOW
BASE.pacts = [troops(2), solari(3), intrigue_cards(1), water(1)]
BASE.victories = True
for faction, bonus in enumerate(BASE.pacts):
    BASE.name_effect(f"pact:{FACTION.names[faction]}", bonus)
study(BASE)
survey(BASE)
PLAN: Final = Plan("imperium", TABLE, SEAT, MOVES, SEATS.names, voice=VOICE, book=BASE)
LEVEL_TWO: Final = 5  # conflict cards of the second level in a game (IMP-SETUP-05)
TROOPS: Final = 12
RIVAL_GARRISON: Final = (0, 3, 3, 3)


def deal(roles: list[int], leaders: list[int], first: int, level: int, seed: Seed) -> State:
    """All but the leaders' own set-up. `first` NONE: at random; `level` NONE: no solo game."""
    s = State(PLAN, len(roles))
    s.t = UNPACKED_TABLE[:]
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


def push_start(s: State) -> None:
    """The leaders' own set-up in turn order, then the first round."""
    s.push(ROUND_START, s.t[FIRST])
    for i in range(s.players - 1, -1, -1):
        seat = (s.t[FIRST] + i) % s.players
        if s.seats[seat][ROLES] == PLAYER:
            leader = edition(s).leaders[s.seats[seat][LEADS]]
            s.push(leader.setup, seat, leader.source)


def seed_streams(s: State, seed: Seed) -> None:
    if seed_table(s, seed, DEALS, (PICKS, HAGALS)):
        for seat in range(s.players):
            s.seats[seat][SHUFFLES.at] = s.below(DEALS, M32)


def unpack_table(plan: Plan, book: Edition, modules: tuple[str, ...] = ()) -> Cells:
    """The decks as they come out of the box: every new game begins with a copy of this."""
    t = plan.blank_table[:]
    for card in book.cards:
        if card.kind == "imperium" and (not card.module or card.module in modules):
            for _ in range(card.copies):
                IMPERIUM_DECK.put(t, card.id)
    for plot in book.intrigue:
        if not plot.module or plot.module in modules:
            for _ in range(plot.copies):
                INTRIGUE_DECK.put(t, plot.id)
    for i in range(len(book.reserve_cards)):
        t[RESERVE_LEFT + i] = book.cards[book.reserve_cards[i]].copies
    return t


def unpack_seat(plan: Plan, book: Edition) -> Cells:
    me = plan.blank_seat[:]
    for card in book.cards:
        if card.kind == "starter":
            for _ in range(card.copies):
                DECK.put(me, card.id)
    return me


def unpack_hagal(s: State) -> None:
    """For the solo or the two-player game; the cards marked for the other one stay in the box."""
    for hagal in edition(s).hagal:
        if hagal.solo if s.t[LEVEL] != NONE else hagal.two_players:
            for _ in range(hagal.copies):
                HAGAL_DECK.put(s.t, hagal.id)


def deal_table(s: State) -> None:
    s.shuffle(IMPERIUM_DECK, DEALS)
    s.shuffle(INTRIGUE_DECK, DEALS)
    s.shuffle(HAGAL_DECK, HAGALS)
    fill_row(s)
    deal_conflicts(s)


def deal_conflicts(s: State) -> None:
    """From the bottom: all of the third level, five of the second, one of the first (IMP-SETUP-04 to 08)."""
    for level in range(3, 0, -1):
        for conflict in edition(s).conflicts:
            if conflict.level == level:
                CONFLICT_BOX.put(s.t, conflict.id)
        used = 4 if level == 3 else LEVEL_TWO if level == 2 else 1
        for _ in range(used):
            which = s.below(DEALS, n_of_level(s, level))
            CONFLICT_DECK.put(s.t, take_of_level(s, level, which))


def n_of_level(s: State, level: i64) -> i64:
    n: i64 = 0
    for i in range(CONFLICT_BOX.size(s.t)):
        if edition(s).conflicts[CONFLICT_BOX.card(s.t, i)].level == level:
            n += 1
    return n


def take_of_level(s: State, level: i64, which: i64) -> i64:
    for i in range(CONFLICT_BOX.size(s.t)):
        if edition(s).conflicts[CONFLICT_BOX.card(s.t, i)].level == level:
            if which == 0:
                return CONFLICT_BOX.take_at(s.t, i)
            which -= 1
    raise ValueError("no such conflict card")


def deal_seat(s: State, seat: i64, role: i64, leader: i64) -> None:
    if role == PLAYER:
        stream = s.seats[seat][SHUFFLES.at]
        s.seats[seat] = UNPACKED_SEAT[:]
        s.seats[seat][SHUFFLES.at] = stream
    me = s.seats[seat]
    me[ROLES] = role
    me[VOICE] = seat
    me[LEADS] = leader
    me[PEEK] = edition(s).leaders[leader].peek
    if role == PLAYER:
        me[WATER] = 1
        me[VP] = 1 if s.players == 4 else 0  # IMP-SETUP-21
        if s.t[LEVEL] == 0:
            me[SOLARI] += 1
            me[SPICE] += 1
        s.shuffle(DECK, SHUFFLES, seat)
        return
    me[GARRISON] = 0
    if role == HOUSE_HAGAL:
        s.t[GUEST] = seat
        me[LEADS] = NOBODY.id
        me[AGENTS] = 3
    else:
        me[WATER] = 1
        me[GARRISON] = RIVAL_GARRISON[s.t[LEVEL]]
        if s.t[LEVEL] >= 1:
            draw_intrigue(s, seat, 1)
    me[SUPPLY] = TROOPS - me[GARRISON]


def give_voices(s: State) -> None:
    """What a Rival leaves open is decided by the player."""
    for seat in range(s.players):
        if s.seats[seat][ROLES] == PLAYER:
            for other in range(s.players):
                if s.seats[other][ROLES] == RIVAL:
                    s.seats[other][VOICE] = seat


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


UNPACKED_TABLE: Final = unpack_table(PLAN, BASE)
UNPACKED_SEAT: Final = unpack_seat(PLAN, BASE)
