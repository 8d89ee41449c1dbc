"""Markets besides the Imperium Row and the Reserve: cards that a seat may acquire in its reveal turn."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Market:
    kinds: tuple[str, ...] = ()  # of the cards that it sells
    cell: str = ""  # the name of the pile with its cards; the title is `cell-NAME`
    currency: str = ""  # the name of the cell that pays; `gallery-cost-NAME` says a price

    def offer(self, s: State) -> None:
        """Offers the cards that the seat can pay for now, as moves of `BUY`."""

    def sells(self, s: State, card: i64) -> bool:
        """Whether this market has the card."""
        return False

    def buy(self, s: State, card: i64) -> None:
        """Takes the price and gives the card to the seat; see `rules.cards.market.receive`."""

    def shown(self, view: dict[str, Any]) -> list[str]:
        """Returns the names of the cards on sale, from what a viewer sees of the table."""
        return []

    def price_message(self, s: State, card: i64) -> Message:
        """Returns what the card costs, for the label of its move."""
        raise NotImplementedError(type(self).__name__)
