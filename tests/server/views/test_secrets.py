"""Nothing a viewer may not know leaves the server: every byte of whole games is read."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import Any

import msgspec
import pytest

from landsraad.kernel.table import Table
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.views.cached_messages import cached_messages
from landsraad.server.views.move_previews import preview
from landsraad.server.views.rendering import render, seat_names
from server.stack import Guest, Stack, run, running
from support.dune.table import table

DEALS = 3


def looks_the_same(live: LiveTable, seat: str | None) -> None:
    """Deal anew what the viewer cannot know: what it is shown of the position must be the same bytes."""
    true = live.table
    shown = render(live, seat, "en", len(true.happened()), live.seq, 0)
    for seed in range(DEALS):
        twin = true.determinize(seat, seed * 7919 + live.seq)
        assert twin.actor == true.actor and twin.decision() == true.decision()
        other = Table(true.game, true.options, true.seed, true.start, twin.state, true.moves)
        other.shadow, other.heard, other.edited = true.shadow, true.heard, true.edited
        live.session.table = other
        live.rendered.clear()
        live.sections.clear()
        try:
            assert render(live, seat, "en", len(true.happened()), live.seq, 0) == shown
        finally:
            live.session.table = true
            live.rendered.clear()
            live.sections.clear()


def secret_values(live: LiveTable, seat: str | None, since: int) -> list[dict[str, Any]]:
    """The events the viewer may know only a part of."""
    names = live.table.game.plan.seats
    out = []
    for n, event in enumerate(live.table.happened()[since:], since):
        if event.kind.secret and names[event.seat] != seat:
            out.append({"n": n, "secret": event.kind.secret})
    return out


def check_events(live: LiveTable, guest: Guest, seat: str | None) -> None:
    names = seat_names(live, cached_messages("en"))
    told = {line["n"]: line for line in guest.events}
    for hidden in secret_values(live, seat, 0):
        line = told[hidden["n"]]
        assert not set(hidden["secret"]) & set(line["data"]), line
        # The sentence is made from what is told and nothing else.
        assert line["text"] == cached_messages("en").event(line["data"], names)
    for line in guest.events:
        if line["data"]["kind"] == "moved" and line["seat"] != seat and "move" in line["data"]:
            family = live.table.game.plan.moves.family_of(live.table.parse(line["data"]["move"]))
            assert not family.secret


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_byte_of_a_whole_game(players: int, sqlite: str) -> None:
    async def go() -> None:
        chance = random.Random(players)
        async with running(sqlite) as stack:
            # With a clock, and with others who see every hand later: neither may change what seats and spectators see.
            made = await stack.new(players, spectators="delayed",
                                   clock={"kind": "live", "total": 3600, "increment": 5})
            assert stack.server is not None
            live = await stack.server.open_tables.get(made["id"])
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
            async with contextlib.AsyncExitStack() as guests:
                sat: dict[str | None, Guest] = {}
                for seat in [None, *tokens]:
                    sat[seat] = await guests.enter_async_context(stack.sit(made["id"], tokens.get(seat, "")))
                    await sat[seat].next()
                while not live.table.over:
                    actor = str(live.table.actor)
                    await asyncio.gather(*(guest.reach(live.seq) for guest in sat.values()))
                    if live.seq % 3 == 0:
                        for seat in sat:
                            looks_the_same(live, seat)
                    legal = [choice["move"] for choice in sat[actor].state["legal"]]
                    await sat[actor].move(chance.choice(legal))
                    await sat[actor].reach(live.seq + 1)
                await asyncio.gather(*(guest.reach(live.seq) for guest in sat.values()))
            for seat, guest in sat.items():
                check_events(live, guest, seat)
                everything = "".join(guest.raw)
                assert not any(token in everything for token in [*tokens.values(), made["maker"], made["delayed"]])
                assert '"delayed":true' not in everything
                for row in live.seats:
                    assert not row.token or row.token not in everything
                assert str(live.table.seed) not in everything
                assert all(message.count('"legal":[{') == 0 for message in guest.raw
                           if msgspec.json.decode(message)["state"]["actor"] != seat)
    run(go(), 300)


def test_a_preview_does_not_depend_on_what_is_hidden(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=9)
            assert stack.server is not None
            live = await stack.server.open_tables.get(made["id"])
            checked = 0
            for step in range(80):
                seat = str(live.table.actor)
                legal = live.table.legal()
                move = legal[step % len(legal)]
                names = seat_names(live, cached_messages("en"))
                true = preview(live.table, seat, move, cached_messages("en"), names)
                for seed in range(2):
                    twin = live.table.determinize(seat, seed + step)
                    told = preview(twin, seat, move, cached_messages("en"), names)
                    common = {change.path for change in [*true.pay, *true.gain]}
                    for change in [*told.pay, *told.gain]:
                        if change.path in common:
                            assert change in [*true.pay, *true.gain]
                            checked += 1
                await live.play(seat, live.table.notation(move), live.seq)
            assert checked > 50
    run(go())


def test_no_token_is_logged_or_stored(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def go() -> list[str]:
        async with running(sqlite) as stack:
            made = await stack.new(3, spectators="delayed")
            tokens = [seat["token"] for seat in made["seats"]] + [made["delayed"], made["maker"]]
            for token in tokens[:4]:
                async with stack.sit(made["id"], token) as guest:
                    await guest.next()
                    await guest.send(type="move", expect=5, move="nonsense")
                    await guest.next()
                await stack.get(f"/api/tables/{made['id']}", token)
            return tokens
    tokens = run(go())
    ours = [record.getMessage() for record in caplog.records
            if not record.name.startswith(("websockets.client", "http"))]
    assert not any(token in line for token in tokens for line in ours)
    from pathlib import Path
    for file in Path(sqlite.removeprefix("sqlite:///")).parent.iterdir():
        data = file.read_bytes()
        assert not any(token.encode() in data for token in tokens)


async def status_of(stack: Stack, path: str, **headers: str) -> int:
    return (await stack.http.get(path, headers=headers)).status_code


def test_foreign_pages_are_kept_out(sqlite: str) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    async def go() -> None:
        async with running(sqlite, origins=("http://localhost:5173",)) as stack:
            made = await stack.new(3)
            path = f"/api/tables/{made['id']}"
            assert await status_of(stack, path, origin="https://evil.example") == 403
            assert await status_of(stack, path, origin="null") == 403
            assert await status_of(stack, path, origin=f"http://{stack.address}") == 200
            assert await status_of(stack, path, origin="http://localhost:5173") == 200
            for origin, welcome in ((f"http://{stack.address}", True), ("https://evil.example", False)):
                try:
                    async with connect(f"ws://{stack.address}{path}/socket", origin=origin):  # type: ignore[arg-type]
                        assert welcome
                except InvalidStatus as refused:
                    assert not welcome and refused.response.status_code == 403
            answer = await stack.http.get("/api/games")
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await stack.http.get(path)).headers["cache-control"] == "no-store"
    run(go())


def test_a_bot_takes_its_time_for_an_answer_that_only_it_knows_to_be_the_only_one(sqlite: str) -> None:
    """As long as for a choice; at once, where everybody knows that there is none."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=9)
            assert stack.server is not None
            live = await stack.server.open_tables.get(made["id"])
            bots = stack.server.bots
            true, bots.usually = live.session.table, {bots.usual: 0.75}
            for held, hand, pause in ((["ambush"], ["dagger"], 0.75), ([], ["dagger"], 0.0)):
                t = table(A={"hand": hand, "intrigue": held, "solari": 3}).inner
                t.play("agent dagger mentat")
                while len(t.legal()) > 1:
                    t.play(t.legal()[0])
                live.session.table = t
                assert bots.pause(live) == pause
            t = table(A={"hand": ["dagger"], "intrigue": ["windfall"]}).inner
            live.session.table = t
            assert len(t.legal()) > 1 and bots.pause(live) == 0.0  # it thinks
            live.session.table = true
    run(go())
