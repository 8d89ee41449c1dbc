"""Features of the desert: storms, sandworms, harvesters, spice, and what spice buys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.arrakis import feature_index as feature
from landsraad.bots.arrakis.distances import WITHIN_TWO
from landsraad.bots.arrakis.force_features import Forces
from landsraad.bots.core.vectors import Floats, vector
from landsraad.games.arrakis.map.geography import (
    DEEP_DESERT,
    DESERT,
    N_AREAS,
    NEIGHBOURS,
    is_exposed,
    is_linked,
    terrain,
)
from landsraad.games.arrakis.pieces.vehicles import ZONES
from landsraad.games.arrakis.spice.harvest import STOCK_LIMIT
from landsraad.games.arrakis.state.cells import (
    AIR_FORCE,
    ATREIDES,
    BANS,
    CARRYALL,
    HARKONNEN,
    HARVESTERS,
    HAZARDS,
    HOLDER,
    RESERVE,
    SIGNS,
    SPICE,
    SPICE_BOARD,
    STAGE,
    SUPREMACY,
    WORMS,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

# Hits that a legion can expect in a hazards phase, by terrain, from storms and from sandworms.
STORM: Final = 1.0
STORM_IN_DESERT: Final = 1.3
STORM_IN_DEEP: Final = 1.7
WORM_IN_DESERT: Final = 0.7
WORM_IN_DEEP: Final = 1.7
# The chance of a harvester to last until the harvest.
SAFE_IN_DESERT: Final = 0.72
SAFE_IN_DEEP: Final = 0.5
BAN_HURTS: Final[Floats] = vector([1.3, 0.7, 1.0])  # smaller legions, no scouting, no cards in battle


def count_desert(s: State, forces: Forces, time: float, features: Floats) -> None:
    """Fills in the features of the desert. `time` is the part of the action phase that is left."""
    count_worms(s, features)
    if s.t[STAGE] <= HAZARDS:
        count_hits(s, forces, time, features)
    count_spice(s, time, features)
    count_board(s, features)
    for zone in range(ZONES):
        kind = s.t[AIR_FORCE + zone]
        if kind == CARRYALL:
            features[feature.CARRYALL] -= 1.0
        elif kind != NONE:
            features[feature.ORNITHOPTER] -= 1.0


def count_hits(s: State, forces: Forces, time: float, features: Floats) -> None:
    """Expected hits of Harkonnen legions in the open. Early in the phase they may still leave."""
    total = 0.0
    for i in range(forces.count):
        area = forces.at[i]
        if s.t[HOLDER + area] != HARKONNEN or not is_exposed(s, area):
            continue
        kind = terrain(s, area)
        hits = STORM
        if kind == DESERT:
            hits = STORM_IN_DESERT + WORM_IN_DESERT
        elif kind == DEEP_DESERT:
            hits = STORM_IN_DEEP + WORM_IN_DEEP
        total += min(hits, forces.hit_points[area])
    features[feature.HITS] = total * (1.0 - 0.5 * time)


def count_worms(s: State, features: Floats) -> None:
    """Sandworms, targets near them, and wormsigns."""
    t = s.t
    for area in range(N_AREAS):
        if t[WORMS + area] != NONE:
            features[feature.WORM] += 1.0
            features[feature.PREY] += prey_near(s, area)
        elif t[SIGNS + area] > 0 and t[HOLDER + area] == NONE:
            features[feature.SIGN] += 2.0 if terrain(s, area) == DEEP_DESERT else 1.0


def prey_near(s: State, area: i64) -> float:
    """Returns 1 if a sandworm finds a harvester or a Harkonnen legion in the desert nearby."""
    t = s.t
    for other in WITHIN_TWO[area]:
        if t[HARVESTERS + other] > 0 or (t[HOLDER + other] == HARKONNEN and terrain(s, other) >= DESERT):
            return 1.0
    return 0.0


def count_spice(s: State, time: float, features: Floats) -> None:
    """Spice points held, and those that harvesters are likely to bring."""
    t = s.t
    points = float(t[SPICE] + t[RESERVE])
    rescues = 0.0
    for zone in range(ZONES):
        if t[AIR_FORCE + zone] == CARRYALL:
            rescues += 1.0
    at_risk = 0.0
    for area in range(N_AREAS):
        if t[HARVESTERS + area] > 0:
            deep = terrain(s, area) == DEEP_DESERT
            n = 2.0 if deep else 1.0
            safe = (SAFE_IN_DEEP if deep else SAFE_IN_DESERT) if t[STAGE] <= HAZARDS else 1.0
            if rescues > 0.0 and has_carryall(s, area):
                safe += 0.25 * (1.0 - safe)
            if t[HOLDER + area] == HARKONNEN:
                safe += 0.1 * (1.0 - safe)
            if time > 0.0 and is_hunted(s, area):
                safe *= 1.0 - 0.6 * time
            at_risk += n * safe
    points += at_risk
    first = 3.0 if t[SUPREMACY] <= STOCK_LIMIT else 0.0
    few = points if points < first else first
    more = points - few
    if more > 6.0:
        more = 6.0
    features[feature.SPICE] = -few
    features[feature.SPICE_MORE] = -more


def has_carryall(s: State, area: i64) -> bool:
    """Whether a carryall can reach this area."""
    for zone in range(ZONES):
        if s.t[AIR_FORCE + zone] == CARRYALL and is_linked(zone, area):
            return True
    return False


def is_hunted(s: State, area: i64) -> bool:
    """Whether an Atreides legion or a sandworm is next to this area."""
    for near in NEIGHBOURS[area]:
        if s.t[HOLDER + near] == ATREIDES or s.t[WORMS + near] != NONE:
            return True
    return False


def count_board(s: State, features: Floats) -> None:
    """Markers of the Spice Must Flow board: locked dice and bans hurt the Harkonnen."""
    lowest: i64 = 1
    for power in range(3):
        row = s.t[SPICE_BOARD + power]
        if row > lowest:
            lowest = row
        features[feature.ROW] += float(row - 1)
        if s.t[BANS + power]:
            features[feature.BAN] += BAN_HURTS[power]
    features[feature.LOCKED] = float(lowest - 1)
