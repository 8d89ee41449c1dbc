# cold
"""The 29 Imperium cards, 35 with all copies."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.extensions.access import INFILTRATES
from landsraad.games.dune.modules.rise_of_ix.cards.card_effects import (
    ENEMY_MET,
    agent_at,
    bury_one,
    deploy_new,
    discount_at,
    extra_turn,
    negotiators,
    retreat_units,
    swords_per_dreadnought,
    swords_per_sword_card,
)
from landsraad.games.dune.modules.rise_of_ix.cards.forced_retreats import ambush
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import commission
from landsraad.games.dune.modules.rise_of_ix.module import Card
from landsraad.games.dune.modules.rise_of_ix.shipping import freighter
from landsraad.games.dune.modules.rise_of_ix.tech import acquire_tech
from landsraad.games.dune.modules.rise_of_ix.tile import tiles_at_least
from landsraad.games.dune.rules.cards.drawing import discard_cards, discard_price, draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.one_off_effects import FREMEN_BOND, other_in_play
from landsraad.games.dune.rules.cards.trashing import trash, trash_cost, trash_this
from landsraad.games.dune.rules.seats.influence import alliance, influence
from landsraad.games.dune.rules.seats.resources import at_least, mark, pay, persuasion, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.recruiting import retreat_up_to, troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    EXTRA_INFLUENCE,
    FOLDSPACE,
    FREMEN,
    INFLUENCE,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from landsraad.kernel.algebra import when

FACTIONS: Final = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
FRIENDS: Final = [at_least(INFLUENCE + faction, 2) for faction in FACTIONS]

Card("appropriate", cost=5, faction=(EMPEROR,), icons=(LANDSRAAD, SPICE_TRADE),
     agent=when(FRIENDS[EMPEROR], acquire_tech(or_solari=True)), reveal=persuasion(2), acquire=freighter())
Card("bounty_hunter", cost=1, icons=(CITY,), access=INFILTRATES, agent=when(ENEMY_MET, solari(2)),
     reveal=persuasion(1) + swords(1))
Card("choam_delegate", cost=1, icons=(SPICE_TRADE,), access=INFILTRATES, reveal=solari(3), unload=True)
Card("court_intrigue", cost=2, faction=(EMPEROR,), icons=(EMPEROR,), access=INFILTRATES,
     agent=bury_one() >> intrigue_cards(1), reveal=persuasion(1) + swords(1))
Card("desert_ambush", cost=3, faction=(FREMEN,), icons=(SPICE_TRADE,), agent=ambush(),
     reveal=persuasion(1) + swords(1))
Card("embedded_agent", cost=5, faction=(BENE_GESSERIT,), icons=(LANDSRAAD,), access=INFILTRATES,
     agent=when(other_in_play(BENE_GESSERIT), freighter(2)), reveal=persuasion(1) + intrigue_cards(1))
Card("esmar_tuek", cost=5, faction=(SPACING_GUILD,), icons=(CITY, SPICE_TRADE),
     agent=pay(spice(1)) >> influence(SPACING_GUILD) + draw_cards(1), reveal=spice(2) + solari(2), unload=True)
Card("freighter_fleet", cost=2, copies=2, icons=(SPICE_TRADE,), reveal=freighter(), unload=True)
Card("full_scale_assault", cost=8, faction=(EMPEROR,), icons=(EMPEROR, CITY), agent=troops(2),
     reveal=persuasion(2) + swords_per_dreadnought(3), acquire=commission())
Card("guild_accord", cost=6, faction=(SPACING_GUILD,), icons=(SPACING_GUILD,), access=discount_at("heighliner", 2),
     reveal=water(1) + when(alliance(SPACING_GUILD), spice(3)), unload=True)
Card("guild_chief_administrator", cost=4, faction=(SPACING_GUILD,), icons=(SPACING_GUILD, CITY, SPICE_TRADE),
     agent=discard_cards(1) >> trash, reveal=persuasion(1) + freighter())
Card("imperial_bashar", cost=4, faction=(EMPEROR,), icons=(CITY,), agent=troops(1) | trash,
     reveal=persuasion(1) + swords(2) + swords_per_sword_card(1))
Card("imperial_shock_trooper", cost=3, faction=(EMPEROR,),
     reveal=persuasion(1) + swords(2) + when(agent_at(EMPEROR), swords(3)))
Card("in_the_shadows", cost=2, copies=2, faction=(BENE_GESSERIT,), icons=(LANDSRAAD, CITY),
     agent=when(FRIENDS[BENE_GESSERIT], discard_cards(1) >> influence(EMPEROR, SPACING_GUILD, FREMEN)),
     reveal=influence(BENE_GESSERIT), unload=True)
Card("ix_guild_compact", cost=3, faction=(SPACING_GUILD,), icons=(SPACING_GUILD,),
     agent=discard_price(2) >> commission(chosen=True), reveal=negotiators(2), unload=True)
Card("ixian_engineer", cost=5, copies=2, icons=(SPICE_TRADE,), agent=acquire_tech(),
     reveal=when(tiles_at_least(3), trash_this >> vp(1)))
Card("jamis", cost=2, faction=(FREMEN,), icons=(FREMEN,), access=INFILTRATES, agent=trash,
     reveal=persuasion(1) + swords(2))
Card("landing_rights", cost=4, faction=(SPACING_GUILD,), icons=(CITY,), agent=freighter(), reveal=persuasion(2))
Card("local_fence", cost=3, icons=(CITY,), agent=(pay(spice(2)) >> solari(5)) | (pay(solari(5)) >> spice(4)),
     reveal=persuasion(2))
Card("negotiated_withdrawal", cost=4, copies=2, icons=(LANDSRAAD, CITY, SPICE_TRADE),
     reveal=persuasion(2) + (retreat_units(3) >> influence()), acquire=troops(1), confidence="medium")
Card("satellite_ban", cost=5, faction=(SPACING_GUILD, FREMEN), icons=(SPACING_GUILD, FREMEN),
     agent=discard_cards(1) >> spice(1) + water(1), reveal=persuasion(1) + retreat_up_to(2))
Card("sayyadina", cost=3, faction=(BENE_GESSERIT, FREMEN), icons=(BENE_GESSERIT, FREMEN),
     agent=pay(water(3)) >> vp(1), reveal=when(FREMEN_BOND, persuasion(3)))
Card("shai_hulud", cost=7, faction=(FREMEN,), icons=(SPICE_TRADE,), agent=trash_cost >> troops(2),
     reveal=when(FREMEN_BOND, swords(5)), acquire=trash)
Card("spice_trader", cost=4, faction=(FREMEN,), icons=(CITY, SPICE_TRADE),
     agent=when(FRIENDS[FREMEN], discard_cards(1) >> spice(2)), reveal=persuasion(2) + swords(1))
Card("treachery", cost=6, copies=2, icons=FACTIONS,
     agent=mark(EXTRA_INFLUENCE, 1, "influence-boost", once=True) + trash_this, reveal=deploy_new(2), unload=True)
Card("truthsayer", cost=3, copies=2, faction=(EMPEROR, BENE_GESSERIT), icons=(EMPEROR, BENE_GESSERIT, LANDSRAAD),
     agent=discard_cards(1) >> draw_cards(1), reveal=persuasion(1) + swords(1))
Card("water_peddler", cost=1, reveal=water(1), acquire=water(1), unload=True)
Card("web_of_power", cost=4, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT,), access=INFILTRATES,
     agent=when(FRIENDS[EMPEROR], solari(2)) + when(FRIENDS[SPACING_GUILD], draw_cards(1))
     + when(FRIENDS[FREMEN], water(1)), reveal=persuasion(1) + influence())
Card("weirding_way", cost=3, faction=(BENE_GESSERIT,), icons=(CITY, SPICE_TRADE), agent=extra_turn(),
     reveal=persuasion(1) + swords(2))
# In other bases only one leader can take them (IX-COMBO-15).
Card("foldspace", copies=6, icons=(*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE), agent=draw_cards(1) + trash_this,
     reserve=FOLDSPACE, kind="reserve", bases=("uprising", "six"))
