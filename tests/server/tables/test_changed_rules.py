"""Rules that change under stored games: none of them changes, dies or loses its past.

A later version is played here by this one with something altered: a gain, the generator, the numbering of its cells.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

import landsraad
from landsraad.games.dune.rules.seats.resources import GainResource
from landsraad.kernel import engine
from landsraad.kernel.chance import key_of
from landsraad.kernel.codec import encode_state, stable_hash
from landsraad.kernel.engine import EFFECTS
from server.http.test_table import seat_of
from server.stack import Stack, run, running
from server.storage.test_log_and_snapshots import play_some

MOVES = 40


async def bots_finish(stack: Stack) -> Any:
    made = await stack.new(2, seed=2, seats=[{"controller": "bot"}] * 2)
    async with stack.sit(made["id"]) as watcher:
        await watcher.until(lambda state: bool(state["over"]))
    return made


async def write(stack: Stack, *statements: str) -> None:
    assert stack.server is not None
    for statement in statements:
        await stack.server.store.write(lambda c, statement=statement: c.execute(text(statement)))  # type: ignore[misc]


async def rows(stack: Stack, statement: str) -> list[Any]:
    assert stack.server is not None
    return await stack.server.store.read(lambda c: list(c.execute(text(statement))))


def position(state: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in state["view"].items() if name != "legal"}


def change_a_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every gain of the version to come is one more."""
    for effect in EFFECTS.all:
        if isinstance(effect, GainResource) and effect.n > 0:
            monkeypatch.setattr(effect, "n", effect.n + 1)


def change_the_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    fill = engine.fill_block
    monkeypatch.setattr(engine, "fill_block", lambda out, key, counter, nonce: fill(out, key, counter, nonce + 1))


RENUMBERED = ("UPDATE layouts SET digest = 'another'",
              "UPDATE log SET text = substr(text, 1, 13) || 'another' || substr(text, 26) WHERE kind = 'rules'")


@pytest.mark.long
@pytest.mark.parametrize(("change", "statements"), [(change_a_gain, ()), (change_the_generator, ())])
def test_a_stored_game_goes_on_from_where_it_was(
        sqlite: str, monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None],
        statements: tuple[str, ...]) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.post("/api/tables", 201, game="imperium", seed=5, seats=[{"controller": "human"}] * 3,
                                    options={"players": 3,
                                             "leaders": ["paul_atreides", "helena_richese", "glossu_rabban"]})
            assert (await stack.get(f"/api/tables/{made['id']}"))["events"], "the set-up is told too"
            before = await play_some(stack, made, MOVES)
            own = {token: await stack.get(f"/api/tables/{made['id']}", token) for token in tokens(made)}
            early = {at: await stack.get(f"/api/tables/{made['id']}/replay", at=at) for at in (0, 17, MOVES - 1)}
            over = await bots_finish(stack)
            ended = await stack.get(f"/api/tables/{over['id']}")
            record = (await stack.get(f"/api/tables/{over['id']}/record"))["record"]
            await write(stack, *statements)
        with monkeypatch.context() as patch:
            change(patch)
            async with running(sqlite) as stack:
                path = f"/api/tables/{made['id']}"
                after = await stack.get(path)
                assert position(after) == position(before) and after["trouble"] == ""
                assert after["moves"] == before["moves"] and after["seq"] == before["seq"] + 1
                assert after["events"][:-1] == before["events"], "the past is told as it was"
                assert after["events"][-1]["text"].startswith("The rules have been")
                for token, state in own.items():
                    now = await stack.get(path, token)
                    assert position(now) == position(state)
                    assert [one["move"] for one in now["legal"]] == [one["move"] for one in state["legal"]]
                    assert now["can_undo"] is False
                    assert [event["data"] for event in now["events"][:-1]] == \
                        [event["data"] for event in state["events"]]
                for at, was in early.items():
                    then = await stack.get(f"{path}/replay", at=at)
                    assert position(then) == position(was) and then["events"] == was["events"]
                box = await stack.post(f"{path}/try", 201, at=17, others="human")
                tried = await stack.get(f"/api/tables/{box['id']}")
                assert tried["view"]["row"] == early[17]["view"]["row"] and tried["actor"] == early[17]["actor"]
                await play_some(stack, box, 5)
                await stack.get(f"{path}/thoughts", status=422, at=17)
                finished = await stack.get(f"/api/tables/{over['id']}")
                assert finished["over"] and position(finished) == position(ended)
                assert finished["result"] == ended["result"]
                assert (await stack.get(f"/api/tables/{over['id']}/record"))["record"] == record
                later = await play_some(stack, made, 12)
                assert later["moves"] == MOVES + 12
                for token in tokens(made):
                    await play_some_and_back(stack, path, token)
                assert (await stack.get(f"{path}/replay", at=MOVES + 1))["moves"] == MOVES + 1
                later = await stack.get(path)
            async with running(sqlite) as stack:  # the same rules again: nothing happens
                again = await stack.get(path)
                assert position(again) == position(later) and again["seq"] == later["seq"]
                assert again["events"] == later["events"]
    run(go())


