"""Leaders of base Imperium as guests at an Uprising table, for those who want them (UPM-MIXING-02).

Each is the same leader with the same abilities, and knows this board: a discount and open doors are for its spaces of
the Landsraad and its cities, the harvest is that of its maker spaces, a seat in the High Council is a seat wherever it
is taken. None has to stay away. Nothing else of the base game comes with them: not its conflicts, and no card that asks
for the Mentat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import landsraad.games.dune.automa.rivals.cards
import landsraad.games.dune.bases.uprising.leaders  # noqa: F401  (it declares components)
from landsraad.games.dune.bases.imperium.base import BASE
from landsraad.games.dune.bases.uprising.base import UPRISING

HOME: Final = "imperium"  # the module they belong to
GUESTS: Final = [replace(leader, edition=UPRISING, module=HOME) for leader in BASE.leaders if not leader.automa]
