"""What comes of a move, or of waiting, in many positions: the chances of every seat at the end of the round.

A rollout plays a move, finishes the turn with care, plays on to the horizon with the fast policy, and asks
the evaluation there, as a simulation of the search does. Rollouts of different moves from the same positions can be
compared pair by pair, so that what the cards bring cancels out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.core.evaluation import NEVER, SEATS, Evaluation, sample_move
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.vectors import Floats, floats
from landsraad.kernel.cells import M32, Cells
from landsraad.kernel.engine import State, apply

NO_MOVE: Final = -1
MOST_MOVES: Final = 512  # legal moves of one decision
LONGEST: Final = 600  # decisions of a rollout


@final
class Rollouts:
    """Keeps scratch memory, so threads must not share one."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.lookahead = Lookahead(evaluation, 0, 1)
        self.scores: Floats = floats(MOST_MOVES)
        self.chances: Floats = floats(SEATS)

    def chances_after(self, s: State, move: i64, seed: i64) -> bool:
        """Leaves the chances of each seat after the move, or of going on without one, in `chances`.

        Returns False if the move is not legal in this position. The position changes.
        """
        start = self.evaluation.horizon(s)
        seat = s.actor
        if move != NO_MOVE:
            if s.depth == 0 or not s.is_legal(move):
                return False
            apply(s, move)
        if s.depth > 0 and (move == NO_MOVE or s.actor == seat):
            self.finish_turn(s, s.actor)
        rng: Cells = vec[i64]([seed & M32])
        n: i64 = 0
        while s.depth > 0 and n < LONGEST and (start == NEVER or self.evaluation.horizon(s) <= start):
            apply(s, sample_move(self.evaluation, s, rng, self.scores))
            n += 1
        self.evaluation.leaf_win_probabilities(s, self.chances)
        return True

    def finish_turn(self, s: State, seat: i64) -> None:
        """Finishes the turn of the seat with the best step each time."""
        n: i64 = 0
        while n < LONGEST and not self.lookahead.is_done(s, seat):
            n += 1
            best: i64 = 0
            most = -1.0
            for i in range(s.count if s.count > 1 else 0):
                after = s.clone()
                apply(after, s.moves[i])
                value = self.lookahead.value(after, seat)
                if value > most:
                    most = value
                    best = i
            apply(s, s.moves[best])
