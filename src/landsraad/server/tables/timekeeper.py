"""Who keeps the time: hands a seat to a bot when its time is up, lets clocks rest while nobody is there, and notes when
the whole house was asleep.

Everything it decides is an entry of the table's log. Of several processes that decide the same, one gets it written.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection, insert, select, update

from landsraad.play.clocks import AWAY, LIVE, REST, WAKE, Clock, Pauses
from landsraad.server.settings import Settings
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.storage.schema import HOUSE, PAUSES
from landsraad.server.tables.background import spawn
from landsraad.server.tables.live_table import Room
from landsraad.server.tables.refusals import Missing, Stale

LOG: Final = logging.getLogger("landsraad.server")


class Keeper:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.pauses = Pauses()
        self._known = 0  # the last pause read

    # ------------------------------------------------------------------ is the house awake?

    async def pulse(self) -> bool:
        """Say that somebody is here, and learn when nobody was; True if that was news."""
        known, gap = self._known, self.settings.gap
        found = await self.store.write(lambda c: beat(c, known, gap))
        news = [row for row in found if row[0] > self._known]
        for id, since, until in news:
            self.pauses.add(since, until)
            self._known = id
        return bool(news)

    # ------------------------------------------------------------------ one table

    def consider(self, room: Room) -> None:
        """After each change, also of who is there: look at the table again when something is due."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        room.takeover = 0.0
        clock = room.clock
        if clock is None or clock.rules.kind != LIVE or room.table.over or room.stuck or room.forgotten:
            return
        self._look_around(room)
        if clock.resting:
            if any(self._is_here(room, seat) for seat in room.people()):
                spawn(self._write(room, "", WAKE))
            return
        room.takeover = self._takes(room)
        due = [at for at in (room.takeover, self._rests(room)) if at]
        if due:
            wait = max(0.0, min(due) - time.time()) + 0.02
            room.timer = asyncio.get_running_loop().call_later(wait, lambda: spawn(self._time_is_up(room)))

    def _look_around(self, room: Room) -> None:
        """Since when does somebody wait for the one to decide? Nobody's seat is taken over for nobody's sake."""
        actor = room.table.actor
        if not any(seat != actor and self._is_here(room, seat) for seat in room.people()):
            room.company = 0.0
        elif not room.company:
            room.company = time.time()

    def _is_here(self, room: Room, seat: str) -> bool:
        return room.online(seat) or time.time() - room.seen.get(seat, 0.0) < self.settings.rest

    def _takes(self, room: Room) -> float:
        """When a bot takes the seat of the one to decide; 0: not as things are."""
        clock, actor = room.clock, room.table.actor
        if clock is None or actor is None or not clock.runs(actor) or not room.company:
            return 0.0
        return max(clock.until(actor), room.company) + self.settings.grace

    def _rests(self, room: Room) -> float:
        """When the clock is to rest, if nobody comes; 0: somebody is there."""
        return 0.0 if any(room.online(seat) for seat in room.people()) else last_seen(room) + self.settings.rest

    async def _time_is_up(self, room: Room) -> None:
        """Something may be due. The machine may have slept meanwhile: ask the house before anybody pays for it."""
        try:
            await self.pulse()
        except StoreTrouble as error:
            LOG.warning("table %s: its clock waits: %s", room.id, error)
            await asyncio.sleep(self.settings.pulse)
        self._look_around(room)
        now, actor, rests = time.time(), room.table.actor, self._rests(room)
        if rests and now >= rests:
            await self._write(room, "", REST)
        elif actor is not None and 0 < self._takes(room) <= now:
            await self._write(room, actor, AWAY)
        else:
            self.consider(room)

    async def _write(self, room: Room, seat: str, what: str) -> None:
        def holds(clock: Clock) -> bool:
            """Under the lock: is it still so?"""
            if what == AWAY:
                return room.table.actor == seat and 0 < self._takes(room) <= time.time()
            return clock.resting if what == WAKE else not clock.resting and bool(self._rests(room))
        try:
            await room.tell_clock(seat, what, holds, last_seen(room) if what == REST else None)
        except Stale:
            self.consider(room)  # something else happened first: it may be due all the same
        except Missing:
            pass  # the table was deleted
        except StoreTrouble as error:
            LOG.warning("table %s: its clock waits: %s", room.id, error)
            await asyncio.sleep(self.settings.pulse)
            self.consider(room)


def last_seen(room: Room) -> float:
    return max(room.seen.values(), default=room.opened)


def beat(connection: Connection, known: int, gap: float) -> list[tuple[int, float, float]]:
    """The pauses after those that are known, one more of them if nobody has been here for too long."""
    now = time.time()
    last = float(connection.execute(select(HOUSE.c.at).where(HOUSE.c.id == 1).with_for_update()).scalar_one())
    if last and now - last > gap:  # 0: the first sign of life ever
        connection.execute(insert(PAUSES).values(since=last, until=now))
    if now > last:
        connection.execute(update(HOUSE).where(HOUSE.c.id == 1).values(at=now))
    rows = connection.execute(select(PAUSES.c.id, PAUSES.c.since, PAUSES.c.until).where(PAUSES.c.id > known)
                              .order_by(PAUSES.c.id))
    return [(int(row[0]), float(row[1]), float(row[2])) for row in rows]
