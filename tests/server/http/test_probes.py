"""What a supervisor asks: is it alive, is it ready, how does it do; and who may know."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from landsraad.server.http import probes
from landsraad.server.http.probes import is_loopback, reader_status
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from server.http.test_table import seat_of
from server.stack import Stack, run, running


async def asked(stack: Stack, path: str, **headers: str) -> tuple[int, Any]:
    answer = await stack.http.get(path, headers=headers)
    return answer.status_code, answer.json()


def test_alive_and_ready(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            assert stack.server is not None
            assert await asked(stack, "/healthz") == (200, {"status": "ok"})
            assert await asked(stack, "/readyz") == (200, {"ready": True, "missing": []})
            assert (await stack.http.head("/readyz")).text == ""
            answer = await stack.http.post("/readyz")
            assert answer.status_code == 405 and answer.headers["allow"] == "GET, HEAD"
            await stack.server.store.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9'"))
            assert await asked(stack, "/readyz") == (503, {"ready": False, "missing": ["migrations"]})
            stack.server.stopping = True
            assert await asked(stack, "/readyz") == (503, {"ready": False, "missing": ["stopping", "migrations"]})
            assert await asked(stack, "/healthz") == (200, {"status": "ok"})
            stack.server.stopping = False
    run(go())


def test_a_database_that_does_not_answer(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "PATIENCE", 0.05)

    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")  # somebody holds the file, and nobody can write
            assert await asked(stack, "/readyz") == (503, {"ready": False, "missing": ["database"]})
            assert await asked(stack, "/healthz") == (200, {"status": "ok"})
            other.execute("ROLLBACK")
            other.close()
            await stack.server.store.write(lambda c: None)
            assert (await asked(stack, "/readyz"))[0] == 200

            def broken(*_: Any) -> asyncio.Future[Any]:
                told = asyncio.get_running_loop().create_future()
                told.set_exception(StoreTrouble("the database at postgresql://me:word@here does not answer"))
                return told
            monkeypatch.setattr(stack.server.store, "write", broken)
            assert await asked(stack, "/readyz") == (503, {"ready": False, "missing": ["database"]})
            monkeypatch.undo()
    run(go())


def test_a_flood_of_questions_is_answered_and_asks_the_database_once(sqlite: str,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite, requests=(1, 0.0)) as stack:
            assert stack.server is not None
            store, asked_for = stack.server.store, []
            true = store.write

            def counted(*work: Any) -> asyncio.Future[Any]:
                asked_for.append(work)
                return true(*work)
            monkeypatch.setattr(store, "write", counted)
            for path in ("/healthz", "/readyz"):
                answers = await asyncio.gather(*(stack.http.get(path) for _ in range(60)))
                assert {answer.status_code for answer in answers} == {200}
            found = await asyncio.gather(*(stack.server.probes.missing() for _ in range(500)))
            assert found == [[]] * 500
            assert 1 <= len(asked_for) < 62
            before = len(asked_for)
            await asyncio.gather(*(stack.server.probes.missing() for _ in range(500)))
            assert len(asked_for) == before + 1
            monkeypatch.undo()
    run(go())


# ------------------------------------------------------------------ metrics


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.M)
    assert found is not None, name
    return float(found[1])


async def play(stack: Stack, made: dict[str, Any], moves: int) -> None:
    for _ in range(moves):
        state = await stack.get(f"/api/tables/{made['id']}")
        token = seat_of(state, made)
        mine = await stack.get(f"/api/tables/{made['id']}", token)
        await stack.post(f"/api/tables/{made['id']}/moves", token=token, expect=mine["seq"],
                         move=mine["legal"][0]["move"])


def test_metrics_count_what_happens_at_this_server_only(sqlite: str, tmp_path: Any) -> None:
    async def go() -> None:
        async with running(sqlite) as stack, running(f"sqlite:///{tmp_path / 'other.db'}") as other:
            made = await stack.new(3)
            secret = made["seats"][0]["token"]
            async with stack.sit(made["id"], secret) as guest, stack.sit(made["id"]) as watcher:
                await guest.next()
                await watcher.next()
                await play(stack, made, 4)
                await guest.reach(4)
                await guest.send(type="move", expect=0, move="nonsense")
                await guest.next()
                await stack.http.get(f"/api/tables/nowhere-{secret}/socket/{secret}")
                await stack.http.get(f"/api/tables/{secret}")
                text = (await stack.http.get("/metrics")).text
            table = "/api/tables/{id}"
            assert value(text, 'landsraad_moves_total{by="human",game="imperium"}') == 4
            assert value(text, 'landsraad_moves_total{by="bot",game="imperium"}') == 0
            assert value(text, "landsraad_tables") == 1
            assert value(text, "landsraad_sockets") == value(text, "landsraad_watchers") == 2
            assert value(text, "landsraad_bot_queue") == value(text, "landsraad_stopping") == 0
            assert value(text, 'landsraad_refusals_total{kind="Stale"}') == 1
            assert value(text, f'landsraad_http_requests_total{{endpoint="{table}/moves",status="2xx"}}') == 4
            assert value(text, f'landsraad_http_requests_total{{endpoint="{table}",status="4xx"}}') == 1
            assert value(text, 'landsraad_http_requests_total{endpoint="other",status="4xx"}') == 1
            assert value(text, f'landsraad_http_request_seconds_count{{endpoint="{table}/moves"}}') == 4
            assert value(text, "landsraad_move_stored_seconds_count") == 4
            assert 1 <= value(text, "landsraad_move_told_seconds_count") <= 4
            assert value(text, "landsraad_commit_jobs_sum") >= value(text, "landsraad_commit_seconds_count") >= 5
            assert value(text, 'landsraad_errors_total{where="request"}') == 0
            assert secret not in text and made["id"] not in text
            bots = await other.new(2, seats=[{"controller": "bot"}] * 2)
            async with other.sit(bots["id"]) as seen:
                await seen.reach(5)
            text = (await other.http.get("/metrics")).text
            assert value(text, 'landsraad_moves_total{by="bot",game="imperium"}') >= 5
            assert value(text, "landsraad_bot_thinking_seconds_count") >= 5
            assert 'by="human",game="imperium"} 4' not in text
            assert value(text, "landsraad_bot_queue") == 1
            assert value(text, "process_open_fds") > 0
    run(go())


def test_errors_are_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None

            async def fails(*_: Any, **__: Any) -> Any:
                raise ZeroDivisionError
            made = await stack.new(3)
            async with stack.sit(made["id"], made["seats"][0]["token"]) as guest:
                await guest.next()
                live = await stack.server.open_tables.get(made["id"])
                monkeypatch.setattr(live, "play", fails)
                await guest.move("x", 0)
                await guest.socket.wait_closed()
                assert guest.socket.close_code == 1011
            await stack.post(f"/api/tables/{made['id']}/moves", 500, token=made["seats"][0]["token"], expect=0,
                             move="x")

            monkeypatch.setattr(stack.server.store, "_attempt", broken)
            await stack.http.post("/api/tables", json={"game": "imperium"})
            monkeypatch.undo()
            text = (await stack.http.get("/metrics")).text
            assert value(text, 'landsraad_errors_total{where="request"}') == 2
            assert value(text, 'landsraad_errors_total{where="socket"}') == 1
            assert value(text, 'landsraad_errors_total{where="database"}') >= 1

    def broken(jobs: Any) -> Any:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))
    run(go())


HEADERS: list[dict[str, str]] = [
    {"x-forwarded-for": "127.0.0.1"}, {"x-forwarded-for": "10.1.2.3"}, {"forwarded": "for=127.0.0.1"},
    {"x-real-ip": "127.0.0.1"}, {"via": "1.1 proxy"}, {"x-forwarded-proto": "https"}, {"x-forwarded-host": "localhost"},
    {"host": "table.example.org"}, {"host": "127.0.0.1.evil.example"}, {"host": "localhost.evil.example:8000"}]


def test_metrics_stay_on_this_machine(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            for headers in HEADERS:
                answer = await stack.http.get("/metrics", headers=headers)
                assert answer.status_code == (421 if "host" in headers else 403), headers
                assert "landsraad_" not in answer.text
            assert (await stack.http.get("/metrics")).status_code == 200
    run(go())


def scope(client: str, **headers: str) -> dict[str, Any]:
    given = {"host": "127.0.0.1:8000", **headers}
    return {"type": "http", "client": (client, 5), "method": "GET", "path": "/metrics",
            "headers": [(name.replace("_", "-").encode(), text.encode()) for name, text in given.items()]}


@pytest.mark.parametrize(("client", "status"), [
    ("127.0.0.1", 200), ("127.8.9.1", 200), ("::1", 200), ("::ffff:127.0.0.1", 200),
    ("10.0.0.5", 403), ("192.168.1.1", 403), ("::ffff:10.0.0.5", 403), ("2001:db8::1", 403), ("?", 403), ("", 403)])
def test_who_is_on_this_machine(client: str, status: int) -> None:
    assert reader_status(scope(client), Settings("sqlite:///x")) == status
    # What a visitor claims of itself opens nothing.
    assert reader_status(scope(client, x_forwarded_for="127.0.0.1"), Settings("sqlite:///x")) == 403
    assert reader_status(scope(client), Settings("sqlite:///x", metrics="off")) == 404
    assert reader_status(scope(client, x_forwarded_for="1.2.3.4"), Settings("sqlite:///x", metrics="any")) == 200
    assert reader_status(scope(client), Settings("sqlite:///x", metrics="nonsense")) == 404


@pytest.mark.parametrize(("given", "status"), [
    ("Bearer a-long-secret-word", 200), ("bearer a-long-secret-word", 200), ("", 401), ("Bearer ", 401),
    ("Bearer a-long-secret-wor", 401), ("Basic a-long-secret-word", 401), ("a-long-secret-word", 401),
    ("Bearer é", 401)])
def test_a_token_for_metrics(given: str, status: int) -> None:
    settings = Settings("sqlite:///x", metrics="token", metrics_token="a-long-secret-word")
    for client in ("127.0.0.1", "10.0.0.5"):
        assert reader_status(scope(client, authorization=given), settings) == status
    assert "a-long-secret-word" not in repr(settings)
    without = Settings("sqlite:///x", metrics="token")
    assert reader_status(scope("127.0.0.1", authorization=given), without) == 401


def test_names_of_this_machine() -> None:
    assert is_loopback("LocalHost") and not is_loopback("localhost.example") and not is_loopback("0.0.0.0")
