"""Tables with Rise of Ix, for tests of single cards."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.dune.table import QUIET_LEADERS, play, table, uprising

PLAIN = "windfall"  # a plot card without a decision
DULL_ROW = ("the_voice",) * 5


def ix(players: int = 3, leader: str = "", options: dict[str, Any] | None = None, **given: Any) -> Table:
    """A table of the base game with Rise of Ix. `leader` is that of A; the others do not interfere."""
    leaders = [leader or QUIET_LEADERS[0], *QUIET_LEADERS[1:]][:players]
    chosen = {"rise_of_ix": "yes", "leaders": leaders, **(options or {})}
    given.setdefault("row", list(DULL_ROW))
    return table(players, options=chosen, **given)


def ix_in_uprising(players: int = 3, leader: str = "", **given: Any) -> Table:
    leaders = [leader or "gurney_halleck", "muad_dib", "lady_margot_fenring"][:players]
    return uprising(players, options={"rise_of_ix": "yes", "leaders": leaders}, **given)


def a(**seat: Any) -> dict[str, Any]:
    """A has nothing but what is given."""
    return {"intrigue": [], "garrison": 0, "water": 0, "spice": 0, "solari": 0, "deck": [], "discard": [], **seat}


def sent(card: str, space: str, *moves: str, hand: tuple[str, ...] = (), leader: str = "",
         given: dict[str, Any] | None = None, **seat: Any) -> Table:
    """A sends an agent with that card. A plot card in hand, if given, keeps the turn open."""
    t = ix(leader=leader, **{"A": a(hand=[card, *hand], **seat), **(given or {})})
    return play(t, f"agent {card} {space}", *moves)


def revealed(*hand: str, leader: str = "", given: dict[str, Any] | None = None, **seat: Any) -> Table:
    """A reveals these cards, with a plot card in hand that keeps the turn open."""
    t = ix(leader=leader, **{"A": a(**{"hand": list(hand), "intrigue": [PLAIN], **seat}), **(given or {})})
    return play(t, "reveal")


def fight(*intrigue: str, given: dict[str, Any] | None = None, **seat: Any) -> Table:
    """A combat in which A is asked first; B and C have a troop each."""
    other = {"conflict": 1, "garrison": 0, "intrigue": []}
    return ix(**{"phase": "combat", "turn": "A", "A": a(**{"conflict": 1, "intrigue": list(intrigue), **seat}),
                 "B": dict(other), "C": dict(other), **(given or {})})


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]
