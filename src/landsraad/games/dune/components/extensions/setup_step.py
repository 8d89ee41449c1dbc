"""The setup as a list of steps: bases and modules declare theirs, and `deal` runs them phase by phase.

Within a phase, the steps of the family come first, then those of the base and of the modules. Each module has its own
random streams, so adding one does not change what the others deal for a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import State

STREAMS: Final = 0  # seeds the random streams
DECKS: Final = 1
BOARD: Final = 2  # the Row and the conflict deck
SEATS: Final = 3
OBJECTIVES: Final = 4  # also decides the first player
MARKETS: Final = 5
AUTOMA: Final = 6
LEADERS: Final = 7  # pushes the leaders' setup and the first round


@final
class Deal:
    """What the title has decided before the setup begins."""

    def __init__(self, roles: list[int], leaders: list[int], first: int, level: int, seed: Seed,
                 options: dict[str, Any]) -> None:
        self.roles = roles  # by seat
        self.leaders = leaders  # by seat; an automa's seat may have a card of its own here
        self.first = first  # the first player; NONE means random
        self.level = level  # the difficulty of a solo game, or NONE
        self.seed = seed
        self.options = options


@final
class SetupStep:
    def __init__(self, phase: int, function: Callable[[State, Deal], None]) -> None:
        self.phase = phase
        self.function = function
