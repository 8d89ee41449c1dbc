"""Short War: the conflict deck is three cards shorter."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.twist import Twist

SHORT_WAR: Final = Twist("short_war")
FEWER: Final = (0, 1, 2)  # by level


def shorten(box: Box) -> None:
    first, second, third = (n - less for n, less in zip(box.conflict_deck, FEWER, strict=True))
    box.conflict_deck = (first, second, third)
    box.rounds = sum(box.conflict_deck)


SHORT_WAR.wiring.append(shorten)
