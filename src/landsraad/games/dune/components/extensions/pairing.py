"""Two cards that send an agent together."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.games.dune.state.cells import IN_PLAY
from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pairing:
    """The cells of a seat with the two cards of this turn, and what happens to them."""

    def __init__(self, first: i64, partner: i64) -> None:
        self.first = first  # the card that the agent move names
        self.partner = partner

    def source_of_box(self, s: State, card: i64) -> i64:
        """Returns the card whose agent box this card has: its own, or its partner's if it copies that."""
        return card

    def adds_influence(self, s: State) -> bool:
        """Whether a box may still add to the influence of this turn's faction space. A copied box adds it only once."""
        return True

    def is_lost(self, s: State, card: i64) -> bool:
        """Whether a card of the pair has left play, so that its box is lost."""
        return not IN_PLAY.has(s.me, card)

    def plays(self, s: State, card: i64) -> None:
        """Puts the partner into play when the agent is sent."""
        raise NotImplementedError(type(self).__name__)
