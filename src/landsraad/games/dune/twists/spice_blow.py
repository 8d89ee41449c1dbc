"""Spice Blow: one more bonus spice on every maker space at the start of each round from the second on."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import ROUND_BEGAN
from landsraad.games.dune.components.twist import LAST, Twist
from landsraad.games.dune.state.cells import BONUS_SPICE, ROUND
from landsraad.games.dune.state.events import MAKER
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State

SPICE_BLOW: Final = Twist("spice_blow")


class Blow(Effect):
    def run(self, s: State) -> None:
        if s.t[ROUND] == 1:
            return
        for place in box_of(s).spaces:
            if place.maker > 0:
                BONUS_SPICE.more(s.t, place.id)
                if s.has_listeners:
                    s.emit(MAKER, NONE, place.id, BONUS_SPICE.of(s.t, place.id))


SPICE_BLOW.on(ROUND_BEGAN, Blow(), order=LAST)
