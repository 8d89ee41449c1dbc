"""Who controls a space: the owner of the marker, unless a module says otherwise."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.state.cells import CONTROL
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def controller_of(s: State, where: i64) -> i64:
    """Returns the seat that controls a space, or NONE."""
    for query in box_of(s).controls:
        seat = query.controller(s, where)
        if seat != NONE:
            return seat
    return s.t[CONTROL + where]
