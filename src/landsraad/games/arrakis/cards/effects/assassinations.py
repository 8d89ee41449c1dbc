"""Cards that put a named enemy leader into the regeneration tank (WFA-TANK-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import N_AREAS, same_sector, touches
from landsraad.games.arrakis.pieces.figures import bodies, is_named_leader, n_leaders, side_of_leader, special_units
from landsraad.games.arrakis.pieces.named_leaders import to_tank
from landsraad.games.arrakis.state.cells import HOLDER, LAST_TO, LEADER_AT, LEADER_MOVE, MY_SIDE
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

ANYWHERE: Final = 0  # on the board
SAME_SECTOR: Final = 1  # in the sector of an own legion
ADJACENT: Final = 2  # adjacent to the legion that has just moved or, if none did, to an own legion with special units


class TankLeader(Effect):
    """Puts one enemy leader on the board, chosen by the seat, into the tank, or none."""

    asks = True
    optional = True

    def __init__(self, reach: i64) -> None:
        super().__init__()
        self.reach = reach

    def possible(self, s: State) -> bool:
        for leader in range(n_leaders()):
            if self.is_within(s, leader):
                return True
        return False

    def options(self, s: State) -> None:
        for leader in range(n_leaders()):
            if self.is_within(s, leader):
                s.offer(LEADER_MOVE.move(leader))
        if s.count > 0:
            s.offer(SKIP.move())

    def is_within(self, s: State, leader: i64) -> bool:
        at = s.t[LEADER_AT + leader]
        side = s.me[MY_SIDE]
        if at == NONE or not is_named_leader(leader) or side_of_leader(leader) == side:
            return False
        if self.reach == ANYWHERE:
            return True
        if self.reach == ADJACENT and s.t[LAST_TO] != NONE:
            return touches(s.t[LAST_TO], at)
        for area in range(N_AREAS):
            if s.t[HOLDER + area] != side or bodies(s, area) == 0:
                continue
            if self.reach == SAME_SECTOR:
                if same_sector(area, at):
                    return True
            elif special_units(s, area) > 0 and touches(area, at):
                return True
        return False

    def play(self, s: State, move: i64) -> None:
        if LEADER_MOVE.has(move):
            to_tank(s, LEADER_MOVE.a(move))

    def message(self) -> Message:
        if self.reach == ANYWHERE:
            return Message("tank-leader")
        return Message("tank-leader-in-sector" if self.reach == SAME_SECTOR else "tank-leader-adjacent")


tank_leader = TankLeader
