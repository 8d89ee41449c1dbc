# cold
"""The 22 spaces of the board."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.imperium.base import Space
from landsraad.games.dune.rules.agents.placement import harvest, hire_swordmaster, take_council_seat, take_mentat
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards, steal_intrigue
from landsraad.games.dune.rules.cards.market import acquire_reserve
from landsraad.games.dune.rules.cards.one_off_effects import sell_melange
from landsraad.games.dune.rules.cards.trashing import trash_cost
from landsraad.games.dune.rules.seats.resources import at_least, persuasion, solari, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    COUNCIL,
    EMPEROR,
    FOLDSPACE,
    FREMEN,
    INFLUENCE,
    LANDSRAAD,
    SOLARI,
    SPACING_GUILD,
    SPICE,
    SPICE_TRADE,
    SWORDMASTER,
    WATER,
)

Space("conspire", "emperor", EMPEROR, solari(5) + troops(2) + intrigue_cards(1), cost=4, of=SPICE, faction=EMPEROR)
Space("wealth", "emperor", EMPEROR, solari(2), faction=EMPEROR)
Space("heighliner", "spacing_guild", SPACING_GUILD, troops(5) + water(2), cost=6, of=SPICE, faction=SPACING_GUILD,
      combat=True)
Space("foldspace_space", "spacing_guild", SPACING_GUILD, acquire_reserve(FOLDSPACE), faction=SPACING_GUILD)
Space("selective_breeding", "bene_gesserit", BENE_GESSERIT, trash_cost >> draw_cards(2), cost=2, of=SPICE,
      faction=BENE_GESSERIT)
Space("secrets", "bene_gesserit", BENE_GESSERIT, intrigue_cards(1) + steal_intrigue(), faction=BENE_GESSERIT)
Space("hardy_warriors", "fremen", FREMEN, troops(2), cost=1, of=WATER, faction=FREMEN, combat=True)
Space("stillsuits", "fremen", FREMEN, water(1), faction=FREMEN, combat=True)
Space("high_council", "landsraad", LANDSRAAD, take_council_seat(), cost=5, of=SOLARI, once=COUNCIL)
MENTAT_SPACE: Final = Space("mentat", "landsraad", LANDSRAAD, draw_cards(1) + take_mentat(), cost=2, of=SOLARI,
                            dear=5)
Space("rally_troops", "landsraad", LANDSRAAD, troops(4), cost=4, of=SOLARI)
Space("hall_of_oratory", "landsraad", LANDSRAAD, troops(1), presence=persuasion(1))
SWORDMASTER_SPACE: Final = Space("swordmaster", "landsraad", LANDSRAAD, hire_swordmaster(), cost=8, of=SOLARI,
                                 once=SWORDMASTER, barred=True)
Space("sell_melange", "choam", SPICE_TRADE, toll=sell_melange(), need=at_least(SPICE, 2))
Space("secure_contract", "choam", SPICE_TRADE, solari(3))
ARRAKEEN: Final = Space("arrakeen", "city", CITY, troops(1) + draw_cards(1), combat=True, flag=SOLARI)
CARTHAG: Final = Space("carthag", "city", CITY, troops(1) + intrigue_cards(1), combat=True, flag=SOLARI)
Space("research_station", "city", CITY, draw_cards(3), cost=2, of=WATER, combat=True)
Space("sietch_tabr", "city", CITY, troops(1) + water(1), need=at_least(INFLUENCE + FREMEN, 2), combat=True)
Space("the_great_flat", "desert", SPICE_TRADE, harvest(3), cost=2, of=WATER, maker=3, combat=True)
Space("hagga_basin", "desert", SPICE_TRADE, harvest(2), cost=1, of=WATER, maker=2, combat=True)
IMPERIAL_BASIN: Final = Space("imperial_basin", "desert", SPICE_TRADE, harvest(1), maker=1, combat=True, flag=SPICE)
