"""The ASGI application: builds all parts of the server, and starts and stops them in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import secrets
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.reviews import Reviews
from landsraad.server.challenges.calls import ChallengeCalls
from landsraad.server.http.api import Api
from landsraad.server.http.dispatch import Dispatcher, answer, error_response, language
from landsraad.server.http.endpoints import LANGUAGES
from landsraad.server.http.hosts import ForeignHost, Hosts
from landsraad.server.http.openapi import document
from landsraad.server.http.probes import PATHS, Probes
from landsraad.server.http.static_files import Client
from landsraad.server.joins import rate_the_lobby
from landsraad.server.ladder.calls import LadderCalls
from landsraad.server.ladder.rated import Rated
from landsraad.server.ladder.worker import Ladder
from landsraad.server.lobby.endpoints import lobby_endpoints
from landsraad.server.lobby.lobby import Lobby
from landsraad.server.metrics import PATTERN, Metrics
from landsraad.server.notices.notices import Notices
from landsraad.server.profiles.calls import ProfileCalls
from landsraad.server.settings import Settings
from landsraad.server.sockets.bot_socket import BotVisit
from landsraad.server.sockets.table_socket import Sockets, Visit
from landsraad.server.solving.calls import SolvingCalls
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.tables.change_feed import Listener, keep_asking
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.timekeeper import Timekeeper
from landsraad.server.views.cached_messages import cached_messages

LOG: Final = logging.getLogger("landsraad.server")
SWEEP: Final = 30.0  # seconds
PATIENCE: Final = 2.0  # seconds for what is under way when the server stops
SOCKET: Final = re.compile(r"/api/tables/([^/]+)/(socket|bot)", re.DOTALL)


class Server:
    """The parts that live as long as the process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, f"{os.getpid()}-{secrets.token_hex(4)}")
        self.bots = Bots(settings)
        self.timekeeper = Timekeeper(self.store, settings)
        self.metrics = Metrics()
        self.open_tables = OpenTables(self.store, self.bots, self.timekeeper, settings, self.metrics)
        self.reviews = Reviews(self.store, self.bots, settings.reviews, settings.review_part)
        self.api = Api(self.open_tables, self.bots, settings, self.reviews)
        self.profiles = ProfileCalls(self.open_tables, settings)
        self.challenges = ChallengeCalls(self.open_tables, self.api.importer, settings)
        self.notices = Notices(self.open_tables, settings)
        self.lobby = Lobby(self.open_tables, settings)
        self.ladder = Ladder(self.open_tables, settings)
        self.open_tables.on_rated_over = self.ladder.over
        self.api.use_ladder(Rated(self.open_tables, settings))
        if settings.ladder:
            rate_the_lobby(self.lobby)
        endpoints = [*self.api.endpoints(), *self.profiles.endpoints(), *self.challenges.endpoints(),
                     *self.notices.calls.endpoints(), *lobby_endpoints(self.lobby, settings),
                     *LadderCalls(self.open_tables, settings, self.ladder).endpoints(),
                     *SolvingCalls(self.open_tables).endpoints()]
        self.api.document(lambda: document(endpoints))
        self.dispatcher = Dispatcher(endpoints, settings)
        self.dispatcher.gate = self.profiles.gate
        self.sockets = Sockets(self.open_tables, self.api, settings)
        self.client = Client(settings.client)
        self.stopping = False
        self.probes = Probes(self.store, self.metrics, settings, lambda: self.stopping)
        self._measure()
        self.hosts = Hosts(settings.hosts)
        self._tasks: list[asyncio.Task[None]] = []

    def _measure(self) -> None:
        self.store.on_commit = self.metrics.committed
        self.store.on_trouble = self.metrics.database_errors.inc
        self.bots.on_thought = self.metrics.thinking.observe
        self.dispatcher.on_refusal = self.metrics.refused
        self.metrics.read(self._readings)

    def _readings(self) -> dict[str, float]:
        live_tables, workers = self.open_tables.open.values(), self.bots.workers
        return {
            "landsraad_tables": len(live_tables), "landsraad_sockets": len(self.sockets.visits),
            "landsraad_watchers": sum(len(live.watchers) for live in live_tables),
            "landsraad_bot_queue": sum(live.waits_for_bot for live in live_tables),
            "landsraad_workers_lost": 0 if workers is None else workers.lost,
            "landsraad_stopping": self.stopping}

    async def start(self) -> None:
        self.store.start()
        await self.challenges.start()
        await self._pulse()  # before any clock is read, because it finds out how long the server was down
        await self.notices.start()
        self._tasks.append(asyncio.ensure_future(self._keep_pulsing()))
        self._tasks.append(asyncio.ensure_future(self._keep_sweeping()))
        self._tasks.append(asyncio.ensure_future(self.bots.warm()))
        self._tasks.append(asyncio.ensure_future(self.reviews.resume()))
        if self.settings.ladder:
            self._tasks.append(asyncio.ensure_future(self.ladder.keep_rating()))
        self._tasks.append(asyncio.ensure_future(asyncio.to_thread(self._learn_languages)))
        if self.settings.lobby_tick:
            self._tasks.append(asyncio.ensure_future(self.lobby.run()))
        if self.store.is_sqlite:
            self._tasks.append(asyncio.ensure_future(keep_asking(self.store, self.open_tables, self.settings.poll)))
        else:
            self._tasks.append(asyncio.ensure_future(Listener(self.store, self.open_tables).listen()))

    async def take_leave(self) -> None:
        """Sends everybody away before connections are closed.

        Bots stop thinking, writes under way are finished and announced, and clients are told to reconnect. Takes at
        most `PATIENCE` twice.
        """
        if self.stopping:
            return
        self.stopping = True
        LOG.info("the server stops")
        self.open_tables.resting = True
        for live in list(self.open_tables.open.values()):
            if live.bot_task is not None:
                live.bot_task.cancel()
        await within(PATIENCE, [live.settle() for live in self.open_tables.open.values() if live.lock.locked()])
        for live in list(self.open_tables.open.values()):
            self.open_tables.dismiss(live)
        await within(PATIENCE, [visit.left.wait() for visit in self.sockets.visits])

    async def stop(self) -> None:
        await self.take_leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notices.stop()
        await self.reviews.stop()
        await self.api.analysis.stop()
        await self.bots.stop()
        await self.api.importer.stop()
        # Nothing changes any more. Each move was stored with what it changed, so only records may be left to write.
        live_tables = list(self.open_tables.open.values())
        await asyncio.gather(*(live.finishing for live in live_tables if live.finishing is not None),
                             return_exceptions=True)
        for live in live_tables:
            self.open_tables.forget(live)
        await self.store.stop()
        LOG.info("the server has stopped")

    def _learn_languages(self) -> None:
        """Loads all languages before the first visitor needs one."""
        if self.settings.workers > 0:
            for language in LANGUAGES:
                cached_messages(language)

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.open_tables.sweep()

    async def _keep_pulsing(self) -> None:
        while True:
            await asyncio.sleep(self.settings.pulse)
            await self._pulse()

    async def _pulse(self) -> None:
        try:
            if await self.timekeeper.pulse():
                for live in list(self.open_tables.open.values()):
                    if live.clock is not None:
                        live.changed()  # everybody has more time than they were told
        except StoreTrouble as error:
            LOG.warning("the server could not note that it is running: %s", error)


async def within(seconds: float, waits: list[Coroutine[Any, Any, Any]]) -> None:
    """Waits for all of them, but at most so many seconds."""
    if waits:
        _, late = await asyncio.wait([asyncio.ensure_future(wait) for wait in waits], timeout=seconds)
        for each in late:
            each.cancel()


class Front:
    """The entry point of every request. Sockets go straight to their table, past all other layers."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.server.hosts.check(scope)
        except ForeignHost as error:
            await refuse(error, scope, receive, send)
            return
        if scope["type"] == "http":
            path = scope["path"]
            app: ASGIApp = self.server.client
            if path == "/api" or path.startswith("/api/"):
                app = self.server.dispatcher
            elif path in PATHS:
                app = self.server.probes
            else:
                scope[PATTERN] = "client"
            await self.server.metrics.measure(app, scope, receive, send)
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
        await answer(scope, send, *error_response(error, language(scope)))
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})


def make_app(settings: Settings) -> App:
    """Opens and migrates the database, so that a wrong one is reported before anything starts."""
    server = Server(settings)
    server.store.migrate()
    return App(server)


class App:
    """The ASGI application: `Front`, with the server's start and stop as lifespan."""

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
