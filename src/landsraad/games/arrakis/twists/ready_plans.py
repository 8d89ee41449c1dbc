"""Ready Plans: each round begins with one more planning card for every player, from the deck of its House."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.decks.planning import allies_deck, draw_planning, house_deck, is_house
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import MY_FORCE, MY_SIDE
from landsraad.games.arrakis.state.twist import Twist
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


class ReadyPlans(Twist):
    def round_began(self, s: State) -> None:
        for seat in range(s.players):
            side = s.seats[seat][MY_SIDE]
            if is_automa(s, side):
                continue
            force = s.seats[seat][MY_FORCE]
            own_house = force == NONE or is_house(force)  # on a shared side each seat has one deck
            draw_planning(s, seat, house_deck(side) if own_house else allies_deck(side))


TWIST: Final = ReadyPlans("ready_plans")
