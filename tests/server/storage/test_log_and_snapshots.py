"""The log as the truth: folding, rooms that come and go, the client's files. `test_mending` has changed rules."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.server.http.static_files import require_client
from landsraad.server.storage.addresses import read_address
from landsraad.server.storage.appending import Entry
from landsraad.server.storage.database import Store
from landsraad.server.storage.queries import LogRow
from landsraad.server.tables.log_replay import Differs, replay_log
from server.http.test_table import seat_of
from server.stack import becomes, run, running


def test_an_undo_takes_moves_back() -> None:
    log = [LogRow(1, "move", "A", "a"), LogRow(2, "move", "A", "b"), LogRow(3, "undo", "A", "1"),
           LogRow(4, "move", "A", "c"), LogRow(5, "move", "A", "d"), LogRow(6, "undo", "A", "2")]
    assert replay_log(log) == (log[:1], [(3, 1), (6, 1)])
    with pytest.raises(Differs):
        replay_log([*log, LogRow(7, "undo", "A", "2")])


async def play_some(stack, made, n):  # type: ignore[no-untyped-def]
    path = f"/api/tables/{made['id']}"
    for _ in range(n):
        token = seat_of(await stack.get(path), made)
        state = await stack.get(path, token)
        await stack.post(f"{path}/moves", token=token, expect=state["seq"],
                         move=state["legal"][state["seq"] % len(state["legal"])]["move"])
    return await stack.get(path)


def test_an_idle_table_leaves_the_memory_and_comes_back(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, idle=0.0) as stack:
            made = await stack.new(3)
            state = await play_some(stack, made, 5)
            open_tables = stack.server.open_tables
            async with stack.sit(made["id"]) as guest:
                await guest.next()
                await asyncio.sleep(0.01)
                open_tables.sweep()
                assert made["id"] in open_tables.open  # somebody is looking

            def forgotten() -> bool:
                open_tables.sweep()
                return open_tables.open == {}
            await becomes(forgotten)
            both = await asyncio.gather(*(stack.get(f"/api/tables/{made['id']}") for _ in range(5)))
            assert all(found["view"] == state["view"] for found in both) and len(open_tables.open) == 1
    run(go())


def test_a_table_where_nobody_moved_has_one_position(sqlite: str) -> None:
    """It is where the moves begin, too, and stays so when there are some."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=4)
            live = stack.server.open_tables.open[made["id"]]
            start, print_of_start = live.table.start, live.table.fingerprint()
            assert live.table.state is start
            state = await play_some(stack, made, 1)
            assert live.table.state is not start and live.table.start is start
            assert state["seq"] == 1 and start.fingerprint() != live.table.state.fingerprint()
            assert live.state_at(0).fingerprint() == start.fingerprint()
            table = landsraad.new("imperium", players=3, seed=4)
            assert table.fingerprint() == print_of_start
            table.state = table.start
            table.play(table.legal()[0])
            assert table.start.fingerprint() == start.fingerprint() != table.state.fingerprint()
    run(go())


def test_an_idle_table_is_tidied_up(sqlite: str) -> None:
    """Before it leaves the memory: what was made for viewers goes, and whoever comes sees the same."""
    async def go() -> None:
        async with running(sqlite, idle=1000.0) as stack:
            made = await stack.new(3)
            state = await play_some(stack, made, 5)
            open_tables = stack.server.open_tables
            live = open_tables.open[made["id"]]
            async with stack.sit(made["id"], changes=True) as guest:
                await guest.next()
                live.used -= 200
                open_tables.sweep()
                assert live.sections  # somebody is looking, and will be told what changes
            while live.watchers or live._presence is not None:  # that somebody left is told a little later
                await asyncio.sleep(0.01)
            live.used -= 50
            open_tables.sweep()
            assert live.sections  # somebody looked a moment ago
            live.used -= 200
            open_tables.sweep()
            assert open_tables.open[made["id"]] is live and not live.sections and not live.rendered
            assert (await stack.get(f"/api/tables/{made['id']}"))["view"] == state["view"]
    run(go())


