"""Plays cards of Immortality: with an agent, alone or grafted, or in a reveal turn."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.dune.table import table

EMPTY_ROW = ["the_voice", "the_voice", "scout", "scout", "space_travel"]
FIRST, SECOND = "r4_middle", "r8_top"  # research spaces with one and with both genetic markers


def deal(given: dict[str, Any], game: str, players: int = 3, **seat: Any) -> Table:
    """A has nothing but what is given, and draws no plot card."""
    a = {"intrigue": [], "garrison": 0, "deck": [], "discard": [], "family_atomics": 0, **seat}
    common = {"intrigue_deck": ["ambush", "ambush"]} if game == "imperium" else {"intrigue_deck": ["find_weakness"]}
    row = {"row": EMPTY_ROW} if game == "imperium" else {}
    return table(players, options={"immortality": "yes"}, game=game, **{**common, **row, "A": a, **given})


def sent(card: str, space: str, *moves: str, hand: tuple[str, ...] = (), given: dict[str, Any] | None = None,
         game: str = "imperium", players: int = 3, **seat: Any) -> Table:
    t = deal(given or {}, game, players, hand=[card, *hand], **seat)
    return follow(t, f"agent {card} {space}", *moves)


def grafted(card: str, partner: str, space: str, *moves: str, hand: tuple[str, ...] = (),
            given: dict[str, Any] | None = None, game: str = "imperium", players: int = 3, **seat: Any) -> Table:
    """A sends an agent with a Graft card and its partner, both from the hand."""
    t = deal(given or {}, game, players, hand=[card, partner, *hand], **seat)
    return pair(t, card, partner, space, *moves)


def pair(t: Table, card: str, partner: str, space: str, *moves: str) -> Table:
    follow(t, f"graft {card}", f"?with {partner}", f"?agent {card} {space}")
    return follow(t, *moves)


def revealed(*hand: str, moves: tuple[str, ...] = (), given: dict[str, Any] | None = None, game: str = "imperium",
             players: int = 3, **seat: Any) -> Table:
    """A reveals these cards, with a plot card in hand that keeps the turn open."""
    plot = "windfall" if game == "imperium" else "contingency_plan"
    t = deal(given or {}, game, players, **{"hand": list(hand), "intrigue": [plot], **seat})
    return follow(t, "reveal", *moves)


def follow(t: Table, *moves: str) -> Table:
    """Plays moves. One with a question mark is left out if the game has made it by itself."""
    for move in moves:
        if not move.startswith("?"):
            t.play(move)
        elif move[1:] in [t.notation(legal) for legal in t.legal()]:
            t.play(move[1:])
    return t


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]
