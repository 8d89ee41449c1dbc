"""A hint says what a strong bot would do, and depends only on what the seat knows."""

from __future__ import annotations

from typing import Any

from landsraad.server.content.games import games
from server.stack import Stack, run, running

LEADERS = ["glossu_rabban", "paul_atreides", "earl_memnon_thorvald"]


async def _table(stack: Stack, **more: Any) -> tuple[str, str, dict[str, Any]]:
    seats = [{"controller": "human"}, {"controller": "bot"}, {"controller": "bot"}]
    made = await stack.new(3, seed=4, seats=seats, options={"leaders": LEADERS, "first": "A"}, **more)
    token = next(seat["token"] for seat in made["seats"] if seat["token"])
    return made["id"], token, await stack.get(f"/api/tables/{made['id']}", token=token)


def test_a_hint_names_a_legal_move_with_its_chances_and_reasons(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token, state = await _table(stack)
            hint = await stack.get(f"/api/tables/{id}/hint", token=token)
            assert hint["move"] in [choice["move"] for choice in state["legal"]]
            assert hint["label"] and hint["reason"]
            assert 0 < hint["chance"] < 1
            assert set(hint["chances"]) <= {choice["move"] for choice in state["legal"]}
            again = await stack.get(f"/api/tables/{id}/hint", token=token, lang="cs")
            assert (again["move"], again["chances"]) == (hint["move"], hint["chances"])
            assert again["reason"] != hint["reason"]
    run(go())


def test_only_the_seat_that_decides_gets_a_hint(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=4, options={"first": "A", "leaders": LEADERS},
                                   seats=[{"controller": "human"}, {"controller": "human"}], hints=True)
            first, second = (seat["token"] for seat in made["seats"] if seat["token"])
            address = f"/api/tables/{made['id']}/hint"
            await stack.get(address, token="x" * 43, status=401)
            trouble = await stack.get(address, token=second, status=403)
            assert "decides" in trouble["error"] or "decision" in trouble["error"]
            assert (await stack.get(address, token=first))["move"]
    run(go())


def test_a_hint_is_the_same_whatever_is_hidden(sqlite: str) -> None:
    """Two tables that look the same to the seat give the same hint."""
    async def go() -> None:
        async with running(sqlite) as stack:
            id, token, _ = await _table(stack)
            live = stack.server.open_tables.open[id]
            hint = await stack.get(f"/api/tables/{id}/hint", token=token)
            live.sections.clear()
            twin = live.table.determinize("A", 77)
            assert twin.fingerprint() != live.table.fingerprint()
            live.table.state = twin.state
            assert await stack.get(f"/api/tables/{id}/hint", token=token) == hint
    run(go())


def test_leaders_for_a_first_game_can_be_chosen_without_modules() -> None:
    for game in games("en"):
        [*leaders] = [option for option in game.options if option.name == "leaders"]
        if not leaders:
            assert game.beginner_leaders == []
            continue
        free = [choice.value for choice in leaders[0].choices if not choice.needs]
        assert len(game.beginner_leaders) >= 4
        assert set(game.beginner_leaders) <= set(free)


def test_hints_are_for_those_who_play_alone_and_for_tables_that_allow_them(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            people = [{"controller": "human"}, {"controller": "open"}]
            for allowed in (False, True):
                made = await stack.new(3, seed=4, options={"first": "A", "leaders": LEADERS}, seats=people,
                                       hints=allowed)
                token = made["seats"][0]["token"]
                state = await stack.get(f"/api/tables/{made['id']}", token=token)
                assert state["hints"] is allowed
                trouble = await stack.get(f"/api/tables/{made['id']}/hint", token=token,
                                          status=200 if allowed else 422)
                assert allowed or "no hints" in trouble["error"]
            _, _, alone = await _table(stack)
            assert alone["hints"] is True
    run(go())
