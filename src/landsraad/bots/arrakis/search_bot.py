# cold
"""The bot `mentat` in War for Arrakis: a wide lookahead, averaged over many determinizations."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.arrakis import greedy
from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.lookahead import ArrakisLookahead
from landsraad.bots.core.observation import Candidate, Observation
from landsraad.bots.core.vectors import floats

MOST_TRIED: Final = 24  # moves per step
BATTLE_SAMPLES: Final = 16
COST: Final = 125  # simulations of the budget that a determinization costs: it evaluates more positions than that
# A budget below this is spent on the cheaper lookahead of `greedy`.
SMALL_BUDGET: Final = 200
SMALL_COST: Final = 32


class ArrakisSearchBot:
    def __init__(self, evaluation: ArrakisEvaluation, seed: int | str = 0, simulations: int = 1000) -> None:
        self._evaluation = evaluation
        small = simulations < SMALL_BUDGET
        self._lookahead = (ArrakisLookahead(evaluation, greedy.MOST_TRIED, greedy.BATTLE_SAMPLES) if small else
                           ArrakisLookahead(evaluation, MOST_TRIED, BATTLE_SAMPLES))
        self._random = random.Random(f"landsraad mentat bot {seed}")
        self._determinizations = max(simulations // (SMALL_COST if small else COST), 1)

    def choose(self, observation: Observation) -> str:
        if len(observation.legal) == 1:
            return observation.legal[0]
        return self.explain(observation)[0].move

    def explain(self, observation: Observation) -> list[Candidate]:
        """A value is the mean over determinizations, a share the part in which the move was best."""
        n = len(observation.legal)
        total, best = [0.0] * n, [0] * n
        for i in range(self._determinizations):
            out = self.evaluate_once(observation, i == 0)
            total = [total[i] + out[i] for i in range(n)]
            best[max(range(n), key=lambda i: out[i])] += 1
        found = [Candidate(move, value / self._determinizations, times / self._determinizations)
                 for move, value, times in zip(observation.legal, total, best, strict=True)]
        return sorted(found, key=lambda candidate: -candidate.value)

    def evaluate_once(self, observation: Observation, first: bool) -> list[float]:
        """Returns the value of each legal move in the next determinization."""
        position = observation.determinize(self._random.getrandbits(32))
        if first:
            self._evaluation.begin_search(position, observation.seat)
        out = floats(len(observation.legal))
        self._lookahead.evaluate_moves(position, observation.seat, out)
        return [float(value) for value in out]
