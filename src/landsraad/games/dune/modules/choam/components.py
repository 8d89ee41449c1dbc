"""Imports all files that declare components of CHOAM."""

from __future__ import annotations

import landsraad.games.dune.modules.choam.cards
import landsraad.games.dune.modules.choam.for_allies
import landsraad.games.dune.modules.choam.intrigue
import landsraad.games.dune.modules.choam.leaders
import landsraad.games.dune.modules.choam.refusals
import landsraad.games.dune.modules.choam.scenario
import landsraad.games.dune.modules.choam.setup
import landsraad.games.dune.modules.choam.tokens  # noqa: F401
