"""Finished games kept to be played again: does a change of the rules change any of them?

A corpus is a file of JSON lines, compressed with xz: for each game its name, options, seed and moves, the fingerprint
of the position after every fiftieth move and at the end, and the result.
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
class Kept:
    name: str
    game: str
    options: dict[str, Any]
    seed: int | str
    moves: list[str]
    marks: list[str]
    result: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Verdict:
    """`why` is empty if the game is played today as it was then; otherwise `move` is the first that differs."""

    name: str
    moves: int
    move: int = 0
    why: str = ""


def keep(name: str, table: Table) -> Kept:
    """A finished game."""
    replay = open_table(table.game, table.options, table.seed)
    marks: list[str] = []
    for n, move in enumerate(table.moves, 1):
        replay.play(move)
        if n % EVERY == 0 or n == len(table.moves):
            marks.append(replay.fingerprint())
    return Kept(name, table.game.name, table.options, table.seed, [table.notation(move) for move in table.moves], marks,
                table.result())


def verify(kept: Kept) -> Verdict:
    """Play it with the rules of today."""
    def differs(move: int, why: str) -> Verdict:
        return Verdict(kept.name, len(kept.moves), move, why)

    try:
        table = open_table(landsraad.game(kept.game), kept.options, kept.seed)
    except BadInput as error:
        return differs(0, str(error))
    for n, text in enumerate(kept.moves, 1):
        try:
            table.play(text)
        except Exception as error:
            return differs(n, str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}")
        if (n % EVERY == 0 or n == len(kept.moves)) and kept.marks[(n - 1) // EVERY] != table.fingerprint():
            return differs(n, f"the position is another one, after move {(n - 1) // EVERY * EVERY + 1} or later")
    if json.loads(json.dumps(table.result())) != json.loads(json.dumps(kept.result)):
        return differs(len(kept.moves), f"the result is {table.result()}")
    return Verdict(kept.name, len(kept.moves))


def write_corpus(path: Path, games: Iterable[Kept]) -> None:
    lines = [json.dumps(asdict(one), separators=(",", ":"), ensure_ascii=False) for one in games]
    path.write_bytes(lzma.compress(("\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME))


def read_corpus(path: Path) -> Iterator[Kept]:
    try:
        text = lzma.decompress(path.read_bytes()).decode()
        for line in text.splitlines():
            yield Kept(**json.loads(line))
    except (OSError, lzma.LZMAError, ValueError, TypeError) as error:
        raise BadInput(f"{path}: not a corpus of games: {error}") from None
