"""Many tables at once, for learners: their rows, masks and moves in a few vectors, with the loop inside the engine.

The vectors stay where they are and are filled again after each step, so that whoever holds a window onto them (an array
of another library) sees the new numbers without a copy.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.observe import Marks, Mask, Observer, Row


@final
class Sheets:
    """A row and a mask for each of several tables."""

    def __init__(self, observer: Observer, rows: int) -> None:
        self.observer = observer
        self.rows = rows
        self.width: i64 = observer.size
        self.moves: i64 = observer.moves
        self.row: Row = vec[i16]([0] * (rows * observer.size))
        self.mask: Mask = vec[u8]([0] * (rows * observer.moves))
        self.marks = Marks()
        self.masked = Marks()  # the same for the masks

    def wipe(self) -> None:
        self.marks.empty(self.row)
        places = self.masked.places
        for i in range(self.masked.count):
            self.mask[places[i]] = 0
        self.masked.count = 0

    def fill(self, row: i64, s: State, viewer: i64) -> None:
        """What the viewer sees, and may do. The sheet of that row must have been wiped."""
        self.observer.write(s, viewer, self.row, row * self.width, self.marks)
        if s.depth > 0 and s.actor == viewer:
            start = row * self.moves
            for i in range(s.count):
                self.mask[start + s.moves[i]] = 1
                self.masked.note(start + s.moves[i])

    def rows_window(self) -> memoryview:
        return memoryview(self.row)

    def masks_window(self) -> memoryview:
        return memoryview(self.mask)


@final
class Batch:
    """`clock` is a cell of the table: a game in which it goes beyond `until` counts as over. NONE: no game is cut."""

    def __init__(self, observer: Observer, states: list[State], clock: i64 = NONE, until: i64 = 0) -> None:
        self.sheets = Sheets(observer, len(states))
        self.states = states
        self.clock = clock
        self.until = until
        self.actors: Cells = vec[i64]([0 for _ in states])
        self.first: Cells = vec[i64]([0 for _ in range(len(states) + 1)])  # where the offers of each table begin
        self.offers: Cells = vec[i64]()
        self.offered: i64 = 0
        self.look()

    def play(self, moves: list[int]) -> list[int]:
        """One move at each table; the rows whose game is over now. A wrong move changes nothing at any table."""
        if len(moves) != len(self.states):
            raise BadInput(f"there are {len(self.states)} tables, and moves for {len(moves)}")
        mask = self.sheets.mask
        width = self.sheets.moves
        for row in range(len(moves)):
            move: i64 = moves[row]
            if not 0 <= move < width or mask[row * width + move] == 0:
                raise BadInput(f"table {row}: move {moves[row]} is not legal there")
        over: list[int] = []
        for row in range(len(moves)):
            s = self.states[row]
            apply(s, moves[row])
            if s.depth == 0 or (self.clock != NONE and s.t[self.clock] > self.until):
                over.append(row)
        return over

    def seat(self, row: int, s: State) -> None:
        """Another game at that table, from the next `look` on."""
        self.states[row] = s

    def look(self) -> None:
        """Fill every sheet for the seat that must decide at its table."""
        self.sheets.wipe()
        self.offered = 0
        for row in range(len(self.states)):
            s = self.states[row]
            actor: i64 = s.actor
            self.actors[row] = actor
            self.first[row] = self.offered
            self.sheets.fill(row, s, actor if actor >= 0 else 0)
            for i in range(s.count):
                self._offer(s.moves[i])
        self.first[len(self.states)] = self.offered

    def actors_window(self) -> memoryview:
        return memoryview(self.actors)

    def first_window(self) -> memoryview:
        return memoryview(self.first)

    def offers_window(self) -> memoryview:
        """Only until the next `look`: this vector may grow."""
        return memoryview(self.offers)

    def _offer(self, move: i64) -> None:
        if self.offered == len(self.offers):
            self.offers = append(self.offers, move)
        else:
            self.offers[self.offered] = move
        self.offered += 1
