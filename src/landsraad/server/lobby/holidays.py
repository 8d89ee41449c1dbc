"""Holidays of a profile: the clocks of its correspondence games do not run then.

A profile has thirty days a year. The log of each game says when its player went and came home, so that every process
computes the same clock.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, and_, insert, select, update

from landsraad.play.clocks import DAY, DAYS, HOLIDAY, HOME, Clock
from landsraad.server.storage.database import Store
from landsraad.server.storage.lobby_schema import HOLIDAYS
from landsraad.server.storage.schema import KEPT, SEATS, TABLES
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import Missing, Stale

A_YEAR: Final = 30 * DAY
TRIES: Final = 5  # at an entry that others may write first


def year_of(now: float) -> int:
    return datetime.fromtimestamp(now, UTC).year


def read_holiday(connection: Connection, profile: str, now: float) -> tuple[float | None, float]:
    """Since when the profile is on holiday, and the seconds of holiday that it has left this year."""
    row = connection.execute(select(HOLIDAYS).where(HOLIDAYS.c.profile_id == profile)).one_or_none()
    if row is None:
        return None, A_YEAR
    used = row.used if row.year == year_of(now) else 0.0
    running = 0.0 if row.since is None else now - row.since
    return row.since, max(0.0, A_YEAR - used - running)


def write_holiday(connection: Connection, profile: str, on: bool, now: float) -> None:
    since, left = read_holiday(connection, profile, now)
    values = {"since": (since or now) if on else None, "year": year_of(now),
              "used": A_YEAR - left - (0.0 if since is None or not on else now - since)}
    here = HOLIDAYS.c.profile_id == profile
    if connection.execute(update(HOLIDAYS).where(here).values(**values)).rowcount == 0:
        connection.execute(insert(HOLIDAYS).values(profile_id=profile, **values))


def on_holiday(connection: Connection) -> list[str]:
    return [str(row[0]) for row in connection.execute(
        select(HOLIDAYS.c.profile_id).where(HOLIDAYS.c.since.is_not(None)))]


def slow_seats(connection: Connection, profile: str) -> list[tuple[str, str]]:
    """The seats of a profile at running games that are played by days."""
    found = connection.execute(
        select(KEPT.c.table_id, KEPT.c.seat)
        .join(SEATS, and_(SEATS.c.table_id == KEPT.c.table_id, SEATS.c.seat == KEPT.c.seat))
        .join(TABLES, TABLES.c.id == KEPT.c.table_id)
        .where(KEPT.c.profile_id == profile, KEPT.c.proof == SEATS.c.token, ~TABLES.c.finished,
               TABLES.c.clock.startswith(DAYS)))
    return [(str(row.table_id), str(row.seat)) for row in found]


class Holidays:
    def __init__(self, tables: OpenTables, store: Store) -> None:
        self.tables = tables
        self.store = store

    async def begin(self, profile: str, now: float) -> None:
        await self.store.write(lambda c: write_holiday(c, profile, True, now))
        await self._tell(profile, HOLIDAY)

    async def end(self, profile: str, now: float) -> None:
        """Comes home. The tables first: a process that is killed meanwhile leaves the profile on holiday."""
        await self._tell(profile, HOME)
        await self.store.write(lambda c: write_holiday(c, profile, False, now))

    async def check(self, now: float) -> None:
        """Ends holidays that are used up, and stops the clocks of tables that came later."""
        for profile in await self.store.read(on_holiday):
            _, left = await self.store.read(lambda c, profile=profile: read_holiday(c, profile, now))  # type: ignore[misc]
            if left <= 0:
                await self.end(profile, now)
            else:
                await self._tell(profile, HOLIDAY)

    async def _tell(self, profile: str, what: str) -> None:
        for id, seat in await self.store.read(lambda c: slow_seats(c, profile)):
            for _ in range(TRIES):
                try:
                    live = await self.tables.get(id)
                    await live.tell_clock(seat, what, holds(seat, what))
                except Stale:
                    continue
                except Missing:
                    pass
                break


def holds(seat: str, what: str) -> Callable[[Clock], bool]:
    return lambda clock: (seat in clock.holidays) == (what == HOME)
