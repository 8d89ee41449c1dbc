"""The real stack in a test: uvicorn on a free port in this loop, or `landsraad serve` as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from landsraad.server.app import Server, make_app
from landsraad.server.run import Announced, configure
from landsraad.server.settings import Settings

SOURCES = Path(__file__).resolve().parents[2] / "src"
TIMEOUT = 300.0  # a machine with other work may be slow: this bounds a hang, and says nothing about speed


class Stack:
    """A running server, and ways to talk to it."""

    def __init__(self, address: str, server: Server | None = None) -> None:
        self.address = address
        self.server = server
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=TIMEOUT)

    async def get(self, path: str, token: str = "", status: int = 200, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.get(path, params=query, headers=headers)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def new(self, players: int = 3, game: str = "imperium", **more: Any) -> Any:
        more.setdefault("seats", [{"controller": "human"} for _ in range(players)])
        more["options"] = {"players": players, **more.get("options", {})}
        return await self.post("/api/tables", 201, game=game, **more)

    @contextlib.asynccontextmanager
    async def sit(self, id: str, token: str = "", **more: Any) -> AsyncIterator[Guest]:
        async with connect(f"ws://{self.address}/api/tables/{id}/socket", max_size=None) as socket_:
            guest = Guest(socket_)
            await guest.send(type="hello", token=token, **more)
            yield guest


class Guest:
    """One end of a socket."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> dict[str, Any]:
        """The next message, its news taken in."""
        async with asyncio.timeout(TIMEOUT):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] in ("state", "update", "changes"):
            self.state = merged(self.state, message) if message["type"] == "changes" else message["state"]
            assert self.state["events_from"] <= len(self.events)
            del self.events[self.state["events_from"]:]
            self.events += self.state["events"]
            assert len(self.events) == self.state["events_next"]
            assert [event["n"] for event in self.events] == list(range(len(self.events)))
        return message

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not self.state or not holds(self.state):
            await self.next()
        return self.state

    async def reach(self, seq: int) -> dict[str, Any]:
        return await self.until(lambda state: state["seq"] >= seq)

    async def move(self, move: str | None = None, expect: int | None = None) -> None:
        await self.send(type="move", move=move or self.state["legal"][0]["move"],
                        expect=self.state["seq"] if expect is None else expect)


def merged(state: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The state after `wire.Changes`, as a client puts it together."""
    view = dict(state["view"])
    for name, value in changes["view"].items():
        view[name] = {**view[name], **value} if name in view["seats"] else value
    return {**state, "view": view, **changes["state"]}


async def becomes(holds: Callable[[], bool]) -> None:
    """Waits for something to be so in this process, however long a busy machine takes for it."""
    async with asyncio.timeout(TIMEOUT):
        while not holds():
            await asyncio.sleep(0.005)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings_for(database: str, **more: Any) -> Settings:
    """As in use, but nobody is too fast, and bots move at random, in this process."""
    many = (1e9, 1e9)
    given: dict[str, Any] = {"workers": 0, "bot": "random", "messages": many, "requests": many, "makings": many,
                             "guesses": many, "notice_tests": many, "notice_letters": many, "sockets": 10_000,
                             "import_process": False, **more}
    return Settings(database=database, **given)


@contextlib.asynccontextmanager
async def running(database: str, **more: Any) -> AsyncIterator[Stack]:
    settings = settings_for(database, **more)
    app = make_app(settings)
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(2048)
    config = configure(app, settings)
    config.loop = "none"
    server = Announced(config, lambda: None, app.server.take_leave)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    task = asyncio.ensure_future(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    stack = Stack(f"127.0.0.1:{listener.getsockname()[1]}", app.server)
    try:
        yield stack
    finally:
        await stack.http.aclose()
        server.should_exit = True
        await task
        listener.close()


def run(work: Coroutine[Any, Any, Any], seconds: float = 120) -> Any:
    async def limited() -> Any:
        async with asyncio.timeout(seconds):
            return await work
    return asyncio.run(limited())


class Process:
    """`landsraad serve` as a user starts it."""

    def __init__(self, database: str, port: int = 0, *more: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "landsraad.cli.main", "serve", "--api-only", "--no-browser", "--port", str(port),
             "--database", database, "--bots", "random", *more],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Landsraad at http://"):
            self.process.kill()
            raise AssertionError(f"it did not start: {line}{self.process.communicate()[1]}")
        self.address = line.split("http://")[1].split("/")[0]

    def kill(self) -> None:
        """As nobody should: no goodbye of any kind."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> str:
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.communicate(timeout=TIMEOUT)[1]
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def _close(self) -> None:
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


@contextlib.contextmanager
def served(database: str, port: int = 0, *more: str) -> Iterator[Process]:
    process = Process(database, port, *more)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.stop()
