"""Builders for battles in tests."""

from __future__ import annotations

from landsraad.games.arrakis.rounds.orders import STRATEGY_ACTION
from landsraad.games.arrakis.state.cells import (
    SIETCH,
    SIETCH_RANK,
)
from support.arrakis.empty_board import Desert


def rank(d: Desert, sietch: str, n: int) -> None:
    d.s.seats[0][SIETCH_RANK + SIETCH.find(sietch)] = n


def rolls(d: Desert) -> list[tuple[int, ...]]:
    """Hits, shields and specials of each combat roll so far."""
    return [tuple(event.values) for event in d.s.log or [] if event.kind.name == "combat_roll"]


def dice(d: Desert) -> list[int]:
    return [sum(roll) for roll in rolls(d)]


def meet(d: Desert, attacker: dict[str, object], defender: dict[str, object], side: str = "harkonnen",
         effect: object = STRATEGY_ACTION) -> None:
    """A battle in the open: ne_outer_8 attacks ne_outer_9."""
    other = "atreides" if side == "harkonnen" else "harkonnen"
    d.put("ne_outer_8", side=side, **attacker)  # type: ignore[arg-type]
    d.put("ne_outer_9", side=other, **defender)  # type: ignore[arg-type]
    d.do(effect, 1 if side == "harkonnen" else 0)  # type: ignore[arg-type]
    d.play("attack ne_outer_8 ne_outer_9")
