"""Identifies the rules of a table: a digest of the code, the layout, and the rule changes.

The digest covers the sources of `kernel` and `games`, without blank lines and comment lines. The last number counts the
changes of `reference/data/mended.yaml` that are in force.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import landsraad
from landsraad.kernel.engine import Plan
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.layouts import layout_of
from landsraad.reference.mended import mended

FOLDERS: Final = ("kernel", "games")
DIGEST: Final = 12  # hexadecimal digits


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a table. `mended` counts the rule changes in force."""

    digest: str
    layout: str
    mended: int

    def __str__(self) -> str:
        return f"{self.digest}:{self.layout}:{self.mended}"


def ruleset_of(game: Game) -> Ruleset:
    """Returns today's rules of a game."""
    return Ruleset(digest(), layout_of(game.plan)[0], len(mended()))


def layout_kept(plan: Plan) -> bytes:
    return layout_of(plan)[1]


def read_ruleset(text: str) -> Ruleset:
    """Reads the text of a `Ruleset`."""
    words = text.split(":")
    if len(words) != 3 or not words[2].isdecimal():
        raise BadInput(f"not a ruleset: {text[:40]!r}")
    return Ruleset(words[0], words[1], int(words[2]))


@cache
def digest() -> str:
    """Returns the digest of the rules' source code."""
    root = Path(landsraad.__file__).parent
    found = hashlib.sha256()
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            lines = [line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()]
            text = "\n".join(line for line in lines if line and not line.lstrip().startswith("#"))
            found.update(f"{path.relative_to(root).as_posix()}\n{text}\n".encode())
    return found.hexdigest()[:DIGEST]
