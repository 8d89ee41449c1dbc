"""The map of Arrakis as a judge asks for it: how far it is from anywhere to anything. Made once."""

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

FAR: Final = 15  # nothing is further away
CLOSE: Final = 2


def distances(borders: vec[Cells]) -> vec[Cells]:
    """From every area to every other, in steps."""
    out: vec[Cells] = vec[vec[i64]]()
    for start in range(N_AREAS):
        row: Cells = vec[i64]([FAR] * N_AREAS)
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
    """From every area: the steps to the nearest one of that terrain; deep desert is desert, too."""
    out: Cells = vec[i64]()
    for area in range(N_AREAS):
        best: i64 = FAR
        for other in range(N_AREAS):
            here = PRINTED[other]
            if (here == kind or (kind == DESERT and here == DEEP_DESERT)) and STEPS[area][other] < best:
                best = STEPS[area][other]
        out = append(out, best)
    return out


def within(reach: i64) -> vec[Cells]:
    """From every area: those that are so many steps away at most."""
    out: vec[Cells] = vec[vec[i64]]()
    for area in range(N_AREAS):
        row: Cells = vec[i64]()
        for other in range(N_AREAS):
            if STEPS[area][other] <= reach:
                row = append(row, other)
        out = append(out, row)
    return out


STEPS: Final[vec[Cells]] = distances(NEIGHBOURS)  # on the ground
AROUND: Final[vec[Cells]] = within(CLOSE)
HOPS: Final[vec[Cells]] = distances(BORDERS)  # through the air
TO_MOUNTAIN: Final[Cells] = nearest_kind(MOUNTAIN)
TO_PLATEAU: Final[Cells] = nearest_kind(PLATEAU)
TO_ERG: Final[Cells] = nearest_kind(MINOR_ERG)
TO_DESERT: Final[Cells] = nearest_kind(DESERT)
TO_DEEP: Final[Cells] = nearest_kind(DEEP_DESERT)
