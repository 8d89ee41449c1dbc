"""Shares with intervals, means with intervals, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from landsraad.trials.seat_results import Sheet

Z95: Final = 1.959963984540054  # half of 95 % of the normal distribution lies within so many deviations


def wilson(won: float, of: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's, which stays between 0 and 1 and is honest for few games."""
    if of <= 0:
        return 0.0, 1.0
    share = won / of
    spread = z * z / of
    middle = share + spread / 2
    half = z * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did. A game counts once for a bot, however many seats it holds in it, and is won by the share of the
    victory that all of them have together."""

    bot: str
    games: int
    won: float
    interval: tuple[float, float]
    points: float  # a seat's mean
    rating: float | None = None
    sigma: float | None = None
    sides: tuple[Standing, ...] = ()  # in a game of sides: the same for each of them, `bot` being the side

    @property
    def win_rate(self) -> float:
        return self.won / self.games if self.games else 0.0


def standings(bots: Sequence[str], sheets: Iterable[Sheet], sides: bool = False) -> list[Standing]:
    games = by_game(sheets)
    found = ratings(bots, games)
    out = []
    for bot in bots:
        mine = [[sheet for sheet in seats if sheet.bot == bot] for seats in games]
        parts: tuple[Standing, ...] = ()
        if sides:
            played = sorted({sheet.leader for seats in mine for sheet in seats})
            parts = tuple(standing(side, [[sheet for sheet in seats if sheet.leader == side] for seats in mine])
                          for side in played)
        rating, sigma = found.get(bot, (None, None))
        out.append(replace(standing(bot, mine), rating=rating, sigma=sigma, sides=parts))
    return out


def standing(name: str, games: list[list[Sheet]]) -> Standing:
    """Of seats that belong together, game by game; a game without any of them does not count."""
    games = [seats for seats in games if seats]
    won = sum(sheet.share for seats in games for sheet in seats)
    points = [sheet.points for seats in games for sheet in seats]
    return Standing(name, len(games), won, wilson(won, len(games)), sum(points) / max(len(points), 1))


def by_game(sheets: Iterable[Sheet]) -> list[list[Sheet]]:
    games: dict[int, list[Sheet]] = {}
    for sheet in sheets:
        games.setdefault(sheet.number, []).append(sheet)
    return [games[number] for number in sorted(games)]


def ratings(bots: Sequence[str], games: list[list[Sheet]]) -> dict[str, tuple[float, float]]:
    """openskill's Plackett-Luce over the games in their order; nothing where openskill is not installed or where
    nobody could lose to anybody. Automas are rated too, under their own name, as they have a part in the outcome."""
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
        for sheet in seats:
            best[sheet.bot] = max(best.get(sheet.bot, (0.0, -1000)), (sheet.share, sheet.points))
        if len(best) < 2:
            continue
        names = list(best)
        order = sorted(set(best.values()), reverse=True)
        rated = model.rate([[now[name]] for name in names], ranks=[order.index(best[name]) for name in names])
        for name, (new,) in zip(names, rated, strict=True):
            now[name] = new
    return {name: (rating.mu, rating.sigma) for name, rating in now.items()}
