"""A corpus of finished games, to check whether a change of the rules changes any of them.

A corpus is a file of JSON lines, compressed with xz. Each game has its name, options, seed, moves and result, and the
fingerprint of the position after every fiftieth move and at the end.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table, open_table

SUFFIX: Final = ".jsonl.xz"
EVERY: Final = 50  # moves between two fingerprints


@dataclass(frozen=True, slots=True)
class CorpusGame:
    """A finished game. `marks` are fingerprints after every `EVERY` moves and at the end."""

    name: str
    game: str
    options: dict[str, Any]
    seed: int | str
    moves: list[str]
    marks: list[str]
    result: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a replay went. `why` is empty if nothing differs; else `move` is the first that does."""

    name: str
    moves: int
    move: int = 0
    why: str = ""


def record_game(name: str, table: Table) -> CorpusGame:
    """Returns a finished game as an entry of a corpus."""
    replay = open_table(table.game, table.options, table.seed)
    marks: list[str] = []
    for n, move in enumerate(table.moves, 1):
        replay.play(move)
        if n % EVERY == 0 or n == len(table.moves):
            marks.append(replay.fingerprint())
    moves = [table.notation(move) for move in table.moves]
    return CorpusGame(name, table.game.name, table.options, table.seed, moves, marks, table.result())


def verify(game: CorpusGame) -> Verdict:
    """Replays a game with today's rules."""
    def difference(move: int, why: str) -> Verdict:
        return Verdict(game.name, len(game.moves), move, why)

    try:
        table = open_table(landsraad.game(game.game), game.options, game.seed)
    except BadInput as error:
        return difference(0, str(error))
    for n, text in enumerate(game.moves, 1):
        try:
            table.play(text)
        except Exception as error:
            return difference(n, str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}")
        if (n % EVERY == 0 or n == len(game.moves)) and game.marks[(n - 1) // EVERY] != table.fingerprint():
            return difference(n, f"the position differs after move {(n - 1) // EVERY * EVERY + 1} or later")
    if json.loads(json.dumps(table.result())) != json.loads(json.dumps(game.result)):
        return difference(len(game.moves), f"the result is {table.result()}")
    return Verdict(game.name, len(game.moves))


def write_corpus(path: Path, games: Iterable[CorpusGame]) -> None:
    """Writes a corpus."""
    lines = [json.dumps(asdict(one), separators=(",", ":"), ensure_ascii=False) for one in games]
    path.write_bytes(lzma.compress(("\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME))


def read_corpus(path: Path) -> Iterator[CorpusGame]:
    """Reads the games of a corpus one by one."""
    try:
        text = lzma.decompress(path.read_bytes()).decode()
        for line in text.splitlines():
            yield CorpusGame(**json.loads(line))
    except (OSError, lzma.LZMAError, ValueError, TypeError) as error:
        raise BadInput(f"{path}: not a corpus of games: {error}") from None
