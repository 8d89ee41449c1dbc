"""Finds what there is to tell: looks at tables whose log or seats have changed, and puts it into the queue."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, func, select

from landsraad.play import HUMAN
from landsraad.server.notices.queue import Finding, enqueue
from landsraad.server.settings import Settings
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.storage.notice_rows import FULL, INVITE, OVER, TURN, write_look
from landsraad.server.storage.notices_schema import NOTICE_CHANNELS, NOTICE_LOOKS
from landsraad.server.storage.queries import MOVE, OPEN, UNDO
from landsraad.server.storage.schema import KEPT, LOG, SEATS, TABLES
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import Missing

TOLD: Final = logging.getLogger("landsraad.server")
PART: Final = 500  # tables in one question
SCANNED: Final = 200  # tables that one scan looks at


@dataclass(slots=True)
class Snapshot:
    """What a look needs to know of a live table, at one moment."""

    id: str
    seq: int
    actor: str | None
    over: bool
    people: list[str]
    free: list[str]  # open seats
    present: frozenset[str]
    again: str


def snapshot(live: LiveTable) -> Snapshot:
    actor = live.actor_seat()
    waits = actor is not None and actor.controller == HUMAN and not live.is_away(actor.letter)
    return Snapshot(
        live.id, live.seq, actor.letter if waits and actor is not None else None, live.table.over, live.people(),
        [row.seat for row in live.seats if row.controller == OPEN],
        frozenset(seat for seat in live.people() if live.online(seat)), live.again)


class Lookout:
    def __init__(self, store: Store, tables: OpenTables, settings: Settings) -> None:
        self.store = store
        self.tables = tables
        self.settings = settings
        self.pending: set[str] = set()  # by id: nothing may keep a table in memory
        self.wake = asyncio.Event()
        self.on_found: Callable[[], None] = lambda: None

    def changed(self, live: LiveTable) -> None:
        """Called after each change of a table, so it has to be quick."""
        if live.noticed != live.seq or live.noticed_seats is not live.seats:
            self.pending.add(live.id)
            self.wake.set()

    async def run(self) -> None:
        """Looks at what has changed, a little later, so that many changes of a table are one look."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch, self.pending = list(self.pending), set()
            try:
                await self.look(batch)
            except StoreTrouble as error:
                TOLD.warning("notices wait: %s", error)
                self.pending.update(batch)
                await asyncio.sleep(self.settings.notice_scan)
                self.wake.set()
            except Exception as error:
                TOLD.error("a look for notices failed", exc_info=error)
            await asyncio.sleep(self.settings.notice_pause)

    async def keep_scanning(self) -> None:
        """Looks for tables that changed and were not looked at: after a kill, or at a process without notices."""
        while True:
            try:
                await self.scan()
            except StoreTrouble as error:
                TOLD.warning("notices wait: %s", error)
            except Exception as error:
                TOLD.error("a look for notices failed", exc_info=error)
            await asyncio.sleep(self.settings.notice_scan)

    async def scan(self) -> None:
        for id in await self.store.read(unseen):
            try:
                (await self.tables.get_fresh(id)).noticed = -1
            except Missing:
                continue
            await self.look([id])

    async def look(self, batch: list[str]) -> None:
        """Looks at tables. One that has left the memory meanwhile is found by the next scan."""
        for i in range(0, len(batch), PART):
            ids = batch[i:i + PART]
            seats = await self.store.read(lambda c, ids=ids: seats_with_channels(c, ids))  # type: ignore[misc]
            for id in ids:
                live = self.tables.open.get(id)
                if live is None:
                    continue
                if live.id in seats and not live.row.sandbox and not live.row.lesson and not live.deleted:
                    await self._look(live, seats[live.id])
                else:
                    live.noticed, live.noticed_seats = live.seq, live.seats

    async def _look(self, live: LiveTable, kept: list[tuple[str, str]]) -> None:
        seen, seats = snapshot(live), live.seats
        delays = self.settings.notice_delays
        found = await self.store.write(lambda c: find(c, seen, kept, time.time(), delays))
        if found is None:
            return  # another process wrote more, and this one will hear of it
        live.noticed, live.noticed_seats = seen.seq, seats
        if found:
            self.on_found()


def seats_with_channels(connection: Connection, ids: list[str]) -> dict[str, list[tuple[str, str]]]:
    """Of these tables: the seats that profiles with a channel have, each with its profile."""
    rows = connection.execute(
        select(KEPT.c.table_id, KEPT.c.seat, KEPT.c.profile_id).distinct()
        .join(SEATS, (SEATS.c.table_id == KEPT.c.table_id) & (SEATS.c.seat == KEPT.c.seat))
        .join(NOTICE_CHANNELS, NOTICE_CHANNELS.c.profile_id == KEPT.c.profile_id)
        .where(KEPT.c.table_id.in_(ids), KEPT.c.proof == SEATS.c.token, SEATS.c.controller == HUMAN)
        .order_by(KEPT.c.seat, KEPT.c.profile_id))
    out: dict[str, list[tuple[str, str]]] = {}
    for row in rows:
        out.setdefault(str(row.table_id), []).append((str(row.seat), str(row.profile_id)))
    return out


