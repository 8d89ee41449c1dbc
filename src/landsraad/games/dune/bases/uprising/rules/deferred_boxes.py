"""Agent boxes whose condition may become true later in the same turn."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import SANDWORMS
from landsraad.games.dune.rules.cards.drawing import draw
from landsraad.games.dune.rules.troops.units import units
from landsraad.kernel.algebra import Condition, When
from landsraad.kernel.engine import DRAWS, Effect, State
from landsraad.kernel.messages import Message


class Once(When):
    """An agent box with a condition that may become true during the turn.

    The seat cannot skip it before that (UPM-RULINGS-02), so it is resolved once the condition holds: before or after
    the space, a contract, a plot card or the deployment.
    """

    may_wait = True

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__(condition, effect, None)
        self.ordering |= DRAWS  # a box that needs a decision, even if it only gives something


class DrawPerWorm(Effect):
    """Draws a card for each of your sandworms in the Conflict; waits for the first one."""

    ordering = DRAWS
    may_wait = True

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[SANDWORMS] > 0

    def run(self, s: State) -> None:
        draw(s, s.seat, self.n * s.me[SANDWORMS])

    def message(self) -> Message:
        return Message("draw-per-worm", {"n": self.n})


class UnitsOut(Condition):
    """Whether the seat has at least n units in the Conflict, troops and sandworms together."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return units(s, s.me) >= self.n

    def message(self) -> Message:
        return Message("if-units", {"n": self.n})


def once(condition: Condition, effect: Effect) -> Effect:
    return Once(condition, effect)


draw_per_worm = DrawPerWorm
units_out = UnitsOut
