"""Whom a profile follows or blocks, and what players report: the statements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from landsraad.server.lobby.rows import WAITING
from landsraad.server.profiles.rows import new_id
from landsraad.server.storage.lobby_schema import GATHERINGS, PEOPLE, REPORTS, TIES
from landsraad.server.storage.schema import KEPT, PROFILES, SEATS

FOLLOW: Final = "follow"
BLOCK: Final = "block"


@dataclass(slots=True)
class Tie:
    id: str
    other_id: str
    name: str
    kind: str
    since: float


@dataclass(slots=True)
class Report:
    table_id: str
    seat: str
    about: str
    name: str
    text: str
    at: float


def profile_at(connection: Connection, table: str, seat: str) -> str | None:
    """The profile that has a seat."""
    found = connection.execute(
        select(KEPT.c.profile_id)
        .join(SEATS, and_(SEATS.c.table_id == KEPT.c.table_id, SEATS.c.seat == KEPT.c.seat))
        .where(KEPT.c.table_id == table, KEPT.c.seat == seat, KEPT.c.proof == SEATS.c.token)
        .order_by(KEPT.c.since).limit(1)).scalar_one_or_none()
    return None if found is None else str(found)


def tie(connection: Connection, profile: str, other: str, kind: str, now: float) -> None:
    """Follows or blocks somebody. One excludes the other."""
    connection.execute(delete(TIES).where(TIES.c.profile_id == profile, TIES.c.other_id == other))
    connection.execute(insert(TIES).values(id=new_id(), profile_id=profile, other_id=other, kind=kind, since=now))


def untie(connection: Connection, profile: str, id: str) -> int:
    return connection.execute(delete(TIES).where(TIES.c.profile_id == profile, TIES.c.id == id)).rowcount


def count_ties(connection: Connection, profile: str) -> int:
    return int(connection.execute(select(func.count()).select_from(TIES).where(
        TIES.c.profile_id == profile)).scalar_one())


def ties_of(connection: Connection, profile: str) -> list[Tie]:
    found = connection.execute(
        select(TIES.c.id, TIES.c.other_id, PROFILES.c.name, TIES.c.kind, TIES.c.since)
        .join(PROFILES, PROFILES.c.id == TIES.c.other_id)
        .where(TIES.c.profile_id == profile).order_by(TIES.c.kind.desc(), PROFILES.c.name, TIES.c.id))
    return [Tie(*row) for row in found]


def is_blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether one of the two blocks the other."""
    return connection.execute(select(TIES.c.id).where(TIES.c.kind == BLOCK, or_(
        and_(TIES.c.profile_id == one, TIES.c.other_id == other),
        and_(TIES.c.profile_id == other, TIES.c.other_id == one)))).first() is not None


def blocked_seats(connection: Connection, profile: str, table: str) -> list[str]:
    """The seats of a table whose players the profile blocks."""
    found = connection.execute(
        select(KEPT.c.seat).join(TIES, and_(TIES.c.other_id == KEPT.c.profile_id, TIES.c.profile_id == profile,
                                            TIES.c.kind == BLOCK))
        .join(SEATS, and_(SEATS.c.table_id == KEPT.c.table_id, SEATS.c.seat == KEPT.c.seat))
        .where(KEPT.c.table_id == table, KEPT.c.proof == SEATS.c.token).order_by(KEPT.c.seat))
    return [str(row.seat) for row in found]


def gatherings_of(connection: Connection, profile: str, others: list[str]) -> dict[str, str]:
    """The listed gatherings that people are at, by profile; not of those who block the one who asks."""
    found = connection.execute(
        select(PEOPLE.c.profile_id, GATHERINGS.c.id).join(GATHERINGS, GATHERINGS.c.id == PEOPLE.c.gathering_id)
        .where(PEOPLE.c.profile_id.in_(others), GATHERINGS.c.listed, GATHERINGS.c.state.in_(WAITING)))
    return {str(row.profile_id): str(row.id) for row in found
            if not is_blocked(connection, profile, str(row.profile_id))}


def write_report(connection: Connection, report: Report, most: int) -> bool:
    """Stores a report. False if this seat has reported enough at this table."""
    said = connection.execute(select(func.count()).select_from(REPORTS).where(
        REPORTS.c.table_id == report.table_id, REPORTS.c.seat == report.seat)).scalar_one()
    if said >= most:
        return False
    connection.execute(insert(REPORTS).values(
        id=new_id(), table_id=report.table_id, seat=report.seat, about=report.about, name=report.name,
        text=report.text, at=report.at, done=False))
    return True
