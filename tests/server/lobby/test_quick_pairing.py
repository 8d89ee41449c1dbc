"""Quick pairing: who is paired with whom, how soon, and that nobody is paired twice."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from landsraad.server.lobby.pairing import find_groups
from landsraad.server.lobby.rows import Wish
from server.lobby.guests import Lobby, lobby_of
from server.stack import Stack, run, running, served


def wish(token: str, since: float = 0.0, *, rating: float | None = None, profile: str | None = None,
         sets: list[str] | None = None, **more: object) -> Wish:
    wanted = {"game": "uprising", "low": 3, "high": 4, "pace": "live", "sets": sets, **more}
    return Wish(token, "", token, profile, json.dumps(wanted), rating, since, since)


def groups(wishes: list[Wish], now: float = 0.0, blocked: tuple[str, str] = ("", "")) -> list[str]:
    found = find_groups(wishes, now, lambda game, n: n in (1, 2, 3, 4, 6),
                        lambda one, other: {one.token, other.token} == set(blocked))
    return ["".join(sorted(one.row.token for one in group.people)) for group in found]


def test_the_wanted_number_begins_at_once_and_fewer_after_a_while() -> None:
    assert groups([wish(one) for one in "abcd"]) == ["abcd"]
    assert groups([wish(one) for one in "abc"]) == []
    assert groups([wish(one) for one in "abc"], 20) == ["abc"]
    assert groups([wish(one, high=3) for one in "abc"]) == ["abc"]
    assert groups([wish(one) for one in "ab"], 500) == []
    assert groups([wish(one) for one in "abcdefgh"]) == ["abcd", "efgh"]
    assert groups([wish(one, low=5, high=6) for one in "abcde"], 500) == []  # nobody plays Uprising with five


def test_those_who_wait_longest_come_first() -> None:
    assert groups([wish("d", 9), wish("a", 3), wish("b", 2), wish("e", 10), wish("c", 1)], 11) == ["abcd"]


def test_wishes_have_to_agree() -> None:
    assert groups([wish("a"), wish("b"), wish("c"), wish("d", game="imperium")], 500) == ["abc"]
    assert groups([wish("a"), wish("b"), wish("c"), wish("d", pace="days")], 500) == ["abc"]
    assert groups([wish("a", sets=["choam"]), wish("b"), wish("c", sets=["choam"]), wish("d", sets=[])], 500) == ["abc"]
    assert groups([wish("a", low=4), wish("b", high=3), wish("c"), wish("d"), wish("e")]) == ["acde"]
    assert groups([wish("a", low=2, high=2), wish("b", low=2, high=2), wish("c")]) == ["ab"]


def test_ratings_are_near_first_and_matter_less_with_time() -> None:
    people = [wish("a", rating=1500), wish("b", rating=1520), wish("c", rating=1480), wish("d", rating=1900)]
    assert groups(people, 20) == ["abc"]
    assert groups(people[:2] + people[3:], 40) == []
    assert groups(people[:2] + people[3:], 60) == ["abd"]
    far = [wish("a", rating=800), wish("b", rating=2400), wish("c")]
    assert groups(far, 179) == [] and groups(far, 180) == ["abc"]


def test_nobody_is_paired_with_themselves_or_with_those_they_block() -> None:
    twice = [wish("a", profile="p"), wish("b", profile="p"), wish("c"), wish("d")]
    assert groups(twice, 500) == ["acd"]
    assert groups([wish(one) for one in "abcd"], 500, ("a", "b")) == ["acd"]


def test_people_who_agree_get_a_table_and_their_seats(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            people = [await lobby.wish(name, sets=["choam"] if name == "Zoe" else None)
                      for name in ("Olena", "Marek", "Zoe")]
            assert await lobby.states(*people) == ["queue"] * 3
            assert (await lobby.look())["queue"] == [
                {"game": "uprising", "low": 3, "high": 4, "pace": "live", "waiting": 3}]
            assert (await lobby.place(people[0]))["wish"]["waiting"] == 3
            await lobby.pass_(20, *people)
            assert await lobby.states(*people) == ["ready"] * 3
            await lobby.ready(*people)
            seats = [(await lobby.place(token))["seat"] for token in people]
            assert len({seat["table"] for seat in seats}) == 1 and len({seat["seat"] for seat in seats}) == 3
            state = await lobby.stack.get(f"/api/tables/{seats[0]['table']}", seats[0]["token"])
            assert state["clock"]["total"] == 1200 and len(state["seats"]) == 3
            assert (await lobby.look())["queue"] == []
    run(go())


def test_those_who_were_ready_wait_on_with_the_time_they_waited(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            people = [await lobby.wish(name, low=3, high=3) for name in ("Olena", "Marek", "Zoe")]
            began = lobby.at
            await lobby.ready(*people[:2])
            await lobby.pass_(60, *people)
            assert await lobby.states(*people) == ["queue", "queue", "gone"]
            assert (await lobby.place(people[0]))["wish"]["since"] == began
            people[2] = await lobby.wish("Tiber", low=3, high=3)
            assert await lobby.states(*people) == ["ready"] * 3
    run(go())


def test_a_closed_page_leaves_the_queue(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            people = [await lobby.wish(name) for name in ("Olena", "Marek", "Zoe")]
            await lobby.pass_(10, *people[:2])
            await lobby.pass_(36, *people[:2])
            assert await lobby.states(*people) == ["queue", "queue", "gone"]
            await lobby.post("/leave", token=people[0])
            assert await lobby.states(*people) == ["gone", "queue", "gone"]
            for wrong in ({"low": 4, "high": 3}, {"sets": ["spice"]}, {"pace": "soon"}):
                await lobby.post("/queue", 400, **{"game": "uprising", **wrong})
            await lobby.post("/queue", 422, game="arrakis", low=5, high=6)
    run(go())


@pytest.mark.long
def test_two_processes_that_pair_at_the_same_time_pair_everybody_once(database: str) -> None:
    async def go() -> None:
        async with running(database, lobby_tick=0) as one, running(database, lobby_tick=0) as other:
            here, there = Lobby(one), Lobby(other)
            people = [await (here, there)[n % 2].wish(f"Player {n}", low=4) for n in range(3)]
            people += await asyncio.gather(*(lobby.wish(f"Late {n}", low=4) for n, lobby in enumerate(
                (here, there, here, there, here))))
            await asyncio.gather(here.pass_(1), there.pass_(1))
            places = [await here.place(token) for token in people]
            ids = [place["gathering"]["id"] for place in places]
            assert sorted(ids.count(id) for id in set(ids)) == [4, 4]
            # Everybody says "ready" at the same time, at either process: one table for each gathering.
            await asyncio.gather(*((here, there)[n % 2].ready(token) for n, token in enumerate(people)))
            seats = [(await there.place(token))["seat"] for token in people]
            assert len({(seat["table"], seat["seat"]) for seat in seats}) == 8
            assert len({seat["table"] for seat in seats}) == 2
            for seat in seats:
                assert (await there.stack.get(f"/api/tables/{seat['table']}", seat["token"]))["you"] == seat["seat"]
    run(go())


@pytest.mark.long
def test_the_queue_survives_a_kill(database: str) -> None:
    """Those who had waited at a server that was killed are paired by the next one, with the keys they have."""
    async def queue(address: str) -> list[str]:
        stack = Stack(address)
        tokens = [(await stack.post("/api/lobby/queue", 201, game="uprising", name=f"P{n}", low=4))["token"]
                  for n in range(3)]
        await stack.http.aclose()
        return tokens

    async def play(people: list[str]) -> None:
        async with running(database, lobby_tick=0) as stack:
            lobby = Lobby(stack, began)
            assert await lobby.states(*people) == ["queue"] * 3
            people.append(await lobby.wish("P3", low=4))
            await lobby.ready(*people)
            seats = [(await lobby.place(token))["seat"] for token in people]
            assert len({seat["table"] for seat in seats}) == 1 and len({seat["seat"] for seat in seats}) == 4
    began = time.time()
    with served(database) as process:
        people = run(queue(process.address))
        process.kill()
    run(play(people))


def test_a_table_that_a_killed_server_did_not_make_is_made_by_the_next(sqlite: str) -> None:
    async def go() -> None:
        async def killed(row: object) -> None:
            pass
        async with lobby_of(sqlite) as lobby:
            lobby.lobby.make = killed  # type: ignore[method-assign,assignment]
            people = [await lobby.wish(name, low=3, high=3) for name in ("Olena", "Marek", "Zoe")]
            await lobby.ready(*people)
            assert await lobby.states(*people) == ["making"] * 3
        async with lobby_of(sqlite) as lobby:
            await lobby.pass_(1000)
            assert await lobby.states(*people) == ["table"] * 3
    run(go())
