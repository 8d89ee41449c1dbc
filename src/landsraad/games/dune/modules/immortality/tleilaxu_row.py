"""The Tleilaxu Row: two cards and Reclaimed Forces, acquired for specimens in the reveal turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.extensions.market import Market
from landsraad.games.dune.components.extensions.top_deck_query import TopDeckQuery
from landsraad.games.dune.modules.immortality.cells import SPECIMENS, TLEILAXU_DECK, TLEILAXU_ROW
from landsraad.games.dune.modules.immortality.events import TLEILAXU_CARD_SHOWN, TLEILAXU_CARD_TAKEN
from landsraad.games.dune.modules.immortality.module import ALWAYS_THERE, IMMORTALITY, TLEILAXU
from landsraad.games.dune.modules.immortality.research_track import markers_of
from landsraad.games.dune.modules.immortality.specimens import return_to_supply
from landsraad.games.dune.rules.cards.market import TO_DISCARD, receive
from landsraad.games.dune.state.cells import BUY
from landsraad.games.dune.state.events import ACQUIRED
from landsraad.kernel.cells import NONE, set_card
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message

ROW_CARDS: Final = 2  # besides Reclaimed Forces
KNOWN: Final[dict[Box, list[int]]] = {}  # the cards that never leave the row, by Box


def show_card(s: State, place: i64) -> None:
    """Fills a place of the row at once (IMM-ROW-03); from an empty deck the gap stays open (IMM-ROW-12)."""
    if TLEILAXU_DECK.size(s.t) == 0:
        return
    card = TLEILAXU_DECK.pop(s.t)
    if place == TLEILAXU_ROW.size(s.t):
        TLEILAXU_ROW.put(s.t, card)
    else:
        TLEILAXU_ROW.put(s.t, TLEILAXU_ROW.card(s.t, place))
        set_card(s.t, TLEILAXU_ROW.at, place, card)
    if s.has_listeners:
        s.emit(TLEILAXU_CARD_SHOWN, NONE, card)


def take_from_row(s: State, card: i64) -> None:
    """Takes a card from the row and fills its place."""
    place = TLEILAXU_ROW.find(s.t, card)
    TLEILAXU_ROW.take_at(s.t, place)
    if s.has_listeners:
        s.emit(TLEILAXU_CARD_TAKEN, NONE, card)
    show_card(s, place)


def standing_cards(box: Box) -> list[int]:
    """Returns the cards that never leave the row."""
    found = KNOWN.get(box)
    if found is None:
        found = KNOWN[box] = [int(card.id) for card in box.cards if card.kind == ALWAYS_THERE]
    return found


class TleilaxuRow(Market):
    """Its cards are paid with specimens only, and have no cost in persuasion (IMM-ROW-06 to 08)."""

    kinds: tuple[str, ...] = (TLEILAXU, ALWAYS_THERE)
    cell = "tleilaxu_row"
    currency = "specimens"

    def offer(self, s: State) -> None:
        cards = box_of(s).cards
        for i in range(TLEILAXU_ROW.size(s.t)):
            card = TLEILAXU_ROW.card(s.t, i)
            if cards[card].market_price <= s.me[SPECIMENS]:
                s.offer(BUY.move(card))
        for card in standing_cards(box_of(s)):
            if cards[card].market_price <= s.me[SPECIMENS]:
                s.offer(BUY.move(card))

    def sells(self, s: State, card: i64) -> bool:
        return box_of(s).cards[card].kind in (TLEILAXU, ALWAYS_THERE)

    def buy(self, s: State, card: i64) -> None:
        shown = box_of(s).cards[card]
        return_to_supply(s, shown.market_price)
        if shown.kind == ALWAYS_THERE:  # it stays, and gives its effect each time (IMM-ROW-05)
            if s.has_listeners:
                s.emit(ACQUIRED, s.seat, card, 0, TO_DISCARD)
            s.push(shown.acquire, s.seat, shown.source)
            return
        take_from_row(s, card)
        receive(s, card, 0, TO_DISCARD)

    def shown(self, view: dict[str, Any]) -> list[str]:
        standing = [card.name for card in IMMORTALITY.cards if card.kind == ALWAYS_THERE]
        return [*view["tleilaxu_row"], *standing]

    def price_message(self, s: State, card: i64) -> Message:
        return Message("pay-specimens", {"n": box_of(s).cards[card].market_price})


class OnTopFromMarker(TopDeckQuery):
    """From the first genetic marker on, decided card by card (IMM-RESEARCH-15)."""

    def allows(self, s: State, card: i64) -> bool:
        return box_of(s).cards[card].kind == TLEILAXU and markers_of(s, s.seat) > 0


ROW_MARKET: Final = TleilaxuRow()
IMMORTALITY.markets.append(ROW_MARKET)
IMMORTALITY.top_deck.append(OnTopFromMarker())
