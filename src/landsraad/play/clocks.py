"""Clocks: how long each person may think, folded from the times in a table's log.

Nothing ticks here. What a seat has left follows from what was written and when, so that a clock is lost no more easily
than the game itself, and every process that reads the log finds the same.

A live clock gives each seat a total, and an increment at the beginning of each of its turns. A clock of days gives so
many days from the moment a decision comes to a seat. Neither runs while a bot decides, while a seat is still free or
when the game is over; a live one also rests while nobody is at the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from landsraad.kernel.errors import BadInput
from landsraad.play.session import TURN_EVENT, Session

LIVE: Final = "live"
DAYS: Final = "correspondence"
DAY: Final = 86_400.0

# What a log says about clocks besides moves.
SIT: Final = "sit"  # somebody took a free seat,
RISE: Final = "rise"  # or gave one up
AWAY: Final = "away"  # a bot decides for the seat until its player is back
COVER: Final = "cover"  # a bot decides for the seat in this turn
BACK: Final = "back"
REST: Final = "rest"  # nobody is at the table,
WAKE: Final = "wake"  # and somebody is again


@dataclass(frozen=True, slots=True)
class ClockRules:
    kind: str
    total: int = 0  # seconds
    increment: int = 0
    days: int = 0

    @property
    def text(self) -> str:
        return f"{LIVE} {self.total} {self.increment}" if self.kind == LIVE else f"{DAYS} {self.days}"


def read_rules(text: str) -> ClockRules | None:
    """From `ClockRules.text`; an empty one means that there is no clock."""
    words = text.split()
    if not words:
        return None
    if words[0] == LIVE and len(words) == 3:
        return ClockRules(LIVE, total=int(words[1]), increment=int(words[2]))
    if words[0] == DAYS and len(words) == 2:
        return ClockRules(DAYS, days=int(words[1]))
    raise BadInput(f"{text!r} is not a clock: 'live TOTAL INCREMENT' in seconds, or 'correspondence DAYS'")


class Pauses:
    """When nobody could have moved, because the server was down or its machine asleep: no clock counts that."""

    def __init__(self) -> None:
        self.spans: list[tuple[float, float]] = []

    def add(self, since: float, until: float) -> None:
        self.spans.append((since, until))

    def between(self, since: float, until: float = float("inf")) -> float:
        return sum(max(0.0, min(until, b) - max(since, a)) for a, b in self.spans)


@dataclass(slots=True)
class Mark:
    """Time that a seat took, or that it was given."""

    seat: str
    step: int  # how many moves stood then
    since: float = 0.0
    until: float = 0.0
    gift: bool = False
    free: bool = False  # a bot's time: it costs nothing


@dataclass(slots=True)
class Clock:
    rules: ClockRules
    people: frozenset[str]  # the seats of persons, and those that wait for one
    start: float
    pauses: Pauses
    open: set[str] = field(default_factory=set)
    away: dict[str, str] = field(default_factory=dict)  # seats a bot decides for: AWAY or COVER
    resting: bool = False
    at: float = 0.0  # when the last entry was written
    asked: list[float] = field(default_factory=list)  # by number of moves: since when that decision waits
    marks: list[Mark] = field(default_factory=list)
    _left: dict[str, float] = field(default_factory=dict)
    _counted: int = 0  # pauses that the count has seen

    def __post_init__(self) -> None:
        self.at = self.start
        self.asked = [self.start]
        self._recount()

    # ------------------------------------------------------------------ what was written

    def began(self, turns: Iterable[str]) -> None:
        """The turns that began before the first move."""
        for seat in turns:
            self._mark(Mark(seat, 0, gift=True))

    def moved(self, at: float, seat: str, turns: Iterable[str], actor: str | None) -> None:
        """`turns` are the seats whose turns began with the move; `actor` decides next."""
        turns = list(turns)
        at = self._took(at, seat)
        comes = actor != seat or actor in turns
        self.asked.append(at if comes else self.asked[-1])
        for one in turns:
            self._mark(Mark(one, len(self.asked) - 1, gift=True))
        if seat in self.people and seat not in self.away:  # a person's move: what a bot does for one wakes nobody
            self.resting = False
        if self.away.get(seat) == COVER and comes:
            del self.away[seat]

    def undone(self, at: float, seat: str, left: int) -> None:
        """Whoever takes moves back pays for the time since they were made: nobody else asked for it."""
        self._took(at, seat)
        self.away.pop(seat, None)  # whoever takes back decides for themselves again
        del self.asked[left + 1:]
        kept = []
        for mark in self.marks:
            if mark.step > left:
                if mark.gift:
                    continue
                mark.seat, mark.step, mark.free = seat, left, False
            kept.append(mark)
        self.marks = kept
        self._recount()

    def told(self, at: float, seat: str, what: str, actor: str | None) -> None:
        """`actor` is the seat to decide, before and after."""
        at = self._took(at, actor)
        if what == SIT:
            self.open.discard(seat)
            self.away.pop(seat, None)
            self.asked[-1] = at
        elif what == RISE:
            self.open.add(seat)
        elif what in (AWAY, COVER):
            self.away[seat] = what
        elif what == BACK:
            self.away.pop(seat, None)
            self._mark(Mark(seat, len(self.asked) - 1, gift=True))
            if seat == actor:
                self.asked[-1] = at
        elif what in (REST, WAKE):
            self.resting = what == REST

    def _took(self, at: float, seat: str | None) -> float:
        """The time from the last entry to this one. Clocks of several machines may differ: it never runs back."""
        at = max(at, self.at)
        if seat is not None and self._goes() and at > self.at:
            self._mark(Mark(seat, len(self.asked) - 1, self.at, at, free=not self.runs(seat)))
        self.at = at
        return at

    # ------------------------------------------------------------------ what follows

    def runs(self, actor: str | None) -> bool:
        """Does the time of the one to decide run?"""
        return actor in self.people and actor not in self.away and self._goes()

    def _goes(self) -> bool:
        return not self.open and not (self.resting and self.rules.kind == LIVE)

    def left(self, seat: str) -> float:
        """Seconds a seat had left at the last entry; it never owes any."""
        if self._counted != len(self.pauses.spans):
            self._recount()
        return self._left.get(seat, float(self.rules.total))

    def until(self, actor: str) -> float:
        """When the time of the one to decide is up, if it runs."""
        if self.rules.kind == LIVE:
            return self.at + self.left(actor) + self.pauses.between(self.at)
        return self.asked[-1] + self.rules.days * DAY + self.pauses.between(self.asked[-1])

    def _mark(self, mark: Mark) -> None:
        self.marks.append(mark)
        self._count(mark)

    def _count(self, mark: Mark) -> None:
        left = self._left.get(mark.seat, float(self.rules.total))
        if mark.gift:
            left += self.rules.increment
        elif not mark.free:
            left -= max(0.0, mark.until - mark.since - self.pauses.between(mark.since, mark.until))
        self._left[mark.seat] = max(0.0, left)

    def _recount(self) -> None:
        self._left = {}
        self._counted = len(self.pauses.spans)
        for mark in self.marks:
            self._count(mark)


def turns_of(session: Session, step: int) -> list[str]:
    """The seats whose turns began with a move; of step -1, before the first one."""
    steps = session.steps
    events = session.table.happened()
    first = 0 if step < 0 else steps[step].events_before
    end = steps[step + 1].events_before if step + 1 < len(steps) else len(events)
    seats = session.table.game.plan.seats
    return [seats[event.seat] for event in events[first:end] if event.kind.name == TURN_EVENT and event.seat >= 0]
