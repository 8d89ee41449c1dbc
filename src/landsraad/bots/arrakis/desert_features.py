"""What the desert does: storms and worms for the legions out there, spice for the harvesters, and what spice buys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.arrakis import feature_index as fact
from landsraad.bots.arrakis.distances import AROUND
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

# Hits to be expected by a legion in a hazards phase, by terrain: of the storms; with a sign, of the worm.
STORM: Final = 1.0
STORM_IN_DESERT: Final = 1.3
STORM_IN_DEEP: Final = 1.7
WORM_IN_DESERT: Final = 0.7
WORM_IN_DEEP: Final = 1.7
SAFE_IN_DESERT: Final = 0.72  # a harvester until the harvest
SAFE_IN_DEEP: Final = 0.5
BAN_HURTS: Final[Floats] = vector([1.3, 0.7, 1.0])  # smaller legions; no scouting; no cards in battle


def count_desert(s: State, forces: Forces, time: float, room: Floats) -> None:
    """`time`: how much of the action phase is left, 1 to 0."""
    count_worms(s, room)
    if s.t[STAGE] <= HAZARDS:
        count_hits(s, forces, time, room)
    count_spice(s, time, room)
    count_board(s, room)
    for zone in range(ZONES):  # they leave at the end of the round
        kind = s.t[AIR_FORCE + zone]
        if kind == CARRYALL:
            room[fact.CARRYALL] -= 1.0
        elif kind != NONE:
            room[fact.ORNITHOPTER] -= 1.0


def count_hits(s: State, forces: Forces, time: float, room: Floats) -> None:
    """Hits that Harkonnen legions out in the open are in for; early in the phase they may still leave."""
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
        total += min(hits, forces.endures[area])
    room[fact.HITS] = total * (1.0 - 0.5 * time)


def count_worms(s: State, room: Floats) -> None:
    t = s.t
    for area in range(N_AREAS):
        if t[WORMS + area] != NONE:
            room[fact.WORM] += 1.0
            room[fact.PREY] += prey_near(s, area)
        elif t[SIGNS + area] > 0 and t[HOLDER + area] == NONE:
            room[fact.SIGN] += 2.0 if terrain(s, area) == DEEP_DESERT else 1.0


def prey_near(s: State, area: i64) -> float:
    t = s.t
    for other in AROUND[area]:
        if t[HARVESTERS + other] > 0 or (t[HOLDER + other] == HARKONNEN and terrain(s, other) >= DESERT):
            return 1.0
    return 0.0


def count_spice(s: State, time: float, room: Floats) -> None:
    """Points that are there, and those that harvesters are likely to bring."""
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
    room[fact.SPICE] = -few
    room[fact.SPICE_MORE] = -more


def has_carryall(s: State, area: i64) -> bool:
    for zone in range(ZONES):
        if s.t[AIR_FORCE + zone] == CARRYALL and is_linked(zone, area):
            return True
    return False


def is_hunted(s: State, area: i64) -> bool:
    for near in NEIGHBOURS[area]:
        if s.t[HOLDER + near] == ATREIDES or s.t[WORMS + near] != NONE:
            return True
    return False


def count_board(s: State, room: Floats) -> None:
    """The markers of the Spice Must Flow board: dice that are locked and bans hurt the Harkonnen."""
    lowest: i64 = 1
    for power in range(3):
        row = s.t[SPICE_BOARD + power]
        if row > lowest:
            lowest = row
        room[fact.ROW] += float(row - 1)
        if s.t[BANS + power]:
            room[fact.BAN] += BAN_HURTS[power]
    room[fact.LOCKED] = float(lowest - 1)
