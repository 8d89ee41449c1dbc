"""All that House Hagal brings to a table: its cards, and its steps in the rules."""

from __future__ import annotations

import landsraad.games.dune.automa.hagal.deck  # noqa: F401
from landsraad.games.dune.automa.hagal.module import HAGAL
from landsraad.games.dune.automa.hagal.turn import COMBAT_BONUS, HAGAL_TURN
from landsraad.games.dune.components.box import Box


def wire(box: Box) -> None:
    box.automa_turn = HAGAL_TURN
    box.automa_combat = COMBAT_BONUS
    box.arrivals = [5, 4, 3, 3]


HAGAL.wiring.append(wire)
