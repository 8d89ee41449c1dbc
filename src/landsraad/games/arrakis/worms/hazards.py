"""Phase 3, desert hazards: wormsigns first, then Coriolis storms, run by the Atreides (WFA-HAZARD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import N_AREAS, is_desert
from landsraad.games.arrakis.pieces.figures import has_legion
from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    HARKONNEN,
    HARVESTERS,
    SIGN_AT,
    SIGN_POOL,
    SIGNS,
    SURFACING,
    WORMS,
)
from landsraad.games.arrakis.worms.storms import STORMS
from landsraad.games.arrakis.worms.surfacing import surface
from landsraad.games.arrakis.worms.wormsigns import discard_sign, place_sign, turn_up
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


class DesertHazards(Effect):
    def run(self, s: State) -> None:
        s.then(STORMS)
        s.then(TURN_SIGNS)
        s.then(LAY_SIGNS)
        for area in range(N_AREAS):
            if s.t[SIGNS + area] and (has_legion(s, area, ATREIDES) or s.t[WORMS + area] != NONE):
                discard_sign(s, area)  # WFA-HAZARD-02


def needs_sign(s: State, area: i64) -> bool:
    """Is it desert with a Harkonnen legion or harvester, but no sign or worm (WFA-HAZARD-03)?"""
    return ((has_legion(s, area, HARKONNEN) or s.t[HARVESTERS + area] > 0) and is_desert(s, area)
            and s.t[SIGNS + area] == 0 and s.t[WORMS + area] == NONE)


class LaySigns(Effect):
    """Lays a sign in each of these areas. If the supply is too small, the Atreides choose the areas."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        if SIGN_POOL.size(s.t) == 0:
            return
        for area in range(N_AREAS):
            if needs_sign(s, area):
                s.offer(SIGN_AT.move(area))
        if 0 < s.count <= SIGN_POOL.size(s.t):
            s.count = 1  # every area gets one, in order

    def play(self, s: State, move: i64) -> None:
        place_sign(s, SIGN_AT.a(move))
        s.then(self)


class TurnSigns(Effect):
    """Reveals all signs on the board at once (WFA-HAZARD-04)."""

    def run(self, s: State) -> None:
        for area in range(N_AREAS):
            if s.t[SIGNS + area] and turn_up(s, area):
                SURFACING.put(s.t, area)
        if SURFACING.size(s.t) > 0:
            surface(s)


HAZARDS: Final = labelled("arrakis:DesertHazards", DesertHazards())
LAY_SIGNS: Final = labelled("arrakis:LaySigns", LaySigns())
TURN_SIGNS: Final = labelled("arrakis:TurnSigns", TurnSigns())
