"""Rated tables of the lobby: everybody has a profile, the options are those of the ladder, and the game will count."""

from __future__ import annotations

from landsraad.server.storage.ladder_rows import players_at
from server.lobby.guests import LIVE, Lobby, lobby_of
from server.lobby.test_lobby_attacks import person, said
from server.profiles.people import Browser
from server.stack import run


async def profile_of(browser: Browser) -> str:
    return str((await browser.get())["profile"]["id"])


async def players(lobby: Lobby, table: str) -> dict[str, str]:
    return dict(await lobby.lobby.store.read(lambda c: players_at(c, table)))


def test_the_hourly_table_counts_for_its_people(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database, ladder=True, hourly_bots="normal") as lobby:
            await lobby.post("/hour", 403, game="uprising", name="Guest")
            browsers = [await person(lobby, name) for name in ("Olena", "Marek")]
            tokens = [(await said(one, "/hour", game="uprising"))["token"] for one in browsers]
            await lobby.pass_(3600, *tokens)
            await lobby.ready(*tokens)
            seats = [(await lobby.place(token))["seat"] for token in tokens]
            table = seats[0]["table"]
            state = await lobby.stack.get(f"/api/tables/{table}")
            assert state["rated"] and not state["hints"]
            assert await players(lobby, table) == {
                seat["seat"]: await profile_of(one) for seat, one in zip(seats, browsers, strict=True)}
    run(go())


def test_a_rated_table_of_the_lobby_has_the_options_of_the_ladder(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite, ladder=True) as lobby:
            olena = await person(lobby, "Olena")
            wish = {"game": "uprising", "rated": True, "clock": LIVE}
            refused = await said(olena, "/gatherings", 422, **wish, options={"players": 3, "rise_of_ix": "yes"})
            assert "rise_of_ix" in refused["error"]
            await lobby.post("/gatherings", 403, **wish, name="Guest")
            assert (await lobby.look())["gatherings"] == []
            await said(olena, "/gatherings", **wish, options={"players": 3}, fills=True, bots="hard")
    run(go())


def test_without_a_ladder_the_hourly_table_is_for_everybody(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite, hourly_bots="normal") as lobby:
            token = (await lobby.post("/hour", 201, game="uprising", name="Guest"))["token"]
            await lobby.pass_(3600, token)
            await lobby.ready(token)
            seat = (await lobby.place(token))["seat"]
            assert not (await lobby.stack.get(f"/api/tables/{seat['table']}"))["rated"]
            assert await players(lobby, seat["table"]) == {}
    run(go())
