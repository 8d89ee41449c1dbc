"""The deal: nobody learns the seed or the key of a running table, everybody can check it at the end."""

from __future__ import annotations

from typing import Any

import landsraad
from landsraad.cli import main as cli
from landsraad.kernel.chance import bytes_of_key, commitment_of
from landsraad.kernel.records.format import read_record
from server.http.test_table import seat_of
from server.stack import Stack, run, running

GAMES = {name: landsraad.game(name) for name in landsraad.games()}


async def all_that_is_told(stack: Stack, made: Any) -> str:
    """Every answer about a table, to its players and to strangers, and what a socket pushes."""
    path = f"/api/tables/{made['id']}"
    told = [(await stack.http.get("/api/tables")).text, str(made)]
    for token in ("", *(seat["token"] for seat in made["seats"] if seat["token"])):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for question in ("", "/replay?at=0", "/replay?at=3", "/record", "/thoughts", "/odds", "/preview?move=reveal",
                         "/why?move=reveal"):
            told.append((await stack.http.get(path + question, headers=headers)).text)
        async with stack.sit(made["id"], token) as guest:
            await guest.next()
            told += guest.raw
    box = await stack.http.post(f"{path}/try", json={"token": made["seats"][0]["token"], "at": -1})
    told.append((await stack.http.get(f"/api/tables/{box.json()['id']}")).text)
    return "\n".join(told)


def test_no_answer_tells_the_seed_or_the_key_of_a_running_table(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            for more in ({}, {"seed": "a seed that somebody chose"}):
                made = await stack.new(3, **more)
                path = f"/api/tables/{made['id']}"
                for _ in range(6):
                    token = seat_of(await stack.get(path), made)
                    state = await stack.get(path, token)
                    await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=state["legal"][0]["move"])
                assert stack.server is not None
                table = stack.server.open_tables.open[made["id"]].table
                key = bytes_of_key(table.state.key)
                told = await all_that_is_told(stack, made)
                assert commitment_of(table.state.key) in told
                secrets = [str(table.seed), key.hex(), *(str(int(word)) for word in table.state.key)]
                assert [secret for secret in secrets if secret in told] == []
                assert len(str(table.seed)) >= 26
    run(go())


def test_a_sandbox_draws_other_numbers_than_its_table(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3)
            box = await stack.post(f"/api/tables/{made['id']}/try", 201, token=made["seats"][0]["token"], at=-1)
            assert stack.server is not None
            tables = [stack.server.open_tables.open[one["id"]].table for one in (made, box)]
            assert list(tables[0].state.key) != list(tables[1].state.key) and tables[0].seed != tables[1].seed
    run(go())


def test_the_record_opens_the_commitment(sqlite: str, tmp_path: Any, capsys: Any) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2, seats=[{"controller": "bot"}] * 2)
            promised = (await stack.get(f"/api/tables/{made['id']}"))["commitment"]
            async with stack.sit(made["id"]) as watcher:
                await watcher.until(lambda state: bool(state["over"]))
                assert watcher.state["commitment"] == promised and len(promised) == 64
            record = (await stack.get(f"/api/tables/{made['id']}/record"))["record"]
            assert read_record(record, GAMES).commitment == promised
            path = tmp_path / "game.txt"
            path.write_text(record, encoding="utf-8")
            assert cli.main(["replay", str(path), "--verify", promised]) == 0
            assert "The deal is the promised one" in capsys.readouterr().out
    run(go())


def test_two_tables_never_share_a_deal(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = [await stack.new(2) for _ in range(5)]
            promised = {(await stack.get(f"/api/tables/{one['id']}"))["commitment"] for one in made}
            assert len(promised) == 5
            again = [(await stack.get(f"/api/tables/{(await stack.new(2, seed=seed))['id']}"))["commitment"]
                     for seed in (7, "7", 8)]
            assert again[0] == again[1] != again[2]
    run(go())
