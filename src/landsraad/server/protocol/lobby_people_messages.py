"""Messages about people one follows or blocks, and reports to the operator."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from landsraad.server.protocol.base import In, Out

TableId = Annotated[str, Meta(max_length=40)]
SeatLetter = Annotated[str, Meta(max_length=8)]
SeatToken = Annotated[str, Meta(max_length=200)]


class TieInfo(Out):
    """Somebody one follows or blocks. gathering: the listed table they wait at."""

    id: str
    name: str
    kind: Literal["follow", "block"]
    gathering: str


class People(Out):
    people: list[TieInfo]


class BlockedSeats(Out):
    seats: list[str]


class Reported(Out):
    done: bool


class Holiday(Out):
    on: bool
    left: float  # seconds of holiday this year


class SetHoliday(In):
    on: bool


class NewTie(In):
    """The person at a seat of a table; `token` opens the caller's own seat there."""

    table: TableId
    token: SeatToken
    seat: SeatLetter
    kind: Literal["follow", "block"]


class NewReport(In):
    table: TableId
    token: SeatToken
    seat: SeatLetter
    text: Annotated[str, Meta(max_length=2000)]
