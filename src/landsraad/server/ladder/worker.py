"""Finds rated tables that are over, and has each of them rated once, in the order in which they ended.

What has to be rated follows from the database alone (`ladder_waiting` and the finished tables), so a server that was
killed goes on where it was, and any of several processes may do it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, func, select

from landsraad.play.clocks import DAY, DAYS, read_rules
from landsraad.server.ladder.book import write_outcome
from landsraad.server.ladder.outcome import ABANDONED, ALTERED, Outcome, kind_of, outcome_of
from landsraad.server.ladder.rating import Entrant
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.storage.ladder_rows import finished_waiting, lock_ladder, players_at
from landsraad.server.storage.ladder_schema import WAITING
from landsraad.server.storage.queries import MOVE
from landsraad.server.storage.schema import LOG, TABLES
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import Missing

TOLD: Final = logging.getLogger("landsraad.server")
ABANDONED_AFTER: Final = 14 * DAY  # without a move; correspondence: and twice the days for one
AT_ONCE: Final = 50  # tables of one look


class Ladder:
    def __init__(self, tables: OpenTables, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.now = now
        self.news = asyncio.Event()  # replaced after each table that was rated here
        self._wake = asyncio.Event()
        self._failed: set[str] = set()  # tables that cannot be read: tried again after a restart

    def over(self, live: LiveTable) -> None:
        """Called when a rated table is over."""
        self._wake.set()

    async def keep_rating(self) -> None:
        """The loop of the process."""
        while True:
            try:
                await self.look()
                await self.give_up()
            except StoreTrouble as error:
                TOLD.warning("the ladder waits: %s", error)
            except Exception as error:  # the next look may do better
                TOLD.error("the ladder could not be brought up to date", exc_info=error)
            self._wake.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.ladder_look):
                    await self._wake.wait()

    async def look(self) -> int:
        """Rates what waits. Returns how many tables were."""
        rated = 0
        while found := [id for id in await self.store.read(finished_waiting) if id not in self._failed][:AT_ONCE]:
            ended = await self.store.read(lambda c, found=found: ends(c, found))  # type: ignore[misc]
            for id in sorted(found, key=lambda id: (ended[id], id)):
                rated += await self._rate(id, ended[id])
        return rated

    async def _rate(self, id: str, ended: float) -> bool:
        try:
            live = await self.tables.get(id)
            players = await self.store.read(lambda c: players_at(c, id))
            outcome = outcome_of(live, players, self.settings.bot, ended)
        except Missing:  # it was deleted meanwhile
            return False
        except Exception as error:
            TOLD.error("table %s cannot be rated", id, exc_info=error)
            self._failed.add(id)
            return False
        done = await self.store.write(lambda c: write_outcome(c, outcome))
        if outcome.why == ALTERED:
            TOLD.warning("table %s is not rated: its rules changed, or it is not what its moves say", id)
        self.news.set()
        self.news = asyncio.Event()
        return done

    async def give_up(self) -> None:
        """Closes the books on rated tables that nobody goes on with."""
        now = self.now()
        for id in await self.store.read(lambda c: forsaken(c, now)):
            await self.store.write(lambda c, id=id: give_up(c, id, now))  # type: ignore[misc]


def ends(connection: Connection, ids: list[str]) -> dict[str, float]:
    """When tables ended: the time of the last move."""
    found = connection.execute(select(LOG.c.table_id, func.max(LOG.c.at)).where(
        LOG.c.table_id.in_(ids), LOG.c.kind == MOVE).group_by(LOG.c.table_id))
    times = {str(row[0]): float(row[1]) for row in found}
    return {id: times.get(id, 0.0) for id in ids}


def last_entries(connection: Connection, before: float) -> list[tuple[str, str, float]]:
    """Waiting tables that were made before, with their clocks and the times of their last entries."""
    last = select(func.max(LOG.c.at)).where(LOG.c.table_id == WAITING.c.table_id).scalar_subquery()
    rows = connection.execute(select(WAITING.c.table_id, TABLES.c.clock, last).join(
        TABLES, TABLES.c.id == WAITING.c.table_id).where(~TABLES.c.finished, WAITING.c.since < before))
    return [(str(row[0]), str(row[1]), float(row[2] or 0.0)) for row in rows]


def forsaken(connection: Connection, now: float) -> list[str]:
    out = []
    for id, clock, last in last_entries(connection, now - ABANDONED_AFTER):
        rules = read_rules(clock)
        patience = ABANDONED_AFTER + (2 * rules.days * DAY if rules is not None and rules.kind == DAYS else 0.0)
        if last < now - patience:
            out.append(id)
    return out


def give_up(connection: Connection, id: str, now: float) -> None:
    """Notes that everybody left a table. One at which nobody moved is only forgotten."""
    lock_ladder(connection)
    if id not in forsaken(connection, now):  # somebody came back
        return
    row = connection.execute(select(TABLES.c.game, TABLES.c.options).where(TABLES.c.id == id)).one()
    moved = {str(one[0]) for one in connection.execute(
        select(LOG.c.seat).where(LOG.c.table_id == id, LOG.c.kind == MOVE).distinct())}
    players = players_at(connection, id)
    if not moved & set(players):
        connection.execute(delete(WAITING).where(WAITING.c.table_id == id))
        return
    entrants = tuple(Entrant(seat, player, 0, gone=True) for seat, player in players.items())
    write_outcome(connection, Outcome(id, row.game, kind_of(json.loads(row.options)), now, entrants, ABANDONED))
