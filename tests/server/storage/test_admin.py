"""`landsraad admin` beside a running server, which notices what it changes and tells everybody at the table."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sys
from typing import Any

import pytest
from sqlalchemy import inspect, text
from websockets.exceptions import ConnectionClosed

from landsraad.cli.main import main
from landsraad.server.storage.admin import Admin
from landsraad.server.storage.database import Store
from landsraad.server.storage.queries import new_token
from server.http.test_table import seat_of
from server.stack import Guest, Stack, run, running

SENTENCES = {
    "en": "an operator closed this table", "uk": "адміністратор закрив цей стіл",
    "ru": "администратор закрыл этот стол", "cs": "správce serveru tento stůl zavřel"}


async def admin(database: str, *words: str) -> str:
    """As an operator beside the server, with connections of its own."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert await asyncio.to_thread(main, ["admin", *words, "--database", database]) == 0
    return out.getvalue()


async def close_of(guest: Guest) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as ended:
        while True:
            await guest.next()
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, ended.value.rcvd.reason


def test_close(database: str) -> None:
    async def go() -> None:
        async with running(database, poll=0.02) as stack:
            made = await stack.new(3, listed=True, seats=[{"controller": "human"}, {"controller": "open"},
                                                          {"controller": "bot"}])
            id, token = made["id"], made["seats"][0]["token"]
            async with stack.sit(id, token) as guest, stack.sit(id, lang="uk") as watcher:
                await guest.next()
                await admin(database, "tables", "close", id)
                state = await guest.until(lambda state: bool(state["trouble"]))
                assert state["trouble"].startswith(SENTENCES["en"]) and state["legal"] == [] and not state["can_undo"]
                state = await watcher.until(lambda state: bool(state["trouble"]))
                assert state["trouble"].startswith(SENTENCES["uk"])
                await guest.send(type="move", expect=state["seq"], move="reveal")
                told = await guest.next()
                assert told["type"] == "refused" and told["error"].startswith(SENTENCES["en"])
                await guest.send(type="say", text="hello?")
                assert (await guest.next())["error"].startswith(SENTENCES["en"])
            for lang, sentence in SENTENCES.items():
                for path, more in (("moves", {"move": "reveal", "expect": state["seq"]}), ("claim", {"name": "me"}),
                                   ("undo", {"expect": state["seq"]}), ("chat", {"text": "hello?"})):
                    given = made["seats"][1]["token"] if path == "claim" else token
                    answer = await stack.http.post(f"/api/tables/{id}/{path}?lang={lang}",
                                                   json={"token": given, **more})
                    assert answer.status_code == 422 and answer.json()["error"].startswith(sentence), answer.text
            assert await stack.get("/api/tables") == []
            assert stack.server is not None and not stack.server.open_tables.open[id].waits_for_bot
        async with running(database) as stack:  # and after a restart
            assert (await stack.get(f"/api/tables/{id}", token))["trouble"].startswith(SENTENCES["en"])
            assert (await stack.get(f"/api/tables/{id}/replay", token, at=0))["moves"] == 0
    run(go())


def rows_with(database: str, word: str) -> list[str]:
    """Where in the whole database the word is, in any column of any table."""
    store = Store(database, "test")
    found = []
    with store.reader.connect() as connection:
        for table in inspect(connection).get_table_names():
            for row in connection.execute(text(f"SELECT * FROM {table}")):
                if any(word in str(value) for value in row):
                    found.append(table)
    store.reader.dispose()
    store.writer.dispose()
    return found


def test_delete(database: str) -> None:
    async def go() -> None:
        async with running(database, poll=0.02) as stack:
            made = await stack.new(2, seats=[{"controller": "human"}, {"controller": "bot"}], spectators="delayed",
                                   clock={"kind": "live", "total": 3600, "increment": 5})
            other = await stack.new(2)
            id, token = made["id"], made["seats"][0]["token"]
            await stack.post(f"/api/tables/{id}/chat", token=token, text="anybody here?")
            async with stack.sit(id, token) as guest, stack.sit(id) as watcher, stack.sit(other["id"]) as elsewhere:
                await guest.until(lambda state: state["actor"] == "A")
                for _ in range(30):  # far enough for a snapshot
                    await guest.move()
                    seq = guest.state["seq"]
                    await guest.until(lambda state, seq=seq: state["seq"] > seq and state["actor"] == "A")  # type: ignore[misc]
                await elsewhere.next()
                assert {"tables", "seats", "log", "chat"} <= set(rows_with(database, id))
                waiting = asyncio.ensure_future(stack.http.get(f"/api/tables/{id}", params={
                    "wait": 20, "seq": guest.state["seq"], "chat_since": 1}))
                await watcher.until(lambda state: state["watching"] == 2)
                await admin(database, "tables", "delete", id, "--yes")
                for each in (guest, watcher):
                    assert await close_of(each) == (4410, "an operator deleted this table")
                assert (await waiting).status_code == 404
                assert rows_with(database, id) == []
                await elsewhere.send(type="ping")
                while (await elsewhere.next())["type"] != "pong":
                    pass
            await stack.get(f"/api/tables/{id}", token, 404)
            assert stack.server is not None and list(stack.server.open_tables.open) == [other["id"]]
    run(go())


