# cold
"""The eight leaders, each with a permanent ability and a Signet Ring ability."""

from __future__ import annotations

from landsraad.games.dune.bases.imperium.base import Leader
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.market import manipulate
from landsraad.games.dune.rules.seats.influence import alliance, influence, influence_where_outdone
from landsraad.games.dune.rules.seats.resources import pay, solari, spice, water
from landsraad.games.dune.rules.troops.deployment import choose_tokens
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import CITY, LANDSRAAD
from landsraad.kernel.algebra import when

Leader("paul_atreides", "Atreides", 1, signet=draw_cards(1), peek=1, rival=False)
Leader("duke_leto_atreides", "Atreides", 2, signet=pay(spice(1)) >> influence_where_outdone(), discount=1)
Leader("baron_vladimir_harkonnen", "Harkonnen", 3, signet=pay(solari(1)) >> intrigue_cards(1), setup=choose_tokens(),
       strikes=True)
Leader("glossu_rabban", "Harkonnen", 1, signet=when(alliance(), troops(2), troops(1)), setup=spice(1) + solari(1))
Leader("earl_memnon_thorvald", "Thorvald", 1, signet=spice(1), council=influence())
Leader("countess_ariana_thorvald", "Thorvald", 3, signet=water(1), harvest_less=1, harvested=draw_cards(1))
Leader("count_ilban_richese", "Richese", 1, signet=solari(1), paid_solari=draw_cards(1))
Leader("helena_richese", "Richese", 2, signet=manipulate(), slips_past=(LANDSRAAD, CITY), rival=False)
