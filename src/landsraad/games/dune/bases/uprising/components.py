"""Imports all files that declare components, hooks and menu items of Uprising."""

from __future__ import annotations

import landsraad.games.dune.bases.uprising.board
import landsraad.games.dune.bases.uprising.conflicts
import landsraad.games.dune.bases.uprising.imperium_deck
import landsraad.games.dune.bases.uprising.intrigue_deck
import landsraad.games.dune.bases.uprising.leaders
import landsraad.games.dune.bases.uprising.refusals.hook
import landsraad.games.dune.bases.uprising.rules.endgame
import landsraad.games.dune.bases.uprising.rules.turns
import landsraad.games.dune.bases.uprising.scenario.words  # noqa: F401
