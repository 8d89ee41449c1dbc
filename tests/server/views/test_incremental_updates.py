"""What is told in pieces is the same as what is told whole: views, states put together from changes, labels."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec
import pytest

import landsraad
from landsraad.kernel.table import Table
from landsraad.server.http.endpoints import LANGUAGES
from landsraad.server.protocol import messages as wire
from landsraad.server.views.cached_messages import cached_messages
from landsraad.server.views.encoded_view import Viewed, view_of
from landsraad.server.views.event_lines import parts_of
from landsraad.server.views.rendering import NEWS, about, head, render
from landsraad.server.views.revisions import VersionedObject
from server.stack import Guest, merged, run, running


def looked(table: Table, seat: str | None, pieces: dict[Any, Any], revision: int) -> Viewed:
    return view_of(table, seat, pieces, {}, revision)


def expected(table: Table, seat: str | None) -> dict[str, Any]:
    view = table.view(seat)
    view.pop("legal", None)
    return view


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_view_in_pieces_is_the_view(players: int) -> None:
    """Of every viewer after every move: the pieces that are kept, and what those add up to who were told before."""
    wholes = 0
    for seed in range(3):
        chance = random.Random(seed)
        table = landsraad.new("imperium", players=players, seed=seed)
        pieces: dict[Any, Any] = {}
        revision = 1
        viewers: list[str | None] = [None, *table.seats]
        has = {seat: msgspec.json.decode(looked(table, seat, pieces, revision).whole()) for seat in viewers}
        told = dict.fromkeys(viewers, revision)
        while not table.over:
            table.play(chance.choice(table.legal()))
            for seat in viewers:
                revision += 1
                view = looked(table, seat, pieces, revision)
                assert msgspec.json.decode(view.whole()) == expected(table, seat)
                if chance.random() < 0.3 and not table.over:
                    continue  # some hear of several moves at once
                news = view.news(told[seat])
                if news is None:
                    has[seat] = expected(table, seat)
                    wholes += 1
                else:
                    has[seat] = merged({"view": has[seat]}, {"view": msgspec.json.decode(news), "state": {}})["view"]
                assert has[seat] == expected(table, seat)
                told[seat] = revision
    assert 0 < wholes < 100  # at the end there is no decision any more


def test_an_entry_that_vanishes_is_not_told_by_adding() -> None:
    entries = VersionedObject()
    entries.take({"a": 1, "b": [2]}, 1)
    entries.take({"a": 1, "b": [3]}, 2)
    assert (entries.news(1), entries.cut) == (b'"b":[3]', 0)
    entries.take({"a": 1}, 3)
    assert entries.cut == 3 and entries.whole() == b'"a":1'


def test_the_head_is_that_of_a_whole_state(sqlite: str) -> None:
    """What is told for every move is made without a `TableState`; nothing of one is forgotten, nor out of order."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=7)
            live = await stack.server.open_tables.get(made["id"])
            render(live, "A", "en", 0, -1, 0)
            told = head(live, "A", cached_messages("en"))
            assert list(told) == [name for name in wire.TableState.__struct_fields__ if name not in ("view", *NEWS)]
            about_now = about(live, "A", live.table, cached_messages("en"), None)
            own = ("decision", "legal", "can_undo", "can_reset", "why_not_undo", "cones", "clock", "queued")
            assert {name: told[name] for name in told if name not in own} == {
                name: getattr(about_now, name) for name in told if name not in own}
    run(go())


