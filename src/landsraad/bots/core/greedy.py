# cold
"""Bots that look ahead to the end of their own turn, or action, and play the move with the best result."""

from __future__ import annotations

import random
from typing import Final, Protocol

from landsraad.bots.core.evaluation import Evaluation
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.observation import Candidate, Observation
from landsraad.bots.core.vectors import Floats, floats
from landsraad.kernel.engine import State

DETERMINIZATIONS: Final = 2
REFINED: Final = 6
WIDTH: Final = 3
CERTAIN: Final = 0.999  # a chance to win
SHARE_STEEPNESS: Final = 12.0  # how quickly a candidate's share falls with its value; only for `explain`


class LooksAhead(Protocol):
    def evaluate_moves(self, s: State, seat: int, out: Floats) -> None: ...


class LookaheadBot:
    """`overlooks` makes it weaker, as people are: each move escapes its notice with this probability."""

    def __init__(self, lookahead: LooksAhead, seed: int | str, determinizations: int, overlooks: float) -> None:
        self._lookahead = lookahead
        self._random = random.Random(f"landsraad greedy bot {seed}")
        self._determinizations = determinizations
        self._overlooks = overlooks

    def choose(self, observation: Observation) -> str:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        values = self._move_values(observation)
        return legal[best_noticed(values, self._overlooks, self._random)]

    def explain(self, observation: Observation) -> list[Candidate]:
        """A candidate's share says how much better than the others it looks."""
        return shares_by_value(observation.legal, self._move_values(observation))

    def _move_values(self, observation: Observation) -> list[float]:
        n = len(observation.legal)
        total = [0.0] * n
        out = floats(n)
        for _ in range(self._determinizations):
            position = observation.determinize(self._random.getrandbits(32))
            self._lookahead.evaluate_moves(position, observation.seat, out)
            total = [total[i] + out[i] for i in range(n)]
        return [value / self._determinizations for value in total]


class GreedyBot(LookaheadBot):
    def __init__(self, evaluation: Evaluation, seed: int | str = 0, determinizations: int = DETERMINIZATIONS,
                 overlooks: float = 0.0) -> None:
        super().__init__(Lookahead(evaluation, REFINED, WIDTH), seed, determinizations, overlooks)


def best_noticed(values: list[float], overlooks: float, rng: random.Random) -> int:
    """Returns the index of the best move of those that a bot notices. Nobody overlooks a move that wins the game."""
    noticed = list(range(len(values)))
    if overlooks > 0:
        noticed = [i for i in noticed if values[i] > CERTAIN or rng.random() >= overlooks] or noticed
    return max(noticed, key=lambda i: values[i])


def shares_by_value(moves: list[str], values: list[float]) -> list[Candidate]:
    """Returns candidates, the best first, with shares that fall with the distance from the best."""
    best = max(values)
    weights = [2.0 ** (SHARE_STEEPNESS * (value - best) / max(best, 0.05)) for value in values]
    found = [Candidate(move, value, weight / sum(weights))
             for move, value, weight in zip(moves, values, weights, strict=True)]
    return sorted(found, key=lambda candidate: -candidate.value)
