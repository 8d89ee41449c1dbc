"""External programs as bots: any command that speaks the protocol of docs/bots.md."""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from typing import Final

from landsraad.bots import Observation
from landsraad.kernel.errors import BadInput
from landsraad.play.protocol import Message, choose, deal, decode, encode, hello, number, over, refused

TIMEOUT: Final = 60.0  # seconds for one answer
ATTEMPTS: Final = 3  # to name a legal move
EXIT_SECONDS: Final = 2.0  # for a program to end by itself
SHOWN_LENGTH: Final = 40  # characters of a command in messages
LONGEST_LINE: Final = 1_000_000  # characters


class Program:
    """A process that is started with the first message. Closing its input tells it to end."""

    def __init__(self, command: str, timeout: float = TIMEOUT) -> None:
        try:
            self.arguments = shlex.split(command)
        except ValueError as error:
            raise BadInput(f"program {command[:SHOWN_LENGTH]!r}: not a command: {error}") from None
        if not self.arguments:
            raise BadInput("program: the command is empty")
        self.name = command[:SHOWN_LENGTH]
        self.timeout = timeout
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(self.arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                       encoding="utf-8", errors="replace", bufsize=1)
        except OSError as error:
            raise BadInput(f"program {self.name!r}: cannot start: {error.strerror or error}") from None
        threading.Thread(target=self._read_lines, args=(process,), daemon=True).start()
        return process

    def _read_lines(self, process: subprocess.Popen[str]) -> None:
        """Reads in a thread, so that a silent program can be abandoned on every system."""
        assert process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := process.stdout.readline(LONGEST_LINE):
                if line.strip():
                    self._lines.put(line)
                if len(line) == LONGEST_LINE:
                    break
        self._lines.put(None)

    def send(self, message: Message) -> None:
        if self._process is None:
            self._process = self._start()
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # `receive` notices that it has ended
            self._process.stdin.write(encode(message) + "\n")
            self._process.stdin.flush()

    def receive(self) -> Message:
        try:
            line = self._lines.get(timeout=self.timeout)
        except queue.Empty:
            raise BadInput(f"program {self.name!r}: no answer within {self.timeout:g} seconds") from None
        if line is None:
            self._lines.put(None)
            raise BadInput(f"program {self.name!r}: ended before it answered")
        if len(line) == LONGEST_LINE:
            raise BadInput(f"program {self.name!r}: a line has more than {LONGEST_LINE - 1} characters")
        return decode(line, f"program {self.name!r}")

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


class ProgramBot:
    """A bot that asks a program. `close` it after the game."""

    def __init__(self, command: str, timeout: float = TIMEOUT) -> None:
        self.program = Program(command, timeout)
        self._greeted = False
        self._question = 0

    def choose(self, observation: Observation) -> str:
        who = f"program {self.program.name!r}"
        if not self._greeted:
            self._greeted = True
            seat = observation.game.plan.seats[observation.seat]
            self.program.send(hello(observation.game, seat, observation.view["seats"]))
        self._question += 1
        error = ""
        for _ in range(ATTEMPTS):
            if error:
                self.program.send(refused(self._question, error))
            self.program.send(choose(self._question, observation.view, observation.legal))
            answer = self.program.receive()
            while answer["type"] == "deal":
                self.program.send(deal(self._question, observation.determinize(number(answer, "seed", who))))
                answer = self.program.receive()
            if answer["type"] != "move" or not isinstance(answer.get("move"), str):
                raise BadInput(f"{who}: {encode(answer)[:60]} is not a move")
            move: str = answer["move"]
            answered = answer.get("id", self._question)
            if answered == self._question and move in observation.legal:
                return move
            error = f"{move!r} is not among the legal moves" if answered == self._question else \
                f"a move with id {answered!r} does not answer question {self._question}"
        raise BadInput(f"{who}: {error}, {ATTEMPTS} times")

    def close(self, result: dict[str, object] | None = None) -> None:
        """Sends the result, if the game is over, and ends the program."""
        if self._greeted and result is not None:
            self.program.send(over(result))
        self.program.close()
