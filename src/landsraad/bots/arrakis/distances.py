"""Distances on the map of Arrakis between areas and to each terrain, computed once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import (
    BORDERS,
    DEEP_DESERT,
    DESERT,
    MINOR_ERG,
    MOUNTAIN,
    N_AREAS,
    NEIGHBOURS,
    PLATEAU,
    PRINTED,
)
from landsraad.kernel.cells import Cells

FARTHEST: Final = 15  # the largest distance on the map


def distances(borders: vec[Cells]) -> vec[Cells]:
    """Returns the distance from every area to every other."""
    out: vec[Cells] = vec[vec[i64]]()
    for start in range(N_AREAS):
        row: Cells = vec[i64]([FARTHEST] * N_AREAS)
        row[start] = 0
        queue: Cells = vec[i64]([start])
        done: i64 = 0
        while done < len(queue):
            area = queue[done]
            for near in borders[area]:
                if row[near] > row[area] + 1:
                    row[near] = row[area] + 1
                    queue = append(queue, near)
            done += 1
        out = append(out, row)
    return out


def nearest_kind(kind: i64) -> Cells:
    """Returns, for every area, the distance to the nearest one of a terrain. Deep desert counts as desert."""
    out: Cells = vec[i64]()
    for area in range(N_AREAS):
        best: i64 = FARTHEST
        for other in range(N_AREAS):
            here = PRINTED[other]
            if (here == kind or (kind == DESERT and here == DEEP_DESERT)) and STEPS[area][other] < best:
                best = STEPS[area][other]
        out = append(out, best)
    return out


def within(reach: i64) -> vec[Cells]:
    """Returns, for every area, the areas at most this far away."""
    out: vec[Cells] = vec[vec[i64]]()
    for area in range(N_AREAS):
        row: Cells = vec[i64]()
        for other in range(N_AREAS):
            if STEPS[area][other] <= reach:
                row = append(row, other)
        out = append(out, row)
    return out


STEPS: Final[vec[Cells]] = distances(NEIGHBOURS)  # on the ground
WITHIN_TWO: Final[vec[Cells]] = within(2)
HOPS: Final[vec[Cells]] = distances(BORDERS)  # through the air
TO_MOUNTAIN: Final[Cells] = nearest_kind(MOUNTAIN)
TO_PLATEAU: Final[Cells] = nearest_kind(PLATEAU)
TO_ERG: Final[Cells] = nearest_kind(MINOR_ERG)
TO_DESERT: Final[Cells] = nearest_kind(DESERT)
TO_DEEP: Final[Cells] = nearest_kind(DEEP_DESERT)
