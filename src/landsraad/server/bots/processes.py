"""The worker processes that think for bots, each with a socket to the server.

The event loop reads answers from the socket, without a thread in between, and a worker notices by it when its server
has gone. Each lane (see `scheduling`) has its own processes, which start when needed and end after a while without
work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Protocol

from landsraad.server.bots.questions import ASKED, REPLY, SIZE, Asked, Reply, packed, reply_to
from landsraad.server.logs import LOG_KIND, TEXT, start_log
from landsraad.server.scheduling import ANALYSES_LANE, PREVIEWS_LANE, QUICK_LANE, REVIEWS_LANE, THOUGHTS_LANE, Lane

LOG: Final = logging.getLogger("landsraad.server")
PATIENCE: Final = 2.0  # seconds a worker gets to end
IDLE: Final = 300.0  # seconds without a question after which a worker ends
KEPT: Final = (QUICK_LANE, PREVIEWS_LANE)  # lanes whose first worker stays: somebody looks at the screen
# In the environment: the folder where a compiled core is being built, and what its file `.sources` will say then.
CORE: Final = "LANDSRAAD_CORE"
CORE_STAMP: Final = "LANDSRAAD_CORE_STAMP"
# Lanes with a single process, however many processors there are.
ONE: Final = (THOUGHTS_LANE, PREVIEWS_LANE, ANALYSES_LANE, REVIEWS_LANE)


class WorkerLost(Exception):
    """A worker ended while it was thinking."""


# ------------------------------------------------------------------ in the worker


def work(line: socket.socket, lane: Lane) -> None:
    """The loop of a worker: answers until the other end is closed. An error ends the process, which is replaced."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it, and closes the line
    if hasattr(os, "nice"):
        os.nice(lane.nice)
    try:
        # A server that was killed reads no answer: there is nobody left to tell about it.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError), line, line.makefile("rb") as questions:
            while head := questions.read(SIZE):
                line.sendall(packed(reply_to(ASKED.decode(questions.read(int.from_bytes(head, "little"))))))
    except OSError:
        sys.exit(1)  # the server has gone
    except Exception as error:  # its message could quote a card: logged as the server logs, and not as Python would
        start_log(os.environ.get(LOG_KIND, TEXT))
        LOG.error("a bot failed", exc_info=error)
        sys.exit(1)


# ------------------------------------------------------------------ in the server


class Minds(Protocol):
    """Something that thinks: processes, or threads of this process in tests."""

    def free(self, lane: Lane) -> bool:
        """Whether a question can be asked now."""
        ...

    def grow(self, lane: Lane) -> None:
        """Starts one more process of a lane that has no free one, if the limit allows it."""
        ...

    def ask(self, lane: Lane, question: Asked) -> asyncio.Future[Reply]: ...

    def interrupt(self, lane: Lane) -> None:
        """Ends what a lane is thinking about."""
        ...


class Threads:
    """One thread for each lane, for tests."""

    def __init__(self) -> None:
        self.busy: set[str] = set()

    def free(self, lane: Lane) -> bool:
        return lane.name not in self.busy

    def grow(self, lane: Lane) -> None:
        pass

    def ask(self, lane: Lane, question: Asked) -> asyncio.Future[Reply]:
        self.busy.add(lane.name)
        reply = asyncio.ensure_future(asyncio.to_thread(reply_to, question))
        reply.add_done_callback(lambda _: self.busy.discard(lane.name))
        return reply

    def interrupt(self, lane: Lane) -> None:
        pass  # a thread cannot be ended


class Line(asyncio.Protocol):
    """The connection to one worker, which answers one question at a time."""

    def __init__(self, process: BaseProcess) -> None:
        self.process = process
        self.transport: asyncio.Transport | None = None
        self.reply: asyncio.Future[Reply] | None = None
        self.buffer = b""
        self.lost = False
        self.outdated = False  # it ends after its answer, because there is a compiled core now
        self.used = time.monotonic()

    @property
    def free(self) -> bool:
        return self.reply is None and not self.lost

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        reply, self.reply = self.reply, None
        if reply is not None and not reply.done():
            reply.set_exception(WorkerLost("the process that thinks for bots has ended"))

    def ask(self, question: Asked) -> asyncio.Future[Reply]:
        assert self.transport is not None and self.free
        self.reply = asyncio.get_running_loop().create_future()
        self.transport.write(packed(question))
        return self.reply

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if len(self.buffer) < SIZE or len(self.buffer) < SIZE + int.from_bytes(self.buffer[:SIZE], "little"):
            return
        reply, self.reply = self.reply, None
        self.used = time.monotonic()
        told, self.buffer = REPLY.decode(self.buffer[SIZE:]), b""
        if reply is not None and not reply.done():
            reply.set_result(told)
        if self.outdated:
            self.close()

    def close(self) -> None:
        self.lost = True
        if self.transport is not None:
            self.transport.close()


