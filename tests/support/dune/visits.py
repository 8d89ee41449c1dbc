"""A visit to a space of Uprising's board, by a card with its icon."""

from __future__ import annotations

from typing import Any, cast

from landsraad.kernel.table import Table
from support.dune.resources import FACTIONS, change, stock
from support.dune.table import play, texts, uprising

CHOAM = {"choam": "yes"}
CARD = {"emperor": "diplomacy", "spacing_guild": "diplomacy", "bene_gesserit": "diplomacy", "fremen": "diplomacy",
        "landsraad": "dagger", "city": "reconnaissance", "spice_trade": "dune_the_desert_planet"}
SPACES: dict[str, list[str]] = {
    "emperor": ["dutiful_service", "sardaukar"], "spacing_guild": ["deliver_supplies", "heighliner"],
    "bene_gesserit": ["espionage", "secrets"], "fremen": ["desert_tactics", "fremkit"],
    "landsraad": ["high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support"],
    "city": ["arrakeen", "research_station", "sietch_tabr", "spice_refinery"],
    "spice_trade": ["accept_contract", "shipping", "deep_desert", "hagga_basin", "imperial_basin"],
}
ICON = {space: icon for icon, spaces in SPACES.items() for space in spaces}
COMBAT = ["heighliner", "desert_tactics", "fremkit", "arrakeen", "research_station", "sietch_tabr", "spice_refinery",
          "deep_desert", "hagga_basin", "imperial_basin"]
RICH: dict[str, Any] = {"solari": 10, "spice": 10, "water": 10, "influence": dict.fromkeys(FACTIONS, 2)}
PLAIN: dict[str, Any] = {"solari": 0, "spice": 0, "water": 0}


def at_table(space: str, **given: Any) -> Table:
    """A's turn with a card for that space. Nobody has intrigue cards or draws plot cards; turns are not ended."""
    seat = {"hand": [CARD[ICON[space]]], "deck": ["convincing_argument"] * 3, "discard": [], "intrigue": [], **PLAIN,
            **given.pop("A", {})}
    others = {name: {"intrigue": [], **given.pop(name, {})} for name in ("B", "C")}
    t: Any = uprising(options=given.pop("options", None), A=seat, **{
        "conflict": "shadow_contest", "intrigue_deck": ["shadow_alliance", "secure_spice_trade", "spring_the_trap"],
        **given, **others})
    return cast(Table, t.inner)


def visit(space: str, *answers: str, **given: Any) -> Table:
    return play(at_table(space, **given), f"agent {CARD[ICON[space]]} {space}", *answers)


def gained(space: str, *answers: str, **given: Any) -> dict[str, int]:
    """Returns what a visit changes, except for the card and the agent."""
    t = at_table(space, **given)
    was = stock(t)
    play(t, f"agent {CARD[ICON[space]]} {space}", *answers)
    return change(t, {**was, "agents": was["agents"] - 1, "hand": was["hand"] - 1, "in_play": 1})


def open_to(t: Table, space: str) -> bool:
    return any(move.endswith(f" {space}") for move in texts(t))
