"""Numbers of thousands of digits, wherever one can be sent: refused, never a 500."""

from __future__ import annotations

from typing import Any

import pytest

from server.stack import run, running

DIGITS = "9" * 5000
HEAD = "[game imperium]\n[rules 1]\n[seed {seed}]\n[players {players}]\n{more}"
MADE = [
    '{"game": "imperium", "seed": N}', '{"game": "imperium", "options": {"players": N}}',
    '{"game": "imperium", "options": {"players": "N"}}', '{"game": "imperium", "clock": {"kind": "live", "total": N}}',
    '{"game": "imperium", "options": ' + "[" * 20_000 + "}",
]


@pytest.mark.parametrize("given", [
    {"seed": DIGITS}, {"players": DIGITS}, {"more": f"{DIGITS}. A reveal"}, {"seed": "9" * 4000}, {"seed": "-1"}])
def test_records(given: dict[str, str], sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            record = HEAD.format(**{"seed": "5", "players": "3", "more": "[unfinished]", **given})
            answer = await stack.http.post("/api/records", json={"record": record})
            assert answer.status_code in (400, 422) and len(answer.json()["error"]) <= 400
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
