"""Planning cards of the Mahdi automa, drawn and played at once (WFA-SOLO-47 to 53, 79, 80, 82).

The two decks alternate. A card with a part that cannot be resolved has no effect and becomes a reinforcement.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import landsraad.games.arrakis.cards.corrino
import landsraad.games.arrakis.cards.harkonnen
import landsraad.games.arrakis.cards.harkonnen_leaders  # noqa: F401  (declares the cards)
from landsraad.games.arrakis.decks.planning import DrawCards, PlayAnother, deck_side
from landsraad.games.arrakis.legions.house_action import HOUSE_ACTION
from landsraad.games.arrakis.legions.placing import Place
from landsraad.games.arrakis.legions.sites import has_site
from landsraad.games.arrakis.legions.swaps import Swap
from landsraad.games.arrakis.mahdi.card_parts import can_resolve
from landsraad.games.arrakis.mahdi.deployment import MAHDI_DEPLOY
from landsraad.games.arrakis.mahdi.house_action import MAHDI_PLACE, MAHDI_SWAP
from landsraad.games.arrakis.mahdi.military_actions import MAHDI_AGAIN, MAHDI_CARRY, MAHDI_ORDER
from landsraad.games.arrakis.mahdi.nearest_target import MAHDI_NEAR, is_near_part
from landsraad.games.arrakis.mahdi.orders import OTHERWISE, PARTS, may_be_skipped, part_of, register_parts
from landsraad.games.arrakis.mahdi.vehicles import push_vehicles
from landsraad.games.arrakis.movement.forced_march import CarryTroops, MarchAgain
from landsraad.games.arrakis.pieces.figures import side_of_leader
from landsraad.games.arrakis.pieces.leader_entries import Enter
from landsraad.games.arrakis.pieces.named_leaders import enter_play, in_play, remove_from_game
from landsraad.games.arrakis.pieces.vehicles import PlaceVehicles
from landsraad.games.arrakis.rounds.orders import LEADERSHIP_ACTION, STRATEGY_ACTION, Order
from landsraad.games.arrakis.solo_pieces.decks import keep_cards, lay_away, next_deck, other_deck, take_card
from landsraad.games.arrakis.solo_pieces.events import CARD_USELESS, MAHDI_CARD, SCHEME_DONE, SCHEME_LAID
from landsraad.games.arrakis.state.cells import (
    CORRINO,
    HARKONNEN,
    HAWAT,
    HOUSE,
    HOUSE_HARKONNEN,
    LAST_TO,
    LEADER,
    LEADERSHIP,
    MOHIAM,
    PLANNING,
    REINFORCEMENTS,
    RESULT,
    SCHEMES_LAID,
    STRATEGY,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, PLANNING_CARDS
from landsraad.games.arrakis.state.events import PLAYED_PLANNING
from landsraad.games.arrakis.worms.sign_clearing import ClearSigns, clear_around
from landsraad.kernel.algebra import NOTHING, When
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled

MENTAT_CARDS: Final = 2
LEADERS_CARDS: Final = 3  # cards of Hawat's or Mohiam's special action
# `step` of a series: remaining cards, above them 1 for the same deck again, then the next deck + 1.
DECK_BITS: Final = 4
SAME_DECK: Final = 16
DECK_SHIFT: Final = 5


class MahdiPart(Effect):
    """A part of a card or of a special action, resolved by the rules for its kind. `step` is its index."""

    def run(self, s: State) -> None:
        part = part_of(s)
        if isinstance(part, Order):
            s.again(MAHDI_ORDER, s.step)
        elif isinstance(part, Place):
            if part.deploy:
                s.again(MAHDI_DEPLOY, part.tally)
            elif not may_be_skipped(part) or has_site(s, part.site, HARKONNEN):
                s.t[LAST_TO] = NONE
                s.again(MAHDI_PLACE, s.step)
        elif isinstance(part, Swap):
            s.again(MAHDI_SWAP, s.step)
        elif isinstance(part, PlaceVehicles):
            push_vehicles(s, part.kind, part.n)
        elif isinstance(part, DrawCards):
            keep_cards(s, part.n)
        elif isinstance(part, PlayAnother):
            push_cards(s, 1)
        elif isinstance(part, MarchAgain):
            s.again(MAHDI_AGAIN, s.step)
        elif isinstance(part, CarryTroops):
            s.again(MAHDI_CARRY, s.step)
        elif isinstance(part, Enter):
            enter_play(s, part.leader)
        elif isinstance(part, ClearSigns):
            clear_around(s, part.area)
        elif is_near_part(part):
            s.again(MAHDI_NEAR, s.step)
        else:
            s.then(part)


def push_parts(s: State, source: i64, first: i64, last: i64) -> None:
    for i in range(last - 1, first - 1, -1):
        s.push(MAHDI_PART, s.seat, source, i)


# ------------------------------------------------------------------ a series of cards


def push_cards(s: State, n: i64, deck: i64 = NONE) -> None:
    """Plays a number of cards, alternating between the decks or all from one."""
    if deck == NONE:
        s.again(MAHDI_CARDS, n)
    else:
        s.again(MAHDI_CARDS, n | SAME_DECK | (deck + 1) << DECK_SHIFT)


class MahdiCards(Effect):
    """Draws a card and plays it. The discards determine the first deck; then the decks alternate."""

    def run(self, s: State) -> None:
        left = s.step & (1 << DECK_BITS) - 1
        chosen = s.step >> DECK_SHIFT
        deck = next_deck(s) if chosen == 0 else chosen - 1
        if left > 1:
            same = s.step & SAME_DECK
            then = deck if same else other_deck(deck)
            s.again(self, left - 1 | same | (then + 1) << DECK_SHIFT)
        card = take_card(s, deck)
        if card == NONE:
            return
        s.source = PLANNING.source(card)  # its effects have the card as their cause
        if s.has_listeners:
            s.emit(MAHDI_CARD, s.seat, card, deck)
        if PLANNING_CARDS[card].schemes:
            play_scheme(s, card)
        else:
            play_card(s, card)


def play_card(s: State, card: i64) -> None:
    source = PLANNING.source(card)
    effect = PLANNING_CARDS[card].effect
    first: i64 = 0
    last: i64 = len(PARTS[source])
    if isinstance(effect, When) and effect.otherwise is not None:
        if effect.condition.holds(s):
            last = first_case_length(source)
        else:
            first = OTHERWISE
    if not can_resolve(s, source, first, last):
        keep_useless(s, card)
        return
    lay_away(s, card)
    if s.has_listeners:
        s.emit(PLAYED_PLANNING, s.seat, card)
    push_parts(s, source, first, last)


def first_case_length(source: i64) -> i64:
    """The number of parts in the first case of a card."""
    parts = PARTS[source]
    n: i64 = 0
    while parts[n] is not NOTHING:
        n += 1
    return n


def keep_useless(s: State, card: i64) -> None:
    REINFORCEMENTS.put(s.me, card)
    if s.has_listeners:
        s.emit(CARD_USELESS, s.seat, card)


def play_scheme(s: State, card: i64) -> None:
    """The first of Hawat's schemes is laid beside the board; the second one resolves both (WFA-SOLO-82)."""
    if SCHEMES_LAID.size(s.me) == 0:
        SCHEMES_LAID.put(s.me, card)
        if s.has_listeners:
            s.emit(SCHEME_LAID, s.seat)
        return
    if not in_play(s, HAWAT):
        keep_useless(s, card)
        return
    lay_away(s, SCHEMES_LAID.pop(s.me))
    lay_away(s, card)
    if s.has_listeners:
        s.emit(SCHEME_DONE, s.seat)
    remove_from_game(s, HAWAT)
    enter_play(s, MOHIAM)


