"""The list of rule corrections, shown to players of a game that continues under corrected rules.

The list only grows at its end, because a stored table counts how many entries were in force.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import yaml


@dataclass(frozen=True, slots=True)
class Mended:
    date: str
    game: str
    rules: tuple[str, ...]  # ids


@cache
def mended() -> tuple[Mended, ...]:
    text = files("landsraad.reference").joinpath("data", "mended.yaml").read_text(encoding="utf-8")
    return tuple(Mended(str(one["date"]), str(one["game"]), tuple(str(id) for id in one["rules"]))
                 for one in yaml.safe_load(text))


def mended_rules(game: str, since: int, until: int) -> list[str]:
    """The rules of a game that were corrected between two counts, without repetitions."""
    return list(dict.fromkeys(id for one in mended()[since:until] if one.game == game for id in one.rules))
