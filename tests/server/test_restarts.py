"""Stopping in order, and restarting one of two processes while everybody plays."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from landsraad.cli.listening import inherited, listen, notify
from landsraad.kernel.errors import BadInput
from landsraad.server.app import Server
from landsraad.server.sockets.table_socket import Closing, Visit
from landsraad.server.storage.appending import Entry
from landsraad.server.storage.database import Store
from server.http.test_table import seat_of
from server.stack import SOURCES, Guest, Process, Stack, free_port, run, running

pytestmark = pytest.mark.long

COME_BACK = (1012, "the server restarts; retry=0")


async def closed_with(guest: Guest) -> tuple[int, str]:
    try:
        while True:
            await guest.next()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, closed.rcvd.reason


# ------------------------------------------------------------------ stopping


def test_a_stop_stores_and_tells_what_is_under_way_and_asks_everybody_back(sqlite: str) -> None:
    """Even a slow commit is waited for: whoever moved hears of it before the line is closed."""
    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            server: Server = stack.server
            made = await stack.new(2)
            bots = await stack.new(2, seats=[{"controller": "bot"}] * 2)
            state = await stack.get(f"/api/tables/{made['id']}")
            token = seat_of(state, made)
            storing, go_on = asyncio.Event(), asyncio.Event()
            append = server.store.append

            def slowly(entry: Entry) -> asyncio.Future[bool]:
                async def later() -> bool:
                    storing.set()
                    await go_on.wait()
                    return await append(entry)
                return asyncio.ensure_future(later())
            async with stack.sit(made["id"], token) as guest, stack.sit(bots["id"]) as watcher:
                await guest.next()
                await watcher.reach(3)
                waiting = asyncio.ensure_future(stack.http.get(f"/api/tables/{made['id']}", params={
                    "wait": 25, "seq": 0, "chat_since": 0}))
                await guest.until(lambda state: state["watching"] == 1)
                server.open_tables.open[made["id"]].store = _Slow(server.store, slowly)  # type: ignore[assignment]
                await guest.move()
                await storing.wait()
                leaving = asyncio.ensure_future(server.take_leave())
                await asyncio.sleep(0)
                assert server.stopping and not leaving.done()
                assert (await stack.http.get("/readyz")).json() == {"ready": False, "missing": ["stopping"]}
                go_on.set()
                for each in (guest, watcher):
                    assert await closed_with(each) == COME_BACK
                assert guest.state["seq"] == 1  # told before goodbye
                assert (await waiting).json()["seq"] == 1
                await leaving
                thinking = server.open_tables.open[bots["id"]].bot_task
                assert thinking is not None
                await asyncio.gather(thinking, return_exceptions=True)
                assert not server.sockets.visits
        store = Store(sqlite, "test")
        with store.reader.connect() as connection:
            counted = text("SELECT table_id, count(*) FROM log WHERE seq > 0 GROUP BY table_id")
            logs = dict(connection.execute(counted).all())
        assert logs[made["id"]] == 1 and logs[bots["id"]] >= watcher.state["seq"]
    run(go())


class _Slow:
    """A store that takes its time to append."""

    def __init__(self, store: Store, append: Any) -> None:
        self._store = store
        self.append = append

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def test_a_stop_does_not_wait_for_ever(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.app.PATIENCE", 0.05)

    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            made = await stack.new(2)
            live = await stack.server.open_tables.get(made["id"])
            await live.lock.acquire()  # a change that never ends
            await stack.server.take_leave()
            assert live.forgotten
    run(go())


def test_a_move_that_meets_the_stop_is_told_to_come_back(sqlite: str) -> None:
    """Sent in the moment between the farewell and the close, it gets the same farewell; 4401 would end the visit."""
    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            made = await stack.new(2)
            live = await stack.server.open_tables.get(made["id"])
            watcher = live.watcher(made["seats"][0]["token"], "en", 0, -1, 0)
            assert watcher is not None
            assert Visit._seat(live, watcher) == "A"
            live.watchers.add(watcher)
            stack.server.open_tables.dismiss(live)
            with pytest.raises(Closing) as closing:
                Visit._seat(live, watcher)
            assert (closing.value.code, str(closing.value)) == COME_BACK
    run(go())


# ------------------------------------------------------------------ two processes, one port


class Player:
    """Plays at one table as browsers do: comes back at once, and repeats a move whose answer did not arrive."""

    def __init__(self, port: int, made: dict[str, Any], seed: int) -> None:
        self.port = port
        self.id = made["id"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
        self.chance = random.Random(seed)
        self.confirmed: dict[int, str] = {}  # by number: what the table told after we had sent it
        self.breaks: list[int] = []  # the codes
        self.moved = asyncio.Event()
        self.may = asyncio.Semaphore(0)  # moves
        self.until = 1 << 30

    async def play(self) -> None:
        sent: tuple[int, str] | None = None
        while True:
            try:
                async with connect(f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/socket", max_size=None) as line:
                    guest = Guest(line)
                    await guest.send(type="hello", token=self.tokens["A"])
                    while True:
                        message = await guest.next()
                        assert message["type"] in ("state", "update"), message
                        state = guest.state
                        if sent is not None and state["seq"] > sent[0]:
                            self.confirmed[sent[0] + 1] = sent[1]
                            self.moved.set()
                            sent = None
                        if state["over"] or len(self.confirmed) >= self.until:
                            return
                        if state["actor"] == "A" and (sent is None or message["type"] == "state"):
                            if sent is None:
                                await self.may.acquire()
                                sent = state["seq"], self.chance.choice(state["legal"])["move"]
                            await guest.move(sent[1], sent[0])
            except ConnectionClosed as closed:
                self.breaks.append(closed.rcvd.code if closed.rcvd is not None else 0)
            except (OSError, InvalidHandshake):  # nobody listens just now: knock again
                await asyncio.sleep(0.02)

    async def reach(self, moves: int) -> None:
        """Until it has made so many moves."""
        while len(self.confirmed) < moves:
            self.moved.clear()
            await self.moved.wait()


def restart_both(database: str) -> None:
    port = free_port()
    more = ("--share-port",)

    async def go() -> None:
        processes = [await asyncio.to_thread(Process, database, port, *more) for _ in range(2)]
        stack = Stack(f"127.0.0.1:{port}")
        try:
            players = [Player(port, await stack.new(2, seats=[{"controller": "human"}, {"controller": "bot"}], seed=n),
                              n) for n in range(5)]
            everybody = asyncio.gather(*(player.play() for player in players))

            async def reach(moves: int) -> None:
                going = asyncio.gather(*(player.reach(moves) for player in players))
                await asyncio.wait([going, everybody], return_when=asyncio.FIRST_COMPLETED)
                assert not everybody.done(), everybody.result()
            for n in (0, 1):
                for player in players:
                    for _ in range(12):
                        player.may.release()
                await reach(12 * n + 3)
                stopped = asyncio.ensure_future(asyncio.to_thread(processes[n].stop))
                # The other one serves meanwhile.
                await reach(12 * n + 12)
                assert await stopped == "" and processes[n].process.returncode == 0
                processes[n] = await asyncio.to_thread(Process, database, port, *more)
            for player in players:
                player.until = len(player.confirmed) + 3
                for _ in range(3):
                    player.may.release()
            await everybody
            codes = [code for player in players for code in player.breaks]
            assert codes and set(codes) == {1012}, codes
        finally:
            await stack.http.aclose()
            for process in processes:
                assert await asyncio.to_thread(process.stop) == ""
        store = Store(database, "test")
        with store.reader.connect() as connection:
            for player in players:
                log = connection.execute(text("SELECT seq, seat, text FROM log WHERE table_id = :id AND seq > 0 "
                                              "ORDER BY seq"),
                                         {"id": player.id}).all()
                assert [row.seq for row in log] == list(range(1, len(log) + 1))
                own = {row.seq: row.text for row in log if row.seat == "A"}
                assert {seq: own.get(seq) for seq in player.confirmed} == player.confirmed  # nothing was lost
                assert len(own) - len(player.confirmed) in (0, 1)  # and nothing was made twice
        store.writer.dispose()
        store.reader.dispose()
    run(go())


def test_one_process_after_the_other_restarts_while_everybody_plays(database: str) -> None:
    restart_both(database)


# ------------------------------------------------------------------ sockets that others opened

ADOPTED = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, "-m", "landsraad.cli.main", "serve", "--api-only", "--no-browser",
                          "--database", sys.argv[2]])
"""