class MahdiMentat(Effect):
    """The Mentat action of a die (WFA-SOLO-47)."""

    def run(self, s: State) -> None:
        push_cards(s, MENTAT_CARDS)


def push_special(s: State, leader: i64) -> None:
    """The special action. Those of Hawat and Mohiam differ in the solo game (WFA-SOLO-79, WFA-SOLO-80)."""
    if leader in (HAWAT, MOHIAM):
        push_cards(s, LEADERS_CARDS, HOUSE_HARKONNEN if leader == HAWAT else CORRINO)
    else:
        source = LEADER.source(leader)
        push_parts(s, source, 0, len(PARTS[source]))


def _register_all() -> None:
    for card in PLANNING_CARDS:
        if deck_side(card.deck) == HARKONNEN:
            register_parts(int(card.source), card.effect)
    for leader in LEADER_CARDS:
        if side_of_leader(leader.leader) == HARKONNEN and leader.special is not None:
            register_parts(int(leader.source), leader.special)
    register_parts(int(RESULT.source(LEADERSHIP)), LEADERSHIP_ACTION)
    register_parts(int(RESULT.source(STRATEGY)), STRATEGY_ACTION)
    register_parts(int(RESULT.source(HOUSE)), HOUSE_ACTION)


_register_all()
MAHDI_PART: Final = labelled("arrakis:MahdiPart", MahdiPart())
MAHDI_CARDS: Final = labelled("arrakis:MahdiCards", MahdiCards())
MAHDI_MENTAT: Final = labelled("arrakis:MahdiMentat", MahdiMentat())
