# cold
"""A player of the War for Arrakis that looks to the end of its own action and takes what stands best there."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.arrakis.evaluation import WarJudge
from landsraad.bots.arrakis.lookahead import WarLookahead
from landsraad.bots.core.greedy import TRUST
from landsraad.bots.core.observation import Candidate, Seen
from landsraad.bots.core.vectors import floats

DEALS: Final = 1
MOST: Final = 16  # moves that are tried at each step
SAMPLES: Final = 6  # of a battle


class WarGreedyBot:
    """With `blur` it is less sure of what it sees: so much chance to win may hide a better move from it."""

    def __init__(self, judge: WarJudge, seed: int | str = 0, deals: int = DEALS, blur: float = 0.0,
                 most: int = MOST, samples: int = SAMPLES) -> None:
        self._lookahead = WarLookahead(judge, most, samples)
        self._random = random.Random(f"landsraad greedy bot {seed}")
        self._deals = deals
        self._blur = blur

    def choose(self, seen: Seen) -> str:
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        values = [value + self._blur * self._random.random() for value in self._weigh(seen)]
        return legal[values.index(max(values))]

    def explain(self, seen: Seen) -> list[Candidate]:
        """The share is how much better than the others a move seems."""
        values = self._weigh(seen)
        best = max(values)
        trust = [2.0 ** (TRUST * (value - best) / max(best, 0.05)) for value in values]
        found = [Candidate(move, value, part / sum(trust))
                 for move, value, part in zip(seen.legal, values, trust, strict=True)]
        return sorted(found, key=lambda candidate: -candidate.value)

    def _weigh(self, seen: Seen) -> list[float]:
        n = len(seen.legal)
        total = [0.0] * n
        out = floats(n)
        for _ in range(self._deals):
            self._lookahead.weigh(seen.deal(self._random.getrandbits(32)), seen.seat, out)
            total = [total[i] + out[i] for i in range(n)]
        return [value / self._deals for value in total]
