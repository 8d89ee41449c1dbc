"""The base of Uprising for six players: Uprising's components on another board, plus the commanders."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

import landsraad.games.dune.bases.uprising.components  # noqa: F401  (first: declares Uprising's components)
from landsraad.games.dune.bases.six.cells import ALIASES, DOMAIN_MAP, HIDDEN_AT_TABLE, SEATS, TEAM
from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import INTRIGUE_TRASH
from landsraad.games.dune.bases.uprising.rules.sandworms import strong
from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.module import Base
from landsraad.games.dune.components.post import Post
from landsraad.games.dune.components.space import Space as AnySpace
from landsraad.games.dune.rules.seats.resources import persuasion
from landsraad.games.dune.state.cells import DECIDER
from landsraad.kernel.algebra import when

SIX: Final = Base("six", "uprising", 30, SEATS, ("uprising", "six", INTRIGUE_TRASH), DOMAIN_MAP.pairs, "six:", DECIDER,
                  TEAM)
SIX.aliases = ALIASES
SIX.labels = {"Turn": "six:SixTurn.1", "AgentTurn": "six:SixAgentTurn.1", "RevealMenu": "six:SixReveal.1",
              "Window": "six:SixWindow.1", "WormsHome": "six:SixAftermath.1", "Moment.2": "LastChance"}
SIX.inherit(UPRISING)
SIX.hidden_at_table = HIDDEN_AT_TABLE
SIX.hidden_at_seats = UPRISING.hidden_at_seats
SIX.cards_first = True
Space: Final = partial(AnySpace, SIX)
Card: Final = partial(AnyCard, SIX)
post: Final = partial(Post, SIX)

GURNEYS_STRENGTH: Final = 10  # needed for his persuasion in a six-player game


def take_over_cards() -> None:
    SIX.cards += UPRISING.cards
    SIX.intrigue += UPRISING.intrigue
    SIX.conflicts += UPRISING.conflicts
    for leader in UPRISING.leaders:
        if leader.name == "gurney_halleck":
            replace(leader, owner=SIX, reveal=when(strong(GURNEYS_STRENGTH), persuasion(1)), revealed=None)
        else:
            SIX.leaders.append(leader)


take_over_cards()
