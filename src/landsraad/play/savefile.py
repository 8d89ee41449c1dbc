"""A session in a file: the table as JSON, and who sits at it.

A file is first written under another name, flushed to disk and then renamed. So there is always one complete file, even
after a power failure: the new one or the one before.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import landsraad
from landsraad.bots import checked_name
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import FORMAT as TABLE_FORMAT
from landsraad.play.seats import CONTROLLERS, Seat, seat_people

if TYPE_CHECKING:
    from landsraad.play.session import Session

FORMAT: Final = "landsraad save 1"


def write_session(session: Session, path: Path) -> None:
    """Saves a session."""
    data = {"format": FORMAT,
            "seats": {seat.letter: _seat(seat) for seat in session.seats},
            "table": session.table.to_json()}
    write_whole(path, _lines(data) + "\n")


def _seat(seat: Seat) -> dict[str, str]:
    out = {"controller": seat.controller, "name": seat.name}
    return {**out, "bot": seat.bot} if seat.bot else out


def _lines(data: dict[str, Any]) -> str:
    """JSON with one line per entry, so that errors have line numbers. `indent` would be slow."""
    parts = [f"{json.dumps(name)}: {_lines(value) if name == 'table' else json.dumps(value, ensure_ascii=False)}"
             for name, value in data.items()]
    return "{" + ",\n ".join(parts) + "}"


def write_whole(path: Path, text: str) -> None:
    """Writes all of the text or nothing, even if the machine stops halfway."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise BadInput(f"cannot save to {path}: {error.strerror or error}") from None


def _sync_folder(folder: Path) -> None:
    """Flushes a folder to disk. Not every system allows it, and the file is safe without it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_session(path: Path) -> Session:
    from landsraad.play.session import Session
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not a saved game: byte {error.start + 1} is not text") from None
    data = _parse(path, text)
    try:
        if data.get("format") == TABLE_FORMAT:  # a table without seats: everybody sits down again
            table = landsraad.from_json(data)
            return Session(table, seat_people(table), path)
        if data.get("format") != FORMAT:
            raise BadInput(f"it is not a saved game: its format is {data.get('format')!r}, not {FORMAT!r}")
        if not isinstance(data.get("table"), dict):
            raise BadInput("'table' is missing")
        table = landsraad.from_json(data["table"])
        return Session(table, _seats(data.get("seats"), table.seats), path)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def _parse(path: Path, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        ends = error.pos >= len(text.rstrip())
        cut = text.lstrip().startswith("{") and (ends or "Unterminated" in error.msg)
        what = "is cut off" if cut else "is not a saved game: it breaks"
        raise BadInput(f"{path} {what} at line {error.lineno}, column {error.colno}") from None
    except (ValueError, RecursionError):  # numbers with thousands of digits, or deeply nested brackets
        raise BadInput(f"{path} is not a saved game") from None
    if not isinstance(data, dict):
        raise BadInput(f"{path} is not a saved game: it holds a {type(data).__name__}")
    return data


def is_text(value: object) -> bool:
    """Whether a value is a string without lone surrogates, which cannot be encoded."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _seats(data: Any, letters: list[str]) -> list[Seat]:
    if not isinstance(data, dict) or list(data) != letters:
        raise BadInput(f"'seats' does not name the seats {', '.join(letters)}")
    out = []
    for letter in letters:
        seat = data[letter]
        if not isinstance(seat, dict) or seat.get("controller") not in CONTROLLERS \
                or not is_text(seat.get("name")):
            raise BadInput(f"seat {letter}: it has no controller or no name")
        bot = seat.get("bot", "")
        if bot != "":
            if not isinstance(bot, str):
                raise BadInput(f"seat {letter}: {bot!r} is not the name of a bot")
            checked_name(bot)
        out.append(Seat(letter, seat["controller"], seat["name"], bot))
    return out
