"""The changes of one move in a few dozen bytes: changed cells, stack and events.

Together with the position before it, a delta is enough to show the move later without any rules. Its numbers refer to
one layout (`layouts`), which must be stored too.

Numbers have a variable length: the first byte has six bits, a sign and a continuation bit, the following bytes have
seven bits each.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import FRAME, State
from landsraad.kernel.events import Event

LOW: Final = 0x3F
SIGN: Final = 0x40
MORE: Final = 0x80
PART: Final = 0x7F


def encode_delta(before: State, after: State, events: list[Event]) -> bytes:
    out = BytesWriter()
    last = _write_changes(out, before.t, after.t, 0, -1)
    first: i64 = len(before.t)
    for i in range(before.players):
        last = _write_changes(out, before.seats[i], after.seats[i], first, last)
        first += len(before.seats[i])
    _write(out, -1)
    _write_stack(out, before, after)
    _write(out, len(events))
    for event in events:
        _write(out, event.kind.number)
        _write(out, event.seat)
        _write(out, event.source)
        _write(out, len(event.values))
        for value in event.values:
            _write(out, value)
    return out.getvalue()


def _write_changes(out: BytesWriter, before: Cells, after: Cells, first: i64, last: i64) -> i64:
    """Writes each changed cell as its distance from the previous one and its value."""
    for i in range(len(before)):
        if before[i] != after[i]:
            _write(out, first + i - last - 1)
            _write(out, after[i])
            last = first + i
    return last


def _write_stack(out: BytesWriter, before: State, after: State) -> None:
    """Writes how many frames stayed, and the new ones."""
    kept: i64 = 0
    most = min(before.depth, after.depth) * FRAME
    while kept < most and before.stack[kept] == after.stack[kept]:
        kept += 1
    kept -= kept % FRAME
    _write(out, kept // FRAME)
    _write(out, after.depth - kept // FRAME)
    for i in range(kept, after.depth * FRAME):
        _write(out, after.stack[i])


def _write(out: BytesWriter, number: i64) -> None:
    sign: i64 = 0
    if number < 0:
        number = -1 - number
        sign = SIGN
    rest = number >> 6
    out.append(u8(number & LOW | sign | (MORE if rest else 0)))
    while rest:
        number = rest
        rest >>= 7
        out.append(u8(number & PART | (MORE if rest else 0)))


@final
class Delta:
    """A decoded delta, in numbers of the layout it was written with."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0
        self.changes: list[tuple[int, int]] = []  # pairs of cell and value; cells are counted through table and seats
        cell = -1
        while (gap := self._read()) >= 0:
            cell += gap + 1
            self.changes.append((cell, self._read()))
        self.kept = self._read()
        self.frames = [self._read() for _ in range(self._read() * FRAME)]
        self.events = [self._read_event() for _ in range(self._read())]

    def _read_event(self) -> tuple[int, int, int, list[int]]:
        kind, seat, source = self._read(), self._read(), self._read()
        return kind, seat, source, [self._read() for _ in range(self._read())]

    def _read(self) -> int:
        byte = self.data[self.at]
        self.at += 1
        number, shift = byte & LOW, 6
        negative = byte & SIGN
        while byte & MORE:
            byte = self.data[self.at]
            self.at += 1
            number |= (byte & PART) << shift
            shift += 7
        return -1 - number if negative else number
