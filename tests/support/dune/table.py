"""A small table builder that reads like the rulebook.

    t = table(A={"hand": ["stilgar"], "spice": 2}, turn="A")
    t.play("agent stilgar arrakeen")
    assert t.get("A.water") == 2
"""

from __future__ import annotations

from typing import Any, cast

import landsraad
from landsraad.kernel.table import Table
from landsraad.scenarios.positions import open_position

QUIET_LEADERS = ["earl_memnon_thorvald", "countess_ariana_thorvald", "count_ilban_richese", "glossu_rabban"]
LEADERS = {"imperium": QUIET_LEADERS,
           "uprising": ["gurney_halleck", "muad_dib", "lady_margot_fenring", "princess_irulan"]}


def table(players: int = 3, seed: int = 1, options: dict[str, Any] | None = None, game: str = "imperium",
          **given: Any) -> Table:
    """Round 1, A first and to move, unless given otherwise, with leaders that do not interfere."""
    chosen = {"players": players, "leaders": LEADERS[game][:players], **(options or {})}
    position: dict[str, Any] = {"first": "A"} if "first" not in given else {}
    made = open_position(landsraad.game(game), chosen, seed, {**position, **given})
    return cast(Table, Brisk(made))


SIX = ["muad_dib", "feyd_rautha_harkonnen", "gurney_halleck", "shaddam_corrino_iv", "lady_jessica", "princess_irulan"]


def six(seed: int = 1, options: dict[str, Any] | None = None, **given: Any) -> Table:
    """Six players: Muad'Dib (A), Gurney on his left (C), Jessica on his right (E).

    Shaddam (D), Irulan on his left (F), Feyd-Rautha on his right (B).
    """
    return table(6, seed, {"leaders": SIX, **(options or {})}, "uprising", **given)


def uprising(players: int = 3, seed: int = 1, options: dict[str, Any] | None = None, **given: Any) -> Table:
    """The same for Uprising; `choam="yes"` in the options adds the module."""
    return table(players, seed, options, "uprising", **given)


class Brisk:
    """A table that ends turns with nothing left to do, and reveals hands without agents.

    The game itself always asks for these two, so that players can still undo earlier moves. Tests are shorter without
    them.
    """

    def __init__(self, inner: Table) -> None:
        self.inner = inner
        self.hurry()

    def hurry(self) -> None:
        inner = self.inner
        while not inner.over and len(inner.legal()) == 1:
            inner.play(inner.legal()[0])

    def play(self, move: int | str) -> None:
        self.inner.play(move)
        self.hurry()

    def clone(self) -> Brisk:
        return Brisk(self.inner.clone())

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "inner":
            object.__setattr__(self, name, value)
        else:
            setattr(self.inner, name, value)


def play(t: Table, *moves: str) -> Table:
    for move in moves:
        t.play(move)
    return t


def texts(t: Table) -> list[str]:
    """Returns the legal moves, as text."""
    return [t.notation(move) for move in t.legal()]


def kinds(t: Table, kind: str) -> list[dict[str, Any]]:
    """Returns the events of one kind, with all values."""
    return [e.to_json(t.game.plan, -1, i) for i, e in enumerate(t.happened()) if e.kind.name == kind]
