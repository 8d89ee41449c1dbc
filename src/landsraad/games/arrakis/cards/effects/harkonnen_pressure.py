"""Atreides effects against the Harkonnen: a die they must use, and a lowered marker of the Imperium."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.dice import RESULTS, cells_for, holder_of_die
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.pieces.vehicles import BOTTOM
from landsraad.games.arrakis.state.automa_side import is_solo
from landsraad.games.arrakis.state.cells import FORCE, LOWER, MUST_USE, MY_SIDE, POWER, SPENT_ON, SPICE_BOARD, UNROLLED
from landsraad.games.arrakis.state.events import IMPERIUM_MOVED
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class ForceDie(Effect):
    """Chooses the unused die that the enemy must use in its next turn."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        theirs = treasury(s, 1 - s.me[MY_SIDE])
        for result in range(RESULTS):
            if can_force(s, theirs, result):
                s.offer(FORCE.move(result))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if FORCE.has(move):
            treasury(s, 1 - s.me[MY_SIDE])[MUST_USE] = FORCE.a(move)

    def message(self) -> Message:
        return Message("wfa-force-die")


def can_force(s: State, theirs: Cells, result: i64) -> bool:
    """An automa has not rolled yet, so it may be any result not spent too often already (WFA-SOLO-81)."""
    if is_solo(s):
        return theirs[UNROLLED] > 0 and theirs[SPENT_ON + result] < cells_for(theirs, result)
    return holder_of_die(s, theirs[MY_SIDE], result) != NONE


class LowerMarker(Effect):
    """Lowers a marker of the Spice Must Flow board by one row, without a ban."""

    asks = True
    optional = True
    decision = "track"

    def options(self, s: State) -> None:
        for power in range(len(POWER.names)):
            if s.t[SPICE_BOARD + power] < BOTTOM:
                s.offer(LOWER.move(power))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if LOWER.has(move):
            power = LOWER.a(move)
            s.t[SPICE_BOARD + power] += 1
            if s.has_listeners:
                s.emit(IMPERIUM_MOVED, s.seat, power, s.t[SPICE_BOARD + power] - 1, s.t[SPICE_BOARD + power])

    def message(self) -> Message:
        return Message("wfa-lower-marker")


force_die = ForceDie
lower_marker = LowerMarker
