"""The Imperium Row and the Reserve: prices, buying, and effects that acquire cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.market import Market
from landsraad.games.dune.components.hooks import STEPS, push_hooks
from landsraad.games.dune.components.moments import CARD_ACQUIRED
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.cards.reveal_box import reveal_card
from landsraad.games.dune.rules.seats.resources import lose
from landsraad.games.dune.state.cells import (
    ACQUIRE,
    BUY,
    DECK,
    DISCARD,
    DISCOUNT,
    HAND,
    KNOWN,
    MAY_TOP_DECK,
    PERSUASION,
    PUT,
    REMOVE,
    RESERVE,
    RESERVE_LEFT,
    RESERVED,
    REVEALING,
    ROW,
)
from landsraad.games.dune.state.events import ACQUIRED, REMOVED, ROW_CARD, SET_ASIDE
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE, Pile
from landsraad.kernel.engine import FILLS_DISCARD, Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

ROW_SIZE: Final = 5
TO_DISCARD: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2


def fill_row(s: State) -> None:
    while ROW.size(s.t) < ROW_SIZE:
        add_to_row(s)


def add_to_row(s: State) -> None:
    """Refills the Row at once, so that the new card can be bought in the same turn (IMP-BUY-11, -12)."""
    deck = box_of(s).imperium_deck
    if deck.size(s.t) > 0:
        card = deck.pop(s.t)
        lay_in_row(s, card)
        if s.has_listeners:
            s.emit(ROW_CARD, NONE, card)


def lay_in_row(s: State, card: i64) -> None:
    """Adds a card to the Row: in the leftmost empty place, in games where places matter."""
    ROW.put(s.t, card)
    places = box_of(s).row_places
    if places != NONE:
        change_place(s, places, NONE, card)


def lift_from_row(s: State, card: i64) -> None:
    ROW.take(s.t, card)
    places = box_of(s).row_places
    if places != NONE:
        change_place(s, places, card, NONE)


def change_place(s: State, places: i64, old: i64, new: i64) -> None:
    for i in range(places, places + ROW_SIZE):
        if s.t[i] == old:
            s.t[i] = new
            return


def price(s: State, card: i64) -> i64:
    """Returns the price in persuasion, with discounts on Reserve cards and on the card set aside for the seat."""
    shown = box_of(s).cards[card]
    if card == s.me[RESERVED]:
        return shown.cost - 1
    if shown.reserve == NONE:
        return shown.cost
    return max(shown.cost - s.me[DISCOUNT + shown.reserve], 0)


def offer_cards(s: State) -> None:
    """Offers all cards that can be bought now (IMP-BUY-02); Foldspace never can (IMP-BUY-03)."""
    purse = s.me[PERSUASION]
    box = box_of(s)
    last: i64 = NONE
    for i in range(ROW.size(s.t)):
        card = ROW.card(s.t, i)
        if card != last and box.cards[card].cost <= purse and card != s.me[RESERVED]:
            s.offer(BUY.base + card)
        last = card
    for i in range(len(box.reserve_cards)):
        card = box.reserve_cards[i]
        if s.t[RESERVE_LEFT + i] > 0 and box.cards[card].cost > 0 and price(s, card) <= purse:
            s.offer(BUY.base + card)
    if s.me[RESERVED] != NONE and price(s, s.me[RESERVED]) <= purse:
        s.offer(BUY.move(s.me[RESERVED]))
    row = own_row(s)
    if row is not None:
        for i in range(row.size(s.t)):
            card = row.card(s.t, i)
            if not row.repeats(s.t, i) and box.cards[card].cost <= purse and not ROW.has(s.t, card):
                s.offer(BUY.move(card))
    for i in range(len(box.markets)):
        box.markets[i].offer(s)


def own_row(s: State) -> Pile | None:
    """Returns the cards that only one team may acquire (UPR-SIX-50), if the current seat is in it."""
    row, side = box_of(s).own_row, s.plan.side
    if row is None or side == NONE or s.me[side] != box_of(s).own_row_side:
        return None
    return row


def market_of(s: State, card: i64) -> Market | None:
    """Returns the market of a module that has the card."""
    markets = box_of(s).markets
    for i in range(len(markets)):
        if markets[i].sells(s, card):
            return markets[i]
    return None


def buy(s: State, card: i64) -> None:
    market = market_of(s, card)
    if market is not None:
        market.buy(s, card)
        return
    cost = price(s, card)
    lose(s, s.seat, PERSUASION, cost)
    acquire(s, card, cost, TO_DISCARD)


def acquire(s: State, card: i64, paid: i64, place: i64) -> None:
    """Moves a card to the discard pile or the top of the deck, then resolves its acquire box."""
    if card == s.me[RESERVED]:
        s.me[RESERVED] = NONE
    elif box_of(s).cards[card].reserve != NONE:
        s.t[RESERVE_LEFT + box_of(s).cards[card].reserve] -= 1
    elif not ROW.has(s.t, card):
        row = own_row(s)
        if row is not None:
            row.take(s.t, card)
    else:
        lift_from_row(s, card)
        add_to_row(s)
    receive(s, card, paid, place)


def receive(s: State, card: i64, paid: i64, place: i64) -> None:
    """Gives the seat an acquired card that has left its market, and resolves its acquire box."""
    if s.has_listeners:
        s.emit(ACQUIRED, s.seat, card, paid, place)
    shown = box_of(s).cards[card]
    if shown.acquire is not NOTHING:
        push_hooks(s, CARD_ACQUIRED, s.seat, shown.source)
        s.push(shown.acquire, s.seat, shown.source)
    if place == TO_DISCARD and may_top_deck(s, card):
        s.push(DESTINATION, s.seat, box_of(s).cards[card].source)
    else:
        store(s, card, place)
    if shown.acquire is NOTHING:  # no acquire box to resolve first
        because = s.source
        s.source = shown.source
        STEPS[CARD_ACQUIRED].run(s)
        s.source = because


def may_top_deck(s: State, card: i64) -> bool:
    """Whether the seat may put an acquired card on top of its deck."""
    if s.me[MAY_TOP_DECK] and s.me[REVEALING]:
        return True
    for query in box_of(s).top_deck:
        if query.allows(s, card):
            return True
    return False


def store(s: State, card: i64, place: i64) -> None:
    if place == TO_DECK:
        DECK.put(s.me, card)
        s.me[KNOWN] += 1
    elif place == TO_HAND and s.me[REVEALING]:
        reveal_card(s, s.seat, card)
    elif place == TO_HAND:
        HAND.put(s.me, card)
    else:
        DISCARD.put(s.me, card)


class Destination(Effect):
    """Recruitment Mission: asks for each card where it goes (IMP-CARD-23). `source` is the card."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        s.offer(PUT.move(TO_DISCARD))
        s.offer(PUT.move(TO_DECK))

    def play(self, s: State, move: i64) -> None:
        store(s, member_of(s.source), PUT.a(move))


