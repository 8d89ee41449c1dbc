"""The base of Dune: Imperium – Uprising, and the functions that declare its components."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.bases.uprising.cells import DOMAIN_MAP, HIDDEN_AT_SEATS, HIDDEN_AT_TABLE, INTRIGUE_TRASH
from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.conflict import Conflict as AnyConflict
from landsraad.games.dune.components.intrigue import Intrigue as AnyIntrigue
from landsraad.games.dune.components.leader import Leader as AnyLeader
from landsraad.games.dune.components.module import Base
from landsraad.games.dune.components.post import Post
from landsraad.games.dune.components.space import Space as AnySpace
from landsraad.games.dune.state.cells import DECIDER, SEATS

UPRISING: Final = Base("uprising", "uprising", 10, SEATS, ("uprising", INTRIGUE_TRASH), DOMAIN_MAP.pairs,
                       "uprising:", DECIDER)
UPRISING.hidden_at_table = HIDDEN_AT_TABLE
UPRISING.hidden_at_seats = HIDDEN_AT_SEATS
UPRISING.refused_parts = ("choam",)
UPRISING.labels = {"Turn": "UprisingTurn", "AgentTurn": "UprisingAgentTurn", "RevealMenu": "UprisingReveal",
                   "Moment.2": "LastChance"}

Space: Final = partial(AnySpace, UPRISING)
Card: Final = partial(AnyCard, UPRISING)
Intrigue: Final = partial(AnyIntrigue, UPRISING)
Conflict: Final = partial(AnyConflict, UPRISING)
Leader: Final = partial(AnyLeader, UPRISING)
post: Final = partial(Post, UPRISING)
