"""Menu items: what a base or a module adds to the choices of a turn.

What every table has (plot cards, agents, boxes, buying, the end) is plain code of the menus.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message

# The menus, as bits of `MenuItem.menus`.
AGENT_MENU: Final = 1  # what is left of an agent turn once the agent has arrived
REVEAL_MENU: Final = 2
COMBAT_MENU: Final = 4  # an opportunity to play combat cards
ENDGAME_MENU: Final = 8  # a seat's last chance
MENUS: Final = (AGENT_MENU, REVEAL_MENU, COMBAT_MENU, ENDGAME_MENU)


@mypyc_attr(allow_interpreted_subclasses=True)
class MenuItem:
    """It offers its moves, and carries out the one that was chosen."""

    def __init__(self, menus: int, order: int) -> None:
        self.menus = menus
        self.order = order  # among the items of a menu, whatever module they come from
        self.may_delay = False  # see `delays`

    def offer(self, s: State) -> None:
        """Offers what the seat may do now, if anything."""

    def delays(self, s: State) -> bool:
        """Must it be resolved before troops are deployed and the agent turn ends?"""
        return False

    def takes(self, move: i64) -> bool:
        """Is this one of its moves?"""
        return False

    def play(self, s: State, move: i64) -> None:
        """Carries out one of its moves. The menu has been pushed again by then."""

    def words(self) -> Message | None:
        """What `resolve` does with a box of this item."""
        return None
