"""An argparse parser that reports errors in one line, with the closest valid word and no usage text."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeAlias

from landsraad.kernel.errors import BadInput, nearest

Subcommands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    def __init__(self, **settings: Any) -> None:
        # An abbreviation that works today would change its meaning with the next option, so none is accepted.
        settings.setdefault("allow_abbrev", False)
        super().__init__(**settings)
        self.subcommands: Subcommands | None = None
        self.before_help: Callable[[Sequence[str]], None] | None = None  # fills in help that depends on the language
        self.words: Sequence[str] = ()  # of the whole command line

    def add_subcommands(self, **settings: Any) -> Subcommands:
        settings.setdefault("dest", "command")
        settings.setdefault("metavar", "COMMAND")
        settings.setdefault("required", True)
        self.subcommands = self.add_subparsers(**settings)
        return self.subcommands

    def has_flag(self, flag: str) -> bool:
        return flag in self._option_string_actions

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        self._remember(words)
        parsed, extra = self.parse_known_args(words)
        if extra:
            word = extra[0].split("=")[0]
            if word.startswith("-"):
                raise BadInput(f"unknown option '{word}'{nearest(word, self._options(parsed))}")
            raise BadInput(f"unexpected word '{word}'")
        return parsed

    def format_help(self) -> str:
        if self.before_help is not None:
            self.before_help(self.words)
        return super().format_help()

    def _remember(self, words: Sequence[str]) -> None:
        self.words = words
        if self.subcommands is not None:
            for parser in self.subcommands.choices.values():
                parser._remember(words)

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        words = [str(choice) for choice in action.choices]
        if isinstance(action, argparse._SubParsersAction):
            kind = "command"
        else:
            kind = "/".join(action.option_strings) or str(action.metavar or action.dest).lower()
        raise BadInput(f"unknown {kind} '{value}'{nearest(str(value), words) or '; there are ' + ', '.join(words)}")

    def _options(self, parsed: argparse.Namespace) -> list[str]:
        """Returns the options of this parser and of the chosen subcommands."""
        known = list(self._option_string_actions)
        if self.subcommands is not None:
            chosen = self.subcommands.choices.get(str(getattr(parsed, self.subcommands.dest, "")))
            if chosen is not None:
                known += chosen._options(parsed)
        return known
