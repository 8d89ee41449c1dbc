"""Retreating troops as a cost, and plot cards that deploy troops from the garrison."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import HELD_BACK
from landsraad.games.dune.rules.troops.deployment import Deploy
from landsraad.games.dune.rules.troops.recruiting import Retreat
from landsraad.games.dune.state.cells import DEPLOYED, GARRISON, RETREAT
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message


class RetreatAtLeast(Retreat):
    """A cost: retreats at least that many troops, up to a limit. Sandworms do not retreat (UPM-SANDWORMS-07)."""

    def __init__(self, least: i64, limit: i64) -> None:
        super().__init__(limit)
        self.least = least
        self.optional = False

    def possible(self, s: State) -> bool:
        return s.me[DEPLOYED] >= self.least

    def options(self, s: State) -> None:
        for n in range(self.least, min(self.limit, s.me[DEPLOYED]) + 1):
            s.offer(RETREAT.move(n))

    def message(self) -> Message:
        if self.least == self.limit:
            return Message("retreat-exactly", {"n": self.limit})
        return Message("retreat-between", {"least": self.least, "n": self.limit})


class Reinforce(Deploy):
    """Deploys up to n troops of the garrison, whatever space was visited."""

    def possible(self, s: State) -> bool:
        return s.me[GARRISON] > 0 and s.me[HELD_BACK] == 0


def retreat(least: int, limit: int = 0) -> RetreatAtLeast:
    return RetreatAtLeast(least, max(least, limit))


reinforce = Reinforce
