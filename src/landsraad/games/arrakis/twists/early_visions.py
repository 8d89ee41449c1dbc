"""Early Visions: each prescience marker of the Atreides begins one space up its track."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.state.cells import PRESCIENT
from landsraad.games.arrakis.state.twist import Twist
from landsraad.kernel.engine import State


class EarlyVisions(Twist):
    def set_up(self, s: State) -> None:
        for marker in range(3):
            s.t[PRESCIENT + marker] = 1


TWIST: Final = EarlyVisions("early_visions")
