"""Entries of a JSON object, each encoded when it changes and never again, and each with the edition it changed in.

A table counts its *editions*: the moments at which somebody looked whether anything had changed. Whoever was told
everything up to one edition lacks just the entries that are newer, so that an update is put together from a few pieces
that are already there.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

ENCODE: Final = msgspec.json.Encoder().encode
NEVER: Final = 0  # the edition of somebody who was told nothing yet
MISSING: Final = object()


class VersionedObject:
    __slots__ = ("cut", "given", "last", "said", "since", "values")

    def __init__(self) -> None:
        self.said: list[bytes] = []  # `"name":value`, for each entry
        self.since: list[int] = []  # the edition in which it was last another one
        self.last = NEVER  # the newest of these
        self.cut = NEVER  # the edition in which an entry vanished: what was told before that cannot be added to
        self.given: dict[str, Any] = {}  # the entries, where they are given by name
        self.values: list[Any] = []  # the same, where they are always the same entries

    def write(self, i: int, said: bytes, revision: int) -> None:
        self.said[i] = said
        self.since[i] = self.last = revision

    def take(self, given: dict[str, Any], revision: int) -> None:
        """All entries as they are now, by name."""
        old = self.given
        if len(given) == len(old):
            changed: list[tuple[int, str]] = []
            for i, name in enumerate(old):
                value = given.get(name, MISSING)
                before = old[name]
                if value is MISSING:
                    break
                if value is not before and value != before:
                    changed.append((i, name))
            else:
                for i, name in changed:
                    value = old[name] = given[name]
                    self.write(i, entry(name, value), revision)
                return
        self.cut = revision if old else NEVER
        self.said, self.since = [b""] * len(given), [revision] * len(given)
        for i, (name, value) in enumerate(given.items()):
            self.write(i, entry(name, value), revision)
        self.given = given

    def refresh(self, given: dict[str, Any], revision: int) -> None:
        """As `take`, for entries that never vanish nor change their order. A value in bytes is encoded already."""
        values = self.values
        if len(values) != len(given):
            values = self.values = [MISSING] * len(given)
            self.said, self.since = [b""] * len(given), [revision] * len(given)
        for i, (name, value) in enumerate(given.items()):
            before = values[i]
            if value is not before and value != before:
                values[i] = value
                self.write(i, encoded(name, value) if isinstance(value, bytes) else entry(name, value), revision)

    def whole(self) -> bytes:
        return b",".join(self.said)

    def news(self, after: int) -> bytes:
        """What is newer than an edition."""
        if self.last <= after:
            return b""
        said = self.said
        return b",".join([said[i] for i, since in enumerate(self.since) if since > after])


def entry(name: str, value: Any) -> bytes:
    return b'"' + name.encode() + b'":' + ENCODE(value)


def encoded(name: str, value: bytes) -> bytes:
    return b'"' + name.encode() + b'":' + value


def joined(*parts: bytes) -> bytes:
    """Parts of one object; some may be empty."""
    return b"{" + b",".join([part for part in parts if part]) + b"}"
