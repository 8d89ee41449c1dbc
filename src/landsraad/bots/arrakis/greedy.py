# cold
"""The bot `greedy` in War for Arrakis: looks ahead to the end of its own action."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.lookahead import ArrakisLookahead
from landsraad.bots.core.greedy import shares_by_value
from landsraad.bots.core.observation import Candidate, Observation
from landsraad.bots.core.vectors import floats

DETERMINIZATIONS: Final = 1
MOST_TRIED: Final = 16  # moves per step
BATTLE_SAMPLES: Final = 6


class ArrakisGreedyBot:
    """`value_noise` makes it weaker, see `GreedyBot`."""

    def __init__(self, evaluation: ArrakisEvaluation, seed: int | str = 0, determinizations: int = DETERMINIZATIONS,
                 value_noise: float = 0.0) -> None:
        self._lookahead = ArrakisLookahead(evaluation, MOST_TRIED, BATTLE_SAMPLES)
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
