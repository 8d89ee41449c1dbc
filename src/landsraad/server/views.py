"""The view of a table for one viewer, encoded in pieces: most of a position does not change with a move.

It means the same as `Table.view` (a test compares them), without the list of legal moves, which goes over the wire with
labels. A field is encoded again only when its cells have changed.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from landsraad.kernel.cells import CELL_BYTES, INNER, NONE, PILE, Cells, Field, Section
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR, known_cards, read_field, sees, word_of
from landsraad.server.sheets import Sheet, entry, joined

THE_TABLE: Final = SPECTATOR - 1  # as an owner: nobody
BLOCK: Final = 8  # fields that are compared at once

KEPT: Final = 500  # sayings of one field

# What was said of a field whose cells were so, at any table: the same few things over again.
_SAID: Final[dict[Field, dict[bytes, bytes]]] = {}


class Piece(Sheet):
    """A section as the owner sees it, or as everybody else does."""

    __slots__ = ("blocks", "cells", "piles", "tops")

    def __init__(self, plan: Section, owner: int, own: bool) -> None:
        super().__init__()
        viewer = owner if own else SPECTATOR
        shown = [field for field in plan.fields
                 if sees(field, viewer, owner) or (field.kind == PILE and field.see != INNER)]
        lines = [(i, field.at * CELL_BYTES, (field.at + field.size) * CELL_BYTES, field, _SAID.setdefault(field, {}))
                 for i, field in enumerate(shown)]
        seen = [line for line in lines if sees(line[3], viewer, owner)]
        self.blocks = [(block[0][1], block[-1][2], block)
                       for block in (seen[i:i + BLOCK] for i in range(0, len(seen), BLOCK))]
        self.piles = [line[:4] for line in lines if line not in seen]  # of these one sees the backs
        self.tops = [0] * len(self.piles)  # how many cards on top were known
        self.said = [b""] * len(lines)
        self.since = [0] * len(lines)
        self.cells = b""

    def look(self, cells: Cells, own: bool, edition: int) -> None:
        """Say again what is no longer as it was."""
        now, old = bytes(memoryview(cells)), self.cells
        if now == old:
            return
        for first, last, block in self.blocks:
            if now[first:last] != old[first:last]:
                for i, start, end, field, memo in block:
                    part = now[start:end]
                    if part != old[start:end]:
                        self.write(i, memo.get(part) or remember(memo, part, cells, field), edition)
        for n, (i, start, end, field) in enumerate(self.piles):
            known = 0 if field.known == NONE and field.peek == NONE else known_cards(cells, field, own)
            if now[start:end] != old[start:end] or known != self.tops[n]:
                said = encode_pile(cells, field, known)
                if said != self.said[i]:
                    self.write(i, said, edition)
                if known == 0 != self.tops[n]:
                    self.cut = edition
                self.tops[n] = known
        self.cells = now


def remember(memo: dict[bytes, bytes], part: bytes, cells: Cells, field: Field) -> bytes:
    if len(memo) >= KEPT:
        memo.clear()
    said = memo[part] = entry(field.name, read_field(cells, field))
    return said


def encode_pile(cells: Cells, field: Field, known: int) -> bytes:
    """How many cards a hidden pile has, and those on top that are known all the same."""
    size = int(cells[field.at])
    out = entry(field.name, size)
    if known > 0:
        top = [word_of(field.of, cells[field.at + size - i]) for i in range(known)]
        out += b"," + entry(f"{field.name}_top", top)
    return out


class Viewed:
    """`pieces` is kept from one state of a table to the next, `shared` for one state: what all viewers see of it.
    With `opened` it is what each seat sees of its own, all together."""

    __slots__ = ("own", "seats", "table")

    def __init__(self, table: Table, seat: str | None, pieces: dict[Any, Any], shared: dict[Any, Any],
                 edition: int, opened: bool = False) -> None:
        s, names = table.state, table.seats
        if "decision" not in shared:
            shared["decision"] = None if table.over else table.decision()
            take_words(table, shared["decision"], pieces, edition)
        self.table = [piece_of(pieces, s.t, s.plan.table, THE_TABLE, False, edition), pieces["words", ""]]
        self.seats = [(name, [piece_of(pieces, s.seats[i], s.plan.seat, i, opened or name == seat, edition),
                              pieces["words", name]]) for i, name in enumerate(names)]
        self.own = pieces.get(("own", seat))
        if self.own is None:
            self.own = pieces["own", seat] = Sheet()
            self.own.take({"game": table.game.name, "you": seat}, edition)

    def whole(self) -> msgspec.Raw:
        parts = [sheet.whole() for sheet in (self.own, *self.table)]
        parts += [entry_of(name, [sheet.whole() for sheet in sheets]) for name, sheets in self.seats]
        return msgspec.Raw(joined(*parts))

    def news(self, after: int) -> bytes | None:
        """Only what is newer than an edition, of the seats too; None if that cannot be told by adding."""
        parts = []
        for name, sheets in (("", self.table), *self.seats):
            found = []
            for sheet in sheets:
                if sheet.cut > after:
                    return None
                if sheet.last > after:
                    found.append(sheet.news(after))
            if found:
                parts.append(entry_of(name, found) if name else b",".join(found))
        return joined(*parts)


def entry_of(name: str, parts: list[bytes]) -> bytes:
    return b'"' + name.encode() + b'":' + joined(*parts)


def take_words(table: Table, decision: dict[str, Any] | None, pieces: dict[Any, Any], edition: int) -> None:
    """What is no cell: derived words, and what the table adds."""
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
    if decision is not None:
        of_table["decision"] = decision
    of_table["moves"] = len(table.moves)
    for name, words in (("", of_table), *of_seat.items()):
        sheet: Sheet | None = pieces.get(("words", name))
        if sheet is None:
            sheet = pieces["words", name] = Sheet()
        sheet.take(words, edition)


def piece_of(pieces: dict[Any, Any], cells: Cells, plan: Section, owner: int, own: bool, edition: int) -> Piece:
    piece: Piece | None = pieces.get((owner, own))  # all others see the same of a seat
    if piece is None:
        piece = pieces[owner, own] = Piece(plan, owner, own)
    piece.look(cells, own, edition)
    return piece
