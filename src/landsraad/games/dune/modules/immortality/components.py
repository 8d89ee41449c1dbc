"""Imports all files that declare components of Immortality."""

from __future__ import annotations

import landsraad.games.dune.modules.immortality.automa
import landsraad.games.dune.modules.immortality.board
import landsraad.games.dune.modules.immortality.bot_values
import landsraad.games.dune.modules.immortality.cards.bot_values
import landsraad.games.dune.modules.immortality.cards.cells
import landsraad.games.dune.modules.immortality.cards.imperium_deck
import landsraad.games.dune.modules.immortality.cards.intrigue_deck
import landsraad.games.dune.modules.immortality.cards.refusals
import landsraad.games.dune.modules.immortality.cards.tleilaxu_deck
import landsraad.games.dune.modules.immortality.effects
import landsraad.games.dune.modules.immortality.family_atomics
import landsraad.games.dune.modules.immortality.pieces
import landsraad.games.dune.modules.immortality.refusals
import landsraad.games.dune.modules.immortality.scenario
import landsraad.games.dune.modules.immortality.setup
import landsraad.games.dune.modules.immortality.track_spaces  # noqa: F401
