"""Clocks at a real table: run down, taken over, taken back, kept over restarts, shared by processes."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest
from sqlalchemy import text

from landsraad.play.clocks import DAY, Clock
from landsraad.server.protocol.messages import SeatWish
from landsraad.server.storage.queries import read_all
from landsraad.server.tables.clock import read_clock
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import new_table
from server.http.test_table import seat_of
from server.stack import Process, Stack, becomes, run, running, served

QUICK = {"grace": 0.3, "rest": 1.0, "pulse": 0.2, "gap": 5.0}


async def made(stack: Stack, clock: str, players: int = 3, kinds: str = "hhh", **options: Any) -> dict[str, Any]:
    """A table with a clock shorter than the form would allow."""
    assert stack.server is not None
    words = {"h": "human", "o": "open", "b": "bot"}
    table = new_table("imperium", {"players": players, **options}, 5)
    wishes = [SeatWish(controller=words[kind]) for kind in kinds[:players]]  # type: ignore[arg-type]
    done = await stack.server.open_tables.create(table, wishes, clock=clock)
    return {"id": done.id, "seats": [{"seat": seat.seat, "token": seat.token} for seat in done.seats]}


def tokens_of(table: dict[str, Any]) -> dict[str, str]:
    return {seat["seat"]: seat["token"] for seat in table["seats"]}


async def words_in_log(stack: Stack, id: str) -> list[tuple[str, str]]:
    assert stack.server is not None
    saved = await stack.server.store.read(lambda c: read_all(c, id))
    assert saved is not None
    return [(row.seat, row.text) for row in saved.news.log if row.kind == "clock"]


def test_the_clock_is_an_option_of_a_new_table(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            assert (await stack.get(f"/api/tables/{(await stack.new(3))['id']}"))["clock"] is None
            live = await stack.new(3, listed=True, clock={"kind": "live", "total": 1800, "increment": 30})
            before = time.time()
            clock = (await stack.get(f"/api/tables/{live['id']}"))["clock"]
            assert clock["kind"] == "live" and (clock["total"], clock["increment"]) == (1800, 30)
            assert clock["runs"] and clock["left"] == {"A": 1800, "B": 1800, "C": 1800} | {
                seat: left for seat, left in clock["left"].items() if seat == clock["runs"]}
            assert abs(clock["until"] - before - clock["left"][clock["runs"]]) < 5 and clock["takeover"] == 0
            slow = await stack.new(3, listed=True, clock={"kind": "correspondence", "days": 2})
            clock = (await stack.get(f"/api/tables/{slow['id']}"))["clock"]
            assert clock["days"] == 2 and abs(clock["until"] - before - 2 * DAY) < 5 and clock["left"] == {}
            listed = {table["id"]: table["clock"] for table in await stack.get("/api/tables")}
            assert listed == {live["id"]: "live 1800 30", slow["id"]: "correspondence 2"}
            assert (await stack.get(f"/api/tables/{live['id']}/replay", at=0))["clock"] is None
            assert abs((await stack.get("/api/now"))["now"] - time.time()) < 5
            for wrong in ({"kind": "live", "total": 5}, {"kind": "live", "increment": -1}, {"kind": "hourglass"},
                          {"kind": "correspondence", "days": 0}, {"kind": "correspondence", "total": 60}):
                refused = await stack.post("/api/tables", 400, game="imperium", clock=wrong)
                assert "clock" in refused["error"] and "\n" not in refused["error"]
    run(go())


def test_when_time_is_up_a_bot_plays_until_the_player_is_back(database: str) -> None:
    async def go() -> None:
        async with running(database, **QUICK) as stack:
            table = await made(stack, "live 1 0")
            tokens = tokens_of(table)
            path = f"/api/tables/{table['id']}"
            public = await stack.get(path)
            slow = public["actor"]
            other = next(seat for seat in tokens if seat != slow)
            async with stack.sit(table["id"], tokens[slow]) as guest, stack.sit(table["id"], tokens[other]) as waiting:
                await waiting.until(lambda s: s["clock"]["takeover"] > 0)
                clock = waiting.state["clock"]
                assert clock["runs"] == slow and clock["takeover"] >= clock["until"]
                started = time.time()
                state = await waiting.until(lambda s: slow in s["clock"]["away"])
                assert time.time() - started < 5 and time.time() >= clock["takeover"]
                # The bot decides for the seat until somebody else is to decide; then it is that one's time.
                await waiting.until(lambda s: s["actor"] != slow or s["over"])
                assert state["clock"]["away"] == {slow: "away"}
                assert waiting.state["seq"] > 1
                assert (await words_in_log(stack, table["id"]))[:1] == [(slow, "away")]
                assert not any(choice for choice in (await stack.get(path, tokens[slow]))["legal"])
                refused = await stack.post(f"{path}/undo", 403, token=tokens[slow],
                                           expect=(await stack.get(path))["seq"])
                assert "say that you are back" in refused["error"]
                back = await stack.post(f"{path}/back", token=tokens[slow])
                assert slow not in back["clock"]["away"]
                await guest.until(lambda s: slow not in s["clock"]["away"])
                again = await stack.post(f"{path}/back", token=tokens[slow])  # once is enough
                assert again["seq"] == (await stack.get(path))["seq"] or slow not in again["clock"]["away"]
            await stack.post(f"{path}/back", 401, token="nonsense")
    run(go())


def test_a_move_in_the_grace_is_as_good_as_any(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, grace=30.0, rest=30.0) as stack:
            table = await made(stack, "live 0 0")
            path = f"/api/tables/{table['id']}"
            async with stack.sit(table["id"], tokens_of(table)["A"]) as one, \
                    stack.sit(table["id"], tokens_of(table)["B"]) as two:
                await one.next()
                await two.next()
                token = seat_of(one.state, table)
                mine = await stack.get(path, token)
                assert mine["clock"]["left"][mine["actor"]] == 0 and mine["legal"]
                after = await stack.post(f"{path}/moves", token=token, expect=0, move=mine["legal"][0]["move"])
                assert after["seq"] == 1 and after["clock"]["away"] == {}
    run(go())


def test_nobodys_seat_is_taken_for_nobodys_sake(sqlite: str) -> None:
    """Everybody went home: no bot finishes the game, and nobody's time is gone when they come back."""
    async def go() -> None:
        async with running(sqlite, **{**QUICK, "rest": 0.4}) as stack:
            table = await made(stack, "live 60 0")
            tokens = tokens_of(table)
            assert stack.server is not None
            live = await stack.server.open_tables.get(table["id"])
            actor = str(live.table.actor)
            async with stack.sit(table["id"], tokens[actor]) as guest:
                await guest.next()
            assert live.clock is not None
            await becomes(lambda: live.clock is not None and live.clock.resting)
            left = live.clock.left(actor)
            await shift(stack, 300)
            assert (await stack.get(f"/api/tables/{table['id']}"))["clock"]["runs"] is None  # a spectator wakes nobody
            async with stack.sit(table["id"], tokens[actor]) as guest:
                state = await guest.until(lambda s: s["clock"]["runs"] == actor)
                assert state["clock"]["left"][actor] == round(left, 2) and not state["clock"]["resting"]
            assert [word for _, word in await words_in_log(stack, table["id"])] == ["rest", "wake"]

            alone = await made(stack, "live 0 0")
            actor = (await stack.get(f"/api/tables/{alone['id']}"))["actor"]
            async with stack.sit(alone["id"], tokens_of(alone)[actor]) as guest:
                await guest.next()
                await asyncio.sleep(1.0)  # time and grace are long over, and nobody waits
                assert guest.state["seq"] == 0 and guest.state["clock"]["away"] == {}
                other = next(seat for seat in tokens if seat != actor)
                async with stack.sit(alone["id"], tokens_of(alone)[other]) as waiting:
                    state = await waiting.until(lambda s: s["clock"]["takeover"] > 0)
                    assert state["clock"]["takeover"] > time.time() - 0.1  # with a grace from now on
                    await waiting.until(lambda s: actor in s["clock"]["away"])
    run(go())


