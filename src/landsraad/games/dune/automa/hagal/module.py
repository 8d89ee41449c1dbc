"""The module of House Hagal: adds its cards to a game of Imperium."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.hagal_card import HagalCard as AnyHagalCard
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.module import Module

HAGAL: Final = Module("hagal", 12)
HagalCard: Final = partial(AnyHagalCard, HAGAL)

HOUSE_HAGAL: Final = "house_hagal"  # leader of the automa in a two-player game
Leader(HAGAL, HOUSE_HAGAL, rival=False, automa=True)