def offer_up_to(s: State, limit: i64, least: i64 = 0) -> None:
    """Offers cards of the Row and the Reserve up to a printed cost, and the one set aside for the seat."""
    for i in range(ROW.size(s.t)):
        card = ROW.card(s.t, i)
        if not ROW.repeats(s.t, i) and least <= box_of(s).cards[card].cost <= limit and card != s.me[RESERVED]:
            s.offer(ACQUIRE.move(card))
    for i in range(len(box_of(s).reserve_cards)):
        shown = box_of(s).cards[box_of(s).reserve_cards[i]]
        if s.t[RESERVE_LEFT + i] > 0 and max(1, least) <= shown.cost <= limit:
            s.offer(ACQUIRE.move(shown.id))
    if s.me[RESERVED] != NONE and least <= box_of(s).cards[s.me[RESERVED]].cost <= limit:
        s.offer(ACQUIRE.move(s.me[RESERVED]))
    row = own_row(s)
    if row is not None:
        for i in range(row.size(s.t)):
            card = row.card(s.t, i)
            if (not row.repeats(s.t, i) and least <= box_of(s).cards[card].cost <= limit and not ROW.has(s.t, card)
                    and card != s.me[RESERVED]):
                s.offer(ACQUIRE.move(card))


def any_up_to(s: State, limit: i64, least: i64 = 0) -> bool:
    before = s.count
    offer_up_to(s, limit, least)
    found = s.count > before
    s.count = before
    return found


class AcquireUpTo(Effect):
    """Acquires a card of the Row or the Reserve up to a printed cost, without paying persuasion."""

    asks = True
    decision = "card"
    ordering = FILLS_DISCARD

    def __init__(self, limit: i64, place: i64, least: i64 = 0) -> None:
        super().__init__()
        self.limit = limit
        self.place = place
        self.least = least

    def possible(self, s: State) -> bool:
        return any_up_to(s, self.limit, self.least)

    def options(self, s: State) -> None:
        offer_up_to(s, self.limit, self.least)

    def play(self, s: State, move: i64) -> None:
        acquire(s, ACQUIRE.a(move), 0, self.place)

    def message(self) -> Message:
        place = "-to-deck" if self.place == TO_DECK else "-to-hand" if self.place == TO_HAND else ""
        return Message(f"acquire{place}", {"n": self.limit})


class AcquireReserve(Effect):
    ordering = FILLS_DISCARD

    def __init__(self, reserve: i64) -> None:
        super().__init__()
        self.reserve = reserve

    def run(self, s: State) -> None:
        if s.t[RESERVE_LEFT + self.reserve] > 0:
            acquire(s, box_of(s).reserve_cards[self.reserve], 0, TO_DISCARD)

    def message(self) -> Message:
        return Message("acquire-reserve", {"card": RESERVE.names[self.reserve]})


class Manipulate(Effect):
    """Sets a card of the Row aside. Only you may acquire it in your next reveal turn, for 1 less."""

    asks = True
    decision = "card"

    def options(self, s: State) -> None:
        offer_each(s, s.t, ROW, REMOVE)

    def play(self, s: State, move: i64) -> None:
        drop_reserved(s)
        card = REMOVE.a(move)
        lift_from_row(s, card)
        s.me[RESERVED] = card
        if s.has_listeners:
            s.emit(SET_ASIDE, s.seat, card)
        add_to_row(s)

    def message(self) -> Message:
        return Message("manipulate", {"n": 1})


def drop_reserved(s: State) -> None:
    """Removes a card that was set aside and not acquired in time from the game (IMP-LEADER-12)."""
    if s.me[RESERVED] != NONE:
        if s.has_listeners:
            s.emit(REMOVED, s.seat, s.me[RESERVED])
        box_of(s).trashed.put(s.t, s.me[RESERVED])
        s.me[RESERVED] = NONE


def acquire_up_to(limit: int, place: int = TO_DISCARD) -> Effect:
    return AcquireUpTo(limit, place)


acquire_reserve = AcquireReserve
manipulate = Manipulate
DESTINATION: Final = labelled("Destination", Destination())
