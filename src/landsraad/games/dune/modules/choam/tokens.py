# cold
"""The 20 contracts of the CHOAM module."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.rules.space_effects import recall_other
from landsraad.games.dune.bases.uprising.rules.spies import spy
from landsraad.games.dune.modules.choam.contracts import Contract
from landsraad.games.dune.rules.cards.drawing import draw_cards
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import solari, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import BENE_GESSERIT, SPACING_GUILD, THE_SPICE_MUST_FLOW

Contract("contract_acquire_spice_must_flow", influence(SPACING_GUILD) + solari(3), acquire=THE_SPICE_MUST_FLOW)
Contract("contract_arrakeen_water", water(1), "arrakeen")
Contract("contract_arrakeen_spy", troops(1) + spy(), "arrakeen")
Contract("contract_deliver_supplies", solari(3), "deliver_supplies")
Contract("contract_espionage", solari(3), "espionage", copies=2)
Contract("contract_harvest_3", solari(3), harvest=3, copies=2)
Contract("contract_harvest_4", solari(4), harvest=4)
Contract("contract_heighliner_water", water(2), "heighliner")
Contract("contract_heighliner_troops", troops(2), "heighliner")
Contract("contract_high_council_solari", solari(3), "high_council")
Contract("contract_high_council_influence", influence(BENE_GESSERIT), "high_council")
Contract("contract_immediate", solari(2), at_once=True)
Contract("contract_research_station_solari", solari(3), "research_station")
Contract("contract_research_station_spy", solari(2) + spy(), "research_station")
Contract("contract_sardaukar_cards", draw_cards(2), "sardaukar", sardaukar=True)
Contract("contract_sardaukar_recall", recall_other(), "sardaukar", sardaukar=True)
Contract("contract_spice_refinery_cards", draw_cards(2), "spice_refinery")
Contract("contract_spice_refinery_water", water(1), "spice_refinery")
