"""The puzzles that ship with the project, and the puzzle of a day."""

from __future__ import annotations

import datetime
from functools import cache
from importlib.resources import files
from typing import Final

from landsraad.kernel.errors import BadInput, nearest
from landsraad.puzzles.model import Puzzle, read_puzzles

FOLDER: Final = "data"
SUFFIX: Final = ".jsonl"
STEP: Final = 7919  # a prime: neighbours in the list come from one game, those of two days do not


@cache
def collection() -> dict[str, Puzzle]:
    """All puzzles by id, sorted."""
    found: dict[str, Puzzle] = {}
    for file in sorted((files(__package__) / FOLDER).iterdir(), key=lambda each: each.name):
        if file.name.endswith(SUFFIX):
            found.update({puzzle.id: puzzle for puzzle in read_puzzles(file.read_text("utf-8"), file.name)})
    return dict(sorted(found.items()))


def find_puzzle(id: str) -> Puzzle:
    found = collection().get(id)
    if found is None:
        raise BadInput(f"there is no puzzle {id[:60]!r}{nearest(id, collection())}")
    return found


def daily(date: datetime.date) -> str:
    """The puzzle of a day, which follows from the date. Empty if there are no puzzles."""
    ids = list(collection())
    return ids[date.toordinal() * STEP % len(ids)] if ids else ""