@pytest.mark.long
def test_what_was_forgotten_is_gone(sqlite: str) -> None:
    """Tables come and go for months: nothing may hold on to one that left the memory."""
    async def go() -> None:
        async with running(sqlite, idle=0.0) as stack:
            left = []
            for seed in range(3):
                made = await stack.new(2, seed=seed, seats=[{"controller": "bot"}] * 2)
                async with stack.sit(made["id"]) as watcher:
                    await watcher.until(lambda state: bool(state["over"]))
                left.append(weakref.ref(stack.server.open_tables.open[made["id"]]))

            def gone() -> bool:
                stack.server.open_tables.sweep()
                gc.collect()
                return [live() for live in left] == [None, None, None]
            await becomes(gone)
    run(go())


def test_one_of_many_writers_gets_the_number(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            store: Store = stack.server.store
            twice = [store.append(Entry(made["id"], n % 20 + 1, "move", "A", "reveal", 0.0)) for n in range(60)]
            assert sum(await asyncio.gather(*twice)) == 20
            orphan = await asyncio.gather(store.append(Entry("nobody", 1, "move", "A", "reveal", 0.0)),
                                          store.append(Entry(made["id"], 21, "move", "A", "reveal", 0.0)),
                                          return_exceptions=True)
            assert isinstance(orphan[0], Exception) and orphan[1] is True  # the fault of one is not the other's
    run(go())


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from landsraad.server.storage.schema import METADATA
    store = Store(database, "test")
    store.migrate()
    store.migrate()  # a second start changes nothing
    with store.writer.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.writer.dispose()
    store.reader.dispose()


def test_addresses() -> None:
    assert read_address("postgres://a@b/c").drivername == "postgresql+psycopg"
    for wrong in ("", "x", "sqlite:///:memory:", "oracle://x/y"):
        with pytest.raises(BadInput):
            read_address(wrong)


def test_the_client_is_served_with_its_pages(sqlite: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Landsraad</title>" + " " * 2000)
    (static / "assets" / "app-1234.js").write_text("export const a = 1\n" * 200)
    (tmp_path / "secret.txt").write_text("no")
    require_client(static)
    with pytest.raises(BadInput, match="the client is not built"):
        require_client(tmp_path)

    async def go() -> None:
        async with running(sqlite, client=static) as stack:
            for page in ("/", "/new", "/table/abc", "/replay/abc", "/gallery", "/rules"):
                answer = await stack.http.get(page)
                assert answer.status_code == 200 and "Landsraad" in answer.text
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["content-security-policy"] and answer.headers["content-encoding"] == "gzip"
            script = await stack.http.get("/assets/app-1234.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert "immutable" in script.headers["cache-control"]
            again = await stack.http.get("/assets/app-1234.js", headers={"if-none-match": script.headers["etag"]})
            assert again.status_code == 304
            for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/missing.png"):
                assert (await stack.http.get(path)).status_code == 404
            assert (await stack.http.post("/")).status_code == 405
            assert (await stack.http.head("/")).text == ""
    run(go())


def test_the_document_names_every_message() -> None:
    from landsraad.server.http.api import Api
    from landsraad.server.http.openapi import document
    from landsraad.server.settings import Settings
    api = Api(None, None, Settings(database=""), None)  # type: ignore[arg-type]
    made = document(api.endpoints())
    assert made["info"]["version"] == landsraad.__version__
    schemas = made["components"]["schemas"]
    assert {"TableState", "FromServer", "FromClient", "Trouble", "CardSet"} <= set(schemas)
    refs = {part["$ref"].rsplit("/", 1)[-1] for name in ("FromServer", "FromClient") for part in schemas[name]["anyOf"]}
    assert {"Hello", "Update", "Refused", "Pong", "SocketHello", "SocketMove", "Ping"} <= refs <= set(schemas)
