"""What the set is called, and which bases it may join."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.hagal_card import HagalCard as AnyHagalCard
from landsraad.games.dune.components.intrigue import Intrigue as AnyIntrigue
from landsraad.games.dune.components.leader import Leader as AnyLeader
from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.space import Space as AnySpace

DEPOT: Final = Module("depot", 100, "depot:", "depot", bases=("imperium", "uprising"), part="depot")

Card: Final = partial(AnyCard, DEPOT)
Intrigue: Final = partial(AnyIntrigue, DEPOT)
Leader: Final = partial(AnyLeader, DEPOT)
Space: Final = partial(AnySpace, DEPOT)
HagalCard: Final = partial(AnyHagalCard, DEPOT)
