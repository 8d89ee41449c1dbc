"""Fields of a view that are computed from the cells: the public contents of each area.

    {"arrakeen": {"side": "harkonnen", "regular": 3, "officers": 1, "leaders": ["baron_harkonnen"], "settlement": 3}}

Only areas with contents are listed, and only with what is there. `sietch` is its rank, 0 while it is hidden.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict, cast

from mypy_extensions import i64

from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.map.stations import STATION_OF
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, bodies, has_station, treasury
from landsraad.games.arrakis.scenario.aliases import FIGURE_NAMES, LEGION_PARTS, PARTS, area_named, found
from landsraad.games.arrakis.scenario.mahdi import garrison_names
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import (
    AREA,
    ATOMICS,
    ATREIDES,
    BLACKS,
    COUNTER,
    HARKONNEN,
    HARVESTERS,
    HOLDER,
    LEADER,
    MARKER,
    NAMED_HERE,
    OFFICERS,
    SETTLED,
    SIDE,
    SIETCH_SHOWN,
    SIETCHES,
    SIGN,
    SIGN_FACE,
    SIGNS,
    SILVERS,
    STATION_FACE,
    TIER,
    TOKEN,
    TOKEN_AT,
    TOKEN_FACE,
    TOKENS_HERE,
    UNITS,
    WORM,
    WORMS,
)
from landsraad.games.arrakis.worms.wormsigns import SIGN_WORDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import FieldValue

RANKS: Final = [area.rank for area in AREAS]  # of Harkonnen settlements


class AreaView(TypedDict, total=False):
    """The contents of an area. The client's types are generated from this class (`tools/view_types.py`)."""

    side: Literal["atreides", "harkonnen"]
    regular: int
    elite: int
    special: int
    officers: int
    leaders: list[str]
    tokens: int
    sietch: int
    settlement: int
    harvester: int
    wormsign: int
    worm: Literal["sandworm", "wild_maker"]
    station: int
    atomics: int


class TableFields(TypedDict):
    """Derived fields of the table."""

    areas: dict[str, AreaView]
    over: bool


def derived_values_of_table(s: State) -> TableFields:
    return {"areas": areas_shown(s), "over": s.over}


def areas_shown(s: State) -> dict[str, AreaView]:
    out: dict[str, AreaView] = {}
    for area in range(N_AREAS):
        here = area_shown(s, area)
        if here:
            out[AREA.names[area]] = cast(AreaView, here)
    return out


def area_shown(s: State, area: i64) -> dict[str, Any]:
    t = s.t
    out: dict[str, Any] = {}
    if t[HOLDER + area] != NONE:
        out["side"] = SIDE.names[t[HOLDER + area]]
        for tier in range(3):
            if t[UNITS + tier * AREA_CAPACITY + area] > 0:
                out[TIER.names[tier]] = int(t[UNITS + tier * AREA_CAPACITY + area])
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


# ------------------------------------------------------------------ paths of scenarios into an area


def area_part(s: State, path: list[str]) -> FieldValue:
    """`areas.arrakeen.harkonnen.regular`, with the names of `given`. Includes hidden faces."""
    where = ".".join(path[:2])
    if len(path) < 3:
        raise BadInput(f"{where}: say what of an area: {', '.join(PARTS)}")
    area = area_named(path[1], path[0])
    word, rest = path[2], path[3:]
    if word not in PARTS:
        raise BadInput(f"{where}: an area has no part {word!r}{nearest(word, list(PARTS))}")
    if word in SIDE.names:
        return legion_part(s, area, SIDE.find(word), rest, ".".join(path[:3]))
    if word == "sietch":
        return sietch_part(s, area, rest, ".".join(path[:3]))
    if rest:
        raise BadInput(f"{'.'.join(path[:3])} has no parts")
    here = area_shown(s, area)
    if word == "wormsign":
        face = s.t[SIGN_FACE + area]
        return FieldValue(None if face == NONE else SIGN.names[face],
                          {name: SIGN.names[i] for name, i in SIGN_WORDS.items()})
    if word == "station":
        face = s.t[STATION_FACE + STATION_OF[area]] if has_station(s, area) else NONE
        return FieldValue(None if face == NONE else MARKER.names[face], {name: name for name in MARKER.names})
    if word in ("sandworm", "worm"):
        return FieldValue(here.get("worm"), {name: name for name in WORM.names})
    if word == "side":
        return FieldValue(here.get("side"), {name: name for name in SIDE.names})
    return FieldValue(here.get(word, 0))


def legion_part(s: State, area: i64, side: i64, rest: list[str], path: str) -> FieldValue:
    here = area_shown(s, area) if s.t[HOLDER + area] == side else {}
    if not rest:
        return FieldValue(int(bodies(s, area)) if here else 0)
    part = found(LEGION_PARTS, rest[0], path, "part of a legion")
    if len(rest) > 1:
        raise BadInput(f"{path}.{rest[0]} has no parts")
    if part == "leaders":
        officer = "naib" if side == ATREIDES else "bashar"
        return FieldValue([*here.get("leaders", []), *[officer] * here.get("officers", 0)], FIGURE_NAMES)
    if part == "tokens" and side == HARKONNEN and here:
        return FieldValue(garrison_names(s, area), {name: name for name in [*BLACKS.names, *SILVERS.names]})
    if part == "tokens":
        return tokens_part(s, area)
    return FieldValue(here.get(part, 0))


def tokens_part(s: State, area: i64) -> FieldValue:
    """The counters there, or what is on their hidden sides."""
    mine = treasury(s, ATREIDES)
    faces = {COUNTER.names[i]: TOKEN.names[mine[TOKEN_FACE + i]]
             for i in range(len(COUNTER.names)) if s.t[TOKEN_AT + i] == area}
    return FieldValue(list(faces), {**{name: name for name in [*COUNTER.names, *TOKEN.names]}, **TOKEN.aliases}, faces)


def sietch_part(s: State, area: i64, rest: list[str], path: str) -> FieldValue:
    """Its rank, hidden or not; `revealed`: does everyone know it?"""
    what = s.t[SETTLED + area]
    there = what != NONE and what < SIETCHES
    if rest and (len(rest) > 1 or rest[0] not in ("rank", "revealed")):
        raise BadInput(f"{path}: a sietch has no part {rest[0]!r}{nearest(rest[0], ['rank', 'revealed'])}")
    if rest == ["revealed"]:
        return FieldValue(1 if there and s.t[SIETCH_SHOWN + what] > 0 else 0)
    return FieldValue(int(rank_at(s, area)) if there else 0)
