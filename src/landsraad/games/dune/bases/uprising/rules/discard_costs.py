"""Effects that discard cards as a cost, some with a bonus for cards of a faction."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.drawing import Discard
from landsraad.games.dune.state.cells import DISCARD_CARD, FACTION
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class DiscardFor(Discard):
    """Discards a card for a gain, and a larger one if it belongs to a faction.

    Without any gain it is mandatory and waits until there is a card to discard (UPM-RULINGS-02).
    """

    may_wait = True

    def __init__(self, gain: Effect, faction: i64, more: Effect) -> None:
        self.gain = gain
        self.faction = faction
        self.more = more
        self.optional = gain is not NOTHING
        super().__init__(1)

    def options(self, s: State) -> None:
        super().options(s)
        if self.optional and s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if SKIP.has(move):
            return
        if box_of(s).cards[DISCARD_CARD.a(move)].factions >> self.faction & 1:
            s.then(self.more)
        if self.optional:
            s.then(self.gain)
        super().play(s, move)

    def message(self) -> Message:
        discarded = Message("if-discarded", {"faction": FACTION.names[self.faction]})
        more = Message("when", {"condition": discarded, "effect": self.more.message()})
        if self.optional:
            gain = Message("all", {"parts": [self.gain.message(), more]})
            return Message("arrow", {"cost": Message("discard", {"n": 1}), "gain": gain})
        return Message("all", {"parts": [Message("discard", {"n": 1}), more]})

    def parts_of(self) -> list[Effect]:
        return [self.gain, self.more]


def discard_for(gain: Effect, faction: int, more: Effect) -> Effect:
    return DiscardFor(gain, faction, more)


def must_discard(faction: int, more: Effect) -> Effect:
    return DiscardFor(NOTHING, faction, more)

