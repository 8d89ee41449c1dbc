"""Effects that draw, discard, look at and take back cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.pile_choices import holds_faction, offer_each, offer_of_faction
from landsraad.games.dune.rules.cards.reveal_box import reveal_card
from landsraad.games.dune.rules.cards.trashing import remove_card
from landsraad.games.dune.state.cells import (
    DEALS,
    DECK,
    DISCARD,
    DISCARD_CARD,
    DRAW_TOP,
    FACTION,
    HAND,
    INTRIGUES,
    KNOWN,
    LEADS,
    PEEK,
    PICKS,
    REVEALING,
    RIVAL,
    ROLES,
    SHUFFLES,
    TAKE,
    TRASH_TOP,
)
from landsraad.games.dune.state.events import (
    DISCARDED,
    DREW,
    DREW_INTRIGUE,
    LOOKED,
    SHUFFLED,
    STOLEN,
    TOOK,
)
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import DRAWS, Effect, State, labelled
from landsraad.kernel.messages import Message

EXPOSED: Final = 4  # number of intrigue cards from which on one can be stolen (IMP-INTRIGUE-12)


def draw(s: State, seat: i64, n: i64) -> None:
    """Draws cards; shuffles the discard pile only when a card has to be drawn (IMP-CARD-02, IMP-CARD-03)."""
    me = s.seats[seat]
    for _ in range(n):
        if DECK.size(me) == 0:
            if DISCARD.size(me) == 0:
                return
            DISCARD.pour(me, DECK)
            shuffle_deck(s, seat)
        card = DECK.pop(me)
        if me[KNOWN] > 0:
            me[KNOWN] -= 1
        if s.has_listeners:
            s.emit(DREW, seat, card)
        if me[REVEALING]:  # IMP-REVEAL-07: the card is revealed and used at once
            reveal_card(s, seat, card)
        else:
            HAND.put(me, card)


def shuffle_deck(s: State, seat: i64) -> None:
    s.shuffle(DECK, SHUFFLES, seat)
    s.seats[seat][KNOWN] = 0
    if s.has_listeners:
        s.emit(SHUFFLED, seat, 0)


def draw_intrigue(s: State, seat: i64, n: i64) -> None:
    me = s.seats[seat]
    deck, played = box_of(s).intrigue_deck, box_of(s).intrigue_discard
    for _ in range(n):
        if deck.size(s.t) == 0:  # IMP-INTRIGUE-11
            if played.size(s.t) == 0:
                return
            played.pour(s.t, deck)
            s.shuffle(deck, DEALS)
            if s.has_listeners:
                s.emit(SHUFFLED, seat, 1)
        card = deck.pop(s.t)
        INTRIGUES.put(me, card)
        if s.has_listeners:
            s.emit(DREW_INTRIGUE, seat, card)
        automa = box_of(s).automa
        if me[ROLES] == RIVAL and automa is not None:
            automa.drew_intrigue(s, seat)


def discard(s: State, seat: i64, card: i64) -> None:
    """Discards a card from a hand, and resolves what the card gives for that."""
    HAND.take(s.seats[seat], card)
    DISCARD.put(s.seats[seat], card)
    if s.has_listeners:
        s.emit(DISCARDED, seat, card)
    shown = box_of(s).cards[card]
    if shown.discarded is not NOTHING:
        s.push(shown.discarded, seat, shown.source)


class Draw(Effect):
    ordering = DRAWS

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        draw(s, s.seat, self.n)

    def message(self) -> Message:
        return Message("draw", {"n": self.n})


class DrawIntrigue(Effect):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        draw_intrigue(s, s.seat, self.n)

    def message(self) -> Message:
        return Message("draw-intrigue", {"n": self.n})


class StealIntrigue(Effect):
    """Takes one random intrigue card from each opponent with four or more."""

    def run(self, s: State) -> None:
        for i in range(1, s.players):
            victim = (s.seat + i) % s.players
            other = s.seats[victim]
            if INTRIGUES.size(other) >= EXPOSED and not s.allied(s.seat, victim):
                i_th = s.pick_card(other, INTRIGUES, box_of(s).intrigue_ids.names, PICKS)
                card = INTRIGUES.take_at(other, i_th)
                INTRIGUES.put(s.me, card)
                if s.has_listeners:
                    s.emit(STOLEN, victim, s.seat)
                    s.emit(DREW_INTRIGUE, s.seat, card)

    def message(self) -> Message:
        return Message("steal-intrigue", {"n": EXPOSED})


class Discard(Effect):
    """Discards n cards of your hand one by one, as many as you have. `step` counts those already discarded."""

    asks = True
    decision = "card"

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return HAND.size(s.me) > 0

    def options(self, s: State) -> None:
        offer_each(s, s.me, HAND, DISCARD_CARD)

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 1  # asks even if all cards are equal: that is secret

    def play(self, s: State, move: i64) -> None:
        discard(s, s.seat, DISCARD_CARD.a(move))
        if s.step + 1 < self.n:
            s.again(self, s.step + 1)

    def message(self) -> Message:
        return Message("discard", {"n": self.n})


class DiscardPrice(Discard):
    """A cost: discards cards; it must be paid in full."""

    def possible(self, s: State) -> bool:
        return HAND.size(s.me) >= self.n


class DeckLeft(Condition):
    """Whether there is a card to look at: looking never shuffles (IMP-LEADER-13, IMP-CARD-19)."""

    def holds(self, s: State) -> bool:
        return DECK.size(s.me) > 0

    def message(self) -> Message:
        return Message("if-deck")


class Snoop(Effect):
    """Looks at the top card of your deck, then draws or trashes it."""

    ordering = DRAWS

    def run(self, s: State) -> None:
        if DECK.size(s.me) > 0:
            s.me[PEEK] = 1
            if s.has_listeners:
                s.emit(LOOKED, s.seat, DECK.top(s.me))
            s.then(SNOOPED)

    def message(self) -> Message:
        return Message("snoop")


class Snooped(Effect):
    asks = True

    def options(self, s: State) -> None:
        s.offer(DRAW_TOP.move())
        s.offer(TRASH_TOP.move())

    def play(self, s: State, move: i64) -> None:
        s.me[PEEK] = box_of(s).leaders[s.me[LEADS]].peek
        if DRAW_TOP.has(move):
            draw(s, s.seat, 1)
        else:
            if s.me[KNOWN] > 0:
                s.me[KNOWN] -= 1
            remove_card(s, DECK.pop(s.me), NONE)  # the deck is not one of the zones for trashing
            if s.has_listeners and s.me[PEEK] > 0 and DECK.size(s.me) > 0:  # this leader now sees the next card
                s.source = box_of(s).leaders[s.me[LEADS]].source
                s.emit(LOOKED, s.seat, DECK.top(s.me))


class Refocus(Effect):
    """Shuffles the discard pile into the deck, then draws."""

    ordering = DRAWS

    def run(self, s: State) -> None:
        DISCARD.pour(s.me, DECK)
        shuffle_deck(s, s.seat)
        draw(s, s.seat, 1)

    def message(self) -> Message:
        return Message("refocus", {"n": 1})


class TakeBack(Effect):
    """Returns a card of a faction from your discard pile to your hand."""

    asks = True
    decision = "card"

    def __init__(self, faction: i64) -> None:
        super().__init__()
        self.faction = faction

    def possible(self, s: State) -> bool:
        return holds_faction(s, DISCARD, self.faction)

    def options(self, s: State) -> None:
        offer_of_faction(s, DISCARD, TAKE, self.faction)

    def play(self, s: State, move: i64) -> None:
        card = TAKE.a(move)
        DISCARD.take(s.me, card)
        if s.me[REVEALING]:
            reveal_card(s, s.seat, card)
        else:
            HAND.put(s.me, card)
        if s.has_listeners:
            s.emit(TOOK, s.seat, card)

    def message(self) -> Message:
        return Message("take-back", {"faction": FACTION.names[self.faction]})


draw_cards = Draw
intrigue_cards = DrawIntrigue
steal_intrigue = StealIntrigue
discard_cards = Discard
discard_price = DiscardPrice
snoop = Snoop
refocus = Refocus
take_back = TakeBack
SNOOPED: Final = labelled("Snooped", Snooped())
DECK_LEFT: Final = DeckLeft()
