"""A lesson on a running server: pages, scripted moves of the others, the way back."""

from __future__ import annotations

from typing import Any

from server.stack import Stack, becomes, run, running

LESSON = "imperium.agents"


async def _begin(stack: Stack, lesson: str = LESSON) -> tuple[str, str]:
    made = await stack.post(f"/api/lessons/{lesson}", 201)
    return made["id"], next(seat["token"] for seat in made["seats"] if seat["token"])


def test_lessons_are_listed_with_their_pages_in_the_language_asked_for(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            listed = {one["id"]: one for one in await stack.get("/api/lessons", lang="cs")}
            assert listed[LESSON]["title"] == "Agenti a pole"
            pages = (await stack.get(f"/api/lessons/{LESSON}", lang="uk"))["pages"]
            assert len(pages) == listed[LESSON]["pages"]
            assert pages[2]["do"].startswith("Виберіть")
            trouble = await stack.get("/api/lessons/imperium.agent", status=404)
            assert "unknown lesson 'imperium.agent'" in trouble["error"]
    run(go())


def test_a_lesson_is_played_with_the_scripted_moves_of_the_others(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token = await _begin(stack)

            async def look() -> dict[str, Any]:
                state: dict[str, Any] = await stack.get(f"/api/tables/{id}", token=token)
                return state

            async def move() -> None:
                state = await look()
                await stack.post(f"/api/tables/{id}/moves", token=token, expect=state["seq"],
                                 move=state["lesson"]["moves"][0])
            state = await look()
            assert (state["lesson"]["first"], state["lesson"]["last"]) == (0, 2)
            assert state["lesson"]["moves"] == ["agent reconnaissance arrakeen"]
            for _ in range(3):
                await move()
            live = stack.server.open_tables.open[id]
            await becomes(lambda: live.table.actor == "A")
            state = await look()
            agents = state["view"]["agents"]
            assert (agents["imperial_basin"], agents["secrets"], agents["wealth"]) == ("B", "C", "D")
            assert state["lesson"]["first"] == 5
    run(go())


def test_going_back_takes_back_the_moves_of_the_others_too(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token = await _begin(stack)
            live_of = stack.server.open_tables.open
            for move in ("agent reconnaissance arrakeen", "deploy 2", "end"):
                state = await stack.get(f"/api/tables/{id}", token=token)
                await stack.post(f"/api/tables/{id}/moves", token=token, expect=state["seq"], move=move)
            await becomes(lambda: live_of[id].table.actor == "A")
            state = await stack.get(f"/api/tables/{id}", token=token)
            back = await stack.post(f"/api/tables/{id}/lesson", token=token, expect=state["seq"], page=2)
            assert back["lesson"]["last"] == 2
            assert back["moves"] == 0
            assert "agent reconnaissance arrakeen" in [choice["move"] for choice in back["legal"]]
    run(go())


def test_a_lesson_is_still_one_after_a_restart(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token = await _begin(stack)
            state = await stack.get(f"/api/tables/{id}", token=token)
            await stack.post(f"/api/tables/{id}/moves", token=token, expect=state["seq"], move="agent diplomacy wealth")
        async with running(sqlite) as stack:
            state = await stack.get(f"/api/tables/{id}", token=token)
            assert state["lesson"]["strayed"]
            assert state["lesson"]["last"] == 2
    run(go())


def test_only_the_learner_is_told_about_the_lesson_and_may_go_back(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token = await _begin(stack)
            assert (await stack.get(f"/api/tables/{id}"))["lesson"] is None
            await stack.post(f"/api/tables/{id}/lesson", 401, token="x" * 43, expect=0, page=0)
            ordinary = await stack.new(4)
            seat = next(seat["token"] for seat in ordinary["seats"] if seat["token"])
            state = await stack.get(f"/api/tables/{ordinary['id']}", token=seat)
            assert state["lesson"] is None
            same = await stack.post(f"/api/tables/{ordinary['id']}/lesson", token=seat, expect=state["seq"], page=0)
            assert same["seq"] == state["seq"]
            assert token
    run(go())
