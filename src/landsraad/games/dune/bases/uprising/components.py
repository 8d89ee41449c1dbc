"""All components of Uprising, declared."""

from __future__ import annotations

import landsraad.games.dune.bases.uprising.board
import landsraad.games.dune.bases.uprising.conflicts
import landsraad.games.dune.bases.uprising.imperium_deck
import landsraad.games.dune.bases.uprising.intrigue_deck
import landsraad.games.dune.bases.uprising.leaders  # noqa: F401
