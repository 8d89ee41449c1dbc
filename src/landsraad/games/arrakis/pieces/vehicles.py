"""Vehicles of the Harkonnen: harvesters in the desert, ornithopters and carryalls in the air.

None ever moves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import N_AREAS, is_desert
from landsraad.games.arrakis.pieces.figures import deciding_seat, is_free
from landsraad.games.arrakis.state.automa_side import VEHICLES_STEP, is_automa, push_step
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    AIR_FORCE,
    CARRYALL,
    DONE,
    HARKONNEN,
    HARVEST_AT,
    HARVESTER,
    HARVESTERS,
    HARVESTERS_LOST,
    LOCKED,
    ORNITHOPTER,
    POWER,
    SPICE_BOARD,
    STAGE,
    VEHICLE,
    VEHICLE_TO,
)
from landsraad.games.arrakis.state.components import CARRYALL_FIGURES, HARVESTER_FIGURES, ORNITHOPTER_FIGURES
from landsraad.games.arrakis.state.events import AIR_GONE, AIR_PLACED, DICE_LOCKED, HARVESTER_GONE, HARVESTER_PLACED
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

ZONES: Final[i64] = 8
KINDS: Final[i64] = 3
BOTTOM: Final = 5  # row of the Spice Must Flow board in which bans are always active
# By row, from the top: harvesters, ornithopters, carryalls.
ROWS: Final[Cells] = vec[i64]([3, 2, 1, 4, 2, 1, 5, 3, 1, 5, 4, 2, 6, 4, 2])
FIGURES: Final[Cells] = vec[i64]([HARVESTER_FIGURES, ORNITHOPTER_FIGURES, CARRYALL_FIGURES])


def active_row(s: State) -> i64:
    """The row of the lowest marker (WFA-VEHICLE-02)."""
    row: i64 = 1
    for power in range(len(POWER.names)):
        if s.t[SPICE_BOARD + power] > row:
            row = s.t[SPICE_BOARD + power]
    return row


def vehicles_on_board(s: State, kind: i64) -> i64:
    n: i64 = 0
    if kind == HARVESTER:
        for area in range(N_AREAS):
            n += s.t[HARVESTERS + area]
    else:
        for zone in range(ZONES):
            if s.t[AIR_FORCE + zone] == kind:
                n += 1
    return n


def vehicles_left(s: State, kind: i64) -> i64:
    """How many vehicles of that kind are off the board."""
    return FIGURES[kind] - vehicles_on_board(s, kind)


def takes_harvester(s: State, area: i64) -> bool:
    """Can a harvester be placed? One in each free desert area, including deep desert (WFA-VEHICLE-06)."""
    return s.t[HARVESTERS + area] == 0 and is_desert(s, area) and is_free(s, area, HARKONNEN)


def put_harvester(s: State, area: i64) -> None:
    s.t[HARVESTERS + area] = 1
    if s.has_listeners:
        s.emit(HARVESTER_PLACED, deciding_seat(s, HARKONNEN), area)


def remove_harvester(s: State, area: i64) -> None:
    """Removes a destroyed harvester. Spice already harvested is not lost."""
    s.t[HARVESTERS + area] = 0
    if s.t[STAGE] == ACTIONS:
        s.t[HARVESTERS_LOST] += 1
    if s.has_listeners:
        s.emit(HARVESTER_GONE, deciding_seat(s, HARKONNEN), area)


def put_air(s: State, kind: i64, zone: i64) -> None:
    """Places a vehicle in an air zone, replacing the one that is there (WFA-VEHICLE-08)."""
    if s.t[AIR_FORCE + zone] != NONE:
        remove_air(s, zone)
    s.t[AIR_FORCE + zone] = kind
    if s.has_listeners:
        s.emit(AIR_PLACED, deciding_seat(s, HARKONNEN), kind, zone)


def remove_air(s: State, zone: i64) -> None:
    if s.has_listeners:
        s.emit(AIR_GONE, deciding_seat(s, HARKONNEN), s.t[AIR_FORCE + zone], zone)
    s.t[AIR_FORCE + zone] = NONE


def offer_vehicle(s: State, kind: i64) -> None:
    """Offers every place for a vehicle of that kind, if one is left."""
    if vehicles_left(s, kind) == 0:
        return
    if kind == HARVESTER:
        for area in range(N_AREAS):
            if takes_harvester(s, area):
                s.offer(HARVEST_AT.move(area))
    else:
        for zone in range(ZONES):
            s.offer(VEHICLE_TO.move(kind, zone))


def place_offered(s: State, move: i64) -> None:
    if HARVEST_AT.has(move):
        put_harvester(s, HARVEST_AT.a(move))
    else:
        put_air(s, VEHICLE_TO.a(move), VEHICLE_TO.b(move))


class VehiclePhase(Effect):
    """Phase 1: locks dice down to the active row, and places its vehicles (WFA-VEHICLE-01 to 05)."""

    def run(self, s: State) -> None:
        row = active_row(s)
        s.t[LOCKED] = row - 1
        if s.has_listeners:
            s.emit(DICE_LOCKED, s.seat, row, s.t[LOCKED])
        if is_automa(s, HARKONNEN):
            push_step(s, VEHICLES_STEP, s.seat, row)
            return
        for kind in range(KINDS - 1, -1, -1):
            s.push(PLACE_ALL[kind], s.seat, 0, ROWS[(row - 1) * KINDS + kind])


class PlaceAll(Effect):
    """Places all vehicles of a kind. `step` counts those left."""

    asks = True
    decision = "place"

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind

    def options(self, s: State) -> None:
        if s.step > 0:
            offer_vehicle(s, self.kind)

    def play(self, s: State, move: i64) -> None:
        place_offered(s, move)
        if s.step > 1:
            s.again(self, s.step - 1)


class PlaceVehicles(Effect):
    """Places up to n vehicles of one kind, or of any kinds (NONE). `step` counts them."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, n: i64, kind: i64 = NONE) -> None:
        super().__init__()
        self.n = n
        self.kind = kind

    def possible(self, s: State) -> bool:
        if self.kind != NONE:
            return vehicles_left(s, self.kind) > 0
        for kind in range(KINDS):
            if vehicles_left(s, kind) > 0:
                return True
        return False

    def options(self, s: State) -> None:
        for kind in range(KINDS):
            if self.kind == NONE or self.kind == kind:
                offer_vehicle(s, kind)
        if s.count > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if DONE.has(move):
            return
        place_offered(s, move)
        if s.step + 1 < self.n:
            s.again(self, s.step + 1)

    def message(self) -> Message:
        if self.kind == NONE:
            return Message("place-any-vehicles", {"n": self.n})
        return Message("place-vehicles", {"n": self.n, "vehicle": VEHICLE.names[self.kind]})


def place_vehicles(n: i64) -> Effect:
    """Place n vehicles of any kinds."""
    return PlaceVehicles(n)


def place_vehicle(kind: i64, n: i64) -> Effect:
    return PlaceVehicles(n, kind)


PLACE_ALL: Final = [
    labelled("arrakis:PlaceAll", PlaceAll(HARVESTER)),
    labelled("arrakis:PlaceAll.2", PlaceAll(ORNITHOPTER)),
    labelled("arrakis:PlaceAll.3", PlaceAll(CARRYALL)),
]
VEHICLE_PHASE: Final = labelled("arrakis:VehiclePhase", VehiclePhase())
