"""The moves of a table before its rules changed, as they were stored. None of them is played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.kernel.codec import decode_state
from landsraad.kernel.deltas import Delta, encode_delta
from landsraad.kernel.engine import Plan, State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import KEPT, MENDED, Event
from landsraad.kernel.layouts import Layout, Position
from landsraad.kernel.packing import pack
from landsraad.play.rulesets import Ruleset, read_ruleset
from landsraad.play.session import TURN_EVENT, Step
from landsraad.server.storage.queries import MOVE, RULES, UNDO, LogRow

NOBODY: Final = -1
SIZE: Final = 4  # bytes before a packed position, which say how long it is


def pack_whole(state: State, events: list[Event]) -> bytes:
    """Packs a position with the events that led to it: the set-up of a table, or where it goes on."""
    packed = pack(state)
    return len(packed).to_bytes(SIZE, "little") + packed + encode_delta(state, state, events)


def packed_position(whole: bytes) -> bytes:
    return whole[SIZE:SIZE + int.from_bytes(whole[:SIZE], "little")]


def events_before(whole: bytes) -> Delta:
    return Delta(whole[SIZE + int.from_bytes(whole[:SIZE], "little"):])


SAME: Final = -1  # instead of a number of lost moves: only the numbers of cells and effects are others from here on


class Past:
    def __init__(self, plan: Plan, log: Sequence[LogRow], layouts: dict[str, Layout]) -> None:
        """All of the log that is given: moves, undos, and the rulesets under which they were made."""
        self.plan = plan
        self.moves: list[int] = []
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.deltas: list[Delta | None] = []
        self.bases: dict[int, Position] = {}  # whole positions, by how many moves had been made
        self._last: tuple[int, Position] | None = None
        mends: dict[int, Event] = {}
        standing: list[tuple[LogRow, Layout | None]] = []
        layout: Layout | None = None
        before: Ruleset | None = None
        for row in log:
            if row.kind == MOVE:
                standing.append((row, layout))
            elif row.kind == UNDO:
                del standing[len(standing) - int(row.text):]
            elif row.kind == RULES and row.delta is not None:
                rules, lost = read_rules(row.text)
                layout = layouts[rules.layout]
                self.bases[len(standing)] = Position(layout, packed_position(row.delta))
                if before is None:
                    self._tell(events_before(row.delta), layout)
                elif lost != SAME:
                    mends[len(standing)] = Event(MENDED, NOBODY, 0, (before.mended, rules.mended, lost))
                before = rules if lost != SAME else before
        for n, (row, under) in enumerate(standing):
            if n in mends:
                self.events.append(mends[n])
            self._take(row, under)
        if len(standing) in mends:
            self.events.append(mends[len(standing)])

    def _take(self, row: LogRow, layout: Layout | None) -> None:
        first = len(self.events)
        delta = None if row.delta is None or layout is None else Delta(row.delta)
        try:
            move = self.plan.moves.parse(row.text)
        except BadInput:  # this version has no such move
            move = NOBODY
        if delta is not None and layout is not None:
            self._tell(delta, layout)
        elif move != NOBODY and not self.plan.moves.family_of(move).secret:
            seat = self.plan.seats.index(row.seat) if row.seat in self.plan.seats else NOBODY
            self.events.append(Event(KEPT, seat, 0, (move, 0, 0)))
        self.moves.append(max(move, 0))
        self.deltas.append(delta)
        self.steps.append(Step(row.seat, first, MENDED.name,
                               any(event.kind.name == TURN_EVENT for event in self.events[first:])))

    def _tell(self, delta: Delta, layout: Layout) -> None:
        told = [layout.event(one, self.plan) for one in delta.events]
        self.events += [event for event in told if event is not None]

    def position_at(self, moves: int) -> Position | None:
        """The position after so many moves; None if it was not stored."""
        begin = max((n for n in self.bases if n <= moves), default=None)
        if begin is None:
            return None
        position = self.bases[begin].copy()
        if self._last is not None and begin < self._last[0] <= moves:
            begin, position = self._last[0], self._last[1].copy()
        for delta in self.deltas[begin:moves]:
            if delta is None:
                return None
            position.apply(delta)
        self._last = (moves, position.copy())
        return position

    def playable_at(self, moves: int) -> State | None:
        """The position after so many moves, if this version can play on from it."""
        position = self.position_at(moves)
        try:
            return None if position is None else decode_state(self.plan, position.encoded())
        except BadInput:
            return None

    def state_at(self, moves: int) -> State | None:
        """To look at."""
        position = self.position_at(moves)
        return None if position is None else position.state(self.plan)


def rules_text(rules: Ruleset, lost: int = 0) -> str:
    """The text of a log entry about rules, with the number of moves that could not be carried over."""
    return f"{rules} {lost}" if lost else str(rules)


def read_rules(text: str) -> tuple[Ruleset, int]:
    rules, _, lost = text.partition(" ")
    return read_ruleset(rules), int(lost or 0)
