"""Processes that think for bots, and the lines to them: one message there and one back for each move.

What crosses over is a deal: a position that looks to the bot's seat as the real one does, with all that the seat cannot
see dealt at random. The real one stays in the server.

A line is a socket, so that the loop hears of an answer as it hears of anything else and no thread stands between. A
worker hears by it when its server is gone, however that ended.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections import deque
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

import landsraad
from landsraad.bots import Explains, make_bot, unpacked
from landsraad.server.logs import LOG_KIND, TEXT, start_log

LOG: Final = logging.getLogger("landsraad.server")
PATIENCE: Final = 2.0  # seconds a worker gets to end
SIZE: Final = 4  # bytes before each message, which say how long it is


class Question(msgspec.Struct, array_like=True):
    bot: str
    seed: str
    game: str
    deal: bytes  # see `Seen.packed`
    moves: int  # made so far
    players: int = 0  # some number of them may have a board of its own
    explain: bool = False  # not only the move, but what it was chosen from


class Answer(msgspec.Struct, array_like=True):
    move: str
    candidates: list[tuple[str, float, float]] = []  # move, value, share; the best first


class WorkerLost(Exception):
    """It ended while it was thinking."""


ENCODE: Final = msgspec.msgpack.Encoder().encode
QUESTION: Final = msgspec.msgpack.Decoder(Question)
ANSWER: Final = msgspec.msgpack.Decoder(Answer)


def packed(message: Any) -> bytes:
    data = ENCODE(message)
    return len(data).to_bytes(SIZE, "little") + data


# ------------------------------------------------------------------ in the worker


def choose(question: Question) -> Answer:
    game = landsraad.game(question.game).variant({"players": question.players})
    seen = unpacked(game, question.deal, question.moves)
    bot = make_bot(question.bot, question.seed, game)
    if question.explain and isinstance(bot, Explains):
        found = bot.explain(seen)
        return Answer(found[0].move, [(each.move, each.value, each.share) for each in found])
    return Answer(bot.choose(seen))


def work(line: socket.socket) -> None:
    """Until the other end is closed. An error is for the server to notice: this process ends, and gets a successor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told, and closes the line
    try:
        with line, line.makefile("rb") as questions:
            while head := questions.read(SIZE):
                line.sendall(packed(choose(QUESTION.decode(questions.read(int.from_bytes(head, "little"))))))
    except OSError:
        sys.exit(1)  # the server has gone
    except Exception as error:  # its message could quote a card: logged as the server logs, and not as Python would
        start_log(os.environ.get(LOG_KIND, TEXT))
        LOG.error("a bot failed", exc_info=error)
        sys.exit(1)


# ------------------------------------------------------------------ in the server


class Line(asyncio.Protocol):
    """To one worker, which answers in the order it is asked."""

    def __init__(self, process: BaseProcess) -> None:
        self.process = process
        self.transport: asyncio.Transport | None = None
        self.waiting: deque[asyncio.Future[Answer]] = deque()
        self.buffer = b""
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        for answer in self.waiting:
            if not answer.done():
                answer.set_exception(WorkerLost("the process that thinks for bots has ended"))
        self.waiting.clear()

    def ask(self, question: Question) -> asyncio.Future[Answer]:
        assert self.transport is not None
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.append(answer)
        self.transport.write(packed(question))
        return answer

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= SIZE:
            end = SIZE + int.from_bytes(self.buffer[:SIZE], "little")
            if len(self.buffer) < end:
                return
            answer = self.waiting.popleft()
            if not answer.done():  # whoever asked may be gone
                answer.set_result(ANSWER.decode(self.buffer[SIZE:end]))
            self.buffer = self.buffer[end:]


class Workers:
    def __init__(self, most: int) -> None:
        self.most = most
        self.lines: list[Line] = []
        self.lost = 0  # so far
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """All of them; those that have ended get successors."""
        async with self._starting:
            self.lost += sum(line.lost for line in self.lines)
            self.lines = [line for line in self.lines if not line.lost]
            while len(self.lines) < self.most:
                self.lines.append(await self._new())

    async def _new(self) -> Line:
        ours, theirs = socket.socketpair()
        process = multiprocessing.get_context("spawn").Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        _, line = await asyncio.get_running_loop().create_connection(lambda: Line(process), sock=ours)
        return line

    async def ask(self, question: Question) -> Answer:
        if len(self.lines) < self.most or any(line.lost for line in self.lines):
            await self.start()
        return await min(self.lines, key=lambda line: len(line.waiting)).ask(question)

    async def stop(self) -> None:
        """Waits until they have ended, but not for one that is lost in thought."""
        for line in self.lines:
            if line.transport is not None:
                line.transport.close()
        await asyncio.sleep(0)  # the lines are closed now
        await asyncio.gather(*(asyncio.to_thread(line.process.join, PATIENCE) for line in self.lines))
        for line in self.lines:
            if line.process.is_alive():
                line.process.kill()
