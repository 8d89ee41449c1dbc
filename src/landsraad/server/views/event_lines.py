"""What was said of events at any table, filled with the numbers and names of one: the part that is done for each event
and each viewer. See `gaps` and `rendering.event_lines`."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from landsraad.kernel.events import Event

NO_END: Final = 1 << 62
PIECE: Final = re.compile(rb"%\(([^)]*)\)[bd]|%%|[^%]+")
Key: TypeAlias = "tuple[tuple[object, ...], bool]"  # of an event, and whether an automa's seat is explained


def keys_of(happened: list[Event], first: int, end: int | None, viewer: int, automas: list[bool]) -> list[Key]:
    """`automas`: whether each seat is one's; the last one for events of nobody."""
    return [(event.key(viewer), automas[event.seat]) for event in happened[first:end]]


def parts_of(pattern: bytes) -> list[bytes]:
    """A pattern as `gaps` makes them, cut at its gaps: every other part is the name of one. To put such parts together
    takes half as long as `%` with the names."""
    out = [b""]
    for found in PIECE.finditer(pattern):
        if found[1] is not None:
            out += [found[1], b""]
        else:
            out[-1] += b"%" if found[0] == b"%%" else found[0]
    return out


def fill(lines: dict[Key, list[bytes]], keys: list[Key], blanks: dict[bytes, bytes], first: int, steps: list[Any],
         before: int) -> list[bytes]:
    """Each with its number and that of the move it came with. The steps are those of the session; `before` them there
    were so many moves."""
    at = len(steps)
    while at > 0 and steps[at - 1].events_before > first:
        at -= 1
    ends: int = steps[at].events_before if at < len(steps) else NO_END
    n = first
    out: list[bytes] = []
    for key in keys:
        while n >= ends:
            at += 1
            ends = steps[at].events_before if at < len(steps) else NO_END
        blanks[b"n"] = b"%d" % n
        blanks[b"move"] = b"%d" % (before + at)
        parts = lines[key][:]
        for i in range(1, len(parts), 2):
            parts[i] = blanks[parts[i]]
        out.append(b"".join(parts))
        n += 1
    return out
