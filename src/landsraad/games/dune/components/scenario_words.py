# cold
"""Scenario keys that do more than set cells. Each base and module handles its own."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioWords:
    # Keys of `given`, and keys of a seat in it, that `settle` handles.
    table: tuple[str, ...] = ()
    seat: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()  # moves that only choose an order; see `Game.orders`

    def notes(self) -> dict[str, str]:
        """Documents each key for the glossary: `key`, `A.key` of a seat, `move key`."""
        return {}

    def settle(self, s: State, given: dict[str, Any]) -> None:
        """Applies the keys after all cells are set."""

    def refuse_absent(self, s: State, given: dict[str, Any]) -> None:
        """Raises `BadInput` if a position uses a key of a module that the Box does not have."""

    def check(self, s: State, given: dict[str, Any]) -> None:
        """Raises `BadInput` for a position that breaks the limits of its pieces."""

    def twins(self, s: State, move: int) -> list[int]:
        """Other moves with the same meaning; see `Game.twins`."""
        return []


def takes_word(words: ScenarioWords, s: State, path: str) -> bool:
    """Whether `settle` handles this key."""
    parts = path.split(".")
    if parts[0] in s.plan.seats[:s.players]:
        return len(parts) == 2 and parts[1] in words.seat
    return parts[0] in words.table
