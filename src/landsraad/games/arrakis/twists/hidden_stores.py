"""Hidden Stores: the Harkonnen begin with two points of spice in reserve."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.state.cells import RESERVE
from landsraad.games.arrakis.state.twist import Twist
from landsraad.kernel.engine import State


class HiddenStores(Twist):
    def set_up(self, s: State) -> None:
        s.t[RESERVE] = 2


TWIST: Final = HiddenStores("hidden_stores")
