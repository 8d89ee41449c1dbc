"""One POST to another server: to a checked address, without redirects, and bounded in time and length."""

from __future__ import annotations

import asyncio
import ssl
from dataclasses import dataclass
from functools import cache
from typing import Final

from landsraad.server.notices.addresses import Address, Resolve, checked_address, resolved
from landsraad.server.notices.outcomes import INTERNAL, SLOW, UNREACHABLE, Failed

CONNECTING: Final = 10.0  # seconds, with the question for the address
ANSWERING: Final = 15.0  # seconds from the first byte of the request to the end of the answer's head
HEAD: Final = 16 * 1024  # bytes of an answer that are read: what follows the head is not needed


@dataclass(slots=True)
class Answer:
    status: int
    headers: dict[str, str]

    @property
    def after(self) -> float:
        """Seconds the other side asks us to wait."""
        given = self.headers.get("retry-after", "")
        return float(given) if given.isascii() and given.isdigit() and len(given) < 7 else 0.0


class Connection:
    """A connection over which one request goes."""

    def __init__(self, address: Address, reader: asyncio.StreamReader, writer: asyncio.StreamWriter,
                 answering: float) -> None:
        self.address = address
        self.reader = reader
        self.writer = writer
        self.answering = answering

    async def post(self, body: bytes, headers: dict[str, str], path: str = "") -> Answer:
        """Sends the request. From its first byte on nobody can say whether it arrived, unless there is an answer."""
        lines = [f"POST {path or self.address.path} HTTP/1.1", f"Host: {self.address.authority}", "Connection: close",
                 "User-Agent: Landsraad", f"Content-Length: {len(body)}",
                 *(f"{name}: {value}" for name, value in headers.items())]
        assert not any("\r" in line or "\n" in line for line in lines)
        try:
            async with asyncio.timeout(self.answering):
                self.writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
                await self.writer.drain()
                while True:
                    answer = read_head(await self.reader.readuntil(b"\r\n\r\n"))
                    if answer.status >= 200:  # others only announce one
                        return answer
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Failed(SLOW, self.address.host, type(error).__name__) from error

    def close(self) -> None:
        self.writer.close()


def read_head(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    status = rest[:3]
    if not version.startswith("HTTP/1.") or not status.isdigit() or len(status) != 3:
        raise ValueError("not an answer of HTTP")
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    return Answer(int(status), headers)


class Caller:
    """Opens connections to other servers."""

    def __init__(self, internal: bool, resolve: Resolve = resolved, answering: float = ANSWERING) -> None:
        self.internal = internal
        self.resolve = resolve
        self.answering = answering

    async def check(self, address: Address) -> None:
        """Asks for the address as `connect` does, to refuse a wrong one early."""
        try:
            async with asyncio.timeout(CONNECTING):
                await checked_address(address, self.internal, self.resolve)
        except TimeoutError:
            raise Failed(INTERNAL, address.host) from None

    async def connect(self, address: Address) -> Connection:
        try:
            async with asyncio.timeout(CONNECTING):
                place = await checked_address(address, self.internal, self.resolve)
                reader, writer = await asyncio.open_connection(
                    place, address.port, limit=HEAD, ssl=tls() if address.tls else None,
                    server_hostname=address.host if address.tls else None)
        except (OSError, TimeoutError, UnicodeError) as error:  # also a wrong certificate
            raise Failed(UNREACHABLE, address.host, type(error).__name__) from error
        return Connection(address, reader, writer, self.answering)


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()
