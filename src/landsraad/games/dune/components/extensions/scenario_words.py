# cold
"""Scenario keys that do more than set cells. Each base and module handles its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from mypy_extensions import mypyc_attr

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioWords:
    # Keys of `given`, and keys of a seat in it, that `settle` handles.
    table: tuple[str, ...] = ()
    seat: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()  # moves that only choose an order; see `Game.orders`
    gains: tuple[str, ...] = ()  # optional gains that ask nothing more; see `Game.gains_to_take`
    turn_moves: tuple[str, ...] = ()  # moves of a seat's own turn; see `Game.turn_moves`
    # Rules that speak of one card, tile or space, by its name; see `Game.rules_about`.
    rules: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    anytime: tuple[str, ...] = ()  # optional moves at any time in a turn; see `Game.anytime_moves`
    costs: tuple[str, ...] = ()  # moves that include paying a cost; see `Game.cost_moves`
    ahead: tuple[tuple[str, str], ...] = ()  # moves that are asked for before others; see `Game.moves_ahead`

    def notes(self) -> dict[str, str]:
        """Documents each key for the glossary: `key`, `A.key` of a seat, `move key`."""
        return {}

    def settle(self, s: State, given: dict[str, Any]) -> None:
        """Applies the keys after all cells are set."""

    def refuse_absent(self, s: State, given: dict[str, Any]) -> None:
        """Raises `BadInput` if a position uses a key of a module that the Box does not have."""

    def take_card(self, s: State, card: int) -> bool:
        """Takes a copy of a card from a pile of this part; returns whether there was one."""
        return False

    def check(self, s: State, given: dict[str, Any]) -> None:
        """Raises `BadInput` for a position that breaks the limits of its pieces."""

    def lapse(self, s: State) -> int:
        """The move that answers a setup question of the module; see `Game.lapse`."""
        return NONE

    def twins(self, s: State, move: int) -> list[int]:
        """Other moves with the same meaning; see `Game.twins`."""
        return []


def takes_word(words: ScenarioWords, s: State, path: str) -> bool:
    """Whether `settle` handles this key."""
    parts = path.split(".")
    if parts[0] in s.plan.seats[:s.players]:
        return len(parts) == 2 and parts[1] in words.seat
    return parts[0] in words.table
