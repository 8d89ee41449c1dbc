"""What stands on the table, explained: icons, phases, steps of tracks, rewards and buttons, each with its rule.

Each set declares what it adds in its `explain.yaml`; `games/dune/explain.yaml` explains the format. The sentence is the
message `explain-KEY`, or `GAME-explain-KEY` where a game means something else by it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec

from landsraad.games import data

Group = Literal["get", "space", "card", "shape", "table", "points"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)


class ExplainFile(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of an `explain.yaml`: a key and a rule id in each group."""

    games: list[str]
    module: str = ""  # only at tables with it
    players: int = 0  # only at tables of so many
    get: dict[str, str] = msgspec.field(default_factory=dict)
    space: dict[str, str] = msgspec.field(default_factory=dict)
    card: dict[str, str] = msgspec.field(default_factory=dict)
    shape: dict[str, str] = msgspec.field(default_factory=dict)
    table: dict[str, str] = msgspec.field(default_factory=dict)
    points: dict[str, str] = msgspec.field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Explanation:
    key: str
    rule: str
    group: Group


def explanations(game: str, modules: Collection[str] | None = None, players: int = 0) -> list[Explanation]:
    """Returns what is explained at a table, in the order of the legend; without modules, with those of all sets."""
    out: dict[str, Explanation] = {}
    for file in _read(data.registered()):
        fits = game in file.games and (modules is None or not file.module or file.module in modules)
        if not fits or file.players not in (0, players):
            continue
        for group in GROUPS:
            for key, rule in getattr(file, group).items():
                name = f"points-{key}" if group == "points" else key
                out[name] = Explanation(name, rule, group)  # a set may say under which other rule it stands
    return sorted(out.values(), key=lambda each: GROUPS.index(each.group))


@cache
def _read(_: tuple[Path, ...]) -> tuple[ExplainFile, ...]:
    found = [msgspec.convert(data.read_yaml(file.read_text(encoding="utf-8")), ExplainFile)
             for file in data.explain_files()]
    return tuple(sorted(found, key=lambda file: file.players))  # what holds for some tables comes last
