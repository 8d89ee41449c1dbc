"""What is framed and read without the library is what the library would have made of it, however it arrives."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from landsraad.server.http.connections import GuardedSocket, guarded
from landsraad.server.http.frames import ends_a_message, short_text, text_frame
from landsraad.server.settings import Settings
from server.stack import run

REQUEST = (b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n")


def of_client(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_by_the_library(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_short_text_is_read() -> None:
    for text in ("a", "ab", '{"type":"ping"}', "ř" * 62, "x" * 125):
        assert short_text(of_client(text)) == text.encode()


def test_nothing_else_is() -> None:
    for data in (b"", b"\x81", of_client(""), of_client("x" * 126), of_client("a") + of_client("b"),
                 of_client("abc")[:-1], of_client("abc", fin=False), of_client("abc", Opcode.PING),
                 of_client("abc", Opcode.BINARY), Frame(Opcode.TEXT, b"abc").serialize(mask=False)):
        assert short_text(data) is None


def test_where_messages_end() -> None:
    whole = [of_client("a"), of_client("", Opcode.PONG), of_client("x" * 200), of_client("y" * 70_000)]
    assert ends_a_message(b"".join(whole))
    for data in whole:
        assert ends_a_message(data) and not ends_a_message(data[:-1]) and not ends_a_message(data + b"\x81")
    assert not ends_a_message(of_client("a", fin=False))
    assert not ends_a_message(of_client("a", Opcode.CONT))


class Line(asyncio.Transport):
    """The other side is not there: what is written is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.pauses = 0
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        self.pauses += 1
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


async def heard(chunks: list[bytes], number: int) -> tuple[list[str], Line, GuardedSocket]:
    """What the application gets of what came in these pieces. It answers with each text again."""
    got: list[str] = []
    accepted, all_there = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        while (message := await receive())["type"] == "websocket.receive":
            got.append(message["text"])
            await send({"type": "websocket.send", "text": message["text"]})
            if len(got) == number:
                all_there.set()
    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    config.load()
    _, kind = guarded(Settings(database=""))
    line = Line()
    socket = kind(config, ServerState(), {}, asyncio.get_running_loop())
    socket.connection_made(line)
    socket.data_received(REQUEST)
    async with asyncio.timeout(10):
        await accepted.wait()
        line.written = b""
        for chunk in chunks:
            socket.data_received(chunk)
        await all_there.wait()
        await asyncio.sleep(0)
    assert not line.paused
    socket.connection_lost(None)
    return got, line, socket


def test_whatever_the_pieces_the_same_is_heard() -> None:
    async def go() -> None:
        for seed in range(150):
            chance = random.Random(seed)
            texts, data = [], b""
            for n in range(12):
                text = f"{n} " + "x" * chance.choice([0, 5, 60, 120, 130, 500])
                texts.append(text)
                if chance.random() < 0.2:
                    half = len(text) // 2
                    data += of_client(text[:half], fin=False) + of_client(text[half:], Opcode.CONT)
                else:
                    data += of_client(text)
                if chance.random() < 0.1:
                    data += of_client("", Opcode.PONG)
            cuts = sorted(chance.sample(range(1, len(data)), chance.choice([0, 2, 10, 40])))
            chunks = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
            got, line, _ = await heard(chunks, len(texts))
            assert got == texts
            assert line.written == b"".join(text_frame(text.encode()) for text in texts)
    run(go())


def test_messages_that_come_alone_pass_the_parser_by() -> None:
    async def go() -> None:
        got, _, socket = await heard([of_client("a"), of_client("", Opcode.PONG), of_client("b")], 2)
        assert got == ["a", "b"] and socket.between
        pieces = [of_client("ab", fin=False), of_client("c", Opcode.CONT), of_client("d")]
        got, _, socket = await heard(pieces, 2)
        assert got == ["abc", "d"] and not socket.between
    run(go())


def test_reading_stops_when_too_much_waits() -> None:
    """All at once, before anybody looks: what is read is bounded, and nothing is lost."""
    async def go() -> None:
        for number, stops in ((3, False), (100, True)):
            got, line, _ = await heard([of_client(str(n)) for n in range(number)], number)
            assert got == [str(n) for n in range(number)] and bool(line.pauses) == stops
    run(go())
