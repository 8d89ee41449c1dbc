"""Builders for planning cards of the Mahdi automa."""

from __future__ import annotations

from typing import Any

from landsraad.games.arrakis.state.cells import CORRINO, HOUSE_HARKONNEN, PLANNING
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.table import Table
from support.arrakis.solo_board import all_of, mahdi

NOTHING_CARDS = {HOUSE_HARKONNEN: ("hunter_seeker", "spotter_control"),
                 CORRINO: ("reports_of_traitors", "manipulation_of_others")}  # cards without an effect here
GUARD = {"gara_kulon": {"atreides": {"regular": 2}}}


def hk(**figures: Any) -> dict[str, Any]:
    return {"harkonnen": figures}


def deck_of(card: str) -> int:
    return int(PLANNING_CARDS[PLANNING.find(card)].deck)


def mentat(card: str, *more: str, B: dict[str, Any] | None = None, A: dict[str, Any] | None = None,
           **given: Any) -> Table:
    """The card comes first, then those in `more` from the top of their decks, then some without an effect."""
    decks: dict[str, list[str]] = {"house_deck": [], "allies_deck": []}
    for name in [card, *more]:
        decks["house_deck" if deck_of(name) == HOUSE_HARKONNEN else "allies_deck"].append(name)
    for deck, idle in NOTHING_CARDS.items():
        decks["house_deck" if deck == HOUSE_HARKONNEN else "allies_deck"] += [
            name for name in idle if name not in (card, *more)]
    first: dict[str, Any] = {}
    if deck_of(card) == CORRINO:
        first = {"house_discard": ["sandmasters"], "last_discard": "house_harkonnen"}
    dice = {"dice": {"mentat": 2, "strategy": 2}, "hand": []}
    return mahdi("mentat", B={**decks, **first, **(B or {})}, A={**dice, **(A or {})}, **given)


def kept(t: Table) -> list[str]:
    return [card for (card,) in all_of(t, "mahdi_card_kept")]


def is_played(t: Table, card: str) -> bool:
    return card in [name for (name,) in all_of(t, "played_planning")]
