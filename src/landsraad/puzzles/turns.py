"""Turn puzzles: the whole own turn is enumerated, in several deals of what the seat cannot know.

A solution reaches the best value in every deal, so it does not depend on a draw. Any other first move stays behind in
every deal, even for a player who could see all cards. Positions that are reached by different orders of the same moves
have the same fingerprint and are looked at once; first moves that lead to a common best end are one plan in another
order.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from landsraad.bots.core.evaluation import Evaluation
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.puzzles.goals import Measure

DEALS: Final = 5  # besides the real one
MOST_POSITIONS: Final = 3000  # of one turn in one deal
MOST_ENDS: Final = 400  # best ends that are told apart


class TooLong(Exception):
    """There is more to look at than is worth it."""


def played(s: State, move: int) -> State:
    after = s.clone()
    apply(after, move)
    return after


class Turn:
    """All that a seat can do until its turn is over."""

    def __init__(self, evaluation: Evaluation, seat: int, measure: Measure, most: int = MOST_POSITIONS) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.measure = measure
        self.most = most
        self.known: dict[int, float] = {}
        self.lengths: dict[int, int] = {}
        self.ends = 0

    def is_done(self, s: State) -> bool:
        return s.over or s.actor != self.seat or self.evaluation.begins_turn(s)

    def best(self, s: State) -> float:
        """The most that can be reached from here."""
        while not self.is_done(s) and s.count == 1:
            s = played(s, int(s.moves[0]))
        key = s.fingerprint()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLong
            if self.is_done(s):
                self.ends += 1
                self.known[key] = self.measure(s)
            else:
                self.known[key] = max(self.best(played(s, move)) for move in s.legal())
        return self.known[key]

    def best_ends(self, s: State, value: float) -> set[int]:
        """The fingerprints of all ends of that value."""
        found: set[int] = set()
        seen: set[int] = set()
        todo = [s]
        while todo:
            s = todo.pop()
            while not self.is_done(s) and s.count == 1:
                s = played(s, int(s.moves[0]))
            key = s.fingerprint()
            if key in seen or self.best(s) < value:
                continue
            seen.add(key)
            if self.is_done(s):
                found.add(key)
                if len(found) > MOST_ENDS:
                    raise TooLong
            else:
                todo.extend(played(s, move) for move in s.legal())
        return found

    def line(self, s: State, value: float) -> list[int]:
        """The moves of a shortest solution, without those that a seat has no choice about."""
        out: list[int] = []
        while not out or not self.is_done(s):
            best = min((move for move in s.legal() if self.best(played(s, move)) >= value),
                       key=lambda move, s=s: self.length(played(s, move), value))  # type: ignore[misc]
            out.append(best)
            s = played(s, best)
        return out

    def length(self, s: State, value: float) -> int:
        """How many decisions there are still to make until the value is reached and the turn is over."""
        if self.is_done(s):
            return 0
        key = s.fingerprint()
        if key not in self.lengths:
            self.lengths[key] = 1 + min(self.length(after, value) for after in (played(s, move) for move in s.legal())
                                        if self.best(after) >= value)
        return self.lengths[key]

    def tries(self, s: State, rng: random.Random, value: float, most: int) -> int:
        """How many lines at random it takes to reach the value; more than `most` if they do not."""
        for n in range(1, most + 1):
            at = played(s, rng.choice(s.legal()))
            while not self.is_done(at):
                apply(at, rng.choice(at.legal()) if at.count > 1 else int(at.moves[0]))
            if self.measure(at) >= value:
                return n
        return most + 1

    def at_once(self, s: State) -> float:
        """What is reached by taking the most with each single step, after any first move."""
        most = 0.0
        for first in s.legal():
            s_now = played(s, first)
            while not self.is_done(s_now):
                s_now = max((played(s_now, move) for move in s_now.legal()), key=self.measure)
            most = max(most, self.measure(s_now))
        return most


@dataclass(frozen=True, slots=True)
class Solved:
    """right: the first moves of the solution. values: of all others."""

    best: float
    right: list[int]
    values: dict[int, float]
    line: list[int]
    deals: int
    positions: int
    ends: int
    best_ends: int


def solve_turn(evaluation: Evaluation, s: State, measure: Measure, deals: int = DEALS,
               most: int = MOST_POSITIONS) -> Solved | None:
    """Solves a turn; None if there is no single plan that is better than all others in each deal, or it is obvious.

    Raises `TooLong`.
    """
    seat = int(s.actor)
    real = Turn(evaluation, seat, measure, most)
    values = {move: real.best(played(s, move)) for move in s.legal()}
    best = max(values.values())
    right = [move for move, value in values.items() if value == best]
    if best <= 0 or len(right) == len(values) or real.at_once(s) >= best:
        return None
    common: set[int] | None = None
    for move in right:
        ends = real.best_ends(played(s, move), best)
        common = ends if common is None else common & ends
        if not common:
            return None
    positions, ends_seen = len(real.known), real.ends
    for n in range(deals):
        position = determinize(s, seat, n + 1)
        other = Turn(evaluation, seat, measure, most)
        for move in s.legal():
            if not position.is_legal(move):
                return None
            value = other.best(played(position, move))
            if (value != best) if move in right else (value >= best):
                return None
        positions += len(other.known)
        ends_seen += other.ends
    return Solved(best, right, {move: value for move, value in values.items() if move not in right},
                  real.line(s, best), deals + 1, positions, ends_seen, len(common or ()))