def test_a_move_meets_a_deleted_table(database: str) -> None:
    """Before the server has noticed: whoever moves is told, and nothing of the table comes back."""
    async def go() -> None:
        async with running(database, poll=60.0) as stack:
            assert stack.server is not None
            stack.server.open_tables.touched = lambda ids: None  # type: ignore[method-assign]
            made = await stack.new(2)
            token = seat_of(await stack.get(f"/api/tables/{made['id']}"), made)
            async with stack.sit(made["id"], token) as guest:
                await guest.next()
                await admin(database, "tables", "delete", made["id"], "--yes")
                answer = await stack.http.post(f"/api/tables/{made['id']}/moves?lang=cs", json={
                    "token": token, "expect": 0, "move": guest.state["legal"][0]["move"]})
                assert (answer.status_code, answer.json()["error"]) == (404, "správce serveru tento stůl smazal")
                await guest.move()
                assert await close_of(guest) == (4410, "an operator deleted this table")
            assert rows_with(database, made["id"]) == []
    run(go())


def test_renew_a_link(database: str) -> None:
    async def go() -> None:
        async with running(database, poll=0.02) as stack:
            made = await stack.new(3)
            old = made["seats"][1]["token"]
            async with stack.sit(made["id"], old) as guest:
                await guest.next()
                link = (await admin(database, "seat", "renew", made["id"], "b", "--site", "https://a.example/")).strip()
                address, _, token = link.partition("#")
                assert address == f"https://a.example/table/{made['id']}" and len(token) == 32 != old
                assert (await close_of(guest))[0] == 4401
            await stack.get(f"/api/tables/{made['id']}", old, 401)
            assert (await stack.get(f"/api/tables/{made['id']}", token))["you"] == "B"
            told = json.loads(await admin(database, "seat", "renew", made["id"], "A", "--json"))
            assert told["link"].startswith(f"/table/{made['id']}#")
    run(go())


# ------------------------------------------------------------------ the command


async def some_tables(stack: Stack) -> list[str]:
    made = [await stack.new(2, seats=[{"controller": "human", "name": "Ann"}, {"controller": "bot"}], title="Evening"),
            await stack.new(2, game="uprising"), await stack.new(3, seats=[{"controller": "bot"}] * 3)]
    async with stack.sit(made[2]["id"]) as watcher:
        await watcher.until(lambda state: bool(state["over"]))
    await stack.post(f"/api/tables/{made[0]['id']}/chat", token=made[0]["seats"][0]["token"], text="hello")
    return [each["id"] for each in made]


def filled(database: str) -> list[str]:
    async def go() -> list[str]:
        async with running(database) as stack:
            return await some_tables(stack)
    found: list[str] = run(go())
    return found


def age_all(database: str, days: float, *ids: str) -> None:
    store = Store(database, "test")
    with store.writer.begin() as connection:
        for id in ids:
            for table, column, key in (("tables", "created", "id"), ("log", "at", "table_id"),
                                       ("chat", "at", "table_id")):
                connection.execute(text(f"UPDATE {table} SET {column} = {column} - :days WHERE {key} = :id"),
                                   {"days": days * 86400, "id": id})
    store.writer.dispose()


