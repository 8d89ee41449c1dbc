"""A server to measure in its own process, and a minimal client for it."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import landsraad

ROOT = Path(__file__).resolve().parents[2]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


class Service:
    """A server in its own process."""

    def __init__(self, build: str = "interpreted", database: str = "", unlimited: bool = True) -> None:
        self.build = build
        self.folder = tempfile.TemporaryDirectory(prefix="landsraad-bench-")
        self.log = (Path(self.folder.name) / "log").open("w+")
        address = database or f"sqlite:///{self.folder.name}/bench.db"
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "landsraad.cli.main", "serve", "--api-only", "--no-browser", "--port", "0",
             "--database", address], stdout=subprocess.PIPE, stderr=self.log, text=True,
            env={**os.environ, "PYTHONPATH": str(BUILDS[build]), "LANDSRAAD_UNLIMITED": "1" if unlimited else ""})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise SystemExit("the server did not start")
        host, port = line.split("http://")[1].split("/")[0].split(":")
        self.host, self.port = host, int(port)

    def ask(self, path: str, body: Any = None, token: str = "", address: str = "") -> Any:
        """`address` is the client address that a proxy would report."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {}),
                   **({"x-forwarded-for": address} if address else {})}
        request = urllib.request.Request(f"http://{self.host}:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def new(self, players: int, seats: list[dict[str, str]], address: str = "", **more: Any) -> Any:
        return self.ask("/api/tables", {"game": "imperium", "options": {"players": players}, "seats": seats, **more},
                        address=address)

    def complaints(self) -> list[str]:
        """Returns what the server has logged, which is nothing if all is well."""
        return Path(self.log.name).read_text().splitlines()

    def memory(self) -> float:
        """Returns the memory of the server and its workers in megabytes."""
        children = subprocess.run(["ps", "-o", "rss=", "--ppid", str(self.process.pid), "-p", str(self.process.pid)],
                                  capture_output=True, text=True).stdout.split()
        return sum(int(word) for word in children) / 1024

    def cpu(self) -> float:
        """Returns the processor time of the server in seconds, which is comparable also on a busy machine."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def place(self, id: str) -> Service:
        """The server of a table; see `tools.bench.tables.Several`."""
        return self

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        sys.stderr.writelines(f"{line}\n" for line in self.complaints())
        self.log.close()
        self.folder.cleanup()


class Wire(asyncio.Protocol):
    """A minimal WebSocket client, which must not cost more than the server."""

    def __init__(self, path: str, hello: dict[str, Any], receive: Callable[[Wire, bytes], None],
                 address: str = "") -> None:
        self.path = path
        self.more = f"X-Forwarded-For: {address}\r\n" if address else ""
        self.hello = hello
        self.receive = receive
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None
        self.lost = False
        self.ended: asyncio.Event | None = None  # set when the connection is lost, too

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{self.more}\r\n".encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if self.ended is not None:
            self.ended.set()

    def send(self, message: dict[str, Any]) -> None:
        assert self.transport is not None
        self.transport.write(frame(message))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[:end + 4]
            self.open = True
            self.send(self.hello)
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                if len(self.buffer) < 4:
                    return
                size, start = struct.unpack_from("!H", self.buffer, 2)[0], 4
            elif size == 127:
                if len(self.buffer) < 10:
                    return
                size, start = struct.unpack_from("!Q", self.buffer, 2)[0], 10
            if len(self.buffer) < start + size:
                return
            kind = self.buffer[0] & 15
            payload = bytes(self.buffer[start:start + size])
            del self.buffer[:start + size]
            if kind == 9 and self.transport is not None:
                self.transport.write(b"\x8a" + bytes([0x80 | len(payload)]) + b"\0\0\0\0" + payload)
            elif kind == 1:
                self.receive(self, payload)


def frame(message: dict[str, Any]) -> bytes:
    """Returns a frame that is masked with zeros: clients must mask, and zeros cost nothing."""
    data = json.dumps(message, separators=(",", ":")).encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + struct.pack("!H", len(data))
    return head + b"\0\0\0\0" + data


def seq_of(payload: bytes) -> int:
    at = payload.find(b'"seq":') + 6
    return int(payload[at:payload.index(b",", at)])


async def sit(service: Service, id: str, receive: Callable[[Wire, bytes], None], token: str = "",
              address: str = "") -> Wire:
    loop = asyncio.get_running_loop()
    hello = {"type": "hello", "token": token, "changes": True}
    _, wire = await loop.create_connection(lambda: Wire(f"/api/tables/{id}/socket", hello, receive, address),
                                           service.host, service.port)
    return wire


def known_game(players: int, seed: int) -> list[str]:
    table = landsraad.new("imperium", players=players, seed=seed)
    chance = random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return [table.notation(move) for move in table.moves]
