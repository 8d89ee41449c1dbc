# cold
"""A player that thinks: information-set search with a budget in simulations, from where `greedy` would begin."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.core.evaluation import Judge
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.observation import Candidate, Seen
from landsraad.bots.core.search import Search
from landsraad.bots.core.vectors import floats

SIMULATIONS: Final = 1000
DEALS: Final = 48  # at most, for each deal that a simulation takes
FIRST_DEALS: Final = 2  # that the first opinion comes from
AGAIN: Final = 4
WIDE: Final = 2


class MentatBot:
    def __init__(self, judge: Judge, seed: int | str = 0, simulations: int = SIMULATIONS) -> None:
        self._judge = judge
        self._lookahead = Lookahead(judge, AGAIN, WIDE)
        self._random = random.Random(f"landsraad mentat bot {seed}")
        self._simulations = simulations

    def choose(self, seen: Seen) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.explain(seen)[0].move

    def explain(self, seen: Seen) -> list[Candidate]:
        search = self._search(seen)
        parse = seen.game.plan.moves.parse
        found = []
        for text in seen.legal:
            tried, value = search.found(parse(text))
            found.append(Candidate(text, value, tried / max(int(search.done), 1)))
        return sorted(found, key=lambda candidate: (-candidate.share, -candidate.value))

    def _search(self, seen: Seen) -> Search:
        first = seen.deal(self._random.getrandbits(32))
        manner = self._judge.manner(first)
        n = max(1, min(DEALS * int(manner.deals), self._simulations // 4))
        deals = [first, *(seen.deal(self._random.getrandbits(32)) for _ in range(n - 1))]
        search = Search(self._judge, seen.seat, self._random.getrandbits(32), manner)
        values = floats(len(seen.legal))
        total = floats(len(seen.legal))
        for deal in deals[:FIRST_DEALS]:
            self._lookahead.weigh(deal, seen.seat, values)
            for i in range(len(seen.legal)):
                total[i] += values[i] / min(FIRST_DEALS, n)
        search.set_priors(first, total, manner.sure)
        search.run(deals, self._simulations)
        return search
