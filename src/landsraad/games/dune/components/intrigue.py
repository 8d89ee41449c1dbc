"""An intrigue card: one box for each kind of window in which it may be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from landsraad.games.dune.components.module import Module
from landsraad.games.dune.state.cells import INTRIGUE
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import NO_EFFECT_ON_OTHERS, Effect, GameBox, State

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box

PLOT: Final = 0
COMBAT: Final = 1
VICTORY: Final = 2  # combat cards that are played on winning a conflict
ENDGAME: Final = 3
AFTERMATH: Final = 4  # combat cards that are played after the rewards, before the units return


@dataclass(eq=False)
class Intrigue:
    """An intrigue card. Its cost and condition are mandatory (IMP-COST-08)."""

    owner: Module  # the module that declares it
    name: str
    copies: i64 = 1
    plot: Effect | None = None
    combat: Effect | None = None
    victory: Effect | None = None
    endgame: Effect | None = None
    aftermath: Effect | None = None
    cost: Effect = NOTHING
    need: Condition | None = None
    early: bool = False  # only before the agent is sent
    opening: bool = False  # only at the very start of a turn
    # A lasting card stays face up until the reveal turn is over, a waiting card until its trigger happens.
    lasting: bool = False
    waiting: bool = False
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"
    box: GameBox | None = None  # the Box that holds this copy; None for the declaration

    def __post_init__(self) -> None:
        self.module: str = self.owner.tag
        self.id: i64 = NONE
        self.source: i64 = 0
        self.moments: i64 = sum(1 << i for i in range(5) if self.effect_at(i) is not None)
        self.draws: bool = self.plot is not None and self.plot.ordering != NO_EFFECT_ON_OTHERS
        if self.box is not None:
            self.id = cast("Box", self.box).intrigue_ids.add(self.name)
            self.source = INTRIGUE.source(self.id)
            return
        self.owner.intrigue.append(self)
        for box, effect in (("plot", self.plot), ("combat", self.combat), ("victory", self.victory),
                            ("endgame", self.endgame), ("aftermath", self.aftermath), ("cost", self.cost)):
            if effect is not None:
                self.owner.name_effect(f"intrigue:{self.name}:{box}", effect)

    def effect_at(self, when: i64) -> Effect | None:
        if when == PLOT:
            return self.plot
        if when == COMBAT:
            return self.combat
        if when == AFTERMATH:
            return self.aftermath
        return self.victory if when == VICTORY else self.endgame

    def playable(self, s: State, when: i64) -> bool:
        box = self.effect_at(when)
        return (box is not None and self.cost.possible(s) and box.possible(s)
                and (self.need is None or self.need.holds(s)))

    @property
    def holder(self) -> Box:
        """Returns the Box that holds this copy."""
        return cast("Box", self.box)
