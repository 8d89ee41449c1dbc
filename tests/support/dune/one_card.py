"""Plays one card of Uprising: with an agent, or in a reveal turn."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.dune.table import play, uprising

LEADERS = ["muad_dib", "lady_margot_fenring", "gurney_halleck", "princess_irulan"]
PLAIN = "contingency_plan"  # a plot card without a decision
EMPTY_ROW = ("truthtrance",) * 5  # nothing costs less than 4


def deal(given: dict[str, Any], choam: bool, **seat: Any) -> Table:
    options = {"leaders": LEADERS[:3], "choam": "yes" if choam else "no"}
    a = {"intrigue": [], "garrison": 0, "water": 0, "deck": [], "discard": [], **seat}
    return uprising(options=options, A=a, **{"row": list(EMPTY_ROW), "intrigue_deck": [PLAIN] * 3, **given})


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def sent(card: str, space: str, *moves: str, hand: tuple[str, ...] = (), given: dict[str, Any] | None = None,
         choam: bool = False, **seat: Any) -> Table:
    """A sends an agent with that card and has nothing else but what is given.

    A plot card in hand, if given, keeps the turn open.
    """
    t = deal(given or {}, choam, hand=[card, *hand], **seat)
    return play(t, f"agent {card} {space}", *moves)


def revealed(*hand: str, given: dict[str, Any] | None = None, choam: bool = False, **seat: Any) -> Table:
    """A reveals these cards, with a plot card in hand that keeps the turn open."""
    t = deal(given or {}, choam, **{"hand": list(hand), "intrigue": [PLAIN], **seat})
    return play(t, "reveal")
