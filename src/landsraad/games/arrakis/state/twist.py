"""A twist: one changed rule of a table. The twist of a table is its plan's box; most tables have none."""

from __future__ import annotations

from typing import Final, cast

from landsraad.kernel.engine import GameBox, State

OPTION: Final = "twist"
NO_TWIST: Final = "none"


class Twist(GameBox):
    """Changes nothing by itself. No twist adds cells, so positions look like those of any table."""

    def __init__(self, name: str = NO_TWIST) -> None:
        self.name = name

    def set_up(self, s: State) -> None:
        """Runs when the board is set up, before the first round."""

    def round_began(self, s: State) -> None:
        """Runs in each round after the cards of its start are drawn and revealed."""


def twist_of(s: State) -> Twist:
    return cast(Twist, s.box)
