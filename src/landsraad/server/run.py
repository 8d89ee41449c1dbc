"""Runs the server: uvicorn on a socket that is already open."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator

import uvicorn

from landsraad.server.app import make_app
from landsraad.server.http.connections import guarded
from landsraad.server.logs import LOG_KIND, start_log
from landsraad.server.settings import Settings


def serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serves until it is stopped.

    ready: called with the place of the database once requests are answered.
    """
    start_log(settings.log)
    os.environ[LOG_KIND] = settings.log
    # Everybody waits for the writing thread, which has little to do: it must get the interpreter soon.
    sys.setswitchinterval(0.0005)
    app = make_app(settings)
    # Objects made so far are permanent, so the garbage collector need not visit them; tables make few cycles.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    server = Announced(configure(app, settings), lambda: ready(app.server.store.place), app.server.take_leave)
    server.run(sockets=[listener])


def configure(app: object, settings: Settings) -> uvicorn.Config:
    http, ws = guarded(settings)
    return uvicorn.Config(
        app, loop="uvloop" if sys.platform != "win32" else "auto", http=http, ws=ws,  # type: ignore[arg-type]
        access_log=False, log_level="warning", log_config=None, server_header=False, lifespan="on",
        ws_max_size=4 * settings.message, ws_per_message_deflate=False, ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping, timeout_keep_alive=settings.silence,  # type: ignore[arg-type]
        timeout_graceful_shutdown=5, backlog=2048)


class Announced(uvicorn.Server):
    """A uvicorn server that reports when it is ready and says goodbye to clients before it closes connections.

    It ends by returning, so that the caller can still clean up.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._ready = ready
        self._leave = leave

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        known = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in known}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # first, so that clients do not reconnect to this process
            server.close()
        for listener in sockets or []:
            listener.close()
        if not self.force_exit:
            await self._leave()
        await super().shutdown(sockets=sockets)
