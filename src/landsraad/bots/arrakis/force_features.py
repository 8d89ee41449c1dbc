"""The legions of a position as numbers: how many dice each rolls, what it endures, what its leaders add."""

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

MOST: Final = 6.0  # dice, units
SIDE: Final = 128  # places for the legions of a side
GARRISON_UNITS: Final = 2.0  # on a hidden token of the solo game, about
GARRISON_ENDURES: Final = 2.8

TOKEN_UNITS: Final[Floats] = vector([float(sum(face.units)) for face in TOKEN_FACES])
TOKEN_ENDURES: Final[Floats] = vector([float(face.units[0] + 2 * face.units[1] + 2 * face.units[2])
                                       for face in TOKEN_FACES])
TOKEN_SPECIALS: Final[Floats] = vector([float(face.units[2]) for face in TOKEN_FACES])
LEADER_HITS: Final[Floats] = vector([float(card.hits) for card in LEADER_CARDS])
LEADER_SHIELDS: Final[Floats] = vector([float(card.shields) for card in LEADER_CARDS])


@final
class Forces:
    """Filled for a position by `muster`; then by area."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.at: Cells = vec[i64]([0] * 128)  # areas with a legion
        self.of_side: Cells = vec[i64]([0] * (2 * SIDE))  # the same, those of either side from SIDE times its number
        self.of_side_count: Cells = vec[i64]([0, 0])
        self.dice: Floats = floats(128)  # by area, like all that follow
        self.endures: Floats = floats(128)
        self.led: Floats = floats(128)
        self.covered: Floats = floats(128)
        self.special: Floats = floats(128)
        self.hits: Floats = floats(128)  # that it makes in a round
        self.shields: Floats = floats(128)
        self.wall_hits = 0.0  # see `fortify`
        self.wall_shields = 0.0

    def muster(self, s: State) -> None:
        t = s.t
        n: i64 = 0
        theirs: i64 = 0
        for area in range(N_AREAS):
            side = t[HOLDER + area]
            if side != NONE:
                self.at[n] = area
                n += 1
                if side == HARKONNEN:
                    self.of_side[HARKONNEN * SIDE + theirs] = area
                    theirs += 1
                else:
                    self.of_side[ATREIDES * SIDE + n - theirs - 1] = area
                self.measure(s, area)
        self.count = n
        self.of_side_count[HARKONNEN] = theirs
        self.of_side_count[ATREIDES] = n - theirs
        faces = treasury(s, ATREIDES)
        for counter in range(N_COUNTERS):
            area = t[TOKEN_AT + counter]
            if area != NONE:
                face = faces[TOKEN_FACE + counter]
                if face != NONE:
                    self.dice[area] += TOKEN_UNITS[face]
                    self.endures[area] += TOKEN_ENDURES[face]
                    self.special[area] += TOKEN_SPECIALS[face]
                    self.arm(area)

    def measure(self, s: State, area: i64) -> None:
        """All but the tokens of the Atreides."""
        t = s.t
        regular = float(t[UNITS + area])
        elite = float(t[ELITES + area])
        special = float(t[SPECIALS + area])
        officers = float(t[OFFICERS + area])
        dice = regular + elite + special
        endures = regular + 2.0 * (elite + special) + officers
        led = officers
        covered = 0.0
        leaders = officers
        named = t[NAMED_HERE + area]
        if named != 0:
            for leader in range(N_LEADERS):
                if named >> leader & 1:
                    led += LEADER_HITS[leader]
                    covered += LEADER_SHIELDS[leader]
                    leaders += 1.0
                    endures += 1.0
        if t[TOKENS_HERE + area] > 0 and t[HOLDER + area] != ATREIDES:
            dice += GARRISON_UNITS * float(t[TOKENS_HERE + area])
            endures += GARRISON_ENDURES * float(t[TOKENS_HERE + area])
        self.dice[area] = dice
        self.endures[area] = endures
        self.special[area] = special
        if leaders > 1.0:
            self.led[area] = led / leaders
            self.covered[area] = covered / leaders
        else:
            self.led[area] = led
            self.covered[area] = covered
        self.arm(area)

    def arm(self, area: i64) -> None:
        self.hits[area] = hits(self.dice[area], self.led[area])
        self.shields[area] = shields(self.dice[area], self.covered[area])

    def chance(self, s: State, frm: i64, at: i64, rank: float, siege: bool) -> float:
        """That the legion of an area beats whoever stands in another."""
        if s.t[HOLDER + at] == NONE or s.t[HOLDER + at] == s.t[HOLDER + frm]:
            return 1.0
        self.fortify(at, rank)
        return self.chance_against(frm, at, siege)

    def fortify(self, at: i64, rank: float) -> None:
        """What the legion of a settlement hits and stops, with the dice of its rank."""
        dice = self.dice[at] + rank
        self.wall_hits = hits(dice, self.led[at])
        self.wall_shields = shields(dice, self.covered[at])

    def chance_against(self, frm: i64, at: i64, siege: bool) -> float:
        """That the legion of an area beats that of the area that was fortified last."""
        given = damage(self.hits[frm], self.wall_shields, self.special[frm])
        taken = damage(self.wall_hits, self.shields[frm], self.special[at])
        return odds(self.endures[frm], given, self.endures[at], taken, siege)
