"""The first edition of the family: base Imperium, and how its components are declared."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components import catalogue
from landsraad.games.dune.components.catalogue import Edition

BASE: Final = Edition("imperium")

Space: Final = partial(catalogue.Space, BASE)
Card: Final = partial(catalogue.Card, BASE)
Intrigue: Final = partial(catalogue.Intrigue, BASE)
Conflict: Final = partial(catalogue.Conflict, BASE)
Leader: Final = partial(catalogue.Leader, BASE)
HagalCard: Final = partial(catalogue.HagalCard, BASE)
