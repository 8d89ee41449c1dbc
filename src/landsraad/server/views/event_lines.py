"""Lines about events as JSON: templates shared by all tables, filled with the numbers and names of one table.

This runs for each event and each viewer, so it is compiled. See `sentence_templates` and `rendering.event_lines`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from landsraad.kernel.events import Event

NO_END: Final = 1 << 62
PIECE: Final = re.compile(rb"%\(([^)]*)\)[bd]|%%|[^%]+")
NUMBERS: Final = [b"%d" % n for n in range(4096)]
# Kind, seat, whether the event is the viewer's own and whether it is an automa's; then the cause and the values.
Key: TypeAlias = "tuple[int, int, tuple[int, ...]]"


def parts_of(pattern: bytes) -> list[bytes]:
    """A template cut at its placeholders: every other part is the name of one."""
    out = [b""]
    for found in PIECE.finditer(pattern):
        if found[1] is not None:
            out += [found[1], b""]
        else:
            out[-1] += b"%" if found[0] == b"%%" else found[0]
    return out


def number(n: int) -> bytes:
    return NUMBERS[n] if n < len(NUMBERS) else b"%d" % n


def lines_of(happened: list[Event], first: int, end: int, viewer: int, automas: list[bool],
             templates: dict[Key, list[bytes]], make: Callable[[int, bool], list[bytes]], names: dict[bytes, bytes],
             steps: list[Any], before: int) -> list[bytes]:
    """The events from `first` to `end`, each with its number and that of its move.

    automas: whether each seat is an automa's; the last entry is for events of nobody.
    make: makes the template of an event that no table has had so far.
    steps: those of the session; `before` them there were so many moves.
    """
    at = len(steps)
    while at > 0 and steps[at - 1].events_before > first:
        at -= 1
    ends: int = steps[at].events_before if at < len(steps) else NO_END
    move = number(before + at)
    out: list[bytes] = []
    for n in range(first, end):
        if n >= ends:
            while n >= ends:
                at += 1
                ends = steps[at].events_before if at < len(steps) else NO_END
            move = number(before + at)
        event = happened[n]
        automa = automas[event.seat]
        kind = ((event.kind.number * 64 + event.seat + 1) * 2 + (event.seat == viewer)) * 2 + automa
        key = (kind, event.source, event.values)
        template = templates.get(key)
        if template is None:
            template = templates[key] = make(n, automa)
        if len(template) == 1:
            out.append(b'{"n":' + number(n) + b',"move":' + move + template[0])
        else:
            parts = template[:]
            for i in range(1, len(parts), 2):
                parts[i] = names[parts[i]]
            out.append(b'{"n":' + number(n) + b',"move":' + move + b"".join(parts))
    return out
