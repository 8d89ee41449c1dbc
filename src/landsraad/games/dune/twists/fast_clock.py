"""Fast Clock: the game ends two points earlier."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.twist import Twist

FAST_CLOCK: Final = Twist("fast_clock")
EARLIER: Final = 2


def lower_goal(box: Box) -> None:
    box.goal -= EARLIER
    box.goals = {players: goal - EARLIER for players, goal in box.goals.items()}


FAST_CLOCK.wiring.append(lower_goal)
