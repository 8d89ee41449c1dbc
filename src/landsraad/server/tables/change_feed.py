"""How a process learns what others wrote: PostgreSQL notifies it, SQLite is polled."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import psycopg
from sqlalchemy.engine import URL

from landsraad.server.storage.appending import CHANNEL
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.storage.dialects import first_line
from landsraad.server.tables.open_tables import OpenTables

LOG: Final = logging.getLogger("landsraad.server")
RETRY: Final = 1.0  # seconds before the next attempt to connect


class Listener:
    """A connection that receives notices. The event loop reads from it, so no thread has to wake up."""

    def __init__(self, store: Store, tables: OpenTables) -> None:
        self.store = store
        self.tables = tables

    async def listen(self) -> None:
        """Listens until it is cancelled, and connects again when the connection is lost."""
        while True:
            try:
                connection = await asyncio.to_thread(self._connect)
                try:
                    await self._read_on(connection)
                finally:
                    connection.close()
            except (psycopg.Error, StoreTrouble) as error:
                LOG.warning("not listening to the database: %s", first_line(error))
            await asyncio.sleep(RETRY)

    def _connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(plain(self.store.url), autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _read_on(self, connection: psycopg.Connection[Any]) -> None:
        """Reads notices until the connection ends, and raises the error with which it does."""
        loop = asyncio.get_running_loop()
        end: asyncio.Future[None] = loop.create_future()
        place = connection.fileno()
        loop.add_reader(place, self._read, connection, end)
        try:
            await self.tables.compare()  # what was written while nobody listened
            await end
        finally:
            loop.remove_reader(place)

    def _read(self, connection: psycopg.Connection[Any], end: asyncio.Future[None]) -> None:
        try:
            connection.pgconn.consume_input()
            while (notice := connection.pgconn.notifies()) is not None:
                sender, *ids = notice.extra.decode().split(" ")
                if sender != self.store.name:
                    self.tables.touched(ids)
        except psycopg.Error as error:
            if not end.done():
                end.set_exception(error)


async def keep_asking(store: Store, tables: OpenTables, seconds: float) -> None:
    """Polls SQLite for changes until it is cancelled."""
    while True:
        await asyncio.sleep(seconds)
        try:
            if await store.others_wrote() and tables.open:  # a change before the first table is opened counts, too
                await tables.compare()
            await store.harden()
        except StoreTrouble as error:
            LOG.warning("%s", error)


def plain(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
