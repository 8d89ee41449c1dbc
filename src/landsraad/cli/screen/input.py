"""Reads input from a terminal, with completion and history, or from a pipe."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle


class MoveCompleter(Completer):
    """Completes moves and commands one word at a time."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        done = typed.count(" ")
        last = typed.rsplit(" ", 1)[-1]
        found: dict[str, bool] = {}  # by next word: whether another one follows
        for line in self.lines:
            if line.startswith(typed):
                found[line.split(" ")[done]] = line.count(" ") > done
        for word, more in found.items():
            yield Completion(f"{word} " if more else word, start_position=-len(last), display=word)


class Reader:
    """Reads one line at a time; raises EOFError at the end of the input."""

    def __init__(self, tty: bool) -> None:
        self.tty = tty
        self.completer = MoveCompleter()
        self._session: PromptSession[str] | None = None

    def ask(self, prompt: str, words: Iterable[str] = ()) -> str:
        if not self.tty:
            print(prompt, end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                print()
                raise EOFError
            print()  # a pipe does not echo the line break
            return line.strip()
        self.completer.lines = list(words)
        if self._session is None:
            self._session = PromptSession(completer=self.completer, complete_while_typing=False,
                                          complete_style=CompleteStyle.READLINE_LIKE, reserve_space_for_menu=0)
        return self._session.prompt(prompt).strip()

    def wait(self, seconds: float) -> bool:
        """Pauses until the time is over or Enter is pressed; tells whether it was."""
        if not self.tty:
            return False
        try:
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
        except (OSError, ValueError):  # a console without `select`
            time.sleep(seconds)
            return False
        if ready and not sys.stdin.readline():
            raise EOFError
        return bool(ready)
