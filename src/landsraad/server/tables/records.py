"""The record of a finished game: as it is stored and as it is given out."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import Table
from landsraad.play import AUTOMA, BOT, HUMAN
from landsraad.server.storage.queries import SeatRow


def record_of(table: Table, seats: Sequence[SeatRow]) -> str:
    names = {row.seat: row.name for row in seats if row.name and row.seat in table.seats}
    kinds = {row.seat: row.controller for row in seats if row.controller in (HUMAN, BOT, AUTOMA)}
    return write_record(table, names, None, kinds)


def packed_record(table: Table, seats: Sequence[SeatRow]) -> bytes:
    return zlib.compress(record_of(table, seats).encode(), 9)


def unpacked_record(packed: bytes) -> str:
    return zlib.decompress(packed).decode()
