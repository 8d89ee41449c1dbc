"""People in the lobby, and a clock that stands still until a test moves it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from server.stack import Stack, running

FOUR = {"game": "uprising", "options": {"players": 4}}
LIVE = {"kind": "live", "total": 600, "increment": 10}
NOON = 1_800_000_000.0 // 86_400 * 86_400 + 43_200  # noon of a day, UTC


class Lobby:
    """The lobby of a server, by its endpoints. The server's clock is `at`."""

    def __init__(self, stack: Stack, at: float = NOON) -> None:
        assert stack.server is not None
        self.stack = stack
        self.lobby = stack.server.lobby
        self.lobby.now = lambda: self.at
        self.at = at

    async def pass_(self, seconds: float, *here: str) -> None:
        """Time passes, while the pages of some people stay open."""
        self.at += seconds
        for token in here:
            await self.place(token)
        await self.lobby.tick()

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return await self.stack.post(f"/api/lobby{path}", status, **body)

    async def look(self) -> Any:
        return await self.stack.get("/api/lobby")

    async def open(self, name: str = "Olena", **more: Any) -> str:
        made = await self.post("/gatherings", 201, **{**FOUR, "name": name, **more})
        return str(made["token"])

    async def id_of(self, token: str) -> str:
        return str((await self.place(token))["gathering"]["id"])

    async def join(self, id: str, *names: str) -> list[str]:
        return [(await self.post(f"/gatherings/{id}/join", 201, name=name))["token"] for name in names]

    async def wish(self, name: str, **more: Any) -> str:
        return str((await self.post("/queue", 201, **{"game": "uprising", "name": name, **more}))["token"])

    async def place(self, token: str) -> Any:
        return await self.stack.get("/api/lobby/place", token)

    async def ready(self, *tokens: str, salt: str = "") -> None:
        for n, token in enumerate(tokens):
            await self.post("/ready", token=token, salt=f"{salt}{n}" if salt else "")

    async def states(self, *tokens: str) -> list[str]:
        return [place["gathering"]["state"] if place["state"] == "gathering" else place["state"]
                for place in [await self.place(token) for token in tokens]]


@contextlib.asynccontextmanager
async def lobby_of(database: str, ladder: bool = False, **more: Any) -> AsyncIterator[Lobby]:
    async with running(database, lobby_tick=0, ladder=ladder, **more) as stack:
        yield Lobby(stack)
