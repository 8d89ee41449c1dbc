"""The starting deck, the Reserve, and the Imperium deck."""

from __future__ import annotations

import landsraad.games.uprising.board  # noqa: F401  (first: a card knows the spaces it reaches)
from landsraad.games.imperium.cells import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    INFLUENCE,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
    THE_SPICE_MUST_FLOW,
)
from landsraad.games.imperium.draw import draw_cards
from landsraad.games.imperium.gains import at_least, persuasion, spice, swords, vp
from landsraad.games.imperium.trash import trash_this
from landsraad.games.imperium.words import SIGNET
from landsraad.games.uprising.cells import PREPARE_THE_WAY
from landsraad.games.uprising.edition import Card
from landsraad.kernel.algebra import when

FACTIONS = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)

# ------------------------------------------------------------------ starting deck: copies for each seat
Card("convincing_argument", copies=2, reveal=persuasion(2), kind="starter")
Card("dagger", copies=2, icons=(LANDSRAAD,), reveal=swords(1), kind="starter")
Card("diplomacy", icons=FACTIONS, reveal=persuasion(1), kind="starter")
Card("dune_the_desert_planet", copies=2, icons=(SPICE_TRADE,), reveal=persuasion(1), kind="starter")
Card("reconnaissance", icons=(CITY,), reveal=persuasion(1), kind="starter")
Card("seek_allies", icons=FACTIONS, agent=trash_this, kind="starter")
Card("signet_ring", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=SIGNET, reveal=persuasion(1), kind="starter")
# ------------------------------------------------------------------ Reserve
Card("prepare_the_way", cost=2, copies=8, faction=(BENE_GESSERIT,), icons=(LANDSRAAD, CITY),
     agent=when(at_least(INFLUENCE + BENE_GESSERIT, 2), draw_cards(1)), reveal=persuasion(2),
     reserve=PREPARE_THE_WAY, kind="reserve")
Card("the_spice_must_flow", cost=9, copies=10, faction=(SPACING_GUILD,), reveal=spice(1), acquire=vp(1),
     reserve=THE_SPICE_MUST_FLOW, kind="reserve")
# ------------------------------------------------------------------ Imperium deck
Card("maula_pistol", cost=3, copies=8, faction=(FREMEN,), icons=(CITY, SPICE_TRADE), agent=draw_cards(1),
     reveal=persuasion(1) + swords(1))