async def play_some_and_back(stack: Stack, path: str, token: str) -> None:
    """After the change moves can be taken back as usual, but never beyond it."""
    state = await stack.get(path, token)
    if state["legal"] and state["can_undo"]:
        await stack.post(f"{path}/undo", token=token, expect=state["seq"])


def tokens(made: Any) -> list[str]:
    return [seat["token"] for seat in made["seats"] if seat["token"]]


@pytest.mark.long
def test_a_new_numbering_changes_nothing(sqlite: str) -> None:
    """Where only cells and effects have other numbers, the game is played again under the names, and goes on as it was:
    nothing is told, and moves before can be taken back."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.post("/api/tables", 201, game="imperium", seed=5, seats=[{"controller": "human"}] * 3,
                                    options={"players": 3})
            before = await play_some(stack, made, MOVES)
            early = {at: await stack.get(f"/api/tables/{made['id']}/replay", at=at) for at in (0, 17, MOVES - 1)}
            await write(stack, *RENUMBERED)
        path = f"/api/tables/{made['id']}"
        async with running(sqlite) as stack:
            after = await stack.get(path)
            assert position(after) == position(before) and after["events"] == before["events"]
            assert [row.text.partition(" ")[2] for row in await rows(
                stack, "SELECT text FROM log WHERE kind = 'rules' ORDER BY seq")] == ["", "-1"]
            for at, then in early.items():
                now = await stack.get(f"{path}/replay", at=at)
                assert position(now) == position(then) and now["events"] == then["events"]
            for token in tokens(made):
                state = await stack.get(path, token)
                if state["can_undo"]:
                    await stack.post(f"{path}/undo", token=token, expect=state["seq"])
                    break
            else:
                raise AssertionError("nobody can take anything back")
            for token in tokens(made):
                state = await stack.get(path, token)
                if state["legal"]:
                    await stack.post(f"{path}/moves", token=token, move=state["legal"][0]["move"], expect=state["seq"])
            later = await stack.get(path)
        async with running(sqlite) as stack:
            again = await stack.get(path)
            assert position(again) == position(later) and again["events"] == later["events"]
            assert again["seq"] == later["seq"]
    run(go())


def test_nothing_is_said_if_the_rules_are_the_same(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=5)
            before = await play_some(stack, made, 10)
        async with running(sqlite) as stack:
            assert (await stack.get(f"/api/tables/{made['id']}"))["events"] == before["events"]
            assert [row.seq for row in await rows(stack, "SELECT seq FROM log WHERE kind = 'rules'")] == [0]
    run(go())


def test_the_rules_that_were_mended_are_named_in_four_languages(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=5)
            await play_some(stack, made, 3)
            await write(stack, "UPDATE log SET text = substr(text, 1, 26) || '0' WHERE kind = 'rules'")
        async with running(sqlite) as stack:
            said = {lang: (await stack.get(f"/api/tables/{made['id']}", lang=lang))["events"][-1]["text"]
                    for lang in ("en", "uk", "ru", "cs")}
            assert said["en"].startswith("The rules have been corrected: IMP-") and said["uk"].startswith("Правила")
            assert len(set(said.values())) == 4
    run(go())


def test_a_table_of_a_later_version_is_only_looked_at(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=5)
            before = await play_some(stack, made, 5)
            await write(stack, "UPDATE log SET text = substr(text, 1, 26) || '99' WHERE kind = 'rules'")
        async with running(sqlite) as stack:
            state = await stack.get(f"/api/tables/{made['id']}")
            assert state["trouble"] and position(state) == position(before) and state["seq"] == before["seq"]
            token = seat_of(state, made)
            await stack.post(f"/api/tables/{made['id']}/moves", 422, token=token, expect=state["seq"], move="reveal")
    run(go())


# ------------------------------------------------------------------ entries that cannot be folded


def test_a_move_over_which_the_rules_stumble_is_refused_and_changes_nothing(
        sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=5)
            path = f"/api/tables/{made['id']}"
            state = await play_some(stack, made, 4)
            token = seat_of(state, made)
            mine = await stack.get(path, token)
            move = mine["legal"][0]["move"]
            with monkeypatch.context() as patch:
                patch.setattr(engine, "advance", broken)
                refused = await stack.post(f"{path}/moves", 422, token=token, expect=mine["seq"], move=move)
            assert "a bug in the rules" in refused["error"]
            assert (await stack.get(path, token))["legal"] == mine["legal"]
            await stack.post(f"{path}/moves", token=token, expect=mine["seq"], move=move)
        async with running(sqlite) as stack:
            assert (await stack.get(path))["seq"] == mine["seq"] + 1
    run(go())


def broken(*_: object) -> None:
    raise IndexError("hand has no card -1")


def test_an_entry_that_cannot_be_folded_opens_the_table_before_it(sqlite: str) -> None:
    """As an earlier version could leave it: stored, and never played."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=5)
            before = await play_some(stack, made, 6)
            await write(stack, f"INSERT INTO log (table_id, seq, kind, seat, text, at) VALUES "
                               f"('{made['id']}', 7, 'move', 'A', 'buy stilgar', 0)")
        async with running(sqlite) as stack:
            after = await stack.get(f"/api/tables/{made['id']}")
            assert position(after) == {**position(before), "moves": 7}
            assert "The last move could not be carried over" in after["events"][-1]["text"]
            assert (await play_some(stack, made, 5))["trouble"] == ""
    run(go())


