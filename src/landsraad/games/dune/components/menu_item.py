"""Menu items: choices that a base or a module adds to a turn.

Choices that every table has (plot cards, agents, boxes, buying, ending the turn) are plain code of the menus.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message

# The menus, as bits of `MenuItem.menus`.
AGENT_MENU: Final = 1  # the rest of an agent turn, after the agent has arrived
REVEAL_MENU: Final = 2
COMBAT_MENU: Final = 4  # an opportunity to play combat cards
ENDGAME_MENU: Final = 8  # a seat's last choices at the end of the game
TURN_MENU: Final = 16  # the beginning of a turn, before an agent is sent or the cards are revealed
MENUS: Final = (AGENT_MENU, REVEAL_MENU, COMBAT_MENU, ENDGAME_MENU, TURN_MENU)


@mypyc_attr(allow_interpreted_subclasses=True)
class MenuItem:
    """A kind of choice: offers its moves and plays the chosen one."""

    def __init__(self, menus: int, order: int) -> None:
        self.menus = menus
        self.order = order  # position in the menu, across all modules
        self.may_delay = False  # `delays` may return True; it offers moves only while it does
        self.sends_agent = False  # its moves begin to send an agent
        self.last = False  # in the reveal menu: offered after everything else
        self.replaces = False  # in the turn menu: its moves begin the turn, so the menu does not return

    def offer(self, s: State) -> None:
        """Offers the moves that the seat may choose now, if any."""

    def delays(self, s: State) -> bool:
        """Whether it must be resolved before the seat deploys troops and ends its agent turn."""
        return False

    def takes(self, move: i64) -> bool:
        """Whether this item offers the move."""
        return False

    def play(self, s: State, move: i64) -> None:
        """Plays one of its moves. The menu has already been pushed again, unless the item replaces it."""

    def words(self) -> Message | None:
        """The message for `resolve` with a box of this item."""
        return None
