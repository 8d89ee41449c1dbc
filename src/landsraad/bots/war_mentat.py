"""A player of the War for Arrakis that thinks several turns ahead, from where `greedy` would begin."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots import war_greedy as greedy
from landsraad.bots.judge import Floats, floats
from landsraad.bots.seen import Candidate, Seen
from landsraad.bots.values_arrakis import WarJudge
from landsraad.bots.war_lookahead import WarLookahead
from landsraad.bots.war_search import WarSearch

DEALS: Final = 8  # at most
FIRST_DEALS: Final = 3  # that the first opinion comes from, with a budget that is large enough
FIRST: Final = 8  # moves that lines are played for, at most
MOST: Final = 24  # moves that are tried at each step of the first opinion,
SAMPLES: Final = 8  # and battles
SMALL: Final = 200  # simulations: with fewer the first opinion is that of `greedy`
QUICK_MOST: Final = 6  # the same in lines
QUICK_SAMPLES: Final = 2
TURNS: Final = 2  # of a line
SIMULATIONS: Final = 16  # that a line counts for: it judges more positions than that on its way
TRUST: Final = 3.0  # lines that the first opinion counts for


class WarMentatBot:
    def __init__(self, judge: WarJudge, seed: int | str = 0, simulations: int = 1000, turns: int = TURNS,
                 trust: float = TRUST, first: int = FIRST, first_deals: int = FIRST_DEALS, most: int = MOST,
                 samples: int = SAMPLES, quick_most: int = QUICK_MOST) -> None:
        self._judge = judge
        if simulations < SMALL:
            first_deals, most, samples = 1, greedy.MOST, greedy.SAMPLES
        self._lookahead = WarLookahead(judge, most, samples)
        self._quick = WarLookahead(judge, quick_most, QUICK_SAMPLES)
        self._random = random.Random(f"landsraad mentat bot {seed}")
        self._lines, self._turns, self._trust = max(simulations // SIMULATIONS, 1), turns, trust
        self._first, self._first_deals = min(first, self._lines + 1), first_deals

    def choose(self, seen: Seen) -> str:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.explain(seen)[0].move

    def explain(self, seen: Seen) -> list[Candidate]:
        n = len(seen.legal)
        many = max(self._first_deals, min(DEALS, self._lines))
        deals = [seen.deal(self._random.getrandbits(32)) for _ in range(many)]
        values, one = floats(n), floats(n)
        for deal in deals[:self._first_deals]:
            self._lookahead.weigh(deal, seen.seat, one)
            for i in range(n):
                values[i] += one[i] / self._first_deals
        search = WarSearch(self._judge, self._quick, self._turns, self._random.getrandbits(32))
        if self._lookahead.is_weighty(deals[0]):
            search.run(deals, seen.seat, values, min(self._first, n), self._lines, self._trust)
        return self._told(seen, search, values)

    def _told(self, seen: Seen, search: WarSearch, values: Floats) -> list[Candidate]:
        """Those that lines were played for come first; the share is that of the lines."""
        n = len(seen.legal)
        if search.done == 0:
            best = max(range(n), key=lambda i: values[i])
            return [Candidate(seen.legal[i], values[i], 1.0 if i == best else 0.0)
                    for i in sorted(range(n), key=lambda i: -values[i])]
        tried = [int(search.tried[i]) for i in range(n)]
        means = [search.mean(i, values, self._trust) for i in range(n)]
        order = sorted(range(n), key=lambda i: (-tried[i], -means[i]))
        return [Candidate(seen.legal[i], means[i], tried[i] / int(search.done)) for i in order]
