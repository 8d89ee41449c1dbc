"""The Epic game with Immortality."""

from __future__ import annotations

from typing import Final

import landsraad.games.dune.modules.epic.components  # noqa: F401  (first: its setup comes before this one)
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import SEATS, Deal, SetupStep
from landsraad.games.dune.components.module import Combination
from landsraad.games.dune.state.cells import DECK, DISCARD
from landsraad.kernel.engine import State

EPIC_IMMORTALITY: Final = Combination("epic_immortality", 200, of=("epic", "immortality"))


def discard_control(s: State, deal: Deal) -> None:
    """Moves Control the Spice from the starting decks to the discard piles (IX-COMBO-02)."""
    card = box_of(s).card_ids.find("control_the_spice")
    for seat in range(s.players):
        me = s.seats[seat]
        if DECK.has(me, card):
            DECK.take(me, card)
            DISCARD.put(me, card)


EPIC_IMMORTALITY.setup.append(SetupStep(SEATS, discard_control))
