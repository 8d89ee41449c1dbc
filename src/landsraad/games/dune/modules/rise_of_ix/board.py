# cold
"""The four spaces of Rise of Ix, the spaces they cover, two observation posts, and what screens show besides."""

from __future__ import annotations

from landsraad.games.dune.components.module import Cover, ShownCell, ShownPile
from landsraad.games.dune.components.post import Post
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import commission
from landsraad.games.dune.modules.rise_of_ix.module import IX, Space
from landsraad.games.dune.modules.rise_of_ix.shipping import freighter
from landsraad.games.dune.modules.rise_of_ix.tech import acquire_or_negotiate, acquire_tech
from landsraad.games.dune.rules.seats.resources import at_least, persuasion, solari
from landsraad.games.dune.state.cells import INFLUENCE, LANDSRAAD, POST, SOLARI, SPACING_GUILD, SPICE_TRADE

Space("interstellar_shipping", "choam", SPICE_TRADE, freighter(2), need=at_least(INFLUENCE + SPACING_GUILD, 2))
Space("smuggling", "choam", SPICE_TRADE, solari(1) + freighter())
Space("tech_negotiation", "ix", LANDSRAAD, acquire_or_negotiate(discount=1),
      presence=persuasion(1))
Space("dreadnought", "ix", LANDSRAAD, commission() + acquire_tech(), cost=3, of=SOLARI)

IX.covers += [
    Cover("imperium", ("rally_troops", "hall_of_oratory", "sell_melange", "secure_contract"), rule="IX-SETUP-03"),
    Cover("uprising", ("accept_contract", "shipping", "assembly_hall", "gather_support"), rule="IX-COMBO-10"),
    Cover("six", ("accept_contract", "shipping", "assembly_hall", "gather_support"), rule="IX-Q-17"),
]
Post(IX, "post_ix_choam", "interstellar_shipping", "smuggling")  # IX-COMBO-11
Post(IX, "post_ix_landsraad", "tech_negotiation", "dreadnought")
# The Rivals' Place Spy cards name the covered posts; these take their place (MIX-Q-07).
IX.aliases.append((POST, {"post_choam": "post_ix_choam", "post_landsraad_hall": "post_ix_landsraad"}))
IX.shown += [ShownCell("dreadnoughts_in_garrison", "unit", "docked"),
             ShownCell("dreadnoughts_in_conflict", "unit", "dreadnought"),
             ShownCell("freighter", "resource", "freighter"), ShownCell("negotiators", "unit", "negotiator")]
IX.shown_piles += [ShownPile("tech", "tile", "tech", at_table=True), ShownPile("tiles", "tile", "tech")]
