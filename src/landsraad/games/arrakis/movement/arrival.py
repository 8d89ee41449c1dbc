"""The end of a move: a testing station, a harvester, a wormsign, or too many units in the area."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.landing import capture_on_arrival
from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.state.cells import ATREIDES, HARKONNEN, HOLDER, SIGNS
from landsraad.games.arrakis.worms.wormsigns import resolve_sign
from landsraad.kernel.engine import Effect, State, labelled


def arrive(s: State, area: i64, side: i64) -> None:
    """Handles figures of that side that ended their move there, or advanced after a battle."""
    capture_on_arrival(s, area, side)
    meet_sign(s, area, side)
    push_limit(s, area)


def meet_sign(s: State, area: i64, side: i64) -> None:
    """A Harkonnen legion reveals the wormsign at once, an Atreides one never does (WFA-MOVE-12, 13)."""
    if side == HARKONNEN and s.t[SIGNS + area] > 0:
        s.push(WORMSIGN_MET, s.seat, s.source, area)


class WormsignMet(Effect):
    """Reveals the wormsign in an area (`step`)."""

    def run(self, s: State) -> None:
        if s.t[SIGNS + s.step] > 0 and s.t[HOLDER + s.step] != ATREIDES:
            resolve_sign(s, s.step)


WORMSIGN_MET: Final = labelled("arrakis:WormsignMet", WormsignMet())
