"""Storm Year: every second round begins with a storm that takes the spice on the maker spaces."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import ROUND_BEGAN
from landsraad.games.dune.components.twist import LAST, Twist
from landsraad.games.dune.state.cells import BONUS_SPICE, ROUND
from landsraad.games.dune.state.events import MAKER
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State

STORM_YEAR: Final = Twist("storm_year")


class Storm(Effect):
    def run(self, s: State) -> None:
        if s.t[ROUND] % 2 == 1:
            return
        for place in box_of(s).spaces:
            lost = BONUS_SPICE.of(s.t, place.id)
            for _ in range(lost):
                BONUS_SPICE.less(s.t, place.id)
            if lost > 0 and s.has_listeners:
                s.emit(MAKER, NONE, place.id, 0)


STORM_YEAR.on(ROUND_BEGAN, Storm(), order=LAST)
