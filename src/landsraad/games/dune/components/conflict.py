"""A conflict card: the reward for each place, and the space that the winner controls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.state.cells import CONFLICT
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, GameBox

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box


@dataclass(eq=False)
class Conflict:
    owner: Module  # the module that declares it
    name: str
    level: i64
    first: Effect
    second: Effect
    third: Effect
    place: str = ""  # the space that the winner controls
    icon: i64 = NONE  # a battle icon, in bases that have them
    # The bases with this card, and a module that brings it to the others; () means all bases.
    bases: tuple[str, ...] = ()
    brought_by: str = ""
    walled: bool = False  # sandworms cannot be summoned here while the Shield Wall stands
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"
    box: GameBox | None = None  # the Box that holds this copy; None for the declaration

    def __post_init__(self) -> None:
        self.id: i64 = NONE
        self.source: i64 = 0
        self.control: i64 = NONE  # number of the controlled space, or NONE
        if self.box is not None:
            box = cast("Box", self.box)
            self.id = box.conflict_ids.add(self.name)
            self.source = CONFLICT.source(self.id)
            self.control = box.find_space(self.place)
            box.conflict_ids.card_backs.append(int(self.level))
            return
        self.owner.conflicts.append(self)
        for place, effect in (("first", self.first), ("second", self.second), ("third", self.third)):
            self.owner.name_effect(f"conflict:{self.name}:{place}", effect)

    @property
    def prize(self) -> Space | None:
        """Returns the space that the winner controls."""
        return None if self.control == NONE else cast("Box", self.box).spaces[self.control]

    def reward(self, place: i64) -> Effect:
        return self.first if place == 1 else self.second if place == 2 else self.third
