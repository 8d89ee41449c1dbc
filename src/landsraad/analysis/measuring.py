"""What reviews say about many games: whether luck has mean 0, and how much the decisions of each level lose."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.analysis.calibration import LONGEST, QUICK, choose
from landsraad.analysis.model import Depth, Review
from landsraad.analysis.reviewer import Reviewer, deviation, mean
from landsraad.bots.core.evaluation import SEATS
from landsraad.bots.core.rollouts import MOST_MOVES
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table, open_table

SHALLOW: Final = Depth("quick", 12, 4, 8, 1.0)  # luck needs many games, not exact ones: its mean is 0 at any depth
CAREFUL: Final = Depth("quick", 400, 64, 1, 1.0)  # to judge decisions only


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the chances of a seat came from in one game, as in `Account`."""

    seat: str
    start: float
    luck: float
    play: float
    others: float
    rest: float
    final: float

    @property
    def sum(self) -> float:
        return self.start + self.luck + self.play + self.others + self.rest


@dataclass(frozen=True, slots=True)
class Loss:
    """What a decision lost. spread: between the best and the worst of the moves that were compared."""

    level: str
    kind: str
    loss: float
    error: float
    spread: float


def played(game: Game, options: dict[str, Any], seed: int, bots: Sequence[str] = (QUICK,)) -> Table:
    """A game of bots, which take the seats in turn. The same arguments give the same game."""
    evaluation = evaluation_for(game, for_search=True)
    rng = random.Random(f"landsraad calibration {seed}")
    cells, scores, chances = vec[i64]([rng.getrandbits(31)]), floats(MOST_MOVES), floats(SEATS)
    table = open_table(game, options, seed)
    seated: dict[int, Any] = {}
    while not table.over and len(table.moves) < LONGEST:
        s = table.state
        table.play(choose(evaluation, s, bots[int(s.actor) % len(bots)], seed, seated, rng, cells, scores, chances,
                          game))
    return table


def parts_of_game(table: Table, depth: Depth = SHALLOW) -> list[Parts]:
    review: Review = Reviewer(table, depth).run()
    return [Parts(each.seat, each.start, each.luck, each.play, each.others, each.rest, each.final)
            for each in review.accounts]


def losses_of_game(table: Table, levels: Sequence[str], seed: int, one_in: int, depth: Depth = CAREFUL) -> list[Loss]:
    """What some of the decisions lost, one in so many. levels: of the seats."""
    reviewer, rng = Reviewer(table, depth), random.Random(f"landsraad losses {seed}")
    now = open_table(table.game, table.options, table.seed)
    out = []
    for n, move in enumerate(table.moves, 1):
        if len(now.legal()) > 1 and rng.random() < 1.0 / one_in:
            found = reviewer.judge(n, now, move)
            values = [each.chance for each in found.options]
            level = levels[int(now.state.actor) % len(levels)]
            out.append(Loss(level, found.kind, found.loss, found.error, max(values) - min(values)))
        now.play(move)
    return out


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over games, with its standard error."""

    value: float
    error: float

    def is_zero(self, errors: float = 3.0) -> bool:
        """Whether 0 lies within the interval of so many standard errors."""
        return abs(self.value) <= errors * self.error


def mean_of(values: Sequence[float]) -> Mean:
    return Mean(mean(list(values)), deviation(list(values)))


def spread_of(values: Sequence[float]) -> float:
    """The standard deviation."""
    return deviation(list(values)) * sqrt(len(values))


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part of all lies."""
    found = sorted(values)
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0.0
