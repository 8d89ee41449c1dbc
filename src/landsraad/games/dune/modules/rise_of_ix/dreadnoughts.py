"""Dreadnoughts: units that return to the garrison, and that hold a space for a round after a victory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.unit import TO_GARRISON, Unit
from landsraad.games.dune.modules.rise_of_ix.cells import (
    COMMISSION,
    COMMISSIONED,
    DEPLOY_DREADNOUGHTS,
    DREADNOUGHTS_DEPLOYED,
    DREADNOUGHTS_IN_CONFLICT,
    DREADNOUGHTS_IN_GARRISON,
    DREADNOUGHTS_IN_SUPPLY,
    DREADNOUGHTS_SENT,
    RETREAT_DREADNOUGHTS,
)
from landsraad.games.dune.modules.rise_of_ix.events import (
    DREADNOUGHTS_BACK,
    DREADNOUGHTS_BUILT,
    DREADNOUGHTS_HOME,
    DREADNOUGHTS_OUT,
)
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.troops.recruiting import recruit_units
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

FLEET: Final = 2  # dreadnoughts of a seat (IX-DREAD-03)
DREADNOUGHT: Final = Unit("dreadnought", DREADNOUGHTS_IN_CONFLICT, 3, supply=DREADNOUGHTS_IN_SUPPLY,
                          garrison=DREADNOUGHTS_IN_GARRISON, recruited=COMMISSIONED, sent=DREADNOUGHTS_SENT,
                          deployed_now=DREADNOUGHTS_DEPLOYED, home=TO_GARRISON, deploy=DEPLOY_DREADNOUGHTS,
                          retreat=RETREAT_DREADNOUGHTS, deployed_event=DREADNOUGHTS_OUT,
                          recruited_event=DREADNOUGHTS_BUILT, retreated_event=DREADNOUGHTS_BACK,
                          home_event=DREADNOUGHTS_HOME)


class Commission(Effect):
    """Moves dreadnoughts from the supply to the garrison, for somebody who has chosen or paid it (IX-DREAD-01)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[DREADNOUGHTS_IN_SUPPLY] > 0

    def run(self, s: State) -> None:
        recruit_units(s, s.seat, DREADNOUGHT, self.n)

    def message(self) -> Message:
        return Message("commission", {"n": self.n})


class MayCommission(Commission):
    """The same, if the seat wants (IX-DREAD-01)."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        if s.me[DREADNOUGHTS_IN_SUPPLY] > 0:
            s.offer(COMMISSION.move())
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if COMMISSION.has(move):
            recruit_units(s, s.seat, DREADNOUGHT, self.n)

    def message(self) -> Message:
        return Message("may-commission", {"n": self.n})


class Commissioned(Condition):
    """Whether at least n dreadnoughts of the seat have been commissioned, wherever they are."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return FLEET - s.me[DREADNOUGHTS_IN_SUPPLY] >= self.n

    def message(self) -> Message:
        return Message("if-dreadnoughts", {"n": self.n})


def commission(n: int = 1, chosen: bool = False) -> Effect:
    """With `chosen`, for a seat that has paid for it or is led by the rules: then it does not ask."""
    return Commission(n) if chosen else MayCommission(n)


dreadnoughts_at_least = Commissioned
IX.units.append(DREADNOUGHT)
