# cold
"""The 17 intrigue cards."""

from __future__ import annotations

from landsraad.games.dune.modules.rise_of_ix.cards.forced_retreats import retreat_dreadnought_each
from landsraad.games.dune.modules.rise_of_ix.cards.intrigue_effects import (
    SENT_TO_FACTION,
    WITH_FACTIONS,
    ambitions,
    deploy_units_up_to,
    influence_here,
    influence_where_present,
    lose_troop,
    solari_if_won,
)
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import commission
from landsraad.games.dune.modules.rise_of_ix.module import Intrigue
from landsraad.games.dune.modules.rise_of_ix.shipping import freighter
from landsraad.games.dune.modules.rise_of_ix.tech import acquire_tech
from landsraad.games.dune.modules.rise_of_ix.tile import tiles_at_least
from landsraad.games.dune.rules.cards.drawing import discard_price, draw_cards
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.influence import influence, losing_influence
from landsraad.games.dune.rules.seats.resources import at_least, pay, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import COUNCIL, DEPLOYED_THIS_TURN, SOLARI
from landsraad.kernel.algebra import bargain, when

Intrigue("advanced_weaponry", plot=bargain(pay(solari(3)), commission(chosen=True)),
         combat=when(tiles_at_least(3), swords(4)))
Intrigue("blackmail", cost=losing_influence(), combat=swords(5))
Intrigue("cannon_turrets", combat=swords(2) + retreat_dreadnought_each())
Intrigue("cull", cost=pay(solari(1)), plot=trash)
Intrigue("diversion", need=at_least(DEPLOYED_THIS_TURN, 4, "if-units-deployed"), plot=freighter())
Intrigue("expedite", cost=pay(spice(1)), plot=freighter())
Intrigue("finesse", plot=bargain(losing_influence(), influence()), combat=swords(2))
Intrigue("glimpse_the_path", cost=pay(spice(1)), plot=water(1) + draw_cards(1))
Intrigue("grand_conspiracy", endgame=when(ambitions(4), vp(2), when(ambitions(3), vp(1))))
Intrigue("ixian_probe", cost=discard_price(2), plot=draw_cards(2))
Intrigue("machine_culture", plot=acquire_tech(must=True), endgame=when(tiles_at_least(3), vp(1)))
Intrigue("quid_pro_quo", cost=pay(spice(2)), need=WITH_FACTIONS, plot=influence_where_present())
Intrigue("second_wave", combat=swords(2) + deploy_units_up_to(2))
Intrigue("secret_forces", need=at_least(COUNCIL, 1), plot=troops(2))
Intrigue("strategic_push", combat=swords(2) + solari_if_won(2))
Intrigue("strongarm", cost=lose_troop(), need=SENT_TO_FACTION, plot=influence_here())
Intrigue("war_chest", combat=bargain(pay(solari(2)), swords(4)),
         endgame=when(at_least(SOLARI, 10, "if-solari"), vp(1)))
