"""Challenges on the server: attempts, the table, what is forbidden while one runs, and results of other servers."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest

from landsraad.challenges import calendar
from landsraad.challenges.calendar import daily
from landsraad.challenges.keys import from_text
from landsraad.challenges.results import read_result, write_result
from landsraad.server.challenges.rows import signing_key
from landsraad.server.protocol.challenge_messages import ChallengeDay
from server.profiles.people import Browser
from server.stack import Stack, run, running
from support.challenges import DAY, KEY, OTHER_KEY, result

GAME = "imperium"


@pytest.fixture(autouse=True)
def always_the_same_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calendar, "today", lambda: DAY)


def path(day: datetime.date | None = None, game: str = GAME) -> str:
    return f"/api/challenges/daily/{game}/{(day or DAY).isoformat()}"


async def ask(browser: Browser, path: str, status: int = 200) -> Any:
    answer = await browser.http.get(path)
    assert answer.status_code == status, (answer.status_code, answer.text)
    return answer.json()


async def tell(browser: Browser, path: str, status: int = 200, **body: Any) -> Any:
    answer = await browser.http.post(path, json=body)
    assert answer.status_code == status, (answer.status_code, answer.text)
    return answer.json()


async def finish(stack: Stack, made: Any, pick: int = 0) -> None:
    """Plays a table to its end."""
    id, token = made["id"], made["seats"][0]["token"]
    state = await stack.get(f"/api/tables/{id}", token)
    while not state["over"]:
        move = state["legal"][min(pick, len(state["legal"]) - 1)]["move"]
        state = await stack.post(f"/api/tables/{id}/moves", token=token, move=move, expect=state["seq"])


async def play(stack: Stack, browser: Browser, pick: int = 0) -> Any:
    made = await tell(browser, path(), 201)
    await finish(stack, made, pick)
    return made


def test_the_first_attempt_counts_and_later_ones_are_practice(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            await play(stack, here)
            first = await ask(here, path())
            [row] = first["rows"]
            assert (row["name"], row["place"], row["you"]) == ("Olena", 1, True)
            await play(stack, here, pick=1)
            again = await ask(here, path())
            assert again["rows"] == first["rows"]
            attempts = again["challenge"]["attempts"]
            assert [(one["attempt"], one["counts"]) for one in attempts] == [(1, True), (2, False)]
            assert all(one["total"] is not None for one in attempts)
            day = await ask(here, "/api/challenges")
            assert day["streak"] == 1 and day["week"] == [False] * 6 + [True]
            assert len((await here.get("/export"))["challenges"]) == 2
            other = await ask(Browser(stack), path())
            assert [one["you"] for one in other["rows"]] == [False] and other["challenge"]["attempts"] == []
    run(go())


def test_one_attempt_at_a_time_and_it_is_opened_elsewhere(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            made = await tell(here, path(), 201)
            assert "under way" in (await tell(here, path(), 422))["error"]
            [attempt] = (await ask(here, path()))["challenge"]["attempts"]
            assert attempt == {"table": made["id"], "attempt": 1, "counts": True, "total": None}
            opened = await here.post("/open", table=made["id"], seat="A")
            assert (await stack.get(f"/api/tables/{made['id']}", opened["token"]))["you"] == "A"
            assert (await ask(here, path()))["rows"] == []
            await tell(here, path(game="uprising"), 201)  # of another challenge
    run(go())


def test_an_attempt_survives_a_restart_and_is_scored_after_it(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            made = await tell(here, path(), 201)
            key = stack.server.challenges.key  # type: ignore[union-attr]
            cookie = here.cookie
        async with running(database) as stack:
            assert stack.server.challenges.key == key  # type: ignore[union-attr]
            await finish(stack, made)
            again = Browser(stack)
            again.http.cookies.set("landsraad", cookie)
            assert len((await ask(again, path()))["rows"]) == 1
    run(go())


def test_nothing_is_taken_back_hinted_or_tried(sqlite: str) -> None:
    """While it runs. Also not by the socket, and not by those who only watch."""
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            made = await tell(here, path(), 201)
            id, token = made["id"], made["seats"][0]["token"]
            table = f"/api/tables/{id}"
            state = await stack.get(table, token)
            assert (state["hints"], state["can_undo"], state["challenge"]) == (
                False, False, f"daily imperium {DAY.isoformat()}")
            state = await stack.post(f"{table}/moves", token=token, move=state["legal"][0]["move"],
                                     expect=state["seq"])
            told = await stack.post(f"{table}/undo", 422, token=token, expect=state["seq"])
            assert told["error"] == "in a challenge nothing is taken back"
            await stack.get(f"{table}/hint", token, 422)
            for who in (token, ""):
                told = await stack.post(f"{table}/try", 422, token=who, at=-1, others="bot", seat="")
                assert "nothing is tried" in told["error"]
            async with stack.sit(id, token) as guest:
                await guest.next()
                await guest.send(type="undo", expect=state["seq"], reset=True)
                refused = await guest.next()
                assert refused["type"] == "refused" and "nothing is taken back" in refused["error"]
            await stack.get(f"{table}/record", "", 422)
            await finish(stack, made)
            await stack.get(f"{table}/record")
    run(go())


def test_a_guest_plays_without_standing_in_the_table(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            guest = Browser(stack)
            made = await tell(guest, path(), 201)
            score = f"/api/challenges/tables/{made['id']}"
            assert (await ask(guest, score))["total"] is None
            await finish(stack, made)
            assert (await ask(guest, score))["total"] >= 0
            assert (await ask(guest, path()))["rows"] == []
            await ask(guest, f"{path()}/result", 401)
            await tell(guest, path(), 201)  # nothing says that it is the same guest
            ordinary = await stack.new(2)
            await ask(guest, f"/api/challenges/tables/{ordinary['id']}", 404)
    run(go())


def test_days_to_come_and_before_the_first_are_not_there(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            tomorrow = DAY + datetime.timedelta(days=1)
            for day in (tomorrow, datetime.date(2026, 10, 31), datetime.date(1, 1, 1)):
                await ask(here, path(day), 404)
                await tell(here, path(day), 404)
                await ask(here, f"/api/challenges?day={day.isoformat()}", 404)
            await ask(here, "/api/challenges?day=yesterday", 400)
            await ask(here, "/api/challenges/daily/chess/2026-11-19", 404)
            await ask(here, "/api/challenges/weekly/imperium/2026-W99", 404)
    run(go())


def test_an_earlier_day_is_for_practice(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            calls = stack.server.challenges  # type: ignore[union-attr]
            calls.today = lambda: DAY + datetime.timedelta(days=1)
            made = await tell(here, path(), 201)
            await finish(stack, made)
            shown = await ask(here, path())
            assert shown["rows"] == [] and shown["challenge"]["attempts"][0]["counts"] is False
            day: ChallengeDay = await ask(here, "/api/challenges")
            assert day["streak"] == 0  # type: ignore[index]
    run(go())


def test_a_profile_that_is_deleted_leaves_the_table(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            await play(stack, here)
            await tell(here, "/api/challenges/results", file=write_result(theirs(), KEY))
            await here.post("/delete")
            assert [row["name"] for row in (await ask(here, path()))["rows"]] == ["Marek"]
    run(go())


# ------------------------------------------------------------------ other servers


def theirs(name: str = "Marek", seed: int = 2, **more: Any) -> Any:
    return result(name, seed, challenge=daily(GAME, DAY), **more)


def test_a_result_goes_to_another_server(sqlite: str, tmp_path: Any) -> None:
    async def go() -> None:
        async with running(sqlite) as one, running(f"sqlite:///{tmp_path / 'other.db'}") as two:
            here, there = Browser(one), Browser(two)
            await here.sign_up("Olena")
            await there.sign_up("Marek")
            await play(one, here)
            told = await ask(here, f"{path()}/result")
            assert told["name"] == f"daily-imperium-{DAY.isoformat()}.json"
            assert read_result(told["file"], "file").name == "Olena"
            table = await tell(there, "/api/challenges/results", file=told["file"])
            [row] = table["rows"]
            assert (row["name"], row["you"]) == ("Olena", False) and len(row["server"]) == 12
            again = await tell(there, "/api/challenges/results", file=told["file"])
            assert again["rows"] == table["rows"]
            assert "from this server" in (await tell(here, "/api/challenges/results", 422, file=told["file"]))["error"]
    run(go())


def test_forged_altered_and_renamed_results_are_refused(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            results = "/api/challenges/results"

            async def refused(file: str, status: int) -> str:
                error: str = (await tell(here, results, status, file=file))["error"]
                return error
            right = write_result(theirs(), KEY)
            renamed = json.dumps({**json.loads(right), "name": "Thief"})
            assert "signature does not fit" in await refused(renamed, 400)
            assert "not a result" in await refused("{}", 400)
            assert "attempt 2" in await refused(write_result(theirs(attempt=2), KEY), 422)
            await tell(here, results, file=right)
            # The same game, signed by a server of the thief's own.
            stolen = await refused(write_result(theirs("Thief"), OTHER_KEY), 422)
            assert stolen == "it is the game of Marek under another name (Thief)"
            second = await refused(write_result(theirs(seed=3), KEY), 422)
            assert second == "another first attempt of Marek is here already"
            assert len((await ask(here, path()))["rows"]) == 1
            await tell(Browser(stack), results, 401, file=right)
            foreign = Browser(stack, origin="http://evil.example")
            foreign.http.cookies.update(here.http.cookies)
            await tell(foreign, results, 403, file=write_result(theirs("Iva", 4), KEY))
            await tell(foreign, path(), 403)
    run(go())


def test_a_game_of_this_server_is_not_taken_back_in_under_another_name(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            await play(stack, here)
            own = read_result((await ask(here, f"{path()}/result"))["file"], "file")
            stolen = write_result(type(own)(own.challenge, "thief", "Thief", 1, own.finished, own.score, own.record,
                                            own.moves), KEY)
            told = await tell(here, "/api/challenges/results", 422, file=stolen)
            assert told["error"] == "it is the game of Olena under another name (Thief)"
    run(go())


def test_the_key_is_made_once_and_stays(database: str) -> None:
    async def go() -> None:
        keys = []
        for _ in range(2):
            async with running(database) as stack:
                server = stack.server
                assert server is not None
                keys.append(server.challenges.key)
                assert await server.store.read(signing_key) == keys[0]
        assert keys[0] == keys[1] and len(keys[0]) == 32 and not from_text("", 32)
    run(go())
