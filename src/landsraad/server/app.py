"""The application: everything put together, and taken apart in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import secrets
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from landsraad.server.api import Api
from landsraad.server.bot_socket import BotVisit
from landsraad.server.bots import Bots
from landsraad.server.client import Client
from landsraad.server.dispatch import Dispatcher, answer, language, trouble
from landsraad.server.endpoints import LANGUAGES
from landsraad.server.hosts import ForeignHost, Hosts
from landsraad.server.keeper import Keeper
from landsraad.server.notices import Listener, keep_asking
from landsraad.server.openapi import document
from landsraad.server.rooms import Rooms
from landsraad.server.settings import Settings
from landsraad.server.socket import Sockets, Visit
from landsraad.server.store import Store, StoreTrouble
from landsraad.server.texts import speaker

LOG: Final = logging.getLogger("landsraad.server")
SWEEP: Final = 30.0  # seconds
SOCKET: Final = re.compile(r"/api/tables/([^/]+)/(socket|bot)", re.DOTALL)


class Server:
    """What lives as long as the process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, f"{os.getpid()}-{secrets.token_hex(4)}")
        self.bots = Bots(settings.workers, settings.bot)
        self.keeper = Keeper(self.store, settings)
        self.rooms = Rooms(self.store, self.bots, self.keeper, settings)
        self.api = Api(self.rooms, settings)
        endpoints = self.api.endpoints()
        self.api.document(lambda: document(endpoints))
        self.dispatcher = Dispatcher(endpoints, settings)
        self.sockets = Sockets(self.rooms, self.api, settings)
        self.client = Client(settings.client)
        self.hosts = Hosts(settings.hosts)
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: Listener | None = None

    async def start(self) -> None:
        self.store.start()
        await self._pulse()  # before any clock is read: how long was nobody here?
        self._tasks.append(asyncio.ensure_future(self._keep_pulsing()))
        self._tasks.append(asyncio.ensure_future(self._keep_sweeping()))
        self._tasks.append(asyncio.ensure_future(self.bots.warm()))
        self._tasks.append(asyncio.ensure_future(asyncio.to_thread(self._learn_languages)))
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
        await self.bots.stop()
        await self.api.importer.stop()
        await self.store.stop()

    def _learn_languages(self) -> None:
        """Before the first visitor asks: reading a catalogue takes a good part of a second."""
        if self.settings.workers > 0:
            for language in LANGUAGES:
                speaker(language)

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.rooms.sweep()


    async def _keep_pulsing(self) -> None:
        while True:
            await asyncio.sleep(self.settings.pulse)
            await self._pulse()

    async def _pulse(self) -> None:
        try:
            if await self.keeper.pulse():
                for room in list(self.rooms.open.values()):
                    if room.clock is not None:
                        room.changed()  # everybody has more time than they were told
        except StoreTrouble as error:
            LOG.warning("the house shows no sign of life: %s", error)


class Front:
    """Where every request comes in. Sockets go straight to their table: what is pushed passes nothing on its way."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.server.hosts.check(scope)
        except ForeignHost as error:
            await refuse(error, scope, receive, send)
            return
        if scope["type"] == "http":
            under_api = scope["path"] == "/api" or scope["path"].startswith("/api/")
            await (self.server.dispatcher if under_api else self.server.client)(scope, receive, send)
            return
        found = SOCKET.fullmatch(scope["path"])
        if found is not None:
            kind = BotVisit if found[2] == "bot" else Visit
            await self.server.sockets.visit(found[1], scope, receive, send, kind)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": ""})


async def refuse(error: ForeignHost, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await answer(scope, send, *trouble(error, language(scope)))
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})


def make_app(settings: Settings) -> App:
    """The database is opened and brought up to date here: what is wrong with it is said before anything starts."""
    server = Server(settings)
    server.store.migrate()
    return App(server)


class App:
    """The ASGI application: the life of the server around its front door."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.front = Front(server)
        self._life = Starlette(lifespan=self._live)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._life if scope["type"] == "lifespan" else self.front)(scope, receive, send)

    @contextlib.asynccontextmanager
    async def _live(self, app: Starlette) -> AsyncIterator[None]:
        await self.server.start()
        try:
            yield
        finally:
            await self.server.stop()
