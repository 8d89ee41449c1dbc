# cold
"""The starting deck, the Reserve, and the Imperium deck."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.uprising.base import Card
from landsraad.games.dune.bases.uprising.cells import PREPARE_THE_WAY
from landsraad.games.dune.bases.uprising.rules.card_effects import (
    FLOW_ACQUIRED,
    NO_SEAT,
    acquire_for_solari,
    claim_seat,
    deal,
    deploy_recruits,
    influence_where_spying,
    more_influence_here,
    return_this,
    spies,
    trash_from_hand,
    trash_other,
)
from landsraad.games.dune.bases.uprising.rules.deck_peek import deck_holds, sort_three
from landsraad.games.dune.bases.uprising.rules.deferred_boxes import draw_per_worm, once, units_out
from landsraad.games.dune.bases.uprising.rules.discard_costs import discard_for, must_discard
from landsraad.games.dune.bases.uprising.rules.reveal_counts import (
    chosen_swords,
    swords_per_armed,
    swords_per_revealed,
)
from landsraad.games.dune.bases.uprising.rules.sandworms import HAS_HOOKS, summon
from landsraad.games.dune.bases.uprising.rules.space_effects import AT_FACTION, AT_MAKER, recall_other, trash_intrigue
from landsraad.games.dune.bases.uprising.rules.spies import (
    SPY_RECALLED_NOW,
    SPYING_ON_MAKER,
    recall_spies,
    spies_out,
    spy,
)
from landsraad.games.dune.bases.uprising.rules.withdrawals import retreat
from landsraad.games.dune.rules.cards.drawing import discard_cards, discard_price, draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.one_off_effects import FREMEN_BOND, SIGNET, other_in_play, per_card_in_play
from landsraad.games.dune.rules.cards.trashing import trash, trash_cost, trash_this
from landsraad.games.dune.rules.seats.influence import alliance, influence, losing_influence
from landsraad.games.dune.rules.seats.resources import at_least, mark, pay, persuasion, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.deployment import deploy_or_retreat
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    COUNCIL,
    EMPEROR,
    EXTRA_INFLUENCE,
    FREMEN,
    INFLUENCE,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
    SPY,
    SWORDMASTER,
    THE_SPICE_MUST_FLOW,
)
from landsraad.kernel.algebra import bargain, each_opponent, when

FACTIONS: Final = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
SISTERS: Final = other_in_play(BENE_GESSERIT)
FRIENDS: Final = [at_least(INFLUENCE + faction, 2) for faction in FACTIONS]

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
     agent=once(FRIENDS[BENE_GESSERIT], draw_cards(1)), reveal=persuasion(2), reserve=PREPARE_THE_WAY, kind="reserve")
Card("the_spice_must_flow", cost=9, copies=10, faction=(SPACING_GUILD,), reveal=spice(1), acquire=vp(1),
     reserve=THE_SPICE_MUST_FLOW, kind="reserve")
# ------------------------------------------------------------------ Imperium deck
Card("bene_gesserit_operative", cost=3, copies=2, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT,), agent=spy(),
     reveal=persuasion(1) + when(spies_out(2), persuasion(2)))
Card("branching_path", cost=3, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT, CITY),
     agent=once(alliance(BENE_GESSERIT), trash_intrigue >> intrigue_cards(1) + spice(2)), reveal=persuasion(2))
Card("calculus_of_power", cost=3, copies=2, faction=(EMPEROR,), icons=(CITY, SPY), agent=trash,
     reveal=persuasion(2) + (trash_other(EMPEROR) >> chosen_swords(3)))
Card("captured_mentat", cost=5, icons=(LANDSRAAD, SPICE_TRADE),
     agent=discard_cards(1) >> intrigue_cards(1) + draw_cards(1),
     reveal=persuasion(1) + (losing_influence() >> influence()))
Card("chani_clever_tactician", cost=5, faction=(FREMEN,), icons=(FREMEN, CITY, SPICE_TRADE),
     agent=once(units_out(3), intrigue_cards(1)),
     reveal=(retreat(2) >> chosen_swords(4)) + when(FREMEN_BOND, persuasion(2)))
Card("corrinth_city", cost=6, faction=(EMPEROR,), icons=(EMPEROR, LANDSRAAD),
     agent=discard_price(2) + pay(solari(5)) >> vp(1),
     reveal=solari(5) | when(NO_SEAT, bargain(pay(solari(5)), claim_seat())))
Card("covert_operation", cost=3, icons=(SPY,), agent=each_opponent(discard_cards(1)), reveal=spies(2))
Card("dangerous_rhetoric", cost=3, icons=(LANDSRAAD, SPY), agent=influence() + trash_this,
     reveal=persuasion(1) + swords(1))
Card("desert_power", cost=6, faction=(FREMEN,), icons=(SPICE_TRADE,), agent=when(AT_MAKER, spice(2)),
     reveal=persuasion(2) | when(HAS_HOOKS, deal(pay(water(1)), summon(1))))
Card("desert_survival", cost=2, copies=2, faction=(FREMEN,), icons=(SPICE_TRADE,), agent=trash,
     reveal=persuasion(1) + swords(1))
Card("double_agent", cost=3, copies=2, faction=(EMPEROR, SPACING_GUILD), icons=(LANDSRAAD, CITY, SPICE_TRADE),
     agent=spy(here=True, shared=True), reveal=persuasion(1) + swords(1))
Card("ecological_testing_station", cost=3, faction=(FREMEN,), icons=(FREMEN, CITY),
     agent=pay(water(2)) >> draw_cards(2), reveal=persuasion(1) + when(FREMEN_BOND, water(1)))
Card("fedaykin_stilltent", cost=2, faction=(FREMEN,), icons=(SPICE_TRADE,), agent=when(AT_MAKER, troops(1)),
     reveal=water(1))
Card("guild_envoy", cost=3, faction=(SPACING_GUILD,), icons=FACTIONS,
     agent=must_discard(SPACING_GUILD, draw_cards(2)), reveal=persuasion(1))
Card("guild_spy", cost=3, faction=(SPACING_GUILD,), icons=(SPY,),
     agent=discard_for(draw_cards(1), SPACING_GUILD, intrigue_cards(1)),
     reveal=persuasion(2) + when(FLOW_ACQUIRED, influence_where_spying()), acquire=spy())
Card("hidden_missive", cost=2, faction=(BENE_GESSERIT,), icons=(LANDSRAAD,),
     agent=once(FRIENDS[BENE_GESSERIT], troops(1) + draw_cards(1)), reveal=persuasion(1) + swords(1))
Card("imperial_spymaster", cost=2, faction=(EMPEROR,), icons=(EMPEROR, SPY),
     agent=once(SPY_RECALLED_NOW, intrigue_cards(1)), reveal=persuasion(1) + swords(1))
Card("in_high_places", cost=5, faction=(EMPEROR, BENE_GESSERIT), icons=(EMPEROR, BENE_GESSERIT),
     agent=when(SISTERS, draw_cards(1) + spy()), reveal=persuasion(2) + (recall_spies(2) >> persuasion(3)),
     acquire=spy())
Card("junction_headquarters", cost=6, faction=(SPACING_GUILD,), icons=(LANDSRAAD, CITY, SPICE_TRADE),
     agent=once(alliance(SPACING_GUILD), trash_intrigue + pay(spice(2)) >> vp(1)),
     reveal=persuasion(1) + water(1) + troops(1))
Card("leadership", cost=5, faction=(FREMEN,), icons=(FREMEN, SPICE_TRADE), agent=draw_per_worm(1),
     reveal=persuasion(2) + swords(1) + swords_per_armed(1))
Card("long_live_the_fighters", cost=7, faction=(FREMEN,), icons=(FREMEN, CITY),
     agent=once(deck_holds(3), sort_three()), reveal=persuasion(2) + swords(3))
Card("maker_keeper", cost=2, copies=2, faction=(BENE_GESSERIT, FREMEN), icons=(CITY,),
     agent=once(FRIENDS[BENE_GESSERIT], water(1)) + once(FRIENDS[FREMEN], spice(1)), reveal=persuasion(2))
Card("maula_pistol", cost=3, copies=2, faction=(FREMEN,), icons=(CITY, SPICE_TRADE), agent=draw_cards(1),
     reveal=persuasion(1) + swords(1))
Card("northern_watermaster", cost=3, faction=(FREMEN,), icons=(CITY,), agent=water(1),
     reveal=persuasion(1) + when(FREMEN_BOND, spice(2)))
Card("overthrow", cost=8, icons=FACTIONS, agent=mark(EXTRA_INFLUENCE, 1, "influence-boost", once=True),
     reveal=persuasion(2) + swords(2) + troops(1), acquire=intrigue_cards(1))
Card("paracompass", cost=4, icons=(CITY,), agent=solari(2),
     reveal=when(at_least(COUNCIL, 1), persuasion(2) + when(at_least(SWORDMASTER, 1), persuasion(1))))
Card("price_is_no_object", cost=6, faction=(EMPEROR, BENE_GESSERIT), icons=(EMPEROR, BENE_GESSERIT),
     agent=acquire_for_solari(), reveal=persuasion(2) + solari(2), acquire=solari(2))
Card("public_spectacle", cost=4, copies=2, faction=(EMPEROR,), icons=(SPY,), agent=once(SPY_RECALLED_NOW, influence()),
     reveal=persuasion(1) + spy())
Card("rebel_supplier", cost=3, copies=2, faction=(FREMEN,), icons=(CITY,), agent=once(SPY_RECALLED_NOW, troops(2)),
     reveal=spice(1) + swords(1))
Card("reliable_informant", cost=2, faction=(SPACING_GUILD,), icons=(SPACING_GUILD,),
     agent=spy(EMPEROR, BENE_GESSERIT, FREMEN), reveal=persuasion(1) + solari(1))
Card("sardaukar_coordination", cost=4, copies=2, faction=(EMPEROR,), icons=(EMPEROR, LANDSRAAD),
     agent=deploy_recruits(), reveal=persuasion(2) + swords_per_revealed(EMPEROR, 1))
Card("sardaukar_soldier", cost=1, faction=(EMPEROR,), icons=(CITY,), reveal=persuasion(1) + swords(1),
     trashed=intrigue_cards(1))
Card("shishakli", cost=4, faction=(FREMEN,), icons=(CITY, SPICE_TRADE), agent=trash_cost >> draw_cards(1),
     reveal=swords(2) + when(FREMEN_BOND, influence(FREMEN)))
Card("smugglers_harvester", cost=1, copies=2, faction=(SPACING_GUILD,), icons=(SPICE_TRADE,),
     agent=when(AT_MAKER, spice(1)), reveal=persuasion(1))
Card("smugglers_haven", cost=4, faction=(SPACING_GUILD,), icons=(SPACING_GUILD, SPICE_TRADE),
     agent=pay(spice(4)) >> vp(1), reveal=persuasion(1) + when(SPYING_ON_MAKER, spice(2)))
Card("southern_elders", cost=4, faction=(BENE_GESSERIT, FREMEN), icons=(BENE_GESSERIT, FREMEN),
     agent=when(SISTERS, troops(2)), reveal=water(1) + when(FREMEN_BOND, persuasion(2)))
Card("space_time_folding", cost=1, faction=(SPACING_GUILD,), icons=(SPACING_GUILD,),
     agent=discard_for(draw_cards(1), SPACING_GUILD, draw_cards(1)), reveal=persuasion(1))
Card("spacing_guilds_favor", cost=5, copies=2, faction=(SPACING_GUILD,), icons=(SPACING_GUILD, SPICE_TRADE),
     agent=draw_cards(1), reveal=persuasion(2) + (pay(spice(3)) >> influence()), discarded=spice(2))
Card("spy_network", cost=2, faction=(EMPEROR, SPACING_GUILD),
     reveal=persuasion(2) + swords(1) + when(spies_out(2), recall_spies(1) >> intrigue_cards(1)), acquire=spy())
Card("steersman", cost=8, faction=(SPACING_GUILD,), icons=(SPACING_GUILD, LANDSRAAD, CITY, SPICE_TRADE),
     agent=draw_cards(1) + recall_other(), reveal=persuasion(2) + spice(2), acquire=influence(SPACING_GUILD))
Card("stilgar_the_devoted", cost=6, faction=(FREMEN,), icons=(FREMEN, CITY, SPICE_TRADE), agent=troops(2),
     reveal=per_card_in_play(FREMEN, 2))
Card("strike_fleet", cost=5, icons=(SPY,), agent=once(SPY_RECALLED_NOW, troops(3)), reveal=persuasion(1) + swords(3),
     acquire=spy())
Card("subversive_advisor", cost=5, icons=(SPY,), agent=when(AT_FACTION, more_influence_here() + trash_this),
     reveal=persuasion(1), acquire=spy())
Card("treacherous_maneuver", cost=5, faction=(EMPEROR,), icons=FACTIONS,
     agent=trash_this + trash_from_hand(EMPEROR) >> more_influence_here(), reveal=persuasion(1) + intrigue_cards(1))
Card("tread_in_darkness", cost=4, copies=2, faction=(BENE_GESSERIT,), icons=(LANDSRAAD, CITY, SPICE_TRADE),
     agent=when(SISTERS, trash + draw_cards(1)), reveal=persuasion(2) + swords(1))
Card("truthtrance", cost=4, copies=2, faction=(BENE_GESSERIT,), icons=FACTIONS, reveal=persuasion(1))
Card("undercover_asset", cost=2, faction=(EMPEROR, SPACING_GUILD), icons=(LANDSRAAD, CITY, SPICE_TRADE), waives=True,
     reveal=spy() | chosen_swords(2))
Card("unswerving_loyalty", cost=1, copies=2, faction=(FREMEN,),
     reveal=persuasion(1) + troops(1) + when(FREMEN_BOND, deploy_or_retreat()))
Card("weirding_woman", cost=1, copies=2, faction=(BENE_GESSERIT,), icons=(CITY, SPICE_TRADE),
     agent=when(SISTERS, return_this()), reveal=persuasion(1) + swords(1))
Card("wheels_within_wheels", cost=2, faction=(EMPEROR, SPACING_GUILD), icons=(SPY,),
     agent=once(FRIENDS[EMPEROR], solari(2)) + once(FRIENDS[SPACING_GUILD], spice(1)), reveal=persuasion(1) + spy())
# ------------------------------------------------------------------ only with the CHOAM module
