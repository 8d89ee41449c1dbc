"""Tables with House Hagal.

In solo games B and C are Rivals; in two-player games C is House Hagal.
"""

from __future__ import annotations

from typing import Any

import landsraad
from landsraad.kernel.table import Table
from support.dune.table import play, table, texts

AUTOMA = {"solo": "B", "two": "C"}
MARKET = "agent dune_the_desert_planet secure_contract"  # a space that no House Hagal card names
RIVALS = ["count_ilban_richese", "glossu_rabban"]
LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]


def hagal_table(mode: str, difficulty: str = "sardaukar", rivals: list[str] | None = None, **given: Any) -> Table:
    """A goes first and has a card for Secure Contract; the automa has three troops in its garrison."""
    me = {"hand": ["dune_the_desert_planet", "signet_ring", "dagger", "diplomacy"], **given.pop("A", {})}
    seats: dict[str, Any] = {"A": me, AUTOMA[mode]: {"garrison": 3, **given.pop(AUTOMA[mode], {})}}
    if mode == "solo":
        options = {"leaders": ["paul_atreides"], "rivals": rivals or RIVALS, "difficulty": difficulty,
                   "first": "A"}
        seats["C"] = {"agents": 0, **given.pop("C", {})}  # one automa at a time
        return table(1, options=options, **seats, **given)
    return table(2, options={"leaders": ["paul_atreides", "earl_memnon_thorvald"]}, **seats, **given)


def act(t: Table, *answers: str) -> Table:
    """A visits the market; then it is the automa's turn."""
    return play(t, MARKET, *answers)


def solo(difficulty: str = "sardaukar", rivals: list[str] | None = None, **given: Any) -> Table:
    return hagal_table("solo", difficulty, rivals, **given)


def fresh(difficulty: str = "sardaukar", seed: int = 3, **options: Any) -> Table:
    return landsraad.new("imperium", players=1, seed=seed, difficulty=difficulty, **{
        "leaders": ["paul_atreides"], "rivals": ["earl_memnon_thorvald", "glossu_rabban"], "first": "A", **options})


def sent(t: Table) -> list[list[str]]:
    """Returns which seats sent agents, round by round."""
    out: list[list[str]] = [[]]
    for e in t.events():
        if e["kind"] == "round":
            out.append([])
        elif e["kind"] == "hagal_agent":
            out[-1].append(e["seat"])
    return [seats for seats in out if seats]


def play_out(t: Table) -> None:
    """Plays the round to its end without agents of A; open choices of a Rival take the first option."""
    n = t.get("round")
    while not t.over and t.get("round") == n:
        legal = texts(t)
        t.play(next((text for text in ("reveal", "end", "pass") if text in legal), legal[0]))
