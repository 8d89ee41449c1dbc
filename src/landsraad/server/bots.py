"""Bots think in processes of their own, so that no table waits for another one's thoughts.

A bot gets what a player at its seat would get, a view and the legal moves, and nothing else crosses over.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from landsraad.kernel.errors import BadInput
from landsraad.server.refusing import NotYours, Refused, Stale
from landsraad.server.room import Room
from landsraad.server.store import StoreTrouble
from landsraad.server.texts import spelled
from landsraad.server.views import Viewed

LOG: Final = logging.getLogger("landsraad.server")
GRACE: Final = 1.5  # seconds another process gets to move its bots before this one does
PATIENCE: Final = 5.0  # seconds before a bot is asked again after trouble


# ------------------------------------------------------------------ in the worker


def choose(name: str, seed: str, view: bytes, legal: list[str]) -> str:
    from landsraad.bots.random import RandomBot
    seen: dict[str, Any] = msgspec.json.decode(view)
    seen["legal"] = legal
    return RandomBot(seed).choose(seen, legal)


def watch_parent(parent: int) -> None:
    """A worker whose server was killed would wait for ever."""
    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)
    threading.Thread(target=watch, daemon=True).start()


def warm_up() -> int:
    import landsraad.bots.random  # noqa: F401
    return os.getpid()


# ------------------------------------------------------------------ in the server


class Bots:
    def __init__(self, workers: int) -> None:
        self.workers = workers  # 0: a thread of this process, for tests
        self._pool: ProcessPoolExecutor | None = None
        # A few more than can think at once, so that no worker waits; not more, so that people do not.
        self._turn = asyncio.Semaphore(max(2 * workers, 1))
        self.moved = 0

    def pool(self) -> ProcessPoolExecutor | None:
        if self._pool is None and self.workers > 0:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), watch_parent,
                                             (os.getpid(),))
        return self._pool

    async def warm(self) -> None:
        """Have the processes ready before the first table needs one."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self.pool(), warm_up) for _ in range(self.workers)))

    async def stop(self) -> None:
        """Waits for the workers: a pool that is still closing when the interpreter ends may stumble over its own pipe."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def consider(self, room: Room) -> None:
        """Is it a bot's move? Then somebody has to think about it."""
        if room.waits_for_bot and (room.bot_task is None or room.bot_task.done()):
            room.bot_task = asyncio.get_running_loop().create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        while room.waits_for_bot:
            seq = room.seq
            if not room.local:
                await asyncio.sleep(GRACE)
                if room.seq != seq:
                    continue
            try:
                async with self._turn:
                    await self._move(room)
                await asyncio.sleep(0)  # people first
            except (Stale, NotYours, Refused):
                room.local = False  # somebody else moved them
            except (StoreTrouble, BrokenProcessPool) as error:
                LOG.warning("table %s: a bot could not move: %s", room.id, error)
                if isinstance(error, BrokenProcessPool):
                    self._pool = None
                await asyncio.sleep(PATIENCE)

    async def _move(self, room: Room) -> None:
        table, seq = room.table, room.seq
        seat = table.actor
        if seat is None:
            return
        legal = [spelled(table.game, move).text for move in table.legal()]
        view = bytes(Viewed(table, seat, room.sections).encoded(room.rendered))
        # As `Session.play_bot` seeds it: the choice depends on the game so far alone.
        seed = f"{table.seed} {seat} {len(table.moves)}"
        move = await asyncio.get_running_loop().run_in_executor(self.pool(), choose, "random", seed, view, legal)
        if move not in legal:
            LOG.error("table %s: the bot at %s chose %r, which is not legal", room.id, seat, move)
            move = legal[0]
        try:
            await room.play(seat, move, seq, bot=True)
        except BadInput as error:
            LOG.error("table %s: the bot at %s: %s", room.id, seat, error)
            room.local = False
            return
        self.moved += 1
