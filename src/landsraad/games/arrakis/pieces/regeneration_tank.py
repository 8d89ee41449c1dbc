"""The regeneration tank: every die spent brings its leaders one cell closer to the way out (WFA-TANK-*)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.named_leaders import restore
from landsraad.games.arrakis.state.cells import MY_SIDE, TANK
from landsraad.games.arrakis.state.components import TANK_CELLS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def advance_tank(s: State, side: i64) -> None:
    """At the end of a turn in which the side spent a die or a token (WFA-TANK-03): both tanks of a shared one,
    whoever of the two it was (WFA-TEAM-28)."""
    last = TANK_CELLS[side] - 1
    for seat in range(s.players):
        mine = s.seats[seat]
        if mine[MY_SIDE] != side:
            continue
        out = mine[TANK + last]
        for i in range(last, 0, -1):
            mine[TANK + i] = mine[TANK + i - 1]
        mine[TANK] = NONE
        if out != NONE:
            restore(s, out)
