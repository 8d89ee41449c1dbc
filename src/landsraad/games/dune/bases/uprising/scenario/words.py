"""Registers the scenario keys of Uprising."""

from __future__ import annotations

from typing import Any

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.scenario.positions import SEAT_KEYS, TABLE_KEYS, settle_own_pieces
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.kernel.engine import State


class UprisingWords(ScenarioWords):
    table = TABLE_KEYS
    seat = SEAT_KEYS

    def settle(self, s: State, given: dict[str, Any]) -> None:
        settle_own_pieces(s, given)


UPRISING.words.append(UprisingWords())
