"""Numbers of thousands of digits, wherever one can be sent: refused, never a 500."""

from __future__ import annotations

from typing import Any

import pytest

from server.stack import run, running

DIGITS = "9" * 5000
HEAD = "[game imperium]\n[rules {rules}]\n[seed {seed}]\n[players {players}]\n{more}"
MADE = [
    '{"game": "imperium", "seed": N}', '{"game": "imperium", "options": {"players": N}}',
    '{"game": "imperium", "options": {"players": "N"}}', '{"game": "imperium", "clock": {"kind": "live", "total": N}}',
    '{"game": "imperium", "options": ' + "[" * 20_000 + "}",
]


@pytest.mark.parametrize("given", [
    {"players": DIGITS}, {"more": f"{DIGITS}. A reveal"}, {"rules": "1.0", "seed": DIGITS}, {"seed": f'"{DIGITS}'}])
def test_records(given: dict[str, str], sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            record = HEAD.format(**{"rules": "2.0", "seed": "5", "players": "3", "more": "[unfinished]", **given})
            answer = await stack.http.post("/api/records", json={"record": record})
            assert answer.status_code in (400, 422) and len(answer.json()["error"]) <= 400
    run(go())


@pytest.mark.parametrize("seed", [DIGITS, "9" * 4000, "-1", '"a text"'])
def test_a_seed_of_any_length_is_kept(seed: str, sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            record = HEAD.format(rules="2.0", seed=seed, players="3", more="[unfinished]")
            made = await stack.post("/api/records", 201, record=record)
            assert (await stack.get(f"/api/tables/{made['id']}"))["commitment"]
        async with running(sqlite) as stack:
            assert (await stack.get(f"/api/tables/{made['id']}"))["trouble"] == ""
    run(go())


def test_bodies_and_queries(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            kind = {"content-type": "application/json"}
            for body in MADE:
                answer = await stack.http.post("/api/tables", content=body.replace("N", DIGITS), headers=kind)
                assert answer.status_code == 400, body
            made: Any = await stack.new(3)
            path = f"/api/tables/{made['id']}"
            for name in ("since", "seq", "chat_since", "wait"):
                await stack.get(path, status=400, **{name: DIGITS})
            await stack.get(f"{path}/replay", status=400, at=DIGITS)
            token = made["seats"][0]["token"]
            move = f'{{"token": "{token}", "move": "reveal", "expect": {DIGITS}}}'
            assert (await stack.http.post(f"{path}/moves", content=move, headers=kind)).status_code == 400
            async with stack.sit(made["id"], token) as guest:
                await guest.next()
                for message in ('{"type": "move", "move": "reveal", "expect": N}', '{"type": "say", "text": N}'):
                    await guest.socket.send(message.replace("N", "9" * 3500))
                    assert (await guest.next())["type"] == "refused"
    run(go())
