"""What endpoints of tables need of the ladder, which is built on top of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sqlalchemy import Connection

from landsraad.kernel.reasons import Reason
from landsraad.server.http.endpoints import Call
from landsraad.server.protocol.messages import TableCreated
from landsraad.server.storage.queries import SeatRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.refusals import Refused

Also = Callable[[Connection, SeatRow], None]


class RatedTables(Protocol):
    async def create(self, call: Call) -> TableCreated:
        """Makes a rated table with the creator's profile at its seat."""

    async def sits(self, call: Call, live: LiveTable) -> Also:
        """What to write when the caller's profile takes a seat; refuses those who may not."""

    async def again(self, old: LiveTable, seats: dict[str, str], address: str) -> TableCreated:
        """Makes the table of a rematch. `seats` are those of the caller with their tokens."""

    async def sits_again(self, old: LiveTable, seat: str) -> Also:
        """The same as `sits`, for the player of that seat at the old table."""


class NoLadder:
    """For servers without a ladder, and for the document of the endpoints."""

    async def create(self, call: Call) -> TableCreated:
        raise Refused(Reason("ladder-off"))

    async def sits(self, call: Call, live: LiveTable) -> Also:
        raise Refused(Reason("ladder-off"))

    async def again(self, old: LiveTable, seats: dict[str, str], address: str) -> TableCreated:
        raise Refused(Reason("ladder-off"))

    async def sits_again(self, old: LiveTable, seat: str) -> Also:
        raise Refused(Reason("ladder-off"))


def check_not_rated(live: LiveTable, reason: Reason) -> None:
    """Refuses what would help one player at a rated table while it is played."""
    if live.row.rated and not live.table.over:
        raise Refused(reason)
