"""House Hagal as a module: its cards join the box of an Imperium table."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.hagal_card import HagalCard as AnyHagalCard
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.module import Module

HAGAL: Final = Module("hagal", 12)
HagalCard: Final = partial(AnyHagalCard, HAGAL)

HOUSE_HAGAL: Final = "house_hagal"  # who leads the automa of two players
Leader(HAGAL, HOUSE_HAGAL, rival=False, automa=True)
