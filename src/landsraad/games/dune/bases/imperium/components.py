"""Imports all files that declare components of Imperium."""

from __future__ import annotations

import landsraad.games.dune.bases.imperium.board
import landsraad.games.dune.bases.imperium.conflicts
import landsraad.games.dune.bases.imperium.imperium_deck
import landsraad.games.dune.bases.imperium.intrigue_deck
import landsraad.games.dune.bases.imperium.leaders  # noqa: F401
