"""A special attack by a planning card: dice against an adjacent legion, which does not roll."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.legions.special_attack import push_strike
from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS
from landsraad.games.arrakis.pieces.figures import bodies
from landsraad.games.arrakis.state.cells import AT, HOLDER, MY_SIDE
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class Bombard(Effect):
    """Attacks an enemy legion adjacent to an own one. Each hit and each special result is a hit."""

    asks = True
    optional = True

    def __init__(self, dice: i64) -> None:
        super().__init__()
        self.dice = dice

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == 1 - side and bodies(s, area) > 0 and is_next_to(s, area, side):
                s.offer(AT.move(area))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if AT.has(move):
            push_strike(s, s.seat, AT.a(move), self.dice, 1)

    def message(self) -> Message:
        return Message("bombard", {"n": self.dice})


def is_next_to(s: State, area: i64, side: i64) -> bool:
    """Is a legion of that side in a neighbouring area?"""
    for near in NEIGHBOURS[area]:
        if s.t[HOLDER + near] == side and bodies(s, near) > 0:
            return True
    return False


bombard = Bombard
