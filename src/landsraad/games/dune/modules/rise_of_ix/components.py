"""Imports all files that declare components of Rise of Ix."""

from __future__ import annotations

import landsraad.games.dune.modules.rise_of_ix.automa.components
import landsraad.games.dune.modules.rise_of_ix.board
import landsraad.games.dune.modules.rise_of_ix.bot_values
import landsraad.games.dune.modules.rise_of_ix.cards.bot_values
import landsraad.games.dune.modules.rise_of_ix.cards.conflicts
import landsraad.games.dune.modules.rise_of_ix.cards.forced_retreats
import landsraad.games.dune.modules.rise_of_ix.cards.imperium_deck
import landsraad.games.dune.modules.rise_of_ix.cards.intrigue_deck
import landsraad.games.dune.modules.rise_of_ix.cards.refusals
import landsraad.games.dune.modules.rise_of_ix.cards.scenario
import landsraad.games.dune.modules.rise_of_ix.control
import landsraad.games.dune.modules.rise_of_ix.leaders.coordination
import landsraad.games.dune.modules.rise_of_ix.leaders.leaders
import landsraad.games.dune.modules.rise_of_ix.leaders.one_step_ahead
import landsraad.games.dune.modules.rise_of_ix.leaders.snoopers
import landsraad.games.dune.modules.rise_of_ix.refusals
import landsraad.games.dune.modules.rise_of_ix.scenario
import landsraad.games.dune.modules.rise_of_ix.setup
import landsraad.games.dune.modules.rise_of_ix.tile_abilities
import landsraad.games.dune.modules.rise_of_ix.tiles  # noqa: F401
