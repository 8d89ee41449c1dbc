"""Whole server processes: two on one database, one that is killed, and what `landsraad serve` says when it cannot."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from landsraad.cli.main import main
from landsraad.server.bots import bot_turns as bots
from landsraad.server.scheduling import QUICK_SPARE
from server.conftest import Postgres
from server.http.test_table import seat_of
from server.stack import SOURCES, Process, Stack, run, running, served

pytestmark = pytest.mark.long


def two_processes(database: str) -> None:
    async def go(first: Process, second: Process) -> None:
        here, there = Stack(first.address), Stack(second.address)
        made = await here.new(3)
        id = made["id"]
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        async with here.sit(id) as near, there.sit(id) as far:
            await near.next()
            await far.next()
            state = far.state
            for turn in range(24):  # each seat talks to another process than the one before
                stack = (here, there)[turn % 2]
                actor = state["actor"]
                mine = await stack.get(f"/api/tables/{id}", tokens[actor])
                assert mine["seq"] == state["seq"] and mine["legal"]
                after = await stack.post(f"/api/tables/{id}/moves", token=tokens[actor], expect=mine["seq"],
                                         move=mine["legal"][turn % len(mine["legal"])]["move"])
                state = await near.reach(after["seq"])
                other = await far.reach(after["seq"])
                assert other["view"] == state["view"]
            assert near.events == far.events
            await there.post(f"/api/tables/{id}/chat", token=tokens["A"], text="over here")
            await near.until(lambda s: bool(s["chat"]))
            await here.post(f"/api/tables/{id}/chat", token=tokens["B"], text="heard")
            assert [line["text"] for line in (await there.get(f"/api/tables/{id}"))["chat"]] != []
            # Both decide on the same state: one of them is stale, wherever they are.
            actor = state["actor"]
            mine = await here.get(f"/api/tables/{id}", tokens[actor])
            move = {"token": tokens[actor], "expect": mine["seq"], "move": mine["legal"][0]["move"]}
            both = await asyncio.gather(*(stack.http.post(f"/api/tables/{id}/moves", json=move)
                                          for stack in (here, there, here, there)))
            assert sorted(answer.status_code for answer in both) == [200, 409, 409, 409]
            stale = [answer.json() for answer in both if answer.status_code == 409]
            assert all(answer["state"]["seq"] == mine["seq"] + 1 for answer in stale)
            renewed = await there.post(f"/api/tables/{id}/revoke", token=tokens["A"])
            assert (await there.get(f"/api/tables/{id}", renewed["token"]))["you"] == "A"  # the end of the old one
            for _ in range(100):
                if (await here.http.get(f"/api/tables/{id}", headers={"authorization": f"Bearer {tokens['A']}"})
                        ).status_code == 401:
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("the old link still opens the seat at the other process")
            assert (await here.get(f"/api/tables/{id}", renewed["token"]))["you"] == "A"
        bots = await here.new(3, seats=[{"controller": "bot"}] * 3)
        async with there.sit(bots["id"]) as watcher:
            await watcher.until(lambda s: s["over"])
        await here.http.aclose()
        await there.http.aclose()

    with served(database) as first, served(database) as second:
        run(go(first, second))
        for process in (first, second):
            assert process.stop() == ""  # nothing went wrong


def test_two_processes_serve_the_same_tables_on_postgresql(postgres: Postgres) -> None:
    two_processes(postgres.database())


def test_two_processes_serve_the_same_tables_on_sqlite(sqlite: str) -> None:
    two_processes(sqlite)


def test_nothing_that_was_told_is_lost_by_a_kill(database: str) -> None:
    """Killed again and again in the middle of play: whatever a client was told is there after the restart."""
    chance = random.Random(1)

    async def play_until_killed(process: Process, tables: list[dict[str, Any]],
                                told: dict[str, dict[str, Any]]) -> None:
        stack = Stack(process.address)
        moves = 0

        async def one(made: dict[str, Any]) -> None:
            nonlocal moves
            id = made["id"]
            while True:
                state = await stack.get(f"/api/tables/{id}")
                if id in told:
                    assert state["seq"] >= told[id]["seq"]
                if state["over"]:
                    return
                token = seat_of(state, made)
                mine = await stack.get(f"/api/tables/{id}", token)
                told[id] = await stack.post(f"/api/tables/{id}/moves", token=token, expect=mine["seq"],
                                            move=chance.choice(mine["legal"])["move"])
                moves += 1

        async def axe() -> None:
            while moves < 12 and not any(task.done() for task in players):
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0, 0.1))
            process.kill()
        players = [asyncio.ensure_future(one(made)) for made in tables]
        ended = await asyncio.gather(axe(), *players, return_exceptions=True)
        cut = [error for error in ended if error is not None]
        assert all(isinstance(error, httpx.TransportError) and not isinstance(error, httpx.TimeoutException)
                   for error in cut), cut

    async def make(process: Process) -> list[dict[str, Any]]:
        stack = Stack(process.address)
        return [await stack.new(3) for _ in range(4)]

    async def compare(process: Process, told: dict[str, dict[str, Any]]) -> None:
        stack = Stack(process.address)
        for id, known in told.items():
            # A move may have been stored whose answer never arrived: then look back at the last one that was told.
            then = await stack.get(f"/api/tables/{id}/replay", at=known["moves"])
            hidden = {"decision", "moves", "actor"}
            for name, value in then["view"].items():
                if name not in hidden and not isinstance(value, dict) and name != "you":
                    assert value == known["view"][name], name
            now = await stack.get(f"/api/tables/{id}")
            assert known["seq"] <= now["seq"] <= known["seq"] + 1

    with served(database) as process:
        tables = run(make(process))
        told: dict[str, dict[str, Any]] = {}
        run(play_until_killed(process, tables, told))
    for _ in range(3):
        with served(database) as process:
            run(compare(process, told))
            run(play_until_killed(process, tables, told))
    assert len(told) == 4 and sum(state["seq"] for state in told.values()) >= 4 * 12


def test_workers_do_not_outlive_a_killed_server(sqlite: str) -> None:
    with served(sqlite) as process:
        async def warm() -> None:
            stack = Stack(process.address)
            made = await stack.new(3, seats=[{"controller": "bot"}] * 3)
            async with stack.sit(made["id"]) as watcher:
                await watcher.reach(3)
        run(warm())
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.process.pid)], capture_output=True,
                                  text=True).stdout.split()
        assert children
        process.kill()
        deadline = time.monotonic() + 300
        while any(Path(f"/proc/{pid}").exists() and "zombie" not in Path(f"/proc/{pid}/status").read_text()
                  for pid in children) and time.monotonic() < deadline:
            time.sleep(0.2)
        assert time.monotonic() < deadline


def test_a_worker_that_ends_gets_a_successor(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.1)

    async def go() -> None:
        async with running(sqlite, workers=1) as stack:
            assert stack.server is not None and stack.server.bots.workers is not None
            made = await stack.new(3, seats=[{"controller": "bot"}] * 3)
            async with stack.sit(made["id"]) as watcher:
                for n in range(1, 4):
                    state = await watcher.reach(n * 5)
                    [line] = stack.server.bots.workers.lines[QUICK_SPARE]
                    assert line.process.pid is not None
                    os.kill(line.process.pid, signal.SIGKILL)
                await watcher.reach(state["seq"] + 20)
            processes = [line.process for lines in stack.server.bots.workers.lines.values() for line in lines]
        assert [process.is_alive() for process in processes] == [False, False]  # that of the players' tables too
    run(go())


# ------------------------------------------------------------------ what the command says


def said(capsys: pytest.CaptureFixture[str]) -> str:
    error = capsys.readouterr().err
    assert error.startswith("landsraad: ") and error.count("\n") == 1
    return error


def test_a_taken_port(capsys: pytest.CaptureFixture[str], sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--api-only", "--no-browser", "--port", str(port), "--database", sqlite]) == 2
    assert f"port {port} is taken" in said(capsys)


@pytest.mark.parametrize("words, wanted", [
    (["--port", "99999"], "is not a port"),
    (["--port", "nine"], "nine"),
    (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
    (["--database", "mysql://here/there"], "begins with 'mysql'"),
    (["--database", "nonsense"], "the database address is not one"),
    (["--database", "sqlite://"], "names no file"),
    (["--database", "postgresql://nobody:secret@127.0.0.1:9/none"], "database postgresql"),
    (["--database", "sqlite:////proc/nowhere/x.db"], "database /proc/nowhere/x.db"),
])
def test_what_cannot_be_served_is_said_in_one_line(capsys: pytest.CaptureFixture[str], sqlite: str, words: list[str],
                                                   wanted: str) -> None:
    base = ["serve", "--api-only", "--no-browser", "--port", "0", "--database", sqlite]
    assert main([*base, *words]) == 2
    line = said(capsys)
    assert wanted in line and "secret" not in line


def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear all, this is not a database at all.\n" * 50)
    assert main(["serve", "--api-only", "--no-browser", "--port", "0", "--database", f"sqlite:///{file}"]) == 2
    assert "not a database" in said(capsys)


def test_a_missing_client(capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path,
                          monkeypatch: pytest.MonkeyPatch) -> None:
    import landsraad.server.settings as settings
    monkeypatch.setattr(settings, "STATIC", tmp_path)
    assert main(["serve", "--no-browser", "--port", "0", "--database", sqlite]) == 2
    assert "the client is not built" in said(capsys)


def test_it_says_where_games_are_kept_and_ends_quietly(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_DATA_HOME": str(tmp_path)}
    environment.pop("LANDSRAAD_DATABASE_URL", None)
    process = subprocess.Popen([sys.executable, "-m", "landsraad.cli.main", "serve", "--api-only", "--no-browser",
                                "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert str(tmp_path / "landsraad" / "landsraad.db") in line
    process.send_signal(2)
    _, error = process.communicate(timeout=300)
    assert error == "" and process.returncode in (0, 130)
