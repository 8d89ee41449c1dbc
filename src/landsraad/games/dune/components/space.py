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
    """Sets of factions, icons and spaces are bit sets."""
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
    of: i64 = 0  # the cell the cost is paid from
    toll: Effect = NOTHING  # a cost whose amount the seat chooses
    need: Condition | None = None
    faction: i64 = NONE
    once: i64 = NONE  # the cell that says a seat has been here, for the spaces used once a game
    maker: i64 = 0  # base spice harvested here
    flag: i64 = NONE  # the cell of the control bonus, for the spaces that can be controlled
    presence: Effect = NOTHING  # in the reveal turn, with an agent here
    dear: i64 = 0  # its cost in the solo game from the second level on, if that is another
    later: i64 = 0  # its cost once any seat has been here, for a space used once a game, if that is another
    barred: bool = False  # closed to the player at the hardest level of the solo game
    board: i64 = NONE  # the personal board it is on: open to its owner only
    reconstructed: bool = False
    box: GameBox | None = None  # the Box that holds this copy; None: the declaration

    def __post_init__(self) -> None:
        self.module: str = self.owner.tag
        self.id: i64 = NONE
        self.seats = False  # does it give a seat in the High Council? see `agent_turn.classify_components`
        if self.box is not None:
            self.id = cast("Box", self.box).space_ids.add(self.name)
            return
        self.owner.spaces.append(self)
        self.owner.name_effect(f"space:{self.name}", self.effect)
        self.owner.name_effect(f"space:{self.name}:toll", self.toll)
        self.owner.name_effect(f"space:{self.name}:presence", self.presence)

    @property
    def holder(self) -> Box:
        """The Box that holds this copy."""
        return cast("Box", self.box)
