"""Generous Council: a seat on the High Council also pays two solari in each reveal turn."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.moments import REVEAL_BEGAN
from landsraad.games.dune.components.twist import LAST, Twist
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.state.cells import COUNCIL, SOLARI
from landsraad.kernel.engine import Effect, State

GENEROUS_COUNCIL: Final = Twist("generous_council")
ALLOWANCE: Final = 2


class Allowance(Effect):
    def run(self, s: State) -> None:
        if s.me[COUNCIL] > 0:
            gain(s, s.seat, SOLARI, ALLOWANCE)


GENEROUS_COUNCIL.on(REVEAL_BEGAN, Allowance(), order=LAST)
