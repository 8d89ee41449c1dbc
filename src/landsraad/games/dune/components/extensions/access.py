"""How a card may send an agent in other ways than its printed icons and costs say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message

if TYPE_CHECKING:
    from landsraad.games.dune.components.card import Card
    from landsraad.games.dune.components.space import Space


@mypyc_attr(allow_interpreted_subclasses=True)
class Access:
    """The spaces that a card opens. `partner` is the other card of a pair, or NONE."""

    def icons(self, s: State, card: Card, partner: i64 = NONE) -> i64:
        """Returns the agent icons that the card has now, as a bit set."""
        return card.icon_set

    def passes(self, s: State, card: Card, partner: i64 = NONE) -> bool:
        """Whether enemy agents do not block the spaces of its own icons."""
        return False

    def passes_for_partner(self, s: State, card: Card) -> bool:
        """Whether enemy agents do not block the spaces of its partner's icons either."""
        return False

    def saves(self, s: State, card: Card, place: Space) -> i64:
        """Returns how much less a space costs when this card sends the agent."""
        return 0

    def message(self) -> Message | None:
        """Returns what the agent box of the card says about it, if anything."""
        return None


class Infiltration(Access):
    """Enemy agents do not block the spaces of its icons."""

    def passes(self, s: State, card: Card, partner: i64 = NONE) -> bool:
        return True

    def message(self) -> Message | None:
        return Message("infiltrates")


INFILTRATES: Final = Infiltration()
