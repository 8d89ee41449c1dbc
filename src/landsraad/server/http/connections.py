"""Time limits for each stage of a connection, and a limit on connections per address.

uvicorn only closes connections that idle between two requests. A client that never finishes a header or a body, never
reads an answer, or vanishes with a full buffer would hold an open file for ever, and a server has about a thousand.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from landsraad.server.http.frames import ends_a_message, short_text, text_frame
from landsraad.server.settings import Settings

LATE: Final = (b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
TOO_LONG: Final = (b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
WAITING: Final = 16  # messages of a socket that nobody has looked at yet, after which no more are read
WRITE_TEXT: Final = "landsraad.write_text"  # an ASGI extension: a function that writes encoded text at once
FAREWELL: Final = 5.0  # seconds in which the other side may still read what was written before the end


class Doors:
    """Counts open connections by address. A proxy is not counted: it speaks for many and has its own limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: Counter[str] = Counter()
        self._proxies: _TrustedHosts | None = None

    def enter(self, address: str | None, config: Config) -> bool:
        """Counts a connection. False if the address has too many; then it is not counted."""
        if self._proxies is None:
            self._proxies = _TrustedHosts(config.forwarded_allow_ips)
        if address is None or address in self._proxies:
            return True
        if self.open[address] >= self.settings.connections:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str | None) -> None:
        if address is not None and address in self.open:
            self.open[address] -= 1
            if self.open[address] <= 0:
                del self.open[address]


class Timer:
    """A timer that waits for at most one thing."""

    __slots__ = ("handle",)

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop, seconds: float, work: Any) -> None:
        self.stop()
        self.handle = loop.call_later(seconds, work)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


def hang_up(loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
    """Closes a connection, and aborts it if the other side does not read what was written."""
    transport.close()
    loop.call_later(FAREWELL, transport.abort)


class GuardedHttp(HttpToolsProtocol):
    doors: Doors  # of the subclass that `guarded` makes
    counted = False
    upgraded = False
    heading = True  # in the headers of a request, or before them
    size = 0  # bytes of headers so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline, self.stalled = Timer(), Timer()
        self.counted = self.doors.enter(self._address(), self.config)
        if not self.counted:
            transport.abort()
            return
        self._await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.stop()
        self.stalled.stop()
        self._unset_keepalive_if_required()  # uvicorn forgets it after an error
        self._leave()
        super().connection_lost(exc)

    def _address(self) -> str | None:
        return self.client[0] if self.client else None

    def _leave(self) -> None:
        if self.counted:
            self.counted = False
            self.doors.leave(self._address())

    # ------------------------------------------------------------------ the stages of a request

    def _await_headers(self) -> None:
        self.heading, self.size = True, 0
        self.deadline.start(self.loop, self.doors.settings.headers, self._late)

    def data_received(self, data: bytes) -> None:
        if self.deadline.handle is None and (self.cycle is None or self.cycle.response_complete):
            self._await_headers()  # the first byte of the next request
        super().data_received(data)
        if self.heading and not self.upgraded:
            self.size += len(data)
            if self.size > self.doors.settings.header:
                self.transport.write(TOO_LONG)
                self._end()

    def on_message_begin(self) -> None:
        """Also called while the previous request is being answered."""
        if self.deadline.handle is None:
            self._await_headers()
        self.heading, self.size = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.heading = False
        self.deadline.start(self.loop, self.doors.settings.bodies, self._late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.deadline.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.deadline.stop()
        self.stalled.stop()
        self._leave()  # the socket is counted from here on
        super().handle_websocket_upgrade()

    def _late(self) -> None:
        if self.transport.is_closing():
            return
        begun = self.cycle is not None and not self.cycle.response_complete and self.cycle.response_started
        if not begun and (self.size or not self.heading):
            self.transport.write(LATE)
        self._end()

    def _end(self) -> None:
        self.deadline.stop()
        hang_up(self.loop, self.transport)

    # ------------------------------------------------------------------ answers nobody reads

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.is_closing():
            hang_up(self.loop, self.transport)

    def pause_writing(self) -> None:
        self.stalled.start(self.loop, self.doors.settings.writes, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stalled.stop()
        super().resume_writing()


class Inbox:
    """The messages of one socket for its only reader; the part of `asyncio.Queue` that uvicorn uses."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.popleft()

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket with short cuts for usual frames, and an end for peers that stopped reading."""

    doors: Doors
    counted = False
    asked = False  # the request that opens the socket came
    between = True  # what came so far ended with a message

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE_TEXT] = {WRITE_TEXT: self.write_text}

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.stalled = Timer()
        self.counted = self.doors.enter(self.client[0] if self.client else None, self.config)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stalled.stop()
        if self.counted:
            self.counted = False
            self.doors.leave(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes a short text that came alone past the library's parser.

        That is allowed only while the parser stands between two messages.
        """
        if self.between and self.handshake_complete and self.conn.state is OPEN:
            text = short_text(data)
            if text is not None:
                if self.read_paused or self.close_sent or self.queue.qsize() >= WAITING or not text.isascii():
                    self.curr_msg_data_type = "text"
                    self.frames = [text]
                    self.send_receive_event_to_app()
                else:
                    self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
                return
        if self.asked:
            self.between = self.between and ends_a_message(data)
        self.asked = True
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Lets a few messages wait. uvicorn would stop reading after each one."""
        if self.read_paused or self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # as far as it knows
            super().send_receive_event_to_app()
            self.read_paused = False

    def write_text(self, text: bytes) -> bool:
        """Writes a text in one frame, past the library's layers. False if `send` has to do it."""
        if (not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set()
                or self.initial_response is not None or self.conn.state is not OPEN or self.conn.extensions):
            return False
        self.transport.write(text_frame(text))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def pause_writing(self) -> None:
        self.stalled.start(self.loop, self.doors.settings.writes, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stalled.stop()
        super().resume_writing()


def guarded(settings: Settings) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """Returns the two protocols of a server, which share their counters."""
    shared = {"doors": Doors(settings)}
    return type("Http", (GuardedHttp,), shared), type("Socket", (GuardedSocket,), shared)
