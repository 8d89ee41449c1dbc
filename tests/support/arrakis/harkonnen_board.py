"""An empty board for the cards and leaders of the Harkonnen, with the figures that a test places.

    t = plan("forced_recruitment", "place elite arrakeen", areas={"arrakeen": {"harkonnen": {"regular": 1}}})
    assert legion(t, "arrakeen") == {"regular": 1, "elite": 1}

It is B's turn with two Mentat dice: one pays for the card, and the turn continues.
"""

from __future__ import annotations

from typing import Any

from landsraad.games.arrakis.derived_view import area_shown
from landsraad.games.arrakis.state.cells import AREA, SETTLEMENT, SIETCH
from landsraad.kernel.table import Table
from support.arrakis.table import arrakis
from support.dune.table import play, texts

HARKONNEN_WORDS = {"side", "settlement", "sietch", "station", "harvester", "wormsign"}


def bare(areas: dict[str, Any] | None = None, seed: int = 1, chance: list[object] | None = None,
         options: dict[str, Any] | None = None, **given: Any) -> Table:
    """Settlements, sietches, stations, and only the named figures."""
    nobody: dict[str, Any] = {name: {} for name in [*SETTLEMENT.names, *SIETCH.names]}
    return arrakis(seed, options, chance, areas={**nobody, **(areas or {})}, **given)


def turn_of_b(areas: dict[str, Any] | None = None, hand: list[str] | None = None, dice: dict[str, int] | None = None,
              A: dict[str, Any] | None = None, B: dict[str, Any] | None = None, **given: Any) -> Table:
    """Neither side has any other card in hand."""
    seat = {"hand": hand or [], "dice": dice or {"mentat": 2}, **(B or {})}
    return bare(areas, turn="B", A={"hand": [], **(A or {})}, B=seat, **given)


def plan(card: str, *moves: str, hand: list[str] | None = None, **given: Any) -> Table:
    """Plays the card and the moves after it."""
    t = turn_of_b(hand=[card, *(hand or [])], **given)
    return play(t, f"plan {card}", *moves)


def special(leader: str, *moves: str, die: str, **given: Any) -> Table:
    """Takes the leader's special action, with one of two such dice."""
    t = turn_of_b(dice={die: 2}, **given)
    return play(t, f"special {leader}", *moves)


def legion(t: Table, area: str) -> dict[str, Any]:
    """The figures of an area."""
    shown = area_shown(t.state, AREA.find(area))
    return {word: n for word, n in shown.items() if word not in HARKONNEN_WORDS}


def is_done(t: Table) -> bool:
    """Is the action over, and B's turn still open?"""
    return t.actor == "B" and "end" in texts(t)


def offered(t: Table, word: str) -> list[str]:
    """The legal moves that begin with a word, without that word."""
    return [move.removeprefix(f"{word} ") for move in texts(t) if move.split()[0] == word]
