"""Scheduled tables, their calendar files, and the hourly table."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.server.lobby.appointments import check_hourly, folded, next_hour
from landsraad.server.settings import Settings
from server.lobby.guests import NOON, Lobby, lobby_of
from server.stack import run

DAY = 86_400.0


async def arranged(lobby: Lobby, hours: float = 30, **more: Any) -> tuple[str, str]:
    token = await lobby.open(starts=lobby.at + hours * 3600, title="Thursday, 20:00; all welcome", **more)
    return token, await lobby.id_of(token)


def test_an_appointment_keeps_its_people_though_their_pages_are_closed(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            first, id = await arranged(lobby)
            people = [first, *await lobby.join(id, "Marek", "Zoe", "Tiber", "Reserve")]
            assert await lobby.states(*people) == ["open"] * 5  # nobody is asked before the time has come
            assert [one["reserve"] for one in (await lobby.place(first))["gathering"]["people"]] == [False] * 4 + [True]
            await lobby.pass_(29 * 3600)
            assert await lobby.states(*people) == ["open"] * 5
            await lobby.pass_(3600, *people)
            assert await lobby.states(*people) == ["ready"] * 5
            await lobby.post("/ready", 422, token=people[4], salt="")  # nobody asks the reserve
            await lobby.ready(people[0], people[1], people[3])
            await lobby.pass_(60, *people)  # one did not come, so the reserve is asked
            await lobby.ready(people[0], people[1], people[3], people[4])
            assert await lobby.states(*people) == ["table", "table", "gone", "table", "table"]
    run(go())


def test_if_too_few_come_the_seats_stay_open_for_half_an_hour(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            first, id = await arranged(lobby, 1)
            await lobby.pass_(3600, first)
            assert await lobby.states(first) == ["open"]
            await lobby.join(id, "Marek")
            await lobby.pass_(1799, first)
            assert await lobby.states(first) == ["open"]
            await lobby.pass_(1, first)
            assert await lobby.states(first) == ["gone"]
    run(go())


def test_people_are_reminded_once(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            reminded: list[str] = []
            lobby.lobby.hooks.remind = lambda connection, row: reminded.append(row.id)
            first, id = await arranged(lobby)
            await arranged(lobby, 0.1)  # too near to be reminded of
            await lobby.pass_(30 * 3600 - 901, first)
            assert reminded == []
            await lobby.pass_(1, first)
            await lobby.pass_(1, first)
            assert reminded == [id]
    run(go())


def test_the_calendar_file_says_when_in_every_zone(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            _, id = await arranged(lobby)
            answer = await lobby.stack.http.get(f"/api/lobby/gatherings/{id}/calendar", params={"lang": "uk"})
            assert answer.headers["content-type"] == "text/calendar"
            assert answer.headers["content-disposition"] == 'attachment; filename="landsraad.ics"'
            lines = answer.content.decode().split("\r\n")
            assert lines[0] == "BEGIN:VCALENDAR" and lines[-2:] == ["END:VCALENDAR", ""]
            assert "DTSTART:20270116T180000Z" in lines and "DTEND:20270116T200000Z" in lines
            assert "SUMMARY:Thursday\\, 20:00\\; all welcome" in lines and "TRIGGER:-PT15M" in lines
            assert all(len(line.encode()) <= 75 for line in lines)
            assert folded("ї" * 60).replace("\r\n ", "") == "ї" * 60
            await lobby.stack.get("/api/lobby/gatherings/nothing/calendar", status=404)
            plain = await lobby.open()
            await lobby.stack.get(f"/api/lobby/gatherings/{await lobby.id_of(plain)}/calendar", status=404)
    assert NOON % DAY == DAY / 2
    run(go())


def test_only_the_one_who_arranged_it_cancels_it(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            first, id = await arranged(lobby)
            (second,) = await lobby.join(id, "Marek")
            await lobby.post("/cancel", 403, token=second)
            await lobby.post("/cancel", token=first)
            assert await lobby.states(first, second) == ["gone", "gone"]
            await lobby.post(f"/gatherings/{id}/join", 422, name="Zoe")
    run(go())


async def signed_up(lobby: Lobby, n: int) -> list[str]:
    return [(await lobby.post("/hour", 201, game="uprising", name=f"Player {i}"))["token"] for i in range(n)]


def test_the_hourly_table_opens_on_the_hour_and_bots_fill_it(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database, hourly_bots="hard") as lobby:
            lobby.at += 600
            (hour,) = (await lobby.look())["hours"]
            assert (hour["game"], hour["starts"], hour["people"], hour["id"]) == ("uprising", NOON + 3600, 0, "")
            people = await signed_up(lobby, 3)
            assert (await lobby.look())["hours"][0]["people"] == 3 and (await lobby.look())["gatherings"] == []
            assert (await lobby.place(people[0]))["gathering"]["rated"]
            await lobby.pass_(2999)
            assert await lobby.states(*people) == ["open"] * 3
            await lobby.pass_(1, *people)
            assert await lobby.states(*people) == ["ready"] * 3
            await lobby.ready(*people[:2])
            await lobby.pass_(60, *people)
            assert await lobby.states(*people) == ["table", "table", "gone"]
            seat = (await lobby.place(people[0]))["seat"]
            seats = (await lobby.stack.get(f"/api/tables/{seat['table']}"))["seats"]
            assert sorted(one["controller"] for one in seats) == ["bot", "bot", "human", "human"]
            assert {one["level"] for one in seats if one["controller"] == "bot"} == {"hard"}
            assert (await lobby.look())["hours"][0]["starts"] == NOON + 7200
    run(go())


def test_more_people_than_seats_get_several_tables_of_nearly_the_same_size(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite, hourly_bots="") as lobby:
            people = await signed_up(lobby, 7)
            await lobby.pass_(3600, *people)
            places = [await lobby.place(token) for token in people]
            ids = [place["gathering"]["id"] for place in places]
            assert sorted(ids.count(id) for id in set(ids)) == [3, 4]
            await lobby.ready(*people)
            seats = [(await lobby.place(token))["seat"] for token in people]
            assert len({(seat["table"], seat["seat"]) for seat in seats}) == 7
    run(go())


def test_nobody_plays_an_hourly_table_alone_without_bots(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite, hourly_bots="", hourly=("imperium",)) as lobby:
            await lobby.post("/hour", 404, game="uprising", name="Olena")
            one = (await lobby.post("/hour", 201, game="imperium", name="Olena"))["token"]
            await lobby.pass_(3600, one)
            await lobby.pass_(1801, one)
            assert await lobby.states(one) == ["gone"]
    assert next_hour(NOON) == NOON + 3600 and next_hour(NOON - 1) == NOON
    run(go())


def test_settings_that_cannot_be_meant_are_refused() -> None:
    check_hourly(Settings(database="", hourly=("imperium", "arrakis"), hourly_bots=""))
    with pytest.raises(BadInput, match="did you mean 'uprising'"):
        check_hourly(Settings(database="", hourly=("uprisng",)))
    with pytest.raises(BadInput, match="unknown level 'brutal'"):
        check_hourly(Settings(database="", hourly_bots="brutal"))
