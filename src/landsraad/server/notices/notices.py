"""All of notices put together, as one part of the server."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from landsraad.kernel.errors import BadInput, nearest
from landsraad.server.notices.calls import NoticeCalls
from landsraad.server.notices.delivery import Delivery
from landsraad.server.notices.lookout import Lookout
from landsraad.server.notices.mail import read_server
from landsraad.server.notices.outgoing import Caller
from landsraad.server.notices.push import Vapid, new_key
from landsraad.server.notices.transports import Transports
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.storage.notice_rows import keep_key
from landsraad.server.storage.queries import new_token
from landsraad.server.tables.open_tables import OpenTables

LOG: Final = logging.getLogger("landsraad.server")
WORDS: Final = ("push", "webhooks", "off")
VAPID: Final = "vapid"
LINKS: Final = "links"
PATIENCE: Final = 5.0  # seconds for attempts under way when the server stops
TRIES: Final = 10  # at a locked database, one each second


def check_notices(settings: Settings) -> None:
    """Refuses settings that cannot be meant."""
    for word in settings.notices:
        if word not in WORDS:
            raise BadInput(f"LANDSRAAD_NOTICES: unknown word {word!r}"
                           f"{nearest(word, WORDS) or '; there are ' + ', '.join(WORDS)}")
    read_server(settings)
    if settings.site and not settings.site.startswith(("http://", "https://")):
        raise BadInput("LANDSRAAD_SITE: write it as https://table.example.org")


class Notices:
    def __init__(self, tables: OpenTables, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.calls = NoticeCalls(tables, settings)
        self.lookout = Lookout(self.store, tables, settings)
        self.delivery: Delivery | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Reads the keys of the server, which are made at its very first start and never changed."""
        vapid, secret = await self._keys()
        transports = Transports(Caller(self.settings.notice_internal), Vapid(vapid), secret, read_server(self.settings))
        self.calls.transports = transports
        self.delivery = Delivery(self.store, self.tables, self.settings, transports)
        self.lookout.on_found = self.delivery.wake.set
        self.tables.on_change = self.lookout.changed
        self._tasks += [asyncio.ensure_future(work) for work in (
            self.lookout.run(), self.lookout.keep_scanning(), self.delivery.run())]

    async def _keys(self) -> tuple[str, str]:
        for _ in range(TRIES):
            try:
                return await self._keep_keys()
            except StoreTrouble as error:
                LOG.warning("notices wait: %s", error)
                await asyncio.sleep(1)
        return await self._keep_keys()

    async def _keep_keys(self) -> tuple[str, str]:
        return await self.store.write(lambda c: (keep_key(c, VAPID, new_key()), keep_key(c, LINKS, new_token())))

    async def stop(self) -> None:
        """Lets attempts under way end. One that takes too long is cut off as by a kill, and not made again."""
        if self.delivery is not None:
            self.delivery.resting = True
            self.delivery.wake.set()
            await asyncio.wait(self._tasks[-1:], timeout=PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