class Core:
    """A compiled core that may appear while the server runs: `make play` builds it beside the first server.

    folder: where workers import the game from; None: from where the server does.
    """

    def __init__(self, folder: str, stamp: str) -> None:
        self.folder: Path | None = None
        self.awaited: Path | None = Path(folder) if folder and stamp else None
        self.stamp = stamp

    def appears(self) -> bool:
        """Whether it has appeared since the last call."""
        if self.awaited is None:
            return False
        try:
            if (self.awaited / ".sources").read_text(encoding="utf-8") != self.stamp:
                return False
        except OSError:
            return False
        self.folder, self.awaited = self.awaited, None
        return True

    @contextlib.contextmanager
    def imported(self) -> Iterator[None]:
        """A process that starts here imports the game from the folder: it inherits the path of this one."""
        if self.folder is None:
            yield
            return
        sys.path.insert(0, str(self.folder))
        try:
            yield
        finally:
            sys.path.remove(str(self.folder))


class Workers:
    """The processes of all lanes."""

    def __init__(self, most: int) -> None:
        self.most = most  # of a lane
        self.lines: dict[Lane, list[Line]] = {}
        self.starting: dict[Lane, asyncio.Task[None]] = {}
        self.ready: Callable[[], None] = lambda: None  # called when one more can be asked
        self.lost = 0  # how many have ended by themselves
        self.core = Core(os.environ.get(CORE, ""), os.environ.get(CORE_STAMP, ""))
        self._ended: list[Line] = []
        self._stopped = False

    async def start(self) -> None:
        """Starts the processes that most tables need; others start on demand."""
        self.grow(QUICK_LANE)
        await asyncio.gather(*self.starting.values())

    def free(self, lane: Lane) -> bool:
        return any(line.free for line in self.lines.get(lane, ()))

    def grow(self, lane: Lane) -> None:
        known = self.lines.get(lane, [])
        lines = self.lines[lane] = [line for line in known if not line.lost]
        self.lost += len(known) - len(lines)
        if lane not in self.starting and not self._stopped and len(lines) < (1 if lane in ONE else self.most):
            self.starting[lane] = asyncio.get_running_loop().create_task(self._new(lane))

    async def _new(self, lane: Lane) -> None:
        try:
            folder = self.core.folder
            ours, theirs = socket.socketpair()
            process = multiprocessing.get_context("spawn").Process(target=work, args=(theirs, lane), daemon=True)
            with _undisturbed(), self.core.imported():
                process.start()
            theirs.close()
            _, line = await asyncio.get_running_loop().create_connection(lambda: Line(process), sock=ours)
            if self.core.folder is not folder:  # it appeared meanwhile
                line.close()
                self._ended.append(line)
            else:
                self.lines.setdefault(lane, []).append(line)
        except OSError as error:
            LOG.warning("a process for bots could not be started: %s", error)
            await asyncio.sleep(PATIENCE)
        finally:
            del self.starting[lane]
        self.ready()

    def ask(self, lane: Lane, question: Asked) -> asyncio.Future[Reply]:
        return next(line for line in self.lines[lane] if line.free).ask(question)

    def interrupt(self, lane: Lane) -> None:
        for line in self.lines.get(lane, ()):
            if line.reply is not None:
                line.process.kill()

    def sweep(self) -> None:
        """Ends processes that nobody needed for a while, and those without a compiled core when there is one."""
        if self.core.appears():
            LOG.info("the compiled core is ready: bots think with it from now on")
            self._replace_all()
        now = time.monotonic()
        for lane, lines in self.lines.items():
            for line in lines[1 if lane in KEPT else 0:]:
                if line.free and now - line.used > IDLE:
                    line.close()
                    self._ended.append(line)
            self.lines[lane] = [line for line in lines if not line.lost]
        self._ended = [line for line in self._ended if line.process.is_alive()]  # which also buries the dead

    def _replace_all(self) -> None:
        for lane, lines in self.lines.items():
            for line in lines:
                line.outdated = True
                if line.free:
                    line.close()
                self._ended.append(line)
            self.lines[lane] = []
            if lane in KEPT:
                self.grow(lane)

    async def stop(self) -> None:
        """Waits until they have ended, but not for one that is thinking."""
        self._stopped = True
        await asyncio.gather(*self.starting.values(), return_exceptions=True)
        lines = [line for each in self.lines.values() for line in each] + self._ended
        for line in lines:
            line.close()
        await asyncio.sleep(0)  # the lines are closed now
        await asyncio.gather(*(asyncio.to_thread(line.process.join, PATIENCE) for line in lines))
        for line in lines:
            if line.process.is_alive():
                line.process.kill()


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Starts processes that ignore Ctrl+C from their first moment, because it is meant for the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
