"""To the end of one's own turn: what each move leads to if the rest of the turn is played well.

First every move is followed to the end of the turn by the step that looks best each time; then the most promising ones
are looked at again with more than one way to go on. All of it happens in deals, so what is drawn on the way is a guess.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.core.evaluation import SEATS, Judge
from landsraad.bots.core.vectors import Floats, floats
from landsraad.kernel.engine import State, apply

LONGEST: Final = 24  # decisions of a turn that are followed
WORST: Final = -1.0
TAKEN: Final = -1e9


@final
class Lookahead:
    def __init__(self, judge: Judge, again: i64, wide: i64) -> None:
        self.judge = judge
        self.again = again  # how many moves are looked at again,
        self.wide = wide  # and how many ways to go on they have at each step
        self.shares: Floats = floats(SEATS)

    def weigh(self, s: State, seat: i64, out: Floats) -> None:
        """For each move on offer, the seat's chance to win at the end of the turn. `s` stays as it is."""
        n = s.count
        for i in range(n):
            after = s.clone()
            apply(after, s.moves[i])
            out[i] = self.follow(after, seat, 0, 1)
        if self.again == 0:
            return
        for which in best_of(out, n, self.again):
            after = s.clone()
            apply(after, s.moves[which])
            out[which] = max(out[which], self.follow(after, seat, 0, self.wide))

    def value(self, s: State, seat: i64) -> float:
        self.judge.shares(s, self.shares)
        return self.shares[seat]

    def is_done(self, s: State, seat: i64) -> bool:
        return s.depth == 0 or s.actor != seat or self.judge.begins_turn(s)

    def follow(self, s: State, seat: i64, depth: i64, wide: i64) -> float:
        """The best that can come of a turn that has got so far."""
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
        for which in best_of(values, n, wide):
            best = max(best, self.follow(states[which], seat, depth, max(wide - 1, 1)))
        return best


def best_of(values: Floats, n: i64, most: i64) -> vec[i64]:
    """The places of the highest values, the highest first."""
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
