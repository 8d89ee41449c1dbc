# cold
"""The 16 conflict cards."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.base import Conflict
from landsraad.games.dune.bases.uprising.cells import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD
from landsraad.games.dune.bases.uprising.rules.contract_icon import take_contract
from landsraad.games.dune.bases.uprising.rules.influence_trades import two_factions
from landsraad.games.dune.bases.uprising.rules.separate_lines import lines
from landsraad.games.dune.bases.uprising.rules.spies import recall_spies, spy
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import pay, solari, spice, vp, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from landsraad.kernel.algebra import bargain

Conflict("skirmish_crysknife", 1, influence(), intrigue_cards(1) + spice(1), spice(1), icon=CRYSKNIFE)
Conflict("skirmish_ornithopter", 1, intrigue_cards(1) + solari(1), intrigue_cards(1) + solari(2), intrigue_cards(1),
         icon=ORNITHOPTER)
Conflict("skirmish_desert_mouse", 1, solari(2), solari(3), solari(2), icon=DESERT_MOUSE)
Conflict("choam_security", 2, influence(SPACING_GUILD) + take_contract() + troops(1),
         water(1) + solari(2) + troops(2), intrigue_cards(1) + troops(1), icon=CRYSKNIFE)
Conflict("spice_freighters", 2, lines(influence(), bargain(pay(spice(3)), vp(1))), water(1) + spice(1) + troops(1),
         spice(1) + troops(1), icon=CRYSKNIFE)
Conflict("siege_of_arrakeen", 2, solari(2) + troops(2), solari(4) + troops(1), solari(3), icon=ORNITHOPTER,
         place="arrakeen", walled=True)
Conflict("seize_spice_refinery", 2, spy() + spice(2), intrigue_cards(1) + spice(1) + troops(1), spice(2),
         icon=CRYSKNIFE, place="spice_refinery", walled=True)
Conflict("test_of_loyalty", 2, influence(EMPEROR) + spy() + solari(2), solari(4) + troops(1), solari(3),
         icon=ORNITHOPTER)
Conflict("shadow_contest", 2, influence(BENE_GESSERIT) + intrigue_cards(1), intrigue_cards(1) + spice(1) + troops(1),
         spice(1) + troops(1), icon=ORNITHOPTER)
Conflict("secure_imperial_basin", 2, spice(2) + troops(1), water(2) + troops(1), water(1) + troops(1),
         icon=DESERT_MOUSE, place="imperial_basin", walled=True)
Conflict("protect_the_sietches", 2, influence(FREMEN) + water(1) + troops(1), spice(3) + troops(1), spice(2),
         icon=DESERT_MOUSE)
Conflict("trade_dispute", 2, take_contract() + water(1) + trash, water(1) + spice(1) + trash, water(1) + troops(1),
         icon=DESERT_MOUSE)
Conflict("propaganda", 3, two_factions(), intrigue_cards(1) + spice(3), spice(3), icon=WILD)
Conflict("battle_for_imperial_basin", 3, vp(1) + (pay(spice(4)) >> vp(1)), spice(5), spice(3), icon=ORNITHOPTER,
         place="imperial_basin", walled=True)
Conflict("battle_for_arrakeen", 3, vp(1) + (recall_spies(2) >> vp(1)), intrigue_cards(1) + spice(1) + solari(3),
         spice(2) + solari(2), icon=CRYSKNIFE, place="arrakeen", walled=True)
Conflict("battle_for_spice_refinery", 3, vp(1) + (pay(solari(6)) >> vp(1)), intrigue_cards(1) + spice(3), spice(3),
         icon=DESERT_MOUSE, place="spice_refinery", walled=True)
