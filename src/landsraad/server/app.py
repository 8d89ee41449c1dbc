"""The application: everything put together, and taken apart in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from landsraad.server.api import Api
from landsraad.server.bots import Bots
from landsraad.server.client import Client
from landsraad.server.dispatch import Dispatcher
from landsraad.server.notices import Listener, keep_asking
from landsraad.server.openapi import document
from landsraad.server.rooms import Rooms
from landsraad.server.settings import Settings
from landsraad.server.socket import Sockets
from landsraad.server.store import Store

SWEEP: Final = 30.0  # seconds


class Server:
    """What lives as long as the process. `app.state.server` is it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, f"{os.getpid()}-{secrets.token_hex(4)}")
        self.bots = Bots(settings.workers)
        self.rooms = Rooms(self.store, self.bots, settings)
        self.api = Api(self.rooms, settings)
        endpoints = self.api.endpoints()
        self.api.document(lambda: document(endpoints))
        self.dispatcher = Dispatcher(endpoints, settings)
        self.sockets = Sockets(self.rooms, self.api, settings)
        self.client = Client(settings.client)
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: Listener | None = None

    async def start(self) -> None:
        self.store.start()
        self._tasks.append(asyncio.ensure_future(self._keep_sweeping()))
        self._tasks.append(asyncio.ensure_future(self.bots.warm()))
        if self.store.is_sqlite:
            self._tasks.append(asyncio.ensure_future(keep_asking(self.store, self.rooms, self.settings.poll)))
        else:
            self._listener = Listener(self.store, self.rooms)
            self._listener.start()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.open.values()):
            if room.bot_task is not None:
                room.bot_task.cancel()
            self.rooms.forget(room)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)
        self.bots.stop()
        await self.store.stop()

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.rooms.sweep()


class Pages:
    """HTTP: what is under /api, and everything else."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": ""})
        elif scope["path"] == "/api" or scope["path"].startswith("/api/"):
            await self.server.dispatcher(scope, receive, send)
        else:
            await self.server.client(scope, receive, send)


def make_app(settings: Settings) -> Starlette:
    """The database is opened and brought up to date here: what is wrong with it is said before anything starts."""
    server = Server(settings)
    server.store.migrate()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Starlette(routes=[WebSocketRoute("/api/tables/{id}/socket", server.sockets)], lifespan=lifespan)
    app.router.default = Pages(server)  # not a Mount: no path at all may slip past it
    app.state.server = server
    return app
