"""Named leaders that a planning card brings into play, and conditions about them (WFA-LEADER-06, 07)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.named_leaders import enter_play, gain_bene_gesserit, in_play
from landsraad.games.arrakis.state.cells import GONE, IN_BOX, LEADER, LEADER_IS, LEADER_MOVE, MY_SIDE
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class Enter(Effect):
    """The leader enters play with its figure aside, or not (WFA-ACTION-07)."""

    asks = True
    optional = True

    def __init__(self, leader: i64) -> None:
        super().__init__()
        self.leader = leader

    def possible(self, s: State) -> bool:
        return s.t[LEADER_IS + self.leader] == IN_BOX

    def options(self, s: State) -> None:
        if self.possible(s):
            s.offer(LEADER_MOVE.move(self.leader))
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if LEADER_MOVE.has(move):
            enter_play(s, self.leader)

    def message(self) -> Message:
        return Message("enter-play", {"leader": LEADER.names[self.leader]})


class InPlay(Condition):
    """Is the leader's card in the game? The figure may be in the tank or aside."""

    def __init__(self, leader: i64) -> None:
        self.leader = leader

    def holds(self, s: State) -> bool:
        return in_play(s, self.leader)

    def message(self) -> Message:
        return Message("if-in-play", {"leader": LEADER.names[self.leader]})


class OutOfGame(Condition):
    def __init__(self, leader: i64) -> None:
        self.leader = leader

    def holds(self, s: State) -> bool:
        return s.t[LEADER_IS + self.leader] == GONE

    def message(self) -> Message:
        return Message("if-gone", {"leader": LEADER.names[self.leader]})


class TakeBeneGesserit(Effect):
    """Takes a token that can be used from the next round on (WFA-BG-06)."""

    def run(self, s: State) -> None:
        gain_bene_gesserit(s, s.me[MY_SIDE])

    def message(self) -> Message:
        return Message("take-bene-gesserit")


enter = Enter
leader_in_play = InPlay
leader_gone = OutOfGame
take_bene_gesserit = TakeBeneGesserit