def test_a_socket_of_systemd_outlives_the_process(sqlite: str, tmp_path: Path) -> None:
    """Whoever calls between two processes waits in the line of the socket, and is not refused."""
    told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    told.bind(str(tmp_path / "notify"))
    told.settimeout(60)
    with socket.socket() as listener, told:
        listener.bind(("127.0.0.1", 0))
        listener.listen(100)
        base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        for _ in range(2):
            process = subprocess.Popen([sys.executable, "-c", ADOPTED, str(listener.fileno()), sqlite],
                                       pass_fds=(listener.fileno(),), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                       env={**os.environ, "PYTHONPATH": str(SOURCES),
                                            "NOTIFY_SOCKET": str(tmp_path / "notify")})
            # Connected before it answers: the socket is there already.
            assert httpx.get(f"{base}/readyz", timeout=300).status_code == 200
            assert told.recv(100) == b"READY=1"
            process.send_signal(signal.SIGTERM)
            out, error = process.communicate(timeout=300)
            assert error == b"" and out.startswith(f"Landsraad at {base}/".encode()) and process.returncode == 0


def test_what_is_not_a_socket_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    assert inherited() is None
    for given, pid in (("", str(os.getpid())), ("1", "1"), ("1", "")):
        monkeypatch.setenv("LISTEN_FDS", given)
        monkeypatch.setenv("LISTEN_PID", pid)
        assert inherited() is None and "LISTEN_FDS" not in os.environ  # it is for us and nobody we start
    monkeypatch.setenv("LISTEN_FDS", "2")
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    with pytest.raises(BadInput, match="2 sockets are given"):
        inherited()
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere/at/all")
    notify("READY=1")


def test_a_port_is_shared_only_if_asked_for() -> None:
    with listen("127.0.0.1", 0, share=True) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port, share=True) as second:
            assert second.getsockname()[1] == port
        with pytest.raises(BadInput, match=f"port {port} is taken"):
            listen("127.0.0.1", port)
