"""Processes that think for bots, and the lines to them: one message there and one back for each move.

A line is a socket, so that the loop hears of an answer as it hears of anything else and no thread stands between. A
worker hears by it when its server is gone, however that ended.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
from collections import deque
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

PATIENCE: Final = 2.0  # seconds a worker gets to end
SIZE: Final = 4  # bytes before each message, which say how long it is


class Question(msgspec.Struct, array_like=True):
    bot: str
    seed: str
    view: bytes  # JSON
    legal: list[str]


class WorkerLost(Exception):
    """It ended while it was thinking."""


ENCODE: Final = msgspec.msgpack.Encoder().encode
QUESTION: Final = msgspec.msgpack.Decoder(Question)
ANSWER: Final = msgspec.msgpack.Decoder(str)


def packed(message: Any) -> bytes:
    data = ENCODE(message)
    return len(data).to_bytes(SIZE, "little") + data


# ------------------------------------------------------------------ in the worker


def choose(question: Question) -> str:
    from landsraad.bots.random import RandomBot
    seen: dict[str, Any] = msgspec.json.decode(question.view)
    seen["legal"] = question.legal
    return RandomBot(question.seed).choose(seen, question.legal)


def work(line: socket.socket) -> None:
    """Until the other end is closed. An error is for the server to notice: this process ends, and gets a successor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told, and closes the line
    with line, line.makefile("rb") as questions:
        while head := questions.read(SIZE):
            line.sendall(packed(choose(QUESTION.decode(questions.read(int.from_bytes(head, "little"))))))


# ------------------------------------------------------------------ in the server


class Line(asyncio.Protocol):
    """To one worker, which answers in the order it is asked."""

    def __init__(self, process: BaseProcess) -> None:
        self.process = process
        self.transport: asyncio.Transport | None = None
        self.waiting: deque[asyncio.Future[str]] = deque()
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

    def ask(self, question: Question) -> asyncio.Future[str]:
        assert self.transport is not None
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
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
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """All of them; those that have ended get successors."""
        async with self._starting:
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

    async def ask(self, question: Question) -> str:
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
