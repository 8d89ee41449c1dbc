"""A table of six players over HTTP: teams, secrets between teammates, a restart, and the cards of the larger board."""

from __future__ import annotations

import asyncio
from typing import Any

from server.stack import run, running

HUMANS = [{"controller": "human"} for _ in range(6)]


def test_a_table_of_six(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.post("/api/tables", 201, game="uprising", options={"players": 6}, seats=HUMANS)
            path = f"/api/tables/{made['id']}"
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
            assert sorted(tokens) == list("ABCDEF")
            for n in range(12):
                actor = (await stack.get(path))["actor"]
                state = await stack.get(path, tokens[actor])
                assert state["decision"]["prompt"] and all(choice["label"] for choice in state["legal"])
                view: dict[str, Any] = state["view"]
                others = [seat for seat in "ABCDEF" if seat != actor]
                assert all(isinstance(view[seat]["hand"], int) for seat in others), "teammates show no cards"
                assert view["teams"]["muad_dib"]["commander"] == "A"
                await stack.post(f"{path}/moves", token=tokens[actor], expect=n, move=state["legal"][-1]["move"])
            before = await stack.get(path)
        async with running(sqlite) as stack:
            after = await stack.get(path)
            assert after["view"] == before["view"] and after["moves"] == 12
    run(go())


def test_bots_play_the_other_seats(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            bots = [{"controller": "bot"} for _ in range(5)]
            made = await stack.post("/api/tables", 201, game="uprising", options={"players": 6}, seed=4,
                                    seats=[{"controller": "human"}, *bots])
            path = f"/api/tables/{made['id']}"
            token = made["seats"][0]["token"]
            for _ in range(200):
                state = await stack.get(path, token)
                if state["actor"] == "A":
                    break
                await asyncio.sleep(0.05)
            assert state["actor"] == "A" and [choice["move"] for choice in state["legal"]] == ["activate C",
                                                                                               "activate E"]
    run(go())


def test_the_cards_of_the_larger_board(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            found = await stack.get("/api/games/uprising/cards", players=6)
            cards = {(card["kind"], card["id"]): card for card in found["cards"]}
            assert cards["space", "sardaukar"]["cost"] == 3
            assert cards["space", "vast_wealth"]["data"]["board"] == "emperor_board"
            assert cards["faction", "great_houses"] and cards["post", "post_carthag"] and cards["card", "usul"]
            assert [box["box"] for box in cards["faction", "fremen"]["boxes"]] == ["1", "2", "3", "4"]
            assert ("space", "dutiful_service") not in cards and not [key for key in cards if key[0] == "rival"]
            assert found["names"]["team"]["shaddam"] and found["names"]["space"]["habbanya_erg"]
            usual = await stack.get("/api/games/uprising/cards")
            spaces = {card["id"]: card for card in usual["cards"] if card["kind"] == "space"}
            assert spaces["sardaukar"]["cost"] == 4 and "carthag" not in spaces
            games = {game["name"]: game for game in await stack.get("/api/games")}
            players = next(option for option in games["uprising"]["options"] if option["name"] == "players")
            assert (players["low"], players["high"], players["gaps"]) == (1, 6, [5]) and "6" in players["notes"]
    run(go())
