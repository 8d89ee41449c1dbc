"""The overlay of Research Station (IMM-BOARD-01), at every base, and the starting card that comes with it."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.module import Cover
from landsraad.games.dune.modules.immortality.module import IMMORTALITY, Card
from landsraad.games.dune.modules.immortality.research_track import research
from landsraad.games.dune.modules.immortality.specimens import specimens
from landsraad.games.dune.rules.cards.drawing import draw_cards
from landsraad.games.dune.rules.seats.resources import persuasion
from landsraad.games.dune.state.cells import SPICE_TRADE

RESEARCH_STATION: Final = draw_cards(2) + research(1)
IMMORTALITY.name_effect("space:research_station", RESEARCH_STATION)
for base in IMMORTALITY.bases:
    IMMORTALITY.covers.append(Cover(base, replaced={"research_station": RESEARCH_STATION}))

Card("experimentation", copies=2, icons=(SPICE_TRADE,), agent=research(1), reveal=persuasion(1) + specimens(1),
     kind="starter")
IMMORTALITY.starters_removed = {"dune_the_desert_planet": 2}
