"""Tables at which a puzzle is solved: the verdict on what was played. It follows from the moves made."""

from __future__ import annotations

import secrets
from typing import Final

from landsraad.kernel.chance import KEY_BYTES, SEED_BYTES, words_of_key
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table, edited_table
from landsraad.puzzles.collection import find_puzzle
from landsraad.puzzles.model import BATTLE, Puzzle
from landsraad.puzzles.progress import verdict_of
from landsraad.server.protocol.puzzle_messages import PuzzleState
from landsraad.server.tables.live_table import LiveTable

ANSWERED: Final = "answered"  # key of `sections`: the answer was told before the puzzle was solved
PREFIX: Final = "puzzle "  # of the lesson that a table is for


def puzzle_of(live: LiveTable) -> Puzzle | None:
    """The puzzle that is solved here. None also if this version no longer has it."""
    if not live.row.lesson.startswith(PREFIX):
        return None
    try:
        return find_puzzle(live.row.lesson.removeprefix(PREFIX))
    except BadInput:
        return None


def is_held(live: LiveTable) -> bool:
    """At the table of a puzzle the bots wait: the position is the question, not the game."""
    return live.row.lesson.startswith(PREFIX)


def puzzle_table(puzzle: Puzzle) -> Table:
    """Returns the position of a puzzle as a table. Nobody knows what would be drawn next."""
    state = puzzle.open()
    state.rekey(words_of_key(secrets.token_bytes(KEY_BYTES)))
    return edited_table(puzzle.rules, puzzle.options, secrets.token_hex(SEED_BYTES), state)


def puzzle_state(live: LiveTable, seat: str | None) -> PuzzleState | None:
    puzzle = puzzle_of(live)
    if puzzle is None or seat != puzzle.seat:
        return None
    table = live.table
    found = verdict_of(puzzle, table.start, table.state, [table.notation(move) for move in table.moves])
    return PuzzleState(id=puzzle.id, kind=puzzle.kind, level=puzzle.level, status=found.status,
                       value=found.value, best=puzzle.best)


def hides_odds(live: LiveTable, seat: str) -> bool:
    """The odds of a battle are what some puzzles ask for."""
    found = puzzle_state(live, seat)
    return found is not None and found.kind == BATTLE and found.status != "solved"
