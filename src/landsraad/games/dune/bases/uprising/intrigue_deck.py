# cold
"""The intrigue deck: 39 kinds of plot, combat and endgame cards, four of them only with the CHOAM module."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.base import Intrigue
from landsraad.games.dune.bases.uprising.cells import CALLED_TO_ARMS, CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER
from landsraad.games.dune.bases.uprising.rules.battle_icons import turn_down_icon
from landsraad.games.dune.bases.uprising.rules.influence_trades import ALLY_OF_ANOTHER, losing_influences, two_factions
from landsraad.games.dune.bases.uprising.rules.sandworms import WORMS_OUT, demolish, detonate, summon
from landsraad.games.dune.bases.uprising.rules.separate_lines import lines, steps
from landsraad.games.dune.bases.uprising.rules.spies import recall_spies, spies_out, spy
from landsraad.games.dune.bases.uprising.rules.triggers import distraction
from landsraad.games.dune.bases.uprising.rules.withdrawals import reinforce, retreat
from landsraad.games.dune.rules.cards.drawing import discard_cards, draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.market import TO_HAND, acquire_up_to, manipulate
from landsraad.games.dune.rules.cards.one_off_effects import at_least_copies
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.influence import influence, losing_influence
from landsraad.games.dune.rules.seats.resources import at_least, mark, pay, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.recruiting import ANY, retreat_up_to, troops
from landsraad.games.dune.state.cells import BENE_GESSERIT, CITY, COUNCIL, EMPEROR, FREMEN, INFLUENCE, SPACING_GUILD
from landsraad.kernel.algebra import bargain, when

# ------------------------------------------------------------------ plot
Intrigue("buy_access", cost=pay(solari(5)), plot=two_factions())
Intrigue("call_to_arms", plot=mark(CALLED_TO_ARMS, 1, "call-to-arms"), lasting=True)
Intrigue("change_allegiances", plot=lines(bargain(losing_influence(), influence()),
                                          bargain(pay(spice(3)), influence())))
Intrigue("contingency_plan", copies=3, plot=solari(2), combat=swords(3))
Intrigue("councilors_ambition", need=at_least(COUNCIL, 1), plot=water(2))
Intrigue("crysknife", plot=spice(1), endgame=bargain(turn_down_icon(CRYSKNIFE), vp(1)))
Intrigue("cunning", plot=draw_cards(1) | bargain(pay(spice(1)), draw_cards(1) + trash))
Intrigue("depart_for_arrakis", plot=lines(bargain(pay(spice(2)), troops(3)),
                                          when(at_least(INFLUENCE + SPACING_GUILD, 3), draw_cards(1))))
Intrigue("desert_mouse", plot=spice(1), endgame=bargain(turn_down_icon(DESERT_MOUSE), vp(1)))
Intrigue("detonation", copies=2, plot=demolish() | reinforce(4))
Intrigue("distraction", copies=2, plot=distraction(), lasting=True, waiting=True)
Intrigue("imperium_politics", cost=pay(solari(1)), plot=influence(EMPEROR, SPACING_GUILD))
Intrigue("inspire_awe", plot=when(WORMS_OUT, acquire_up_to(3, TO_HAND), acquire_up_to(3)))
Intrigue("intelligence_report", plot=draw_cards(1) + when(spies_out(2), draw_cards(1)))
Intrigue("manipulate", plot=manipulate())
Intrigue("market_opportunity", plot=bargain(pay(spice(2)), solari(5)) | bargain(pay(solari(5)), spice(5)))
Intrigue("mercenaries", cost=pay(solari(3)), plot=intrigue_cards(1) + troops(2))
Intrigue("opportunism", cost=losing_influences(2) + pay(solari(2)), plot=vp(1))
Intrigue("ornithopter", plot=spice(1), endgame=bargain(turn_down_icon(ORNITHOPTER), vp(1)))
Intrigue("shaddams_favor", plot=troops(1) + when(at_least(INFLUENCE + EMPEROR, 3), solari(3)))
Intrigue("sietch_ritual", cost=discard_cards(1), plot=influence(BENE_GESSERIT, FREMEN))
Intrigue("special_mission", copies=2, plot=spy(CITY) | bargain(recall_spies(1), detonate() + spice(2)))
Intrigue("strategic_stockpiling", plot=lines(bargain(pay(spice(5)), vp(1)),
                                             when(at_least(INFLUENCE + FREMEN, 3), bargain(pay(water(3)), vp(1)))))
Intrigue("unexpected_allies", cost=pay(water(2)), plot=steps(detonate(), summon(1)))
# ------------------------------------------------------------------ combat
Intrigue("devour", combat=swords(2) + when(WORMS_OUT, swords(2) + trash))
Intrigue("find_weakness", combat=lines(swords(2), bargain(recall_spies(1), swords(3))))
Intrigue("go_to_ground", cost=retreat(1, 2), combat=spy())
Intrigue("impress", combat=lines(swords(2), acquire_up_to(3)))
Intrigue("questionable_methods", combat=lines(swords(1), bargain(losing_influence(), swords(4))))
Intrigue("spice_is_power", combat=bargain(retreat(3), spice(3)) | bargain(pay(spice(3)), swords(6)))
Intrigue("spring_the_trap", cost=recall_spies(2), combat=swords(7))
Intrigue("tactical_option", combat=swords(2) | retreat_up_to(ANY))
Intrigue("weirding_combat", combat=swords(3) + when(at_least(INFLUENCE + BENE_GESSERIT, 3), swords(2)))
# ------------------------------------------------------------------ endgame
Intrigue("secure_spice_trade", need=at_least_copies(2), endgame=vp(1) + spice(2))
Intrigue("shadow_alliance", need=ALLY_OF_ANOTHER, endgame=vp(1))
# ------------------------------------------------------------------ with the CHOAM module
