"""Reviews of finished games, made in the background and stored as they grow.

A review is asked for in parts (`questions.ReviewOn`), which wait in a lane of their own. Each part is stored, so a
server that was killed goes on with it when it starts again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from typing import Final

from landsraad.kernel import engine
from landsraad.kernel.reasons import Reason
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.processes import WorkerLost
from landsraad.server.bots.questions import ReviewOn
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.storage.reviews import ReviewRow, begin_review, read_reviews, read_unfinished, write_part
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.records import unpacked_record
from landsraad.server.tables.refusals import Busy, Missing, Refused

LOG: Final = logging.getLogger("landsraad.server")
TRIES: Final = 3  # times that a worker may be lost over one review
PATIENCE: Final = 5.0  # seconds before the next attempt after trouble
DEPTHS: Final = ("deep", "standard", "quick")  # the best first


class Job:
    """A review that this process makes."""

    def __init__(self, row: ReviewRow, record: str, address: str) -> None:
        self.row = row
        self.record = record
        self.address = address
        self.news = asyncio.Event()  # replaced after each part
        self.task: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        return f"{self.row.table_id}/{self.row.depth}"

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    def __init__(self, store: Store, bots: Bots, most: tuple[int, int], seconds: float) -> None:
        self.store = store
        self.bots = bots
        self.each, self.all = most  # reviews under way, of one address and in all
        self.seconds = seconds  # of one part
        self.jobs: dict[str, Job] = {}

    @property
    def usual(self) -> str:
        """The depth of a review when nobody chose one: a compiled core takes a minute for what plain Python would take
        an hour for."""
        workers = self.bots.workers
        compiled = not str(engine.__file__).endswith(".py") or (workers is not None and workers.core.folder is not None)
        return "standard" if compiled else "quick"

    async def resume(self) -> None:
        """Goes on with what was under way when the server stopped."""
        try:
            for row, record in await self.store.read(read_unfinished):
                self._start(Job(row, unpacked_record(record), ""))
        except StoreTrouble as error:
            LOG.warning("reviews under way could not be read: %s", error)

    async def stop(self) -> None:
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------ for the endpoints

    async def find(self, live: LiveTable, depth: str = "") -> ReviewRow | None:
        """The review of that depth; of any, the best that is finished, or else one under way."""
        rows = [row for row in await self.store.read(lambda c: read_reviews(c, live.id)) if depth in ("", row.depth)]
        return min(rows, key=lambda row: (not row.finished, DEPTHS.index(row.depth)), default=None)

    async def begin(self, live: LiveTable, depth: str, address: str) -> ReviewRow:
        """Starts a review, unless there is one. One that nobody goes on with is continued."""
        record = await record_of_finished(live)
        found = await self.find(live, depth)
        if found is not None and (found.finished or f"{live.id}/{found.depth}" in self.jobs):
            return found
        inside = Counter(job.address for job in self.jobs.values())
        if inside[address] >= self.each or inside.total() >= self.all:
            raise Busy(Reason("reviews-busy"))
        job = Job(found or ReviewRow(live.id, depth or self.usual), record, address)
        self.jobs[job.name] = job  # before the first wait, so that nobody starts it twice
        try:
            if found is None and not await self.store.write(lambda c: begin_review(c, job.row)):
                found = await self.find(live, job.row.depth)
                if found is None:
                    raise Missing(Reason("table-deleted"))
                job.row = found
        except BaseException:
            del self.jobs[job.name]
            raise
        self._start(job)
        return job.row

    async def wait(self, row: ReviewRow, seconds: float) -> None:
        """Waits for the next part of a review under way here."""
        job = self.jobs.get(f"{row.table_id}/{row.depth}")
        if job is not None and job.row.done == row.done:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(job.news.wait(), seconds)

    # ------------------------------------------------------------------ the work

    def _start(self, job: Job) -> None:
        self.jobs[job.name] = job
        job.task = asyncio.get_running_loop().create_task(self._drive(job))

    async def _drive(self, job: Job) -> None:
        try:
            await self._work(job)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            LOG.error("the review of table %s failed", job.row.table_id, exc_info=error)
        finally:
            self.jobs.pop(job.name, None)
            job.tell()

    async def _work(self, job: Job) -> None:
        lost = 0
        while not job.row.finished:
            row = job.row
            try:
                told = await self.bots.review(
                    ReviewOn(job.name, job.record, row.depth, row.done, row.data, self.seconds), row.table_id,
                    job.address)
                if told.error:
                    LOG.warning("table %s cannot be reviewed: %s", row.table_id, told.error)
                    told.data = b""
                after = ReviewRow(row.table_id, row.depth, told.done, told.finished, told.data)
                if not await self.store.write(lambda c, row=row, after=after: write_part(c, row.done, after)):  # type: ignore[misc]
                    return  # another process goes on with it, or nobody wants it any more
            except (WorkerLost, StoreTrouble) as error:
                lost += 1
                LOG.warning("table %s: its review was interrupted: %s", row.table_id, error)
                if lost >= TRIES:
                    return
                await asyncio.sleep(PATIENCE)
                continue
            job.row = after
            job.tell()


async def record_of_finished(live: LiveTable) -> str:
    """The record to review. Games in play are refused, because chances would betray hidden cards."""
    if not live.table.over:
        raise Refused(Reason("review-too-early"))
    if live.finishing is not None:
        await live.finishing
    if live.row.record is None:
        raise Refused(Reason("review-without-record"))
    return unpacked_record(live.row.record)
