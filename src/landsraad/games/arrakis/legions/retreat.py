"""Retreat: the enemy chooses the area (WFA-RETREAT-*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.landing import capture_on_arrival
from landsraad.games.arrakis.legions.legions import move_legion
from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.map.geography import NEIGHBOURS
from landsraad.games.arrakis.pieces.figures import deciding_seat, is_empty, is_free
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import HARKONNEN, HOLDER, RETREAT_TO, SIGNS
from landsraad.games.arrakis.state.events import LEGION_RETREATED
from landsraad.kernel.engine import Effect, State, labelled


def is_refuge(s: State, side: i64, area: i64) -> bool:
    """Is the area free and, for the Harkonnen, without a wormsign (WFA-RETREAT-02, WFA-RETREAT-03)?"""
    return is_free(s, area, side) and not (side == HARKONNEN and s.t[SIGNS + area] > 0)


def can_retreat(s: State, side: i64, area: i64) -> bool:
    for near in NEIGHBOURS[area]:
        if is_refuge(s, side, near):
            return True
    return False


def push_retreat(s: State, side: i64, area: i64) -> None:
    """The legion of that side leaves the area; without a possible area it stays (WFA-RETREAT-04)."""
    chooser = side if is_automa(s, 1 - side) else 1 - side
    s.push(RETREAT_CHOICE, deciding_seat(s, chooser), s.source, area)


class RetreatChoice(Effect):
    """The enemy of the legion chooses an adjacent area (WFA-RETREAT-01). `step` is the area it leaves."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        side = s.t[HOLDER + s.step]
        if side < 0:
            return
        if is_automa(s, 1 - side):  # its owner chooses, an empty area if there is one (WFA-SOLO-68)
            for near in NEIGHBOURS[s.step]:
                if is_empty(s, near):
                    s.offer(RETREAT_TO.move(near))
            if s.count > 0:
                return
        for near in NEIGHBOURS[s.step]:
            if is_refuge(s, side, near):
                s.offer(RETREAT_TO.move(near))

    def play(self, s: State, move: i64) -> None:
        to = RETREAT_TO.a(move)
        side = s.t[HOLDER + s.step]
        retreat(s, s.step, to, side)


def retreat(s: State, frm: i64, to: i64, side: i64) -> None:
    """Moves the legion. A harvester stays behind (WFA-RETREAT-05)."""
    move_legion(s, frm, to, side)
    if s.has_listeners:
        s.emit(LEGION_RETREATED, deciding_seat(s, side), frm, to)
    capture_on_arrival(s, to, side)
    push_limit(s, to)


RETREAT_CHOICE: Final = labelled("arrakis:RetreatChoice", RetreatChoice())
