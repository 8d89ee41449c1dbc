"""The base of Dune: Imperium, and the functions that declare its components."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.conflict import Conflict as AnyConflict
from landsraad.games.dune.components.intrigue import Intrigue as AnyIntrigue
from landsraad.games.dune.components.leader import Leader as AnyLeader
from landsraad.games.dune.components.module import Base
from landsraad.games.dune.components.space import Space as AnySpace
from landsraad.games.dune.state.cells import DECIDER, SEATS

IMPERIUM: Final = Base("imperium", "imperium", 10, SEATS, decider=DECIDER)

Space: Final = partial(AnySpace, IMPERIUM)
Card: Final = partial(AnyCard, IMPERIUM)
Intrigue: Final = partial(AnyIntrigue, IMPERIUM)
Conflict: Final = partial(AnyConflict, IMPERIUM)
Leader: Final = partial(AnyLeader, IMPERIUM)
