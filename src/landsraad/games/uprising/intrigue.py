"""The intrigue deck: plot, combat and endgame cards."""

from __future__ import annotations

from landsraad.games.imperium.gains import solari, swords
from landsraad.games.uprising.edition import Intrigue

Intrigue("contingency_plan", copies=3, plot=solari(2), combat=swords(3))
