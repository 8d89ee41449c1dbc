# cold
"""What the pieces of a module are worth to bots, in victory points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from landsraad.kernel.cells import Domain, Pile
from landsraad.kernel.engine import Effect


class Worth(NamedTuple):
    """The value of one piece: at once, for each round that follows this one, and as the end of the game comes near."""

    now: float = 0.0
    per_round: float = 0.0
    at_end: float = 0.0


@dataclass(frozen=True)
class CellWorth:
    """The value of the number in a cell of a seat: `worth[n]` for the number n, the last for all larger ones."""

    cell: int
    worth: tuple[Worth, ...]


@dataclass(frozen=True)
class PileWorth:
    """The value of each member in a pile of a seat, by name."""

    pile: Pile
    of: Domain
    worth: dict[str, Worth]
    others: Worth = field(default=Worth())  # of members without a name here


@dataclass
class PromisedRewards:
    """Pieces that give a seat their reward later, such as contracts, and the pile of those that have given it."""

    held: Pile
    given: Pile
    rewards: list[Effect] = field(default_factory=list)  # by member
