# cold
"""The bot `mentat`: information-set search with priors from the greedy lookahead."""

from __future__ import annotations

import random
from typing import Final

from landsraad.bots.core.evaluation import Evaluation
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.observation import Candidate, Observation
from landsraad.bots.core.search import Search
from landsraad.bots.core.vectors import floats
from landsraad.kernel.engine import State

SIMULATIONS: Final = 1000
DETERMINIZATIONS: Final = 48  # at most, times those that each simulation uses
PRIOR_DETERMINIZATIONS: Final = 2
REFINED: Final = 4
WIDTH: Final = 2


class SearchBot:
    def __init__(self, evaluation: Evaluation, seed: int | str = 0, simulations: int = SIMULATIONS) -> None:
        self._evaluation = evaluation
        self._lookahead = Lookahead(evaluation, REFINED, WIDTH)
        self._random = random.Random(f"landsraad mentat bot {seed}")
        self._simulations = simulations

    def choose(self, observation: Observation) -> str:
        if len(observation.legal) == 1:
            return observation.legal[0]
        return self.explain(observation)[0].move

    def explain(self, observation: Observation) -> list[Candidate]:
        """A candidate's share is the part of the simulations that began with it."""
        search = self._search(observation)
        parse = observation.game.plan.moves.parse
        found = []
        for text in observation.legal:
            visits, value = search.result_of(parse(text))
            found.append(Candidate(text, value, visits / max(int(search.done), 1)))
        return sorted(found, key=lambda candidate: (-candidate.share, -candidate.value))

    def _search(self, observation: Observation) -> Search:
        search, positions = self.prepare(observation)
        search.run(positions, self._simulations)
        return search

    def prepare(self, observation: Observation) -> tuple[Search, list[State]]:
        """Returns a search that has not begun, and the determinizations for it."""
        first = observation.determinize(self._random.getrandbits(32))
        self._evaluation.begin_search(first, observation.seat)
        settings = self._evaluation.search_settings(first)
        n = max(1, min(DETERMINIZATIONS * int(settings.determinizations), self._simulations // 4))
        positions = [first, *(observation.determinize(self._random.getrandbits(32)) for _ in range(n - 1))]
        search = Search(self._evaluation, observation.seat, self._random.getrandbits(32), settings)
        values = floats(len(observation.legal))
        total = floats(len(observation.legal))
        for position in positions[:PRIOR_DETERMINIZATIONS]:
            self._lookahead.evaluate_moves(position, observation.seat, values)
            for i in range(len(observation.legal)):
                total[i] += values[i] / min(PRIOR_DETERMINIZATIONS, n)
        search.set_priors(first, total, settings.value_temperature)
        return search, positions
