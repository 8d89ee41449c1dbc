"""Records that are read in a process of its own: nobody else waits for it, and it does not grow over our heads."""

from __future__ import annotations

import asyncio
import threading
from functools import cache
from typing import Any

import pytest

import landsraad
from landsraad.kernel.engine import apply
from landsraad.kernel.records.format import write_record
from landsraad.server.tables import record_imports as importing
from landsraad.server.tables.history import CHECKPOINT_EVERY
from server.stack import Stack, run, running

BUSY = "other records are being read right now; try again in a moment"


@cache
def record(moves: int = 200) -> str:
    table = landsraad.new("imperium", seed=7, players=3)
    while not table.over and len(table.moves) < moves:
        table.play(table.legal()[len(table.moves) % len(table.legal())])
    return write_record(table, {"A": "Olena"})


async def bring(stack: Stack, address: str = "10.0.0.1", **body: Any) -> tuple[int, Any]:
    """As a proxy on this machine passes it on."""
    answer = await stack.http.post("/api/records", json={"record": record(), **body},
                                   headers={"x-forwarded-for": address})
    return answer.status_code, answer.json()


def test_a_record_is_read_elsewhere(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it was read in the server")
    monkeypatch.setattr(importing, "parse_record", never)  # here, and not in the process

    async def go() -> None:
        async with running(sqlite, import_process=True) as stack:
            importer = stack.server.api.importer
            assert importer.started == 0  # none before it is needed
            status, made = await bring(stack)
            assert status == 201 and [seat["controller"] for seat in made["seats"]] == ["human"] * 3
            assert stack.server.open_tables.open == {}  # nor is it folded before somebody wants to see it
            state = await stack.get(f"/api/tables/{made['id']}")
            assert (state["seq"], state["seats"][0]["name"]) == (200, "Olena")
            status, broken = await bring(stack, record=record()[:-20])
            assert status == 400 and "line" in broken["error"]
            assert importer.started == 1
            process = importer._process
            assert process is not None and process.is_alive()
        assert not process.is_alive()  # it ends with the server
    run(go())


def test_it_ends_when_nothing_comes_and_starts_again(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, import_process=True, import_idle=0.01) as stack:
            importer = stack.server.api.importer
            for n in (1, 2):
                assert (await bring(stack))[0] == 201
                assert importer.started == n
                await asyncio.to_thread(importer._process.join)
                assert importer._line is None
    run(go())


def test_a_record_has_its_time_and_a_lost_process_is_replaced(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, import_process=True, import_seconds=0.0) as stack:
            importer = stack.server.api.importer
            status, told = await bring(stack)
            assert (status, told["error"]) == (422, "this record takes too long to check")
            assert importer._process is None
            stack.server.settings.import_seconds = 60.0
            assert (await bring(stack))[0] == 201
            before = importer.started
            importer._process.kill()
            await asyncio.to_thread(importer._process.join)
            assert (await bring(stack)) == (429, {"error": BUSY, "rule": ""})
            assert (await bring(stack))[0] == 201 and importer.started == before + 1
    run(go())


def test_few_wait_and_of_one_address_fewer(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, imports=(5, 2)) as stack:
            importer = stack.server.api.importer
            async with importer._turn:  # somebody's record is being read
                waits = [asyncio.ensure_future(bring(stack, f"10.0.0.{n}")) for n in (1, 1, 2)]
                while importer.waiting.total() < 3:
                    await asyncio.sleep(0)
                assert await bring(stack, "10.0.0.1") == (429, {"error": BUSY, "rule": ""})
                waits += [asyncio.ensure_future(bring(stack, f"10.0.0.{n}")) for n in (3, 4)]
                while importer.waiting.total() < 5:
                    await asyncio.sleep(0)
                for address in ("10.0.0.2", "10.0.0.5"):
                    assert await bring(stack, address) == (429, {"error": BUSY, "rule": ""})
            assert [status for status, _ in await asyncio.gather(*waits)] == [201] * 5
            assert not importer.waiting
            assert (await bring(stack))[0] == 201
    run(go())


@pytest.mark.parametrize("what", ["replay", "try"])
def test_a_long_game_is_not_played_in_the_loop(sqlite: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            _, made = await bring(stack)
            path = f"/api/tables/{made['id']}"
            token = made["seats"][0]["token"]
            await stack.get(path)  # folded
            here = threading.get_ident()
            played: list[bool] = []

            def noted(state: Any, move: int) -> None:
                played.append(threading.get_ident() == here)
                apply(state, move)
            monkeypatch.setattr("landsraad.server.tables.history.apply", noted)
            if what == "replay":
                assert (await stack.get(f"{path}/replay", token, at=190))["moves"] == 190
            else:
                await stack.post(f"{path}/try", 201, token=token, at=190)
            assert sum(played) <= CHECKPOINT_EVERY and len(played) >= 190
            monkeypatch.undo()
    run(go())
