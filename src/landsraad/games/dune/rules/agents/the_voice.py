"""The Voice: spaces closed to the opponents of the seat that spoke."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.state.cells import SILENCED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def silenced(s: State) -> i64:
    """The set of spaces that the seat at work cannot enter."""
    found: i64 = 0
    for seat in range(s.players):
        if seat != s.seat and s.seats[seat][SILENCED] != NONE:
            found |= 1 << s.seats[seat][SILENCED]
    return found
