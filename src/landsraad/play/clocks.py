"""Clocks: how long each person may think, computed from the times in a table's log.

Nothing ticks here. The time a seat has left follows from the log alone, so a clock is as durable as the game itself,
and every process that reads the log gets the same result.

A live clock gives each seat a total, and an increment at the start of each of its turns. A correspondence clock gives a
number of days for each decision. Neither runs while a bot decides, a seat is free, or the game is over. A live clock
also rests while nobody is at the table.
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

# Entries of a log about clocks, besides moves. AWAY: a bot decides for the seat until its player is back. COVER: a bot
# decides for the seat in this turn. REST and WAKE: nobody, or somebody again, is at the table. PAUSE: a seat wants all
# clocks to stop, which they do when everybody wants it; RESUME: one of them goes on. HOLIDAY and HOME: the player of a
# seat goes on holiday, and is home again.
SIT: Final = "sit"
RISE: Final = "rise"
AWAY: Final = "away"
COVER: Final = "cover"
BACK: Final = "back"
REST: Final = "rest"
WAKE: Final = "wake"
PAUSE: Final = "pause"
RESUME: Final = "resume"
HOLIDAY: Final = "holiday"
HOME: Final = "home"


@dataclass(frozen=True, slots=True)
class ClockRules:
    """The kind of clock: seconds `total` and `increment` if live, `days` if correspondence."""

    kind: str
    total: int = 0
    increment: int = 0
    days: int = 0

    @property
    def text(self) -> str:
        return f"{LIVE} {self.total} {self.increment}" if self.kind == LIVE else f"{DAYS} {self.days}"


def read_rules(text: str) -> ClockRules | None:
    """Reads `ClockRules.text`. An empty text means no clock."""
    words = text.split()
    if not words:
        return None
    if words[0] == LIVE and len(words) == 3:
        return ClockRules(LIVE, total=int(words[1]), increment=int(words[2]))
    if words[0] == DAYS and len(words) == 2:
        return ClockRules(DAYS, days=int(words[1]))
    raise BadInput(f"{text!r} is not a clock; write 'live TOTAL INCREMENT' in seconds, or 'correspondence DAYS'")


class Pauses:
    """Times when nobody could move because the server was down or asleep. Clocks ignore them."""

    def __init__(self) -> None:
        self.spans: list[tuple[float, float]] = []

    def add(self, since: float, until: float) -> None:
        self.spans.append((since, until))

    def between(self, since: float, until: float = float("inf")) -> float:
        """Returns the seconds of pauses in this interval."""
        return sum(max(0.0, min(until, b) - max(since, a)) for a, b in self.spans)


@dataclass(slots=True)
class TimeSpan:
    """Time that a seat used, or an increment.

    step: the number of moves at that time.
    is_free: a bot's time, which costs nothing.
    """

    seat: str
    step: int
    since: float = 0.0
    until: float = 0.0
    is_increment: bool = False
    is_free: bool = False


@dataclass(slots=True)
class Clock:
    """The clock of a table.

    people: seats of persons, and seats that wait for one. open: the latter.
    away: seats that a bot decides for, AWAY or COVER.
    agreed: seats that want a pause. paused: since when all of them do.
    holidays: seats on holiday, and since when.
    gone: seats that a bot took over, and whose players have done nothing since.
    at: the time of the last entry.
    asked: by number of moves, the time since which that decision waits.
    """

    rules: ClockRules
    people: frozenset[str]
    start: float
    pauses: Pauses
    open: set[str] = field(default_factory=set)
    away: dict[str, str] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    resting: bool = False
    agreed: set[str] = field(default_factory=set)
    paused: float | None = None
    holidays: dict[str, float] = field(default_factory=dict)
    at: float = 0.0
    asked: list[float] = field(default_factory=list)
    spans: list[TimeSpan] = field(default_factory=list)
    _left: dict[str, float] = field(default_factory=dict)
    _pauses_counted: int = 0

    def __post_init__(self) -> None:
        self.at = self.start
        self.asked = [self.start]
        self._recount()

    # ------------------------------------------------------------------ entries of the log

    def began(self, turns: Iterable[str]) -> None:
        """Adds the turns that began before the first move."""
        for seat in turns:
            self._add(TimeSpan(seat, 0, is_increment=True))

    def moved(self, at: float, seat: str, turns: Iterable[str], actor: str | None) -> None:
        """Adds a move. `turns` are the seats whose turns began with it, and `actor` decides next."""
        turns = list(turns)
        at = self._add_time(at, seat)
        comes = actor != seat or actor in turns
        self.asked.append(at if comes else self.asked[-1])
        for one in turns:
            self._add(TimeSpan(one, len(self.asked) - 1, is_increment=True))
        if seat in self.people and seat not in self.away:  # a bot's move wakes nobody
            self.resting = False
            if self.paused is not None:  # somebody who moves goes on
                self.agreed.clear()
                self.paused = None
            self.gone.discard(seat)
        if self.away.get(seat) == COVER and comes:
            del self.away[seat]

    def undone(self, at: float, seat: str, left: int) -> None:
        """Removes moves. The seat that undoes them pays for the time since they were made."""
        self._add_time(at, seat)
        self.away.pop(seat, None)  # a person who undoes a move is back
        self.gone.discard(seat)
        del self.asked[left + 1:]
        kept = []
        for span in self.spans:
            if span.step > left:
                if span.is_increment:
                    continue
                span.seat, span.step, span.is_free = seat, left, False
            kept.append(span)
        self.spans = kept
        self._recount()

    def status_changed(self, at: float, seat: str, what: str, actor: str | None) -> None:
        """Adds an entry such as SIT or AWAY. `actor` is the deciding seat, before and after."""
        at = self._add_time(at, actor)
        if what == SIT:
            self.open.discard(seat)
            self.away.pop(seat, None)
            self.gone.discard(seat)
            self.asked[-1] = at
        elif what == RISE:
            self.open.add(seat)
        elif what in (AWAY, COVER):
            self.away[seat] = what
            self.gone.add(seat)
        elif what == BACK:
            self.away.pop(seat, None)
            self.gone.discard(seat)
            self._add(TimeSpan(seat, len(self.asked) - 1, is_increment=True))
            if seat == actor:
                self.asked[-1] = at
        elif what in (REST, WAKE):
            self.resting = what == REST
        elif what == PAUSE:
            self.agreed.add(seat)
            if self.paused is None and self.agreed >= self.people - self.open - self.away.keys():
                self.paused = at
        elif what == RESUME:
            self.agreed.discard(seat)
            if self.paused is not None:
                self.asked[-1] += at - max(self.paused, self.asked[-1])
                self.agreed.clear()
                self.paused = None
        elif what == HOLIDAY:
            self.holidays.setdefault(seat, at)
        elif what == HOME:
            since = self.holidays.pop(seat, at)
            if seat == actor:
                self.asked[-1] += at - max(since, self.asked[-1])

    def _add_time(self, at: float, seat: str | None) -> float:
        """Adds the time since the last entry. Never runs backwards, as machines' clocks may differ."""
        at = max(at, self.at)
        if seat is not None and self._is_running() and at > self.at:
            self._add(TimeSpan(seat, len(self.asked) - 1, self.at, at, is_free=not self.runs(seat)))
        self.at = at
        return at

    # ------------------------------------------------------------------ results

    def runs(self, actor: str | None) -> bool:
        """Whether the time of the deciding seat runs."""
        return (actor in self.people and actor not in self.away and actor not in self.holidays
                and self._is_running())

    def _is_running(self) -> bool:
        return not self.open and self.paused is None and not (self.resting and self.rules.kind == LIVE)

    def left(self, seat: str) -> float:
        """Returns the seconds a seat had left at the last entry, at least 0."""
        if self._pauses_counted != len(self.pauses.spans):
            self._recount()
        return self._left.get(seat, float(self.rules.total))

    def until(self, actor: str) -> float:
        """Returns when the time of the deciding seat is up, if it runs."""
        if self.rules.kind == LIVE:
            return self.at + self.left(actor) + self.pauses.between(self.at)
        return self.asked[-1] + self.rules.days * DAY + self.pauses.between(self.asked[-1])

    def _add(self, span: TimeSpan) -> None:
        self.spans.append(span)
        self._count(span)

    def _count(self, span: TimeSpan) -> None:
        left = self._left.get(span.seat, float(self.rules.total))
        if span.is_increment:
            left += self.rules.increment
        elif not span.is_free:
            left -= max(0.0, span.until - span.since - self.pauses.between(span.since, span.until))
        self._left[span.seat] = max(0.0, left)

    def _recount(self) -> None:
        self._left = {}
        self._pauses_counted = len(self.pauses.spans)
        for span in self.spans:
            self._count(span)


def turns_of(session: Session, step: int) -> list[str]:
    """Returns the seats whose turns began with a step; for step -1, before the first move."""
    steps = session.steps
    events = session.table.happened()
    first = 0 if step < 0 else steps[step].events_before
    end = steps[step + 1].events_before if step + 1 < len(steps) else len(events)
    seats = session.table.game.plan.seats
    return [seats[event.seat] for event in events[first:end] if event.kind.name == TURN_EVENT and event.seat >= 0]
