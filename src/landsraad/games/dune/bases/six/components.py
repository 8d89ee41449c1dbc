"""Imports all files that declare components of the six-player game."""

from __future__ import annotations

import landsraad.games.dune.bases.six.board
import landsraad.games.dune.bases.six.commander_decks  # noqa: F401
