"""The resources of a seat as a flat dictionary of numbers, and their changes."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table

NUMBERS = ("solari", "spice", "water", "vp", "garrison", "conflict", "supply", "agents", "swordmaster", "council",
           "persuasion", "swords")
PILES = ("hand", "deck", "discard", "in_play", "intrigue")
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
EMPTY: dict[str, Any] = {"solari": 0, "spice": 0, "water": 0, "vp": 0, "intrigue": []}


def stock(t: Table, seat: str = "A") -> dict[str, int]:
    out = {name: int(t.get(f"{seat}.{name}")) for name in NUMBERS}
    out |= {name: len(t.get(f"{seat}.{name}")) for name in PILES}
    return out | {name: int(t.get(f"{seat}.influence.{name}")) for name in FACTIONS}


def change(t: Table, before: dict[str, int], seat: str = "A") -> dict[str, int]:
    """Returns only the differences."""
    now = stock(t, seat)
    return {name: now[name] - n for name, n in before.items() if now[name] != n}


def won(t: Table, seat: str) -> dict[str, int]:
    """Returns what a seat gained from nothing: points, resources, intrigue cards and influence."""
    kept = (*FACTIONS, "solari", "spice", "water", "vp", "intrigue")
    return {name: n for name, n in stock(t, seat).items() if n and name in kept}


def reveal(t: Table) -> Table:
    """Plays the acting seat's reveal turn without buying; it may have begun automatically."""
    seat = t.actor
    if t.decision()["effect"] in ("Turn", "UprisingTurn"):
        t.play("reveal")
    while t.actor == seat and t.decision()["effect"] in ("RevealMenu", "UprisingReveal"):
        t.play("end")
    return t


def finish_round(t: Table) -> Table:
    """Plays the round to its end: everyone reveals and passes; no troop is sent to defend."""
    n = t.get("round")
    while not t.over and t.get("round") == n:
        legal = [t.notation(move) for move in t.legal()]
        t.play(next(text for text in ("reveal", "end", "pass", "deploy 0") if text in legal))
    return t
