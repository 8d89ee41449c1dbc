"""Troop transport: an ornithopter carries a Harkonnen legion two areas far (WFA-TRANSPORT-*)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import BORDERS, N_AREAS, is_linked, touches, zones
from landsraad.games.arrakis.movement.sandriding import is_in
from landsraad.games.arrakis.pieces.vehicles import remove_air
from landsraad.games.arrakis.state.cells import AIR_FORCE, HARKONNEN, ORNITHOPTER, ZONE
from landsraad.games.arrakis.state.events import TRANSPORTED
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import Effect, State, labelled


def _flights() -> vec[Cells]:
    """For each area, those two borders away that cannot be reached on foot."""
    out: vec[Cells] = vec[vec[i64]]()
    for frm in range(N_AREAS):
        ends: Cells = vec[i64]()
        for over in BORDERS[frm]:
            for area in BORDERS[over]:
                if area != frm and not touches(frm, area) and not is_in(ends, area):
                    ends = append(ends, area)
        out = append(out, ends)
    return out


FLIGHTS: Final[vec[Cells]] = _flights()


def has_flight(s: State, side: i64, frm: i64) -> bool:
    """Is an ornithopter in an air zone linked to the legion's sector (WFA-TRANSPORT-01)?"""
    if side != HARKONNEN:
        return False
    for zone in range(zones()):
        if s.t[AIR_FORCE + zone] == ORNITHOPTER and is_linked(zone, frm):
            return True
    return False


class TakeOff(Effect):
    """Chooses the ornithopter, which is removed at once (WFA-TRANSPORT-02, WFA-OPEN-11).

    `step` is the start.
    """

    asks = True
    decision = "choose"

    def options(self, s: State) -> None:
        for zone in range(zones()):
            if s.t[AIR_FORCE + zone] == ORNITHOPTER and is_linked(zone, s.step):
                s.offer(ZONE.move(zone))

    def play(self, s: State, move: i64) -> None:
        if s.has_listeners:
            s.emit(TRANSPORTED, s.seat, ZONE.a(move), s.step)
        remove_air(s, ZONE.a(move))


TAKE_OFF: Final = labelled("arrakis:TakeOff", TakeOff())
