"""Spectators who see every hand a round later: what they get, and that they get nothing newer."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import msgspec
import pytest

from landsraad.kernel.table import Table
from landsraad.play import Session
from landsraad.server.storage.queries import SeatRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.log_replay import ReplayedLog, sit
from landsraad.server.views.delayed_view import delayed_render, horizon
from server.stack import Stack, run, running


async def delayed_table(stack: Stack, players: int = 3, **more: Any) -> tuple[dict[str, Any], LiveTable]:
    made = await stack.new(players, spectators="delayed", **more)
    assert stack.server is not None
    return made, await stack.server.open_tables.get(made["id"])


def truth(table: Table, moves: int) -> dict[str, Any]:
    """What each seat saw of its own after so many moves, played anew from the deal."""
    twin = Table(table.game, table.options, table.seed, table.start, table.start.clone(), [])
    for move in table.moves[:moves]:
        twin.play(move)
    return {seat: twin.view(seat)[seat] for seat in twin.seats} | {"round": twin.view(None)["round"]}


class Follower:
    """What may be shown, found another way than the server does: by playing the game again beside it and looking at the
    number of the round."""

    def __init__(self, table: Table) -> None:
        self.twin = Table(table.game, table.options, table.seed, table.start, table.start.clone(), [])
        self.rounds = [int(self.twin.view(None)["round"])]

    def may_be_shown(self, table: Table) -> int:
        twin, rounds = self.twin, self.rounds
        for move in table.moves[len(twin.moves):]:
            twin.play(move)
            rounds.append(int(twin.view(None)["round"]))
        assert twin.moves == table.moves
        now = rounds[-1]
        if twin.over:
            return len(twin.moves)
        if now < 2:
            return 0
        behind = len(rounds) - 1 - rounds.index(now)
        return min(rounds.index(now - 1) + behind, rounds.index(now) - 1)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_byte_is_a_round_old(players: int, sqlite: str) -> None:
    async def go() -> None:
        chance = random.Random(players)
        async with running(sqlite) as stack:
            made, live = await delayed_table(stack, players)
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
            await stack.post(f"/api/tables/{made['id']}/chat", token=tokens["A"], text="I hold a secret")
            async with stack.sit(made["id"], made["delayed"]) as watcher:
                await watcher.next()
                hands = steps = 0
                follower = Follower(live.table)
                while not live.table.over:
                    actor = str(live.table.actor)
                    await live.play(actor, live.table.notation(chance.choice(live.table.legal())), live.seq)
                    shown = horizon(live)
                    if not live.table.over:
                        assert shown == follower.may_be_shown(live.table)
                    # From the second round on hands are open, also where no move may be shown yet.
                    opened = int(live.table.view(None)["round"]) > 1
                    state = await watcher.until(  # type: ignore[misc]
                        lambda s, n=shown, opened=opened:
                        s["moves"] >= n and (not opened or isinstance(s["view"]["A"]["hand"], list)))
                    assert state["delayed"] and state["you"] is None and state["legal"] == []
                    assert state["moves"] == state["seq"] == state["last"] == shown
                    if live.seq % 7 == 0 and not live.table.over:
                        then = truth(live.table, shown)
                        now = int(live.table.view(None)["round"])
                        assert then["round"] <= max(now - 1, 1)
                        for seat in tokens:
                            hand = state["view"][seat]["hand"]
                            if now < 2:
                                assert isinstance(hand, int) and state["moves"] == 0 and not watcher.events
                            else:
                                assert hand == then[seat]["hand"]
                                assert state["view"][seat]["intrigue"] == then[seat]["intrigue"]
                                hands += 1
                            assert isinstance(state["view"][seat]["deck"], int)  # nobody's to see
                        assert isinstance(state["view"]["imperium_deck"], int)
                        assert len(watcher.events) == state["events_next"]
                        assert all(line["move"] <= shown for line in watcher.events)
                        steps += 1
                    if live.table.over:
                        break
                    assert "I hold a secret" not in watcher.raw[-1]
                await watcher.until(lambda s: s["over"])
                assert hands > 20 and steps > 10
                assert watcher.state["moves"] == len(live.table.moves) and watcher.state["result"]
                assert [line["text"] for line in watcher.state["chat"]] == ["I hold a secret"]
                # What was drawn is told with its name, as its owner saw it.
                drew = [line for line in watcher.events if line["data"]["kind"] == "drew" and "card" in line["data"]]
                assert drew
    run(go(), 300)


def room_of(table: Table, seats: list[SeatRow], like: LiveTable) -> LiveTable:
    return LiveTable(like.store, like.row, seats, [], ReplayedLog(Session(table, sit(seats)), len(table.moves)),
                     local=False)


@pytest.mark.long
def test_what_is_shown_does_not_depend_on_what_came_later(sqlite: str) -> None:
    """Two games that part after the moment shown look the same to the last byte."""
    async def go() -> None:
        chance = random.Random(8)
        async with running(sqlite) as stack:
            _, live = await delayed_table(stack, 3, seed=8)
            compared = 0
            while not live.table.over and compared < 25:
                actor = str(live.table.actor)
                await live.play(actor, live.table.notation(chance.choice(live.table.legal())), live.seq)
                shown = horizon(live)
                if live.table.over or shown == 0 or live.seq % 6:
                    continue
                told = delayed_render(live, "en", 0, 0)
                other = another_end(live, shown, chance)
                if other is None:
                    continue
                assert other.table.moves != live.table.moves and horizon(other) == shown
                assert delayed_render(other, "en", 0, 0) == told
                compared += 1
            assert compared >= 10
    run(go(), 300)


def another_end(live: LiveTable, shown: int, chance: random.Random) -> LiveTable | None:
    """The same beginning, and other moves after the moment shown, until as much may be shown."""
    now = live.table
    table = Table(now.game, now.options, now.seed, now.start, now.start.clone(), [])
    for move in now.moves[:shown]:
        table.play(move)
    for _ in range(400):
        if table.over:
            return None
        table.play(chance.choice(table.legal()))
        twin = room_of(table, live.seats, live)
        if horizon(twin) == shown:
            return twin
        if horizon(twin) > shown:
            return None
    return None


def test_the_link_is_private_and_can_be_renewed(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made, live = await delayed_table(stack, 3)
            path = f"/api/tables/{made['id']}"
            assert made["delayed"] and all(seat["seat"] in "ABC" for seat in made["seats"])
            open_ = await stack.get(path)
            assert open_["spectators"] == "delayed" and not open_["delayed"]  # everybody is told that there are such
            assert [seat["seat"] for seat in open_["seats"]] == ["A", "B", "C"]
            mine = await stack.get(path, made["delayed"])
            assert mine["delayed"] and mine["you"] is None
            seen = open_["actor"]
            token = next(seat["token"] for seat in made["seats"] if seat["seat"] == seen)
            assert not (await stack.get(path, token))["delayed"]
            for action, body in (("moves", {"expect": 0, "move": "reveal"}), ("undo", {"expect": 0}),
                                 ("chat", {"text": "hello"}), ("back", {}), ("cover", {"expect": 0}),
                                 ("revoke", {})):
                await stack.post(f"{path}/{action}", 401, token=made["delayed"], **body)
            async with stack.sit(made["id"], made["delayed"]) as watcher:
                await watcher.next()
                await watcher.send(type="say", text="I see it all")
                assert (await watcher.next())["type"] == "refused"
            # Only moments that may be shown, also in a replay and as a sandbox.
            chance = random.Random(1)
            while int(live.table.view(None)["round"]) < 3:
                await live.play(str(live.table.actor), live.table.notation(chance.choice(live.table.legal())), live.seq)
            last = horizon(live)
            then = await stack.get(f"{path}/replay", made["delayed"], at=last)
            assert isinstance(then["view"]["A"]["hand"], list) and then["last"] == last
            too_new = await stack.get(f"{path}/replay", made["delayed"], status=422, at=last + 1)
            assert f"to {last}" in too_new["error"]
            await stack.post(f"{path}/try", 422, token=made["delayed"], at=last + 1)
            await stack.post(f"{path}/try", 201, token=made["delayed"], at=-1)
            assert isinstance((await stack.get(f"{path}/replay", at=last))["view"]["A"]["hand"], int)
            waited = await stack.get(path, made["delayed"], seq=last, chat_since=0, wait=1)
            assert waited["moves"] == last
            async with stack.sit(made["id"], made["delayed"]) as watcher:
                await watcher.next()
                await stack.post(f"{path}/revoke", 401, token="nonsense", seat="watch")
                renewed = await stack.post(f"{path}/revoke", token=made["maker"], seat="watch")
                with contextlib.suppress(Exception):
                    while True:
                        await watcher.next()
                assert watcher.socket.close_code == 4401
            await stack.get(path, made["delayed"], status=401)
            assert (await stack.get(path, renewed["token"]))["delayed"]
        async with running(database) as stack:  # and it is so after a restart
            await stack.get(path, made["delayed"], status=401)
            assert (await stack.get(path, renewed["token"]))["moves"] == last
    run(go())


def test_without_the_option_there_is_no_such_link(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3)
            assert made["delayed"] == "" and (await stack.get(f"/api/tables/{made['id']}"))["spectators"] == "open"
            await stack.post(f"/api/tables/{made['id']}/revoke", 422, token=made["maker"], seat="watch")
            await stack.get(f"/api/tables/{made['id']}", "watch", status=401)
    run(go())


def test_coming_back_by_the_numbers(sqlite: str) -> None:
    async def go() -> None:
        chance = random.Random(2)
        async with running(sqlite) as stack:
            made, live = await delayed_table(stack, 2)
            async with stack.sit(made["id"], made["delayed"]) as watcher:
                await watcher.next()
                for _ in range(60):
                    await live.play(str(live.table.actor), live.table.notation(chance.choice(live.table.legal())),
                                    live.seq)
                await watcher.until(lambda s: s["moves"] == horizon(live))
                events, state = watcher.events, watcher.state
            for _ in range(20):
                await live.play(str(live.table.actor), live.table.notation(chance.choice(live.table.legal())), live.seq)
            async with stack.sit(made["id"], made["delayed"], since=state["events_next"], seq=state["seq"]) as again:
                again.events = events[:]
                await again.next()
                whole = await stack.get(f"/api/tables/{made['id']}", made["delayed"])
                assert again.events == whole["events"]
                assert len(again.state["events"]) < len(whole["events"])
                lines = msgspec.json.decode(again.raw[-1])["state"]["events"]
                assert all(line["n"] >= state["events_next"] for line in lines)
    run(go())