@pytest.mark.long
def test_a_client_puts_the_state_together_from_changes(sqlite: str) -> None:
    """Beside others who are told everything, with somebody who undoes, chats, comes, goes and changes the language."""
    async def go() -> None:
        chance = random.Random(5)
        async with running(sqlite) as stack, contextlib.AsyncExitStack() as guests:
            made = await stack.new(3, seed=7)
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"]} | {"": ""}
            whole: dict[str, Guest] = {}
            parts: dict[str, Guest] = {}
            for seat, token in tokens.items():
                whole[seat] = await guests.enter_async_context(stack.sit(made["id"], token))
                parts[seat] = await guests.enter_async_context(stack.sit(made["id"], token, changes=True))
            await asyncio.gather(*(guest.next() for guest in [*whole.values(), *parts.values()]))
            for seq in range(160):
                actor = parts["A"].state["actor"]
                if actor is None:
                    break
                if seq % 9 == 4 and parts[actor].state["can_undo"]:
                    await parts[actor].send(type="undo", expect=seq)
                else:
                    legal = parts[actor].state["legal"]
                    await parts[actor].move(chance.choice(legal)["move"])
                if seq == 50:
                    await whole["B"].send(type="language", lang="cs")
                    await parts["B"].send(type="language", lang="cs")
                    while (await parts["B"].next())["type"] != "update":
                        pass
                if seq % 20 == 7:
                    await parts["C"].send(type="say", text=f"word {seq}")
                    async with stack.sit(made["id"], changes=True) as passer:
                        await passer.next()
                await asyncio.gather(*(guest.reach(seq + 1) for guest in [*whole.values(), *parts.values()]))
            await asyncio.sleep(0.6)  # comings and goings are told a little later
            for guest in [*whole.values(), *parts.values()]:
                await guest.send(type="ping")
                while (await guest.next())["type"] != "pong":
                    pass
            for seat in tokens:
                one, other = dict(whole[seat].state), dict(parts[seat].state)
                for name in ("events", "events_from", "chat"):
                    one.pop(name), other.pop(name)
                assert one == other
                assert whole[seat].events == parts[seat].events
                kinds = [msgspec.json.decode(raw)["type"] for raw in parts[seat].raw]
                assert kinds.count("changes") > 80 and kinds.count("state") == 1
                size = sum(map(len, parts[seat].raw))
                assert size < 0.6 * sum(map(len, whole[seat].raw))
    run(go())


def test_moves_fired_at_once_are_answered_together(sqlite: str) -> None:
    """A hundred moves without waiting for an answer: all are stored, no event is left out, a few updates tell of them;
    a move that comes alone is answered alone."""
    async def go() -> None:
        table = landsraad.new("imperium", players=1, seed=11)
        chance = random.Random(11)
        for _ in range(60):
            table.play(chance.choice(table.legal()))
        moves = [table.notation(move) for move in table.moves]
        async with running(sqlite) as stack:
            made = await stack.new(1, seed=11)
            async with stack.sit(made["id"], made["seats"][0]["token"], changes=True) as guest:
                await guest.next()
                for seq, move in enumerate(moves[:50]):
                    await guest.move(move, expect=seq)
                await guest.reach(50)
                updates = len(guest.raw)
                assert updates < 25
                for seq, move in enumerate(moves[50:], 50):
                    await asyncio.sleep(0.12)
                    await guest.move(move, expect=seq)
                    await guest.reach(seq + 1)
                assert len(guest.raw) >= updates + 10
                told = [line["data"]["kind"] for line in guest.events]
                assert told == [data["kind"] for data in table.events(0, "A")]
    run(go())


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_that_are_kept_are_the_labels(language: str) -> None:
    """`CachedMessages.choices` remembers labels by what they hinge on: at each decision they are those of
    `Messages.move`."""
    cat = cached_messages(language)
    for seed in range(6):
        chance = random.Random(seed)
        table = landsraad.new("imperium", players=1 + seed % 4, seed=seed)
        names = {seat: f"name of {seat}" for seat in table.seats}
        while not table.over:
            told = [msgspec.json.decode(choice) for choice in cat.choices(table, names)]
            assert [choice["move"] for choice in told] == [table.notation(move) for move in table.legal()]
            assert [choice["label"] for choice in told] == [cat.move(table, move, names) for move in table.legal()]
            table.play(chance.choice(table.legal()))


def test_a_pattern_cut_at_its_gaps_says_the_same() -> None:
    blanks = {b"A": b"Paul", b"^A": b"Duke", b"n": b"7", b"move": b"3"}
    for told in (b"", b"plain", b"100%% of %(A)b", b"%(^A)b%(A)b", b"%%%(A)b%%(A)b", b"%%%%", b'{"n":%(n)b,"%(A)b"}'):
        parts = parts_of(told)
        assert b"".join(blanks[part] if i % 2 else part for i, part in enumerate(parts)) == told % blanks
