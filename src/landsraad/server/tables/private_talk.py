"""The cone of silence: private talk between players who share a side (WFA-TEAM-09, WFA-TEAM-10).

A cone is a chat line that everybody sees; players may open a few in a game, each for a short while. How many are left
and how long the last one lasts follow from these lines, so nothing else is stored. Messages under a cone go to the
partners only.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.play import HUMAN
from landsraad.server.protocol import messages as wire
from landsraad.server.storage.queries import ChatRow, SeatRow, write_chat
from landsraad.server.storage.schema import CHAT
from landsraad.server.tables.refusals import Refused

CONE: Final = "cone"
SECONDS: Final = 180.0


def hears(row: ChatRow, seat: str | None) -> bool:
    """Whether a line is meant for that seat; None is a spectator."""
    return row.heard == "" or (seat is not None and seat in row.heard.split())


def team_of(table: Table, seat: str) -> list[str]:
    """The seats that play together with a seat, itself included."""
    viewer = table.seats.index(seat)
    return [name for i, name in enumerate(table.seats) if table.state.is_mate(viewer, i)]


def cones(table: Table, chat: list[ChatRow]) -> list[wire.Cone]:
    """For each shared side, how many cones are left and until when the last one lasts."""
    allowed = table.game.private_talks(table.state)
    out: list[wire.Cone] = []
    if allowed == 0:
        return out
    for seat in table.seats:
        team = team_of(table, seat)
        if len(team) > 1 and team[0] == seat:
            opened = [row.at for row in chat if row.kind == CONE and row.seat in team]
            out.append(wire.Cone(seats=team, left=allowed - len(opened), until=opened[-1] + SECONDS if opened else 0.0))
    return out


def cone_of(table: Table, chat: list[ChatRow], seats: list[SeatRow], seat: str) -> wire.Cone:
    """The cone of a seat. Refused if there is nobody to talk to."""
    people = {row.seat for row in seats if row.controller == HUMAN}
    for cone in cones(table, chat):
        if seat in cone.seats and len(people & set(cone.seats)) > 1:
            return cone
    raise Refused(Reason("no-cone"))


def check_opening(cone: wire.Cone, now: float) -> None:
    if now < cone.until:
        raise Refused(Reason("cone-open"))
    if cone.left <= 0:
        raise Refused(Reason("cones-used"))


def check_talking(cone: wire.Cone, now: float) -> None:
    """Refuses what comes too late by the server's clock."""
    if now >= cone.until:
        raise Refused(Reason("cone-over"))


def write_cone(connection: Connection, id: str, seat: str, name: str, at: float, team: list[str],
               used: int) -> ChatRow | None:
    """Stores a new cone. None if a partner opened one first, at another process."""
    n = connection.execute(select(func.count()).select_from(CHAT).where(
        CHAT.c.table_id == id, CHAT.c.kind == CONE, CHAT.c.seat.in_(team))).scalar()
    return write_chat(connection, id, seat, name, "", at, kind=CONE) if n == used else None
