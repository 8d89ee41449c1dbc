"""The Epic game: an option of tables with Rise of Ix."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.module import Module

EPIC: Final = Module("epic", 60, "epic:", "epic", bases=("imperium", "uprising", "six"), needs=("rise_of_ix",),
                     players=(3, 4, 6), rule="IX-EPIC-01")
EPIC.expansion = True

Card: Final = partial(AnyCard, EPIC)
