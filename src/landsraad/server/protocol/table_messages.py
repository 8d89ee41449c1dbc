"""What goes over the wire around the table: clocks, coming back, rematches, the tables one sits at."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from landsraad.server.protocol.base import In, Out

# ------------------------------------------------------------------ clocks


class LiveClock(In, tag_field="kind", tag="live"):
    """So many seconds for each seat, and so many more at the beginning of each of its turns."""

    total: Annotated[int, Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 15


class DayClock(In, tag_field="kind", tag="correspondence"):
    """So many days from the moment a decision comes to a seat."""

    days: Annotated[int, Meta(ge=1, le=60)] = 3


class ClockInfo(Out):
    """The clocks of a table. Times are seconds since 1970 by the server's clock, which `GET /api/now` tells."""

    kind: Literal["live", "correspondence"]
    total: int = 0
    increment: int = 0
    days: int = 0
    left: dict[str, float] = {}  # live: seconds each person's seat had left at `since`
    away: dict[str, Literal["away", "cover"]] = {}  # seats a bot decides for: until their player is back, or this turn
    runs: str | None = None  # whose time runs
    since: float = 0.0
    until: float = 0.0  # when that time is up
    takeover: float = 0.0  # live: when a bot takes the seat then; 0: nobody else is here to wait for it
    resting: bool = False  # live: nobody was here, and the time stood still
    paused: bool = False  # all people agreed that no clock runs
    pausing: list[str] = []  # seats that want a pause
    holidays: list[str] = []  # seats whose players are on holiday: their days stand still


# ------------------------------------------------------------------ people


class Return(In):
    """The player of a seat that a bot decided for is back."""

    token: str


class Cover(In):
    """Somebody else's days are over: a bot is to decide for them in this turn. `expect` as for a move."""

    token: str
    expect: int


class Pause(In):
    """The player of a seat wants all clocks to stop (they do when everybody wants it), or to go on."""

    token: str
    on: bool


class Rematch(In):
    """Those who hold these seats want to play once more: the first to say so makes the table, the others join it."""

    tokens: Annotated[list[str], Meta(min_length=1, max_length=8)]


class OwnSeats(In):
    id: str
    tokens: Annotated[list[str], Meta(max_length=8)]


class Mine(In):
    tables: Annotated[list[OwnSeats], Meta(max_length=20)]


class OwnTable(Out):
    """A table one sits at, as the first page shows it."""

    id: str
    known: bool  # the table is there, and the tokens open seats of it
    over: bool = False
    round: int | None = None
    yours: bool = False  # one of these seats is to decide
    actor: str = ""  # the name of the one who is
    people: list[str] = []
    clock: ClockInfo | None = None
    again: str = ""


class Now(Out):
    now: float  # seconds since 1970 by the server's clock
