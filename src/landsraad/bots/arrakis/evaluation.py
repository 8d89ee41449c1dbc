"""Win probabilities in War for Arrakis.

The value of a position is one number in points of supremacy, good for the Atreides: how close each side is to its goal,
what it could gain soon, and what it has to work with. The weights are in `weights.py`. Seats of one side share its
chance to win.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.arrakis import feature_index as feature
from landsraad.bots.arrakis.desert_features import count_desert
from landsraad.bots.arrakis.distances import FARTHEST, HOPS, STEPS
from landsraad.bots.arrakis.fast_policy import FastPolicy
from landsraad.bots.arrakis.force_features import MOST_LEGIONS, Forces
from landsraad.bots.arrakis.prescience_features import PrescienceFeatures
from landsraad.bots.arrakis.resource_features import count_resources
from landsraad.bots.arrakis.weights import FEATURES
from landsraad.bots.core.evaluation import Evaluation
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

ALL_STEPS: Final = 20.0  # of prescience that an objective needs
DICE: Final = 8.0  # of the Harkonnen, at most
NOISE: Final = 1.0
THREAT_RANGE: Final = 6  # areas; legions further away are ignored
WINNING_BONUS: Final = 1.0  # points, for a settlement that decides the game
SHORTAGE_BONUS: Final = 0.5  # for each step that only settlements and stations can bring


def _areas(names: list[str]) -> Cells:
    found: Cells = vec[i64]()
    for name in names:
        found = append(found, AREA.find(name))
    return found


SETTLEMENTS: Final[Cells] = _areas(SETTLEMENT.names)
STATION_AREAS: Final[Cells] = _areas(STATION.names)


def powers(part: float) -> Floats:
    """Returns the powers of a number, by distance."""
    out = floats(FARTHEST + 1)
    for i in range(FARTHEST + 1):
        out[i] = part ** i
    return out


class ArrakisEvaluation(Evaluation):
    """Values of positions from the weights of `weights.py`."""

    def __init__(self, game: Game, weights: dict[str, float]) -> None:
        super().__init__(game)
        self.forces = Forces()
        self.fast_policy = FastPolicy(self.forces)
        self.prescience = PrescienceFeatures(weights)
        self.names = list(FEATURES)
        self.weights: Floats = vector([weights[name] for name in FEATURES])
        self.features: Floats = floats(feature.COUNT)
        self.second = weights["second"]
        self.air_sectors: i64 = 0  # bits of the sectors from which legions can fly
        self.temperature = weights["temperature"]
        self.threat_by_distance: Floats = powers(weights["march"])
        self.station_by_distance: Floats = powers(weights["walk"])

    def win_probabilities(self, s: State, out: Floats) -> None:
        atreides = self.atreides_win_probability(s)
        for seat in range(s.players):
            out[seat] = atreides if s.seats[seat][MY_SIDE] == ATREIDES else 1.0 - atreides

    def atreides_win_probability(self, s: State) -> float:
        """Returns the chance to win of the Atreides."""
        if s.depth == 0:
            return 1.0 if s.t[SUPREME] == ATREIDES else 0.0
        x = self.atreides_value(s) / self.temperature
        return 1.0 / (1.0 + math.exp(-x))

    def atreides_value(self, s: State) -> float:
        """Returns the value for the Atreides, in points of supremacy."""
        self.count(s)
        total = 0.0
        for i in range(feature.COUNT):
            total += self.features[i] * self.weights[i]
        return total

    def count(self, s: State) -> None:
        """Fills in all features of a position."""
        features = self.features
        for i in range(feature.COUNT):
            features[i] = 0.0
        forces, prescience = self.forces, self.prescience
        forces.count_legions(s)
        prescience.read_objective(s)
        time = self.time(s)
        self.air_sectors = 0
        for zone in range(ZONES):
            if s.t[AIR_FORCE + zone] == ORNITHOPTER:
                self.air_sectors |= LINKED[zone]
        self.count_tracks(s)
        features[feature.PROMISE] = prescience.promise(s, time)
        features[feature.OUTLOOK] = prescience.outlook(s)
        features[feature.STATION] = self.stations(s)
        features[feature.RAID] = self.raids(s)
        features[feature.THREAT] = -self.threats(s)
        count_resources(s, forces, features)
        count_desert(s, forces, time, features)

    def feature_vector(self, s: State) -> list[float]:
        """Returns all features. For tuning and tests."""
        self.count(s)
        return [self.features[i] for i in range(feature.COUNT)]

    def time(self, s: State) -> float:
        """Returns the part of the action phase that is left, from 1 to 0."""
        if s.t[STAGE] > ACTIONS:
            return 0.0
        if s.t[STAGE] < ACTIONS:
            return 1.0
        return min(float(unused(s, HARKONNEN)) / DICE, 1.0)

    def count_tracks(self, s: State) -> None:
        """Features of the supremacy and prescience tracks."""
        missing = self.prescience.missing
        spare = missing - ALL_STEPS
        for marker in range(3):
            spare += float(s.t[PRESCIENT + marker])
        self.features[feature.STEP] = ALL_STEPS - missing
        self.features[feature.SPARE] = spare
        self.features[feature.SUPREMACY] = -float(s.t[SUPREMACY])

    def stations(self, s: State) -> float:
        """Testing stations, weighted by the distance of the nearest Atreides legion."""
        forces = self.forces
        total = 0.0
        for station in range(len(STATION_AREAS)):
            if s.t[STATIONS + station] == 0:
                continue
            steps = STEPS[STATION_AREAS[station]]
            best: i64 = FARTHEST
            for i in range(forces.legions_of_side[ATREIDES]):
                way = steps[forces.areas_of_side[ATREIDES * MOST_LEGIONS + i]]
                if way < best:
                    best = way
            total += self.station_by_distance[best]
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
                prize = left + WINNING_BONUS  # this would win the game
            total += prize * self.danger(s, at, HARKONNEN)
        return total

    def raids(self, s: State) -> float:
        """What the Atreides could gain soon by destroying settlements: their rank on all three tracks."""
        total = 0.0
        prescience = self.prescience
        for settlement in range(len(SETTLEMENTS)):
            if s.t[STANDING + settlement] == 0:
                continue
            at = SETTLEMENTS[settlement]
            rank = float(rank_at(s, at))
            prize = 0.0
            for marker in range(3):
                prize += min(rank, prescience.wanted[marker])
            if prize >= prescience.missing:
                prize += WINNING_BONUS  # this would win the game
            total += prize * self.danger(s, at, ATREIDES)
        return total * (1.0 + SHORTAGE_BONUS * min(prescience.shortage(s), 4.0))

    def danger(self, s: State, at: i64, side: i64) -> float:
        """How likely a settlement is to fall soon: by the most dangerous legion nearby, and the second."""
        forces = self.forces
        t = s.t
        fighting = t[BATTLE_AT] == at
        steps, hops = STEPS[at], HOPS[at]
        air_sectors = self.air_sectors if side == HARKONNEN else 0
        held = t[HOLDER + at] == 1 - side
        if held:
            forces.set_defender(at, float(rank_at(s, at)))
        best, second = 0.0, 0.0
        for i in range(forces.legions_of_side[side]):
            area = forces.areas_of_side[side * MOST_LEGIONS + i]
            way = steps[area]
            if air_sectors & SECTORS[area] != 0:
                way = min(way, (hops[area] + 1) // 2)
            if fighting and t[BATTLE_FROM] == area:
                way = 0
            elif way > THREAT_RANGE:
                continue
            value = self.threat_by_distance[way]
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

    def horizon(self, s: State) -> i64:
        return s.t[ROUND]

    def rank_moves(self, s: State, out: Floats) -> None:
        self.fast_policy.rank_moves(s, out, s.seats[s.actor][MY_SIDE])

    def policy_noise(self) -> float:
        return NOISE


assert len(FEATURES) == feature.COUNT
