"""What the endpoints of a table have in common: they find the table, and the viewer or player who calls."""

from __future__ import annotations

from landsraad.server.http.endpoints import Call
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import NoSuchToken
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.viewers import recognise, seated


class TableCalls:
    """Base of the classes whose methods answer calls about a table."""

    def __init__(self, open_tables: OpenTables) -> None:
        self.rooms = open_tables

    async def _room(self, call: Call) -> LiveTable:
        return await self.rooms.get(call.path["id"])

    async def _watcher(self, live: LiveTable, token: str, lang: str) -> Watcher:
        watcher = await recognise(live, token, lang, 0, -1, 0)
        if watcher is None:
            raise NoSuchToken
        return watcher

    async def _seated(self, call: Call, token: str) -> tuple[LiveTable, str]:
        live = await self._room(call)
        seat = await seated(live, token)
        if seat is None:
            raise NoSuchToken
        return live, seat
