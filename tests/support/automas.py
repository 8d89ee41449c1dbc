"""Tables with House Hagal: the solo game, where B and C are Rivals, and the two-player game, where C is House Hagal."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.table import play, table

AUTOMA = {"solo": "B", "two": "C"}
MARKET = "agent dune_the_desert_planet secure_contract"  # a space no House Hagal card names
RIVALS = ["count_ilban_richese", "glossu_rabban"]


def hagal_table(mode: str, difficulty: str = "sardaukar", rivals: list[str] | None = None, **given: Any) -> Table:
    """A is first and holds a card for Secure Contract; the automa has three troops in its garrison."""
    me = {"hand": ["dune_the_desert_planet", "signet_ring", "dagger", "diplomacy"], **given.pop("A", {})}
    seats: dict[str, Any] = {"A": me, AUTOMA[mode]: {"garrison": 3, **given.pop(AUTOMA[mode], {})}}
    if mode == "solo":
        options = {"leaders": ["paul_atreides"], "rivals": rivals or RIVALS, "difficulty": difficulty,
                   "first": "A"}  # otherwise the Rivals would have moved before the position is set
        seats["C"] = {"agents": 0, **given.pop("C", {})}  # one automa at a time
        return table(1, options=options, **seats, **given)
    return table(2, options={"leaders": ["paul_atreides", "earl_memnon_thorvald"]}, **seats, **given)


def act(t: Table, *answers: str) -> Table:
    """A goes to market; then it is the automa's turn."""
    return play(t, MARKET, *answers)
