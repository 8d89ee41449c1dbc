"""Vehicles of the Mahdi automa: harvesters, then carryalls, then ornithopters (WFA-SOLO-11 to 18, 55)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.solo_strength import target_area
from landsraad.games.arrakis.mahdi.attack import needs_flight_to
from landsraad.games.arrakis.mahdi.priorities import ByList, add, best_score
from landsraad.games.arrakis.map.geography import DEEP_DESERT, LINKED, N_AREAS, NEIGHBOURS, SECTORS, terrain
from landsraad.games.arrakis.pieces.figures import is_empty, settlement_side
from landsraad.games.arrakis.pieces.vehicles import (
    KINDS,
    ROWS,
    ZONES,
    put_air,
    put_harvester,
    takes_harvester,
    vehicles_left,
)
from landsraad.games.arrakis.solo_pieces.events import (
    CARRYALL_BY,
    HARVEST_ELSEWHERE,
    HARVESTER_BY,
    THOPTER_AT_TARGET,
    THOPTER_FOR_ATTACK,
    THOPTER_NEAR,
    WHY_HARVESTER,
)
from landsraad.games.arrakis.solo_pieces.tactics_cards import REGION_SECTORS, barred_sectors, harvest_sectors, next_to
from landsraad.games.arrakis.state.automa_side import VEHICLES_STEP, register_step
from landsraad.games.arrakis.state.cells import (
    AIR_FORCE,
    ATREIDES,
    CARRYALL,
    HARVEST_AT,
    HARVESTER,
    HARVESTERS,
    HOLDER,
    IN,
    ORNITHOPTER,
    SECTOR,
    VEHICLE_TO,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled

COUNT_BITS: Final = 4  # `step` of harvesters: their number, and above it a bit set of their sectors
COUNT_MASK: Final = 15
CENTRAL: Final = 4  # index of the central region


class MahdiVehicles(Effect):
    """Places all vehicles of the active row (`step`) (WFA-SOLO-11)."""

    def run(self, s: State) -> None:
        first = (s.step - 1) * KINDS
        push_vehicles(s, ORNITHOPTER, ROWS[first + ORNITHOPTER])
        push_vehicles(s, CARRYALL, ROWS[first + CARRYALL])
        push_vehicles(s, HARVESTER, ROWS[first + HARVESTER])


def push_vehicles(s: State, kind: i64, n: i64) -> None:
    """Places vehicles of a kind, or as many as there are figures."""
    n = min(n, vehicles_left(s, kind))
    if n == 0:
        return
    if kind == HARVESTER:
        s.again(MAHDI_HARVESTERS, harvest_sectors(s) << COUNT_BITS | n)
    else:
        s.again(MAHDI_CARRYALLS if kind == CARRYALL else MAHDI_ORNITHOPTERS, n)


# ------------------------------------------------------------------ harvesters


def harvester_line(s: State, area: i64) -> i64:
    """The line of the list for an area, 0 is the first; NONE if no harvester can be there (WFA-SOLO-12)."""
    if not takes_harvester(s, area):
        return NONE
    line: i64 = 0 if terrain(s, area) == DEEP_DESERT else 1
    return line if is_empty(s, area) and is_safe(s, area) else line + 2


def is_safe(s: State, area: i64) -> bool:
    """Is the area away from every Atreides legion and sietch?"""
    near = NEIGHBOURS[area]
    for i in range(len(near)):
        if s.t[HOLDER + near[i]] == ATREIDES or settlement_side(s, near[i]) == ATREIDES:
            return False
    return True


def places_in(s: State, sectors: i64) -> i64:
    n: i64 = 0
    for area in range(N_AREAS):
        if SECTORS[area] & sectors != 0 and takes_harvester(s, area):
            n += 1
    return n


def all_places(s: State) -> i64:
    """All areas that harvesters of the solo game can go to."""
    return places_in(s, harvest_sectors(s) | ((1 << len(SECTOR.names)) - 1) & ~barred_sectors(s))


class MahdiHarvesters(ByList):
    """Places harvesters one after the other in the sectors of `step`.

    While a line has no more areas than harvesters are left, all of them are used without a question.
    """

    decision = "place"

    def rank(self, s: State) -> Cells:
        found: Cells = vec[i64]()
        sectors = s.step >> COUNT_BITS
        for area in range(N_AREAS):
            if SECTORS[area] & sectors != 0:
                line = harvester_line(s, area)
                if line != NONE:
                    found = add(found, HARVEST_AT.move(area), 3 - line)
        return found

    def options(self, s: State) -> None:
        found = self.rank(s)
        if len(found) == 0:
            offer_sectors(s, s.step >> COUNT_BITS)
            return
        best = best_score(found)
        for i in range(1, len(found), 2):
            if found[i] == best:
                s.offer(found[i - 1])
        if s.count <= s.step & COUNT_MASK:
            s.count = 1

    def play(self, s: State, move: i64) -> None:
        if IN.has(move):  # WFA-SOLO-13
            if s.has_listeners:
                s.emit(HARVEST_ELSEWHERE, s.seat, IN.a(move))
            s.again(self, 1 << (IN.a(move) + COUNT_BITS) | s.step & COUNT_MASK)
            return
        area = HARVEST_AT.a(move)
        if s.has_listeners:
            s.emit(HARVESTER_BY, s.seat, area, WHY_HARVESTER[harvester_line(s, area)])
        put_harvester(s, area)
        if s.step & COUNT_MASK > 1:
            s.again(self, s.step - 1)


def offer_sectors(s: State, full: i64) -> None:
    """Offers sectors next to the harvest, except that of the target card; others if these are full."""
    for sectors in (next_to(harvest_sectors(s)), (1 << len(SECTOR.names)) - 1):
        open_ones = sectors & ~full & ~barred_sectors(s)
        for sector in range(len(SECTOR.names)):
            if open_ones >> sector & 1 and places_in(s, 1 << sector) > 0:
                s.offer(IN.move(sector))
        if s.count > 0:
            return


# ------------------------------------------------------------------ carryalls


def covered(s: State, zones: i64) -> i64:
    """How many harvesters the carryalls of these zones and those on the board protect together."""
    sectors: i64 = 0
    for zone in range(ZONES):
        if zones >> zone & 1 or s.t[AIR_FORCE + zone] == CARRYALL:
            sectors |= LINKED[zone]
    n: i64 = 0
    for area in range(N_AREAS):
        if s.t[HARVESTERS + area] > 0 and SECTORS[area] & sectors != 0:
            n += 1
    return n


def best_cover(s: State, zones: i64, left: i64) -> i64:
    """The most harvesters that this many more carryalls can protect."""
    if left == 0:
        return covered(s, zones)
    best: i64 = covered(s, zones)
    for zone in range(ZONES):
        if not zones >> zone & 1 and s.t[AIR_FORCE + zone] != CARRYALL:
            n = best_cover(s, zones | 1 << zone, left - 1)
            if n > best:
                best = n
    return best


class MahdiCarryalls(ByList):
    """Places `step` carryalls to protect the most harvesters (WFA-SOLO-14).

    An empty zone is better than one with an ornithopter, which would be removed.
    """

    decision = "place"

    def rank(self, s: State) -> Cells:
        found: Cells = vec[i64]()
        for zone in range(ZONES):
            if s.t[AIR_FORCE + zone] != CARRYALL:
                n = best_cover(s, 1 << zone, s.step - 1)
                found = add(found, VEHICLE_TO.move(CARRYALL, zone), n << 1 | (s.t[AIR_FORCE + zone] == NONE))
        return found

    def play(self, s: State, move: i64) -> None:
        zone = VEHICLE_TO.b(move)
        if s.has_listeners:
            s.emit(CARRYALL_BY, s.seat, zone, covered(s, 1 << zone))
        put_air(s, CARRYALL, zone)
        if s.step > 1:
            s.again(self, s.step - 1)


# ------------------------------------------------------------------ ornithopters


def attack_sectors(s: State) -> i64:
    """The sectors of legions exactly 2 areas from a sietch that they could attack (WFA-SOLO-15)."""
    sectors: i64 = 0
    for area in range(N_AREAS):
        if needs_flight_to(s, area):
            sectors |= SECTORS[area]
    return sectors


def thopter_line(s: State, zone: i64, attack: i64) -> i64:
    """The rank of an empty air zone, higher is better; NONE if it is occupied."""
    if s.t[AIR_FORCE + zone] != NONE:
        return NONE
    if LINKED[zone] & attack != 0:
        return 4
    target = target_area(s)
    home: i64 = 0 if target == NONE else SECTORS[target]
    if LINKED[zone] & home != 0:
        return 3
    central = LINKED[zone] & ~REGION_SECTORS[CENTRAL] == 0
    if LINKED[zone] & next_to(home) != 0:
        return 2 if central else 1
    return 0  # everything nearer is full


def free_zones(s: State) -> i64:
    n: i64 = 0
    for zone in range(ZONES):
        if s.t[AIR_FORCE + zone] == NONE:
            n += 1
    return n


class MahdiOrnithopters(ByList):
    """Places `step` ornithopters, never in an occupied zone (WFA-SOLO-15 to 17).

    While a line has no more zones than ornithopters are left, all of them are used.
    """

    decision = "place"

    def rank(self, s: State) -> Cells:
        found: Cells = vec[i64]()
        attack = attack_sectors(s)
        for zone in range(ZONES):
            line = thopter_line(s, zone, attack)
            if line != NONE:
                found = add(found, VEHICLE_TO.move(ORNITHOPTER, zone), line)
        return found

    def options(self, s: State) -> None:
        super().options(s)
        if 0 < s.count <= s.step:
            s.count = 1

    def play(self, s: State, move: i64) -> None:
        zone = VEHICLE_TO.b(move)
        if s.has_listeners:
            line = thopter_line(s, zone, attack_sectors(s))
            s.emit(THOPTER_FOR_ATTACK if line == 4 else THOPTER_AT_TARGET if line == 3 else THOPTER_NEAR, s.seat, zone)
        put_air(s, ORNITHOPTER, zone)
        if s.step > 1:
            s.again(self, s.step - 1)


MAHDI_VEHICLES: Final = labelled("arrakis:MahdiVehicles", MahdiVehicles())
MAHDI_HARVESTERS: Final = labelled("arrakis:MahdiHarvesters", MahdiHarvesters([2]))
MAHDI_CARRYALLS: Final = labelled("arrakis:MahdiCarryalls", MahdiCarryalls([5, 1]))
MAHDI_ORNITHOPTERS: Final = labelled("arrakis:MahdiOrnithopters", MahdiOrnithopters([3]))
register_step(VEHICLES_STEP, MAHDI_VEHICLES)
