"""How a process learns what others wrote: PostgreSQL tells (LISTEN/NOTIFY), SQLite is asked now and then."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Final

import psycopg
from sqlalchemy.engine import URL

from landsraad.server.storage.appending import CHANNEL
from landsraad.server.storage.database import Store, StoreTrouble, first_line
from landsraad.server.tables.background import spawn
from landsraad.server.tables.open_tables import Rooms

LOG: Final = logging.getLogger("landsraad.server")
RETRY: Final = 1.0
TICK: Final = 0.5


class Listener:
    """A thread of its own, with a connection of its own, which does nothing but wait for notices."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self._stop = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="landsraad-listen", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(timeout=2 * TICK + 1)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(plain(self.store.url), autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # What was said while nobody listened.
                    self._call(lambda: spawn(self.rooms.compare()))
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=TICK):
                            sender, *ids = notice.payload.split(" ")
                            if sender != self.store.name:
                                self._call(lambda ids=ids: self.rooms.touched(ids))
            except psycopg.Error as error:
                LOG.warning("not listening to the database: %s", first_line(error))
                self._stop.wait(RETRY)

    def _call(self, work: object) -> None:
        try:
            self._loop.call_soon_threadsafe(work)  # type: ignore[arg-type]
        except RuntimeError:  # the loop is closed
            self._stop.set()


async def keep_asking(store: Store, rooms: Rooms, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            if await store.others_wrote() and rooms.open:  # always asked: a change before the first room counts too
                await rooms.compare()
            await store.harden()
        except StoreTrouble as error:
            LOG.warning("%s", error)


def plain(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
