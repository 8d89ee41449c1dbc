"""Borrows the decks of Imperium.

Its starting and Reserve cards stay in the box, and so do its conflicts, which have no battle icons (MIX-BASE-01).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import landsraad.games.dune.bases.imperium.components  # noqa: F401  (first: declares them)
from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.modules.base_cards.module import BASE_CARDS
from landsraad.games.dune.scenario.glossary import NOTES

LEFT_OUT: Final = ("calculated_hire",)  # needs the Mentat (MIX-BASE-02)


def wire(box: Box) -> None:
    box.victories = True


for card in IMPERIUM.cards:
    if card.kind == "imperium":
        replace(card, owner=BASE_CARDS)
for plot in IMPERIUM.intrigue:
    if plot.name not in LEFT_OUT:
        replace(plot, owner=BASE_CARDS)
MARKS: Final = ("silenced", "envoy", "infiltrate", "charisma", "mission")  # cells that Uprising has no use for


class Marks(ScenarioWords):
    def notes(self) -> dict[str, str]:
        return {f"A.{cell}": NOTES[f"A.{cell}"] for cell in MARKS}


BASE_CARDS.borrows = True
BASE_CARDS.shown_at_seats = MARKS
BASE_CARDS.words.append(Marks())
BASE_CARDS.wiring.append(wire)
