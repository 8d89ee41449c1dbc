"""The legions of a position as numbers: how many dice each rolls, what it endures, what its leaders add."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.judge import Floats, floats
from landsraad.bots.tables import vector
from landsraad.bots.war_odds import win_chance
from landsraad.games.arrakis.board import N_AREAS
from landsraad.games.arrakis.catalogue import LEADER_CARDS, TOKEN_FACES
from landsraad.games.arrakis.cells import (
    ATREIDES,
    ELITES,
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
from landsraad.games.arrakis.figures import treasury
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

MOST: Final = 6.0  # dice, units
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
        self.dice: Floats = floats(128)  # by area, like all that follow
        self.endures: Floats = floats(128)
        self.led: Floats = floats(128)
        self.covered: Floats = floats(128)
        self.special: Floats = floats(128)

    def muster(self, s: State) -> None:
        t = s.t
        n: i64 = 0
        for area in range(N_AREAS):
            if t[HOLDER + area] != NONE:
                self.at[n] = area
                n += 1
                self.measure(s, area)
        self.count = n
        faces = treasury(s, ATREIDES)
        for counter in range(N_COUNTERS):
            area = t[TOKEN_AT + counter]
            if area != NONE:
                face = faces[TOKEN_FACE + counter]
                if face != NONE:
                    self.dice[area] += TOKEN_UNITS[face]
                    self.endures[area] += TOKEN_ENDURES[face]
                    self.special[area] += TOKEN_SPECIALS[face]

    def measure(self, s: State, area: i64) -> None:
        """All but the tokens of the Atreides."""
        t = s.t
        regular = float(t[UNITS + area])
        elite = float(t[ELITES + area])
        special = float(t[SPECIALS + area])
        officers = float(t[OFFICERS + area])
        dice = regular + elite + special
        endures = regular + 2.0 * (elite + special) + officers
        hits = officers
        shields = 0.0
        leaders = officers
        named = t[NAMED_HERE + area]
        if named != 0:
            for leader in range(N_LEADERS):
                if named >> leader & 1:
                    hits += LEADER_HITS[leader]
                    shields += LEADER_SHIELDS[leader]
                    leaders += 1.0
                    endures += 1.0
        if t[TOKENS_HERE + area] > 0 and t[HOLDER + area] != ATREIDES:
            dice += GARRISON_UNITS * float(t[TOKENS_HERE + area])
            endures += GARRISON_ENDURES * float(t[TOKENS_HERE + area])
        self.dice[area] = dice
        self.endures[area] = endures
        self.special[area] = special
        if leaders > 1.0:
            self.led[area] = hits / leaders
            self.covered[area] = shields / leaders
        else:
            self.led[area] = hits
            self.covered[area] = shields

    def chance(self, s: State, frm: i64, at: i64, rank: float, siege: bool) -> float:
        """That the legion of an area beats whoever stands in another."""
        if s.t[HOLDER + at] == NONE or s.t[HOLDER + at] == s.t[HOLDER + frm]:
            return 1.0
        return win_chance(self.dice[frm], self.endures[frm], self.led[frm], self.covered[frm], self.special[frm],
                          self.dice[at] + rank, self.endures[at], self.led[at], self.covered[at], self.special[at],
                          siege)
