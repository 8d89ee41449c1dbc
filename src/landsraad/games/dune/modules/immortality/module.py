"""The Immortality module: the Bene Tleilax board, and cards that are grafted."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.bases.uprising.cells import INTRIGUE_TRASH
from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.conflict import Conflict as AnyConflict
from landsraad.games.dune.components.hagal_card import HagalCard as AnyHagalCard
from landsraad.games.dune.components.intrigue import Intrigue as AnyIntrigue
from landsraad.games.dune.components.leader import Leader as AnyLeader
from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.space import Space as AnySpace

IMMORTALITY: Final = Module("immortality", 40, "imm:", "immortality", bases=("imperium", "uprising", "six"),
                            part="immortality")
IMMORTALITY.expansion = True
IMMORTALITY.parts = ("immortality", INTRIGUE_TRASH)

TLEILAXU: Final = "tleilaxu"  # the kind of the cards in the Tleilaxu deck; `market_price` is in specimens
ALWAYS_THERE: Final = "reclaimed"  # the kind of the card that never leaves the Tleilaxu Row

Card: Final = partial(AnyCard, IMMORTALITY)
TleilaxuCard: Final = partial(AnyCard, IMMORTALITY, kind=TLEILAXU)
ReclaimedForces: Final = partial(AnyCard, IMMORTALITY, kind=ALWAYS_THERE)
Intrigue: Final = partial(AnyIntrigue, IMMORTALITY)
Leader: Final = partial(AnyLeader, IMMORTALITY)
Space: Final = partial(AnySpace, IMMORTALITY)
Conflict: Final = partial(AnyConflict, IMMORTALITY)
HagalCard: Final = partial(AnyHagalCard, IMMORTALITY)
