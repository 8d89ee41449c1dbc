"""The value of each move if the rest of the seat's own turn is played well.

First it follows every move greedily to the end of the turn. Then it follows the most promising moves again with several
continuations per decision. Positions are determinizations, so cards drawn on the way are guesses.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.core.evaluation import SEATS, Evaluation
from landsraad.bots.core.vectors import Floats, floats
from landsraad.kernel.engine import State, apply

LONGEST: Final = 24  # decisions of one turn
WORST: Final = -1.0
TAKEN: Final = -1e9


@final
class Lookahead:
    """`refined` moves are followed a second time, with up to `width` continuations per decision."""

    def __init__(self, evaluation: Evaluation, refined: i64, width: i64) -> None:
        self.evaluation = evaluation
        self.refined = refined
        self.width = width
        self.win_probabilities: Floats = floats(SEATS)

    def evaluate_moves(self, s: State, seat: i64, out: Floats) -> None:
        """Writes, for each legal move, the seat's chance to win at the end of the turn. Does not change `s`."""
        n = s.count
        for i in range(n):
            after = s.clone()
            apply(after, s.moves[i])
            out[i] = self.follow(after, seat, 0, 1)
        if self.refined == 0:
            return
        for which in best_of(out, n, self.refined):
            after = s.clone()
            apply(after, s.moves[which])
            out[which] = max(out[which], self.follow(after, seat, 0, self.width))

    def value(self, s: State, seat: i64) -> float:
        """The seat's estimated chance to win."""
        self.evaluation.win_probabilities(s, self.win_probabilities)
        return self.win_probabilities[seat]

    def is_done(self, s: State, seat: i64) -> bool:
        """Whether the seat's turn, or the game, is over."""
        return s.depth == 0 or s.actor != seat or self.evaluation.begins_turn(s)

    def follow(self, s: State, seat: i64, depth: i64, width: i64) -> float:
        """Plays the rest of the turn, and returns the best value. The width shrinks at each decision."""
        while True:
            if depth >= LONGEST or self.is_done(s, seat):
                return self.value(s, seat)
            n = s.count
            depth += 1
            if n > 1:
                break
            apply(s, s.moves[0])
        values = floats(n)
        states: list[State] = []
        for i in range(n):
            after = s.clone()
            apply(after, s.moves[i])
            states.append(after)
            values[i] = self.value(after, seat)
        best = WORST
        for which in best_of(values, n, width):
            best = max(best, self.follow(states[which], seat, depth, max(width - 1, 1)))
        return best


def best_of(values: Floats, n: i64, most: i64) -> vec[i64]:
    """Returns the indices of the highest values, the highest first."""
    out = vec[i64]()
    left = values[:n]
    while len(out) < min(most, n):
        best: i64 = 0
        for i in range(1, n):
            if left[i] > left[best]:
                best = i
        left[best] = TAKEN
        out = append(out, best)
    return out
