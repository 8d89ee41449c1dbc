"""A table builder for War for Arrakis that reads like the rulebook.

    t = arrakis(areas={"arrakeen": {"harkonnen": {"regular": 3}}}, A={"dice": {"strategy": 1}})
    play(t, "action strategy", "move gara_kulon ne_outer_12", "done")
    assert here(t, "ne_outer_12.atreides.tokens") == ["t1"]
"""

from __future__ import annotations

from typing import Any

import landsraad
from landsraad.kernel.table import Table
from landsraad.scenarios.positions import open_position

WHEN = ("phase", "turn")


def arrakis(seed: int = 1, options: dict[str, Any] | None = None, chance: list[object] | None = None,
            **given: Any) -> Table:
    """A's turn in the first action phase, unless a phase or a turn is given; `chance` has forced results."""
    position = {} if any(word in given for word in WHEN) else {"turn": "A"}
    return open_position(landsraad.game("arrakis"), options or {}, seed, {**position, **given}, chance)


def set_up(seed: int = 1, **options: Any) -> Table:
    """A new game at its first decision, where the Harkonnen place their vehicles."""
    return landsraad.new("arrakis", seed=seed, **options)


def here(t: Table, path: str) -> Any:
    """Part of an area, in scenario notation: `arrakeen.harkonnen.regular`."""
    return t.game.lookup(t.state, ["areas", *path.split(".")]).value


def force(t: Table, *results: object) -> Table:
    """Forces the next results of dice and draws, in order."""
    t.state.chance = list(results)
    return t


def unforced(t: Table) -> list[object]:
    """Forced results that were not used."""
    return list(t.state.chance or [])
