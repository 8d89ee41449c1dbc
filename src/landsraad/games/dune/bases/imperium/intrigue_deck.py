# cold
"""The intrigue deck: plot, combat and endgame cards."""

from __future__ import annotations

from landsraad.games.dune.bases.imperium.base import Intrigue
from landsraad.games.dune.rules.agents.placement import MENTAT_HOME, recall_agent, take_mentat
from landsraad.games.dune.rules.cards.drawing import DECK_LEFT, draw_cards, refocus, snoop
from landsraad.games.dune.rules.cards.market import TO_DECK, acquire_up_to
from landsraad.games.dune.rules.cards.one_off_effects import (
    TROOP_ABROAD,
    at_least_copies,
    double_cross,
    may_pass_turn,
    most_copies,
)
from landsraad.games.dune.rules.seats.influence import alliance, influence, tracks_at
from landsraad.games.dune.rules.seats.resources import (
    at_least,
    mark,
    pay,
    reveal_persuasion,
    solari,
    spice,
    swords,
    vp,
    water,
)
from landsraad.games.dune.rules.troops.deployment import deploy_up_to, muster
from landsraad.games.dune.rules.troops.recruiting import ANY, lose_deployed, retreat_up_to
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    COUNCIL,
    EMPEROR,
    FREMEN,
    HAS_FACTION_ICONS,
    INFILTRATE,
    MAY_TOP_DECK,
    SPACING_GUILD,
)
from landsraad.kernel.algebra import bargain, sequence, when

Intrigue("bindu_suspension", plot=sequence([draw_cards(1), may_pass_turn()]), opening=True)
Intrigue("bribery", cost=pay(solari(2)), plot=influence())
Intrigue("bypass_protocol", plot=acquire_up_to(3) | bargain(pay(spice(2)), acquire_up_to(5, TO_DECK)))
Intrigue("calculated_hire", cost=pay(spice(1)), need=MENTAT_HOME, plot=take_mentat())
Intrigue("charisma", plot=reveal_persuasion(2), lasting=True)
Intrigue("choam_shares", cost=pay(solari(7)), plot=vp(1))
Intrigue("councilors_dispensation", need=at_least(COUNCIL, 1), plot=spice(2))
Intrigue("dispatch_an_envoy", copies=2, plot=mark(HAS_FACTION_ICONS, 1, "envoy"), early=True)
Intrigue("double_cross", cost=pay(solari(1)), need=TROOP_ABROAD, plot=double_cross())
Intrigue("favored_subject", plot=influence(EMPEROR))
Intrigue("guild_authorization", plot=influence(SPACING_GUILD))
Intrigue("infiltrate", plot=mark(INFILTRATE, 1, "infiltrate"), early=True)
Intrigue("know_their_ways", plot=influence(FREMEN))
Intrigue("poison_snooper", copies=2, need=DECK_LEFT, plot=snoop())
Intrigue("rapid_mobilization", plot=deploy_up_to(ANY))
Intrigue("recruitment_mission", plot=reveal_persuasion(1) + mark(MAY_TOP_DECK, 1, "recruitment-mission"), lasting=True)
Intrigue("refocus", plot=refocus())
Intrigue("reinforcements", cost=pay(solari(3)), plot=muster(3, only_revealing=True))
Intrigue("secret_of_the_sisterhood", plot=influence(BENE_GESSERIT))
Intrigue("the_sleeper_must_awaken", cost=pay(spice(4)), plot=vp(1))
Intrigue("urgent_mission", plot=recall_agent())
Intrigue("water_of_life", cost=pay(water(1)) + pay(spice(1)), plot=draw_cards(3))
Intrigue("water_peddlers_union", plot=water(1))
Intrigue("windfall", plot=solari(2))
Intrigue("allied_armada", cost=pay(spice(2)), need=alliance(), combat=swords(7))
Intrigue("ambush", copies=2, combat=swords(4))
Intrigue("demand_respect", victory=influence() | bargain(pay(spice(2)), influence(n=2)))
Intrigue("master_tactician", copies=3, combat=swords(3) | retreat_up_to(3))
Intrigue("private_army", copies=2, cost=pay(spice(2)), combat=swords(5))
Intrigue("staged_incident", cost=lose_deployed(3), combat=vp(1))
Intrigue("to_the_victor", victory=spice(3))
Intrigue("tiebreaker", combat=swords(2), endgame=spice(10))
Intrigue("corner_the_market", endgame=when(at_least_copies(2), vp(1)) + when(most_copies(), vp(1)))
Intrigue("plans_within_plans", endgame=when(tracks_at(3, 4), vp(2), when(tracks_at(3, 3), vp(1))))
