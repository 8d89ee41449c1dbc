"""A board for the solo game with the figures that a test places; the rules move the Harkonnen.

    t = mahdi("strategy", areas={"pasty_mesa": {"harkonnen": {"regular": 4}}}, target="tasmin_sink")
    assert why(t, "mahdi_attacks_near") == ("pasty_mesa", "tasmin_sink", "only")

It is B's turn: its die shows the named result, its action is carried out, and A is asked what the rules leave open. All
events since the start of the turn are in `told`.
"""

from __future__ import annotations

from typing import Any

from landsraad.games.arrakis.state.cells import SIETCH
from landsraad.kernel.table import Table
from support.arrakis.harkonnen_board import bare

SOLO = {"players": 1}
NO_CARDS: dict[str, Any] = {"reinforcements": [], "house_discard": [], "allies_discard": []}


def alone(areas: dict[str, Any] | None = None, target: str | None = "gara_kulon",
          harvest: str | None = "habbanya_ridge", chance: list[object] | None = None, A: dict[str, Any] | None = None,
          B: dict[str, Any] | None = None, rulings: str = "rulebook", guards: int = 2, **given: Any) -> Table:
    """A's turn in the first action phase, unless a phase or a turn is given.

    Nobody has a card in hand, and sietches that are not named have deployment tokens.
    """
    cards = {"harvest_card": harvest, "target_card": target}
    areas = {**{name: {"atreides": {"tokens": guards}} for name in SIETCH.names if guards}, **(areas or {})}
    return bare(areas, chance=chance, options={**SOLO, "rulings": rulings}, A={"hand": [], **(A or {})},
                B={**NO_CARDS, **(B or {})}, **cards, **given)


def mahdi(result: str, *chance: object, **given: Any) -> Table:
    """A turn of the Harkonnen with that result; `chance` has the dice after it."""
    return alone(turn="B", chance=[result, *chance], **given)


def told(t: Table, kind: str = "") -> list[dict[str, Any]]:
    """All events, or those of one kind."""
    events = [event.to_json(t.game.plan, -1, 0) for event in [*t.opening, *t.happened()]]
    return [event for event in events if kind in ("", event["kind"])]


def what(event: dict[str, Any]) -> tuple[Any, ...]:
    """The values of an event."""
    return tuple(value for name, value in event.items() if name not in ("seq", "kind", "seat", "rule", "cause"))


def why(t: Table, kind: str) -> tuple[Any, ...]:
    """The values of the only event of that kind."""
    events = told(t, kind)
    assert len(events) == 1, [event["kind"] for event in told(t)]
    return what(events[0])


def all_of(t: Table, kind: str) -> list[tuple[Any, ...]]:
    return [what(event) for event in told(t, kind)]


def rule_of(t: Table, kind: str) -> str:
    return str(told(t, kind)[0]["rule"])


def asked(t: Table) -> list[str]:
    """What A is asked on behalf of B."""
    assert t.state.seat == 1 and t.actor == "A"
    return [t.notation(move) for move in t.legal()]


def is_over(t: Table) -> bool:
    """Is the turn of B over?"""
    return t.actor == "A" and t.state.seat == 0
