"""What a view says besides the cells: what stands and lies in each area. It holds nothing that is hidden from anybody.

    {"arrakeen": {"side": "harkonnen", "regular": 3, "officers": 1, "leaders": ["baron_harkonnen"], "settlement": 3}}

Only areas that hold something are named, and of them only what is there. `sietch` is its rank, 0 while it is hidden.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from landsraad.games.arrakis.areas import AREAS
from landsraad.games.arrakis.board import N_AREAS
from landsraad.games.arrakis.cells import (
    AREA,
    ATOMICS,
    HARVESTERS,
    HOLDER,
    LEADER,
    NAMED_HERE,
    OFFICERS,
    SETTLED,
    SIDE,
    SIETCH_SHOWN,
    SIETCHES,
    SIGNS,
    TIER,
    TOKENS_HERE,
    UNITS,
    WORM,
    WORMS,
)
from landsraad.games.arrakis.figures import ROOM, has_station
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

RANKS: Final = [area.rank for area in AREAS]  # of the settlements of the Harkonnen


def words_of_table(s: State) -> dict[str, object]:
    return {"areas": areas_shown(s), "over": s.over}


def areas_shown(s: State) -> dict[str, object]:
    out: dict[str, object] = {}
    for area in range(N_AREAS):
        here = area_shown(s, area)
        if here:
            out[AREA.names[area]] = here
    return out


def area_shown(s: State, area: i64) -> dict[str, Any]:
    t = s.t
    out: dict[str, Any] = {}
    if t[HOLDER + area] != NONE:
        out["side"] = SIDE.names[t[HOLDER + area]]
        for tier in range(3):
            if t[UNITS + tier * ROOM + area] > 0:
                out[TIER.names[tier]] = int(t[UNITS + tier * ROOM + area])
        if t[OFFICERS + area] > 0:
            out["officers"] = int(t[OFFICERS + area])
        if t[NAMED_HERE + area]:
            out["leaders"] = [LEADER.names[i] for i in range(len(LEADER.names)) if t[NAMED_HERE + area] >> i & 1]
        if t[TOKENS_HERE + area] > 0:
            out["tokens"] = int(t[TOKENS_HERE + area])
    settled = t[SETTLED + area]
    if settled != NONE:
        if settled < SIETCHES:
            out["sietch"] = int(t[SIETCH_SHOWN + settled])
        else:
            out["settlement"] = RANKS[area]
    if t[HARVESTERS + area] > 0:
        out["harvester"] = 1
    if t[SIGNS + area] > 0:
        out["wormsign"] = 1
    if t[WORMS + area] != NONE:
        out["worm"] = WORM.names[t[WORMS + area]]
    if has_station(s, area):
        out["station"] = 1
    if t[ATOMICS] == area:
        out["atomics"] = 1
    return out
