"""Legions as numbers: dice, hits they can take, and what their leaders add."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.arrakis.battle_odds import damage, hits, odds, shields
from landsraad.bots.core.vectors import Floats, floats, vector
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    ELITES,
    HARKONNEN,
    HOLDER,
    N_COUNTERS,
    N_LEADERS,
    NAMED_HERE,
    OFFICERS,
    SPECIALS,
    TOKEN_AT,
    TOKEN_FACE,
    TOKENS_HERE,
    UNITS,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, TOKEN_FACES
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

MOST_LEGIONS: Final = 128  # of a side
# Of a hidden token in the solo game, on average.
GARRISON_UNITS: Final = 2.0
GARRISON_ENDURES: Final = 2.8

TOKEN_UNITS: Final[Floats] = vector([float(sum(face.units)) for face in TOKEN_FACES])
TOKEN_ENDURES: Final[Floats] = vector([float(face.units[0] + 2 * face.units[1] + 2 * face.units[2])
                                       for face in TOKEN_FACES])
TOKEN_SPECIALS: Final[Floats] = vector([float(face.units[2]) for face in TOKEN_FACES])
LEADER_HITS: Final[Floats] = vector([float(card.hits) for card in LEADER_CARDS])
LEADER_SHIELDS: Final[Floats] = vector([float(card.shields) for card in LEADER_CARDS])


@final
class Forces:
    """The legions of a position, filled by `count_legions`.

    at: the areas with a legion. areas_of_side: the same, those of each side from `MOST_LEGIONS` times its number on.
    All other vectors are indexed by area. leader_hits and leader_shields are per special result, hits and shields per
    round. defender_hits and defender_shields belong to the area of the last `set_defender`.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.at: Cells = vec[i64]([0] * 128)
        self.areas_of_side: Cells = vec[i64]([0] * (2 * MOST_LEGIONS))
        self.legions_of_side: Cells = vec[i64]([0, 0])
        self.dice: Floats = floats(128)
        self.hit_points: Floats = floats(128)
        self.leader_hits: Floats = floats(128)
        self.leader_shields: Floats = floats(128)
        self.special: Floats = floats(128)
        self.hits: Floats = floats(128)
        self.shields: Floats = floats(128)
        self.defender_hits = 0.0
        self.defender_shields = 0.0

    def count_legions(self, s: State) -> None:
        """Finds and measures all legions."""
        t = s.t
        n: i64 = 0
        theirs: i64 = 0
        for area in range(N_AREAS):
            side = t[HOLDER + area]
            if side != NONE:
                self.at[n] = area
                n += 1
                if side == HARKONNEN:
                    self.areas_of_side[HARKONNEN * MOST_LEGIONS + theirs] = area
                    theirs += 1
                else:
                    self.areas_of_side[ATREIDES * MOST_LEGIONS + n - theirs - 1] = area
                self.measure(s, area)
        self.count = n
        self.legions_of_side[HARKONNEN] = theirs
        self.legions_of_side[ATREIDES] = n - theirs
        faces = treasury(s, ATREIDES)
        for counter in range(N_COUNTERS):
            area = t[TOKEN_AT + counter]
            if area != NONE:
                face = faces[TOKEN_FACE + counter]
                if face != NONE:
                    self.dice[area] += TOKEN_UNITS[face]
                    self.hit_points[area] += TOKEN_ENDURES[face]
                    self.special[area] += TOKEN_SPECIALS[face]
                    self.set_hits_and_shields(area)

    def measure(self, s: State, area: i64) -> None:
        """Measures the legion in an area, without Atreides deployment tokens."""
        t = s.t
        regular = float(t[UNITS + area])
        elite = float(t[ELITES + area])
        special = float(t[SPECIALS + area])
        officers = float(t[OFFICERS + area])
        dice = regular + elite + special
        hit_points = regular + 2.0 * (elite + special) + officers
        leader_hits = officers
        leader_shields = 0.0
        leaders = officers
        named = t[NAMED_HERE + area]
        if named != 0:
            for leader in range(N_LEADERS):
                if named >> leader & 1:
                    leader_hits += LEADER_HITS[leader]
                    leader_shields += LEADER_SHIELDS[leader]
                    leaders += 1.0
                    hit_points += 1.0
        if t[TOKENS_HERE + area] > 0 and t[HOLDER + area] != ATREIDES:
            dice += GARRISON_UNITS * float(t[TOKENS_HERE + area])
            hit_points += GARRISON_ENDURES * float(t[TOKENS_HERE + area])
        self.dice[area] = dice
        self.hit_points[area] = hit_points
        self.special[area] = special
        if leaders > 1.0:
            self.leader_hits[area] = leader_hits / leaders
            self.leader_shields[area] = leader_shields / leaders
        else:
            self.leader_hits[area] = leader_hits
            self.leader_shields[area] = leader_shields
        self.set_hits_and_shields(area)

    def set_hits_and_shields(self, area: i64) -> None:
        """Computes expected hits and shields per round."""
        self.hits[area] = hits(self.dice[area], self.leader_hits[area])
        self.shields[area] = shields(self.dice[area], self.leader_shields[area])

    def chance(self, s: State, origin: i64, at: i64, rank: float, siege: bool) -> float:
        """Returns the chance that the legion in one area beats the one in another."""
        if s.t[HOLDER + at] == NONE or s.t[HOLDER + at] == s.t[HOLDER + origin]:
            return 1.0
        self.set_defender(at, rank)
        return self.chance_against(origin, at, siege)

    def set_defender(self, at: i64, rank: float) -> None:
        """Computes hits and shields of a defender, with the dice of a settlement's rank."""
        dice = self.dice[at] + rank
        self.defender_hits = hits(dice, self.leader_hits[at])
        self.defender_shields = shields(dice, self.leader_shields[at])

    def chance_against(self, origin: i64, at: i64, siege: bool) -> float:
        """Returns the chance that a legion beats the one of the last `set_defender`."""
        given = damage(self.hits[origin], self.defender_shields, self.special[origin])
        taken = damage(self.defender_hits, self.shields[origin], self.special[at])
        return odds(self.hit_points[origin], given, self.hit_points[at], taken, siege)
