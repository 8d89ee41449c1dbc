"""The fast policy of War for Arrakis: default moves, and scores of moves without search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.bots.arrakis.distances import STEPS
from landsraad.bots.arrakis.force_features import LEADER_HITS, LEADER_SHIELDS, Forces
from landsraad.bots.core.vectors import Floats, floats
from landsraad.games.arrakis.battle.combat import CARDS, CONTINUE_OR_CEASE, RETREAT_OR_STAND
from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.map.geography import DEEP_DESERT, N_AREAS, NEIGHBOURS, terrain
from landsraad.games.arrakis.map.stations import STATION_OF
from landsraad.games.arrakis.pieces.figures import bodies, settlement_side, units
from landsraad.games.arrakis.state.cells import (
    AIR_ATTACK,
    ATREIDES,
    ATTACK,
    BATTLE_AT,
    BATTLE_FROM,
    COUNTERS,
    DONE,
    ELITE,
    END_TURN,
    FLY,
    GO,
    HAND,
    HARKONNEN,
    HARVEST_AT,
    HARVESTERS,
    HOLDER,
    LOSE,
    MARCH,
    NAIB,
    NAMED,
    PASS,
    REGULAR,
    SETTLED,
    SIGN_AT,
    STATIONS,
    USE,
    WORM_ATTACK,
    WORM_MOVE,
    WORMS,
    ZONE,
)
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import M32, NONE
from landsraad.kernel.engine import FRAME, State

CONTINUE_FROM: Final = 0.4  # continue a battle from this chance to win on
UNDECIDED: Final = 0.15  # a battle is undecided if both sides have at least this chance
KEPT_CARDS: Final = 3  # in hand, not spent on battles
RETREAT_FROM: Final = 0.65  # retreat from this chance of the enemy on


@final
class FastPolicy:
    """Chooses default moves, and scores moves."""

    def __init__(self, forces: Forces) -> None:
        self.forces = forces
        self.attraction: Floats = floats(128)  # of each area, for the side of the last `fill_attraction`

    # ------------------------------------------------------------------ default moves

    def default_move(self, s: State) -> i64:
        """Returns the index of a sensible move: an answer in a battle, or the end of the action."""
        first = s.moves[0]
        last = s.moves[s.count - 1]
        if LOSE.has(first):
            return self.cheapest_casualty(s)
        if USE.has(first):
            return self.best_leader(s)
        effect = s.stack[(s.depth - 1) * FRAME]
        if effect == CONTINUE_OR_CEASE.id:
            return 0 if self.attack_chance(s) >= CONTINUE_FROM else s.count - 1
        if effect == RETREAT_OR_STAND.id:
            at = s.t[BATTLE_AT]
            if settlement_side(s, at) == NONE and self.attack_chance(s) > RETREAT_FROM:
                return 0
            return s.count - 1
        if effect == CARDS.id:
            return self.battle_card(s)
        if GO.has(first) or (ZONE.has(first) and SKIP.has(last)):
            return 0
        if DONE.has(last) or SKIP.has(last) or END_TURN.has(last) or PASS.has(last):
            return s.count - 1
        return s.count // 2

    def battle_card(self, s: State) -> i64:
        """Plays a card for another die while a battle is undecided, but keeps a few."""
        is_open = UNDECIDED <= self.attack_chance(s) <= 1.0 - UNDECIDED
        if is_open and HAND.size(s.me) > KEPT_CARDS and settlement_side(s, s.t[BATTLE_AT]) != NONE:
            return 0
        return s.count - 1

    def attack_chance(self, s: State) -> float:
        """Returns the attacker's chance to win the current battle."""
        t = s.t
        origin, at = t[BATTLE_FROM], t[BATTLE_AT]
        if t[HOLDER + origin] == NONE or t[HOLDER + at] == NONE:
            return 0.5
        self.forces.measure(s, origin)
        self.forces.measure(s, at)
        return self.forces.chance(s, origin, at, float(rank_at(s, at)), t[SETTLED + at] != NONE)

    def cheapest_casualty(self, s: State) -> i64:
        """Keeps dice as long as possible: hits elite units first, and leaders before the last unit."""
        best: i64 = 0
        most = -1.0
        for i in range(s.count):
            figure = LOSE.a(s.moves[i])
            value = 0.0
            if figure == ELITE:
                value = 5.0
            elif figure == REGULAR:
                value = 3.0
            elif figure < NAIB:
                value = 4.0
            elif figure >= COUNTERS:
                value = 1.0
            elif figure < NAMED:
                value = 2.0
            if value > most:
                most = value
                best = i
        return best

    def best_leader(self, s: State) -> i64:
        """Returns the index of the leader that adds the most."""
        best: i64 = 0
        most = -1.0
        for i in range(s.count):
            figure = USE.a(s.moves[i])
            value = 1.0
            if figure >= NAMED:
                value = LEADER_HITS[figure - NAMED] + 0.8 * LEADER_SHIELDS[figure - NAMED]
            if value > most:
                most = value
                best = i
        return best

    # ------------------------------------------------------------------ scores

    def rank_moves(self, s: State, out: Floats, side: i64) -> None:
        """Writes a score for each legal move. Scores of different decisions cannot be compared."""
        first = s.moves[0]
        if MARCH.has(first) or FLY.has(first) or ATTACK.has(first) or AIR_ATTACK.has(first):
            self.fill_attraction(s, side)
        for i in range(s.count):
            out[i] = self.score_of(s, s.moves[i]) + 0.01 * float((s.moves[i] * 2654435761 & M32) >> 16) / 65536.0

    def score_of(self, s: State, move: i64) -> float:
        """Returns the score of one move."""
        if MARCH.has(move):
            return self.march_score(s, MARCH.a(move), MARCH.b(move))
        if FLY.has(move):
            return self.march_score(s, FLY.a(move), FLY.b(move)) - 0.1
        if ATTACK.has(move) or AIR_ATTACK.has(move):
            return 3.0
        if HARVEST_AT.has(move):
            return self.harvest_score(s, HARVEST_AT.a(move))
        if SIGN_AT.has(move):
            return self.sign_score(s, SIGN_AT.a(move))
        if WORM_ATTACK.has(move):
            return 2.0 + float(units(s, WORM_ATTACK.b(move))) * 0.1
        if WORM_MOVE.has(move):
            return self.sign_score(s, WORM_MOVE.b(move)) - self.sign_score(s, WORM_MOVE.a(move))
        if DONE.has(move) or SKIP.has(move) or END_TURN.has(move) or PASS.has(move):
            return 1.0
        return 0.5

    def fill_attraction(self, s: State, side: i64) -> None:
        """Computes how much a side wants to be in each area."""
        t = s.t
        for area in range(N_AREAS):
            self.attraction[area] = 0.0
        for target in range(N_AREAS):
            value = 0.0
            if settlement_side(s, target) == 1 - side:
                value = float(rank_at(s, target)) * (1.0 if side == HARKONNEN else 0.5)
            elif side == ATREIDES:
                if t[HARVESTERS + target] > 0:
                    value = 0.5
                elif STATION_OF[target] != NONE and t[STATIONS + STATION_OF[target]] == 1:
                    value = 1.0
            if value > 0.0:
                steps = STEPS[target]
                for area in range(N_AREAS):
                    way = steps[area]
                    if way <= 5:
                        self.attraction[area] += value / float(1 + way * way)

    def march_score(self, s: State, origin: i64, to: i64) -> float:
        """Returns the score of moving a legion."""
        weight = 0.5 + 0.15 * float(bodies(s, origin))
        value = weight * (self.attraction[to] - self.attraction[origin])
        if s.t[HOLDER + to] == s.t[HOLDER + origin]:
            value += 0.1
        return value

    def harvest_score(self, s: State, area: i64) -> float:
        """Returns the score of placing a harvester."""
        value = 1.0 if terrain(s, area) == DEEP_DESERT else 0.7
        for near in NEIGHBOURS[area]:
            if s.t[HOLDER + near] == ATREIDES or s.t[WORMS + near] != NONE:
                value -= 0.25
        return value

    def sign_score(self, s: State, area: i64) -> float:
        """Returns the score of a wormsign: better near what a sandworm would eat."""
        value = 0.3 if terrain(s, area) == DEEP_DESERT else 0.2
        for near in NEIGHBOURS[area]:
            if s.t[HOLDER + near] == HARKONNEN or s.t[HARVESTERS + near] > 0:
                value += 0.2
        return value
