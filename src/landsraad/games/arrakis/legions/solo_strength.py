"""Combat strength and distance in the solo game (WFA-SOLO-40 to 42).

Strengths are compared by points first, and by single figures in a tie; `strength` combines both in one number.
Distances are those of the Harkonnen, who ignore impassable borders (WFA-SOLO-60).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.legions import free_named, free_officers, free_tokens, free_units
from landsraad.games.arrakis.map.geography import BORDERS, N_AREAS
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, bit_count, bodies, is_free, limit
from landsraad.games.arrakis.state.cells import (
    ARRIVED_AT,
    ELITE,
    HARKONNEN,
    NAMED_HERE,
    OFFICERS,
    REGULAR,
    SIETCH,
    SIETCH_AT,
    SPECIAL,
    TARGET_CARD,
    TOKENS_HERE,
    UNITS,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

POINTS: Final = 256  # factor of a point of strength; single figures are below it
TOKEN_POINTS: Final = 2  # WFA-SOLO-40, WFA-SOLO-71
FAR_AWAY: Final = 63  # no path
SIETCH_COUNT: Final = len(SIETCH.names)


def _distances() -> vec[Cells]:
    """Distances from each area to each other one, across all borders."""
    out: vec[Cells] = vec[vec[i64]]()
    for frm in range(N_AREAS):
        steps: Cells = vec[i64]([FAR_AWAY] * N_AREAS)
        steps[frm] = 0
        reached: Cells = vec[i64]([frm])
        done: i64 = 0
        while done < len(reached):
            near = BORDERS[reached[done]]
            for i in range(len(near)):
                if steps[near[i]] == FAR_AWAY:
                    steps[near[i]] = steps[reached[done]] + 1
                    reached = append(reached, near[i])
            done += 1
        out = append(out, steps)
    return out


FAR: Final[vec[Cells]] = _distances()


# ------------------------------------------------------------------ strength


def pack(points: i64, figures: i64) -> i64:
    return points * POINTS + figures


def strength(s: State, area: i64) -> i64:
    """The strength of the legion there. The rank of a sietch adds nothing (WFA-SOLO-42)."""
    t = s.t
    named = bit_count(t[NAMED_HERE + area])
    tokens = t[TOKENS_HERE + area]
    regular = t[UNITS + area]
    elite = t[UNITS + ELITE * AREA_CAPACITY + area]
    special = t[UNITS + SPECIAL * AREA_CAPACITY + area]
    return pack(regular + elite + special + TOKEN_POINTS * tokens + t[OFFICERS + area] + named,
                2 * regular + 3 * elite + 4 * special + TOKEN_POINTS * tokens + t[OFFICERS + area] + 2 * named)


def moving_strength(s: State, area: i64) -> i64:
    """The strength of those in the legion that may still move in this action."""
    if s.t[ARRIVED_AT] == NONE:
        return strength(s, area)
    named = bit_count(free_named(s, area))
    officers = free_officers(s, area)
    tokens = free_tokens(s, area)
    regular = free_units(s, area, REGULAR)
    elite = free_units(s, area, ELITE)
    special = free_units(s, area, SPECIAL)
    return pack(regular + elite + special + TOKEN_POINTS * tokens + officers + named,
                2 * regular + 3 * elite + 4 * special + TOKEN_POINTS * tokens + officers + 2 * named)


def points(s: State, area: i64) -> i64:
    return strength(s, area) // POINTS


def figures(s: State, area: i64) -> i64:
    """The strength counted in single figures only."""
    return strength(s, area) % POINTS


def room_at(s: State, area: i64) -> i64:
    """How many more Harkonnen units the area can take."""
    return limit(s, HARKONNEN) - bodies(s, area)


# ------------------------------------------------------------------ distance


def target_area(s: State) -> i64:
    """The area of the target sietch; NONE if there is none."""
    return NONE if s.t[TARGET_CARD] == NONE else s.t[SIETCH_AT + s.t[TARGET_CARD]]


def to_target(s: State, area: i64) -> i64:
    target = target_area(s)
    return 0 if target == NONE else FAR[area][target]


def to_sietch(s: State, area: i64) -> i64:
    """The distance to the nearest sietch."""
    best: i64 = FAR_AWAY
    for sietch in range(SIETCH_COUNT):
        at = s.t[SIETCH_AT + sietch]
        if at != NONE and FAR[area][at] < best:
            best = FAR[area][at]
    return best


def ways_to(s: State, goal: i64) -> Cells:
    """From each area, the number of moves to the goal through areas that are free for the Harkonnen."""
    steps: Cells = vec[i64]([FAR_AWAY] * N_AREAS)
    steps[goal] = 0
    reached: Cells = vec[i64]([goal])
    done: i64 = 0
    while done < len(reached):
        near = BORDERS[reached[done]]
        for i in range(len(near)):
            area = near[i]
            if steps[area] == FAR_AWAY and is_free(s, area, HARKONNEN):
                steps[area] = steps[reached[done]] + 1
                reached = append(reached, area)
        done += 1
    return steps
