"""A table over HTTP and over the socket, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.stack import Stack, becomes, run, running


def seat_of(state: dict[str, Any], made: dict[str, Any]) -> str:
    return next(seat["token"] for seat in made["seats"] if seat["seat"] == state["actor"])


def test_a_table_is_made_and_a_move_made_over_http(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3, title="First")
            path = f"/api/tables/{made['id']}"
            public = await stack.get(path)
            assert public["you"] is None and public["legal"] == [] and public["title"] == "First"
            token = seat_of(public, made)
            state = await stack.get(path, token)
            assert state["you"] == state["actor"] and state["legal"] and state["decision"]["prompt"]
            assert public["decision"]["prompt"] == ""
            choice = state["legal"][0]
            assert choice["move"] == " ".join(choice["words"]) and choice["label"]
            after = await stack.post(f"{path}/moves", token=token, expect=0, move=choice["move"])
            assert after["seq"] == 1 and after["moves"] == 1
            assert after["events"] and after["events_from"] == state["events_next"]
            assert (await stack.get(path))["seq"] == 1
    run(go())


def test_a_stale_or_doubled_move_is_refused_with_the_state(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            path = f"/api/tables/{made['id']}"
            token = seat_of(await stack.get(path), made)
            move = (await stack.get(path, token))["legal"][0]["move"]
            both = await asyncio.gather(*(
                stack.http.post(f"{path}/moves", json={"token": token, "expect": 0, "move": move}) for _ in range(5)))
            assert sorted(answer.status_code for answer in both) == [200, 409, 409, 409, 409]
            refused = next(answer.json() for answer in both if answer.status_code == 409)
            assert refused["error"] == "someone else moved first" and refused["state"]["seq"] == 1
            assert (await stack.get(path))["moves"] == 1
    run(go())


def test_what_is_not_possible_says_why(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            path = f"/api/tables/{made['id']}"
            state = await stack.get(path)
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
            mine, other = tokens[state["actor"]], next(t for s, t in tokens.items() if s != state["actor"])
            wrong = await stack.post(f"{path}/moves", 422, token=mine, expect=0, move="buy stilgar")
            assert wrong["error"] == "you can acquire cards only in your reveal turn"
            unknown = await stack.post(f"{path}/moves", 400, token=mine, expect=0, move="buy stilgr")
            assert "did you mean 'stilgar'" in unknown["error"]
            await stack.post(f"{path}/moves", 403, token=other, expect=0, move="reveal")
            await stack.post(f"{path}/moves", 401, token="nonsense", expect=0, move="reveal")
            await stack.post("/api/tables/nosuchtable/moves", 404, token=mine, expect=0, move="reveal")
            why = await stack.get(f"{path}/why", mine, move="buy stilgar")
            assert why["reason"] == wrong["error"] and why["rule"] == wrong["rule"] == "IMP-BUY-01"
            # Of several moves that might have been meant: each reason once, none if one of them is possible.
            both = await stack.get(f"{path}/why", mine, move="buy stilgar;buy gurney_halleck")
            assert both["reason"] == wrong["error"] and not both["general"]
            given = await stack.get(f"{path}/why", mine, move="give B")
            assert given["general"], "it says only what is asked instead"
            legal = (await stack.get(path, mine))["legal"][0]["move"]
            assert (await stack.get(f"{path}/why", mine, move=f"buy stilgar;{legal}"))["reason"] == ""
            assert (await stack.get(f"{path}/why", mine, move=legal))["reason"] == ""
            assert (await stack.get(path))["seq"] == 0
    run(go())


async def play_on(stack: Stack, path: str, made: dict[str, Any], wanted: str, most: int = 400) -> dict[str, Any]:
    """Random-looking moves until the one to decide has a move of that kind."""
    for _ in range(most):
        public = await stack.get(path)
        if public["over"]:
            break
        token = seat_of(public, made)
        state = await stack.get(path, token)
        found = [choice["move"] for choice in state["legal"] if choice["words"][0] == wanted]
        if found:
            return {**state, "token": token, "found": found}
        last = state["legal"][state["seq"] % len(state["legal"])]["move"]
        await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=last)
    raise AssertionError(f"nobody could {wanted}")


def test_undo_takes_back_what_taught_nothing(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(4, seed=3)
            path = f"/api/tables/{made['id']}"
            state = await play_on(stack, path, made, "deploy")
            token = state["token"]
            async with stack.sit(made["id"], token) as guest:
                await guest.next()
                events = len(guest.events)
                before = guest.state
                await guest.move(state["found"][0])
                after = await guest.reach(before["seq"] + 1)
                if not after["can_undo"]:
                    refused = await stack.post(f"{path}/undo", 422, token=token, expect=after["seq"])
                    assert refused["error"] == after["why_not_undo"] != ""
                    return
                await guest.send(type="undo", expect=after["seq"])
                again = await guest.reach(after["seq"] + 1)
                assert again["moves"] == before["moves"] and again["view"] == before["view"]
                assert again["legal"] == before["legal"] and len(guest.events) == events
                late = await stack.get(path, token, since=after["events_next"], seq=after["seq"])
                assert late["events_from"] == events
    run(go())


def test_reset_goes_back_to_the_beginning_of_the_turn(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=1)
            path = f"/api/tables/{made['id']}"
            states: dict[int, dict[str, Any]] = {}  # of the one who decides, by the number of moves
            while True:
                public = await stack.get(path)
                token = seat_of(public, made)
                state = states[public["moves"]] = await stack.get(path, token)
                last = states.get(state["moves"] - 1)
                if last is not None and last["you"] == state["you"] and last["can_reset"] and state["can_reset"]:
                    break
                move = state["legal"][state["seq"] % len(state["legal"])]["move"]
                await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=move)
            back = await stack.post(f"{path}/undo", token=token, expect=state["seq"], reset=True)
            assert back["moves"] <= state["moves"] - 2  # more than one undo would
            then = states[back["moves"]]
            assert back["view"] == then["view"] and back["legal"] == then["legal"] and back["seq"] == state["seq"] + 1
    run(go())


def test_the_socket_pushes_to_all_and_comes_back(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            state = await stack.get(f"/api/tables/{made['id']}")
            async with stack.sit(made["id"], seat_of(state, made)) as player, stack.sit(made["id"]) as watcher:
                assert (await player.next())["type"] == "state"
                await watcher.next()
                await player.move()
                await player.reach(1)
                seen = await watcher.reach(1)
                assert seen["legal"] == [] and len(watcher.events) == seen["events_next"]
                known = {"since": seen["events_next"], "seq": seen["seq"], "chat_since": seen["chat_next"]}
            async with stack.sit(made["id"], **known) as back:
                back.events = list(watcher.events)
                await back.next()
                assert back.state["seq"] == 1 and back.state["events"] == []
    run(go())


def test_chat_reaches_everybody_and_survives(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            id, token = made["id"], made["seats"][0]["token"]
            async with stack.sit(id) as watcher:
                await watcher.next()
                said = await stack.post(f"/api/tables/{id}/chat", token=token, text="  hello \n there ")
                assert said["text"] == "hello there" and said["seat"] == "A"
                assert (await watcher.until(lambda s: bool(s["chat"])))["chat"] == [said]
                await watcher.send(type="say", text="me too")
                while (message := await watcher.next())["type"] != "refused":
                    pass
                assert "watching" in message["error"]
            await stack.post(f"/api/tables/{id}/chat", 400, token=token, text=" ")
            await stack.post(f"/api/tables/{id}/chat", 400, token=token, text="x" * 501)
        async with running(database) as stack:
            assert (await stack.get(f"/api/tables/{id}"))["chat"] == [said]
            assert (await stack.get(f"/api/tables/{id}", chat_since=1))["chat"] == []
    run(go())


@pytest.mark.long
def test_a_table_is_where_it_was_after_a_restart(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            path = f"/api/tables/{made['id']}"
            for _ in range(60):
                public = await stack.get(path)
                token = seat_of(public, made)
                state = await stack.get(path, token)
                await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=state["legal"][-1]["move"])
            before = await stack.get(path, token)
        async with running(database) as stack:
            after = await stack.get(path, token)
            for state in (before, after):
                state.pop("watching")
            assert after == before
    run(go())


def test_waiting_for_news(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            path = f"/api/tables/{made['id']}"
            public = await stack.get(path)
            token = seat_of(public, made)
            waiting = asyncio.ensure_future(stack.get(path, seq=0, since=public["events_next"], wait=20))
            assert stack.server is not None
            live = await stack.server.open_tables.get(made["id"])
            await becomes(lambda: bool(live.watchers))
            assert not waiting.done()
            state = await stack.get(path, token)
            await stack.post(f"{path}/moves", token=token, expect=0, move=state["legal"][0]["move"])
            assert (await waiting)["seq"] == 1
            assert (await stack.get(path, seq=1, wait=1))["seq"] == 1
    run(go())


def test_the_table_speaks_the_language_asked_for(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3)
            path = f"/api/tables/{made['id']}"
            for lang in ("en", "uk", "ru", "cs"):
                state = await stack.get(path, seat_of(await stack.get(path), made), lang=lang)
                assert state["decision"]["prompt"] and all(choice["label"] for choice in state["legal"])
            await stack.get(path, status=400, lang="xx")
            async with stack.sit(made["id"], lang="uk") as guest:
                await guest.next()
                events = guest.events
                await guest.send(type="language", lang="en")
                while guest.state["events_from"] != 0 or guest.events is not events:
                    message = await guest.next()
                    if message["type"] == "update" and message["state"]["events_from"] == 0:
                        break
    run(go())


@pytest.mark.long
def test_the_view_is_the_kernels_view(sqlite: str) -> None:
    """It is put together from pieces; it must mean the same as the whole, for everybody, at every moment."""
    async def go() -> None:
        async with running(sqlite) as stack:
            for players in (1, 2, 3, 4):
                made = await stack.new(players, seed=players)
                path = f"/api/tables/{made['id']}"
                assert stack.server is not None
                live = await stack.server.open_tables.get(made["id"])
                tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
                for step in range(60):
                    if live.table.over:
                        break
                    for seat in [None, *(seat for seat, token in tokens.items() if token)]:
                        state = await stack.get(path, "" if seat is None else tokens[seat])
                        whole = live.table.view(seat)
                        whole.pop("legal", None)
                        assert state["view"] == whole
                    legal = live.table.legal()
                    await live.play(str(live.table.actor), live.table.notation(legal[step % len(legal)]), live.seq)
    run(go())


def test_a_listed_table_can_be_joined_by_anybody_and_another_only_by_invitation(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            seats = [{"controller": "human", "name": "Ola"}, {"controller": "open"}, {"controller": "bot"}]
            made = await stack.new(3, listed=True, title="Come in", seats=seats)
            hidden = await stack.new(3, seats=seats)
            listed = await stack.get("/api/tables")
            assert [(table["id"], table["open_seats"], table["title"]) for table in listed] == \
                [(made["id"], 1, "Come in")]
            got = await stack.post(f"/api/tables/{made['id']}/claim", name="Petr")
            assert got["seat"] == "B"
            state = await stack.get(f"/api/tables/{made['id']}", got["token"])
            assert state["you"] == "B" and [s["name"] for s in state["seats"]] == ["Ola", "Petr", "Bot C"]
            await stack.post(f"/api/tables/{made['id']}/claim", 422, name="Late")
            await stack.post(f"/api/tables/{hidden['id']}/claim", 403, name="Nobody")
            await stack.post(f"/api/tables/{hidden['id']}/claim", 401, name="Nobody", token="guess")
            invitation = hidden["seats"][1]["token"]
            await stack.get(f"/api/tables/{hidden['id']}", invitation, status=401)
            both = await asyncio.gather(*(
                stack.http.post(f"/api/tables/{hidden['id']}/claim", json={"name": name, "token": invitation})
                for name in ("First", "Second")))
            assert sorted(answer.status_code for answer in both) in ([200, 401], [200, 422])
    run(go())


def test_a_renewed_link_makes_the_old_one_worthless(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            id = made["id"]
            old = made["seats"][0]["token"]
            async with stack.sit(id, old) as guest:
                await guest.next()
                new = await stack.post(f"/api/tables/{id}/revoke", token=old)
                assert (await stack.get(f"/api/tables/{id}", new["token"]))["you"] == "A"
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await guest.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
            await stack.get(f"/api/tables/{id}", old, status=401)
            assert (await stack.get(f"/api/tables/{id}", new["token"]))["you"] == "A"
            await stack.post(f"/api/tables/{id}/revoke", 403, token=new["token"], seat="B")
            await stack.post(f"/api/tables/{id}/revoke", 401, token=old)
            by_maker = await stack.post(f"/api/tables/{id}/revoke", token=made["maker"], seat="B", open=True)
            assert by_maker["seat"] == "B"
            await stack.get(f"/api/tables/{id}", made["seats"][1]["token"], status=401)
            claimed = await stack.post(f"/api/tables/{id}/claim", token=by_maker["token"], name="New")
            assert claimed["seat"] == "B"
        async with running(database) as stack:
            assert (await stack.get(f"/api/tables/{id}", claimed["token"]))["you"] == "B"
    run(go())
