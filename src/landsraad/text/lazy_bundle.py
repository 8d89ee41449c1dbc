"""A Fluent bundle that parses a message when it is first asked for. Most processes say little in one language."""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

# Where an entry begins: everything that belongs to the one before is indented, or closes its braces.
ENTRY: Final = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)


class Entries(dict[str, Any]):
    """Messages or terms by name: the text of those that nobody has asked for, and the others as Fluent parsed them."""

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        if isinstance(found, str):
            parsed = [entry for entry in FluentResource(found).body if isinstance(entry, (ast.Message, ast.Term))]
            if len(parsed) != 1:
                raise LookupError(name)
            found = self[name] = parsed[0]
        return found


class LazyBundle(FluentBundle):
    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._messages: Entries = Entries()
        self._terms: Entries = Entries()

    def has_message(self, message_id: str) -> bool:
        try:
            return self._messages[message_id] is not None
        except LookupError:
            return False

    def add_source(self, text: str) -> None:
        """Adds a file. Of two messages with one name the first counts."""
        text = COMMENT.sub("", text)
        begins = list(ENTRY.finditer(text))
        for begin, end in zip(begins, [*(entry.start() for entry in begins[1:]), len(text)], strict=True):
            entries = self._terms if begin[1] else self._messages
            entries.setdefault(begin[2], text[begin.start():end])
