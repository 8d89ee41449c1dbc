"""The other ends of notices, on this machine: a browser with its push service, webhooks, and a mail server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from landsraad.server.notices.push import CURVE, coded, derived, point
from server.stack import TIMEOUT


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Takes requests, and answers each with the status that was set for its path."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.status: dict[str, int] = {}  # by path; else 201
        self.more: dict[str, str] = {}  # lines of the answers' heads, by path
        self.arrived = asyncio.Event()
        self.on_request: Callable[[], None] = lambda: None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {line.split(": ")[0].lower(): line.split(": ", 1)[1] for line in lines}
            path = first.split(" ")[1]
            self.requests.append(Request(path, headers, await reader.readexactly(int(headers["content-length"]))))
            self.on_request()
            self.arrived.set()
            status = self.status.get(path, 201)
            if status:  # else it never answers
                writer.write(f"HTTP/1.1 {status} Said\r\n{self.more.get(path, '')}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
            else:
                await reader.read()
        writer.close()

    async def reach(self, n: int) -> list[Request]:
        async with asyncio.timeout(TIMEOUT):
            while len(self.requests) < n:
                self.arrived.clear()
                await self.arrived.wait()
        return self.requests


@contextlib.asynccontextmanager
async def receiving() -> AsyncIterator[tuple[Receiver, str]]:
    """A receiver, and where it is."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    try:
        yield receiver, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


class Device:
    """A browser that has subscribed: it alone can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return point(self.private.public_key())

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "key": coded(self.public), "auth": coded(self.auth)}

    def read(self, body: bytes) -> Any:
        """Decrypts a message, written down from RFC 8188 and 8291 and not from the code of the server."""
        salt, length, rest = body[:16], body[20], body[21:]
        theirs, cipher = rest[:length], rest[length:]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), cipher, None)
        return json.loads(plain.rstrip(b"\0")[:-1])


@dataclass
class Mailbox:
    """A mail server that keeps what it is given."""

    refuses: dict[str, str] = field(default_factory=dict)  # recipients, with the answer
    letters: list[tuple[str, EmailMessage]] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to: list[str] = []

        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            await say("220 here")
            while line := (await reader.readline()).decode().strip():
                word = line.split(" ")[0].upper()
                if word == "RCPT":
                    name = line.split("<")[1].split(">")[0]
                    if name in self.refuses:
                        await say(self.refuses[name])
                        continue
                    to.append(name)
                if word == "DATA":
                    await say("354 go on")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    letter = message_from_bytes(data[:-3], policy=default)
                    self.letters.append((to[-1], letter))  # type: ignore[arg-type]
                    self.arrived.set()
                await say("221 bye" if word == "QUIT" else "250 good")
        writer.close()

    async def reach(self, n: int) -> list[tuple[str, EmailMessage]]:
        async with asyncio.timeout(TIMEOUT):
            while len(self.letters) < n:
                self.arrived.clear()
                await self.arrived.wait()
        return self.letters


@contextlib.asynccontextmanager
async def post_office() -> AsyncIterator[tuple[Mailbox, dict[str, str]]]:
    """A mail server, and the settings that name it."""
    mailbox = Mailbox()
    server = await asyncio.start_server(mailbox.serve, "127.0.0.1", 0)
    try:
        yield mailbox, {"smtp": f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}",
                        "smtp_from": "Landsraad <table@example.org>"}
    finally:
        server.close()
