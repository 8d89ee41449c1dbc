# cold
"""Scenario positions with Rivals: the keys of their variants."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.automa.rivals.module import RIVALS
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords

NOTES: Final = {
    "imperium_row_dice": "the variant in which dice remove cards of the Imperium Row",
    "streamlined_rivals": "the variant in which the Rival is one of the two made for two players",
    "brutal_escalation": "the variant in which Rivals show two cards in the last conflicts",
    "expert_deployment": "the variant in which Rivals hold troops back while they lead",
    "smart_politics": "the variant in which Rivals turn away from factions where more influence is of no use",
    "dice": "a random stream: the dice of the Imperium Row",
    "A.rival": "the card of an automa",
}


class RivalWords(ScenarioWords):
    def notes(self) -> dict[str, str]:
        return NOTES


RIVALS.words.append(RivalWords())
