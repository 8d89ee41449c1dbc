"""Effects that move agents, the Mentat and the Swordmaster, and that harvest spice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import run_hooks
from landsraad.games.dune.components.moments import AGENT_RECALLED
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.state.cells import (
    AGENTS,
    BONUS_SPICE,
    COUNCIL,
    FROM,
    FROM_LEADER,
    LEADS,
    MENTAT,
    MENTAT_NEXT,
    OCCUPIED,
    POSTED,
    RECALL,
    SILENCE,
    SILENCED,
    SPICE,
    SPICE_MULTIPLIER,
    SWORDMASTER,
    TAKEN,
)
from landsraad.games.dune.state.events import CLOSED_SPACE, HIRED, MENTAT_TAKEN, MOVED_AGENT, RECALLED, SEATED
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message


def place_agent(s: State, seat: i64, where: i64) -> None:
    POSTED.more(s.seats[seat], where)
    OCCUPIED.more(s.t, where)
    s.t[TAKEN] |= 1 << where


def lift_agent(s: State, seat: i64, where: i64) -> None:
    POSTED.less(s.seats[seat], where)
    OCCUPIED.less(s.t, where)
    if OCCUPIED.of(s.t, where) == 0:
        s.t[TAKEN] &= ~(1 << where)


class Whence(Effect):
    """Kwisatz Haderach: asks whether the agent comes from the leader or from a space (IMP-CARD-11, IMP-CARD-12).

    The agent already stands on its new space, the number in `step`. It can come from that space only if the seat had
    another agent there before.
    """

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        if s.me[AGENTS] > 0:
            s.offer(FROM_LEADER.move())
        for i in range(len(box_of(s).spaces)):
            if POSTED.of(s.me, i) > (1 if i == s.step else 0):
                s.offer(FROM.move(i))

    def play(self, s: State, move: i64) -> None:
        if FROM_LEADER.has(move):
            s.me[AGENTS] -= 1
        else:
            lift_agent(s, s.seat, FROM.a(move))
            if s.has_listeners:
                s.emit(MOVED_AGENT, s.seat, FROM.a(move))


class RecallAgent(Effect):
    """Returns one of your agents from the board to your leader, ready to be sent again (IMP-SYMBOL-02)."""

    asks = True
    decision = "place"

    def there(self, s: State, where: i64) -> i64:
        """Counts the seat's agents on a space."""
        return POSTED.of(s.me, where)

    def possible(self, s: State) -> bool:
        for i in range(len(box_of(s).spaces)):
            if self.there(s, i) > 0:
                return True
        return False

    def options(self, s: State) -> None:
        for i in range(len(box_of(s).spaces)):
            if self.there(s, i) > 0:
                s.offer(RECALL.move(i))

    def play(self, s: State, move: i64) -> None:
        lift_agent(s, s.seat, RECALL.a(move))
        s.me[AGENTS] += 1
        s.step = RECALL.a(move)
        run_hooks(s, AGENT_RECALLED)
        if s.has_listeners:
            s.emit(RECALLED, s.seat, RECALL.a(move))

    def message(self) -> Message:
        return Message("recall-agent")


class Silence(Effect):
    """The Voice: opponents cannot send an agent to the chosen space until your next turn (IMP-CARD-09)."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        for i in range(len(box_of(s).spaces)):
            s.offer(SILENCE.move(i))

    def play(self, s: State, move: i64) -> None:
        s.me[SILENCED] = SILENCE.a(move)
        if s.has_listeners:
            s.emit(CLOSED_SPACE, s.seat, SILENCE.a(move))

    def message(self) -> Message:
        return Message("silence")


class TakeMentat(Effect):
    """Takes the Mentat, if it is on its own space (IMP-MENTAT-03)."""

    def run(self, s: State) -> None:
        if s.t[MENTAT] == NONE:
            s.t[MENTAT] = s.seat
            s.me[AGENTS] += 1
            if s.has_listeners:
                s.emit(MENTAT_TAKEN, s.seat)

    def message(self) -> Message:
        return Message("take-mentat")


class MentatHome(Condition):
    def holds(self, s: State) -> bool:
        return s.t[MENTAT] == NONE

    def message(self) -> Message:
        return Message("if-mentat-home")


class WinMentat(Effect):
    """Takes the Mentat from wherever it is, as an agent for the next round (IMP-MENTAT-04, IMP-MENTAT-05)."""

    def run(self, s: State) -> None:
        s.t[MENTAT_NEXT] = s.seat

    def message(self) -> Message:
        return Message("win-mentat")


class TakeCouncilSeat(Effect):
    def run(self, s: State) -> None:
        s.me[COUNCIL] = 1
        if s.has_listeners:
            s.emit(SEATED, s.seat)
        leader = box_of(s).leaders[s.me[LEADS]]
        if leader.council is not NOTHING:
            s.push(leader.council, s.seat, leader.source)

    def message(self) -> Message:
        return Message("council-seat", {"n": 2})


class HireSwordmaster(Effect):
    """Gives the seat its third agent, at once and for the rest of the game."""

    def run(self, s: State) -> None:
        s.me[SWORDMASTER] = 1
        s.me[AGENTS] += 1
        if s.has_listeners:
            s.emit(HIRED, s.seat)

    def message(self) -> Message:
        return Message("hire-swordmaster")


class Harvest(Effect):
    """Harvests the base spice and all bonus spice of a maker space (IMP-SPICE-01). `source` is the space."""

    def __init__(self, base: i64) -> None:
        super().__init__()
        self.base = base

    def run(self, s: State) -> None:
        leader = box_of(s).leaders[s.me[LEADS]]
        where = member_of(s.source)
        spice = self.base * (1 + s.me[SPICE_MULTIPLIER]) + BONUS_SPICE.of(s.t, where) - leader.harvest_less
        BONUS_SPICE.put(s.t, where, 0)
        gain(s, s.seat, SPICE, spice)
        if leader.harvested is not NOTHING:
            s.push(leader.harvested, s.seat, leader.source)

    def message(self) -> Message:
        return Message("harvest", {"n": self.base})


def harvest(base: int) -> Harvest:
    return Harvest(base)


silence = Silence
recall_agent = RecallAgent
take_mentat = TakeMentat
win_mentat = WinMentat
take_council_seat = TakeCouncilSeat
hire_swordmaster = HireSwordmaster
MENTAT_HOME: Final = MentatHome()
WHENCE: Final = labelled("Whence", Whence())
