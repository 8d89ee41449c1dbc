"""Bots think in processes of their own, so that no table waits for another one's thoughts.

A bot gets what a player at its seat could know, as a deal (see `workers`), and nothing else crosses over.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from landsraad.bots import seen_at
from landsraad.kernel.engine import is_private
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from landsraad.play.session import bot_seed
from landsraad.server.refusing import NotYours, Refused, Stale
from landsraad.server.room import Room
from landsraad.server.store import StoreTrouble
from landsraad.server.workers import Answer, Question, WorkerLost, Workers, choose

LOG: Final = logging.getLogger("landsraad.server")
GRACE: Final = 1.5  # seconds another process gets to move its bots before this one does
PATIENCE: Final = 5.0  # seconds before a bot is asked again after trouble


class Bots:
    def __init__(self, workers: int, usual: str) -> None:
        self.usual = usual  # who plays where nobody chose
        self.workers = Workers(workers) if workers > 0 else None  # None: a thread of this process, for tests
        # A few more than can think at once, so that no worker waits; not more, so that people do not.
        self._turn = asyncio.Semaphore(max(2 * workers, 1))
        self.moved = 0
        self.usually: dict[str, float] = {}  # seconds that each bot takes for a choice

    async def warm(self) -> None:
        """Have the processes ready before the first table needs one."""
        if self.workers is not None:
            await self.workers.start()

    async def stop(self) -> None:
        if self.workers is not None:
            await self.workers.stop()

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
            if (pause := self.pause(room)) > 0:
                await asyncio.sleep(pause)
                if room.seq != seq:
                    continue
            try:
                async with self._turn:
                    await self._move(room)
                await asyncio.sleep(0)  # people first
            except (Stale, NotYours, Refused):
                room.local = False  # somebody else moved them
            except (StoreTrouble, WorkerLost) as error:
                LOG.warning("table %s: a bot could not move: %s", room.id, error)
                await asyncio.sleep(PATIENCE)

    async def _move(self, room: Room) -> None:
        table, seq = room.table, room.seq
        seat = table.actor
        if seat is None:
            return
        answer = await self.choose_timed(table, self.bot_at(room, seat))
        try:
            await room.play(seat, answer.move, seq, bot=True)
        except BadInput as error:
            LOG.error("table %s: the bot at %s: %s", room.id, seat, error)
            room.local = False
            return
        self.moved += 1

    def pause(self, room: Room) -> float:
        """How long a bot waits with its only answer: as long as it takes for a choice, if the others must not know that
        there is none."""
        seat = room.table.actor
        if seat is None or not is_private(room.table.state):
            return 0.0
        return self.usually.get(self.bot_at(room, seat), 0.0)

    async def choose_timed(self, table: Table, bot: str) -> Answer:
        """The same as `think`, and remembers how long it takes."""
        begun = asyncio.get_running_loop().time()
        answer = await self.think(table, bot)
        if len(table.legal()) > 1:
            took = asyncio.get_running_loop().time() - begun
            self.usually[bot] = took if bot not in self.usually else 0.8 * self.usually[bot] + 0.2 * took
        return answer

    async def think(self, table: Table, bot: str, explain: bool = False, seed: str = "") -> Answer:
        """What a bot chooses there, seeded as in `Session.play_bot` unless another seed is given."""
        question = Question(bot, seed or bot_seed(table), table.game.name, seen_at(table).packed(), len(table.moves),
                            table.options["players"], explain)
        return await (asyncio.to_thread(choose, question) if self.workers is None else self.workers.ask(question))

    def bot_at(self, room: Room, seat: str) -> str:
        """Who decides for the seat, while no human does."""
        row = room.seat_row(seat)
        return (row.bot if row is not None else "") or self.usual
