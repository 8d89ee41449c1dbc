"""Effects that trash cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.state.cells import (
    AMOUNTS,
    CARD,
    COUNTED,
    DISCARD,
    HAND,
    IN_PLAY,
    LATER,
    PENDING,
    RESERVE_LEFT,
    TRASH,
)
from landsraad.games.dune.state.events import TRASHED_CARD
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.cells import NONE, Pile
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message


def remove_card(s: State, card: i64, zone: i64) -> None:
    """Removes a trashed card from the game or returns it to its Reserve pile (IMP-SYMBOL-06, IMP-SYMBOL-07)."""
    if s.has_listeners:
        s.emit(TRASHED_CARD, s.seat, card, zone)
    if box_of(s).cards[card].reserve != NONE:
        s.t[RESERVE_LEFT + box_of(s).cards[card].reserve] += 1
    else:
        box_of(s).trashed.put(s.t, card)
    if zone == FROM_PLAY and box_of(s).forfeits:
        forfeit(s, card)
    if box_of(s).cards[card].trashed is not NOTHING:
        s.push(box_of(s).cards[card].trashed, s.seat, box_of(s).cards[card].source)


def forfeit(s: State, card: i64, spent: i64 = 0) -> None:
    """Drops the unresolved reveal boxes of a card that has left play (UPM-RULINGS-08).

    Among several copies in play, the trashed one counts as resolved, unless all resolved copies were `spent` already.
    """
    left = IN_PLAY.count(s.me, card) - spent
    while PENDING.count(s.me, card) > left:
        PENDING.take(s.me, card)
    for part in box_of(s).cards[card].conditional:
        while COUNTED.count(s.me, part) > 0 and COUNTED.count(s.me, part) + LATER.count(s.me, part) > left:
            AMOUNTS.take_at(s.me, COUNTED.find(s.me, part))
            COUNTED.take(s.me, part)
        while LATER.count(s.me, part) > left:
            LATER.take(s.me, part)


ZONES: Final[list[Pile]] = [HAND, DISCARD, IN_PLAY]
FROM_PLAY: Final = 2


class Trash(Effect):
    """Trashes a card from hand, discard pile or play; a cost is not optional (IMP-SYMBOL-05, IMP-SYMBOL-08)."""

    asks = True
    decision = "card"

    def __init__(self, as_cost: bool) -> None:
        self.optional = not as_cost
        super().__init__()

    def possible(self, s: State) -> bool:
        return HAND.size(s.me) + DISCARD.size(s.me) + IN_PLAY.size(s.me) > 0

    def options(self, s: State) -> None:
        for zone in range(3):
            offer_each(s, s.me, ZONES[zone], TRASH, zone)
        if self.optional and s.count > 0:
            s.offer(SKIP.move())

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 1  # asks even if all cards are equal: that is secret

    def play(self, s: State, move: i64) -> None:
        if TRASH.has(move):
            ZONES[TRASH.b(move)].take(s.me, TRASH.a(move))
            remove_card(s, TRASH.a(move), TRASH.b(move))

    def message(self) -> Message:
        return Message("trash" if self.optional else "trash-cost")


class TrashThis(Effect):
    """Trashes the card whose box this is (IMP-AGENT-16)."""

    def possible(self, s: State) -> bool:
        return CARD.source(0) <= s.source < CARD.source(CARD.capacity) and IN_PLAY.has(s.me, member_of(s.source))

    def run(self, s: State) -> None:
        if self.possible(s):
            IN_PLAY.take(s.me, member_of(s.source))
            remove_card(s, member_of(s.source), FROM_PLAY)

    def message(self) -> Message:
        return Message("trash-this")


trash: Final = labelled("conflict:terrible_purpose:first/2", Trash(as_cost=False))
trash_cost: Final = labelled("space:selective_breeding/1", Trash(as_cost=True))
trash_this: Final = labelled("card:seek_allies:agent", TrashThis())
