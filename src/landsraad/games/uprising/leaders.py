"""The nine leaders: a standing ability, and one for the Signet Ring."""

from __future__ import annotations

import landsraad.games.uprising.board  # noqa: F401  (first: a leader may know spaces)
from landsraad.games.imperium.cells import BENE_GESSERIT, CITY
from landsraad.games.imperium.draw import draw_cards, intrigue_cards
from landsraad.games.imperium.gains import persuasion, spice
from landsraad.games.imperium.troops import troops
from landsraad.games.uprising.edition import Leader
from landsraad.games.uprising.posts import spy
from landsraad.games.uprising.worms import WORMS_OUT, strong
from landsraad.kernel.algebra import when

Leader("gurney_halleck", "Atreides", 1, reveal=when(strong(6), persuasion(1)), signet=troops(1))
Leader("lady_margot_fenring", "Fenring", 1, friend=BENE_GESSERIT, friendship=spice(2), signet=spy(CITY))
Leader("muad_dib", "Atreides", 1, reveal=when(WORMS_OUT, intrigue_cards(1)), signet=draw_cards(1))
