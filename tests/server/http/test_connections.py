"""Connections that come to nothing are closed, whatever they stopped at; those of one address are counted."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.stack import Stack, run, running

SOON = {"headers": 0.2, "bodies": 0.2, "silence": 0.2, "hello": 0.2, "writes": 0.2, "ping": 0.1}
LONG = dict.fromkeys(SOON, 1000000.0)
HEAD = "Host: localhost\r\n"
POST = f"POST /api/tables HTTP/1.1\r\n{HEAD}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout"
DEAD_ENDS = {
    # the stage that has a time of its own, what is sent, and the beginning of the answer
    "nothing at all": ("headers", "", b""),
    "half a request line": ("headers", "GET /api/now", LATE),
    "headers without an end": ("headers", f"GET /api/now HTTP/1.1\r\n{HEAD}X-A: b\r\n", LATE),
    "no body": ("bodies", POST, LATE),
    "half a body": ("bodies", POST + '{"game"', LATE),
    "chunks without an end": ("bodies", POST.replace("Content-Length: 20", "Transfer-Encoding: chunked") + "1\r\n{\r\n",
                              LATE),
    "a body nobody reads": ("bodies", POST.replace("/api/tables", "/api/nothing"), b"HTTP/1.1 404"),
    "idle after a request": ("silence", f"GET /api/now HTTP/1.1\r\n{HEAD}\r\n", b"HTTP/1.1 200"),
    "half of a second request": ("headers", f"GET /api/now HTTP/1.1\r\n{HEAD}\r\nGET /api", b"HTTP/1.1 200"),
}


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes the connection."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize("name", list(DEAD_ENDS))
def test_every_stage_has_its_time(sqlite: str, name: str) -> None:
    stage, sent, told = DEAD_ENDS[name]

    async def go() -> None:
        async with running(sqlite, **{**LONG, stage: SOON[stage]}) as stack:
            host, port = stack.address.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(sent.encode())
            answer = await rest(reader)
            assert answer.startswith(told) and (told or not answer)
            writer.close()
    run(go())


@pytest.mark.parametrize("drop", [b"\r\n", b"X-A: b\r\n"])
def test_a_byte_now_and_then_does_not_keep_one_open(sqlite: str, drop: bytes) -> None:
    """Slow loris: the time of the headers does not begin again with every line, nor with empty lines between two
    requests."""
    async def go() -> None:
        async with running(sqlite, **{**LONG, "headers": 0.3}) as stack:
            host, port = stack.address.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            if drop == b"\r\n":
                writer.write(f"GET /api/now HTTP/1.1\r\n{HEAD}\r\n".encode())
                await reader.readuntil(b"}")
            else:
                writer.write(f"GET /api/now HTTP/1.1\r\n{HEAD}".encode())
            ended = asyncio.ensure_future(rest(reader))
            while not ended.done():
                writer.write(drop)
                await asyncio.wait([ended], timeout=0.05)
            writer.close()
    run(go())


def test_headers_have_a_length(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, **LONG) as stack:
            host, port = stack.address.split(":")
            for begin in (f"GET /api/now HTTP/1.1\r\n{HEAD}X-A: ", "GET /",
                          f"GET /api/tables/x?wait=20 HTTP/1.1\r\n{HEAD}\r\nGET /api/now HTTP/1.1\r\nX-A: "):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(begin.encode())
                ended = asyncio.ensure_future(rest(reader))
                sent = 0
                while not ended.done():
                    writer.write(b"a" * 8192)
                    sent += 8192
                    assert sent < 64 * 1024 * 1024
                    await asyncio.wait([ended], timeout=0.001)
                writer.close()
    run(go())


def test_an_answer_nobody_reads_is_given_up(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, **{**LONG, "writes": SOON["writes"]}) as stack:
            host, port = stack.address.split(":")
            reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
            request = f"GET /api/games/imperium/cards HTTP/1.1\r\n{HEAD}\r\n".encode()
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            with pytest.raises(OSError):
                while True:
                    writer.write(request)
                    await writer.drain()
                    await asyncio.sleep(0.01)
            writer.close()
    run(go())


async def handshake(stack: Stack, id: str, source: str | None = None,
                    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = stack.address.split(":")
    local = None if source is None else (source, 0)
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=local)
    key = base64.b64encode(b"0123456789abcdef").decode()
    writer.write(f"GET /api/tables/{id}/socket HTTP/1.1\r\n{HEAD}Upgrade: websocket\r\nConnection: Upgrade\r\n"
                 f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(text: str) -> bytes:
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_socket_that_never_says_hello(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, **{**LONG, "hello": SOON["hello"]}) as stack:
            made = await stack.new(3)
            async with connect(f"ws://{stack.address}/api/tables/{made['id']}/socket") as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
    run(go())


def test_a_peer_that_vanished_leaves_the_table(sqlite: str) -> None:
    """It answers no ping. Everybody else is told that it is gone."""
    async def go() -> None:
        async with running(sqlite, **{**LONG, "ping": SOON["ping"]}) as stack:
            made: Any = await stack.new(3)
            id = made["id"]
            reader, writer = await handshake(stack, id)
            writer.write(frame('{"type":"hello"}'))
            assert b'"watching":1' in await rest(reader)
            writer.close()
            async with stack.sit(id) as other:
                await other.until(lambda state: state["watching"] == 1)
    run(go())


def test_the_connections_of_one_address_are_counted(sqlite: str) -> None:
    """Sockets too. A proxy on this machine speaks for many, and is not counted."""
    async def go() -> None:
        async with running(sqlite, connections=3, **LONG) as stack:
            host, port = stack.address.split(":")
            made = await stack.new(3)

            async def call(source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
                return await asyncio.open_connection(host, int(port), local_addr=(source, 0))

            async def works(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
                writer.write(f"GET /api/now HTTP/1.1\r\n{HEAD}\r\n".encode())
                try:
                    return (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
                except (asyncio.IncompleteReadError, ConnectionError):
                    return False
            kept = [await call("127.0.0.2"), await call("127.0.0.2"), await handshake(stack, made["id"], "127.0.0.2")]
            assert await works(*kept[0])
            assert not await works(*await call("127.0.0.2"))
            assert await works(*await call("127.0.0.3")) and (await stack.get("/api/now"))["now"]
            local = [await call("127.0.0.1") for _ in range(5)]
            assert [await works(*each) for each in local] == [True] * 5
            for leaving in (kept[2], kept[1]):  # a place that is given up is free
                leaving[1].close()
                await leaving[1].wait_closed()
                while not await works(*(one := await call("127.0.0.2"))):
                    pass
                kept.append(one)
            assert not await works(*await call("127.0.0.2"))
    run(go())
