"""Attacks on the lobby: seats of others, profiles of others, and too much of everything."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select

from landsraad.server.storage.schema import METADATA
from server.lobby.guests import Lobby, lobby_of
from server.profiles.people import Browser
from server.stack import run


async def person(lobby: Lobby, name: str) -> Browser:
    browser = Browser(lobby.stack)
    await browser.sign_up(name)
    return browser


async def said(browser: Browser, path: str, status: int = 201, **body: Any) -> Any:
    answer = await browser.http.post(f"/api/lobby{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_token_acts_for_its_own_place_only(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            first = await lobby.open()
            id = await lobby.id_of(first)
            people = [first, *await lobby.join(id, "Marek", "Zoe", "Tiber")]
            stranger = await lobby.open("Stranger")
            # No request names another person: there is nothing to fill in but one's own token.
            for more in ({"n": 0}, {"seat": "A"}, {"name": "Olena"}):
                body = {"token": stranger, **more}
                await lobby.post("/leave", 400, **body)
                await lobby.post("/ready", 400, **body)
            await lobby.post("/ready", 422, token=stranger)
            for token in (id, "", people[0][:-1], (await lobby.place(first))["mark"]):
                await lobby.post("/leave", 404, token=token)
                assert (await lobby.place(token))["state"] == "gone"
            assert await lobby.states(*people) == ["ready"] * 4
            shown = json.dumps(await lobby.place(people[1])) + json.dumps(await lobby.look())
            assert not any(token in shown for token in (*people, stranger))
    run(go())


def test_the_database_and_the_answers_hold_no_keys(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            first = await lobby.open()
            people = [first, *await lobby.join(await lobby.id_of(first), "Marek", "Zoe", "Tiber")]
            waiting = await lobby.wish("Ira")
            await lobby.ready(*people)
            seats = [(await lobby.place(token))["seat"] for token in people]
            stored = str(await lobby.lobby.store.read(lambda c: [
                [tuple(row) for row in c.execute(select(part))] for part in METADATA.tables.values()]))
            assert not any(key in stored for key in (*people, waiting, *(seat["token"] for seat in seats)))
            assert len({seat["token"] for seat in seats}) == 4
    run(go())


def test_a_profile_sits_once_and_is_never_shown(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            olena = await person(lobby, "Olena")
            me = (await olena.get())["profile"]["id"]
            made = await said(olena, "/gatherings", game="uprising")
            id = made["place"]["gathering"]["id"]
            assert made["place"]["gathering"]["people"][0]["name"] == "Olena"
            await said(olena, f"/gatherings/{id}/join", 422, name="Somebody else")
            tokens = [(await said(olena, "/queue", game="uprising", low=2, high=2))["token"] for _ in range(2)]
            assert [one["waiting"] for one in (await lobby.look())["queue"]] == [1]
            assert await lobby.states(*tokens) == ["gone", "queue"]  # the newer wish is the one
            shown = await lobby.stack.get(f"/api/lobby/gatherings/{id}")
            assert me not in json.dumps([await lobby.look(), made, shown])
            for path in (f"/api/lobby/gatherings/{me}", f"/api/lobby/profiles/{me}"):
                await lobby.stack.get(path, status=404)
    run(go())


@pytest.mark.parametrize("headers", [{"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}, {}], ids=str)
def test_pages_of_other_sites_do_not_act_for_a_profile(sqlite: str, headers: dict[str, str]) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            olena = await person(lobby, "Olena")
            cookie = {"cookie": f"landsraad={olena.cookie}", "host": olena.host, **headers}
            for path, body in (("/queue", {"game": "uprising"}), ("/gatherings", {"game": "uprising"}),
                               ("/hour", {"game": "uprising"})):
                answer = await lobby.stack.http.post(f"/api/lobby{path}", json=body, headers=cookie)
                assert answer.status_code == 403, path
            assert (await lobby.look())["queue"] == []
    run(go())


def test_one_address_cannot_fill_the_lobby(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite, makings=(5, 0.0)) as lobby:
            for _ in range(3):
                await lobby.wish("Bot")
            id = await lobby.id_of(await lobby.open())
            await lobby.join(id, "Bot")
            await lobby.post(f"/gatherings/{id}/join", 429, name="Bot")
            await lobby.post("/queue", 429, game="uprising")
            await lobby.post("/gatherings", 429, game="uprising")
    run(go())


def test_a_profile_finds_its_seats_and_a_deleted_one_is_forgotten(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            olena, marek = await person(lobby, "Olena"), await person(lobby, "Marek")
            tokens = [(await said(one, "/queue", game="imperium", low=2, high=2))["token"] for one in (olena, marek)]
            await lobby.ready(*tokens)
            table = (await lobby.place(tokens[0]))["seat"]["table"]
            assert [game["id"] for game in await olena.get("/games")] == [table]
            made = await said(olena, "/gatherings", game="uprising", title="Friday")
            assert {one["title"] for one in (await olena.get("/export"))["lobby"]} == {"", "Friday"}
            await said(olena, "/queue", game="uprising")
            await olena.post("/delete")
            assert (await lobby.look())["queue"] == []
            people = (await lobby.place(made["token"]))["gathering"]["people"]
            assert [one["name"] for one in people] == ["Player A"]
    run(go())


def test_wanted_ratings_keep_others_out(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            ratings: dict[str, float] = {}
            lobby.lobby.hooks.ladder = True
            lobby.lobby.hooks.rating = lambda connection, profile, game, kind: (
                ratings.get(profile) if (game, kind) == ("uprising", "3-4") else None)
            browsers = [await person(lobby, name) for name in ("Olena", "Marek", "Zoe")]
            for browser, rating in zip(browsers, (1600.0, 1450.0, 1990.0), strict=True):
                ratings[(await browser.get())["profile"]["id"]] = rating
            await said(browsers[1], "/gatherings", 422, game="uprising", low=1500, high=1800)
            made = await said(browsers[0], "/gatherings", game="uprising", low=1500, high=1800)
            join = f"/gatherings/{made['place']['gathering']['id']}/join"
            await said(browsers[1], join, 422)
            await said(browsers[2], join, 422)
            await lobby.post(join, 403, name="Guest")
            ratings.update(dict.fromkeys(ratings, 1700.0))
            await said(browsers[1], join)
    run(go())


def test_a_hook_that_blocks_keeps_people_apart_without_saying_so(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            olena, marek = await person(lobby, "Olena"), await person(lobby, "Marek")
            made = await said(olena, "/gatherings", game="uprising", options={"players": 2})
            full = await said(marek, f"/gatherings/{made['place']['gathering']['id']}/join")
            assert full["place"]["gathering"]["state"] == "ready"
            lobby.lobby.hooks.blocks = lambda connection, one, other: True
            again = await said(olena, "/gatherings", game="uprising", options={"players": 2})
            refused = await said(marek, f"/gatherings/{again['place']['gathering']['id']}/join", 422)
            assert refused["error"] == "no seat is free at that table"
    run(go())
