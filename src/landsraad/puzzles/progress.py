"""What an answer comes to. It follows from the moves made, so a move taken back takes the verdict back too."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from landsraad.bots.core.evaluation import Evaluation
from landsraad.bots.evaluators import evaluation_for
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table
from landsraad.puzzles.goals import measure_for
from landsraad.puzzles.model import CHANCES, TURNS, Puzzle

Status = Literal["asking", "going", "wrong", "solved"]
MOST_OPTIONS: Final = 5  # are shown with what they are worth


@dataclass(frozen=True, slots=True)
class Verdict:
    """going: the first move was right, and the turn goes on. value: the most that can be reached now."""

    status: Status
    value: float = 0.0
    move: str = ""  # the first one


def verdict_of(puzzle: Puzzle, start: State, now: State, made: list[str]) -> Verdict:
    """Judges the moves that were made since `start`, the position of the puzzle."""
    if not made:
        return Verdict("asking")
    first = made[0]
    if first not in puzzle.right:
        return Verdict("wrong", puzzle.value_of(first), first)
    if puzzle.kind not in TURNS:
        return Verdict("solved", puzzle.best, first)
    seat = int(start.actor)
    if not (now.over or now.actor != seat or _evaluation(puzzle.rules).begins_turn(now)):
        return Verdict("going", puzzle.best, first)
    reached = measure_for(puzzle.kind, start, seat)(now)
    return Verdict("solved" if reached >= puzzle.best else "wrong", reached, first)


@cache
def _evaluation(game: Game) -> Evaluation:
    """Only asked where turns begin, so it may be shared."""
    return evaluation_for(game)


def options_of(puzzle: Puzzle) -> list[tuple[str, float, bool]]:
    """The first moves with what they are worth, the right ones first, and whether they are right."""
    others = sorted(puzzle.values.items(), key=lambda each: -each[1])
    most = MOST_OPTIONS if puzzle.kind in CHANCES else MOST_OPTIONS - 1
    return [(move, puzzle.best, True) for move in puzzle.right] + [(move, n, False) for move, n in others[:most]]


def line_tables(puzzle: Puzzle, table: Table) -> list[tuple[Table, int]]:
    """Each move of the solution, with the table before it."""
    out: list[tuple[Table, int]] = []
    for text in puzzle.line:
        number = table.parse(text)
        if table.over or not table.state.is_legal(number):
            break
        out.append((table.clone(), number))
        table.play(number)
    return out
