"""Puzzles on a running server: the list, the position on a table, right and wrong answers."""

from __future__ import annotations

from typing import Any

from landsraad.puzzles.collection import collection
from landsraad.puzzles.model import BATTLE, POINTS, Puzzle
from server.stack import Stack, run, running

PUZZLES = list(collection().values())
# One whose answer is a turn, with few moves before it, and one whose answer is a single move.
TURN = min((each for each in PUZZLES if each.kind == POINTS), key=lambda each: each.at)
FIRST = min((each for each in PUZZLES if each.kind == BATTLE), key=lambda each: each.at)


async def begin(stack: Stack, puzzle: Puzzle) -> tuple[str, str]:
    made = await stack.post(f"/api/puzzles/{puzzle.id}", 201)
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
    assert list(tokens) == [puzzle.seat]
    return made["id"], tokens[puzzle.seat]


async def move(stack: Stack, id: str, token: str, text: str) -> dict[str, Any]:
    state = await stack.get(f"/api/tables/{id}", token=token)
    told: dict[str, Any] = await stack.post(f"/api/tables/{id}/moves", token=token, expect=state["seq"], move=text)
    return told


def test_puzzles_are_listed_with_the_one_of_today(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            found = await stack.get("/api/puzzles")
            assert [each["id"] for each in found["puzzles"]] == list(collection())
            assert found["today"] in collection()
            assert "right" not in found["puzzles"][0] and "line" not in found["puzzles"][0]
            trouble = await stack.get("/api/puzzles/none", status=405)
            assert trouble["error"]
            trouble = await stack.post("/api/puzzles/none", 404)
            assert trouble["error"] == "unknown puzzle 'none'"
    run(go())


def test_a_turn_is_judged_when_it_is_over_and_the_bots_wait(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token = await begin(stack, TURN)
            state = await stack.get(f"/api/tables/{id}", token=token)
            assert state["puzzle"] == {"id": TURN.id, "kind": TURN.kind, "level": TURN.level, "status": "asking",
                                       "value": 0.0, "best": TURN.best}
            for text in TURN.line[:-1]:
                state = await move(stack, id, token, text)
                assert state["puzzle"]["status"] == "going"
            state = await move(stack, id, token, TURN.line[-1])
            assert (state["puzzle"]["status"], state["puzzle"]["value"]) == ("solved", TURN.best)
            live = stack.server.open_tables.open[id]
            assert live.waits_for_bot and live.bot_task is None
            spectator = await stack.get(f"/api/tables/{id}")
            assert spectator["puzzle"] is None
    run(go())


def test_a_wrong_first_move_says_what_can_still_be_reached_and_is_taken_back(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            for puzzle in (TURN, FIRST):
                id, token = await begin(stack, puzzle)
                wrong, value = next(iter(puzzle.values.items()))
                state = await move(stack, id, token, wrong)
                assert (state["puzzle"]["status"], state["puzzle"]["value"]) == ("wrong", value)
                state = await stack.post(f"/api/tables/{id}/puzzle", token=token, expect=state["seq"])
                assert (state["puzzle"]["status"], state["actor"]) == ("asking", puzzle.seat)
                await stack.post(f"/api/tables/{id}/puzzle", 409, token=token, expect=0)
    run(go())


def test_the_answer_is_told_in_the_language_asked_for(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token = await begin(stack, FIRST)
            told = await stack.get(f"/api/tables/{id}/puzzle", token=token)
            other = await stack.get(f"/api/tables/{id}/puzzle", token=token, lang="uk")
            assert told["first"] == FIRST.right[0] and told["line"] != other["line"]
            assert next(each["right"] for each in told["options"])
            assert {each["move"]: each["value"] for each in told["options"] if not each["right"]}.items() <= \
                FIRST.values.items()
            await stack.get(f"/api/tables/{id}/puzzle", token="nobody", status=401)
            assert await stack.get(f"/api/tables/{id}/odds", token=token) == {"now": None, "moves": {}}
            state = await move(stack, id, token, FIRST.right[0])
            assert state["puzzle"]["status"] == "solved"
    run(go())
