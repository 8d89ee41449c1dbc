"""Year of Intrigue: every player draws an intrigue card at the start of each round from the second on."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.moments import ROUND_BEGAN
from landsraad.games.dune.components.twist import LAST, Twist
from landsraad.games.dune.rules.cards.drawing import draw_intrigue
from landsraad.games.dune.rules.seats.seat_order import nth
from landsraad.games.dune.state.cells import PLAYER, ROLES, ROUND
from landsraad.kernel.engine import Effect, State

YEAR_OF_INTRIGUE: Final = Twist("year_of_intrigue")


class DrawAll(Effect):
    def run(self, s: State) -> None:
        if s.t[ROUND] == 1:
            return
        for i in range(s.players):
            if s.seats[nth(s, i)][ROLES] == PLAYER:
                draw_intrigue(s, nth(s, i), 1)


YEAR_OF_INTRIGUE.on(ROUND_BEGAN, DrawAll(), order=LAST)
