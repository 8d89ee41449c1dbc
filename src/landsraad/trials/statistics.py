"""Win rates and means with intervals, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from landsraad.trials.seat_results import SeatResult

Z95: Final = 1.959963984540054  # standard deviations: the two-sided 95 % quantile of the normal distribution


def wilson(won: float, of: int, z: float = Z95) -> tuple[float, float]:
    """Returns the 95 % Wilson interval of a win rate. It is reliable also for few games."""
    if of <= 0:
        return 0.0, 1.0
    share = won / of
    run_jobs = z * z / of
    middle = share + run_jobs / 2
    half = z * math.sqrt(share * (1 - share) / of + run_jobs / (4 * of))
    return max(0.0, (middle - half) / (1 + run_jobs)), min(1.0, (middle + half) / (1 + run_jobs))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did.

    A game counts once for a bot, however many seats it holds. It wins the sum of the shares of its seats.

    points: the mean of its seats.
    sides: the same figures for each side, in games with sides; their `bot` is the side.
    """

    bot: str
    games: int
    won: float
    interval: tuple[float, float]
    points: float
    rating: float | None = None
    sigma: float | None = None
    sides: tuple[Standing, ...] = ()

    @property
    def win_rate(self) -> float:
        return self.won / self.games if self.games else 0.0


def standings(bots: Sequence[str], seat_results: Iterable[SeatResult], sides: bool = False) -> list[Standing]:
    """Returns how each bot did; with `sides`, also on each side."""
    games = by_game(seat_results)
    found = ratings(bots, games)
    out = []
    for bot in bots:
        mine = [[result for result in seats if result.bot == bot] for seats in games]
        parts: tuple[Standing, ...] = ()
        if sides:
            played = sorted({result.leader for seats in mine for result in seats})
            parts = tuple(standing(side, [[result for result in seats if result.leader == side] for seats in mine])
                          for side in played)
        rating, sigma = found.get(bot, (None, None))
        out.append(replace(standing(bot, mine), rating=rating, sigma=sigma, sides=parts))
    return out


def standing(name: str, games: list[list[SeatResult]]) -> Standing:
    """Returns the figures of some seats, by game. Games without any of them do not count."""
    games = [seats for seats in games if seats]
    won = sum(result.share for seats in games for result in seats)
    points = [result.points for seats in games for result in seats]
    return Standing(name, len(games), won, wilson(won, len(games)), sum(points) / max(len(points), 1))


def by_game(seat_results: Iterable[SeatResult]) -> list[list[SeatResult]]:
    """Groups results by game."""
    games: dict[int, list[SeatResult]] = {}
    for result in seat_results:
        games.setdefault(result.number, []).append(result)
    return [games[number] for number in sorted(games)]


def ratings(bots: Sequence[str], games: list[list[SeatResult]]) -> dict[str, tuple[float, float]]:
    """Returns Plackett-Luce ratings of openskill, over the games in order. Automas are rated too.

    Returns nothing if openskill is not installed or there is nobody to lose to.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    now = {name: model.rating(name=name) for name in dict.fromkeys([*bots, *(s.bot for seats in games for s in seats)])}
    if len(now) < 2:
        return {}
    for seats in games:
        best: dict[str, tuple[float, int]] = {}
        for result in seats:
            best[result.bot] = max(best.get(result.bot, (0.0, -1000)), (result.share, result.points))
        if len(best) < 2:
            continue
        names = list(best)
        order = sorted(set(best.values()), reverse=True)
        rated = model.rate([[now[name]] for name in names], ranks=[order.index(best[name]) for name in names])
        for name, (new,) in zip(names, rated, strict=True):
            now[name] = new
    return {name: (rating.mu, rating.sigma) for name, rating in now.items()}
