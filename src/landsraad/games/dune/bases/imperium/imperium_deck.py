# cold
"""The starting deck, the Reserve, and the Imperium deck."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.imperium.base import Card
from landsraad.games.dune.rules.agents.placement import silence
from landsraad.games.dune.rules.cards.drawing import discard_cards, draw_cards, intrigue_cards, take_back
from landsraad.games.dune.rules.cards.one_off_effects import FREMEN_BOND, SIGNET, other_in_play, per_card_in_play
from landsraad.games.dune.rules.cards.trashing import trash, trash_this
from landsraad.games.dune.rules.seats.influence import alliance, influence, losing_influence
from landsraad.games.dune.rules.seats.resources import at_least, mark, pay, persuasion, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.deployment import deploy_up_to, muster
from landsraad.games.dune.rules.troops.recruiting import ANY, lose_deployed, lose_garrison, retreat_up_to, troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    DISCOUNT,
    EMPEROR,
    EXTRA_INFLUENCE,
    FOLDSPACE,
    FREMEN,
    INFLUENCE,
    LANDSRAAD,
    LIAISON,
    SPACING_GUILD,
    SPICE_MULTIPLIER,
    SPICE_TRADE,
    THE_SPICE_MUST_FLOW,
)
from landsraad.kernel.algebra import each_opponent, when

FACTIONS: Final = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
SISTERS: Final = other_in_play(BENE_GESSERIT)

# ------------------------------------------------------------------ starting deck: copies for each seat
STARTER: Final = [
    Card("convincing_argument", copies=2, reveal=persuasion(2), kind="starter"),
    Card("dagger", copies=2, icons=(LANDSRAAD,), reveal=swords(1), kind="starter"),
    Card("diplomacy", icons=FACTIONS, reveal=persuasion(1), kind="starter"),
    Card("dune_the_desert_planet", copies=2, icons=(SPICE_TRADE,), reveal=persuasion(1), kind="starter"),
    Card("reconnaissance", icons=(CITY,), reveal=persuasion(1), kind="starter"),
    Card("seek_allies", icons=FACTIONS, agent=trash_this, kind="starter"),
    Card("signet_ring", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=SIGNET, reveal=persuasion(1), kind="starter"),
]
# ------------------------------------------------------------------ Reserve
Card("arrakis_liaison", cost=2, copies=8, faction=(FREMEN,), icons=(LANDSRAAD, CITY), reveal=persuasion(2),
     reserve=LIAISON, kind="reserve")
Card("the_spice_must_flow", cost=9, copies=10, reveal=spice(1), acquire=vp(1), reserve=THE_SPICE_MUST_FLOW,
     kind="reserve")
Card("foldspace", copies=6, icons=(*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE), agent=draw_cards(1) + trash_this,
     reserve=FOLDSPACE, kind="reserve")
# ------------------------------------------------------------------ Imperium deck
IMPERIUM: Final = [
    Card("arrakis_recruiter", cost=2, copies=2, icons=(CITY,), agent=troops(1), reveal=persuasion(1) + swords(1)),
    Card("assassination_mission", cost=1, copies=2, reveal=solari(1) + swords(1), trashed=solari(4)),
    Card("bene_gesserit_initiate", cost=3, copies=2, faction=(BENE_GESSERIT,), icons=(LANDSRAAD, CITY, SPICE_TRADE),
         agent=draw_cards(1), reveal=persuasion(1)),
    Card("bene_gesserit_sister", cost=3, copies=3, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT, LANDSRAAD),
         reveal=persuasion(2) | swords(2)),
    Card("carryall", cost=5, icons=(SPICE_TRADE,), agent=mark(SPICE_MULTIPLIER, 1, "double-harvest", once=True),
         reveal=persuasion(1) + spice(1)),
    Card("chani", cost=5, faction=(FREMEN,), icons=(FREMEN, CITY, SPICE_TRADE), acquire=water(1),
         reveal=persuasion(2) + retreat_up_to(ANY)),
    Card("choam_directorship", cost=8, reveal=solari(3),
         acquire=influence(EMPEROR) + influence(SPACING_GUILD) + influence(BENE_GESSERIT) + influence(FREMEN)),
    Card("crysknife", cost=3, faction=(FREMEN,), icons=(FREMEN, SPICE_TRADE), agent=solari(1),
         reveal=swords(1) + when(FREMEN_BOND, influence(FREMEN))),
    Card("dr_yueh", cost=1, icons=(CITY,), agent=draw_cards(1), reveal=persuasion(1)),
    Card("duncan_idaho", cost=4, icons=(CITY,), agent=pay(water(1)) >> troops(1) + draw_cards(1),
         reveal=swords(2) + water(1)),
    Card("fedaykin_death_commando", cost=3, copies=2, faction=(FREMEN,), icons=(CITY, SPICE_TRADE), agent=trash,
         reveal=persuasion(1) + when(FREMEN_BOND, swords(3))),
    Card("firm_grip", cost=4, faction=(EMPEROR,), icons=(EMPEROR, LANDSRAAD),
         agent=pay(solari(2)) >> influence(SPACING_GUILD, BENE_GESSERIT, FREMEN),
         reveal=when(alliance(EMPEROR), persuasion(4))),
    Card("fremen_camp", cost=4, copies=2, faction=(FREMEN,), icons=(SPICE_TRADE,), agent=pay(spice(2)) >> troops(3),
         reveal=persuasion(2) + swords(1)),
    Card("gene_manipulation", cost=3, copies=2, faction=(BENE_GESSERIT,), icons=(LANDSRAAD, CITY),
         agent=trash + when(SISTERS, spice(2)), reveal=persuasion(2)),
    Card("guild_administrator", cost=2, copies=2, faction=(SPACING_GUILD,), icons=(SPACING_GUILD, SPICE_TRADE),
         agent=trash, reveal=persuasion(1)),
    Card("guild_ambassador", cost=4, faction=(SPACING_GUILD,), icons=(LANDSRAAD,),
         agent=influence(SPACING_GUILD) | spice(2), reveal=when(alliance(SPACING_GUILD), pay(spice(3)) >> vp(1))),
    Card("guild_bankers", cost=3, faction=(SPACING_GUILD,), icons=(EMPEROR, SPACING_GUILD, LANDSRAAD),
         reveal=mark(DISCOUNT + THE_SPICE_MUST_FLOW, 3, "spice-must-flow-discount")),
    Card("gun_thopter", cost=4, copies=2, icons=(CITY, SPICE_TRADE), agent=each_opponent(lose_garrison()),
         reveal=swords(3) + deploy_up_to(1)),
    Card("gurney_halleck", cost=6, icons=(CITY,), agent=troops(2) + draw_cards(1),
         reveal=persuasion(2) + (pay(solari(3)) >> muster(2))),
    Card("imperial_spy", cost=2, copies=2, faction=(EMPEROR,), icons=(EMPEROR,), agent=trash_this >> intrigue_cards(1),
         reveal=persuasion(1) + swords(1)),
    Card("kwisatz_haderach", cost=8, faction=(BENE_GESSERIT,), agent=draw_cards(1), anywhere=True),
    Card("lady_jessica", cost=7, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE),
         agent=draw_cards(2), reveal=persuasion(3) + swords(1), acquire=influence()),
    Card("liet_kynes", cost=5, faction=(EMPEROR, FREMEN), icons=(FREMEN, CITY), reveal=per_card_in_play(FREMEN, 2),
         acquire=influence(EMPEROR)),
    Card("missionaria_protectiva", cost=1, copies=2, faction=(BENE_GESSERIT,), icons=(CITY,),
         agent=when(SISTERS, influence()), reveal=persuasion(1)),
    Card("opulence", cost=6, faction=(EMPEROR,), icons=(EMPEROR,), agent=solari(3),
         reveal=persuasion(1) + (pay(solari(6)) >> vp(1))),
    Card("other_memory", cost=4, faction=(BENE_GESSERIT,), icons=(CITY, SPICE_TRADE),
         agent=draw_cards(1) | take_back(BENE_GESSERIT), reveal=persuasion(2)),
    Card("piter_de_vries", cost=5, icons=(LANDSRAAD, CITY), agent=intrigue_cards(1), reveal=persuasion(3) + swords(1)),
    Card("power_play", cost=5, copies=3, icons=FACTIONS,
         agent=mark(EXTRA_INFLUENCE, 1, "influence-boost", once=True) + trash_this),
    Card("reverend_mother_mohiam", cost=6, faction=(EMPEROR, BENE_GESSERIT), icons=(EMPEROR, BENE_GESSERIT),
         agent=when(SISTERS, each_opponent(discard_cards(2))), reveal=persuasion(2) + spice(2)),
    Card("sardaukar_infantry", cost=1, copies=2, faction=(EMPEROR,), reveal=persuasion(1) + swords(2)),
    Card("sardaukar_legion", cost=5, copies=2, faction=(EMPEROR,), icons=(EMPEROR, LANDSRAAD), agent=troops(2),
         reveal=persuasion(1) + deploy_up_to(3)),
    Card("scout", cost=1, copies=2, icons=(CITY, SPICE_TRADE), reveal=persuasion(1) + swords(1) + retreat_up_to(2)),
    Card("shifting_allegiances", cost=3, copies=2, icons=(LANDSRAAD, SPICE_TRADE),
         agent=pay(spice(2)) + losing_influence() >> influence(n=2), reveal=persuasion(2)),
    Card("sietch_reverend_mother", cost=4, faction=(BENE_GESSERIT, FREMEN), icons=(BENE_GESSERIT, FREMEN), agent=trash,
         reveal=when(FREMEN_BOND, persuasion(3) + spice(1))),
    Card("smugglers_thopter", cost=4, copies=2, faction=(SPACING_GUILD,), icons=(SPICE_TRADE,),
         agent=when(at_least(INFLUENCE + SPACING_GUILD, 2), draw_cards(2)), reveal=persuasion(1) + spice(1)),
    Card("space_travel", cost=3, copies=2, faction=(SPACING_GUILD,), icons=(SPACING_GUILD,), agent=draw_cards(1),
         reveal=persuasion(2)),
    Card("spice_hunter", cost=2, copies=2, faction=(FREMEN,), icons=(FREMEN, SPICE_TRADE),
         reveal=persuasion(1) + swords(1) + when(FREMEN_BOND, spice(1))),
    Card("spice_smugglers", cost=2, copies=2, faction=(SPACING_GUILD,), icons=(CITY,),
         agent=pay(spice(2)) >> influence(SPACING_GUILD) + solari(3), reveal=persuasion(1) + swords(1)),
    Card("stilgar", cost=5, faction=(FREMEN,), icons=(FREMEN, CITY, SPICE_TRADE), agent=water(1),
         reveal=persuasion(2) + swords(3)),
    Card("test_of_humanity", cost=3, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT, LANDSRAAD, CITY),
         agent=each_opponent(discard_cards(1) | lose_deployed(1)), reveal=persuasion(2)),
    Card("the_voice", cost=2, copies=2, faction=(BENE_GESSERIT,), icons=(CITY, SPICE_TRADE), agent=silence(),
         reveal=persuasion(2)),
    Card("thufir_hawat", cost=5, icons=(*FACTIONS, CITY, SPICE_TRADE), agent=draw_cards(1),
         reveal=persuasion(1) + intrigue_cards(1)),
    Card("worm_riders", cost=6, copies=2, faction=(FREMEN,), icons=(CITY, SPICE_TRADE), agent=spice(2),
         reveal=when(at_least(INFLUENCE + FREMEN, 2), swords(4)) + when(alliance(FREMEN), swords(2))),
]
