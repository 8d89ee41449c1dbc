"""The map for the rules: adjacency, sectors, air zones, and terrain after the family atomics."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.state.areas import AIR_ZONES, AREAS, TERRAINS, WALLS
from landsraad.games.arrakis.state.cells import AIR, AREA, ATOMICS, SECTOR
from landsraad.kernel.cells import NONE, Cells, Domain
from landsraad.kernel.engine import State

N_AREAS: Final[i64] = len(AREAS)
MOUNTAIN: Final = 0
PLATEAU: Final = 1
MINOR_ERG: Final = 2
DESERT: Final = 3
DEEP_DESERT: Final = 4

TARGETS: Final = ("splintered_rock", "hole_in_the_rock", "rimwall_west")  # of the family atomics


def _numbers(names: list[str], domain: Domain) -> Cells:
    found: Cells = vec[i64]()
    for name in names:
        found = append(found, domain.find(name))
    return found


def _bits(names: list[str], domain: Domain) -> i64:
    bits: i64 = 0
    for name in names:
        bits |= 1 << domain.find(name)
    return bits


def _lists(rows: list[list[str]]) -> vec[Cells]:
    out: vec[Cells] = vec[vec[i64]]()
    for row in rows:
        out = append(out, _numbers(row, AREA))
    return out


def _over_walls(name: str) -> list[str]:
    return [b if a == name else a for a, b in WALLS if name in (a, b)]


NEIGHBOURS: Final[vec[Cells]] = _lists([area.neighbours for area in AREAS])  # on the ground
BORDERS: Final[vec[Cells]] = _lists([area.neighbours + _over_walls(area.name) for area in AREAS])  # through the air
PRINTED: Final[Cells] = vec[i64]([TERRAINS.index(area.terrain) for area in AREAS])
SHELTERED: Final[Cells] = vec[i64]([1 if area.sheltered else 0 for area in AREAS])
SECTORS: Final[Cells] = vec[i64]([_bits(area.sectors, SECTOR) for area in AREAS])  # bit sets of sectors
# Bit sets of the sectors of each air zone.
LINKED: Final[Cells] = vec[i64]([_bits([zone[1], zone[2]], SECTOR) for zone in AIR_ZONES])
LINKED_AREAS: Final[vec[Cells]] = _lists([[area.name for area in AREAS if {zone[1], zone[2]} & set(area.sectors)]
                                          for zone in AIR_ZONES])
AREA_OF_TARGET: Final[Cells] = _numbers(list(TARGETS), AREA)


def terrain(s: State, area: i64) -> i64:
    """The terrain of an area. A crater of the atomics is desert (WFA-ATOMIC-03)."""
    if s.t[ATOMICS] == area:
        return DESERT
    return PRINTED[area]


def is_desert(s: State, area: i64) -> bool:
    """Is it desert or deep desert (WFA-MAP-06)?"""
    return terrain(s, area) >= DESERT


def touches(a: i64, b: i64) -> bool:
    """Can a legion walk from one to the other?"""
    for near in NEIGHBOURS[a]:
        if near == b:
            return True
    return False


def is_exposed(s: State, area: i64) -> bool:
    """Do Coriolis storms reach it (WFA-STORM-01)? So they do a plateau next to the crater (WFA-ATOMIC-04)."""
    kind = terrain(s, area)
    if kind == MOUNTAIN:
        return False
    if SHELTERED[area] == 0:
        return True
    return s.t[ATOMICS] != NONE and touches(area, s.t[ATOMICS])


def is_linked(zone: i64, area: i64) -> bool:
    """Is the area linked to the air zone? A zone is linked to all areas of its two sectors (WFA-MAP-03)."""
    return LINKED[zone] & SECTORS[area] != 0


def same_sector(a: i64, b: i64) -> bool:
    return SECTORS[a] & SECTORS[b] != 0


def zones() -> i64:
    return len(AIR.names)
