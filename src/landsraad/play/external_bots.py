"""Programs as players: any command that speaks the lines of docs/bots.md on its standard input and output."""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from typing import Final

from landsraad.bots import Observation
from landsraad.kernel.errors import BadInput
from landsraad.play.protocol import Message, choose, deal, hello, number, over, read, refused, written

PATIENCE: Final = 60.0  # seconds a program may think about one answer
TRIES: Final = 3  # moves that are not possible, one after the other
GRACE: Final = 2.0  # seconds a program gets to end
SHOWN: Final = 40  # letters of a command
LONGEST: Final = 1_000_000  # letters of a line; an answer has a hundred


class Program:
    """A process at the other end. It is started when the first line is sent and hears the end of its input last."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BadInput(f"the program {command[:SHOWN]!r} is not a command: {error}") from None
        if not self.words:
            raise BadInput("the program has no name")
        self.name = command[:SHOWN]
        self.patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._said: queue.Queue[str | None] = queue.Queue()

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                       encoding="utf-8", errors="replace", bufsize=1)
        except OSError as error:
            raise BadInput(f"the program {self.name!r} does not start: {error.strerror or error}") from None
        threading.Thread(target=self._listen, args=(process,), daemon=True).start()
        return process

    def _listen(self, process: subprocess.Popen[str]) -> None:
        """In a thread of its own: only so a program that is silent can be given up on every system."""
        assert process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := process.stdout.readline(LONGEST):
                if line.strip():
                    self._said.put(line)
                if len(line) == LONGEST:
                    break
        self._said.put(None)

    def send(self, message: Message) -> None:
        if self._process is None:
            self._process = self._start()
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # that it has ended is noticed when it owes an answer
            self._process.stdin.write(written(message) + "\n")
            self._process.stdin.flush()

    def receive(self) -> Message:
        try:
            line = self._said.get(timeout=self.patience)
        except queue.Empty:
            raise BadInput(f"the program {self.name!r} did not answer within {self.patience:g} seconds") from None
        if line is None:
            self._said.put(None)
            raise BadInput(f"the program {self.name!r} has ended before it answered")
        if len(line) == LONGEST:
            raise BadInput(f"the program {self.name!r}: a line has more than {LONGEST - 1} letters")
        return read(line, f"the program {self.name!r}")

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


class ProgramBot:
    """A bot that a program is. `close` it when the game is over."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.line = Program(command, patience)
        self._greeted = False
        self._asked = 0

    def choose(self, seen: Observation) -> str:
        who = f"the program {self.line.name!r}"
        if not self._greeted:
            self._greeted = True
            self.line.send(hello(seen.game, seen.game.plan.seats[seen.seat], seen.view["seats"]))
        self._asked += 1
        error = ""
        for _ in range(TRIES):
            if error:
                self.line.send(refused(self._asked, error))
            self.line.send(choose(self._asked, seen.view, seen.legal))
            answer = self.line.receive()
            while answer["type"] == "deal":
                self.line.send(deal(self._asked, seen.determinize(number(answer, "seed", who))))
                answer = self.line.receive()
            if answer["type"] != "move" or not isinstance(answer.get("move"), str):
                raise BadInput(f"{who} answered with {written(answer)[:60]}, which is no move")
            move: str = answer["move"]
            of = answer.get("id", self._asked)
            if of == self._asked and move in seen.legal:
                return move
            error = f"{move!r} is not among the legal moves" if of == self._asked else \
                f"a move with the id {of!r} is no answer to the question {self._asked}"
        raise BadInput(f"{who}: {error}, {TRIES} times")

    def close(self, result: dict[str, object] | None = None) -> None:
        if self._greeted and result is not None:
            self.line.send(over(result))
        self.line.close()
