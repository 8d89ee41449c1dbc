"""Pauses that everybody agrees to, and holidays: time that nobody pays for."""

from __future__ import annotations

from typing import Any

from landsraad.play.clocks import DAY, HOLIDAY, HOME, PAUSE, RESUME, Clock, ClockRules, Pauses
from server.lobby.guests import Lobby, lobby_of
from server.lobby.test_lobby_attacks import person, said
from server.profiles.people import Browser
from server.stack import run


def clock(kind: str = "live", **rules: int) -> Clock:
    made = Clock(ClockRules(kind, **rules), frozenset("AB"), 0.0, Pauses())
    made.began(["A"])
    return made


def test_all_clocks_stop_when_everybody_wants_it_and_go_on_when_one_does() -> None:
    one = clock(total=100)
    one.status_changed(10, "A", PAUSE, "A")
    assert one.runs("A") and one.paused is None
    one.status_changed(30, "B", PAUSE, "A")
    assert not one.runs("A") and one.left("A") == 70
    one.status_changed(500, "B", RESUME, "A")
    assert one.runs("A") and one.left("A") == 70 and one.agreed == set() and one.until("A") == 570


def test_a_move_ends_a_pause() -> None:
    one = clock(total=100)
    for seat in "AB":
        one.status_changed(10, seat, PAUSE, "A")
    one.moved(300, "A", ["B"], "B")
    assert one.runs("B") and one.left("A") == 90 and one.until("B") == 400


def test_days_that_were_paused_or_on_holiday_are_added() -> None:
    one = clock("correspondence", days=3)
    for seat in "AB":
        one.status_changed(DAY, seat, PAUSE, "A")
    one.status_changed(6 * DAY, "A", RESUME, "A")
    assert one.until("A") == 8 * DAY
    one.status_changed(7 * DAY, "A", HOLIDAY, "A")
    one.status_changed(7 * DAY, "B", HOLIDAY, "A")
    assert not one.runs("A")
    one.status_changed(17 * DAY, "A", HOME, "A")
    assert one.runs("A") and one.until("A") == 18 * DAY
    one.moved(17.5 * DAY, "A", ["B"], "B")
    assert not one.runs("B")
    one.status_changed(20 * DAY, "B", HOME, "B")
    assert one.until("B") == 23 * DAY


async def by_days(lobby: Lobby, *names: str) -> tuple[list[Browser], list[dict[str, Any]]]:
    browsers = [await person(lobby, name) for name in names]
    tokens = [(await said(one, "/queue", game="imperium", low=2, high=2, pace="days"))["token"] for one in browsers]
    return browsers, [(await lobby.place(token))["seat"] for token in tokens]


def test_people_pause_their_table_and_strangers_do_not(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            _, seats = await by_days(lobby, "Olena", "Marek")
            path = f"/api/tables/{seats[0]['table']}/pause"
            await lobby.stack.post(path, 401, token="nothing", on=True)
            first = (await lobby.stack.post(path, token=seats[0]["token"], on=True))["clock"]
            assert first["pausing"] == [seats[0]["seat"]] and not first["paused"] and first["runs"]
            both = (await lobby.stack.post(path, token=seats[1]["token"], on=True))["clock"]
            assert both["paused"] and both["runs"] is None
            again = (await lobby.stack.post(path, token=seats[1]["token"], on=False))["clock"]
            assert not again["paused"] and again["pausing"] == [] and again["runs"]
            plain = await lobby.stack.new(2)
            await lobby.stack.post(f"/api/tables/{plain['id']}/pause", 422, token=plain["seats"][0]["token"], on=True)
    run(go())


def test_holidays_stop_the_clocks_of_a_profile_until_they_are_used_up(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            (olena, marek), seats = await by_days(lobby, "Olena", "Marek")
            table = f"/api/tables/{seats[0]['table']}"
            assert await said(olena, "/holiday", 200, on=True) == {"on": True, "left": 30 * DAY}
            assert (await lobby.stack.get(table))["clock"]["holidays"] == [seats[0]["seat"]]
            lobby.at += 10 * DAY
            assert await said(olena, "/holiday", 200, on=False) == {"on": False, "left": 20 * DAY}
            assert (await lobby.stack.get(table))["clock"]["holidays"] == []
            await said(olena, "/holiday", 200, on=True)
            await lobby.pass_(20 * DAY)  # all of them: the clocks run again
            assert (await lobby.stack.get(table))["clock"]["holidays"] == []
            assert await said(marek, "/holiday", 200, on=False) == {"on": False, "left": 30 * DAY}
            await said(olena, "/holiday", 422, on=True)
            lobby.at += 330 * DAY  # another year
            assert (await said(olena, "/holiday", 200, on=True))["left"] == 30 * DAY
            await Browser(lobby.stack).get("/../lobby/holiday", 401)
    run(go())
