"""The log as lines that programs read, and nothing in it that is a secret."""

from __future__ import annotations

import io
import json
import logging
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from landsraad.kernel.errors import BadInput
from landsraad.server.bots import processes as workers
from landsraad.server.bots.questions import Question
from landsraad.server.logs import JSON, TEXT, scrubbed, start_log
from landsraad.server.storage.database import StoreTrouble
from server.stack import Process, Stack, run, running

OURS = logging.getLogger("landsraad.server")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root, hook = logging.getLogger(), threading.excepthook
    before, level, own = list(root.handlers), root.level, logging.getLogger("landsraad").level
    stream = io.StringIO()
    start_log(JSON, stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("landsraad").setLevel(own)
    threading.excepthook = hook


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_fields(log: io.StringIO) -> None:
    OURS.warning("table %s: a bot could not move: %s", "abcd", StoreTrouble("the database does not answer: full"))
    OURS.warning("%s", StoreTrouble("the database does not answer"))
    OURS.error("table %s: the bot at %s: %s", "abcd", "A", BadInput("agent dagger arrakeen is not possible"))
    OURS.debug("not told")
    try:
        raise KeyError("a card in somebody's hand")
    except KeyError as error:
        OURS.error("a request failed", exc_info=error)
    first, second, third, fourth = lines(log)
    assert first.pop("time").endswith("Z")
    assert first == {"level": "warning", "logger": "landsraad.server", "table": "abcd", "type": "StoreTrouble",
                     "event": "a bot could not move", "error": "the database does not answer: full"}
    assert second["event"] == "the database does not answer"
    assert third["event"] == "the bot at A" and third["error"] == "BadInput" and third["table"] == "abcd"
    assert fourth["error"] == "KeyError" and fourth["where"][0].startswith("test_logs.py:")
    assert "hand" not in log.getvalue() and "dagger" not in log.getvalue()


def test_text(log: io.StringIO) -> None:
    stream = io.StringIO()
    start_log(TEXT, stream)
    OURS.info("not told")
    OURS.warning("table %s: its clock waits: %s", "abcd", StoreTrouble("no answer"))
    try:
        raise ValueError("a card in somebody's hand")
    except ValueError as error:
        OURS.error("a request failed", exc_info=error)
    told = stream.getvalue().splitlines()
    assert told[0].endswith(" WARNING table abcd: its clock waits: no answer")
    assert told[1].endswith(" ERROR a request failed: ValueError") and told[2].startswith("  at test_logs.py:")
    assert len(told) == 3 and log.getvalue() == ""


@pytest.mark.parametrize(("text", "left"), [
    ("postgresql://me:word@host:5432/db is gone", "postgresql://…@host:5432/db is gone"),
    ("postgresql+psycopg://me:w@rd@host/db", "postgresql+psycopg://…@host/db"),
    ("Authorization: Bearer abc", "Authorization: …"),
    ("Bearer abc", "Bearer …"),
    ("?token=abc&lang=en", "?token=…&lang=en"),
    ("password='hush'", "password='…'"),
    (f"no seat for {'a1B_-' * 6}xy here", "no seat for … here"),
    ("table abcdefghjkmnpqrs", "table abcdefghjkmnpqrs")])
def test_whatever_looks_like_a_secret_is_left_out(text: str, left: str) -> None:
    assert scrubbed(text) == left


def test_no_secret_of_a_table_is_logged(log: io.StringIO, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that can fail fails, with secrets in addresses, headers, bodies and errors."""
    async def go() -> list[str]:
        async with running(sqlite) as stack:
            assert stack.server is not None
            made = await stack.new(3, seed=8123456789, spectators="delayed")
            id, tokens = made["id"], [seat["token"] for seat in made["seats"]] + [made["maker"], made["delayed"]]
            live = await stack.server.open_tables.get(id)
            hand = live.table.view("A")["A"]["hand"]
            said = "meet me at the sietch"
            secrets = [*tokens, *(row.token for row in live.seats), "8123456789", said, str(hand)]

            def fails(*given: Any, **more: Any) -> Any:
                raise RuntimeError(f"{given} {more} {secrets} {live.seats} {live.row}")
            for name in ("play", "say", "undo", "comes"):
                monkeypatch.setattr(live, name, fails)
            await everywhere(stack, id, tokens, said)
            monkeypatch.undo()
            # The same by the database, which quotes what it was given.
            monkeypatch.setattr("landsraad.server.tables.live_table.write_chat",
                                lambda c, id, *more, **_: c.exec_driver_sql("INSERT INTO nowhere VALUES (?)", more))
            await everywhere(stack, id, tokens, said)
            monkeypatch.undo()
            thread = threading.Thread(target=fails, args=tokens)
            thread.start()
            thread.join()
            return secrets
    secrets = run(go())
    told = log.getvalue()
    assert sum(line["level"] == "error" for line in lines(log)) >= 5
    assert [secret for secret in secrets if secret in told] == []


async def everywhere(stack: Stack, id: str, tokens: list[str], said: str) -> None:
    for token in tokens:
        bearer = {"authorization": f"Bearer {token}", "cookie": token}
        await stack.http.get(f"/api/tables/{id}", params={"token": token, "since": token}, headers=bearer)
        await stack.http.get(f"/api/tables/{token}", headers=bearer)
        await stack.http.get(f"/{token}?token={token}", headers=bearer)
        for path in ("moves", "undo", "chat"):
            await stack.http.post(f"/api/tables/{id}/{path}", headers=bearer, json={
                "token": token, "text": said, "move": said, "expect": 0})
        await stack.http.post(f"/api/tables/{id}/moves", headers={**bearer, "content-type": "application/json"},
                              content=f'{{"token": "{token}", {token}')
        async with stack.sit(id, token) as guest:
            await guest.send(type="say", text=said)
            await guest.send(type="move", expect=0, move=token)
            with suppress(ConnectionClosed):
                while (await guest.next())["type"] != "refused":
                    pass


def test_a_bot_that_fails_does_not_tell_what_it_saw(log: io.StringIO, monkeypatch: pytest.MonkeyPatch,
                                                    capfd: pytest.CaptureFixture[str]) -> None:
    """In the process that thinks for it, whose errors go to the same place."""
    def fails(question: Any) -> Any:
        raise RuntimeError("a card in somebody's hand")
    monkeypatch.setattr(workers, "reply_to", fails)
    monkeypatch.setenv("LANDSRAAD_LOG", JSON)
    monkeypatch.setattr(workers.os, "nice", lambda n: None)
    before = signal.getsignal(signal.SIGINT)
    ours, theirs = socket.socketpair()
    with ours, pytest.raises(SystemExit):
        ours.sendall(workers.packed(Question("random", "1", "imperium", b"", 0)))
        workers.work(theirs, workers.QUICK_LANE)
    signal.signal(signal.SIGINT, before)
    told = json.loads(capfd.readouterr().err)
    assert (told["event"], told["error"]) == ("a bot failed", "RuntimeError")
    ours, theirs = socket.socketpair()
    ours.sendall(workers.packed(Question("random", "1", "imperium", b"", 0)))
    monkeypatch.setattr(workers, "reply_to", lambda question: ours.close() or b"")
    workers.work(theirs, workers.QUICK_LANE)
    signal.signal(signal.SIGINT, before)
    assert capfd.readouterr().err == ""  # nobody is there any more who wants to know


def test_a_process_tells_its_life_in_json(sqlite: str) -> None:
    process = Process(sqlite, 0, "--log", "json")
    process.process.send_signal(signal.SIGTERM)
    told = [json.loads(line) for line in process.stop().splitlines()]
    assert [line["event"] for line in told] == ["the server stops", "the server has stopped"]
    assert process.process.returncode == 0
