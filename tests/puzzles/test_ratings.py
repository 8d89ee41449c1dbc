"""Ratings of puzzles and solvers follow from their games against each other."""

from __future__ import annotations

import pytest

from landsraad.puzzles.model import LEVELS
from landsraad.puzzles.ratings import (
    HIGHEST,
    LEAST_DEVIATION,
    LOWEST,
    NEW_SOLVER,
    STARTS,
    Rating,
    after,
    expected,
    first_rating,
    level_at,
)


def test_the_example_of_glicko() -> None:
    """The first game of the example in Glickman's description: 1500 ± 200 beats 1400 ± 30."""
    won = after(Rating(1500.0, 200.0), Rating(1400.0, 30.0), 1.0)
    assert won.rating == pytest.approx(1563.6, abs=0.5)
    assert won.deviation == pytest.approx(175.2, abs=0.5)


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(1900.0, 80.0), Rating(1300.0, 80.0)
    assert expected(strong, weak) > 0.95 and expected(strong, weak) + expected(weak, strong) == pytest.approx(1.0)
    assert strong.rating - after(strong, weak, 0.0).rating > 10 * (after(strong, weak, 1.0).rating - strong.rating)


def test_ratings_settle_but_never_stop() -> None:
    puzzle, solver = first_rating("1000"), NEW_SOLVER
    for _ in range(200):
        puzzle, solver = after(puzzle, solver, 1.0), after(solver, puzzle, 0.0)
    assert LOWEST <= solver.rating < puzzle.rating <= HIGHEST
    assert LEAST_DEVIATION <= solver.deviation < 150 and LEAST_DEVIATION <= puzzle.deviation < 150
    assert after(solver, puzzle, 1.0).rating > solver.rating + 1


def test_a_puzzle_begins_with_its_level_and_leaves_it_when_its_rating_does() -> None:
    assert [level_at(first_rating(level).rating) for level in LEVELS] == list(LEVELS)
    puzzle = first_rating("50")
    for _ in range(12):  # nobody solves the easy one
        puzzle = after(puzzle, NEW_SOLVER, 1.0)
    assert level_at(puzzle.rating) in LEVELS[1:]
    assert level_at(0.0) == "50" and level_at(5000.0) == "none"
    assert list(STARTS) == list(LEVELS)
