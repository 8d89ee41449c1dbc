"""Betrayed Sietches: the ranks of the first two sietches are known from the start."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.state.cells import ATREIDES, SIETCH_RANK, SIETCH_SHOWN
from landsraad.games.arrakis.state.twist import Twist
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

BETRAYED: Final = 2


class BetrayedSietches(Twist):
    """The ranks are dealt at random, so the first two are as good as any two."""

    def set_up(self, s: State) -> None:
        mine = treasury(s, ATREIDES)
        for sietch in range(BETRAYED):
            s.t[SIETCH_SHOWN + sietch] = mine[SIETCH_RANK + sietch]
            mine[SIETCH_RANK + sietch] = NONE


TWIST: Final = BetrayedSietches("betrayed_sietches")
