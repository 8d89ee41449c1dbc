"""A twist: a module that changes one rule of a table. A table has at most one, by its option `twist`."""

from __future__ import annotations

from typing import Final, final

from landsraad.games.dune.components.module import Module

OPTION: Final = "twist"
NO_TWIST: Final = "none"
EVERY_BASE: Final = ("imperium", "uprising", "six")
LAST: Final = 900  # the order of a twist among the modules of a table, and of its hooks: after all others


@final
class Twist(Module):
    """It has no components and no cells, so the numbers of the Box stay what they are without it."""

    def __init__(self, name: str, bases: tuple[str, ...] = EVERY_BASE, players: tuple[int, ...] = ()) -> None:
        super().__init__(name, LAST, f"twist:{name}:", players=players)
        self.bases = bases  # set here, because it is not an option of its own
        TWISTS[name] = self

    def fits(self, base: str, players: int) -> bool:
        return base in self.bases and (not self.players or players in self.players)


TWISTS: Final[dict[str, Twist]] = {}


def twists_of(base: str) -> list[Twist]:
    """Returns the twists that a base supports, by name."""
    return [TWISTS[name] for name in sorted(TWISTS) if base in TWISTS[name].bases]
