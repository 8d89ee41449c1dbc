"""A program that sends what is in the queue, and kills itself at a given point: see `test_kills`.

It imports everything once, and does each job that it reads in a child of its own.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from typing import Any

from landsraad.server.app import Server
from landsraad.server.notices.delivery import Delivery
from landsraad.server.notices.outgoing import Caller
from landsraad.server.notices.transports import Transports
from server.notices.players import AT_ONCE
from server.stack import settings_for

# In the order in which a notice passes them. `committing`: within the transaction that marks it as begun.
POINTS = ("claimed", "connected", "committing", "begun", "written", "answered", "settled")


class Point:
    def __init__(self, name: str, after: int) -> None:
        self.name = name
        self.after = after

    def reach(self, name: str) -> None:
        if name == self.name:
            self.after -= 1
            if self.after == 0:
                os.kill(os.getpid(), signal.SIGKILL)


def mine(point: Point) -> None:
    """Puts the point into the code that is run."""
    def around(owner: Any, method: str, before: str = "", after: str = "") -> None:
        real = getattr(owner, method)

        async def call(*args: Any) -> Any:
            point.reach(before)
            found = await real(*args)
            point.reach(after)
            return found
        setattr(owner, method, call)
    around(Delivery, "_deliver", before="claimed")
    around(Transports, "open", after="connected")
    around(Transports, "_post", before="begun", after="answered")
    around(Delivery, "_ended", after="settled")
    begin, connect, post = Delivery._begin, Caller.connect, Transports._post

    def beginning(*args: Any) -> bool:
        found = begin(*args)
        point.reach("committing")
        return found

    async def connected(*args: Any) -> Any:
        line = await connect(*args)
        read = line.reader.readuntil

        async def answer(*args: Any) -> bytes:
            point.reach("written")
            return await read(*args)
        line.reader.readuntil = answer  # type: ignore[method-assign]
        return line
    Delivery._begin = beginning  # type: ignore[method-assign]
    Caller.connect = connected  # type: ignore[method-assign]
    Transports._post = staticmethod(post)  # type: ignore[method-assign]


async def work(database: str, now: float) -> None:
    server = Server(settings_for(database, **AT_ONCE))
    server.store.start()
    await server.notices.start()
    delivery = server.notices.delivery
    assert delivery is not None
    for task in server.notices._tasks:  # one round after the other, at the time that the test says
        task.cancel()
    delivery.now = lambda: now  # type: ignore[method-assign]
    await delivery.round()


def main() -> None:
    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            mine(Point(job["point"], job["after"]))
            asyncio.run(work(job["database"], job["now"]))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(-os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status), flush=True)


if __name__ == "__main__":
    main()
