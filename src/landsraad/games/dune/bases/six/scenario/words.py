"""Registers the scenario keys of the six-player game."""

from __future__ import annotations

from typing import Any

from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.scenario.positions import said_otherwise, settle_six
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.kernel.engine import State


class SixWords(ScenarioWords):
    table = ("throne_row",)
    seat = ("activated", "token")

    def settle(self, s: State, given: dict[str, Any]) -> None:
        settle_six(s, given)

    def twins(self, s: State, move: int) -> list[int]:
        return said_otherwise(s, move)


SIX.words.append(SixWords())
