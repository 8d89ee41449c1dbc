"""Reviews in the background: progress, storage, restarts, and what is refused."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import landsraad
from landsraad.analysis import model
from landsraad.analysis.grading import forgiven_in
from landsraad.analysis.model import Depth
from landsraad.analysis.reviewer import Reviewer
from landsraad.bots.core.rollouts import Rollouts
from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import open_table
from landsraad.server.bots import review_steps
from landsraad.server.bots.questions import ReviewOn
from landsraad.server.bots.review_steps import read
from landsraad.server.scheduling import ALONE, PLAYER, QUICK, QUICK_LANE, REVIEW, REVIEWS_LANE, Ask, Thinking
from landsraad.server.storage.reviews import ReviewRow, begin_review
from server.http.test_table import seat_of
from server.stack import Stack, run, running

TINY = Depth("quick", 2, 1, 1, 1.0)


@cache
def record(seed: int = 5) -> str:
    """The record of a short game of two."""
    table, chance = landsraad.new("imperium", players=2, seed=seed), random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return write_record(table, {"A": "Olena"})


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Reviews that ask nothing of the processor, in parts of one move each."""
    monkeypatch.setitem(model.DEPTHS, "quick", TINY)
    review_steps._last.clear()
    yield
    review_steps._last.clear()


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played out: the chances are those of the position."""
    def chances_after(self: Rollouts, s: Any, move: int, seed: int) -> bool:
        self.evaluation.leaf_win_probabilities(s, self.chances)
        return True
    monkeypatch.setattr(Rollouts, "chances_after", chances_after)


async def bring(stack: Stack, seed: int = 5) -> str:
    return str((await stack.post("/api/records", 201, record=record(seed)))["id"])


async def finished(stack: Stack, id: str, **more: Any) -> Any:
    told = await stack.post(f"/api/tables/{id}/review", depth="quick")
    seen = [told["done"]]
    async with asyncio.timeout(60):
        while told["state"] not in ("done", "failed", "stopped"):
            told = await stack.get(f"/api/tables/{id}/review", wait=20, done=told["done"], **more)
            seen.append(told["done"])
    assert seen == sorted(seen)
    return told


@pytest.mark.long
def test_a_game_is_reviewed_in_parts_and_told_in_every_language(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, review_part=0.5) as stack:
            id = await bring(stack)
            none = await stack.get(f"/api/tables/{id}/review")
            assert (none["state"], none["review"]) == ("none", None)
            told = await finished(stack, id)
            review = told["review"]
            assert told["state"] == "done" and told["done"] == told["moves"] == review["moves"]
            assert review["seats"] == [account["seat"] for account in review["accounts"]]
            for account in review["accounts"]:
                parts = sum(account[name] for name in ("start", "luck", "play", "others", "rest"))
                assert parts == pytest.approx(account["final"], abs=1e-3)
                assert account["summary"].startswith(account["name"])
            assert review["accounts"][0]["name"] == "Olena"
            assert [point["move"] for point in review["points"]][-1] == review["moves"]
            told_moves = {each["move"]: each for each in review["decisions"]}
            for move in review["moments"]:
                assert {option["move"] for option in told_moves[move]["options"]} >= {told_moves[move]["made"]}
            sentences = set()
            for lang in ("en", "uk", "ru", "cs"):
                other = (await stack.get(f"/api/tables/{id}/review", lang=lang))["review"]
                sentences.add(other["accounts"][0]["summary"])
                assert [each["loss"] for each in other["decisions"]] == [each["loss"] for each in review["decisions"]]
            assert len(sentences) == 4
            # Nobody makes it twice.
            assert (await stack.post(f"/api/tables/{id}/review", depth="quick"))["state"] == "done"
            assert stack.server is not None and stack.server.reviews.jobs == {}
    run(go())


def test_any_other_move_is_weighed_on_request(sqlite: str) -> None:
    """In the positions in which the review compared moves, once, and only what was possible."""
    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            id = await bring(stack)
            path = f"/api/tables/{id}/review/moves"
            assert "not been reviewed" in (await stack.get(path, status=422, number=1))["error"]
            whole = read(record()).table
            reviewer = Reviewer(whole, TINY)
            table, n = open_table(whole.game, whole.options, whole.seed), 1
            while len(table.legal()) < 8:
                table.play(whole.moves[n - 1])
                n += 1
            found = reviewer.judge(n, table, whole.moves[n - 1])
            reviewer.review.decisions.append(found)
            row = ReviewRow(id, "quick", len(whole.moves), True, reviewer.review.to_bytes())
            await stack.server.store.write(lambda c: begin_review(c, row))
            others = (await stack.get(path, number=n))["moves"]
            compared = {each.move for each in found.options}
            assert {each["move"] for each in others} == {table.notation(move) for move in table.legal()} - compared
            for other in (others[0]["move"], found.options[-1].move):
                told = await stack.post(path, depth="quick", number=n, move=other)
                own, best, error = reviewer.weigh(n, table, other, found.options[0].move)
                assert (told["chance"], told["best"], told["error"]) == pytest.approx((own, best, error))
                assert told["right"] == (best - own <= forgiven_in("imperium") and other != found.played)
            assert found.options[-1].chance == pytest.approx(own)
            stack.server.bots.minds.ask = None  # type: ignore[method-assign,assignment]
            assert (await stack.post(path, depth="quick", number=n, move=others[0]["move"]))["label"] == \
                others[0]["label"]
            await stack.post(path, 400, depth="quick", number=n, move="agent dagger nowhere")
            await stack.post(path, 400, depth="quick", number=n, move="pass the salt")
            await stack.post(path, 400, depth="quick", number=9999, move=others[0]["move"])
            await stack.post(path, 422, depth="deep", number=n, move=others[0]["move"])
    run(go())


def test_nothing_is_told_about_a_game_in_play(sqlite: str) -> None:
    """Whoever asks, with or without a seat, learns nothing, not even how far it is."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2)
            id = made["id"]
            state = await stack.get(f"/api/tables/{id}")
            answers = [await stack.post(f"/api/tables/{id}/review", 422),
                       await stack.get(f"/api/tables/{id}/review", status=422),
                       await stack.get(f"/api/tables/{id}/review", seat_of(state, made), status=422, depth="quick")]
            assert {answer["error"] for answer in answers} == {
                "the game is not over; a review would give away what is still hidden"}
            assert all(not any(value for name, value in answer.items() if name != "error") for answer in answers)
            assert stack.server is not None and stack.server.reviews.jobs == {}
            others = [await stack.get(f"/api/tables/{id}/review/moves", status=422, number=1),
                      await stack.post(f"/api/tables/{id}/review/moves", 422, depth="", number=1, move="pass")]
            assert {each["error"] for each in others} == {answers[0]["error"]}
            for path in ("nothing", "..%2f..", "x" * 300):
                await stack.post(f"/api/tables/{path}/review", 404)
            await stack.post(f"/api/tables/{id}/review", 400, depth="profound")
            await stack.post(f"/api/tables/{id}/review", 400, depth="quick", record=record())
    run(go())