# ------------------------------------------------------------------ tables from before


FORGET = ("DELETE FROM log WHERE kind = 'rules'", "UPDATE log SET delta = NULL", "DELETE FROM layouts",
          "UPDATE tables SET seed = 7, deal = NULL, record = NULL, rules = '1.0'")


@pytest.mark.parametrize("snapshot", [True, False])
def test_a_table_from_before_goes_on_with_a_key(sqlite: str, snapshot: bool) -> None:
    async def go() -> None:
        table = landsraad.new("imperium", players=3, seed="splitmix32:7")
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=7)
            id = made["id"]
            log = []
            for n in range(30):
                seat, move = table.actor, table.legal()[n % len(table.legal())]
                table.play(move)
                log.append(f"INSERT INTO log (table_id, seq, kind, seat, text, at) VALUES "
                           f"('{id}', {n + 1}, 'move', '{seat}', '{table.notation(move)}', 0)")
            await write(stack, *FORGET, *log)
            if snapshot:
                state = encode_state(table.state)
                assert stack.server is not None
                await stack.server.store.write(lambda c: c.execute(
                    text("INSERT INTO snapshots (table_id, seq, rules, fingerprint, state) "
                         "VALUES (:a, 30, '1.0', :b, :c)"),
                    {"a": id, "b": stable_hash(table.state), "c": json.dumps(state)}))
        seen = []
        for _ in range(2):
            async with running(sqlite) as stack:
                state = await stack.get(f"/api/tables/{id}")
                assert position(state) == {k: v for k, v in table.view().items() if k != "legal"}
                assert state["trouble"] == "" and state["moves"] == 30
                early = await stack.get(f"/api/tables/{id}/replay", at=5)
                seen.append((state["events"], early["view"]))
                assert stack.server is not None
                key = stack.server.open_tables.open[id].table.state.key
                assert len(key) == 8 and list(key) != list(key_of(7))
        assert seen[0] == seen[1]
        async with running(sqlite) as stack:
            assert (await play_some(stack, made, 10))["moves"] == 40
    run(go())

