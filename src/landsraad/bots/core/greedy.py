# cold
"""A bot that looks ahead to the end of its own turn and plays the move with the best result."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.core.evaluation import Evaluation
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.observation import Candidate, Observation
from landsraad.bots.core.vectors import floats

DETERMINIZATIONS: Final = 2
REFINED: Final = 6
WIDTH: Final = 3
SHARE_STEEPNESS: Final = 12.0  # how quickly a candidate's share falls with its value; only for `explain`


class GreedyBot:
    """`value_noise` makes it weaker: a random win probability up to this is added to each value."""

    def __init__(self, evaluation: Evaluation, seed: int | str = 0, determinizations: int = DETERMINIZATIONS,
                 value_noise: float = 0.0) -> None:
        self._lookahead = Lookahead(evaluation, REFINED, WIDTH)
        self._random = random.Random(f"landsraad greedy bot {seed}")
        self._determinizations = determinizations
        self._value_noise = value_noise

    def choose(self, observation: Observation) -> str:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        values = [value + self._value_noise * self._random.random() for value in self._move_values(observation)]
        return legal[values.index(max(values))]

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


def shares_by_value(moves: list[str], values: list[float]) -> list[Candidate]:
    """Returns candidates, the best first, with shares that fall with the distance from the best."""
    best = max(values)
    weights = [2.0 ** (SHARE_STEEPNESS * (value - best) / max(best, 0.05)) for value in values]
    found = [Candidate(move, value, weight / sum(weights))
             for move, value, weight in zip(moves, values, weights, strict=True)]
    return sorted(found, key=lambda candidate: -candidate.value)
