"""Ratings of puzzles and of those who solve them, as on lichess: each attempt is a game between the two.

The formulas are those of Glicko (Mark Glickman, 1999), one game at a time. A puzzle begins with the rating of the
smallest search that solves it, and its difficulty follows its rating.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

from landsraad.puzzles.model import LEVELS

Q: Final = log(10.0) / 400.0
STARTS: Final = dict(zip(LEVELS, (1200.0, 1500.0, 1800.0, 2100.0), strict=True))
BETWEEN: Final = 150.0  # from the start of a level to where the next one begins
PUZZLE_DEVIATION: Final = 200.0  # of a new puzzle: the search tells something about it
SOLVER: Final = 1500.0
SOLVER_DEVIATION: Final = 350.0
LEAST_DEVIATION: Final = 60.0  # ratings never stop moving
LOWEST, HIGHEST = 400.0, 3200.0


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float
    deviation: float


NEW_SOLVER: Final = Rating(SOLVER, SOLVER_DEVIATION)


def first_rating(level: str) -> Rating:
    """The rating of a puzzle that nobody has tried."""
    return Rating(STARTS[level], PUZZLE_DEVIATION)


def level_at(rating: float) -> str:
    """The difficulty of a puzzle with this rating."""
    return next((level for level, start in STARTS.items() if rating < start + BETWEEN), LEVELS[-1])


def expected(own: Rating, other: Rating) -> float:
    """The chance to win against the other."""
    return 1.0 / (1.0 + exp(-Q * _weight(other.deviation) * (own.rating - other.rating)))


def after(own: Rating, other: Rating, score: float) -> Rating:
    """The rating after a game. score: 1 for a victory, 0 for a defeat."""
    weight, chance = _weight(other.deviation), expected(own, other)
    precision = 1.0 / own.deviation ** 2 + (Q * weight) ** 2 * chance * (1.0 - chance)
    moved = own.rating + Q / precision * weight * (score - chance)
    return Rating(min(HIGHEST, max(LOWEST, moved)), max(LEAST_DEVIATION, sqrt(1.0 / precision)))


def _weight(deviation: float) -> float:
    """How much a game against somebody with this deviation says."""
    return 1.0 / sqrt(1.0 + 3.0 * (Q * deviation / pi) ** 2)
