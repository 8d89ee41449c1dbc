"""The view of a table for one viewer, encoded in pieces: most of a position does not change with a move.

It means the same as `Table.view` (a test compares them), without the list of legal moves, which goes over the wire with
labels. A field is encoded again only when its cells have changed.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

import msgspec

from landsraad.kernel.cells import CELL_BYTES, INTERNAL, NONE, PILE, Cells, Field, Section, card_at
from landsraad.kernel.determinize import known_cards
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR, read_field, sees, word_of
from landsraad.server.views.revisions import VersionedObject, entry, joined

BLOCK: Final = 8  # fields that are compared at once

STRANGER: Final = 0  # whose eyes see a section
OWN: Final = 1
MATE: Final = 2

KEPT: Final = 500  # sayings of one field

# What was said of a field whose cells were so, at any table: the same few things over again.
_SAID: Final[dict[Field, dict[bytes, bytes]]] = {}


@final
class Line:
    """A field that is shown: which entry it is, where its bytes are, and what was said of it."""

    __slots__ = ("end", "field", "i", "memo", "start")

    def __init__(self, i: int, field: Field) -> None:
        self.i = i
        self.field = field
        self.start = field.at * CELL_BYTES
        self.end = (field.at + field.size) * CELL_BYTES
        self.memo = _SAID.setdefault(field, {})


@final
class Block:
    """Lines that are compared at once."""

    __slots__ = ("end", "lines", "start")

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.start = lines[0].start
        self.end = lines[-1].end


@final
class Layout:
    """Which fields of a section are seen, by the owner, by a mate or by everybody else, and where their bytes are."""

    def __init__(self, plan: Section, eyes: int) -> None:
        viewer, owner, mate = 0 if eyes == OWN else SPECTATOR, 0, eyes == MATE
        shown = [field for field in plan.fields
                 if sees(field, viewer, owner, mate) or (field.kind == PILE and field.see != INTERNAL)]
        lines = [Line(i, field) for i, field in enumerate(shown)]
        seen = [line for line in lines if sees(line.field, viewer, owner, mate)]
        self.size = len(lines)
        self.blocks = [Block(seen[i:i + BLOCK]) for i in range(0, len(seen), BLOCK)]
        self.piles = [line for line in lines if line not in seen]  # of these one sees the backs


@cache
def layout(plan: Section, eyes: int) -> Layout:
    return Layout(plan, eyes)


@final
class Piece(VersionedObject):
    """A section as the owner sees it, as those who play with the owner do, or as everybody else does."""

    __slots__ = ("cells", "layout", "own", "tops")

    def __init__(self, plan: Section, eyes: int) -> None:
        super().__init__()
        self.layout = layout(plan, eyes)
        self.own = eyes == OWN
        self.tops = [0] * len(self.layout.piles)  # how many cards on top were known
        self.said = [b""] * self.layout.size
        self.since = [0] * self.layout.size
        self.cells = b""

    def look(self, cells: Cells, revision: int) -> None:
        """Say again what is no longer as it was."""
        now, old = bytes(memoryview(cells)), self.cells
        if now == old:
            return
        for block in self.layout.blocks:
            if now[block.start:block.end] != old[block.start:block.end]:
                for line in block.lines:
                    part = now[line.start:line.end]
                    if part != old[line.start:line.end]:
                        self.write(line.i, line.memo.get(part) or remember(line, part, cells), revision)
        for n, line in enumerate(self.layout.piles):
            field = line.field
            known = 0 if field.known == NONE and field.peek == NONE else int(known_cards(cells, field, self.own))
            if now[line.start:line.end] != old[line.start:line.end] or known != self.tops[n]:
                said = encode_pile(cells, field, known)
                if said != self.said[line.i]:
                    self.write(line.i, said, revision)
                if known == 0 != self.tops[n]:
                    self.cut = revision
                self.tops[n] = known
        self.cells = now


def remember(line: Line, part: bytes, cells: Cells) -> bytes:
    if len(line.memo) >= KEPT:
        line.memo.clear()
    said = line.memo[part] = entry(line.field.name, read_field(cells, line.field))
    return said


def encode_pile(cells: Cells, field: Field, known: int) -> bytes:
    """How many cards a hidden pile has, and those on top that are known all the same."""
    size = int(cells[field.at])
    out = entry(field.name, size)
    if known > 0:
        top = [word_of(field.of, card_at(cells, field.at, size - 1 - i)) for i in range(known)]
        out += b"," + entry(f"{field.name}_top", top)
    return out


@final
class Viewed:
    """The view of a seat or of a spectator; `opened`: what each seat sees of its own, all together.

    `pieces` is kept from one state of a table to the next and shared by all viewers: of a seat all others see the same.
    """

    __slots__ = ("all", "own", "pieces", "seats", "table")

    def __init__(self, table: Table, seat: str | None, pieces: dict[Any, Any], opened: bool = False) -> None:
        plan = table.state.plan
        self.pieces = pieces
        self.own = joined(entry("game", table.game.name), entry("you", seat))[1:-1]
        self.table = self._sheets(plan.table, "", STRANGER)
        self.seats = [(name, self._sheets(plan.seat, name, OWN if opened else eyes_on(table, seat, name)))
                      for name in table.seats]
        self.all = [("", self.table), *self.seats]

    def _sheets(self, plan: Section, owner: str, eyes: int) -> tuple[Piece, VersionedObject]:
        piece, words = self.pieces.get((owner, eyes)), self.pieces.get(("words", owner))
        if piece is None:
            piece = self.pieces[owner, eyes] = Piece(plan, eyes)
        if words is None:
            words = self.pieces["words", owner] = VersionedObject()
        return piece, words

    def look(self, table: Table, shared: dict[Any, Any], revision: int) -> Viewed:
        """At the table as it is now. `shared` is kept for one state: what all viewers see of it."""
        s = table.state
        if "decision" not in shared:
            shared["decision"] = None if table.over else table.decision()
            take_words(table, shared["decision"], self.pieces, revision)
        self.table[0].look(s.t, revision)
        for i, (_, sheets) in enumerate(self.seats):
            sheets[0].look(s.seats[i], revision)
        return self

    def whole(self) -> msgspec.Raw:
        parts = [self.own, *(entries.whole() for entries in self.table)]
        parts += [entry_of(name, [entries.whole() for entries in sheets]) for name, sheets in self.seats]
        return msgspec.Raw(joined(*parts))

    def news(self, after: int) -> bytes | None:
        """Only what is newer than an edition, of the seats too; None if that cannot be told by adding."""
        parts: list[bytes] = []
        for name, (piece, words) in self.all:
            if piece.cut > after or words.cut > after:
                return None
            if piece.last > after:
                found = piece.news(after)
                if words.last > after:
                    found += b"," + words.news(after)
            elif words.last > after:
                found = words.news(after)
            else:
                continue
            parts.append(b'"' + name.encode() + b'":{' + found + b"}" if name else found)
        return b"{" + b",".join(parts) + b"}"


def eyes_on(table: Table, seat: str | None, owner: str) -> int:
    """How one looks at a seat. Who plays with whom is said in the set-up and stays so."""
    if seat is None or seat == owner:
        return STRANGER if seat is None else OWN
    return MATE if table.state.is_mate(table.seats.index(seat), table.seats.index(owner)) else STRANGER


def entry_of(name: str, parts: list[bytes]) -> bytes:
    return b'"' + name.encode() + b'":' + joined(*parts)


def view_of(table: Table, seat: str | None, pieces: dict[Any, Any], shared: dict[Any, Any], revision: int) -> Viewed:
    found: Viewed | None = pieces.get(("view", seat))
    if found is None:
        found = pieces["view", seat] = Viewed(table, seat, pieces)
    return found.look(table, shared, revision)


def take_words(table: Table, decision: dict[str, Any] | None, pieces: dict[Any, Any], revision: int) -> None:
    """What is no cell: derived words, and what the table adds."""
    of_table, of_seats = table.game.derived_values(table.state)
    of_table["actor"] = table.actor
    of_table["seats"] = table.seats
    if decision is not None:
        of_table["decision"] = decision
    of_table["moves"] = table.made
    pieces["words", ""].take(of_table, revision)
    for name, words in zip(table.seats, of_seats, strict=True):
        pieces["words", name].take(words, revision)