def test_a_sandbox_has_no_record_to_review(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id = await bring(stack)
            moves = (await stack.get(f"/api/tables/{id}/review"))["moves"]
            tried = await stack.post(f"/api/tables/{id}/try", 201, at=moves - 1, seat="B")
            assert [seat["controller"] for seat in tried["seats"]] == ["bot", "human"] + ["automa"] * (
                len(tried["seats"]) - 2)
            await stack.post(f"/api/tables/{id}/try", 422, at=moves - 1, seat="Z")
            running_game = await stack.new(2)
            await stack.post(f"/api/tables/{running_game['id']}/try", 422, at=0, seat="B")
            token = next(seat["token"] for seat in tried["seats"] if seat["seat"] == "B")
            for _ in range(400):
                state = await stack.get(f"/api/tables/{tried['id']}", token, wait=20, seq=-1)
                if state["over"]:
                    break
                if state["legal"]:
                    await stack.http.post(f"/api/tables/{tried['id']}/moves", json={
                        "token": token, "move": state["legal"][0]["move"], "expect": state["seq"]})
            assert "cannot be reviewed" in (await stack.post(f"/api/tables/{tried['id']}/review", 422))["error"]
    run(go())


def test_few_reviews_of_one_address_at_a_time(sqlite: str, shallow: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """More are refused, from one address and in all; the tables go on."""
    async def go() -> None:
        async with running(sqlite, reviews=(1, 2)) as stack:
            assert stack.server is not None
            never: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            monkeypatch.setattr(stack.server.bots, "review", lambda *_: never)
            ids = [await bring(stack, seed) for seed in (5, 5, 5, 5)]

            async def ask(id: str, address: str) -> int:
                answer = await stack.http.post(f"/api/tables/{id}/review", json={},
                                               headers={"x-forwarded-for": address})
                return int(answer.status_code)
            assert [await ask(ids[0], "10.0.0.1"), await ask(ids[1], "10.0.0.1")] == [200, 429]
            assert await ask(ids[0], "10.0.0.1") == 200  # the same one
            assert [await ask(ids[1], "10.0.0.2"), await ask(ids[2], "10.0.0.3")] == [200, 429]
            assert len(stack.server.reviews.jobs) == 2
    run(go())


def test_a_bot_thinks_while_a_review_is_made(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that does not end keeps its own lane, and no other."""
    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            asked: list[ReviewOn] = []
            minds = stack.server.bots.minds
            ask = minds.ask

            def never(lane: Any, question: Any) -> Any:
                if isinstance(question, ReviewOn):
                    asked.append(question)
                    return asyncio.get_running_loop().create_future()
                return ask(lane, question)
            monkeypatch.setattr(minds, "ask", never)
            await stack.post(f"/api/tables/{await bring(stack)}/review")
            made = await stack.new(2, seats=[{"controller": "human"}, {"controller": "bot"}])
            state = await stack.get(f"/api/tables/{made['id']}", made["seats"][0]["token"])
            while state["seq"] < 3:
                if state["legal"]:
                    state = await stack.post(f"/api/tables/{made['id']}/moves", token=made["seats"][0]["token"],
                                             move=state["legal"][0]["move"], expect=state["seq"])
                else:
                    state = await stack.get(f"/api/tables/{made['id']}", made["seats"][0]["token"], wait=20,
                                            seq=state["seq"])
            assert len(asked) == 1
    run(go())


def test_reviews_do_not_use_up_what_bots_may_think() -> None:
    thinking = Thinking((1.0, 0.0), lambda: 0.0)
    review = Ask(REVIEW, "here", "t", ALONE)
    thinking.put(review)
    assert thinking.take(QUICK_LANE) is None
    assert thinking.take(REVIEWS_LANE) is review
    thinking.done(review, REVIEWS_LANE, 1000.0)
    assert thinking.budgets == {} and thinking.seconds["reviews"] == 1000.0
    quick = Ask(QUICK, "here", "u", PLAYER)
    thinking.put(quick)
    assert thinking.take(QUICK_LANE) is quick
    assert REVIEWS_LANE.nice == max(lane.nice for lane in landsraad_lanes())


def landsraad_lanes() -> Any:
    from landsraad.server.scheduling import LANES
    return LANES


@pytest.mark.long
def test_a_review_goes_on_where_a_killed_server_left_it(database: str, shallow: None) -> None:
    """What was stored is kept, and the rest is made when the server starts again, without anybody asking."""
    async def begun() -> tuple[str, int]:
        async with running(database, review_part=0.0) as stack:
            assert stack.server is not None
            id = await bring(stack)
            told = await stack.post(f"/api/tables/{id}/review", depth="quick")
            while told["done"] < 30:
                told = await stack.get(f"/api/tables/{id}/review", wait=20, done=told["done"])
            assert told["state"] == "running"
            return id, told["done"]

    async def ended(id: str, done: int) -> None:
        first: list[ReviewOn] = []
        go_on = review_steps.go_on

        def noted(part: ReviewOn) -> Any:
            first.append(part)
            return go_on(part)
        review_steps.go_on = noted
        try:
            async with running(database) as stack:
                told = await stack.get(f"/api/tables/{id}/review", wait=20, done=0)
                while told["state"] != "done":
                    assert told["state"] in ("waiting", "running")
                    told = await stack.get(f"/api/tables/{id}/review", wait=20, done=told["done"])
        finally:
            review_steps.go_on = go_on
        assert first[0].done >= done and first[0].data
        assert [each["move"] for each in told["review"]["decisions"]] == sorted(
            {each["move"] for each in told["review"]["decisions"]})
    id, done = run(begun())
    review_steps._last.clear()  # another process
    run(ended(id, done))


def test_a_record_that_cannot_be_read_ends_its_review(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            id = await bring(stack)
            live = await stack.server.open_tables.get(id)
            import zlib
            live.row.record = zlib.compress(record()[:-30].encode())
            assert (await finished(stack, id))["state"] == "failed"
    run(go())


def test_workers_give_way_to_everybody() -> None:
    if not hasattr(os, "nice"):
        pytest.skip("no priorities here")
    assert REVIEWS_LANE.nice == 19
