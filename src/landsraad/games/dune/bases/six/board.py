"""The 24 spaces and 15 observation posts of the six-player board, and the four spaces of the personal boards."""

from __future__ import annotations

from dataclasses import replace

from landsraad.games.dune.bases.six.base import SIX, Space, post
from landsraad.games.dune.bases.six.cells import (
    EMPEROR_BOARD,
    EMPEROR_TRACK,
    FREMEN_BOARD,
    FREMEN_TRACK,
    FRINGE_WORLDS,
    GREAT_HOUSES,
)
from landsraad.games.dune.bases.six.rules.throne_row import hire_once
from landsraad.games.dune.bases.six.rules.trade import reinforcements, trade
from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.rules.contract_icon import take_contract
from landsraad.games.dune.bases.uprising.rules.sandworms import base_spice, bonus_spice
from landsraad.games.dune.components.space import Space as AnySpace
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.resources import solari, spice
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import CITY, EMPEROR, FREMEN, SPICE, SPICE_TRADE, WATER


def lay_out(place: AnySpace) -> None:
    """Declares the space in place of one on the smaller board. Most are the same, and all keep their numbers."""
    if place.name == "dutiful_service":
        Space("economic_support", "great_houses", EMPEROR, spice(1) + trade(), faction=GREAT_HOUSES)
    elif place.name == "sardaukar":  # on the Emperor's board, and cheaper (UPR-SIX-77)
        Space("sardaukar", "emperor_board", EMPEROR, intrigue_cards(1) + troops(4), cost=3, of=SPICE,
              faction=EMPEROR_TRACK, board=EMPEROR_BOARD)
    elif place.name == "desert_tactics":
        Space("controversial_technology", "fringe_worlds", FREMEN, intrigue_cards(1) + draw_cards(1) + trash, cost=2,
              of=SPICE, faction=FRINGE_WORLDS)
    elif place.name == "fremkit":
        Space("expedition", "fringe_worlds", FREMEN, take_contract(), faction=FRINGE_WORLDS)
    elif place.name == "swordmaster":
        replace(place, owner=SIX, effect=hire_once(), barred=False)
    else:
        SIX.spaces.append(place)


for old in UPRISING.spaces:
    lay_out(old)
Space("military_support", "great_houses", EMPEROR, reinforcements(), cost=2, of=SPICE, faction=GREAT_HOUSES)
Space("carthag", "city", CITY, troops(1) + intrigue_cards(1), combat=True)
Space("habbanya_erg", "desert", SPICE_TRADE, bonus_spice() + base_spice(2) + draw_cards(1), cost=1, of=WATER, maker=2,
      combat=True)
Space("vast_wealth", "emperor_board", EMPEROR, solari(3), faction=EMPEROR_TRACK, board=EMPEROR_BOARD)
Space("hardy_warriors", "fremen_board", FREMEN, troops(2), cost=1, of=WATER, faction=FREMEN_TRACK, board=FREMEN_BOARD,
      combat=True)
Space("desert_mastery", "fremen_board", FREMEN, draw_cards(1) + spice(1), faction=FREMEN_TRACK, board=FREMEN_BOARD,
      combat=True)


post("post_great_houses", "economic_support", "military_support")
post("post_spacing_guild", "heighliner", "deliver_supplies")
post("post_bene_gesserit", "espionage", "secrets")
post("post_fringe_worlds", "expedition", "controversial_technology")
post("post_landsraad_council", "high_council", "imperial_privilege", "swordmaster")
post("post_landsraad_hall", "assembly_hall", "gather_support")
post("post_choam", "shipping", "accept_contract")
post("post_sietch_tabr_research_station", "sietch_tabr", "research_station")
post("post_research_station_spice_refinery", "research_station", "spice_refinery")
post("post_spice_refinery_arrakeen", "spice_refinery", "arrakeen")
post("post_imperial_basin", "imperial_basin")
post("post_hagga_basin", "hagga_basin")
post("post_deep_desert", "deep_desert")
post("post_carthag", "carthag")
post("post_habbanya_erg", "habbanya_erg")
