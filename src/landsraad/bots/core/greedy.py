# cold
"""A player that looks to the end of its own turn and takes what stands best there."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.core.evaluation import Judge
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.observation import Candidate, Seen
from landsraad.bots.core.vectors import floats

DEALS: Final = 2  # what is drawn on the way is a guess: so many guesses
AGAIN: Final = 6
WIDE: Final = 3
TRUST: Final = 12.0  # how quickly trust falls with the value: for `explain`


class GreedyBot:
    """With `blur` it is less sure of what it sees: so much chance to win may hide a better move from it."""

    def __init__(self, judge: Judge, seed: int | str = 0, deals: int = DEALS, blur: float = 0.0) -> None:
        self._lookahead = Lookahead(judge, AGAIN, WIDE)
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
