"""The set-up as a list of steps: bases and modules declare theirs, and `deal` runs them phase by phase.

Steps of a phase run in the order of the parts: those of the family, of the base, of the modules. A module draws from
random streams of its own, so that it never changes what the others deal for a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import State

STREAMS: Final = 0  # the random streams are seeded
DECKS: Final = 1
BOARD: Final = 2  # the Row, the conflict deck
SEATS: Final = 3
OBJECTIVES: Final = 4  # and with them the first player
MARKETS: Final = 5
AUTOMA: Final = 6
LEADERS: Final = 7  # their own set-up, and the first round, are pushed


@final
class Deal:
    """What a title has decided before the set-up begins."""

    def __init__(self, roles: list[int], leaders: list[int], first: int, level: int, seed: Seed,
                 options: dict[str, Any]) -> None:
        self.roles = roles  # by seat
        self.leaders = leaders  # by seat; of a seat that the rules play it may be a card of its own
        self.first = first  # NONE: at random
        self.level = level  # the difficulty of a solo game, or NONE
        self.seed = seed
        self.options = options


@final
class SetupStep:
    def __init__(self, phase: int, function: Callable[[State, Deal], None]) -> None:
        self.phase = phase
        self.function = function
