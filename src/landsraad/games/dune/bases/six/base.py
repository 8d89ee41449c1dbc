"""The edition for six: Uprising's own components at another board, with what the commanders add to them.

Spaces, cards and leaders that both have keep their numbers, so that what names one by its number means the same here.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

import landsraad.games.dune.bases.uprising.setup  # noqa: F401  (first: all that Uprising has)
from landsraad.games.dune.bases.six.cells import RENAMES
from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.rules.sandworms import strong
from landsraad.games.dune.components import catalogue
from landsraad.games.dune.components.catalogue import Edition
from landsraad.games.dune.rules.seats.resources import persuasion
from landsraad.kernel.algebra import when

SIX: Final = Edition("uprising", RENAMES, prefix="six:")
Space: Final = partial(catalogue.Space, SIX)
Card: Final = partial(catalogue.Card, SIX)

GURNEYS_STRENGTH: Final = 10  # for his persuasion, where there are six players


def take_over_cards() -> None:
    """Once the spaces are there: a card knows which ones it reaches."""
    for card in UPRISING.cards:
        replace(card, edition=SIX)
    for plot in UPRISING.intrigue:
        replace(plot, edition=SIX)
    for conflict in UPRISING.conflicts:
        replace(conflict, edition=SIX)
    for leader in UPRISING.leaders:
        if leader.name == "gurney_halleck":
            replace(leader, edition=SIX, reveal=when(strong(GURNEYS_STRENGTH), persuasion(1)))
        else:
            replace(leader, edition=SIX)
