"""A client that was told more than the database holds, because an older copy of it was put back: it starts over."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

from server.http.test_table import seat_of
from server.stack import Guest, Stack, run, running
from server.storage.test_log_and_snapshots import play_some


def backup(database: str, copy: Path) -> None:
    source, target = sqlite3.connect(database.removeprefix("sqlite:///")), sqlite3.connect(copy)
    with target:
        source.backup(target)
    source.close()
    target.close()


def restore(database: str, copy: Path) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    for end in ("-wal", "-shm"):
        file.with_name(file.name + end).unlink(missing_ok=True)
    shutil.copy(copy, file)


def known(state: dict[str, Any]) -> dict[str, Any]:
    return {"since": state["events_next"], "seq": state["seq"], "chat_since": state["chat_next"], "mark": state["mark"]}


async def come_back(stack: Stack, id: str, token: str, before: Guest) -> Guest:
    """With what it had, as the browser does."""
    async with stack.sit(id, token, **known(before.state)) as guest:
        guest.events = list(before.events)
        message = await guest.next()
        assert message["type"] == "state"
        return guest


def test_a_client_ahead_of_the_log_starts_over(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=5)
            id, path = made["id"], f"/api/tables/{made['id']}"
            await stack.post(f"{path}/chat", token=made["seats"][0]["token"], text="before")
            await play_some(stack, made, 5)
            backup(sqlite, copy)
            await play_some(stack, made, 10)
            await stack.post(f"{path}/chat", token=made["seats"][0]["token"], text="lost")
            async with stack.sit(id) as ahead:
                await ahead.next()
            assert ahead.state["seq"] == 15 and [line["text"] for line in ahead.state["chat"]] == ["before", "lost"]
        restore(sqlite, copy)
        async with running(sqlite) as stack:
            again = await come_back(stack, id, "", ahead)
            assert (again.state["seq"], again.state["events_from"]) == (5, 0)
            assert [line["text"] for line in again.state["chat"]] == ["before"] and again.state["chat"][0]["n"] == 0
            # The same for a client that polls and for one that knows no marks; nobody waits for what never comes.
            polled = await stack.get(path, wait=20, **known(ahead.state))
            numbers = {**known(ahead.state), "mark": ""}
            for state in (polled, await stack.get(path, wait=20, **numbers)):
                assert (state["seq"], state["events_from"], len(state["chat"])) == (5, 0, 1)
            # A decision on what the log never had is refused, with the state.
            token = seat_of(polled, made)
            move = (await stack.get(path, token))["legal"][0]["move"]
            stale = await stack.post(f"{path}/moves", 409, token=token, expect=15, move=move)
            assert (stale["state"]["seq"], stale["state"]["events_from"]) == (5, 0)
    run(go())


def test_a_log_that_has_grown_again_is_another_one(sqlite: str, tmp_path: Path) -> None:
    """The numbers fit, and what they stand for does not."""
    copy = tmp_path / "copy.db"

    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=5)
            id, path = made["id"], f"/api/tables/{made['id']}"
            token = made["seats"][0]["token"]
            await play_some(stack, made, 5)
            backup(sqlite, copy)
            await stack.post(f"{path}/chat", token=token, text="lost")
            async with stack.sit(id) as quiet:
                await quiet.next()
            await play_some(stack, made, 3)
            async with stack.sit(id) as ahead:
                await ahead.next()
        restore(sqlite, copy)
        async with running(sqlite) as stack:
            for _ in range(10):
                actor = seat_of(await stack.get(path), made)
                state = await stack.get(path, actor)
                await stack.post(f"{path}/moves", token=actor, expect=state["seq"], move=state["legal"][-1]["move"])
            await stack.post(f"{path}/chat", token=token, text="anew")
            state = await stack.get(path)
            again = await come_back(stack, id, "", ahead)
            assert again.state["events_from"] == 0 and again.events == state["events"]
            assert [line["text"] for line in again.state["chat"]] == ["anew"]
            # Of one whose last move is still there only the talk is lost.
            again = await come_back(stack, id, "", quiet)
            assert again.state["events_from"] == quiet.state["events_next"] and again.events == state["events"]
            assert [line["text"] for line in again.state["chat"]] == ["anew"]
            # And who has the state as it is gets nothing twice.
            again = await come_back(stack, id, "", again)
            assert (again.state["events"], again.state["chat"]) == ([], [])
    run(go())


def test_after_a_plain_restart_nothing_is_told_twice(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3, seed=5)
            await stack.post(f"/api/tables/{made['id']}/chat", token=made["seats"][0]["token"], text="hello")
            await play_some(stack, made, 5)
            async with stack.sit(made["id"]) as guest:
                await guest.next()
        async with running(database) as stack:
            again = await come_back(stack, made["id"], "", guest)
            assert (again.state["events"], again.state["chat"]) == ([], [])
    run(go())