def test_looking(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, third = filled(database)
    base = ["admin", "--database", database]
    assert main([*base, "tables", "list"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].split() == ["table", "game", "state", "used", "moves", "who"] and len(out) == 4
    assert "Ann, Bot B, automa  “Evening”" in next(line for line in out if line.startswith(first))
    assert " finished " in next(line for line in out if line.startswith(third))
    assert main([*base, "tables", "list", "--state", "finished", "--json"]) == 0
    assert [row["id"] for row in json.loads(capsys.readouterr().out)] == [third]
    assert main([*base, "--json", "tables", "list", "--game", "uprising"]) == 0
    assert [row["id"] for row in json.loads(capsys.readouterr().out)] == [second]
    assert main([*base, "tables", "list", "--limit", "1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 1
    assert main([*base, "tables", "show", first]) == 0
    out = capsys.readouterr().out
    assert "seat A      human Ann" in out and "title       Evening" in out and "state       playing" in out
    assert main([*base, "tables", "close", second]) == 0
    assert capsys.readouterr().out == f"table {second} is closed\n"
    assert main([*base, "numbers", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {name: told[name] for name in ("tables", "playing", "finished", "closed", "sandboxes", "chat_lines")} == {
        "tables": 3, "playing": 1, "finished": 1, "closed": 1, "sandboxes": 0, "chat_lines": 1}
    assert told["games"] == {"imperium": 2, "uprising": 1} and told["seats"] == {"automa": 2, "bot": 4, "human": 3}
    assert told["tables_used_today"] >= 1 and told["moves"] > 50 and told["bytes"] > 10_000
    assert main([*base, "numbers"]) == 0
    assert "games                  imperium 2, uprising 1" in capsys.readouterr().out


@pytest.mark.long
def test_abandoned(database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = filled(database)
    age_all(database, 40, first, third)
    age_all(database, 3, second)
    base = ["admin", "--database", database, "tables", "abandoned"]

    def found(*words: str) -> list[str]:
        assert main([*base, *words, "--json"]) == 0
        return [row["id"] for row in json.loads(capsys.readouterr().out)]
    assert found() == [first]
    assert found("--older-than", "60d") == []
    assert found("--older-than", "48h") == [second, first]
    assert set(found("--older-than", "5w", "--finished")) == {first, third}
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    assert main([*base, "--delete"]) == 2
    assert "delete 1 tables unused for 30d for ever? [y/N]" in capsys.readouterr().err and found() == [first]
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert main([*base, "--delete"]) == 0
    assert capsys.readouterr().out == "1 tables are deleted\n" and rows_with(database, first) == []
    assert rows_with(database, second) != [] != rows_with(database, third)


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('admin') / 'landsraad.db'}"

    async def go() -> str:
        async with running(database) as stack:
            made = await stack.new(2, seats=[{"controller": "human"}, {"controller": "bot"}])
            return str(made["id"])
    return database, run(go())


@pytest.mark.parametrize(("words", "wanted"), [
    (["tables", "show", "{typo}"], "unknown table '{typo}'; did you mean '{id}'?"),
    (["tables", "close", "x"], "unknown table 'x'; `landsraad admin tables list` shows all ids"),
    (["tables", "delete", "{typo}", "--yes"], "unknown table '{typo}'; did you mean '{id}'?"),
    (["tables", "delete", "{id}"], "nothing was deleted; --yes deletes without a question"),
    (["seat", "renew", "{typo}", "A"], "unknown table '{typo}'; did you mean '{id}'?"),
    (["seat", "renew", "{id}", "Q"], "seat: 'Q' is not a seat of table {id}; there are links for A"),
    (["seat", "renew", "{id}", "B"], "seat B: it is played by a bot, so it has no link; there are links for A"),
    (["tables", "abandoned", "--older-than", "long"], "--older-than: 'long' is not an age; write a number and a unit"),
    (["tables", "list", "--state", "playin"], "unknown --state 'playin'; did you mean 'playing'?"),
    (["tables", "list", "--limit", "-1"], "--limit: -1 is not a number of tables"),
    (["tables", "lst"], "unknown command 'lst'; did you mean 'list'?"),
    (["tables", "list", "--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
])
def test_what_is_wrong_is_one_line(one: tuple[str, str], words: list[str], wanted: str,
                                   capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    database, id = one
    typo = id[:5] + ("a" if id[5] != "a" else "b") + id[6:]
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["admin", "--database", database, *(word.format(id=id, typo=typo) for word in words)]) == 2
    out, error = capsys.readouterr()
    assert out == "" and error.splitlines()[-1].split("landsraad: ")[1].startswith(wanted.format(id=id, typo=typo))
    assert main(["admin", "--database", database, "tables", "list"]) == 0
    assert id in capsys.readouterr().out


def test_a_database_that_is_not_there_is_not_made(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nothing.db"
    assert main(["admin", "--database", f"sqlite:///{file}", "numbers"]) == 2
    assert "no such file" in capsys.readouterr().err and not file.exists()
    Store(f"sqlite:///{file}", "test").writer.connect().close()
    assert main(["admin", "--database", f"sqlite:///{file}", "numbers"]) == 2
    assert "it does not belong to a Landsraad server" in capsys.readouterr().err


def test_closing_twice_and_closing_a_finished_game(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, _, third = filled(sqlite)
    base = ["admin", "--database", sqlite, "tables", "close"]
    assert main([*base, third]) == 2
    assert f"table {third}: the game is already over" in capsys.readouterr().err
    assert main([*base, first]) == 0
    assert main([*base, first]) == 2
    assert f"table {first}: it is already closed" in capsys.readouterr().err


def test_no_token_in_what_is_shown(sqlite: str) -> None:
    first, *_ = filled(sqlite)
    found = Admin(sqlite)
    shown = repr([found.tables(), found.table(first), found.numbers()])
    with found.store.reader.connect() as connection:
        for (token,) in connection.execute(text("SELECT token FROM seats WHERE token != ''")):
            assert token not in shown
        for (seed,) in connection.execute(text("SELECT deal FROM tables")):
            assert str(seed) not in shown
    assert len(new_token()) == 32
    found.close()
