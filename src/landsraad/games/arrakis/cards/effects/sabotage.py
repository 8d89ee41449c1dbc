"""Fremen effects against vehicles: destroyed harvesters, rockets, a captured ornithopter, smugglers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.special_attack import push_strike
from landsraad.games.arrakis.map.geography import (
    DEEP_DESERT,
    LINKED,
    N_AREAS,
    SECTORS,
    is_linked,
    same_sector,
    terrain,
    zones,
)
from landsraad.games.arrakis.pieces.dice import roll_face
from landsraad.games.arrakis.pieces.figures import bodies
from landsraad.games.arrakis.pieces.vehicles import remove_air, remove_harvester
from landsraad.games.arrakis.state.cells import (
    AIR_FORCE,
    AT,
    GROUND,
    GURNEY,
    HARKONNEN,
    HARVESTER,
    HARVESTERS,
    HIT,
    HOLDER,
    IN,
    LEADER_AT,
    MY_SIDE,
    ORNITHOPTER,
    REMOVE_FROM,
    SECTOR,
    SHIELD,
)
from landsraad.games.arrakis.state.events import COMBAT_ROLLED
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State, labelled
from landsraad.kernel.messages import Message

SECTOR_BITS: Final = 8  # `step` of a frame: the sectors, and above them the number of vehicles


class SwallowHarvesters(Effect):
    """Removes harvesters from the deep desert of one sector.

    `step`: number removed times 128, plus the last area.
    """

    asks = True
    optional = True

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if (s.t[HARVESTERS + area] > 0 and terrain(s, area) == DEEP_DESERT
                    and (s.step == 0 or same_sector(area, s.step & 127))):
                s.offer(REMOVE_FROM.move(HARVESTER, area))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if REMOVE_FROM.has(move):
            area = REMOVE_FROM.b(move)
            remove_harvester(s, area)
            gone = (s.step >> 7) + 1
            if gone < self.n:
                s.again(self, gone << 7 | area)

    def message(self) -> Message:
        return Message("wfa-swallow-harvesters", {"n": self.n})


class RemoveVehicles(Effect):
    """Removes Harkonnen vehicles in some sectors: harvesters there, or vehicles in a linked air zone."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        sectors = s.step & (1 << SECTOR_BITS) - 1
        if s.step >> SECTOR_BITS == 0:
            return
        for area in range(N_AREAS):
            if s.t[HARVESTERS + area] > 0 and SECTORS[area] & sectors != 0:
                s.offer(REMOVE_FROM.move(HARVESTER, area))
        for zone in range(zones()):
            if s.t[AIR_FORCE + zone] != NONE and LINKED[zone] & sectors != 0:
                s.offer(GROUND.move(zone))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if REMOVE_FROM.has(move):
            remove_harvester(s, REMOVE_FROM.b(move))
        elif GROUND.has(move):
            remove_air(s, GROUND.a(move))
        else:
            return
        if s.step >> SECTOR_BITS > 1:
            s.again(self, s.step - (1 << SECTOR_BITS))


class Rockets(Effect):
    """Rolls dice for a sector with an own legion; each hit and each special result removes a vehicle."""

    asks = True
    optional = True

    def __init__(self, dice: i64) -> None:
        super().__init__()
        self.dice = dice

    def options(self, s: State) -> None:
        held: i64 = 0
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == s.me[MY_SIDE] and bodies(s, area) > 0:
                held |= SECTORS[area]
        for sector in range(len(SECTOR.names)):
            if held >> sector & 1:
                s.offer(IN.move(sector))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not IN.has(move):
            return
        hits: i64 = 0
        shields: i64 = 0
        for _ in range(self.dice):
            face = roll_face(s)
            if face == HIT:
                hits += 1
            elif face == SHIELD:
                shields += 1
        if s.has_listeners:
            s.emit(COMBAT_ROLLED, s.seat, hits, shields, self.dice - hits - shields)
        if shields < self.dice:
            s.again(REMOVE_VEHICLES, (self.dice - shields) << SECTOR_BITS | 1 << IN.a(move))

    def message(self) -> Message:
        return Message("wfa-rockets", {"n": self.dice})


class Smuggle(Effect):
    """Removes vehicles from the sector of Gurney Halleck, including its air zones."""

    ordering = ASKS
    optional = True

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        at = s.t[LEADER_AT + GURNEY]
        if at != NONE:
            s.again(REMOVE_VEHICLES, self.n << SECTOR_BITS | SECTORS[at])

    def message(self) -> Message:
        return Message("wfa-smuggle", {"n": self.n})


class CaptureOrnithopter(Effect):
    """Removes one ornithopter and attacks a legion in a sector linked to its air zone with dice."""

    asks = True
    optional = True

    def __init__(self, dice: i64) -> None:
        super().__init__()
        self.dice = dice

    def possible(self, s: State) -> bool:
        for zone in range(zones()):
            if s.t[AIR_FORCE + zone] == ORNITHOPTER:
                return True
        return False

    def options(self, s: State) -> None:
        for zone in range(zones()):
            if s.t[AIR_FORCE + zone] == ORNITHOPTER:
                s.offer(GROUND.move(zone))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if GROUND.has(move):
            remove_air(s, GROUND.a(move))
            s.again(FLY_IT, self.dice << 4 | GROUND.a(move))

    def message(self) -> Message:
        return Message("wfa-capture-ornithopter", {"n": self.dice})


class FlyIt(Effect):
    """Chooses the attacked legion. `step`: the air zone, and above it the number of dice."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == HARKONNEN and is_linked(s.step & 15, area):
                s.offer(AT.move(area))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if AT.has(move):
            push_strike(s, s.seat, AT.a(move), s.step >> 4, 1)


swallow_harvesters = SwallowHarvesters
rockets = Rockets
smuggle = Smuggle
capture_ornithopter = CaptureOrnithopter
REMOVE_VEHICLES: Final = labelled("arrakis:RemoveVehicles", RemoveVehicles())
FLY_IT: Final = labelled("arrakis:FlyIt", FlyIt())
