"""The regeneration tank: every die spent brings its leaders one cell closer to the way out (WFA-TANK-*)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.cells import TANK
from landsraad.games.arrakis.components import TANK_CELLS
from landsraad.games.arrakis.figures import treasury
from landsraad.games.arrakis.leaders import restore
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def advance_tank(s: State, side: i64) -> None:
    """At the end of a turn in which the side spent a die or a token (WFA-TANK-03)."""
    mine = treasury(s, side)
    last = TANK_CELLS[side] - 1
    out = mine[TANK + last]
    for i in range(last, 0, -1):
        mine[TANK + i] = mine[TANK + i - 1]
    mine[TANK] = NONE
    if out != NONE:
        restore(s, out)
