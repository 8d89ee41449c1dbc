"""Everything that Rise of Ix adds to an automa."""

from __future__ import annotations

import landsraad.games.dune.modules.rise_of_ix.automa.deck
import landsraad.games.dune.modules.rise_of_ix.automa.options
import landsraad.games.dune.modules.rise_of_ix.automa.tiles  # noqa: F401
