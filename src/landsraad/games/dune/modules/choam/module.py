"""The CHOAM module: adds contracts, and the cards and the leader that need them."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.intrigue import Intrigue as AnyIntrigue
from landsraad.games.dune.components.leader import Leader as AnyLeader
from landsraad.games.dune.components.module import Module

CHOAM: Final = Module("choam", 20, "uprising:", "choam", bases=("uprising", "six"), always=("six",), part="choam")

Card: Final = partial(AnyCard, CHOAM)
Intrigue: Final = partial(AnyIntrigue, CHOAM)
Leader: Final = partial(AnyLeader, CHOAM)
