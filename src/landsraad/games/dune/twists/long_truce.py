"""Long Truce: in the first two rounds players may not deploy troops from their garrisons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.moments import AGENT_ARRIVED
from landsraad.games.dune.components.twist import LAST, Twist
from landsraad.games.dune.state.cells import GARRISON_LIMIT, ROUND
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State

LONG_TRUCE: Final = Twist("long_truce")
ROUNDS: Final[i64] = 2


class StayHome(Effect):
    """Leaves only the troops recruited in this turn to deploy."""

    def run(self, s: State) -> None:
        if s.t[ROUND] <= ROUNDS and s.me[GARRISON_LIMIT] != NONE:
            s.me[GARRISON_LIMIT] = 0


LONG_TRUCE.on(AGENT_ARRIVED, StayHome(), order=LAST)
