"""The database: one thread writes, in groups of one transaction each, and two threads read.

A caller awaits `append` or `write` and goes on only after the commit, so nothing is announced before it is stored.
While one group is committed the next gathers, so many tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from alembic import command
from sqlalchemy import Connection, Engine, create_engine, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from landsraad.kernel.errors import BadInput
from landsraad.server.storage.addresses import read_address
from landsraad.server.storage.appending import CHANNEL, ROWS, Append, Entry, append_to_postgres, append_to_sqlite
from landsraad.server.storage.dialects import (
    PATIENCE,
    begin,
    begin_immediate,
    first_line,
    is_locked,
    is_orphan,
    limit_waiting,
    set_pragmas,
    wait_for_locks,
)
from landsraad.server.storage.schema import LOG, TABLES
from landsraad.server.storage.versions import alembic_config, is_newest, known_revisions, revisions_of

T = TypeVar("T")
TOLD: Final = logging.getLogger("landsraad.server")
MOST: Final = 1000  # jobs in one transaction
LAST_WRITES: Final = 10.0  # seconds they may take when the server stops
PATIENCE_AT_START: Final = 10_000  # milliseconds: another server may be migrating the database
MIGRATION_LOCK: Final = 0x1A2D5AAD  # for PostgreSQL: two servers starting at once
NOTICE_LIMIT: Final = 100  # table ids in one notice: a payload has less than 8000 bytes


class StoreTrouble(Exception):
    """The database does not answer. The message is one line without secrets."""


class TableGone(Exception):
    """The table that an entry belongs to was deleted."""


@dataclass(slots=True)
class Job:
    done: asyncio.Future[Any]
    entry: Entry | None = None
    work: Callable[[Connection], Any] | None = None
    touches: str = ""  # the table other processes must look at again


class Store:
    def __init__(self, address: str, name: str) -> None:
        self.url = read_address(address)
        self.name = name  # of this process, so that it ignores its own notices
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.writer = self._engine(writes=True)
        self.reader = self._engine(writes=False)
        self._gathered: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="landsraad-read")
        self._thread = threading.Thread(target=self._run, name="landsraad-write", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: Connection | None = None
        self._append: Append = append_to_sqlite if self.is_sqlite else append_to_postgres
        self._data_version = -1
        self.committed = 0  # groups
        self._hardened = 0
        # Called for each commit with the number of jobs and the seconds it took, and for each failure.
        self.on_commit: Callable[[int, float], None] | None = None
        self.on_trouble: Callable[[], None] | None = None
        self._locked = False  # the last read found the database locked

    @property
    def place(self) -> str:
        """Where the database is, without a password."""
        return str(self.url.database) if self.is_sqlite else self.url.render_as_string(hide_password=True)

    # ------------------------------------------------------------------ opening

    def _engine(self, writes: bool) -> Engine:
        try:
            if not self.is_sqlite:
                engine = create_engine(self.url, pool_size=2, max_overflow=2, pool_pre_ping=not writes,
                                       hide_parameters=True)
                event.listen(engine, "connect", limit_waiting)
                return engine
            engine = create_engine(self.url, hide_parameters=True,
                                   connect_args={"timeout": PATIENCE / 1000, "check_same_thread": False})
        except (ArgumentError, ModuleNotFoundError, SQLAlchemyError) as error:
            raise BadInput(f"database {self.place}: {first_line(error)}") from None
        event.listen(engine, "connect", set_pragmas)
        event.listen(engine, "begin", begin_immediate if writes else begin)
        return engine

    def migrate(self) -> None:
        """Migrates the database to the newest version. This is also the first real connection."""
        try:
            if self.is_sqlite:
                Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
            with self.writer.connect() as connection, self._patient(connection), connection.begin():
                if not self.is_sqlite:
                    connection.execute(text(f"SET LOCAL lock_timeout = {PATIENCE_AT_START}"))
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                config = alembic_config()
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, OSError) as error:
            raise BadInput(f"database {self.place}: {first_line(error)}") from None
        except Exception as error:  # alembic: a database written by a later version, say
            if type(error).__module__.startswith("alembic"):
                raise BadInput(f"database {self.place}: {first_line(error)}") from None
            raise

    def check(self) -> None:
        """Refuses a database of another version, for callers that only read."""
        try:
            with self.reader.connect() as connection:
                if is_newest(connection):
                    return
                found = ", ".join(sorted(revisions_of(connection)))
        except SQLAlchemyError as error:
            raise BadInput(f"database {self.place}: {first_line(error)}") from None
        newest = ", ".join(sorted(known_revisions()[0]))
        raise BadInput(f"database {self.place}: its version is {found or 'none'}, this program reads {newest}; "
                       "start the server once to bring it up to date")

    @contextmanager
    def _patient(self, connection: Connection) -> Iterator[None]:
        """Waits longer for locks, because another server may be migrating the database."""
        if self.is_sqlite:
            wait_for_locks(connection, PATIENCE_AT_START)
        try:
            yield
        finally:
            if self.is_sqlite:
                wait_for_locks(connection, PATIENCE)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, LAST_WRITES)
        if self._thread.is_alive():
            TOLD.error("the database does not answer: the last writes are given up")
            return
        self._readers.shutdown(wait=True)
        self.writer.dispose()
        self.reader.dispose()

    # ------------------------------------------------------------------ for everybody else

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """Stores an entry. False if the log has an entry of that number already."""
        return self._give(Job(self._future(), entry=entry, touches=entry.table_id))

    def write(self, work: Callable[[Connection], T], touches: str = "") -> asyncio.Future[T]:
        """Runs work in the next transaction.

        It may run twice: alone again, if something else in its group failed.
        """
        return self._give(Job(self._future(), work=work, touches=touches))

    def _future(self) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().create_future()

    def _give(self, job: Job) -> asyncio.Future[Any]:
        """Gives a job to the writing thread, together with all others of this turn of the event loop."""
        if not self._gathered:
            job.done.get_loop().call_soon(self._hand_over)
        self._gathered.append(job)
        return job.done

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def read(self, work: Callable[[Connection], T]) -> T:
        asked = time.monotonic()

        def run() -> T:
            if self._locked and time.monotonic() - asked > PATIENCE / 1000:  # the reads before it waited in vain
                self._locked = False
                raise StoreTrouble("the database does not answer: it is locked")
            try:
                with self.reader.connect() as connection:
                    found = work(connection)
                self._locked = False
                return found
            except SQLAlchemyError as error:
                self._note_trouble()
                self._locked = is_locked(error)
                raise StoreTrouble(f"the database does not answer: {first_line(error)}") from None
        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def harden(self) -> None:
        """SQLite only: writes commits through to the disk, so that a power cut loses a second at most."""
        if self.committed == self._hardened:
            return
        self._hardened = self.committed

        def force(connection: Connection) -> None:
            connection.connection.driver_connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # type: ignore[union-attr]
        await self.read(force)

    async def others_wrote(self) -> bool:
        """SQLite only: whether another process has committed since the last call."""
        def look(connection: Connection) -> bool:
            version = int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
            changed = self._data_version != version  # the first time nothing is known of what came before
            self._data_version = version
            return changed
        return await self.write(look)

    # ------------------------------------------------------------------ the thread that writes

    def _run(self) -> None:
        open_to_more = True
        while open_to_more:
            jobs = self._queue.get()
            if jobs is None:
                break
            try:
                while len(jobs) < MOST:
                    more = self._queue.get_nowait()
                    if more is None:
                        open_to_more = False
                        break
                    jobs += more
            except Empty:
                pass
            began = time.perf_counter()
            results = self._commit(jobs)
            if self.on_commit is not None:
                self.on_commit(len(jobs), time.perf_counter() - began)
            self._settle(jobs, results)
        if self._connection is not None:
            self._connection.close()

    def _commit(self, jobs: list[Job]) -> list[Any]:
        entries = [job for job in jobs if job.entry is not None]
        if 0 < len(entries) < len(jobs):  # entries apart, because there is a faster way for them
            found = iter(self._commit_alike(entries))
            others = iter(self._commit_alike([job for job in jobs if job.entry is None]))
            return [next(others if job.entry is None else found) for job in jobs]
        return self._commit_alike(jobs)

    def _commit_alike(self, jobs: list[Job]) -> list[Any]:
        try:
            return self._attempt(jobs)
        except Exception as error:
            self._forget_connection()
            if is_locked(error):  # for all of them, and a second attempt would only make them wait longer
                return [StoreTrouble(f"the database does not answer: {first_line(error)}") for _ in jobs]
            if len(jobs) > 1:  # one of them is at fault, so each is tried alone
                return [self._commit_alike([job])[0] for job in jobs]
            try:  # the connection may have been the fault
                return self._attempt(jobs)
            except SQLAlchemyError as again:
                self._forget_connection()
                if is_orphan(again):
                    return [TableGone()]
                self._note_trouble()
                return [StoreTrouble(f"the database does not answer: {first_line(error)}")]
            except Exception as again:
                self._forget_connection()
                return [again]

    def _attempt(self, jobs: list[Job]) -> list[Any]:
        """Commits jobs in one transaction. They are all entries of the log, or none is."""
        if self._connection is None:
            self._connection = self.writer.connect()
        connection = self._connection
        # In the same order in every process, or two groups could wait for each other.
        entries = sorted([job.entry for job in jobs if job.entry is not None], key=key_of)
        if 0 < len(entries) <= ROWS and self._append(connection.connection.driver_connection, entries, self.name):
            self.committed += 1
            return [True] * len(jobs)
        with connection.begin():
            stored = self._insert_each(connection, entries) if entries else set()
            out: list[Any] = []
            for job in jobs:
                if job.entry is not None:
                    out.append(job.entry.key in stored)
                    stored.discard(job.entry.key)  # of two in one group the first has it
                elif job.work is not None:
                    out.append(job.work(connection))
            self._notify(connection, jobs)
        if any(job.touches for job in jobs):
            self.committed += 1
        return out

    def _insert_each(self, connection: Connection, entries: list[Entry]) -> set[tuple[str, int]]:
        """Inserts entries whose numbers are free, and returns their keys."""
        rows = [{"table_id": e.table_id, "seq": e.seq, "kind": e.kind, "seat": e.seat, "text": e.text, "at": e.at,
                 "delta": e.delta}
                for e in entries]
        make = sqlite.insert if self.is_sqlite else postgresql.insert
        statement = make(LOG).on_conflict_do_nothing().returning(LOG.c.table_id, LOG.c.seq)
        stored = {(str(row[0]), int(row[1])) for row in connection.execute(statement, rows)}
        for entry in entries:
            if entry.round is not None and entry.key in stored:
                connection.execute(update(TABLES).where(TABLES.c.id == entry.table_id).values(round=entry.round))
            if entry.ends and entry.key in stored:
                connection.execute(update(TABLES).where(TABLES.c.id == entry.table_id).values(finished=True))
        return stored

    def _notify(self, connection: Connection, jobs: list[Job]) -> None:
        """Notifies other processes, which takes effect with the commit."""
        self.tell_others(connection, sorted({job.touches for job in jobs if job.touches}))

    def tell_others(self, connection: Connection, touched: list[str]) -> None:
        if self.is_sqlite:  # other processes poll
            return
        for i in range(0, len(touched), NOTICE_LIMIT):
            payload = " ".join([self.name, *touched[i:i + NOTICE_LIMIT]])
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def _forget_connection(self) -> None:
        if self._connection is not None:
            try:
                self._connection.invalidate()
                self._connection.close()
            except SQLAlchemyError:
                pass
            self._connection = None

    def _note_trouble(self) -> None:
        if self.on_trouble is not None:
            self.on_trouble()

    def _settle(self, jobs: list[Job], results: list[Any]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_resolve, jobs, results)


def key_of(entry: Entry) -> tuple[str, int]:
    return entry.key


def _resolve(jobs: list[Job], results: list[Any]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
