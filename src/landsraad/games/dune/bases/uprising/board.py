# cold
"""The 22 spaces and 13 observation posts of the board for one to four players."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.uprising.base import Space, post
from landsraad.games.dune.bases.uprising.rules.contract_icon import take_contract
from landsraad.games.dune.bases.uprising.rules.sandworms import (
    HAS_HOOKS,
    base_spice,
    bonus_spice,
    detonate,
    maker_hooks,
    summon,
)
from landsraad.games.dune.bases.uprising.rules.separate_lines import lines
from landsraad.games.dune.bases.uprising.rules.space_effects import PAID, recall_other, surcharge, trash_intrigue
from landsraad.games.dune.bases.uprising.rules.spies import spy
from landsraad.games.dune.rules.agents.placement import hire_swordmaster, take_council_seat
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards, steal_intrigue
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import at_least, persuasion, solari, spice, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    COUNCIL,
    EMPEROR,
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
from landsraad.kernel.algebra import bargain, when

Space("dutiful_service", "emperor", EMPEROR, take_contract(), faction=EMPEROR)
Space("sardaukar", "emperor", EMPEROR, intrigue_cards(1) + troops(4), cost=4, of=SPICE, faction=EMPEROR)
Space("deliver_supplies", "spacing_guild", SPACING_GUILD, water(1), faction=SPACING_GUILD)
Space("heighliner", "spacing_guild", SPACING_GUILD, troops(5), cost=5, of=SPICE, faction=SPACING_GUILD, combat=True)
Space("espionage", "bene_gesserit", BENE_GESSERIT, draw_cards(1) + spy(), cost=1, of=SPICE, faction=BENE_GESSERIT)
Space("secrets", "bene_gesserit", BENE_GESSERIT, intrigue_cards(1) + steal_intrigue(), faction=BENE_GESSERIT)
Space("desert_tactics", "fremen", FREMEN, troops(1) + trash, cost=1, of=WATER, faction=FREMEN, combat=True)
Space("fremkit", "fremen", FREMEN, draw_cards(1), faction=FREMEN, combat=True)
Space("high_council", "landsraad", LANDSRAAD,
      when(at_least(COUNCIL, 1), spice(2) + intrigue_cards(1) + troops(3), take_council_seat()), cost=5, of=SOLARI)
Space("imperial_privilege", "landsraad", LANDSRAAD,
      lines(bargain(trash_intrigue, intrigue_cards(1)), recall_other(), draw_cards(1)), cost=3, of=SOLARI,
      need=at_least(INFLUENCE + EMPEROR, 2))
Space("swordmaster", "landsraad", LANDSRAAD, hire_swordmaster(), cost=8, later=6, of=SOLARI, once=SWORDMASTER,
      barred=True)
Space("assembly_hall", "landsraad", LANDSRAAD, intrigue_cards(1), presence=persuasion(1))
Space("gather_support", "landsraad", LANDSRAAD, troops(2) + when(PAID, water(1)), toll=surcharge(solari(2)))
Space("accept_contract", "choam", SPICE_TRADE, draw_cards(1) + take_contract())
Space("shipping", "choam", SPICE_TRADE, solari(5) + influence(), cost=3, of=SPICE,
      need=at_least(INFLUENCE + SPACING_GUILD, 2))
ARRAKEEN: Final = Space("arrakeen", "city", CITY, troops(1) + draw_cards(1), combat=True, flag=SOLARI)
Space("research_station", "city", CITY, troops(2) + draw_cards(2), cost=2, of=WATER, combat=True)
Space("sietch_tabr", "city", CITY, (maker_hooks() + troops(1) + water(1)) | (water(1) + detonate()),
      need=at_least(INFLUENCE + FREMEN, 2), combat=True)
SPICE_REFINERY: Final = Space("spice_refinery", "city", CITY, when(PAID, solari(4), solari(2)),
                              toll=surcharge(spice(1)), combat=True, flag=SOLARI)
Space("deep_desert", "desert", SPICE_TRADE, bonus_spice() + (base_spice(4) | when(HAS_HOOKS, summon(2))), cost=3,
      of=WATER, maker=4, combat=True)
Space("hagga_basin", "desert", SPICE_TRADE, bonus_spice() + (base_spice(2) | when(HAS_HOOKS, summon(1))), cost=1,
      of=WATER, maker=2, combat=True)
IMPERIAL_BASIN: Final = Space("imperial_basin", "desert", SPICE_TRADE, bonus_spice() + base_spice(1), maker=1,
                              combat=True, flag=SPICE)


post("post_emperor", "sardaukar", "dutiful_service")
post("post_spacing_guild", "heighliner", "deliver_supplies")
post("post_bene_gesserit", "espionage", "secrets")
post("post_fremen", "desert_tactics", "fremkit")
post("post_landsraad_council", "high_council", "imperial_privilege", "swordmaster")
post("post_landsraad_hall", "assembly_hall", "gather_support")
post("post_choam", "shipping", "accept_contract")
post("post_sietch_tabr_research_station", "sietch_tabr", "research_station")
post("post_research_station_spice_refinery", "research_station", "spice_refinery")
post("post_spice_refinery_arrakeen", "spice_refinery", "arrakeen")
post("post_imperial_basin", "imperial_basin")
post("post_hagga_basin", "hagga_basin")
post("post_deep_desert", "deep_desert")
