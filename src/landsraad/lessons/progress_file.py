"""A learner's progress in a file: what is done, where each lesson was left, and which notes have been read."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.chance import Seed
from landsraad.kernel.errors import BadInput
from landsraad.lessons.progress import Moves
from landsraad.play.savefile import write_whole

FORMAT: Final = "landsraad lessons 1"


@dataclass(slots=True)
class LessonProgress:
    """page: the page that was open. moves: of all seats since the beginning. seed: of a whole game."""

    done: bool = False
    page: int = 0
    moves: Moves = field(default_factory=list)
    seed: Seed | None = None

    @property
    def begun(self) -> bool:
        return self.page > 0 or bool(self.moves)


class ProgressFile:
    def __init__(self, path: Path | None) -> None:
        """Reads the file if it exists. Without a path nothing is kept."""
        self.path = path
        self.lessons: dict[str, LessonProgress] = {}
        self.notes: list[str] = []  # lesson and note
        if path is not None and path.exists():
            self._read(path)

    def of(self, id: str) -> LessonProgress:
        return self.lessons.get(id) or LessonProgress()

    def note(self, id: str, progress: LessonProgress) -> None:
        self.lessons[id] = progress
        self.write()

    def write(self) -> None:
        if self.path is None:
            return
        data = {"format": FORMAT, "lessons": {id: asdict(known) for id, known in self.lessons.items()},
                "notes": self.notes}
        write_whole(self.path, json.dumps(data, ensure_ascii=False) + "\n")

    def _read(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text("utf-8"))
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror or error}") from None
        except (ValueError, RecursionError):
            raise BadInput(f"{path} does not hold the progress of lessons") from None
        try:
            if data["format"] != FORMAT:
                raise ValueError
            self.lessons = {str(id): _entry(known) for id, known in data["lessons"].items()}
            self.notes = [str(note) for note in data["notes"]]
        except (AttributeError, KeyError, TypeError, ValueError):
            raise BadInput(f"{path} does not hold the progress of lessons") from None


def _entry(known: dict[str, Any]) -> LessonProgress:
    moves = [(str(seat), str(move)) for seat, move in known["moves"]]
    seed = known["seed"]
    if not isinstance(seed, (int, str, type(None))):
        raise ValueError
    return LessonProgress(bool(known["done"]), max(int(known["page"]), 0), moves, seed)
