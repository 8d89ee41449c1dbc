"""The Rise of Ix module, and the functions that declare its components."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.conflict import Conflict as AnyConflict
from landsraad.games.dune.components.hagal_card import HagalCard as AnyHagalCard
from landsraad.games.dune.components.intrigue import Intrigue as AnyIntrigue
from landsraad.games.dune.components.leader import Leader as AnyLeader
from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.space import Space as AnySpace

IX: Final = Module("rise_of_ix", 30, "ix:", "rise_of_ix", bases=("imperium", "uprising", "six"), part="rise_of_ix")
IX.expansion = True

Card: Final = partial(AnyCard, IX)
Intrigue: Final = partial(AnyIntrigue, IX)
Leader: Final = partial(AnyLeader, IX)
Space: Final = partial(AnySpace, IX)
Conflict: Final = partial(AnyConflict, IX)
HagalCard: Final = partial(AnyHagalCard, IX)
