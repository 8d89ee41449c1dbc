"""The edition: Uprising's components, and how they are declared."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.bases.uprising.cells import RENAMES
from landsraad.games.dune.components import catalogue
from landsraad.games.dune.components.catalogue import Edition

UPRISING: Final = Edition("uprising", RENAMES, prefix="uprising:")

Space: Final = partial(catalogue.Space, UPRISING)
Card: Final = partial(catalogue.Card, UPRISING)
Intrigue: Final = partial(catalogue.Intrigue, UPRISING)
Conflict: Final = partial(catalogue.Conflict, UPRISING)
Leader: Final = partial(catalogue.Leader, UPRISING)
HagalCard: Final = partial(catalogue.HagalCard, UPRISING)
