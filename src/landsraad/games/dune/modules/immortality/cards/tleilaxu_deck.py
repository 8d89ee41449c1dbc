# cold
"""The 18 cards of the Tleilaxu deck, and Reclaimed Forces. `market_price` is their cost in specimens."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.uprising.rules.deferred_boxes import once
from landsraad.games.dune.bases.uprising.rules.triggers import SPICE_GAINED
from landsraad.games.dune.modules.immortality.cards.box_effects import may_recall_this_agent, solari_per_icon, two_of
from landsraad.games.dune.modules.immortality.cards.conditional_icons import COPIED_ICONS, UNBLOCKED
from landsraad.games.dune.modules.immortality.cards.pair_trashing import SentToFaction, trash_of_pair
from landsraad.games.dune.modules.immortality.effects import (
    copy_partner,
    is_grafted,
    markers,
    partner_from_row,
    research,
    return_partner_at_reveal,
    specimens,
    tleilaxu,
)
from landsraad.games.dune.modules.immortality.module import ReclaimedForces, TleilaxuCard
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.trashing import trash, trash_this
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import pay, persuasion, solari, swords, vp, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from landsraad.kernel.algebra import when

ANY_OF_THREE: Final = (EMPEROR, SPACING_GUILD, FREMEN)
GRAFTED: Final = is_grafted()
FIRST_MARKER: Final = markers(1)
SECOND_MARKER: Final = markers(2)
SENT_TO_FACTION: Final = SentToFaction(maker=False)

TleilaxuCard("beguiling_pheromones", market_price=3, icons=(CITY, SPICE_TRADE), graft=True,
             agent=when(SENT_TO_FACTION, trash_of_pair(1)), reveal=persuasion(1) + swords(1))
TleilaxuCard("chairdog", market_price=2, icons=(CITY,), graft=True, agent=return_partner_at_reveal(),
             reveal=persuasion(1))
TleilaxuCard("contaminator", market_price=1, faction=(FREMEN,), icons=(FREMEN,), agent=tleilaxu(1),
             reveal=persuasion(1))
TleilaxuCard("corrino_genes", market_price=1, faction=(EMPEROR,), icons=(EMPEROR,), agent=when(GRAFTED, tleilaxu(1)),
             reveal=persuasion(1), acquire=solari(2))
TleilaxuCard("face_dancer", market_price=2, faction=ANY_OF_THREE, icons=ANY_OF_THREE, graft=True, agent=draw_cards(1),
             reveal=persuasion(1))
TleilaxuCard("face_dancer_initiate", market_price=1, faction=ANY_OF_THREE, icons=ANY_OF_THREE, graft=True,
             reveal=persuasion(1))
TleilaxuCard("from_the_tanks", market_price=2, icons=(LANDSRAAD,), agent=troops(2), reveal=persuasion(1))
TleilaxuCard("ghola", market_price=3, icons=(CITY,), graft=True, agent=copy_partner(), access=COPIED_ICONS,
             reveal=persuasion(1) + swords(1))
TleilaxuCard("guild_impersonator", market_price=2, faction=(SPACING_GUILD,), icons=(SPACING_GUILD,), graft=True,
             agent=once(SPICE_GAINED, influence(SPACING_GUILD)), reveal=persuasion(1))
TleilaxuCard("industrial_espionage", market_price=1, icons=(LANDSRAAD,),
             agent=draw_cards(1) + when(GRAFTED, research(1) + specimens(1)), reveal=persuasion(1))
TleilaxuCard("scientific_breakthrough", market_price=3, icons=(LANDSRAAD, CITY, SPICE_TRADE),
             agent=research(1) + when(SECOND_MARKER, trash_this >> vp(1)), reveal=persuasion(1) + swords(1))
TleilaxuCard("slig_farmer", market_price=2, icons=(LANDSRAAD,), graft=True,
             agent=solari_per_icon(1) + (pay(solari(5)) >> tleilaxu(1)), reveal=persuasion(1))
TleilaxuCard("stitched_horror", market_price=3, icons=(CITY,), graft=True,
             agent=two_of(water(1), troops(1), trash, tleilaxu(1)), reveal=persuasion(1) + swords(1))
TleilaxuCard("subject_x_137", market_price=2, icons=(LANDSRAAD, SPICE_TRADE), agent=once(FIRST_MARKER, tleilaxu(1)),
             reveal=persuasion(1), acquire=tleilaxu(1))
TleilaxuCard("tleilaxu_infiltrator", market_price=2, icons=(CITY,), graft=True, access=UNBLOCKED,
             agent=draw_cards(1) + when(SECOND_MARKER, intrigue_cards(1)), reveal=persuasion(1))
TleilaxuCard("twisted_mentat", market_price=4, icons=(LANDSRAAD, CITY), graft=True, agent=may_recall_this_agent(),
             reveal=persuasion(1) + swords(1) + specimens(1))
TleilaxuCard("unnatural_reflexes", market_price=3, icons=(SPICE_TRADE,), graft=True,
             agent=once(FIRST_MARKER, draw_cards(2)), reveal=persuasion(1) + swords(1))
TleilaxuCard("usurp", market_price=4, graft=True, agent=partner_from_row(),
             reveal=persuasion(1) + swords(1) + specimens(1))
ReclaimedForces("reclaimed_forces", market_price=3, acquire=troops(2) | tleilaxu(1))
