"""The view of a table for one viewer, encoded in pieces: most of a position does not change with a move.

It means the same as `Table.view` (a test compares them), without the list of legal moves, which goes over the wire with
labels. A piece is made again only when its cells have changed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from landsraad.kernel.cells import Cells, Section
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR, show_section

ENCODE = msgspec.json.Encoder().encode


class Viewed:
    def __init__(self, table: Table, seat: str | None, pieces: dict[Any, Any]) -> None:
        self.table = table
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else table.seats.index(seat)
        self.pieces = pieces

    def encoded(self) -> msgspec.Raw:
        table = self.table
        s = table.state
        names = table.game.plan.seats
        of_table: dict[str, Any] = {}
        of_seat: dict[str, dict[str, Any]] = {name: {} for name in table.seats}
        for path, value in table.game.words_of(s).items():
            owner, _, name = path.partition(".")
            if name:
                of_seat[owner][name] = value
            else:
                of_table[owner] = value
        head: dict[str, Any] = {"game": table.game.name, "you": self.seat}
        parts = [ENCODE(head)[1:-1], self._piece(s.t, s.plan.table, SPECTATOR - 1, -1)]
        for i, name in enumerate(table.seats):
            inside = [self._piece(s.seats[i], s.plan.seat, i, i)]
            if of_seat[name]:
                inside.append(ENCODE(of_seat[name])[1:-1])
            parts.append(b'"' + names[i].encode() + b'":{' + b",".join(inside) + b"}")
        of_table["actor"] = table.actor
        of_table["seats"] = table.seats
        if not table.over:
            of_table["decision"] = table.decision()
        of_table["moves"] = len(table.moves)
        parts.append(ENCODE(of_table)[1:-1])
        return msgspec.Raw(b"{" + b",".join(part for part in parts if part) + b"}")

    def _piece(self, cells: Cells, plan: Section, owner: int, key: int) -> bytes:
        now = list(cells)
        eyes = (key, self.viewer == owner)  # all others see the same of a seat: what was made for one serves the next
        known = self.pieces.get(eyes)
        if known is None or known[0] != now:
            known = self.pieces[eyes] = (now, ENCODE(show_section(cells, plan, self.viewer, owner))[1:-1])
        piece: bytes = known[1]
        return piece
