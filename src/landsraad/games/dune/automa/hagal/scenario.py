# cold
"""Scenario positions with House Hagal's Rivals."""

from __future__ import annotations

from typing import Any

from landsraad.games.dune.automa.hagal.module import HAGAL
from landsraad.games.dune.automa.hagal.spending import spend_hoard, spend_intrigue
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.state.cells import RIVAL, ROLES, SOLARI, SPICE, WATER
from landsraad.kernel.engine import State


class HagalWords(ScenarioWords):
    def settle(self, s: State, given: dict[str, Any]) -> None:
        """Spends what a Rival has for a point, because it would never keep that."""
        for seat in range(s.players):
            if s.seats[seat][ROLES] == RIVAL:
                for cell in (WATER, SOLARI, SPICE):
                    spend_hoard(s, seat, cell)
                spend_intrigue(s, seat)


HAGAL.words.append(HagalWords())
