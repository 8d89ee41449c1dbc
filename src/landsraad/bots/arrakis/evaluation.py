"""How well the sides stand in the War for Arrakis.

A standing is one number, in points of supremacy, good for the Atreides: what each side has of its goal, what it could
take soon, and what it has to do it with. All weights are in `war_weights`. Everything is counted by side: the seats of
a side share its chances.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.arrakis import feature_index as fact
from landsraad.bots.arrakis.desert_features import count_desert
from landsraad.bots.arrakis.distances import FAR, HOPS, STEPS
from landsraad.bots.arrakis.fast_policy import Glance
from landsraad.bots.arrakis.force_features import SIDE, Forces
from landsraad.bots.arrakis.prescience_features import Visions
from landsraad.bots.arrakis.resource_features import count_purse
from landsraad.bots.arrakis.weights import FEATURES
from landsraad.bots.core.evaluation import Judge
from landsraad.bots.core.vectors import Floats, floats, vector
from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.map.geography import LINKED, SECTORS
from landsraad.games.arrakis.pieces.dice import unused
from landsraad.games.arrakis.pieces.tracks import GOAL
from landsraad.games.arrakis.pieces.vehicles import ZONES
from landsraad.games.arrakis.rounds.turns import TURN
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    AIR_FORCE,
    AREA,
    ATREIDES,
    BATTLE_AT,
    BATTLE_FROM,
    HARKONNEN,
    HOLDER,
    MY_SIDE,
    ORNITHOPTER,
    PRESCIENT,
    ROUND,
    SETTLEMENT,
    SIETCH_AT,
    STAGE,
    STANDING,
    STATION,
    STATIONS,
    SUPREMACY,
    SUPREME,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import FRAME, State
from landsraad.kernel.game import Game

ALL_STEPS: Final = 20.0  # that an objective asks for
DICE: Final = 8.0  # of the Harkonnen, at most
NOISE: Final = 1.0
REACH: Final = 6  # areas: legions further away threaten nothing yet
WINNING: Final = 1.0  # more than the points of it
LACKING: Final = 0.5  # for every step that can be had in no other way


def _areas(names: list[str]) -> Cells:
    found: Cells = vec[i64]()
    for name in names:
        found = append(found, AREA.find(name))
    return found


SETTLEMENTS: Final[Cells] = _areas(SETTLEMENT.names)
STATION_AREAS: Final[Cells] = _areas(STATION.names)


def falling(part: float) -> Floats:
    """What is left after so many areas of the way."""
    out = floats(FAR + 1)
    for i in range(FAR + 1):
        out[i] = part ** i
    return out


class WarJudge(Judge):
    def __init__(self, game: Game, weights: dict[str, float]) -> None:
        super().__init__(game)
        self.forces = Forces()
        self.glance = Glance(self.forces)
        self.visions = Visions(weights)
        self.names = list(FEATURES)
        self.weights: Floats = vector([weights[name] for name in FEATURES])
        self.room: Floats = floats(fact.COUNT)
        self.second = weights["second"]
        self.flown: i64 = 0  # sectors from where legions can be flown, a bit each
        self.heat = weights["heat"]
        self.march: Floats = falling(weights["march"])
        self.walk: Floats = falling(weights["walk"])

    def shares(self, s: State, out: Floats) -> None:
        atreides = self.atreides_share(s)
        for seat in range(s.players):
            out[seat] = atreides if s.seats[seat][MY_SIDE] == ATREIDES else 1.0 - atreides

    def atreides_share(self, s: State) -> float:
        """Their chance to win."""
        if s.depth == 0:
            return 1.0 if s.t[SUPREME] == ATREIDES else 0.0
        x = self.standing(s) / self.heat
        return 1.0 / (1.0 + math.exp(-x))

    def standing(self, s: State) -> float:
        """In points, good for the Atreides."""
        self.count(s)
        total = 0.0
        for i in range(fact.COUNT):
            total += self.room[i] * self.weights[i]
        return total

    def count(self, s: State) -> None:
        """The facts of a position, into `room`."""
        room = self.room
        for i in range(fact.COUNT):
            room[i] = 0.0
        forces, visions = self.forces, self.visions
        forces.muster(s)
        visions.look(s)
        time = self.time(s)
        self.flown = 0
        for zone in range(ZONES):
            if s.t[AIR_FORCE + zone] == ORNITHOPTER:
                self.flown |= LINKED[zone]
        self.count_tracks(s)
        room[fact.PROMISE] = visions.promise(s, time)
        room[fact.OUTLOOK] = visions.outlook(s)
        room[fact.STATION] = self.stations(s)
        room[fact.RAID] = self.raids(s)
        room[fact.THREAT] = -self.threats(s)
        count_purse(s, forces, room)
        count_desert(s, forces, time, room)

    def features(self, s: State) -> list[float]:
        """For those who tune the weights."""
        self.count(s)
        return [self.room[i] for i in range(fact.COUNT)]

    def time(self, s: State) -> float:
        """How much of the action phase is left, 1 to 0."""
        if s.t[STAGE] > ACTIONS:
            return 0.0
        if s.t[STAGE] < ACTIONS:
            return 1.0
        return min(float(unused(s, HARKONNEN)) / DICE, 1.0)

    def count_tracks(self, s: State) -> None:
        missing = self.visions.missing
        spare = missing - ALL_STEPS
        for marker in range(3):
            spare += float(s.t[PRESCIENT + marker])
        self.room[fact.STEP] = ALL_STEPS - missing
        self.room[fact.SPARE] = spare
        self.room[fact.SUPREMACY] = -float(s.t[SUPREMACY])

    def stations(self, s: State) -> float:
        forces = self.forces
        total = 0.0
        for station in range(len(STATION_AREAS)):
            if s.t[STATIONS + station] == 0:
                continue
            steps = STEPS[STATION_AREAS[station]]
            best: i64 = FAR
            for i in range(forces.of_side_count[ATREIDES]):
                way = steps[forces.of_side[ATREIDES * SIDE + i]]
                if way < best:
                    best = way
            total += self.walk[best]
        return total

    # ------------------------------------------------------------------ settlements in danger

    def threats(self, s: State) -> float:
        """What the Harkonnen could gain soon by destroying sietches."""
        total = 0.0
        left = float(GOAL - s.t[SUPREMACY])
        for sietch in range(8):
            at = s.t[SIETCH_AT + sietch]
            if at == NONE:
                continue
            prize = float(rank_at(s, at))
            if prize >= left:
                prize = left + WINNING  # it would be the end
            total += prize * self.danger(s, at, HARKONNEN)
        return total

    def raids(self, s: State) -> float:
        """What the Atreides could gain soon by destroying settlements: their rank on all three tracks."""
        total = 0.0
        visions = self.visions
        for settlement in range(len(SETTLEMENTS)):
            if s.t[STANDING + settlement] == 0:
                continue
            at = SETTLEMENTS[settlement]
            rank = float(rank_at(s, at))
            prize = 0.0
            for marker in range(3):
                prize += min(rank, visions.wanted[marker])
            if prize >= visions.missing:
                prize += WINNING  # it would be the end
            total += prize * self.danger(s, at, ATREIDES)
        return total * (1.0 + LACKING * min(visions.shortage(s), 4.0))

    def danger(self, s: State, at: i64, side: i64) -> float:
        """How likely the settlement there is to fall soon: by the best legion that is on the way, and the second."""
        forces = self.forces
        t = s.t
        fighting = t[BATTLE_AT] == at
        steps, hops = STEPS[at], HOPS[at]
        flown = self.flown if side == HARKONNEN else 0
        held = t[HOLDER + at] == 1 - side
        if held:
            forces.fortify(at, float(rank_at(s, at)))
        best, second = 0.0, 0.0
        for i in range(forces.of_side_count[side]):
            area = forces.of_side[side * SIDE + i]
            way = steps[area]
            if flown & SECTORS[area] != 0:
                way = min(way, (hops[area] + 1) // 2)
            if fighting and t[BATTLE_FROM] == area:
                way = 0
            elif way > REACH:
                continue
            value = self.march[way]
            if value <= second:
                continue
            if held:
                value *= forces.chance_against(area, at, True)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return best + self.second * second * (1.0 - best)

    # ------------------------------------------------------------------ turns

    def begins_turn(self, s: State) -> bool:
        return s.stack[(s.depth - 1) * FRAME] == TURN.id

    def epoch(self, s: State) -> i64:
        return s.t[ROUND]

    def lean(self, s: State, out: Floats) -> None:
        self.glance.lean(s, out, s.seats[s.actor][MY_SIDE])

    def noise(self) -> float:
        return NOISE


assert len(FEATURES) == fact.COUNT
