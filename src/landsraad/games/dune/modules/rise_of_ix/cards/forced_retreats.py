"""Retreats that a seat forces on its opponents."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.menu_item import AGENT_MENU, MenuItem
from landsraad.games.dune.components.unit import TROOP
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import (
    AMBUSHED,
    AMBUSHES,
    DRIVE_BACK,
    DRIVE_BACK_DREADNOUGHT,
)
from landsraad.games.dune.modules.rise_of_ix.cells import DREADNOUGHTS_IN_CONFLICT
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import DREADNOUGHT
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.seats.resources import mark
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.rules.troops.recruiting import pull_back_units
from landsraad.games.dune.rules.troops.units import strength, troops_deployed_now
from landsraad.games.dune.state.cells import DEPLOYED
from landsraad.games.dune.state.events import STRENGTH
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class DriveBack(MenuItem):
    """For each troop deployed this turn the seat may make one enemy unit retreat (IX-CARD-04).

    It may do so at any time in that turn (IX-Q-05). Units without a garrison cannot retreat (MIX-Q-04).
    """

    def offer(self, s: State) -> None:
        if s.me[AMBUSHES] == 0 or s.me[AMBUSHES] * troops_deployed_now(s, s.me) <= s.me[AMBUSHED]:
            return
        for i in range(1, s.players):
            other = (s.seat + i) % s.players
            if s.allied(other, s.seat) or is_commander(s, other):  # a commander's units are those of its ally
                continue
            if s.seats[other][DEPLOYED] > 0:
                s.offer(DRIVE_BACK.move(other))
            if s.seats[other][DREADNOUGHTS_IN_CONFLICT] > 0:
                s.offer(DRIVE_BACK_DREADNOUGHT.move(other))

    def takes(self, move: i64) -> bool:
        return DRIVE_BACK.has(move) or DRIVE_BACK_DREADNOUGHT.has(move)

    def play(self, s: State, move: i64) -> None:
        s.me[AMBUSHED] += 1
        if DRIVE_BACK.has(move):
            pull_back_units(s, DRIVE_BACK.a(move), TROOP, 1)
        else:
            pull_back_units(s, DRIVE_BACK_DREADNOUGHT.a(move), DREADNOUGHT, 1)


class RetreatDreadnoughtEach(Effect):
    """Each opponent retreats one dreadnought; those without one are not affected (IX-INTRIGUE-03)."""

    def run(self, s: State) -> None:
        for i in range(1, s.players):
            other = (s.seat + i) % s.players
            if s.allied(other, s.seat) or is_commander(s, other) or s.seats[other][DREADNOUGHTS_IN_CONFLICT] == 0:
                continue
            pull_back_units(s, other, DREADNOUGHT, 1)
            if s.has_listeners:
                s.emit(STRENGTH, other, strength(s, s.seats[other]))

    def message(self) -> Message:
        return Message("retreat-dreadnought-each", {"n": 1})


def ambush() -> Effect:
    return mark(AMBUSHES, 1, "ambush")


retreat_dreadnought_each = RetreatDreadnoughtEach
IX.items.append(DriveBack(AGENT_MENU, 70))
