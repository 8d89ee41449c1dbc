# cold
"""A player of the War for Arrakis that thinks longer than `greedy`: what it would do in many deals, with many dice."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.arrakis import greedy
from landsraad.bots.arrakis.evaluation import WarJudge
from landsraad.bots.arrakis.lookahead import WarLookahead
from landsraad.bots.core.observation import Candidate, Seen
from landsraad.bots.core.vectors import floats

SIMULATIONS: Final = 125  # that a deal counts for: it judges more positions than that
MOST: Final = 24  # moves that are tried at each step of an action,
SAMPLES: Final = 16  # and battles
SMALL: Final = 200  # simulations: with fewer a deal is looked at as `greedy` does,
SMALL_SIMULATIONS: Final = 32  # and counts for less


class WarMentatBot:
    def __init__(self, judge: WarJudge, seed: int | str = 0, simulations: int = 1000, most: int = MOST,
                 samples: int = SAMPLES) -> None:
        small = simulations < SMALL
        self._lookahead = (WarLookahead(judge, greedy.MOST, greedy.SAMPLES) if small else
                           WarLookahead(judge, most, samples))
        self._random = random.Random(f"landsraad mentat bot {seed}")
        self._deals = max(simulations // (SMALL_SIMULATIONS if small else SIMULATIONS), 1)

    def choose(self, seen: Seen) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.explain(seen)[0].move

    def explain(self, seen: Seen) -> list[Candidate]:
        """The value is the mean over all deals; the share, in how many of them the move was the best."""
        n = len(seen.legal)
        total, best = [0.0] * n, [0] * n
        out = floats(n)
        for _ in range(self._deals):
            self._lookahead.weigh(seen.deal(self._random.getrandbits(32)), seen.seat, out)
            total = [total[i] + out[i] for i in range(n)]
            best[max(range(n), key=lambda i: out[i])] += 1
        found = [Candidate(move, value / self._deals, times / self._deals)
                 for move, value, times in zip(seen.legal, total, best, strict=True)]
        return sorted(found, key=lambda candidate: -candidate.value)
