"""Rich Market: every reveal turn begins with one more persuasion."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.moments import REVEAL_BEGAN
from landsraad.games.dune.components.twist import LAST, Twist
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.state.cells import PERSUASION
from landsraad.kernel.engine import Effect, State

RICH_MARKET: Final = Twist("rich_market")


class MorePersuasion(Effect):
    def run(self, s: State) -> None:
        gain(s, s.seat, PERSUASION, 1)


RICH_MARKET.on(REVEAL_BEGAN, MorePersuasion(), order=LAST)
