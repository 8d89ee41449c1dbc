"""Bots of many tables: who is served first, which tables rest, what is refused, and what those who wait are told."""

from __future__ import annotations

import asyncio
import math
import os
import signal
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest

from landsraad.server.bots import bot_turns as bots_module
from landsraad.server.bots.bot_turns import Bots, standing
from landsraad.server.bots.processes import Minds
from landsraad.server.scheduling import ALONE, PLAYER, SEARCH, SEARCH_SPARE, WATCHED, Lane
from landsraad.server.tables.live_table import LiveTable
from server.stack import Stack, run, running, served

pytestmark = pytest.mark.long

BOTS = [{"controller": "bot"}] * 3
BOT_FIRST = 1  # the seed of a game in which seat A or B begins


def room_of(stack: Stack, made: Any) -> LiveTable:
    assert stack.server is not None
    return stack.server.open_tables.open[made["id"]]


def bots_of(stack: Stack) -> Bots:
    assert stack.server is not None
    return stack.server.bots


async def at_rest(live: LiveTable) -> None:
    """Until nobody moves the bots of the table any more."""
    while live.bot_task is not None and not live.bot_task.done():
        await asyncio.wait([live.bot_task])


# ------------------------------------------------------------------ tables that rest


def test_a_table_of_bots_rests_until_somebody_looks(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seats=BOTS)
            live, bots = room_of(stack, made), bots_of(stack)
            assert bots.rests(live) and live.bot_task is None and live.seq == 0
            assert (await stack.get(f"/api/tables/{made['id']}", seq=0, wait=20))["seq"] > 0
            live.looked = -math.inf  # long ago
            await at_rest(live)
            seq = live.seq
            assert not live.table.over and bots.rests(live)
            async with stack.sit(made["id"]) as watcher:
                await watcher.reach(seq + 5)
                assert standing(live) == WATCHED
            while live.watchers:
                await asyncio.sleep(0)
            await at_rest(live)
            assert not live.table.over and live.ask is None
    run(go())


def test_what_waits_is_withdrawn_when_the_last_one_leaves(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seats=BOTS)
            live, bots = room_of(stack, made), bots_of(stack)
            stuck = Stuck(bots.minds)
            bots.minds = stuck
            async with stack.sit(made["id"]) as watcher:
                await watcher.next()
                while live.ask is None:
                    await asyncio.sleep(0)
                assert bots.thinking.waiting == 1
            while bots.thinking.waiting:  # the socket is closed, and its watcher leaves
                await asyncio.sleep(0)
            assert live.ask is None and live.bot_task is None
    run(go())


def test_bots_finish_their_moves_for_a_player_who_is_away(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seats=[*BOTS[1:], {"controller": "human"}], seed=BOT_FIRST)
            live = room_of(stack, made)
            assert standing(live) == PLAYER  # who is about to sit down
            live.opened = 0.0
            assert standing(live) == ALONE and not bots_of(stack).rests(live)
            await at_rest(live)
            assert live.seq > 0 and live.table.actor == "C"
            token = made["seats"][2]["token"]
            async with stack.sit(made["id"], token) as player:
                await player.next()
                assert standing(live) == PLAYER
    run(go())


# ------------------------------------------------------------------ whose thinking it is


