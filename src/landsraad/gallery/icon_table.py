"""The icon table: how effects are drawn in the terminal and in the browser, from the `icons.yaml` of every set."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from landsraad.games import data


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    """How an effect is drawn. The notation is explained in `games/dune/icons.yaml`."""

    terminal: str
    web: str | None = None  # None: its sentence
    board: str | None = None  # on a space of the board in the browser; None: as `web`


class Letter(msgspec.Struct, forbid_unknown_fields=True):
    """The letter that stands for an agent icon or a faction in the terminal."""

    letter: str
    style: str


class IconTable(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of an `icons.yaml`, or of all of them."""

    signs: dict[str, tuple[str, str]] = msgspec.field(default_factory=dict)  # a symbol and its ASCII version
    pieces: dict[str, str] = msgspec.field(default_factory=dict)  # the browser's icon of a piece that a module adds
    letters: dict[str, Letter] = msgspec.field(default_factory=dict)
    effects: dict[str, Drawing] = msgspec.field(default_factory=dict)


def read_icons() -> IconTable:
    """Returns the icons of all sets together, as they are now: a set may be registered later."""
    return _read(data.registered())


@cache
def _read(_: tuple[Path, ...]) -> IconTable:
    out = IconTable()
    for file in data.icon_files():
        found = msgspec.convert(data.read_yaml(file.read_text(encoding="utf-8")), IconTable)
        out.signs.update(found.signs)
        out.pieces.update(found.pieces)
        out.letters.update(found.letters)
        out.effects.update(found.effects)
    return out
