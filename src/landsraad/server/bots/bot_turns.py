"""The turns of bots, which think in processes of their own and in a fair order (`scheduling`).

A bot gets a deal of the position that its seat could imagine (see `questions`), and nothing else. A table of bots that
nobody watches pauses.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, TypeVar

from landsraad.bots import observe, searches
from landsraad.kernel.engine import is_private
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from landsraad.play import HUMAN
from landsraad.play.session import bot_seed
from landsraad.server.bots.processes import Minds, Threads, WorkerLost, Workers
from landsraad.server.bots.questions import (
    ANALYSED,
    ANSWER,
    REVIEWED,
    Analysed,
    AnalyseOn,
    Answer,
    Asked,
    Glance,
    Question,
    Reply,
    Reviewed,
    ReviewOn,
)
from landsraad.server.scheduling import (
    ALONE,
    ANALYSIS,
    LANES,
    PLAYER,
    PREVIEW,
    QUICK,
    REVIEW,
    SEARCH,
    THOUGHT,
    WATCHED,
    Ask,
    Gate,
    Lane,
    Thinking,
)
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.storage.queries import OPEN
from landsraad.server.tables.lesson_tables import scripted_move
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.puzzle_tables import is_held
from landsraad.server.tables.refusals import BrokenMove, Missing, NotYours, Refused, Stale
from landsraad.server.tables.seating import PRESENT

T = TypeVar("T")
LOG: Final = logging.getLogger("landsraad.server")
GRACE: Final = 1.5  # seconds another process gets to move its bots before this one does
PATIENCE: Final = 5.0  # seconds before a bot is asked again after trouble
SILENCE: Final = 1.0  # seconds a bot may wait for a free worker before the players see that it is queued
LOOK: Final = 30.0  # seconds for which somebody who asked for the state once counts as a watcher


class Bots:
    def __init__(self, settings: Settings) -> None:
        self.usual = settings.bot  # who plays where nobody chose
        self.workers = Workers(settings.workers) if settings.workers > 0 else None  # None: threads, for tests
        self.minds: Minds = self.workers or Threads()
        self.thinking = Thinking(settings.thinking, time.monotonic)
        self.thoughts = Gate(*settings.thoughts)
        self.previews = Gate(*settings.previews)
        self.longest = settings.analysis_limit
        self._aside = asyncio.Semaphore(1)
        self.moved = 0
        self.on_thought: Callable[[float], None] | None = None  # called with the seconds of each, waiting included
        if self.workers is not None:
            self.workers.ready = self.hand_out
        self.usually: dict[str, float] = {}  # seconds that each bot takes for a choice

    async def warm(self) -> None:
        """Starts the processes before the first table needs one."""
        if self.workers is not None:
            await self.workers.start()

    async def stop(self) -> None:
        if self.workers is not None:
            await self.workers.stop()

    def sweep(self) -> None:
        self.thinking.tidy()
        if self.workers is not None:
            self.workers.sweep()

    @property
    def waiting(self) -> int:
        """Questions that are thought about or wait for it."""
        return self.thinking.waiting + self.thinking.running

    # ------------------------------------------------------------------ tables

    def consider(self, live: LiveTable) -> None:
        """Starts the bot whose move it is. The people at the table decide how soon."""
        ask, task = live.ask, live.bot_task
        if live.forgotten or not live.waits_for_bot or is_held(live):
            return
        if self.rests(live):
            if ask is not None and not ask.running and task is not None:
                task.cancel()
                live.bot_task = live.ask = None
        elif task is None or task.done():
            live.bot_task = asyncio.get_running_loop().create_task(self._drive(live))
        elif ask is not None and self.thinking.move(ask, live.origin(), standing(live)):
            self.hand_out()

    def rests(self, live: LiveTable) -> bool:
        """Whether only bots sit there and nobody watches."""
        return (not live.watchers and time.monotonic() - live.looked > LOOK
                and not any(row.controller in (HUMAN, OPEN) for row in live.seats))

    async def _drive(self, live: LiveTable) -> None:
        while live.waits_for_bot and not live.forgotten and not self.rests(live):
            seq = live.seq
            if not live.local:
                await asyncio.sleep(GRACE)
                if live.seq != seq:
                    continue
            if (pause := self.pause(live)) > 0:
                await asyncio.sleep(pause)
                if live.seq != seq:
                    continue
            try:
                await self._move(live)
                await asyncio.sleep(0)  # people first
            except Missing:
                return  # the table was deleted
            except (Stale, NotYours, Refused):
                live.local = False  # another process moved its bots
            except (StoreTrouble, WorkerLost) as error:
                LOG.warning("table %s: a bot could not move: %s", live.id, error)
                await asyncio.sleep(PATIENCE)

    async def _move(self, live: LiveTable) -> None:
        table, seq = live.table, live.seq
        seat = table.actor
        if seat is None:
            return
        scripted = scripted_move(live)
        if scripted is not None:
            await self._make(live, seat, scripted, seq)
            return
        bot = self.bot_at(live, seat)
        ask = Ask(SEARCH if searches(bot, table.game) else QUICK, live.origin(), live.id, standing(live),
                  begun=lambda: tell_queued(live, False))
        timer = asyncio.get_running_loop().call_later(SILENCE, lambda: tell_queued(live, not ask.running))
        live.ask = ask
        begun = time.perf_counter()
        try:
            answer = await self.think(table, bot, ask=ask)
            if len(table.legal()) > 1:
                self._remember(bot, time.perf_counter() - begun)
        finally:
            timer.cancel()
            if live.ask is ask:
                live.ask = None
                live.queued = False
        try:
            await self._make(live, seat, answer.move, seq)
        except BadInput as error:
            LOG.error("table %s: the bot at %s: %s", live.id, seat, error)
            live.local = False
            return
        self.moved += 1

    def pause(self, live: LiveTable) -> float:
        """How long a bot waits with a forced move, if the others must not know that it is forced."""
        seat = live.table.actor
        if seat is None or not is_private(live.table.state):
            return 0.0
        return self.usually.get(self.bot_at(live, seat), 0.0)

    def _remember(self, bot: str, took: float) -> None:
        self.usually[bot] = took if bot not in self.usually else 0.8 * self.usually[bot] + 0.2 * took

    def bot_at(self, live: LiveTable, seat: str) -> str:
        """The bot that decides for the seat while no human does."""
        row = live.seat_row(seat)
        return (row.bot if row is not None else "") or self.usual

    # ------------------------------------------------------------------ thinking

    async def _make(self, live: LiveTable, seat: str, move: str, seq: int) -> None:
        """Makes the move. If the rules fail on it, makes the first one that works, so that the table goes on."""
        table = live.table
        for text in dict.fromkeys([move, *(table.notation(other) for other in table.legal())]):
            try:
                await live.play(seat, text, seq, bot=True)
                return
            except BrokenMove:
                continue
        LOG.error("table %s: none of the moves of %s can be carried out", live.id, seat)
        await asyncio.sleep(PATIENCE)

    async def think(self, table: Table, bot: str, explain: bool = False, seed: str = "", *, address: str = "",
                    ask: Ask | None = None) -> Answer:
        """A bot's choice, seeded as in `Session.play_bot` unless a seed is given.

        ask: the question in the queue; None for an explanation that somebody at `address` wants.
        """
        question = Question(bot, seed or bot_seed(table), table.game.name, observe(table).to_bytes(), len(table.moves),
                            table.options, explain)
        began = time.perf_counter()
        answer = ANSWER.decode(await self._answer(ask or Ask(THOUGHT, address, address, WATCHED), question))
        if self.on_thought is not None:
            self.on_thought(time.perf_counter() - began)
        return answer

    async def look(self, glance: Glance, address: str) -> bytes:
        """A move preview or the odds, as JSON."""
        return await self._answer(Ask(PREVIEW, address, address, WATCHED), glance)

    async def review(self, part: ReviewOn, table: str, address: str) -> Reviewed:
        """The next part of a review."""
        return REVIEWED.decode(await self._answer(Ask(REVIEW, address, table, ALONE), part))

    async def analyse(self, part: AnalyseOn, address: str) -> Analysed:
        """The next part of the search of a position."""
        return ANALYSED.decode(await self._answer(Ask(ANALYSIS, address, part.name, WATCHED), part))

    async def look_apart(self, glance: Glance, address: str) -> bytes:
        """As `look`, in a position that somebody set up: whatever it does to the rules, only analyses wait for it."""
        return await self._answer(Ask(ANALYSIS, address, address, PLAYER), glance)

    async def aside(self, work: Callable[..., T], *given: object) -> T:
        """Runs work in a thread of this process, one piece at a time."""
        async with self._aside:
            return await asyncio.to_thread(work, *given)

    async def _answer(self, ask: Ask, question: Asked) -> bytes:
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        ask.content = (question, answer)
        self.thinking.put(ask)
        self.hand_out()
        try:
            return await answer
        finally:
            self.thinking.drop(ask)

    def hand_out(self) -> None:
        """Gives questions to free workers."""
        for lane in LANES:
            while any(self.thinking.pools[lane.pool].waiting):
                if not self.minds.free(lane):
                    if self.thinking.wants(lane):
                        self.minds.grow(lane)
                    break
                ask = self.thinking.take(lane)
                if ask is None:
                    break
                self._begin(lane, ask)

    def _begin(self, lane: Lane, ask: Ask) -> None:
        question, answer = ask.content
        limit = None if lane.pool != ANALYSIS else asyncio.get_running_loop().call_later(
            self.longest, lambda: self.minds.interrupt(lane))

        def told(reply: asyncio.Future[Reply]) -> None:
            if limit is not None:
                limit.cancel()
            error = None if reply.cancelled() else reply.exception()
            seconds = 0.0 if reply.cancelled() or error is not None else reply.result().seconds
            self.thinking.done(ask, lane, seconds)
            if not answer.done():  # the caller may be gone
                if reply.cancelled():
                    answer.cancel()
                elif error is not None:
                    answer.set_exception(error)
                else:
                    answer.set_result(reply.result().body)
            self.hand_out()
        self.minds.ask(lane, question).add_done_callback(told)
        if ask.begun is not None:
            ask.begun()


def standing(live: LiveTable) -> int:
    """How urgently a table waits. The creator of a new table counts as present."""
    made = bool(live.address) and time.time() - live.opened < PRESENT
    if any(made or live.present(seat) for seat in live.people()):
        return PLAYER
    return WATCHED if live.watchers or time.monotonic() - live.looked <= LOOK else ALONE


def tell_queued(live: LiveTable, queued: bool) -> None:
    """Tells viewers that the bot waits for its turn to think, or no longer does."""
    if live.queued != queued:
        live.queued = queued
        live.changed()
