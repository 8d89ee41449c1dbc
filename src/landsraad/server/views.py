"""The view of a table for one viewer, encoded in pieces: most of a position does not change with a move.

It means the same as `Table.view` (a test compares them), without the list of legal moves, which goes over the wire with
labels. A field is encoded again only when its cells have changed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from landsraad.kernel.cells import INNER, NONE, PILE, Cells, Field, Section
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR, known_cards, read_field, sees, word_of

ENCODE = msgspec.json.Encoder().encode
THE_TABLE = SPECTATOR - 1  # as an owner: nobody


class Piece:
    """A section as the owner sees it, or as everybody else does: what its cells were, and what each field said."""

    __slots__ = ("cells", "fields", "joined", "said")

    def __init__(self, plan: Section, viewer: int, owner: int) -> None:
        self.fields = [(field, sees(field, viewer, owner), field.at, field.at + field.size) for field in plan.fields
                       if sees(field, viewer, owner) or (field.kind == PILE and field.see != INNER)]
        self.said: list[bytes] = [b""] * len(self.fields)
        self.cells: list[int] = []
        self.joined = b""

    def encoded(self, cells: Cells, own: bool) -> bytes:
        now = list(cells)
        old = self.cells
        if now == old:
            return self.joined
        said = self.said
        for i, (field, seen, start, end) in enumerate(self.fields):
            if seen:
                if now[start:end] != old[start:end]:
                    said[i] = encode_field(field.name, read_field(cells, field))
            elif not old or now[start:end] != old[start:end] or _marks(field, now) != _marks(field, old):
                said[i] = encode_pile(cells, field, own)
        self.cells = now
        self.joined = b",".join(said)
        return self.joined


def _marks(field: Field, cells: list[int]) -> tuple[int, int]:
    """The cells that say how many cards on top of a hidden pile are known."""
    return (0 if field.known == NONE else cells[field.known], 0 if field.peek == NONE else cells[field.peek])


def encode_field(name: str, value: Any) -> bytes:
    return b'"' + name.encode() + b'":' + ENCODE(value)


def encode_pile(cells: Cells, field: Field, own: bool) -> bytes:
    """How many cards a hidden pile has, and those on top that are known all the same."""
    size = int(cells[field.at])
    out = encode_field(field.name, size)
    known = known_cards(cells, field, own)
    if known > 0:
        top = [word_of(field.of, cells[field.at + size - i]) for i in range(known)]
        out += b"," + encode_field(f"{field.name}_top", top)
    return out


class Viewed:
    """`pieces` is kept from one state of a table to the next."""

    def __init__(self, table: Table, seat: str | None, pieces: dict[Any, Any]) -> None:
        self.table = table
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else table.seats.index(seat)
        self.pieces = pieces

    def encoded(self, shared: dict[Any, Any]) -> msgspec.Raw:
        """`shared` is kept for one state of the table: what all viewers see of it."""
        table = self.table
        s = table.state
        words = shared.get("words")
        if words is None:
            words = shared["words"] = self._words(shared)
        of_table, of_seat = words
        parts = [b'"game":' + ENCODE(table.game.name) + b',"you":' + ENCODE(self.seat),
                 self._piece(s.t, s.plan.table, THE_TABLE)]
        for i, name in enumerate(table.seats):
            parts.append(b'"' + name.encode() + b'":{' + self._piece(s.seats[i], s.plan.seat, i) + of_seat[name] + b"}")
        parts.append(of_table)
        return msgspec.Raw(b"{" + b",".join(parts) + b"}")

    def _words(self, shared: dict[Any, Any]) -> tuple[bytes, dict[str, bytes]]:
        """What is no cell: derived words, and what the table adds."""
        table = self.table
        of_table: dict[str, Any] = {}
        of_seat: dict[str, dict[str, Any]] = {name: {} for name in table.seats}
        for path, value in table.game.words_of(table.state).items():
            owner, _, name = path.partition(".")
            if name:
                of_seat[owner][name] = value
            else:
                of_table[owner] = value
        of_table["actor"] = table.actor
        of_table["seats"] = table.seats
        if not table.over:
            of_table["decision"] = shared["decision"] = table.decision()
        of_table["moves"] = len(table.moves)
        return ENCODE(of_table)[1:-1], {name: b"," + ENCODE(more)[1:-1] if more else b""
                                        for name, more in of_seat.items()}

    def _piece(self, cells: Cells, plan: Section, owner: int) -> bytes:
        own = self.viewer == owner
        piece: Piece | None = self.pieces.get((owner, own))  # all others see the same of a seat
        if piece is None:
            piece = self.pieces[(owner, own)] = Piece(plan, self.viewer, owner)
        return piece.encoded(cells, own)
