# cold
"""Words of a scenario's position that are more than cells: each part of a Box takes care of its own."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioWords:
    table: tuple[str, ...] = ()  # words of `given` that `settle` takes care of,
    seat: tuple[str, ...] = ()  # and of a seat in it
    orders: tuple[str, ...] = ()  # moves that only choose what comes first: see `Game.orders`

    def notes(self) -> dict[str, str]:
        """What the glossary says of each word: `word`, `A.word` of a seat, `move word`."""
        return {}

    def settle(self, s: State, given: dict[str, Any]) -> None:
        """Carries out what the words say, once all cells are set."""

    def refuse_absent(self, s: State, given: dict[str, Any]) -> None:
        """Raises `BadInput` where a position uses its words, but the module is not in the Box."""

    def check(self, s: State, given: dict[str, Any]) -> None:
        """Raises `BadInput` for a position that its pieces do not allow."""

    def twins(self, s: State, move: int) -> list[int]:
        """Other moves that say the same: see `Game.twins`."""
        return []


def takes_word(words: ScenarioWords, s: State, path: str) -> bool:
    """Is it one of the words that `settle` takes care of?"""
    parts = path.split(".")
    if parts[0] in s.plan.seats[:s.players]:
        return len(parts) == 2 and parts[1] in words.seat
    return parts[0] in words.table
