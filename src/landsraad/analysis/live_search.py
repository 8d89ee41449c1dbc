"""A search that goes on in parts: what it has found so far can be read at any time.

It makes the same simulations in the same order as the bot `mentat` with the same seed, so the number of parts changes
nothing. Only the early end of a settled search is left out, because an analysis wants to know about all moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final, Protocol

from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.search_bot import SMALL_BUDGET, ArrakisSearchBot
from landsraad.bots.core.observation import Observation
from landsraad.bots.core.search_bot import SearchBot
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import COMPILED
from landsraad.kernel.game import Game

SEED: Final = "analysis"
MOST: Final = 20_000 if COMPILED else 2_000  # simulations, if nobody chose a number
DETERMINIZATION: Final = 125  # simulations that one determinization counts for in War for Arrakis
CERTAINTY: Final = 1.96  # standard errors: 95 %
LEAST: Final = 8  # of these, at least


@dataclass(frozen=True, slots=True)
class Found:
    """A legal move: the chance to win after it, its standard error, and how often the search tried it."""

    move: str
    value: float
    error: float
    visits: int


class LiveSearch(Protocol):
    """done, most: how many simulations were made, and after how many it ends."""

    done: int
    most: int

    def step(self) -> None:
        """Makes one more simulation."""
        ...

    def found(self) -> list[Found]:
        """All legal moves, the best first (see `best_first`)."""
        ...

    def chances(self) -> list[float]:
        """The chance of every seat, as a mean over the simulations; nothing if it is not known."""
        ...


def live_search(game: Game, observation: Observation, most: int = MOST, seed: str = SEED) -> LiveSearch:
    evaluation = evaluation_for(game, for_search=True)
    if isinstance(evaluation, ArrakisEvaluation):
        # The thorough lookahead takes plain Python seconds for each determinization.
        bot = ArrakisSearchBot(evaluation, seed, SMALL_BUDGET if COMPILED else SMALL_BUDGET - 1)
        return WideSearch(bot, observation, max(LEAST, most // DETERMINIZATION))
    return TreeSearch(SearchBot(evaluation, seed, most), observation, most)


def best_first(found: list[Found]) -> list[Found]:
    """Orders moves by the chance that they have at least, with some certainty: one lucky try makes no best move."""
    return sorted(found, key=lambda each: (each.visits == 0, CERTAINTY * each.error - each.value))


class TreeSearch:
    def __init__(self, bot: SearchBot, observation: Observation, most: int) -> None:
        self.done = 0
        self.most = most
        self._observation = observation
        self._search, self._positions = bot.prepare(observation)

    def step(self) -> None:
        self._search.simulate(self._positions)
        self._search.done += 1
        self.done += 1

    def found(self) -> list[Found]:
        parse = self._observation.game.plan.moves.parse
        spread = float(self._search.value_deviation(self._observation.seat))
        legal = self._observation.legal
        if len(legal) == 1:  # a search passes over it
            value = self.chances()[self._observation.seat] if self.done else 0.0
            return [Found(legal[0], value, spread / sqrt(max(self.done, 1)), self.done)]
        out = []
        for text in legal:
            visits, value = self._search.result_of(parse(text))
            out.append(Found(text, float(value), spread / sqrt(visits) if visits else 1.0, int(visits)))
        return best_first(out)

    def chances(self) -> list[float]:
        if not self.done:
            return []
        players = int(self._positions[0].players)
        return [float(self._search.sums[seat]) / self.done for seat in range(players)]


class WideSearch:
    """War for Arrakis: every move in each determinization (see `arrakis.search_bot`)."""

    def __init__(self, bot: ArrakisSearchBot, observation: Observation, most: int) -> None:
        self.done = 0
        self.most = most
        self._bot = bot
        self._observation = observation
        n = len(observation.legal)
        self._total, self._squares = [0.0] * n, [0.0] * n

    def step(self) -> None:
        for i, value in enumerate(self._bot.evaluate_once(self._observation, self.done == 0)):
            self._total[i] += value
            self._squares[i] += value * value
        self.done += 1

    def found(self) -> list[Found]:
        out, n = [], max(self.done, 1)
        for text, total, squares in zip(self._observation.legal, self._total, self._squares, strict=True):
            mean = total / n
            error = sqrt(max(squares / n - mean * mean, 0.0) / (n - 1)) if n > 1 else 1.0
            out.append(Found(text, mean, error, self.done))
        return best_first(out)

    def chances(self) -> list[float]:
        return []
