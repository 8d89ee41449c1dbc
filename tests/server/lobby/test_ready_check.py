"""Open tables: people gather, are asked whether they are ready, and get seats that only they can open."""

from __future__ import annotations

from server.lobby.guests import LIVE, Lobby, lobby_of
from server.stack import run


async def full(lobby: Lobby, **more: object) -> list[str]:
    first = await lobby.open("Olena", **more)
    return [first, *await lobby.join(await lobby.id_of(first), "Marek", "Zoe", "Tiber")]


def test_the_last_seat_asks_everybody_and_the_last_answer_makes_the_table(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            first = await lobby.open(title="Friday", clock=LIVE)
            id = await lobby.id_of(first)
            listed = (await lobby.look())["gatherings"]
            assert [(one["id"], one["title"], one["players"], one["clock"]) for one in listed] == [
                (id, "Friday", 4, "live 600 10")]
            people = [first, *await lobby.join(id, "Marek", "Zoe")]
            assert await lobby.states(*people) == ["open"] * 3
            people += await lobby.join(id, "Tiber")
            assert await lobby.states(*people) == ["ready"] * 4
            assert (await lobby.place(first))["gathering"]["until"] == lobby.at + 60
            await lobby.ready(*people[:3])
            assert await lobby.states(*people) == ["ready"] * 4
            await lobby.ready(people[3])
            places = [await lobby.place(token) for token in people]
            assert {place["state"] for place in places} == {"table"}
            assert len({place["seat"]["table"] for place in places}) == 1
            assert sorted(place["seat"]["seat"] for place in places) == ["A", "B", "C", "D"]
            for place, name in zip(places, ("Olena", "Marek", "Zoe", "Tiber"), strict=True):
                seat = place["seat"]
                state = await lobby.stack.get(f"/api/tables/{seat['table']}", seat["token"])
                assert state["you"] == seat["seat"]
                assert next(one["name"] for one in state["seats"] if one["seat"] == seat["seat"]) == name
            assert (await lobby.look())["gatherings"] == []
    run(go())


def test_those_who_are_not_ready_in_time_free_their_seats(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            people = await full(lobby)
            await lobby.ready(people[1], people[2])
            await lobby.pass_(59, *people)
            assert await lobby.states(*people) == ["ready"] * 4
            await lobby.pass_(1, *people)
            assert await lobby.states(*people) == ["gone", "open", "open", "gone"]
            room = (await lobby.place(people[1]))["gathering"]
            assert [(one["name"], one["ready"]) for one in room["people"]] == [("Marek", False), ("Zoe", False)]
            people[0], people[3] = await lobby.join(room["id"], "Ira", "Petr")
            await lobby.ready(*people)
            assert await lobby.states(*people) == ["table"] * 4
    run(go())


def test_a_page_that_was_closed_frees_its_seat_and_one_that_loads_again_keeps_it(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            first = await lobby.open()
            second, third = await lobby.join(await lobby.id_of(first), "Marek", "Zoe")
            for token in (second, third):
                await lobby.post("/leave", token=token, closing=True)
            await lobby.pass_(4, first, second)
            await lobby.pass_(4, first, second)
            assert await lobby.states(first, second, third) == ["open", "open", "gone"]
            await lobby.pass_(50, first)  # the other page says nothing for too long
            assert await lobby.states(first, second) == ["open", "gone"]
            await lobby.post("/leave", token=first)
            assert (await lobby.look())["gatherings"] == []
    run(go())


def test_a_lost_answer_gives_the_same_place_again(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            nonce = "n" * 30
            once = await lobby.open(nonce=nonce)
            assert await lobby.open(nonce=nonce) == once
            assert len((await lobby.look())["gatherings"]) == 1
            id, other = await lobby.id_of(once), "m" * 30
            joined = [(await lobby.post(f"/gatherings/{id}/join", 201, name="Marek", nonce=other))["token"]
                      for _ in range(2)]
            assert joined[0] == joined[1]
            assert len((await lobby.place(once))["gathering"]["people"]) == 2
    run(go())


def test_bots_take_free_seats_when_the_one_who_opened_the_table_says_so(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            first = await lobby.open(fills=True, bots="easy")
            (second,) = await lobby.join(await lobby.id_of(first), "Marek")
            await lobby.post("/start", 403, token=second)
            await lobby.post("/start", token=first)
            await lobby.ready(first, second)
            seat = (await lobby.place(second))["seat"]
            seats = (await lobby.stack.get(f"/api/tables/{seat['table']}", seat["token"]))["seats"]
            assert sorted(one["controller"] for one in seats) == ["bot", "bot", "human", "human"]
            assert {one["level"] for one in seats if one["controller"] == "bot"} == {"easy"}
    run(go())


def test_tables_by_days_begin_without_asking(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            people = await full(lobby, clock={"kind": "correspondence", "days": 2})
            assert await lobby.states(*people) == ["table"] * 4
    run(go())


def test_what_cannot_be_is_refused(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            for status, wrong in ((404, {"game": "chess"}), (400, {"options": {"players": 9}}),
                                  (400, {"options": {"spice": 3}}), (422, {"options": {"players": 1}}),
                                  (422, {"rated": True}), (400, {"low": 900, "high": 800}),
                                  (422, {"game": "arrakis", "options": {}, "draft": "three"}),
                                  (422, {"starts": 5}), (422, {"starts": lobby.at + 400 * 86_400}),
                                  (400, {"draft": "auction"}), (400, {"nonce": "short"})):
                refused = await lobby.post("/gatherings", status, **{"game": "uprising", **wrong})
                assert "\n" not in refused["error"], wrong
            assert (await lobby.look())["gatherings"] == []
            await lobby.post("/gatherings/nothing/join", 404, name="Olena")
            await lobby.post("/ready", 404, token="nothing")
            assert (await lobby.place("nothing"))["state"] == "gone"
    run(go())
