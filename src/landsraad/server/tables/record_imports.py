"""Reads records that visitors upload, in a process of its own.

A long record takes seconds of processor time, which the players of this process would have to wait for. The process
starts with the first record and ends when none has come for a while, or with the server. It reads one record at a time;
a few may wait, fewer of one address, and each has a time limit.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import astuple
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

import landsraad
from landsraad.challenges.scoring import score_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.kernel.records.format import parse_record
from landsraad.server.settings import Settings
from landsraad.server.tables.log_replay import deltas_of
from landsraad.server.tables.refusals import Refused, Told

SIZE: Final = 4  # bytes before each message, which say how long it is
PATIENCE: Final = 2.0  # seconds the process gets to end
NICE: Final = 10  # it gives way to the players


class Busy(Told):
    status = 429
    headers = [(b"retry-after", b"5")]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__(Reason("imports-busy"))


class Played(msgspec.Struct, array_like=True):
    """What a record says, checked by playing it; or what is wrong with it."""

    error: str = ""
    game: str = ""
    options: dict[str, Any] = {}
    seed: str = ""
    moves: list[str] = []
    deltas: list[bytes] = []  # what each move changed
    over: bool = False
    record: str = ""  # as it is written here, of a finished game
    names: dict[str, str] = {}
    score: tuple[int, bool, int, int, int] | None = None  # as a challenge, of a finished game


ENCODE: Final = msgspec.msgpack.Encoder().encode
PLAYED: Final = msgspec.msgpack.Decoder(Played)


def play_through(text: str) -> Played:
    try:
        record = parse_record(text, {name: landsraad.game(name) for name in landsraad.games()})
    except BadInput as error:
        return Played(error=str(error))
    table = record.table
    return Played(game=table.game.name, options=table.options, seed=str(table.seed), over=table.over,
                  moves=[table.notation(move) for move in table.moves], deltas=deltas_of(table), names=record.names,
                  record=record.write() if table.over else "",
                  score=astuple(score_of(table)) if table.over else None)


def work(line: socket.socket) -> None:
    """The loop of the process: answers until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it, and closes the line
    if hasattr(os, "nice"):
        os.nice(NICE)
    with line, line.makefile("rb") as records:
        while head := records.read(SIZE):
            told = ENCODE(play_through(records.read(int.from_bytes(head, "little")).decode("utf-8", "replace")))
            line.sendall(len(told).to_bytes(SIZE, "little") + told)


class Importer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = 0  # processes, so far
        self.waiting: Counter[str] = Counter()  # by address, the one being read included
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def read(self, text: str, address: str) -> Played:
        async with self._place(address), self._turn:
            if not self.settings.import_process:
                return await asyncio.to_thread(play_through, text)
            if self._line is None:
                await self._start()
            try:
                async with asyncio.timeout(self.settings.import_seconds):
                    return await self._ask(text.encode("utf-8", "replace"))
            except TimeoutError:
                await self.stop()
                raise Refused(Reason("record-too-slow")) from None
            except (OSError, asyncio.IncompleteReadError):  # it ended: by the operator, or for want of memory
                await self.stop()
                raise Busy from None

    @asynccontextmanager
    async def _place(self, address: str) -> AsyncIterator[None]:
        most, each = self.settings.imports
        if self.waiting.total() >= most or self.waiting[address] >= each:
            raise Busy
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()  # without those that have none

    async def _ask(self, record: bytes) -> Played:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        assert self._line is not None
        reader, writer = self._line
        writer.write(len(record).to_bytes(SIZE, "little") + record)
        await writer.drain()
        size = int.from_bytes(await reader.readexactly(SIZE), "little")
        played = PLAYED.decode(await reader.readexactly(size))
        self._idle = asyncio.get_running_loop().call_later(self.settings.import_idle, self._hang_up)
        return played

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        self._process = multiprocessing.get_context("spawn").Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self.started += 1
        self._line = await asyncio.open_connection(sock=ours)

    def _hang_up(self) -> None:
        """Closes the connection to the process, which then ends by itself."""
        if self._line is not None and not self._turn.locked():
            self._line[1].close()
            self._line = None

    async def stop(self) -> None:
        """Ends the process, even in the middle of a record."""
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if self._line is not None:
            self._line[1].close()
            self._line = None
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            await asyncio.to_thread(process.join, PATIENCE)