def test_thinking_is_charged_to_whoever_made_the_table(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            answer = await stack.http.post("/api/tables", headers={"x-forwarded-for": "10.0.0.9"}, json={
                "game": "imperium", "options": {"players": 3}, "seats": [*BOTS[1:], {"controller": "human"}],
                "seed": BOT_FIRST})
            made = answer.json()
            live = room_of(stack, made)
            async with stack.sit(made["id"], made["seats"][2]["token"]) as player:
                await player.until(lambda state: bool(state["legal"]))
                assert live.origin() == "10.0.0.9"
                assert {address for address, _ in bots_of(stack).thinking.budgets} == {"10.0.0.9"}
                # After a restart nobody knows who made it: then it is whoever is there.
                live.address = ""
                assert live.origin() == "127.0.0.1"
            while live.watchers:
                await asyncio.sleep(0)
            assert live.origin() == ""
            await stack.http.get(f"/api/tables/{made['id']}", headers={"x-forwarded-for": "10.0.0.7"})
            assert live.origin() == "10.0.0.7"
    run(go())


# ------------------------------------------------------------------ a bot that waits says so


class Stuck:
    """Nobody is free, until somebody is."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.opened = False

    def free(self, lane: Lane) -> bool:
        return self.opened and self.minds.free(lane)

    def grow(self, lane: Lane) -> None:
        pass

    def ask(self, lane: Lane, question: Any) -> Any:
        return self.minds.ask(lane, question)


def test_a_bot_that_waits_says_so(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "SILENCE", 0.0)

    async def go() -> None:
        async with running(sqlite) as stack:
            bots = bots_of(stack)
            stuck = Stuck(bots.minds)
            bots.minds = stuck
            made = await stack.new(3, seats=[*BOTS[1:], {"controller": "human"}], seed=BOT_FIRST)
            async with stack.sit(made["id"], changes=True) as watcher:
                await watcher.until(lambda state: state["queued"])
                assert watcher.state["seq"] == 0
                assert (await stack.get(f"/api/tables/{made['id']}"))["queued"]
                told = len(watcher.raw)
                monkeypatch.setattr(bots_module, "SILENCE", 60.0)
                stuck.opened = True
                bots.hand_out()
                await watcher.until(lambda state: state["seq"] > 0)
                assert not watcher.state["queued"]
                # That it waits is news once, and that it does not is news once: nothing else was sent again.
                assert sum('"queued"' in text for text in watcher.raw[told:]) == 1
                assert all('"seats"' not in text for text in watcher.raw[told:told + 1])
    run(go())


# ------------------------------------------------------------------ thoughts and previews


@pytest.mark.parametrize("lang, words", [("en", ("previews", "explanations")), ("uk", ("підказок", "пояснень")),
                                         ("ru", ("подсказок", "объяснений")), ("cs", ("náhledů", "vysvětlení"))])
def test_too_many_at_once_are_refused_in_the_asker_s_language(sqlite: str, lang: str, words: tuple[str, str]) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3)
            path, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
            state = await stack.get(path, token)
            owner = next(seat["token"] for seat in made["seats"] if seat["seat"] == state["actor"])
            move = (await stack.get(path, owner))["legal"][0]["move"]
            bots = bots_of(stack)
            with ExitStack() as inside:
                for _ in range(bots.previews.each):
                    inside.enter_context(bots.previews.enter("127.0.0.1"))
                for _ in range(bots.thoughts.each):
                    inside.enter_context(bots.thoughts.enter("127.0.0.1"))
                for page, word in (("preview", words[0]), ("odds", words[0]), ("thoughts", words[1])):
                    query = {} if page == "thoughts" else {"move": move}
                    told = await stack.get(f"{path}/{page}", owner, 429, lang=lang, **query)
                    assert word in told["error"]
            assert (await stack.get(f"{path}/preview", owner, move=move))["move"] == move
    run(go())


def test_previews_and_odds_are_made_in_a_process_of_their_own(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, workers=1) as stack:
            made = await stack.post("/api/tables", 201, game="arrakis", seed=26, options={},
                                    seats=[{"controller": "human"}, {"controller": "human"}])
            path, live = f"/api/tables/{made['id']}", room_of(stack, made)
            owner = next(seat["token"] for seat in made["seats"] if seat["seat"] == live.table.actor)
            state = await stack.get(path, owner)
            moves = [choice["move"] for choice in state["legal"][:4]]
            found = await asyncio.gather(*(stack.get(f"{path}/preview", owner, move=move, lang="uk") for move in moves),
                                         stack.get(f"{path}/odds", owner))
            assert [one["move"] for one in found[:-1]] == moves
            assert found[-1] == {"now": None, "moves": {}}
            bots = bots_of(stack)
            assert bots.thinking.answered == {"previews": len(found)} and bots.workers is not None
            assert [lane.name for lane, lines in bots.workers.lines.items() if lines] == ["quick", "previews"]
    run(go())


# ------------------------------------------------------------------ the flood


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.2"])
def test_a_person_s_bots_do_not_wait_for_a_flood_of_experts(sqlite: str, address: str) -> None:
    """With one process for all, each of their moves would stand behind a search: here the search never ends."""
    async def go() -> None:
        async with running(sqlite, workers=1) as stack, AsyncExitStack() as watching:
            thinking = bots_of(stack).thinking
            for _ in range(6):
                answer = await stack.http.post("/api/tables", headers={"x-forwarded-for": address}, json={
                    "game": "imperium", "options": {"players": 4},
                    "seats": [{"controller": "bot", "level": "expert"}] * 4})
                await watching.enter_async_context(stack.sit(answer.json()["id"]))
            while not thinking.pools[SEARCH].running:
                await asyncio.sleep(0.01)
            made = await stack.new(3, seats=[{"controller": "human"}] + [{"controller": "bot", "level": "easy"}] * 2)
            workers = bots_of(stack).workers
            assert workers is not None
            [line] = workers.lines[SEARCH_SPARE]
            assert line.process.pid is not None
            os.kill(line.process.pid, signal.SIGSTOP)
            searches = thinking.answered["search_spare"]
            try:
                async with stack.sit(made["id"], made["seats"][0]["token"]) as player:
                    while thinking.answered["quick"] < 30:
                        await player.until(lambda state: bool(state["legal"]))
                        seq = player.state["seq"]
                        await player.move()
                        await player.reach(seq + 1)
                assert thinking.answered["search_spare"] <= searches + 1  # which was on its way
            finally:
                os.kill(line.process.pid, signal.SIGCONT)
            assert thinking.answered["search"] == thinking.answered["quick_spare"] == 0  # the maker of a table is there
    run(go())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_say_nothing_when_their_server_ends(sqlite: str, how: signal.Signals) -> None:
    with served(sqlite) as process:
        async def begin() -> None:
            stack = Stack(process.address)
            made = await stack.new(4, seats=[{"controller": "bot", "level": "expert"}] * 4)
            async with stack.sit(made["id"]) as watcher:
                await watcher.reach(1)  # the next thought has begun, and nobody will want its answer
        run(begin())
        process.process.send_signal(how)
        said = process.process.communicate(timeout=300)[1]  # until the last worker has closed it too
        assert said == ""