def unseen(connection: Connection) -> list[str]:
    """Tables of profiles with a channel whose log goes on after the last look."""
    last = select(func.max(LOG.c.seq)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    kept = (select(KEPT.c.table_id).join(NOTICE_CHANNELS, NOTICE_CHANNELS.c.profile_id == KEPT.c.profile_id)
            .join(SEATS, (SEATS.c.table_id == KEPT.c.table_id) & (SEATS.c.seat == KEPT.c.seat))
            .where(KEPT.c.table_id == TABLES.c.id, KEPT.c.proof == SEATS.c.token, SEATS.c.controller == HUMAN).exists())
    rows = connection.execute(
        select(TABLES.c.id).outerjoin(NOTICE_LOOKS, NOTICE_LOOKS.c.table_id == TABLES.c.id)
        .where(kept, ~TABLES.c.sandbox, TABLES.c.lesson == "",
               func.coalesce(last, 0) > func.coalesce(NOTICE_LOOKS.c.seq, -1))
        .order_by(TABLES.c.created.desc()).limit(SCANNED))
    return [str(row.id) for row in rows]


def find(connection: Connection, seen: Snapshot, kept: list[tuple[str, str]], now: float,
         delays: tuple[float, float, float]) -> int | None:
    """Puts into the queue what there is to tell of a table, and notes how far it was looked through.

    None if the log is not where the snapshot is.
    """
    head = connection.execute(select(LOG.c.seq, LOG.c.at).where(LOG.c.table_id == seen.id)
                              .order_by(LOG.c.seq.desc()).limit(1)).one_or_none()
    if (0 if head is None else int(head.seq)) != seen.seq:
        return None
    last = last_entry(connection, seen.id)
    at = since(connection, seen.id)
    before = connection.execute(select(NOTICE_LOOKS).where(NOTICE_LOOKS.c.table_id == seen.id)).one_or_none()
    away, here, mail = delays
    n = 0
    for seat, profile in kept:
        own = {one for one, whose in kept if whose == profile}
        others = [one for one in seen.people if one not in own]

        def tell(kind: str, wait: int, at: float, delay: float = 0.0, profile: str = profile, seat: str = seat) -> int:
            return enqueue(connection, Finding(profile, kind, seen.id, seat, wait, at, delay), now, mail)
        if seat == seen.actor and others and (last is None or last.seat != seat):
            n += tell(TURN, wait_of(connection, seen.id, seat), at, here if seat in seen.present else away)
        if seat in seen.present:  # they see it
            continue
        if seen.over and others and last is not None and last.seat not in own:
            n += tell(OVER, 0, at)
        if not seen.over and before is not None and before.free > 0 and not seen.free:
            n += tell(FULL, 0, now)
        if seen.again and (before is None or not before.again) and reserved(connection, seen.again, seat):
            n += tell(INVITE, 0, at if head is None else float(head.at))
    write_look(connection, seen.id, seen.seq, len(seen.free), bool(seen.again))
    return n


def last_entry(connection: Connection, table: str) -> Any:
    """The last move or undo."""
    return connection.execute(select(LOG.c.seq, LOG.c.seat, LOG.c.at).where(
        LOG.c.table_id == table, LOG.c.kind.in_((MOVE, UNDO))).order_by(LOG.c.seq.desc()).limit(1)).one_or_none()


def wait_of(connection: Connection, table: str, seat: str) -> int:
    """What tells one wait of a seat from the next: its own last entry in the log.

    So moves that others take back and make again are the same wait.
    """
    return int(connection.execute(select(func.max(LOG.c.seq)).where(
        LOG.c.table_id == table, LOG.c.seat == seat, LOG.c.kind.in_((MOVE, UNDO)))).scalar() or 0)


def reserved(connection: Connection, table: str, seat: str) -> bool:
    """Whether a seat of the rematch is still free for the one who had it."""
    return connection.execute(select(SEATS.c.seat).where(
        SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.controller == OPEN)).first() is not None


def running_seats(connection: Connection, profile: str, most: int) -> list[tuple[str, str]]:
    """Tables and seats of the games that a profile has not finished."""
    rows = connection.execute(
        select(KEPT.c.table_id, KEPT.c.seat).join(TABLES, TABLES.c.id == KEPT.c.table_id)
        .join(SEATS, (SEATS.c.table_id == KEPT.c.table_id) & (SEATS.c.seat == KEPT.c.seat))
        .where(KEPT.c.profile_id == profile, KEPT.c.proof == SEATS.c.token, ~TABLES.c.finished)
        .order_by(TABLES.c.created.desc()).limit(most))
    return [(str(row.table_id), str(row.seat)) for row in rows]


def since(connection: Connection, table: str) -> float:
    """When the present decision came."""
    last = last_entry(connection, table)
    return float(last.at if last is not None else connection.execute(
        select(TABLES.c.created).where(TABLES.c.id == table)).scalar_one())
