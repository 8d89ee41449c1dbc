"""A database that another process has locked: who asks is told soon, and a short lock is only waited for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import text

from landsraad.server.storage.database import Store
from server.stack import Stack, run, running

SHORT = 1_000  # milliseconds


@contextmanager
def locked(database: str) -> Iterator[Any]:
    """As an operator's program might do it: a transaction that nobody ends."""
    other = Store(database, "other")
    try:
        with other.writer.connect() as connection:
            if not other.is_sqlite:
                connection.execute(text("LOCK TABLE log IN EXCLUSIVE MODE"))
            else:
                connection.begin()
            yield connection
    finally:
        other.writer.dispose()
        other.reader.dispose()


async def decide(stack: Stack, made: Any, status: int) -> Any:
    path = f"/api/tables/{made['id']}"
    token = made["seats"][0]["token"]
    state = await stack.get(path, token)
    return await stack.post(f"{path}/moves", status, token=token, expect=state["seq"], move=state["legal"][0]["move"])


async def first_decides(stack: Stack) -> Any:
    """A table whose first seat begins."""
    while True:
        made = await stack.new(2)
        if (await stack.get(f"/api/tables/{made['id']}"))["actor"] == "A":
            return made


def test_a_locked_database_is_told_after_one_short_attempt(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts: list[int] = []
    attempt = Store._attempt

    def counted(self: Store, jobs: list[Any]) -> list[Any]:
        attempts.append(sum(job.entry is not None for job in jobs))
        return attempt(self, jobs)

    async def go() -> None:
        async with running(database, poll=1e6, pulse=1e6) as stack:
            tables = [await first_decides(stack) for _ in range(3)]
            store = stack.server.store
            with store.writer.connect() as connection:
                patience = connection.exec_driver_sql(
                    "PRAGMA busy_timeout" if store.is_sqlite else "SHOW lock_timeout").scalar_one()
            assert patience == (SHORT if store.is_sqlite else "1s")
            monkeypatch.setattr(Store, "_attempt", counted)
            with locked(database):
                refused = await asyncio.gather(*(decide(stack, made, 503) for made in tables))
            assert {answer["error"] for answer in refused} == {"the database does not answer"}
            assert sum(attempts) == 3  # together or one by one, but each of them once
            monkeypatch.undo()
            for made in tables:  # and nothing is wrong afterwards
                assert (await decide(stack, made, 200))["seq"] == 1
    run(go())


def test_a_short_lock_is_waited_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = threading.Event()
    attempt = Store._attempt

    def noted(self: Store, jobs: list[Any]) -> list[Any]:
        tried.set()
        return attempt(self, jobs)

    async def go() -> None:
        async with running(database, poll=1e6, pulse=1e6) as stack:
            made = await first_decides(stack)
            monkeypatch.setattr(Store, "_attempt", noted)
            with locked(database) as connection:
                answer = asyncio.ensure_future(decide(stack, made, 200))
                await asyncio.to_thread(tried.wait)
                connection.rollback()
                assert (await answer)["seq"] == 1
    run(go())
