"""Reads records and positions that visitors upload, in a process of its own.

A long record takes seconds of processor time, which the players of this process would have to wait for. The process
starts with the first record and ends when none has come for a while, or with the server. It reads one record at a time;
a few may wait, fewer of one address, and each has a time limit. Positions to analyse (`analysis_boards`) have another
such process, so that neither waits for the other.
"""

from __future__ import annotations

import asyncio
import logging
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
from landsraad.analysis.positions import Position, WrongText, is_record, position_of_record, position_of_scenario
from landsraad.challenges.scoring import score_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.reasons import Reason
from landsraad.kernel.records.format import parse_record
from landsraad.kernel.table import Table
from landsraad.server.settings import Settings
from landsraad.server.tables.log_replay import deltas_of
from landsraad.server.tables.refusals import Refused, Told

LOG: Final = logging.getLogger("landsraad.server")
SIZE: Final = 4  # bytes before each message, which say how long it is
PATIENCE: Final = 2.0  # seconds the process gets to end
NICE: Final = 10  # it gives way to the players


class Busy(Told):
    status = 429
    headers = [(b"retry-after", b"5")]  # noqa: RUF012


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


class RecordText(msgspec.Struct, array_like=True, tag="record"):
    """Asks what a record says."""

    text: str


class PositionText(msgspec.Struct, array_like=True, tag="position"):
    """Asks for the position of a scenario, or of a record after `at` moves."""

    text: str
    at: int


class Moves(msgspec.Struct, array_like=True, tag="moves"):
    """Asks whether moves can be made in a position. It is tried here first, because nobody knows what the rules make of
    a position that was set up by hand."""

    game: str
    options: dict[str, Any]
    state: bytes
    chance: list[Any]
    moves: list[str]


class Placed(msgspec.Struct, array_like=True):
    """A position, or what is wrong with the text, and in which line."""

    error: str = ""
    line: int = 0
    game: str = ""
    options: dict[str, Any] = {}
    seed: str = ""
    state: bytes = b""
    chance: list[Any] = []
    title: str = ""
    moves: list[str] = []
    names: dict[str, str] = {}
    at: int = 0
    last: int = 0


class Tried(msgspec.Struct, array_like=True):
    """The first of some moves that is not possible, counted from 1, or 0. broken: the rules failed on it."""

    wrong: int = 0
    broken: bool = False


ENCODE: Final = msgspec.msgpack.Encoder().encode
ASKED: Final = msgspec.msgpack.Decoder(RecordText | PositionText | Moves)
PLAYED: Final = msgspec.msgpack.Decoder(Played)
PLACED: Final = msgspec.msgpack.Decoder(Placed)
TRIED: Final = msgspec.msgpack.Decoder(Tried)


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


def place(asked: PositionText) -> Placed:
    try:
        found = (position_of_record(asked.text, asked.at) if is_record(asked.text)
                 else position_of_scenario(asked.text))
        answer = placed(found)
        tried = try_moves(Moves(answer.game, answer.options, answer.state, answer.chance, answer.moves))
        if tried.wrong:  # a step that leaves something out, in a way that only the runner of scenarios understands
            answer.moves = answer.moves[:tried.wrong - 1]
        return answer
    except WrongText as error:
        return Placed(error=str(error), line=error.line)
    except Exception as error:  # whatever the rules make of a position that no game reaches
        LOG.info("a position could not be set up: %s", error)
        return Placed(error=f"this position cannot be set up: {type(error).__name__}")


def placed(found: Position) -> Placed:
    table = found.table
    return Placed(game=table.game.name, options=table.options, seed=str(table.seed), state=pack(table.start),
                  chance=found.chance, title=found.title, moves=found.moves, names=found.names, at=found.at,
                  last=found.last)


def try_moves(asked: Moves) -> Tried:
    table = table_of(asked.game, asked.options, "0", asked.state, asked.chance)
    for n, text in enumerate(asked.moves, 1):
        try:
            number = table.parse(text)
            if not table.state.is_legal(number):
                return Tried(n)
            table.state = table.attempt(number)
            if table.actor is not None:
                table.legal()
        except BadInput:
            return Tried(n)
        except Exception as error:
            LOG.info("a move broke the rules in a position that was set up: %s", error)
            return Tried(n, True)
    return Tried()


def placed_table(found: Placed) -> Table:
    return table_of(found.game, found.options, found.seed, found.state, found.chance)


def table_of(game: str, options: dict[str, Any], seed: str, state: bytes, chance: list[Any]) -> Table:
    """The table that begins at a packed position."""
    rules = landsraad.game(game).variant(options)
    start = unpack(rules.plan, state)
    start.chance = list(chance) or None
    table = Table(rules, options, seed, start, start.clone(), [])
    table.edited = True
    return table


def answer_to(asked: bytes) -> bytes:
    question = ASKED.decode(asked)
    if isinstance(question, RecordText):
        return ENCODE(play_through(question.text))
    return ENCODE(place(question) if isinstance(question, PositionText) else try_moves(question))


def work(line: socket.socket) -> None:
    """The loop of the process: answers until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it, and closes the line
    if hasattr(os, "nice"):
        os.nice(NICE)
    with line, line.makefile("rb") as questions:
        while head := questions.read(SIZE):
            told = answer_to(questions.read(int.from_bytes(head, "little")))
            line.sendall(len(told).to_bytes(SIZE, "little") + told)


class Importer:
    def __init__(self, settings: Settings, limits: tuple[int, int], busy: Reason, slow: Reason) -> None:
        """limits: how many may wait, of all and of one address. busy, slow: why more are refused, and what takes too
        long."""
        self.settings = settings
        self.limits = limits
        self.busy = busy
        self.slow = slow
        self.started = 0  # processes, so far
        self.waiting: Counter[str] = Counter()  # by address, the one being read included
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def read(self, text: str, address: str) -> Played:
        return PLAYED.decode(await self._answer(RecordText(_sound(text)), address))

    async def place(self, text: str, at: int, address: str) -> Placed:
        return PLACED.decode(await self._answer(PositionText(_sound(text), at), address))

    async def try_moves(self, asked: Moves, address: str) -> Tried:
        return TRIED.decode(await self._answer(asked, address))

    async def _answer(self, question: RecordText | PositionText | Moves, address: str) -> bytes:
        asked = ENCODE(question)
        async with self._place(address), self._turn:
            if not self.settings.import_process:
                return await asyncio.to_thread(answer_to, asked)
            if self._line is None:
                await self._start()
            try:
                async with asyncio.timeout(self.settings.import_seconds):
                    return await self._ask(asked)
            except TimeoutError:
                await self.stop()
                raise Refused(self.slow) from None
            except (OSError, asyncio.IncompleteReadError):  # it ended: by the operator, or for want of memory
                await self.stop()
                raise Busy(self.busy) from None

    @asynccontextmanager
    async def _place(self, address: str) -> AsyncIterator[None]:
        most, each = self.limits
        if self.waiting.total() >= most or self.waiting[address] >= each:
            raise Busy(self.busy)
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()  # without those that have none

    async def _ask(self, asked: bytes) -> bytes:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        assert self._line is not None
        reader, writer = self._line
        writer.write(len(asked).to_bytes(SIZE, "little") + asked)
        await writer.drain()
        size = int.from_bytes(await reader.readexactly(SIZE), "little")
        told = await reader.readexactly(size)
        self._idle = asyncio.get_running_loop().call_later(self.settings.import_idle, self._hang_up)
        return told

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


def _sound(text: str) -> str:
    """The text without halves of letters, which JSON may have and UTF-8 cannot."""
    return text.encode("utf-8", "replace").decode()
