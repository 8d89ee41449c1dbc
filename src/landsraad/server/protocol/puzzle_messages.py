"""Messages about puzzles: the list, the verdict at a table, and the answer."""

from __future__ import annotations

from typing import Literal

from landsraad.server.protocol.base import In, Out

Kind = Literal["points", "fight", "win", "defence", "judgement", "battle"]


class PuzzleInfo(Out):
    """A puzzle in the list. sets: the modules at its table.

    level: at first the smallest budget of search that solves it; then it follows the rating. attempts: that counted.
    """

    id: str
    game: str
    kind: Kind
    level: Literal["50", "200", "1000", "none"]
    themes: list[str]
    players: int
    sets: list[str]
    rating: int
    attempts: int


class PuzzleList(Out):
    """today: the puzzle of the day, by the date in UTC."""

    today: str
    puzzles: list[PuzzleInfo]


class PuzzleState(Out):
    """The verdict at the table of a puzzle.

    status: `going` after a right first move, until the turn is over. value: the most that can be reached after what was
    played, and best: what the solution reaches; points, a chance, or 1 for yes.
    """

    id: str
    kind: str
    level: str
    status: Literal["asking", "going", "wrong", "solved"]
    value: float
    best: float


class PuzzleOption(Out):
    """A first move, and the most that can be reached after it."""

    move: str
    label: str
    value: float
    right: bool


class PuzzleAnswer(Out):
    """The solution in words, what other moves are worth, and how it was proved, as numbers."""

    first: str
    line: list[str]
    options: list[PuzzleOption]
    proof: dict[str, int | float | str]


class PuzzleRetry(In):
    """Back to the question: all moves are taken back."""

    token: str
    expect: int


class PuzzleTry(In):
    """Has what was played at the table of a puzzle rated. token: of the seat."""

    token: str


class PuzzleSolver(Out):
    """How a profile does in puzzles. counted: the attempt was its first one at this puzzle. streak: solved in a row."""

    signed_in: bool
    counted: bool
    rating: int
    deviation: int
    attempts: int
    streak: int
    longest: int
    start: int  # the rating of a new solver
