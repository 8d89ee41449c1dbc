# cold
"""The 37 cards of House Hagal."""

from __future__ import annotations

from landsraad.games.dune.automa.hagal.destinations import Befriended
from landsraad.games.dune.automa.rivals.destinations import DECISIVE_CONFLICT, MoreBonusSpice
from landsraad.games.dune.automa.rivals.influence import ranked_influence
from landsraad.games.dune.automa.rivals.maker_spaces import BLAST, rival_harvest
from landsraad.games.dune.automa.rivals.module import RIVALS, HagalCard
from landsraad.games.dune.automa.rivals.spies import RIVAL_SPY, spy_among
from landsraad.games.dune.automa.rivals.turn import RIVAL_SIGNET
from landsraad.games.dune.bases.uprising.rules.sandworms import maker_hooks
from landsraad.games.dune.rules.cards.drawing import intrigue_cards, steal_intrigue
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import at_least, solari, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    HAGAL,
    INFLUENCE,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from landsraad.kernel.algebra import sequence, when

EMPERORS_FRIEND = at_least(INFLUENCE + EMPEROR, 2)
GUILDS_FRIEND = Befriended(SPACING_GUILD, 2)

# ------------------------------------------------------------------ cards without an agent: place a spy and go on
HagalCard("hagal_place_spy_spice_trade", 1, swords=2, effect=spy_among(
    SPICE_TRADE, "post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"))
HagalCard("hagal_place_spy_city", 1, swords=2, effect=spy_among(
    CITY, "post_spice_refinery_arrakeen", "post_research_station_spice_refinery", "post_sietch_tabr_research_station"))
HagalCard("hagal_place_spy_landsraad", 1, swords=2, effect=spy_among(
    LANDSRAAD, "post_landsraad_hall", "post_landsraad_council"))
# ------------------------------------------------------------------ factions
HagalCard("hagal_sardaukar", 2, "sardaukar", swords=4, effect=influence(EMPEROR) + troops(2))
HagalCard("hagal_dutiful_service", 1, "dutiful_service", swords=2, effect=influence(EMPEROR))
HagalCard("hagal_heighliner", 1, "heighliner", swords=5, effect=influence(SPACING_GUILD) + troops(3))
HagalCard("hagal_deliver_supplies_heighliner", 2, "deliver_supplies", swords=1,
          effect=influence(SPACING_GUILD), fork=DECISIVE_CONFLICT, other_place="heighliner",
          instead=influence(SPACING_GUILD) + troops(3))
HagalCard("hagal_espionage", 2, "espionage", swords=2, effect=influence(BENE_GESSERIT) + RIVAL_SPY)
HagalCard("hagal_secrets", 1, "secrets", swords=1, effect=influence(BENE_GESSERIT) + steal_intrigue())
HagalCard("hagal_desert_tactics", 2, "desert_tactics", swords=3,
          effect=influence(FREMEN) + troops(1) + BLAST)
# The only list of the deck has one card more than the printed 37; we assume that its second copy of this one is wrong.
HagalCard("hagal_fremkit", 1, "fremkit", swords=1, effect=influence(FREMEN), reconstructed=True)
# ------------------------------------------------------------------ Landsraad and CHOAM
HagalCard("hagal_assembly_hall", 1, "assembly_hall",
          effect=intrigue_cards(1) + when(EMPERORS_FRIEND, ranked_influence(1)))
HagalCard("hagal_gather_support_a", 1, "gather_support", effect=troops(1))
HagalCard("hagal_gather_support_b", 1, "gather_support", swords=2,
          effect=troops(1) + when(EMPERORS_FRIEND, ranked_influence(2)))
HagalCard("hagal_accept_contract_shipping_a", 1, "accept_contract", swords=2, effect=solari(2),
          fork=GUILDS_FRIEND, other_place="shipping", instead=solari(2) + ranked_influence(3))
HagalCard("hagal_accept_contract_shipping_b", 1, "accept_contract", swords=2, effect=solari(2),
          fork=GUILDS_FRIEND, other_place="shipping", instead=solari(2) + ranked_influence(1))
# ------------------------------------------------------------------ cities
HagalCard("hagal_research_station", 2, "research_station", swords=2, effect=troops(2))
HagalCard("hagal_spice_refinery", 3, "spice_refinery", swords=1, effect=RIVAL_SIGNET)
HagalCard("hagal_arrakeen", 2, "arrakeen", swords=1, effect=RIVAL_SIGNET + troops(1))
HagalCard("hagal_sietch_tabr", 3, "sietch_tabr", swords=3, need=at_least(INFLUENCE + FREMEN, 2),
          effect=maker_hooks() + troops(1) + water(1))
# ------------------------------------------------------------------ desert
HagalCard("hagal_hagga_or_imperial_basin", 4, "hagga_basin", swords=2,
          effect=sequence([BLAST, rival_harvest(1)]), fork=MoreBonusSpice("imperial_basin", than="hagga_basin"),
          other_place="imperial_basin", instead=sequence([BLAST, rival_harvest(0)]))
HagalCard("hagal_deep_desert", 2, "deep_desert", swords=2, effect=rival_harvest(2))

HagalCard("hagal_reshuffle", 1, reshuffle=True, solo=False)

# If two cards have the same name: the one that the rules describe (UPR-RIVAL-44), or the first.
RIVALS.aliases.append((HAGAL, {"gather_support": "hagal_gather_support_b",
                               "accept_contract_shipping": "hagal_accept_contract_shipping_a"}))
