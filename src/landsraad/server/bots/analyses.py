"""Searches of positions that somebody looks at, made in the background and told as they grow.

A search is asked for in parts (`questions.AnalyseOn`), which wait in a lane of their own. It goes on while somebody
asks for it; what it has found is kept for a while, and it continues when somebody comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from landsraad.bots import observe
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.processes import WorkerLost
from landsraad.server.bots.questions import Analysed, AnalyseOn
from landsraad.server.tables.refusals import Busy

LOG: Final = logging.getLogger("landsraad.server")
LOOK: Final = 5.0  # seconds after the last question for which somebody still looks
KEPT: Final = 200  # searches whose findings are remembered
TRIES: Final = 2  # times that a worker may be lost over one search


class Job:
    """The search of a position for one address. told: what it has found so far."""

    def __init__(self, part: AnalyseOn, address: str) -> None:
        self.part = part
        self.address = address
        self.told = Analysed(0, part.most, [], [])
        self.watchers = 0
        self.looked = 0.0
        self.failed = False  # and is not tried again
        self.news = asyncio.Event()  # replaced after each part
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None

    @property
    def finished(self) -> bool:
        return 0 < self.told.most <= self.told.done

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Analyses:
    def __init__(self, bots: Bots, most: tuple[int, int], seconds: float, simulations: int = 0) -> None:
        self.bots = bots
        self.each, self.all = most  # searches under way, of one address and in all
        self.seconds = seconds  # of one part
        self.simulations = simulations  # of a search; 0: as many as usual
        self.clock: Callable[[], float] = time.monotonic
        self.jobs: OrderedDict[str, Job] = OrderedDict()

    async def look(self, key: str, table: Table, address: str, done: int, wait: float) -> Job:
        """What has been found in a position, when it is more than `done` or the time is over."""
        job = self._find(f"{address} {key}", table, address)
        job.looked = self.clock()
        if not (job.finished or job.failed or job.running):
            self._make_room(address)
            job.task = asyncio.get_running_loop().create_task(self._drive(job))
        if job.running and wait and job.told.done <= done:
            job.watchers += 1
            try:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(job.news.wait(), wait)
            finally:
                job.watchers -= 1
                job.looked = self.clock()
        return job

    def halt(self, key: str, address: str) -> Job | None:
        """Ends a search. What it has found is kept."""
        job = self.jobs.get(f"{address} {key}")
        if job is not None and job.task is not None:
            job.task.cancel()
            self._ended(job)
        return job

    async def stop(self) -> None:
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------ the work

    def _find(self, name: str, table: Table, address: str) -> Job:
        job = self.jobs.get(name)
        if job is None:
            seen = observe(table)
            job = Job(AnalyseOn(name, table.game.name, table.options, seen.to_bytes(), len(table.moves),
                                self.simulations, self.seconds), address)
            self.jobs[name] = job
        self.jobs.move_to_end(name)
        for old in [old for old, each in self.jobs.items() if not each.running and each is not job]:
            if len(self.jobs) <= KEPT:
                break
            del self.jobs[old]
        return job

    def _make_room(self, address: str) -> None:
        """Somebody who goes on to another position leaves the search of the last one behind. A browser may be gone
        without a word, so the search that was asked for longest ago ends, even if it seems to be waited for."""
        under_way = [job for job in self.jobs.values() if job.running]
        inside = Counter(job.address for job in under_way)
        if inside[address] >= self.each:
            left = min((job for job in under_way if job.address == address), key=lambda job: job.looked)
            assert left.task is not None
            left.task.cancel()
            self._ended(left)
        elif inside.total() >= self.all:
            raise Busy(Reason("analyses-busy"))

    def _ended(self, job: Job) -> None:
        job.task = None
        job.tell()

    def _watched(self, job: Job) -> bool:
        return job.watchers > 0 or self.clock() - job.looked <= LOOK

    async def _drive(self, job: Job) -> None:
        task = asyncio.current_task()
        lost = 0
        try:
            while not job.finished and self._watched(job):
                try:
                    told = await self.bots.analyse(job.part, job.address)
                except WorkerLost as error:
                    lost += 1
                    LOG.warning("the search of a position was interrupted: %s", error)
                    if lost >= TRIES:
                        job.failed = True
                        return
                    continue
                if told.done > job.told.done:  # after a restart it first comes to where it was
                    job.told = told
                    job.tell()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            job.failed = True
            LOG.error("the search of a position failed", exc_info=error)
        finally:
            if job.task is task:
                self._ended(job)
