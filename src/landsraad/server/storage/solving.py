"""The rows of puzzle ratings, and the statements that read and write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from landsraad.puzzles.model import Puzzle
from landsraad.puzzles.ratings import NEW_SOLVER, Rating, after, first_rating
from landsraad.server.storage.solving_schema import ATTEMPTS, PUZZLES, SOLVERS


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    rating: Rating
    attempts: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class Solver:
    rating: Rating = NEW_SOLVER
    attempts: int = 0
    streak: int = 0
    longest: int = 0


def read_ratings(connection: Connection) -> dict[str, PuzzleRow]:
    """The puzzles that somebody has tried."""
    return {row.puzzle_id: PuzzleRow(Rating(row.rating, row.deviation), row.attempts, row.solved)
            for row in connection.execute(select(PUZZLES))}


def read_solver(connection: Connection, profile: str) -> Solver:
    row = connection.execute(select(SOLVERS).where(SOLVERS.c.profile_id == profile).with_for_update()).one_or_none()
    return Solver() if row is None else Solver(Rating(row.rating, row.deviation), row.attempts, row.streak, row.longest)


def note_attempt(connection: Connection, profile: str, puzzle: Puzzle, solved: bool, at: float) -> Solver | None:
    """Rates the first attempt of a profile at a puzzle. None if it is not the first."""
    here = (ATTEMPTS.c.profile_id == profile, ATTEMPTS.c.puzzle_id == puzzle.id)
    if connection.execute(select(ATTEMPTS.c.at).where(*here)).first() is not None:
        return None
    connection.execute(insert(ATTEMPTS).values(profile_id=profile, puzzle_id=puzzle.id, solved=solved, at=at))
    row = connection.execute(select(PUZZLES).where(PUZZLES.c.puzzle_id == puzzle.id).with_for_update()).one_or_none()
    known = PuzzleRow(first_rating(puzzle.level)) if row is None else PuzzleRow(
        Rating(row.rating, row.deviation), row.attempts, row.solved)
    solver = read_solver(connection, profile)
    score = 1.0 if solved else 0.0
    _write_puzzle(connection, puzzle.id, row is None, PuzzleRow(
        after(known.rating, solver.rating, 1.0 - score), known.attempts + 1, known.solved + solved))
    streak = solver.streak + 1 if solved else 0
    now = Solver(after(solver.rating, known.rating, score), solver.attempts + 1, streak, max(streak, solver.longest))
    _write_solver(connection, profile, solver.attempts == 0, now)
    return now


def erase_solver(connection: Connection, profile: str) -> None:
    """Forgets what a profile has tried. The ratings of the puzzles stay; nobody can be found in them."""
    for part in (ATTEMPTS, SOLVERS):
        connection.execute(delete(part).where(part.c.profile_id == profile))


def read_solved(connection: Connection, profile: str) -> list[dict[str, Any]]:
    found = connection.execute(select(ATTEMPTS.c.puzzle_id, ATTEMPTS.c.solved, ATTEMPTS.c.at)
                               .where(ATTEMPTS.c.profile_id == profile).order_by(ATTEMPTS.c.at, ATTEMPTS.c.puzzle_id))
    return [{"puzzle": row.puzzle_id, "solved": row.solved, "at": row.at} for row in found]


def _write_puzzle(connection: Connection, id: str, new: bool, row: PuzzleRow) -> None:
    values = {"rating": row.rating.rating, "deviation": row.rating.deviation, "attempts": row.attempts,
              "solved": row.solved}
    connection.execute(insert(PUZZLES).values(puzzle_id=id, **values) if new else
                       update(PUZZLES).where(PUZZLES.c.puzzle_id == id).values(**values))


def _write_solver(connection: Connection, profile: str, new: bool, row: Solver) -> None:
    values = {"rating": row.rating.rating, "deviation": row.rating.deviation, "attempts": row.attempts,
              "streak": row.streak, "longest": row.longest}
    connection.execute(insert(SOLVERS).values(profile_id=profile, **values) if new else
                       update(SOLVERS).where(SOLVERS.c.profile_id == profile).values(**values))
