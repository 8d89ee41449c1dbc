"""Connected viewers of a table: a socket each, or a request that waits."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


class Wake:
    """A flag that one task waits for: the part of `asyncio.Event` that a watcher needs."""

    __slots__ = ("_set", "_waiter")

    def __init__(self) -> None:
        self._set = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        self._set = False

    async def wait(self) -> None:
        while not self._set:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None


@dataclass(eq=False, slots=True)
class Watcher:
    """A viewer who receives updates: a socket, or a request that waits."""

    seat: str | None
    token: str  # hash of the token it came with
    lang: str
    since: int = 0
    seq: int = -1
    chat_since: int = 0
    wake: Wake = field(default_factory=Wake)
    version: int = -1  # of the table, when the watcher was last sent something
    revision: int = 0  # of what it was sent then
    changes: bool = False  # it wants only what changed
    gone: bool = False  # its token is no longer valid
    delayed: bool = False  # sees every hand, a round later
    address: str = ""
