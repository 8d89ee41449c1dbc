"""The module of the Rivals: adds their cards to a game of Uprising."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.hagal_card import HagalCard as AnyHagalCard
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.module import Module

RIVALS: Final = Module("rivals", 15, "uprising:", part="rivals")
HagalCard: Final = partial(AnyHagalCard, RIVALS)

NOBODY: Final = "house_hagal"  # a Rival uses its own card and no leader abilities
Leader(RIVALS, NOBODY, rival=False, automa=True)
