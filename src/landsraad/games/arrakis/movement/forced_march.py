"""Special moves: a second one by the same legion, and one directly to another legion."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS
from landsraad.games.arrakis.movement.moving import (
    LAST_MOVED,
    ONE_OF,
    SETTLEMENT_LEGION,
    Filter,
    Split,
    begin_moves,
)
from landsraad.games.arrakis.pieces.figures import bodies, has_legion, is_free
from landsraad.games.arrakis.state.cells import DONE, HOLDER, LAST_TO, LEADER, MARCH, MARCH_FROM, MARCH_TO, MY_SIDE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State
from landsraad.kernel.messages import Message


class March(Effect):
    """A move with its own choice of areas, offered by subclasses; split and carried out like any other."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, which: Filter) -> None:
        super().__init__()
        self.which = which
        self.split = Split(which)

    def options(self, s: State) -> None:
        self.offer_ends(s, s.me[MY_SIDE])
        if s.count > 0:
            s.offer(DONE.move())

    def offer_ends(self, s: State, side: i64) -> None:
        raise NotImplementedError(type(self).__name__)

    def play(self, s: State, move: i64) -> None:
        if MARCH.has(move):
            s.t[MARCH_FROM] = MARCH.a(move)
            s.t[MARCH_TO] = MARCH.b(move)
            s.then(self.split)

    def parts_of(self) -> list[Effect]:
        return [self.split]


class OnFoot(March):
    """From the end of the last move to an adjacent area, without an ornithopter."""

    def offer_ends(self, s: State, side: i64) -> None:
        frm = s.t[LAST_TO]
        if frm == NONE or s.t[HOLDER + frm] != side or not self.which.fits_moving(s, frm):
            return
        for near in NEIGHBOURS[frm]:
            if is_free(s, near, side):
                s.offer(MARCH.move(frm, near))


class Carried(March):
    """From a settlement to any area with another legion of the side, at any distance."""

    def offer_ends(self, s: State, side: i64) -> None:
        for frm in range(N_AREAS):
            if s.t[HOLDER + frm] != side or not self.which.fits_moving(s, frm):
                continue
            for to in range(N_AREAS):
                if to != frm and has_legion(s, to, side) and bodies(s, to) > 0 and is_free(s, to, side):
                    s.offer(MARCH.move(frm, to))


class MarchAgain(Effect):
    """The legion that has just moved moves again, with the same leader.

    It is a new move, so none of its figures has moved in it yet.
    """

    ordering = ASKS
    optional = True

    def __init__(self, leader: i64) -> None:
        super().__init__()
        self.leader = leader
        self.which = Filter(ONE_OF, 1 << leader, LAST_MOVED)
        self.march = OnFoot(self.which)

    def run(self, s: State) -> None:
        begin_moves(s, self.which)
        s.then(self.march)

    def parts_of(self) -> list[Effect]:
        return [self.march]

    def message(self) -> Message:
        return Message("march-again", {"leader": LEADER.names[self.leader]})


class CarryTroops(Effect):
    ordering = ASKS
    optional = True

    def __init__(self) -> None:
        super().__init__()
        self.march = Carried(SETTLEMENT_LEGION)

    def run(self, s: State) -> None:
        begin_moves(s, SETTLEMENT_LEGION)
        s.then(self.march)

    def parts_of(self) -> list[Effect]:
        return [self.march]

    def message(self) -> Message:
        return Message("carry-troops")


march_again = MarchAgain
carry_troops = CarryTroops
