"""The queue of notices in the database. Any number of processes share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update

from landsraad.server.storage.notice_rows import INVITE, TURN, make, way_of
from landsraad.server.storage.notices_schema import NOTICE_CHANNELS, NOTICE_QUEUE, NOTICE_SETTINGS
from landsraad.server.storage.schema import PROFILES

WAITING: Final = "waiting"
CLAIMED: Final = "claimed"  # by a process that prepares it
BEGUN: Final = "begun"  # the first byte may have gone out: never sent again
SENT: Final = "sent"
PAST: Final = "past"  # it did not hold any more
FAILED: Final = "failed"
UNKNOWN: Final = "unknown"  # begun, and nobody knows how it ended
OPEN_STATES: Final = (WAITING, CLAIMED, BEGUN)
LEASE: Final = 120.0  # seconds: more than an attempt takes
TOGETHER: Final = 20  # rows that a process claims at once


@dataclass(slots=True)
class QueueRow:
    id: int
    profile_id: str
    channel_id: str
    kind: str
    table_id: str
    seat: str
    wait: int
    created: float
    due: float
    tries: int


@dataclass(slots=True)
class Finding:
    """Something to tell a profile about one of its seats."""

    profile_id: str
    kind: str
    table_id: str
    seat: str
    wait: int
    at: float  # when it happened: a channel gets nothing that was before it
    delay: float


def listeners(connection: Connection, profile: str) -> list[Any]:
    """The channels of a profile that may be told something, with what each way wants."""
    return list(connection.execute(
        select(NOTICE_CHANNELS.c.id, NOTICE_CHANNELS.c.kind, NOTICE_CHANNELS.c.created, NOTICE_SETTINGS)
        .join(NOTICE_SETTINGS, NOTICE_SETTINGS.c.profile_id == NOTICE_CHANNELS.c.profile_id)
        .join(PROFILES, PROFILES.c.id == NOTICE_CHANNELS.c.profile_id)
        .where(NOTICE_CHANNELS.c.profile_id == profile, ~NOTICE_CHANNELS.c.off,
               NOTICE_CHANNELS.c.confirmed.is_not(None), PROFILES.c.closed.is_(None))
        .order_by(NOTICE_CHANNELS.c.created)).mappings())


def enqueue(connection: Connection, found: Finding, now: float, mail_delay: float) -> int:
    """Puts one row for each channel into the queue. What is there already stays as it is."""
    n = 0
    for one in listeners(connection, found.profile_id):
        way = way_of(one["kind"])
        if found.kind not in str(one[way]).split() or found.at < one["created"]:
            continue
        same = (NOTICE_QUEUE.c.channel_id == one["id"], NOTICE_QUEUE.c.kind == found.kind,
                NOTICE_QUEUE.c.table_id == found.table_id, NOTICE_QUEUE.c.seat == found.seat)
        if found.kind == TURN:  # earlier waits are over: their rows are not needed any more
            connection.execute(delete(NOTICE_QUEUE).where(*same, NOTICE_QUEUE.c.wait < found.wait,
                                                          NOTICE_QUEUE.c.state.not_in((CLAIMED, BEGUN))))
        due = now + found.delay + (mail_delay if way == "mail" else 0.0)
        n += connection.execute(make(connection)(NOTICE_QUEUE).values(
            profile_id=found.profile_id, channel_id=one["id"], kind=found.kind, table_id=found.table_id,
            seat=found.seat, wait=found.wait, created=now, due=due, state=WAITING).on_conflict_do_nothing()).rowcount
    return n


def invite(connection: Connection, profile: str, table: str, seat: str, now: float) -> int:
    """Tells a profile that a seat is reserved for it. For everything that invites people."""
    return enqueue(connection, Finding(profile, INVITE, table, seat, 0, now, 0.0), now, 0.0)


def claim(connection: Connection, owner: str, now: float) -> list[QueueRow]:
    """Takes what is due, for as long as the lease."""
    q = NOTICE_QUEUE.c
    found = connection.execute(
        select(q.id, q.profile_id, q.channel_id, q.kind, q.table_id, q.seat, q.wait, q.created, q.due, q.tries)
        .where(q.state == WAITING, q.due <= now).order_by(q.due, q.id).limit(TOGETHER)
        .with_for_update(skip_locked=True)).all()
    if found:
        connection.execute(update(NOTICE_QUEUE).where(q.id.in_([row.id for row in found]))
                           .values(state=CLAIMED, owner=owner, lease=now + LEASE))
    return [QueueRow(**row._mapping) for row in found]


def begin(connection: Connection, id: int, owner: str, now: float) -> bool:
    """Notes that the attempt begins. False if the lease is over and somebody else may have it."""
    q = NOTICE_QUEUE.c
    return connection.execute(
        update(NOTICE_QUEUE).where(q.id == id, q.state == CLAIMED, q.owner == owner, q.lease > now)
        .values(state=BEGUN, lease=now + LEASE)).rowcount == 1


def settle(connection: Connection, id: int, owner: str, state: str, due: float | None = None,
           tries: int | None = None) -> bool:
    """Notes how it ended, or that it waits for another attempt."""
    q = NOTICE_QUEUE.c
    values: dict[str, Any] = {"state": state}
    if due is not None:
        values["due"] = due
    if tries is not None:
        values["tries"] = tries
    return connection.execute(update(NOTICE_QUEUE).where(
        q.id == id, q.owner == owner, q.state.in_((CLAIMED, BEGUN))).values(**values)).rowcount == 1


def recover(connection: Connection, now: float) -> list[str]:
    """Takes care of what a process left behind that has died. Returns channels whose attempt was interrupted."""
    q = NOTICE_QUEUE.c
    connection.execute(update(NOTICE_QUEUE).where(q.state == CLAIMED, q.lease < now).values(state=WAITING))
    lost = connection.execute(select(q.id, q.channel_id).where(q.state == BEGUN, q.lease < now)).all()
    if lost:
        connection.execute(update(NOTICE_QUEUE).where(q.id.in_([row.id for row in lost]), q.state == BEGUN)
                           .values(state=UNKNOWN))
    return [str(row.channel_id) for row in lost]


def next_due(connection: Connection) -> float | None:
    found = connection.execute(select(func.min(NOTICE_QUEUE.c.due)).where(NOTICE_QUEUE.c.state == WAITING)).scalar()
    return None if found is None else float(found)
