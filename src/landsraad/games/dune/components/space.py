"""A board space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from landsraad.games.dune.components.module import Module
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, GameBox

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box


def bits(members: tuple[int, ...]) -> int:
    """Returns the bit set of some factions, icons or spaces."""
    return sum(1 << m for m in members)


@dataclass(eq=False)
class Space:
    owner: Module  # the module that declares it
    name: str
    group: str
    icon: i64
    effect: Effect = NOTHING
    combat: bool = False
    cost: i64 = 0
    of: i64 = 0  # the cell of the resource that pays the cost
    toll: Effect = NOTHING  # a cost where the seat chooses the amount
    need: Condition | None = None
    faction: i64 = NONE
    once: i64 = NONE  # for spaces used once per game: the cell that marks that a seat has used it
    maker: i64 = 0  # base spice of a harvest
    flag: i64 = NONE  # for spaces that can be controlled: the cell of the controller
    presence: Effect = NOTHING  # in the reveal turn, if the seat has an agent here
    dear: i64 = 0  # cost from the second solo level on; 0 means unchanged
    later: i64 = 0  # cost after any seat has used it, for spaces used once per game; 0 means unchanged
    barred: bool = False  # closed to the player at the hardest solo level
    board: i64 = NONE  # the personal board it belongs to; only its owner may enter
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"
    box: GameBox | None = None  # the Box that holds this copy; None for the declaration

    def __post_init__(self) -> None:
        self.module: str = self.owner.tag
        self.id: i64 = NONE
        self.seats = False  # gives a seat in the High Council; see `agent_boxes.classify_components`
        if self.box is not None:
            self.id = cast("Box", self.box).space_ids.add(self.name)
            return
        self.owner.spaces.append(self)
        self.owner.name_effect(f"space:{self.name}", self.effect)
        self.owner.name_effect(f"space:{self.name}:toll", self.toll)
        self.owner.name_effect(f"space:{self.name}:presence", self.presence)

    @property
    def holder(self) -> Box:
        """Returns the Box that holds this copy."""
        return cast("Box", self.box)
