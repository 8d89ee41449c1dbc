"""Ratings of puzzles and their solvers, and what nobody can do to them."""

from __future__ import annotations

from typing import Any

from landsraad.puzzles.collection import collection
from landsraad.puzzles.model import BATTLE
from landsraad.puzzles.ratings import NEW_SOLVER, after, first_rating
from server.profiles.people import Browser
from server.stack import Stack, run, running

FIRST, SECOND, THIRD = sorted((each for each in collection().values() if each.kind == BATTLE),
                              key=lambda each: each.at)[:3]


class Sitting:
    """A table with a puzzle, and the one who solves it."""

    def __init__(self, stack: Stack, browser: Browser, made: Any) -> None:
        self.stack, self.browser, self.id = stack, browser, made["id"]
        self.token = next(seat["token"] for seat in made["seats"] if seat["token"])

    async def move(self, text: str) -> None:
        state = await self.stack.get(f"/api/tables/{self.id}", token=self.token)
        await self.stack.post(f"/api/tables/{self.id}/moves", token=self.token, expect=state["seq"], move=text)

    async def back(self) -> None:
        state = await self.stack.get(f"/api/tables/{self.id}", token=self.token)
        await self.stack.post(f"/api/tables/{self.id}/puzzle", token=self.token, expect=state["seq"])

    async def rate(self, status: int = 200, **more: Any) -> Any:
        answer = await self.browser.http.post(f"/api/tables/{self.id}/puzzle/attempt",
                                              json={"token": self.token, **more})
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()


async def sit(stack: Stack, browser: Browser, puzzle: Any) -> Sitting:
    return Sitting(stack, browser, await stack.post(f"/api/puzzles/{puzzle.id}", 201))


async def listed(stack: Stack, puzzle: Any) -> Any:
    return next(each for each in (await stack.get("/api/puzzles"))["puzzles"] if each["id"] == puzzle.id)


def test_the_first_attempt_rates_both_and_no_other(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            olena = Browser(stack)
            await olena.sign_up()
            before = await listed(stack, FIRST)
            assert (before["rating"], before["attempts"], before["level"]) == (
                first_rating(FIRST.level).rating, 0, FIRST.level)
            table = await sit(stack, olena, FIRST)
            assert (await table.rate())["attempts"] == 0  # nothing was played
            await table.move(FIRST.right[0])
            told = await table.rate()
            expected = after(NEW_SOLVER, first_rating(FIRST.level), 1.0)
            assert (told["counted"], told["rating"], told["deviation"], told["streak"]) == (
                True, round(expected.rating), round(expected.deviation), 1)
            assert (await listed(stack, FIRST))["rating"] < before["rating"]
            assert (await table.rate())["counted"] is False
            again = await sit(stack, olena, FIRST)
            await again.move(next(iter(FIRST.values)))
            told = await again.rate()
            assert (told["counted"], told["attempts"], told["streak"]) == (False, 1, 1)
            assert (await listed(stack, FIRST))["attempts"] == 1
            wrong = await sit(stack, olena, SECOND)
            await wrong.move(next(iter(SECOND.values)))
            told = await wrong.rate()
            assert (told["counted"], told["streak"], told["longest"]) == (True, 0, 1)
            assert (await listed(stack, SECOND))["rating"] > first_rating(SECOND.level).rating
            mine = (await olena.http.get("/api/profile/puzzles")).json()
            assert (mine["attempts"], mine["rating"]) == (2, told["rating"])
    run(go())


def test_answers_that_were_looked_up_or_tried_out_do_not_count_as_solved(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            await olena.sign_up()
            looked = await sit(stack, olena, FIRST)
            await stack.get(f"/api/tables/{looked.id}/puzzle", token=looked.token)
            await looked.move(FIRST.right[0])
            assert (await looked.rate())["streak"] == 0 and (await listed(stack, FIRST))["rating"] > \
                first_rating(FIRST.level).rating
            tried = await sit(stack, olena, SECOND)
            await tried.move(next(iter(SECOND.values)))  # and nothing is said about it
            await tried.back()
            await tried.move(SECOND.right[0])
            assert (await tried.rate())["counted"] is False
            assert (await listed(stack, SECOND))["attempts"] == 0
    run(go())


def test_nobody_rates_without_a_profile_or_for_somebody_else(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            nobody, olena = Browser(stack), Browser(stack)
            table = await sit(stack, nobody, FIRST)
            await table.move(FIRST.right[0])
            told = await table.rate()
            assert (told["signed_in"], told["counted"], told["attempts"]) == (False, False, 0)
            assert (await listed(stack, FIRST))["attempts"] == 0
            await olena.sign_up()
            await table.rate(400, solved=True)  # what a client says does not count
            await table.rate(401, token="nobody")
            other = await stack.new(2)
            seat = next(each["token"] for each in other["seats"])
            answer = await olena.http.post(f"/api/tables/{other['id']}/puzzle/attempt", json={"token": seat})
            assert answer.status_code == 404
            # A page of another origin cannot use the cookie.
            answer = await olena.http.post(f"/api/tables/{table.id}/puzzle/attempt", json={"token": table.token},
                                           headers={"origin": "https://elsewhere.example"})
            assert answer.status_code == 403
    run(go())


def test_attempts_are_in_the_export_and_vanish_with_the_profile(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            olena = Browser(stack)
            await olena.sign_up()
            table = await sit(stack, olena, THIRD)
            await table.move(THIRD.right[0])
            await table.rate()
            found = await olena.get("/export")
            assert [(each["puzzle"], each["solved"]) for each in found["puzzles"]] == [(THIRD.id, True)]
            await olena.post("/delete")
            assert stack.server is not None
            counts = await stack.server.store.read(lambda c: [
                c.exec_driver_sql(f"SELECT COUNT(*) FROM {name}").scalar_one()
                for name in ("puzzle_attempts", "puzzle_solvers", "puzzle_ratings")])
            assert counts == [0, 0, 1]
    run(go())