def test_no_clock_runs_before_everybody_sits(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await made(stack, "live 600 0", kinds="hoo")
            path = f"/api/tables/{table['id']}"
            tokens = tokens_of(table)
            assert (await stack.get(path))["clock"]["runs"] is None
            await stack.post(f"{path}/claim", name="Olena", token=tokens["B"])
            assert (await stack.get(path))["clock"]["runs"] is None
            await shift(stack, 300)
            got = await stack.post(f"{path}/claim", name="Marek", token=tokens["C"])
            state = await stack.get(path)
            assert state["clock"]["runs"] == state["actor"] and state["seq"] == 2
            assert set(state["clock"]["left"].values()) == {600}
            await stack.post(f"{path}/revoke", token=got["token"], open=True)
            assert (await stack.get(path))["clock"]["runs"] is None
            assert [word for _, word in await words_in_log(stack, table["id"])] == ["sit", "sit", "rise"]
    run(go())


def test_somebody_elses_clock_makes_no_move_stale(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, **QUICK) as stack:
            table = await made(stack, "live 600 0")
            assert stack.server is not None
            live = await stack.server.open_tables.get(table["id"])
            tokens = tokens_of(table)
            actor = str(live.table.actor)
            other = next(seat for seat in tokens if seat != actor)
            mine = await stack.get(f"/api/tables/{table['id']}", tokens[actor])
            assert await live.tell_clock(other, "away", lambda clock: True)
            await stack.post(f"/api/tables/{table['id']}/back", token=tokens[other])
            assert live.seq == 2
            after = await stack.post(f"/api/tables/{table['id']}/moves", token=tokens[actor], expect=mine["seq"],
                                     move=mine["legal"][0]["move"])
            assert after["seq"] == 3
            await stack.post(f"/api/tables/{table['id']}/moves", 409, token=tokens[actor], expect=mine["seq"],
                             move=mine["legal"][0]["move"])
    run(go())


# ------------------------------------------------------------------ correspondence


async def shift(stack: Stack, seconds: float, *, house: bool = False) -> None:
    """As if so much time had gone by; with `house` nobody was there meanwhile."""
    assert stack.server is not None

    def back(connection: Any) -> None:
        connection.execute(text("UPDATE tables SET created = created - :n"), {"n": seconds})
        connection.execute(text("UPDATE log SET at = at - :n"), {"n": seconds})
        if house:
            connection.execute(text("UPDATE house SET at = at - :n"), {"n": seconds})
    await stack.server.store.write(back)
    for live in list(stack.server.open_tables.open.values()):
        stack.server.open_tables.forget(live)


def test_when_the_days_are_over_the_others_may_have_a_bot_play(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await made(stack, "correspondence 3")
            tokens = tokens_of(table)
            path = f"/api/tables/{table['id']}"
            public = await stack.get(path)
            slow = public["actor"]
            other = next(seat for seat in tokens if seat != slow)
            early = await stack.post(f"{path}/cover", 422, token=tokens[other], expect=0)
            assert early["error"] == "that player still has time"
            await shift(stack, 3 * DAY + 60)
            late = (await stack.get(path))["clock"]
            assert late["runs"] == slow and late["until"] < time.time() and late["away"] == {}
            await asyncio.sleep(0.2)
            assert (await stack.get(path))["seq"] == 0  # nothing happens by itself
            assert (await stack.get(path, tokens[slow]))["legal"]  # and it is not too late
            await stack.post(f"{path}/cover", 403, token=tokens[slow], expect=0)
            await stack.post(f"{path}/cover", 401, token="", expect=0)
            await stack.post(f"{path}/cover", 409, token=tokens[other], expect=7)
            async with stack.sit(table["id"], tokens[other]) as guest:
                await stack.post(f"{path}/cover", token=tokens[other], expect=0)
                state = await guest.until(lambda s: s["actor"] != slow)
                assert state["clock"]["away"] == {}  # for this turn only
                assert state["clock"]["runs"] == state["actor"]
                assert abs(state["clock"]["until"] - time.time() - 3 * DAY) < 10
            assert await words_in_log(stack, table["id"]) == [(slow, "cover")]
            plain = await stack.new(3)
            refused = await stack.post(f"/api/tables/{plain['id']}/cover", 422, expect=0,
                                       token=plain["seats"][0]["token"])
            assert "no time limit in days" in refused["error"]
    run(go())


# ------------------------------------------------------------------ kept


def same(one: Clock, two: Clock) -> None:
    assert (one.away, one.resting, one.open, one.at) == (two.away, two.resting, two.open, two.at)
    assert one.asked == two.asked
    for seat in one.people:
        assert abs(one.left(seat) - two.left(seat)) < 1e-6, seat


async def moved_on(live: LiveTable) -> None:
    """Once the bot has moved, however long a busy machine takes for it."""
    seq = live.seq
    async with asyncio.timeout(30):
        while live.seq == seq and live.waits_for_bot:
            await asyncio.sleep(0.002)


@pytest.mark.long
def test_whatever_happens_the_log_tells_the_same_clock(database: str) -> None:
    """After each of many entries of every kind, the clock in the memory is the one that a restart would find."""
    async def go(kind: str) -> None:
        chance = random.Random(3)
        async with running(database, grace=1000.0, rest=1000.0) as stack:
            table = await made(stack, kind, players=4, kinds="hohb")
            assert stack.server is not None
            store = stack.server.store
            live: LiveTable = await stack.server.open_tables.get(table["id"])
            await stack.post(f"/api/tables/{table['id']}/claim", name="Olena", token=tokens_of(table)["B"])
            undos = 0
            for n in range(300):
                if live.table.over:
                    break
                assert live.clock is not None
                actor = str(live.table.actor)
                if n % 9 == 5:
                    seat = chance.choice("ABC")
                    await live.tell_clock(seat, chance.choice(["away", "cover"]), lambda clock: True)
                elif n % 9 == 7:
                    for seat in list(live.clock.away):
                        await live.tell_clock(seat, "back", lambda clock: True)
                elif n % 9 == 8:
                    await live.tell_clock("", "wake" if live.clock.resting else "rest", lambda clock: True)
                elif live.waits_for_bot:
                    await moved_on(live)
                else:
                    who = next((seat for seat in "ABC" if not live.session.why_not_undo(seat)), "")
                    if who and chance.random() < 0.8 and not live.is_away(who):
                        undos += 1
                        await live.undo(who, live.seq, reset=chance.random() < 0.5)
                    else:
                        legal = live.table.legal()
                        await live.play(actor, live.table.notation(chance.choice(legal)), live.seq)
                async with live.lock:
                    saved = await store.read(lambda c: read_all(c, table["id"]))
                    assert saved is not None and saved.news.log[-1].seq == live.seq
                    found = read_clock(saved.table, saved.news.seats, saved.news.log, live.session,
                                       stack.server.timekeeper.pauses)
                    assert found is not None
                    same(live.clock, found)
            assert undos > 5
            kept = live.clock
        async with running(database) as stack:
            assert stack.server is not None
            again = (await stack.server.open_tables.get(table["id"])).clock
            assert again is not None and kept is not None
            same(kept, again)
    run(go("live 600 7"))
    run(go("correspondence 3"))


@pytest.mark.long
def test_nobody_pays_for_a_server_that_was_down(database: str) -> None:
    """Killed with clocks running and started hours later: everybody has what they had."""
    async def begin(process: Process) -> tuple[dict[str, Any], dict[str, Any]]:
        stack = Stack(process.address)
        table = await stack.new(3, clock={"kind": "live", "total": 600, "increment": 10})
        token = seat_of(await stack.get(f"/api/tables/{table['id']}"), table)
        mine = await stack.get(f"/api/tables/{table['id']}", token)
        state = await stack.post(f"/api/tables/{table['id']}/moves", token=token, expect=0,
                                 move=mine["legal"][0]["move"])
        await stack.http.aclose()
        return table, state["clock"]

    async def look(process: Process, id: str) -> dict[str, Any]:
        stack = Stack(process.address)
        state: dict[str, Any] = await stack.get(f"/api/tables/{id}")
        await stack.http.aclose()
        return dict(state["clock"])

    async def sleep_long() -> None:
        async with running(database, gap=1e9, pulse=1e9) as stack:
            await shift(stack, 4 * 3600, house=True)
    with served(database) as process:
        table, before = run(begin(process))
        process.kill()
    run(sleep_long())
    with served(database) as process:
        after = run(look(process, table["id"]))
    runs = before["runs"]
    assert after["left"] == before["left"] and after["runs"] == runs and after["away"] == {}
    assert abs(after["until"] - time.time() - after["left"][runs]) < 30


def two_houses(database: str) -> None:
    async def go() -> None:
        async with running(database, **QUICK, poll=0.1) as here, running(database, **QUICK, poll=0.1) as there:
            table = await made(here, "live 1 0")
            tokens = tokens_of(table)
            slow = (await there.get(f"/api/tables/{table['id']}"))["actor"]
            one, two = (seat for seat in tokens if seat != slow)
            async with here.sit(table["id"], tokens[one]) as near, there.sit(table["id"], tokens[two]) as far:
                await near.until(lambda s: slow in s["clock"]["away"])
                await far.until(lambda s: slow in s["clock"]["away"])
                await far.until(lambda s: s["actor"] != slow)
                await near.until(lambda s: s["actor"] != slow)
                words = await words_in_log(here, table["id"])
                assert words.count((slow, "away")) == 1
                await there.post(f"/api/tables/{table['id']}/back", token=tokens[slow])
                await near.until(lambda s: slow not in s["clock"]["away"])
                clocks = [(await stack.get(f"/api/tables/{table['id']}"))["clock"] for stack in (here, there)]
                assert clocks[0]["left"] == clocks[1]["left"] and clocks[0]["until"] == clocks[1]["until"]
    run(go())


def test_two_processes_keep_one_clock(database: str) -> None:
    two_houses(database)


def test_a_clocked_game_of_people_who_do_nothing_is_played_to_its_end(sqlite: str) -> None:
    """Everybody looks on and nobody moves: bots take seat after seat, and the game comes to an end."""
    async def go() -> None:
        async with running(sqlite, **{**QUICK, "grace": 0.05}) as stack:
            table = await made(stack, "live 0 0", players=2)
            tokens = tokens_of(table)
            async with stack.sit(table["id"], tokens["A"]) as one, stack.sit(table["id"], tokens["B"]):
                state = await one.until(lambda s: s["over"])
                assert state["result"]["winners"] and set(state["clock"]["away"]) == {"A", "B"}
                assert state["clock"]["runs"] is None
    run(go())
