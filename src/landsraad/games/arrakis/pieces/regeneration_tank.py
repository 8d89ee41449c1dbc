"""The regeneration tank: each spent die moves its leaders one cell towards the exit (WFA-TANK-*)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.named_leaders import restore
from landsraad.games.arrakis.state.cells import MY_SIDE, TANK
from landsraad.games.arrakis.state.components import TANK_CELLS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def advance_tank(s: State, side: i64) -> None:
    """Advances the tank after a turn in which the side spent a die or a token (WFA-TANK-03).

    On a shared side both tanks advance, no matter which seat spent it (WFA-TEAM-28).
    """
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
