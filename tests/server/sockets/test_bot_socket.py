"""A program at a table of the server: the lines of docs/bots.md as messages of a socket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from landsraad.cli.main import main
from landsraad.play.protocol import PROTOCOL
from server.stack import SOURCES, TIMEOUT, Stack, run, running

pytestmark = pytest.mark.long

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "line_bot.py"


@contextlib.asynccontextmanager
async def bot_at(stack: Stack, id: str, token: str) -> AsyncIterator[ClientConnection]:
    async with connect(f"ws://{stack.address}/api/tables/{id}/bot", max_size=None) as socket:
        await say(socket, type="hello", token=token)
        yield socket


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(TIMEOUT):
        message: dict[str, Any] = json.loads(await socket.recv())
    assert message["type"] == kind, message
    return message


async def pair(stack: Stack, **more: Any) -> dict[str, Any]:
    """A table of two with a person at A and an invitation at B."""
    made: dict[str, Any] = await stack.new(2, seats=[{"controller": "human"}, {"controller": "human"}], **more)
    return {**made, **{seat["seat"]: seat["token"] for seat in made["seats"]}}


def test_hello_a_deal_and_a_move(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await pair(stack)
            state = await stack.get(f"/api/tables/{made['id']}")
            seat = state["actor"]
            async with bot_at(stack, made["id"], made[seat]) as bot:
                said = await hear(bot, "hello")
                assert (said["protocol"], said["game"], said["seat"]) == (PROTOCOL, "imperium", seat)
                asked = await hear(bot, "choose")
                mine = await stack.get(f"/api/tables/{made['id']}", made[seat])
                assert asked["legal"] == [choice["move"] for choice in mine["legal"]]
                assert asked["view"]["you"] == seat and "legal" not in asked["view"]
                deals = []
                for number in (1, 2, 1):
                    await say(bot, type="deal", id=asked["id"], seed=number)
                    deals.append((await hear(bot, "deal"))["deal"])
                assert deals[0] == deals[2] != deals[1]
                await say(bot, type="move", id=asked["id"], move=asked["legal"][0])
                async with stack.sit(made["id"]) as guest:
                    await guest.until(lambda now: now["moves"] == 1)
    run(go())


def test_what_is_wrong_is_said_and_asked_again(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await pair(stack)
            seat = (await stack.get(f"/api/tables/{made['id']}"))["actor"]
            async with bot_at(stack, made["id"], made[seat]) as bot:
                await hear(bot, "hello")
                asked = await hear(bot, "choose")
                await say(bot, type="move", id=asked["id"], move="fly away")
                assert "\n" not in (await hear(bot, "refused"))["error"]
                again = await hear(bot, "choose")
                assert again["legal"] == asked["legal"]
                await say(bot, type="deal", id=asked["id"] + 7)
                assert (await hear(bot, "refused"))["error"] == "someone else moved first"
                await say(bot, type="move", id=again["id"], move=again["legal"][0])
                async with stack.sit(made["id"]) as guest:
                    await guest.until(lambda now: now["moves"] == 1)
    run(go())


def test_who_may_not_sit(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await pair(stack)
            for token, why in (("", "a bot needs the link of a seat"),
                               ("wrong", "this link does not open a seat here")):
                async with bot_at(stack, made["id"], token) as bot:
                    with pytest.raises(ConnectionClosed) as closed:
                        await bot.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.reason == why
    run(go())


@pytest.mark.parametrize("words", [["random", "--seed", "3"], ["--run", f"{sys.executable} {EXAMPLE}"]])
def test_the_command_plays_a_game_to_its_end(sqlite: str, words: list[str]) -> None:
    """One seat each for the command by an invitation and by the link of a seat; the game ends, and both hear it."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2, seats=[{"controller": "human"}, {"controller": "open"}])
            links = [f"http://{stack.address}/table/{made['id']}#{seat['token']}" for seat in made["seats"]
                     if seat["token"]]
            assert len(links) == 2
            bots = [await asyncio.create_subprocess_exec(
                sys.executable, "-m", "landsraad.cli.main", "bot", *words, "--table", link, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(SOURCES), "LANDSRAAD_LANG": "en"})
                for link in links]
            said = await asyncio.gather(*(bot.communicate() for bot in bots))
            assert [bot.returncode for bot in bots] == [0, 0], said
            results = [json.loads(out) for out, _ in said]
            state = await stack.get(f"/api/tables/{made['id']}")
            assert state["over"] and results[0] == results[1] and results[0]["winners"]
    run(go())


def test_a_bot_comes_back_when_the_server_restarts(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its line is closed with 1012 again and again: the game goes to its end, and each move was made once."""
    async def go() -> None:
        async with running(sqlite) as stack:
            assert stack.server is not None
            made = await pair(stack)
            links = [f"http://{stack.address}/table/{made['id']}#{made[seat]}" for seat in "AB"]
            bots = [asyncio.ensure_future(asyncio.to_thread(main, ["bot", "random", "--seed", "3", "--table", link]))
                    for link in links]
            breaks = 0
            async with stack.sit(made["id"]) as guest:
                await guest.reach(1)
            while not all(bot.done() for bot in bots):
                live = stack.server.open_tables.open.get(made["id"])
                if live is not None and breaks < 8 and live.seq >= 10 * (breaks + 1):
                    breaks += 1
                    stack.server.open_tables.forget(live)
                await asyncio.sleep(0)
            assert [bot.result() for bot in bots] == [0, 0] and breaks == 8
            state = await stack.get(f"/api/tables/{made['id']}")
            assert state["over"] and state["seq"] == state["moves"]
    run(go())
    out, error = capsys.readouterr()
    assert out.count("winners") == 2 and error == ""


def test_a_link_that_opens_nothing(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await pair(stack)
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "landsraad.cli.main", "bot", "random", "--table",
                f"http://{stack.address}/table/{made['id']}#wrong", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": str(SOURCES), "LANDSRAAD_LANG": "en"})
            out, error = await bot.communicate()
            assert (bot.returncode, out) == (2, b"")
            assert error == b"landsraad: the table: this link does not open a seat here\n"
    run(go())


HASTY = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "refused":
        sys.exit()
    if said["type"] == "choose":
        print(json.dumps({"type": "move", "move": said["legal"][0]}), flush=True)
"""


def test_what_a_program_is_refused_is_told_on_standard_error(sqlite: str, tmp_path: Path) -> None:
    """It leaves out the id, which a server wants, and does not listen."""
    (tmp_path / "hasty.py").write_text(HASTY)

    async def go() -> None:
        async with running(sqlite) as stack:
            made = await pair(stack)
            seat = (await stack.get(f"/api/tables/{made['id']}"))["actor"]
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "landsraad.cli.main", "bot", "--run", f"{sys.executable} {tmp_path / 'hasty.py'}",
                "--table", f"http://{stack.address}/table/{made['id']}#{made[seat]}", stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(SOURCES), "LANDSRAAD_LANG": "en"})
            out, error = await bot.communicate()
            assert (bot.returncode, out) == (2, b"")
            first, last = error.decode().splitlines()
            assert first.startswith("landsraad: the table refused that: the message is not understood: ")
            assert "`id`" in first and last.endswith(": ended before it answered")
    run(go())
