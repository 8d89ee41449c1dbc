# cold
"""The 25 kinds of card of the Imperium deck, and the starting card."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.uprising.rules.card_effects import return_this
from landsraad.games.dune.bases.uprising.rules.deferred_boxes import once
from landsraad.games.dune.bases.uprising.rules.influence_trades import two_factions
from landsraad.games.dune.modules.immortality.cards.box_effects import (
    grafted_with,
    lose_troops,
    losing_influence_with_one,
    may_acquire,
)
from landsraad.games.dune.modules.immortality.cards.conditional_icons import (
    WHILE_GRAFTED,
    WITH_MOST_TROOPS,
    WITH_OTHER_SISTER,
)
from landsraad.games.dune.modules.immortality.cards.intrigue_effects import keep_intrigue
from landsraad.games.dune.modules.immortality.cards.pair_trashing import trash_partner
from landsraad.games.dune.modules.immortality.effects import (
    combat_icon,
    is_grafted,
    markers,
    pay_specimens,
    research,
    specimens,
    tleilaxu,
)
from landsraad.games.dune.modules.immortality.module import Card
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.market import TO_DISCARD, TO_HAND
from landsraad.games.dune.rules.cards.one_off_effects import FREMEN_BOND, other_in_play
from landsraad.games.dune.rules.cards.trashing import trash, trash_cost
from landsraad.games.dune.rules.seats.influence import alliance, influence
from landsraad.games.dune.rules.seats.resources import at_least, persuasion, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.deployment import deploy_or_retreat
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    INFLUENCE,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from landsraad.kernel.algebra import when

SISTERS: Final = other_in_play(BENE_GESSERIT)
GRAFTED: Final = is_grafted()
FIRST_MARKER: Final = markers(1)
SECOND_MARKER: Final = markers(2)

Card("bene_tleilax_lab", cost=2, icons=(CITY, SPICE_TRADE), agent=specimens(1),
     reveal=persuasion(1) + when(FIRST_MARKER, spice(1)))
Card("bene_tleilax_researcher", cost=4, icons=(LANDSRAAD,), graft=True, agent=research(1),
     reveal=persuasion(1) + when(FIRST_MARKER, persuasion(1)) + when(SECOND_MARKER, persuasion(1)))
Card("blank_slate", cost=1, icons=(LANDSRAAD, CITY, SPICE_TRADE), access=WHILE_GRAFTED, reveal=persuasion(1))
Card("clandestine_meeting", cost=4, faction=(BENE_GESSERIT,), agent=influence(BENE_GESSERIT) + intrigue_cards(1),
     reveal=persuasion(2))
Card("corrupt_smuggler", cost=3, faction=(SPACING_GUILD, FREMEN), icons=(SPACING_GUILD, SPICE_TRADE),
     agent=when(GRAFTED, spice(2)), reveal=persuasion(1) + swords(1))
Card("dissecting_kit", cost=2, copies=2, icons=(LANDSRAAD, CITY), graft=True, agent=trash_partner() >> specimens(1),
     reveal=persuasion(1) + when(FIRST_MARKER, tleilaxu(1)))
Card("for_humanity", cost=7, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT, LANDSRAAD, SPICE_TRADE),
     agent=influence(),
     reveal=persuasion(2) + when(alliance(BENE_GESSERIT), losing_influence_with_one(2) >> vp(1)))
Card("high_priority_travel", cost=1, copies=2, faction=(SPACING_GUILD,), icons=(LANDSRAAD, SPICE_TRADE),
     agent=when(at_least(INFLUENCE + SPACING_GUILD, 2), draw_cards(1) | combat_icon()),
     reveal=persuasion(1) + solari(1))
Card("imperium_ceremony", cost=6, faction=(EMPEROR, SPACING_GUILD), icons=(EMPEROR, SPACING_GUILD, LANDSRAAD),
     agent=keep_intrigue(), reveal=persuasion(3))
Card("interstellar_conspiracy", cost=4, icons=(CITY,), graft=True,
     agent=spice(1) + when(grafted_with(EMPEROR, SPACING_GUILD), influence()), reveal=persuasion(2))
Card("keys_to_power", cost=5, faction=(SPACING_GUILD, BENE_GESSERIT), icons=(SPACING_GUILD, BENE_GESSERIT, LANDSRAAD),
     agent=when(at_least(INFLUENCE + EMPEROR, 2), spice(2)), reveal=persuasion(2))
Card("lisan_al_gaib", cost=4, faction=(BENE_GESSERIT, FREMEN), icons=(FREMEN, CITY, SPICE_TRADE),
     agent=when(SISTERS, influence(FREMEN)), reveal=persuasion(1) + when(FREMEN_BOND, swords(2)), acquire=spice(1))
Card("long_reach", cost=6, faction=(BENE_GESSERIT,), access=WITH_OTHER_SISTER, agent=two_factions(),
     reveal=persuasion(1) + intrigue_cards(1))
Card("occupation", cost=8, faction=(SPACING_GUILD,),
     icons=(EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN, CITY, SPICE_TRADE), agent=draw_cards(1) + combat_icon(),
     reveal=water(1) + spice(1) + troops(1), acquire=troops(3))
Card("organ_merchants", cost=3, icons=(CITY, SPICE_TRADE), agent=pay_specimens(1) >> solari(4),
     reveal=persuasion(1) + solari(1))
Card("planned_coupling", cost=3, copies=2, faction=(BENE_GESSERIT,), icons=(BENE_GESSERIT,), graft=True,
     agent=draw_cards(1), reveal=persuasion(1))
Card("replacement_eyes", cost=5, icons=(CITY,), graft=True, agent=trash_cost >> draw_cards(1),
     reveal=persuasion(1) + swords(1), trashed=tleilaxu(1))
Card("sardaukar_quartermaster", cost=2, faction=(EMPEROR,), icons=(LANDSRAAD, CITY),
     agent=when(GRAFTED, troops(1) + draw_cards(1)), reveal=persuasion(1) + swords(2))
Card("shadout_mapes", cost=2, faction=(FREMEN,), icons=(FREMEN, SPICE_TRADE),
     reveal=persuasion(1) + swords(1) + deploy_or_retreat())
Card("show_of_strength", cost=3, faction=(EMPEROR, FREMEN), access=WITH_MOST_TROOPS, agent=draw_cards(2),
     reveal=persuasion(1) + swords(2))
Card("spiritual_fervor", cost=3, copies=2, icons=(SPICE_TRADE,), reveal=persuasion(1) + specimens(1),
     acquire=research(1))
Card("stillsuit_manufacturer", cost=5, faction=(FREMEN,), icons=(FREMEN, CITY),
     agent=water(1) + when(alliance(FREMEN), return_this()), reveal=persuasion(1) + when(FREMEN_BOND, spice(2)))
Card("throne_room_politics", cost=4, faction=(EMPEROR, BENE_GESSERIT), icons=(EMPEROR,), agent=troops(1) + trash,
     reveal=persuasion(1) + influence(BENE_GESSERIT))
Card("tleilaxu_master", cost=5, copies=2, icons=(LANDSRAAD, SPICE_TRADE),
     agent=once(FIRST_MARKER, when(SECOND_MARKER, may_acquire(6, TO_HAND), may_acquire(6, TO_DISCARD))),
     reveal=persuasion(1) + research(2))
Card("tleilaxu_surgeon", cost=3, icons=(EMPEROR, CITY), agent=pay_specimens(2) >> tleilaxu(2),
     reveal=persuasion(2) + (lose_troops(2) >> specimens(2)))
