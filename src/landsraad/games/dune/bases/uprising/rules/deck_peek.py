"""Effects that look at the top of a seat's own deck. Opponents see only the cards that end up face up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import TRASH_LOOKED
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.drawing import draw
from landsraad.games.dune.rules.cards.trashing import remove_card
from landsraad.games.dune.state.cells import DECK, DISCARD, DISCARD_CARD, KNOWN, LEADS, PEEK
from landsraad.games.dune.state.events import DISCARDED, LOOKED
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ANY_MOVE, ASKS, DRAWS, FILLS_DISCARD, Effect, State, labelled
from landsraad.kernel.messages import Message

LOOKS: Final = 3


class DeckHolds(Condition):
    """Whether the deck has that many cards, without shuffling."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return DECK.size(s.me) >= self.n

    def message(self) -> Message:
        return Message("if-deck-size", {"n": self.n})


class SortThree(Effect):
    """Looks at the top three cards: one is discarded, one trashed, one drawn, as one effect (UPM-RULINGS-03).

    The two public cards are chosen first, so that no choice names the one that stays secret.
    """

    ordering = ASKS | DRAWS | FILLS_DISCARD

    def run(self, s: State) -> None:
        if s.has_listeners:
            for i in range(LOOKS):
                s.emit(LOOKED, s.seat, DECK.card(s.me, DECK.size(s.me) - 1 - i))
        s.me[PEEK] = LOOKS
        s.then(DISCARD_ONE)

    def message(self) -> Message:
        return Message("sort-three", {"n": LOOKS})


def offer_top(s: State, n: i64) -> None:
    """Offers the cards among the top n, each kind once, as moves of the current effect."""
    top = DECK.size(s.me) - 1
    for i in range(n):
        card = DECK.card(s.me, top - i)
        twice = False
        for j in range(i):
            twice = twice or DECK.card(s.me, top - j) == card
        if not twice:
            s.offer(DISCARD_CARD.move(card) if n == LOOKS else TRASH_LOOKED.move(card))


def take_from_top(s: State, card: i64) -> None:
    """Takes the first card of that kind from the top; public knowledge about the remaining ones is kept."""
    depth: i64 = 0
    while DECK.card(s.me, DECK.size(s.me) - 1 - depth) != card:
        depth += 1
    DECK.take_at(s.me, DECK.size(s.me) - 1 - depth)
    if depth < s.me[KNOWN]:
        s.me[KNOWN] -= 1


class DiscardOne(Effect):
    """Discards from the deck, so bonuses for discarding from the hand do not apply (UPM-RULINGS-10)."""

    asks = True
    decision = "card"
    always_ask = ANY_MOVE  # skipping the choice would reveal that the cards are equal

    def options(self, s: State) -> None:
        offer_top(s, LOOKS)

    def discreet(self, s: State) -> bool:
        return True

    def play(self, s: State, move: i64) -> None:
        card = DISCARD_CARD.a(move)
        take_from_top(s, card)
        s.me[PEEK] = LOOKS - 1
        DISCARD.put(s.me, card)
        if s.has_listeners:
            s.emit(DISCARDED, s.seat, card)
        s.then(TRASH_ONE)


class TrashOne(Effect):
    asks = True
    decision = "card"
    always_ask = ANY_MOVE

    def options(self, s: State) -> None:
        offer_top(s, LOOKS - 1)

    def discreet(self, s: State) -> bool:
        return True

    def play(self, s: State, move: i64) -> None:
        card = TRASH_LOOKED.a(move)
        take_from_top(s, card)
        draw(s, s.seat, 1)
        s.me[PEEK] = box_of(s).leaders[s.me[LEADS]].peek
        remove_card(s, card, NONE)  # the deck is not one of the zones for trashing


def deck_holds(n: int) -> Condition:
    return DeckHolds(n)


sort_three = SortThree
DISCARD_ONE: Final = labelled("DiscardOne", DiscardOne())
TRASH_ONE: Final = labelled("TrashOne", TrashOne())
