"""Around the table: a rematch, the tables one sits at, one's seat on another device."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from landsraad.play.clocks import DAY
from server.http.test_table import seat_of
from server.stack import Stack, run, running


async def finish(stack: Stack, made: dict[str, Any]) -> None:
    """Every open decision by the first move there is."""
    assert stack.server is not None
    live = await stack.server.open_tables.get(made["id"])
    n = 0
    while not live.table.over:
        if live.waits_for_bot:
            await asyncio.sleep(0.002)
            continue
        legal = live.table.legal()
        await live.play(str(live.table.actor), live.table.notation(legal[n % len(legal)]), live.seq)
        n += 1


@pytest.mark.long
def test_a_rematch_brings_the_same_people_together(database: str) -> None:
    async def go() -> None:
        async with running(database) as here, running(database, poll=0.1) as there:
            made = await here.new(4, seats=[{"controller": "human", "name": "Olena"}, {"controller": "human", "name":
                                  "Marek"}, {"controller": "human", "name": "Tiber"}, {"controller": "bot"}],
                                  title="Friday", clock={"kind": "correspondence", "days": 2}, spectators="delayed")
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
            path = f"/api/tables/{made['id']}"
            early = await here.post(f"{path}/rematch", 422, tokens=[tokens["A"]])
            assert early["error"] == "the game is not over"
            async with there.sit(made["id"], tokens["C"]) as tiber:
                await tiber.next()
                await finish(here, made)
                # Two share a screen and want it first; the third hears of it elsewhere.
                again = await here.post(f"{path}/rematch", 201, tokens=[tokens["A"], tokens["B"]])
                assert {seat["seat"]: (seat["controller"], seat["name"]) for seat in again["seats"]} == {
                    "A": ("human", "Olena"), "B": ("human", "Marek"), "C": ("open", ""), "D": ("bot", "Bot D")}
                assert again["maker"] and again["delayed"] and again["id"] != made["id"]
                state = await tiber.until(lambda s: bool(s["again"]))
                assert state["again"] == again["id"]
                joined = await there.post(f"{path}/rematch", 201, tokens=[tokens["C"]])
            assert joined["id"] == again["id"] and joined["maker"] == ""
            assert [(seat["seat"], seat["name"]) for seat in joined["seats"]] == [("C", "Tiber")]
            # The same seat once, however often they ask: the answer may have been lost.
            assert await there.post(f"{path}/rematch", 201, tokens=[tokens["C"]]) == joined
            await there.post(f"{path}/rematch", 401, tokens=["nonsense"])
            await there.post(f"{path}/rematch", 401, tokens=[tokens["C"], made["delayed"]])
            new = await here.get(f"/api/tables/{again['id']}", joined["seats"][0]["token"])
            assert new["you"] == "C" and new["title"] == "Friday" and new["spectators"] == "delayed"
            assert new["clock"]["days"] == 2 and new["clock"]["runs"] in (None, new["actor"])
            assert new["options"] == (await here.get(path))["options"]
            renewed = await here.post(f"/api/tables/{again['id']}/revoke", token=joined["seats"][0]["token"])
            await here.get(f"/api/tables/{again['id']}", renewed["token"])
            await here.post(f"{path}/rematch", 422, tokens=[tokens["C"]])  # the link they got is worthless now
        async with running(database) as stack:
            assert (await stack.get(path))["again"] == again["id"]
    run(go())


def test_of_two_who_want_a_rematch_at_once_both_get_the_same(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(2)
            await finish(stack, made)
            tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
            both = await asyncio.gather(*(stack.post(f"/api/tables/{made['id']}/rematch", 201, tokens=[token])
                                          for token in tokens))
            assert both[0]["id"] == both[1]["id"]
            mine = {seat["seat"]: seat["token"] for one in both for seat in one["seats"]
                    if seat["controller"] == "human"}
            for seat, token in mine.items():
                assert (await stack.get(f"/api/tables/{both[0]['id']}", token))["you"] == seat
            assert set(mine) == {"A", "B"}
    run(go())


def test_the_tables_one_sits_at(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            one = await stack.new(3, clock={"kind": "correspondence", "days": 3})
            two = await stack.new(3)
            actor = (await stack.get(f"/api/tables/{one['id']}"))["actor"]
            tokens = {seat["seat"]: seat["token"] for seat in one["seats"]}
            other = next(token for seat, token in tokens.items() if seat != actor)
            found = await stack.post("/api/mine?lang=cs", tables=[
                {"id": one["id"], "tokens": [tokens[actor]]}, {"id": one["id"], "tokens": [other]},
                {"id": two["id"], "tokens": [seat["token"] for seat in two["seats"]]},
                {"id": two["id"], "tokens": ["nonsense", ""]}, {"id": "nosuchtable", "tokens": ["x"]}])
            assert [table["known"] for table in found] == [True, True, True, False, False]
            assert [table["yours"] for table in found] == [True, False, True, False, False]
            assert found[0]["clock"]["runs"] == actor and found[2]["clock"] is None
            assert abs(found[0]["clock"]["until"] - time.time() - 3 * DAY) < 10
            assert found[1]["actor"] == f"Hráč {actor}" and len(found[1]["people"]) == 3
            await stack.post("/api/mine", 400, tables=[{"id": "x", "tokens": []}] * 21)
            assert await stack.post("/api/mine", tables=[]) == []
    run(go())


def test_a_seat_goes_on_on_another_device(database: str) -> None:
    """The private link is all that is needed: both pages are the same seat, and see each other's moves."""
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            token = seat_of(await stack.get(f"/api/tables/{made['id']}"), made)
            async with stack.sit(made["id"], token) as desk:
                await desk.next()
                async with stack.sit(made["id"], token) as phone:
                    await phone.next()
                    assert phone.state["view"] == desk.state["view"] and phone.state["legal"] == desk.state["legal"]
                    await phone.move()
                    await desk.reach(1)
                    await phone.reach(1)
                    assert phone.state["view"] == desk.state["view"]
    run(go())
