"""Following and blocking people, and reports to the operator."""

from __future__ import annotations

import json
from typing import Any

import pytest

from landsraad.cli.main import main
from landsraad.server.storage.admin import Admin
from server.lobby.guests import Lobby, lobby_of
from server.lobby.test_lobby_attacks import person, said
from server.profiles.people import Browser
from server.stack import run


async def at_one_table(lobby: Lobby, *names: str) -> tuple[list[Browser], list[dict[str, Any]]]:
    """People with profiles at one table, with their seats."""
    browsers = [await person(lobby, name) for name in names]
    n = len(names)
    tokens = [(await said(one, "/queue", game="uprising", low=n, high=n))["token"] for one in browsers]
    await lobby.ready(*tokens)
    return browsers, [(await lobby.place(token))["seat"] for token in tokens]


async def people(browser: Browser, status: int = 200) -> Any:
    answer = await browser.http.get("/api/lobby/people")
    assert answer.status_code == status
    return answer.json().get("people")


def at(own: dict[str, Any], other: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"table": own["table"], "token": own["token"], "seat": other["seat"], **more}


def test_one_sees_where_friends_sit_but_not_those_who_block_one(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            (olena, marek, _), seats = await at_one_table(lobby, "Olena", "Marek", "Zoe")
            followed = await said(olena, "/people", 200, **at(seats[0], seats[1], kind="follow"))
            assert [(one["name"], one["kind"], one["gathering"]) for one in followed["people"]] == [
                ("Marek", "follow", "")]
            assert await people(marek) == []  # nobody learns who follows them
            made = await said(marek, "/gatherings", game="uprising")
            secret = await said(marek, "/gatherings", game="imperium", listed=False)
            id = made["place"]["gathering"]["id"]
            assert [one["gathering"] for one in await people(olena)] == [id]
            assert secret["place"]["gathering"]["id"] not in json.dumps(await people(olena))
            await said(marek, "/people", 200, **at(seats[1], seats[0], kind="block"))
            assert [one["gathering"] for one in await people(olena)] == [""]
            await said(olena, f"/gatherings/{id}/join", 422)
            (tie,) = await people(marek)
            await said(olena, f"/people/{tie['id']}/remove", 404)
            await said(marek, f"/people/{tie['id']}/remove", 200)
            await said(olena, f"/gatherings/{id}/join")
    run(go())


def test_those_who_block_each_other_are_never_paired_and_chat_is_hidden(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            (olena, marek, zoe), seats = await at_one_table(lobby, "Olena", "Marek", "Zoe")
            await said(olena, "/people", 200, **at(seats[0], seats[1], kind="block"))
            path = f"/api/lobby/people/at/{seats[0]['table']}"
            assert [(await one.http.get(path)).json()["seats"] for one in (olena, marek)] == [[seats[1]["seat"]], []]
            assert (await lobby.stack.get(path))["seats"] == []
            tokens = []
            for one in (olena, marek):
                tokens.append((await said(one, "/queue", game="uprising", low=2, high=2))["token"])
                await lobby.pass_(15, *tokens)
            assert await lobby.states(*tokens) == ["queue", "queue"]
            tokens.append((await said(zoe, "/queue", game="uprising", low=2, high=2))["token"])
            assert await lobby.states(*tokens) == ["ready", "queue", "ready"]
    run(go())


def test_people_are_found_only_at_tables_that_one_sits_at(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            (olena, _), seats = await at_one_table(lobby, "Olena", "Marek")
            stranger = await person(lobby, "Stranger")
            for token in ("", "nothing", seats[0]["token"][:-1]):
                await said(stranger, "/people", 401, table=seats[0]["table"], token=token, seat="A", kind="follow")
            for seat in (seats[0]["seat"], "Z", ""):  # oneself, and nobody
                await said(olena, "/people", 404, table=seats[0]["table"], token=seats[0]["token"], seat=seat,
                           kind="follow")
            guests = await lobby.stack.new(2)
            mine, other = guests["seats"][0], guests["seats"][1]
            await said(olena, "/people", 404, table=guests["id"], token=mine["token"], seat=other["seat"], kind="block")
            await people(Browser(lobby.stack), 401)
            foreign = await lobby.stack.http.post("/api/lobby/people", json=at(*seats, kind="follow"), headers={
                "cookie": f"landsraad={olena.cookie}", "origin": "http://evil.example"})
            assert foreign.status_code == 403
            await said(olena, "/people", 200, **at(*seats, kind="follow"))
            await olena.post("/delete")
    run(go())


def test_reports_reach_the_operator_and_cannot_be_piled_up(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            _, seats = await at_one_table(lobby, "Olena", "Marek")
            await lobby.post("/report", 401, table=seats[0]["table"], token="nothing", seat="A", text="?")
            await lobby.post("/report", 404, **at(seats[0], seats[0], text="it was me"))
            await lobby.post("/report", 400, **at(*seats, text=" \n "))
            for n in range(3):
                assert (await lobby.post("/report", **at(*seats, text=f"rude\nwords {n}")))["done"]
            await lobby.post("/report", 429, **at(*seats, text="and again"))
            await lobby.post("/report", **at(seats[1], seats[0], text="no, they were"))
            await lobby.post("/report", 429, **at(seats[1], seats[0], text="the address has said enough"))
    run(go())
    assert main(["admin", "reports", "list", "--database", database]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4 and sum("rude words" in line and "(Marek)" in line for line in lines) == 3
    id = lines[0].split()[0]
    assert main(["admin", "reports", "done", id, "--database", database]) == 0
    assert main(["admin", "reports", "done", "nothing", "--database", database]) == 2
    admin = Admin(database)
    assert len(admin.reports()) == 3 and [one["id"] for one in admin.reports(done=True)] == [id]
    table = admin.reports()[0]["table_id"]
    admin.delete_table(table)
    assert admin.reports() == []
    admin.close()
