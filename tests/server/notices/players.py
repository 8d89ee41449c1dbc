"""Two people at a table who are told of it, and ways to let time and games go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from landsraad.server.notices.queue import OPEN_STATES
from landsraad.server.storage.notices_schema import NOTICE_QUEUE
from server.notices.receivers import Device, Receiver, receiving
from server.profiles.people import Browser
from server.stack import TIMEOUT, Stack, running

AT_ONCE: dict[str, Any] = {"notice_delays": (0.0, 0.0, 0.0), "notice_pause": 0.0, "notice_internal": True}


class Player:
    """A profile with seats."""

    def __init__(self, stack: Stack, name: str) -> None:
        self.stack = stack
        self.name = name
        self.here = Browser(stack)

    async def sit(self, *tables: tuple[Any, str]) -> None:
        """Makes the profile, with these seats."""
        await self.here.post("", 201, name=self.name, seats=[
            {"id": made["id"], "tokens": [token_of(made, seat)]} for made, seat in tables])

    async def keep(self, made: Any, *seats: str) -> None:
        await self.here.post("/seats", seats=[{"id": made["id"], "tokens": [token_of(made, seat) for seat in seats]}])

    async def notices(self) -> Any:
        return await self.here.get("/notices")

    async def subscribe(self, device: Device, status: int = 200) -> Any:
        return await self.here.post("/notices/push", status, **device.subscription)

    async def hook(self, url: str, shape: str = "json", status: int = 200) -> Any:
        return await self.here.post("/notices/hook", status, url=url, shape=shape)


def token_of(made: Any, seat: str) -> str:
    return next(str(one["token"]) for one in made["seats"] if one["seat"] == seat)


@asynccontextmanager
async def two_people(database: str, **more: Any) -> AsyncIterator[tuple[Stack, Receiver, str, Any, Player]]:
    """Olena has a seat at a table with Marek, who begins. What she is told goes to the receiver at the address."""
    async with running(database, **{**AT_ONCE, **more}) as stack, receiving() as (receiver, base):
        made = await stack.new(2, seed=5, title="Thursday", seats=[{"controller": "human", "name": "Olena"},
                                                                   {"controller": "human", "name": "Marek"}])
        actor = (await stack.get(f"/api/tables/{made['id']}"))["actor"]
        seat = "A" if actor == "B" else "B"
        olena = Player(stack, "Olena")
        await olena.sit((made, seat))
        made["own"], made["theirs"] = seat, actor
        yield stack, receiver, base, made, olena


async def pass_on(stack: Stack, made: Any, token: str = "") -> dict[str, Any]:
    """Moves until somebody else decides."""
    path = f"/api/tables/{made['id']}"
    actor = ""
    while True:
        watched = await stack.get(path)
        if watched["over"] or (actor and watched["actor"] != actor):
            return watched
        actor = watched["actor"]
        own = token_of(made, actor)
        state = await stack.get(path, own)
        await stack.post(f"{path}/moves", token=own, expect=state["seq"], move=state["legal"][-1]["move"])


def parts(stack: Stack) -> Any:
    assert stack.server is not None
    return stack.server.notices


async def all_sent(stack: Stack) -> None:
    """Until everything that can be found is found, and everything due is sent."""
    notices = parts(stack)
    async with asyncio.timeout(TIMEOUT):
        while True:
            pending, notices.lookout.pending = list(notices.lookout.pending), set()
            await notices.lookout.look(pending)
            await notices.delivery.round()
            now = notices.delivery.now()
            rows = await stack.server.store.read(lambda c: c.execute(select(  # type: ignore[union-attr]
                NOTICE_QUEUE.c.state, NOTICE_QUEUE.c.due).where(NOTICE_QUEUE.c.state.in_(OPEN_STATES))).all())
            if not notices.lookout.pending and all(row.state == "waiting" and row.due > now for row in rows):
                return
            await asyncio.sleep(0.005)


async def states(stack: Stack) -> list[tuple[str, str]]:
    """Everything in the queue: what it is about, and what became of it."""
    rows = await stack.server.store.read(lambda c: c.execute(  # type: ignore[union-attr]
        select(NOTICE_QUEUE.c.kind, NOTICE_QUEUE.c.state).order_by(NOTICE_QUEUE.c.id)).all())
    return [(str(row.kind), str(row.state)) for row in rows]
