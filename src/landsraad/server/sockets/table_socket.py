"""The socket of a table: updates are pushed, moves come in."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.http.api import Api
from landsraad.server.http.connections import WRITE_TEXT
from landsraad.server.http.dispatch import no_database, one_line
from landsraad.server.http.limits import Bucket, address_of, check_origin
from landsraad.server.protocol import socket_messages as wire
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import ForeignOrigin, Missing, NotYours, Refused, Stale, Told
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.rendering import render, said
from landsraad.server.views.revisions import NEVER
from landsraad.server.views.viewers import message_for, recognise, told_until

LOG: Final = logging.getLogger("landsraad.server")
DECODER: Final = msgspec.json.Decoder(wire.FromClient)
ENCODE: Final = msgspec.json.Encoder().encode

NO_HELLO: Final = 4400
NO_TOKEN: Final = 4401
NO_TABLE: Final = 4404
LATE: Final = 4408
FAST: Final = 4429
LONG: Final = 1009
RESTART: Final = 1012
TROUBLE: Final = 1011
DELETED: Final = 4410
COME_BACK: Final = "the server restarts; retry=0"  # clients may reconnect after 0 seconds
JOIN: Final = 0.1  # seconds


class Closing(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Gone(Exception):
    """The other side has left."""


class Sockets:
    def __init__(self, open_tables: OpenTables, api: Api, settings: Settings) -> None:
        self.open_tables = open_tables
        self.api = api
        self.settings = settings
        self.open: Counter[str] = Counter()
        self.visits: set[Visit] = set()

    async def visit(self, id: str, scope: Scope, receive: Receive, send: Send, kind: type[Visit]) -> None:
        address = address_of(scope)
        await receive()  # websocket.connect
        try:
            check_origin(Headers(scope=scope), self.settings.origins)
        except ForeignOrigin:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        if self.open[address] >= self.settings.sockets:
            await send({"type": "websocket.close", "code": FAST, "reason": ""})
            return
        self.open[address] += 1
        visit = kind(self, id, receive, send, address)
        visit.write = scope.get("extensions", {}).get(WRITE_TEXT, {}).get(WRITE_TEXT)
        self.visits.add(visit)
        try:
            await visit.run()
        finally:
            visit.left.set()
            self.visits.discard(visit)
            self.open[address] -= 1
            if self.open[address] <= 0:
                del self.open[address]


class Visit:
    """One connection, with a task that reads and one that sends. When much happens, updates are joined."""

    def __init__(self, sockets: Sockets, id: str, receive: Receive, send: Send, address: str) -> None:
        self.open_tables = sockets.open_tables
        self.api = sockets.api
        self.settings = sockets.settings
        self.metrics = sockets.open_tables.metrics
        self.id = id
        self.address = address
        self.receive = receive
        self._send = send
        self.write: Callable[[bytes], bool] | None = None
        self.told = 0.0  # when
        self.moved = 0.0
        self.left = asyncio.Event()
        self.pace = Bucket(*sockets.settings.messages)

    async def run(self) -> None:
        try:
            await self._send({"type": "websocket.accept"})
            live, watcher = await self._greet()
            live.enter(watcher)
            try:
                await self._stay(live, watcher)
            finally:
                live.leave(watcher)
        except Closing as closing:
            await self._close(closing.code, str(closing))
        except StoreTrouble as error:
            no_database(error)
            await self._close(TROUBLE, "the database does not answer")
        except asyncio.CancelledError:
            await self._close(RESTART, COME_BACK)
            raise
        except Gone:
            pass
        except Exception as error:
            LOG.error("a socket failed", exc_info=error)
            self.metrics.socket_errors.inc()
            await self._close(TROUBLE, "something went wrong on the server; the error has been logged")

    async def _greet(self) -> tuple[LiveTable, Watcher]:
        try:
            async with asyncio.timeout(self.settings.hello):
                hello = self._decode(await self._next())
        except TimeoutError:
            raise Closing(LATE, "nobody said hello") from None
        except BadInput:
            hello = None
        if not isinstance(hello, wire.SocketHello):
            raise Closing(NO_HELLO, "the first message is a hello")
        try:
            live = await self.open_tables.get_fresh(self.id)
            watcher = await recognise(live, hello.token, hello.lang, hello.since, hello.seq, hello.chat_since,
                                      hello.mark)
        except Missing:
            raise Closing(NO_TABLE, "unknown table") from None
        if watcher is None:
            raise Closing(NO_TOKEN, "this link does not open a seat here")
        watcher.changes, watcher.address = hello.changes, self.address
        return live, watcher

    async def _stay(self, live: LiveTable, watcher: Watcher) -> None:
        await self._tell(live, watcher, "state")
        tasks = [asyncio.ensure_future(self._keep_telling(live, watcher)),
                 asyncio.ensure_future(self._keep_reading(live, watcher))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------ telling

    async def _keep_telling(self, live: LiveTable, watcher: Watcher) -> None:
        while True:
            await watcher.wake.wait()
            watcher.wake.clear()
            if live.deleted:
                raise Closing(DELETED, "an operator deleted this table")
            if live.forgotten:  # it left the memory, or the server stops; the last change is still sent
                if watcher.version != live.version:
                    await self._tell(live, watcher, "update")
                raise Closing(RESTART, COME_BACK)
            if watcher.gone:
                raise Closing(NO_TOKEN, "this link was renewed")
            if time.monotonic() < self.told + JOIN:
                await self._let_it_settle(live)
            if watcher.version != live.version:
                await self._tell(live, watcher, "update")

    async def _let_it_settle(self, live: LiveTable) -> None:
        """Waits briefly while more moves are under way, to send them in a single update.

        The first of several moves is sent at once.
        """
        until = self.told + JOIN
        while (left := until - time.monotonic()) > 0 and (live.lock.locked() or live.waits_for_bot):
            await asyncio.sleep(min(left, 0.02))

    async def _tell(self, live: LiveTable, watcher: Watcher, kind: str) -> None:
        told = message_for(live, watcher, kind)
        watcher.version, watcher.revision = live.version, live.revision
        self.told = time.monotonic()
        watcher.since, watcher.seq, watcher.chat_since = told_until(live, watcher)
        await self._text(told)
        if live.untold:
            self.metrics.told.observe(time.perf_counter() - live.untold)
            live.untold = 0.0

    async def _text(self, text: bytes) -> None:
        if self.write is not None and self.write(text):
            return
        try:
            await self._send({"type": "websocket.send", "text": text.decode()})
        except Exception as error:  # each ASGI server raises its own error when the other side has gone
            raise Gone from error

    async def _close(self, code: int, reason: str) -> None:
        with suppress(Exception):  # the other side may have gone first
            await self._send({"type": "websocket.close", "code": code, "reason": reason[:100]})

    # ------------------------------------------------------------------ reading

    async def _next(self) -> str | bytes:
        got = await self.receive()
        if got["type"] != "websocket.receive":
            raise Gone
        if not self._may():
            raise Closing(FAST, "too fast")
        data: str | bytes = got.get("text") or got.get("bytes") or b""
        if len(data) > self.settings.message:
            raise Closing(LONG, "too long")
        return data

    def _may(self) -> bool:
        """Whether the rate limit allows one more message."""
        return self.pace.take()

    def _read(self, data: str | bytes) -> Any:
        return DECODER.decode(data)

    def _decode(self, data: str | bytes) -> Any:
        try:
            return self._read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadInput(f"the message is not understood: {error}") from None

    async def _keep_reading(self, live: LiveTable, watcher: Watcher) -> None:
        while True:
            data = await self._next()
            try:
                await self._act(live, watcher, self._decode(data))
            except Missing:
                raise Closing(DELETED, "an operator deleted this table") from None
            except (BadInput, Stale, Refused, NotYours, StoreTrouble) as error:
                self.metrics.refused(error)
                await self._refuse(live, watcher, error)

    async def _refuse(self, live: LiveTable, watcher: Watcher, error: BadInput | Told | StoreTrouble) -> None:
        state: Any = None
        if isinstance(error, Stale):
            state = msgspec.Raw(render(live, watcher.seat, watcher.lang, 0, -1, 0))
        if isinstance(error, StoreTrouble):
            error = no_database(error)
        rule = "" if error.reason is None else error.reason.rule
        told = wire.Refused(error=one_line(said(error, watcher.lang)), rule=rule, state=state)
        await self._text(ENCODE(told))

    async def _act(self, live: LiveTable, watcher: Watcher, wish: Any) -> None:
        if isinstance(wish, wire.SocketMove):
            await live.play(self._seat(live, watcher), wish.move, wish.expect)
            now = time.monotonic()
            if now - self.moved > JOIN:
                self.told = 0.0  # a move is answered at once, but many in quick succession together
            self.moved = now
        elif isinstance(wish, wire.SocketUndo):
            await live.undo(self._seat(live, watcher), wish.expect, wish.reset)
        elif isinstance(wish, wire.SocketSay):
            await live.say(self._seat(live, watcher), self.api.chat_text(wish.text), wish.cone)
        elif isinstance(wish, wire.SocketLanguage):
            watcher.lang, watcher.since, watcher.version, watcher.revision = wish.lang, 0, -1, NEVER
            watcher.wake.set()
        elif isinstance(wish, wire.Ping):
            await self._text(b'{"type":"pong"}')
        else:
            raise BadInput("hello was already sent")

    @staticmethod
    def _seat(live: LiveTable, watcher: Watcher) -> str:
        if live.forgotten:  # this came while the table left the memory, or the server stops
            raise Closing(RESTART, COME_BACK)
        if watcher.gone:
            raise Closing(NO_TOKEN, "this link was renewed")
        if watcher.seat is None:
            raise NotYours(Reason("only-watching"))
        return watcher.seat
