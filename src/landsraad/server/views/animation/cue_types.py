"""The words in which events are staged: what travels, and what becomes more, less or something else."""

from __future__ import annotations

from typing import Any, Final

from landsraad.server.protocol.messages import Alter, Travel

OWNED: Final = frozenset(("agent", "cube", "troop", "control", "spy", "sandworm"))  # pieces in the colour of their seat


def go(piece: str, whence: str, whither: str, n: str = "", only: str = "") -> Travel:
    return Travel(piece=piece, whence=whence, whither=whither, n=n, owned=piece in OWNED, only=only)


def more(path: str, value: str = "n", times: int = 1, only: str = "") -> Alter:
    return Alter(path=path, does="add", value=value, times=times, only=only)


def less(path: str, value: str = "n", times: int = 1, only: str = "") -> Alter:
    return more(path, value, -times, only)


def one(path: str, by: int = 1) -> Alter:
    return Alter(path=path, does="add", fixed=by)


def becomes(path: str, value: str) -> Alter:
    return Alter(path=path, does="set", value=value)


def fixed(path: str, to: Any) -> Alter:
    return Alter(path=path, does="set", fixed=to)


def put(path: str, value: str) -> Alter:
    return Alter(path=path, does="put", value=value)


def take(path: str, value: str) -> Alter:
    return Alter(path=path, does="take", value=value)
