"""Effects that trash one of two grafted cards."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.rules.space_effects import Visited
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.modules.immortality.cells import BORROWED, GRAFTED, PARTNER
from landsraad.games.dune.modules.immortality.effects import partner_of
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.rules.cards.trashing import FROM_PLAY, remove_card
from landsraad.games.dune.rules.seats.influence import gain_influence
from landsraad.games.dune.state.cells import IN_PLAY, TRASH, VISITED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class SentToFaction(Visited):
    """Whether the agent of this turn is on a faction space, which is known when it arrives."""

    settled = True


def is_left(s: State, card: i64) -> bool:
    """Whether a card of the pair is still in play. One that comes from the Imperium Row never was (IMM-CARD-06)."""
    return IN_PLAY.has(s.me, card) and not (s.me[BORROWED] != 0 and card == s.me[PARTNER])


class TrashPartner(Effect):
    """A cost: trashes the partner. Its box is lost if it has not been resolved (IMM-CARD-14, IMM-GRAFT-13)."""

    def possible(self, s: State) -> bool:
        other = partner_of(s)
        return other != NONE and is_left(s, other)

    def run(self, s: State) -> None:
        other = partner_of(s)
        if other != NONE and is_left(s, other):
            IN_PLAY.take(s.me, other)
            remove_card(s, other, FROM_PLAY)

    def message(self) -> Message:
        return Message("trash-partner")


class TrashOfPair(Effect):
    """Trashes one of the two grafted cards, and gains influence with the faction of this turn's space as part of the
    same effect (IMM-CARD-10, IMM-Q-10)."""

    asks = True
    decision = "card"

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def options(self, s: State) -> None:
        first, second = s.me[GRAFTED], s.me[PARTNER]
        if first != NONE and is_left(s, first):
            s.offer(TRASH.move(first, FROM_PLAY))
        if second != NONE and second != first and is_left(s, second):
            s.offer(TRASH.move(second, FROM_PLAY))

    def play(self, s: State, move: i64) -> None:
        IN_PLAY.take(s.me, TRASH.a(move))
        gain_influence(s, s.seat, box_of(s).spaces[s.me[VISITED]].faction, self.n)
        remove_card(s, TRASH.a(move), FROM_PLAY)

    def message(self) -> Message:
        return Message("trash-of-pair", {"n": self.n})


trash_partner = TrashPartner
trash_of_pair = TrashOfPair


def trashes_of_pair(effect: Effect) -> bool:
    """Whether an effect, or a part of it, may trash the other card of a pair."""
    for part in effect.parts_of():
        if trashes_of_pair(part):
            return True
    return isinstance(effect, (TrashPartner, TrashOfPair))


def mark_cards(box: Box) -> None:
    """The boxes of pairs with these cards wait for an order (IMM-GRAFT-06, IMM-GRAFT-13)."""
    for card in box.cards:
        card.trashes_partner = trashes_of_pair(card.agent)


IMMORTALITY.wiring.append(mark_cards)
