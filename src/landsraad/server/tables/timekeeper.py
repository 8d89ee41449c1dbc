"""Enforces time limits, and stops clocks while nobody is connected or the server was down.

A bot takes over when the time of a seat runs out. Every decision is an entry in the table's log; if several processes
make the same one, one of them is stored.
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
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.refusals import Missing, Stale

LOG: Final = logging.getLogger("landsraad.server")


class Timekeeper:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.pauses = Pauses()
        self._known = 0  # the last pause read

    # ------------------------------------------------------------------ is the house awake?

    async def pulse(self) -> bool:
        """Notes that this server is running, and reads when none was. True if a pause was new."""
        known, gap = self._known, self.settings.gap
        found = await self.store.write(lambda c: beat(c, known, gap))
        news = [row for row in found if row[0] > self._known]
        for id, since, until in news:
            self.pauses.add(since, until)
            self._known = id
        return bool(news)

    # ------------------------------------------------------------------ one table

    def consider(self, live: LiveTable) -> None:
        """Schedules the next look at a table, after each change and whenever somebody comes or leaves."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.takeover = 0.0
        clock = live.clock
        if clock is None or clock.rules.kind != LIVE or live.table.over or live.stuck or live.forgotten:
            return
        self._look_around(live)
        if clock.resting:
            if any(self._is_here(live, seat) for seat in live.people()):
                spawn(self._write(live, "", WAKE))
            return
        live.takeover = self._takes(live)
        due = [at for at in (live.takeover, self._rests(live)) if at]
        if due:
            wait = max(0.0, min(due) - time.time()) + 0.02
            live.timer = asyncio.get_running_loop().call_later(wait, lambda: spawn(self._time_is_up(live)))

    def _look_around(self, live: LiveTable) -> None:
        """Updates since when somebody waits for the actor. Without anybody waiting, no seat is taken over."""
        actor = live.table.actor
        if not any(seat != actor and self._is_here(live, seat) for seat in live.people()):
            live.company = 0.0
        elif not live.company:
            live.company = time.time()

    def _is_here(self, live: LiveTable, seat: str) -> bool:
        return live.online(seat) or time.time() - live.seen.get(seat, 0.0) < self.settings.rest

    def _takes(self, live: LiveTable) -> float:
        """When a bot takes the seat of the actor; 0 means not as things are."""
        clock, actor = live.clock, live.table.actor
        if clock is None or actor is None or not clock.runs(actor) or not live.company:
            return 0.0
        return max(clock.until(actor), live.company) + self.settings.grace

    def _rests(self, live: LiveTable) -> float:
        """When the clock stops if nobody comes; 0 means that somebody is there."""
        return 0.0 if any(live.online(seat) for seat in live.people()) else last_seen(live) + self.settings.rest

    async def _time_is_up(self, live: LiveTable) -> None:
        """Acts if something is due. The machine may have been asleep, so pauses are read first."""
        try:
            await self.pulse()
        except StoreTrouble as error:
            LOG.warning("table %s: its clock waits: %s", live.id, error)
            await asyncio.sleep(self.settings.pulse)
        self._look_around(live)
        now, actor, rests = time.time(), live.table.actor, self._rests(live)
        if rests and now >= rests:
            await self._write(live, "", REST)
        elif actor is not None and 0 < self._takes(live) <= now:
            await self._write(live, actor, AWAY)
        else:
            self.consider(live)

    async def _write(self, live: LiveTable, seat: str, what: str) -> None:
        def holds(clock: Clock) -> bool:
            """Under the lock: is it still so?"""
            if what == AWAY:
                return live.table.actor == seat and 0 < self._takes(live) <= time.time()
            return clock.resting if what == WAKE else not clock.resting and bool(self._rests(live))
        try:
            await live.tell_clock(seat, what, holds, last_seen(live) if what == REST else None)
        except Stale:
            self.consider(live)  # something else was stored first, but it may still be due
        except Missing:
            pass  # the table was deleted
        except StoreTrouble as error:
            LOG.warning("table %s: its clock waits: %s", live.id, error)
            await asyncio.sleep(self.settings.pulse)
            self.consider(live)


def last_seen(live: LiveTable) -> float:
    return max(live.seen.values(), default=live.opened)


def beat(connection: Connection, known: int, gap: float) -> list[tuple[int, float, float]]:
    """The pauses after those that are known, with one more if the server was down for too long."""
    now = time.time()
    last = float(connection.execute(select(HOUSE.c.at).where(HOUSE.c.id == 1).with_for_update()).scalar_one())
    if last and now - last > gap:  # 0: no server has run before
        connection.execute(insert(PAUSES).values(since=last, until=now))
    if now > last:
        connection.execute(update(HOUSE).where(HOUSE.c.id == 1).values(at=now))
    rows = connection.execute(select(PAUSES.c.id, PAUSES.c.since, PAUSES.c.until).where(PAUSES.c.id > known)
                              .order_by(PAUSES.c.id))
    return [(int(row[0]), float(row[1]), float(row[2])) for row in rows]
