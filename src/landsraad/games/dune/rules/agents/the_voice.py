"""The Voice: spaces that are closed to the opponents of the seat that played it."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.state.cells import SILENCED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def silenced(s: State) -> i64:
    """Returns the spaces that The Voice closes to the current seat."""
    found: i64 = 0
    for seat in range(s.players):
        if seat != s.seat and s.seats[seat][SILENCED] != NONE:
            found |= 1 << s.seats[seat][SILENCED]
    return found
