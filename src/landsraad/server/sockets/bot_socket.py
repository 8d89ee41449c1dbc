"""The socket for bots: each message is a line of the protocol in docs/bots.md.

The link of a seat lets a bot play it. Connecting, limits and closing are those of the table's socket. A question allows
for a few answers beyond the pace of a person, so that quick bots need not wait.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from landsraad.kernel.determinize import determinize
from landsraad.kernel.errors import BadInput
from landsraad.play import protocol
from landsraad.server.http.dispatch import no_database, one_line
from landsraad.server.protocol.bot_messages import BotDeal, BotMove, FromBot
from landsraad.server.sockets.table_socket import NO_TOKEN, Closing, Visit
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.refusals import Stale, Told
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.rendering import said

DECODER: Final = msgspec.json.Decoder(FromBot)
FREE: Final = 4  # messages that a question allows for


class BotVisit(Visit):
    asked = -1  # the entry after which it was last asked
    greeted = False
    ended = False
    free = 0

    async def _stay(self, live: LiveTable, watcher: Watcher) -> None:
        if watcher.seat is None:
            raise Closing(NO_TOKEN, "a bot needs the link of a seat")
        if live.row.rated:
            raise Closing(NO_TOKEN, "people play their seats at a rated table themselves")
        await super()._stay(live, watcher)

    # ------------------------------------------------------------------ telling

    async def _tell(self, live: LiveTable, watcher: Watcher, kind: str) -> None:
        """Asks the bot if there is something to decide. Other changes are not sent."""
        table, seat = live.table, str(watcher.seat)
        watcher.version = live.version
        if not self.greeted:
            self.greeted = True
            await self._line(protocol.hello(table.game, seat, table.seats))
        if table.over and not self.ended:
            await self._line(protocol.over(table.result()))
        elif table.actor == seat and self.asked < live.decided and not live.waits_for_bot:
            self.free = FREE
            await self._ask(live, seat)
        self.ended = table.over

    async def _ask(self, live: LiveTable, seat: str) -> None:
        table = live.table
        self.asked = live.decided
        await self._line(protocol.choose(self.asked, table.view(seat), [table.notation(m) for m in table.legal()]))

    async def _line(self, message: protocol.Message) -> None:
        await self._text(protocol.encode(message).encode())

    # ------------------------------------------------------------------ reading

    def _may(self) -> bool:
        self.free -= 1
        return self.free >= 0 or super()._may()

    def _read(self, data: str | bytes) -> Any:
        return DECODER.decode(data)

    async def _act(self, live: LiveTable, watcher: Watcher, wish: Any) -> None:
        seat = self._seat(live, watcher)
        if isinstance(wish, BotMove):
            await live.play(seat, wish.move, wish.id)
        elif isinstance(wish, BotDeal):
            if live.table.actor != seat or wish.id != self.asked or self.asked != live.decided:
                raise Stale
            chair = live.table.seats.index(seat)
            await self._line(protocol.deal(wish.id, determinize(live.table.state, chair, wish.seed)))
        else:
            raise BadInput("hello was already sent")

    async def _refuse(self, live: LiveTable, watcher: Watcher, error: BadInput | Told | StoreTrouble) -> None:
        """Reports a refusal and asks again, unless a newer question was sent already."""
        if isinstance(error, StoreTrouble):
            error = no_database(error)
        await self._line(protocol.refused(self.asked, one_line(said(error, watcher.lang))))
        table, seat = live.table, str(watcher.seat)
        if not isinstance(error, Stale) and table.actor == seat and not live.waits_for_bot:
            await self._ask(live, seat)
