"""Everything that House Hagal adds to a table: its cards, and its steps in the rules."""

from __future__ import annotations

from typing import Final

import landsraad.games.dune.automa.hagal.deck
import landsraad.games.dune.automa.hagal.refusals
import landsraad.games.dune.automa.hagal.scenario
import landsraad.games.dune.automa.hagal.setup
import landsraad.games.dune.automa.hagal.spending  # noqa: F401
from landsraad.games.dune.automa.hagal.module import HAGAL
from landsraad.games.dune.components.moments import ROUND_BEGAN
from landsraad.games.dune.state.cells import AGENTS, LEVEL, RIVAL, ROLES, ROUND, SWORDMASTER
from landsraad.games.dune.state.events import HIRED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State

ARRIVALS: Final = (5, 4, 3, 3)  # the round in which the Rivals' Swordmasters arrive, by difficulty


class SwordmastersArrive(Effect):
    """Gives each Rival a third agent, from a round on that depends on the difficulty."""

    def run(self, s: State) -> None:
        if s.t[LEVEL] == NONE or s.t[ROUND] < ARRIVALS[s.t[LEVEL]]:
            return
        for seat in range(s.players):
            if s.seats[seat][ROLES] == RIVAL and s.seats[seat][SWORDMASTER] == 0:
                s.seats[seat][SWORDMASTER] = 1
                s.seats[seat][AGENTS] += 1
                if s.has_listeners:
                    s.emit(HIRED, seat)


HAGAL.on(ROUND_BEGAN, SwordmastersArrive(), order=10)
