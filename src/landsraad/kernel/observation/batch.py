"""Batches of tables for learners: observations, masks and moves in a few shared vectors.

The vectors are updated in place after each step, so arrays of other libraries that share their memory see the new
numbers without a copy.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.observation.encoder import Mask, Row, RowCache
from landsraad.kernel.observation.schema import Observer


@final
class ObservationBuffer:
    """Observation and move mask of one table for one viewer."""

    def __init__(self, observer: Observer) -> None:
        self.cache = RowCache(observer)
        self.row: Row = vec[i16]([0] * observer.size)
        self.mask: Mask = vec[u8]([0] * observer.moves)
        self.legal: Cells = vec[i64]()  # the moves in the mask; entries after `count` are unused
        self.count: i64 = 0

    def fill(self, s: State, viewer: i64) -> None:
        """Updates observation and mask for the viewer."""
        self.cache.update(s, viewer, self.row, 0)
        self.cache.remember(s, viewer)
        mask = self.mask
        for i in range(self.count):
            mask[self.legal[i]] = 0
        self.count = s.count if s.depth > 0 and s.actor == viewer else 0
        while len(self.legal) < self.count:
            self.legal = append(self.legal, 0)
        for i in range(self.count):
            move = s.moves[i]
            mask[move] = 1
            self.legal[i] = move

    def row_window(self) -> memoryview:
        return memoryview(self.row)

    def mask_window(self) -> memoryview:
        return memoryview(self.mask)


@final
class Batch:
    """Many tables, each observed by its acting seat.

    Moves must be played through `play`. `clock` is a cell of the table: a game counts as over when it exceeds `until`.
    NONE means no limit.
    """

    def __init__(self, observer: Observer, states: list[State], clock: i64 = NONE, until: i64 = 0) -> None:
        n = len(states)
        self.states = states
        self.clock = clock
        self.until = until
        self.width: i64 = observer.size
        self.moves: i64 = observer.moves
        self.rows: Row = vec[i16]([0] * (n * observer.size))
        self.masks: Mask = vec[u8]([0] * (n * observer.moves))
        self.actors: Cells = vec[i64]([0] * n)
        self.cache = RowCache(observer)  # the cells of the table that is being played
        self.offers: Cells = vec[i64]()
        self.first: Cells = vec[i64]([0] * (n + 1))
        for row in range(n):
            self._look(row, states[row])

    def play(self, moves: Cells) -> list[int]:
        """Plays one move at each table and returns the indices of tables whose game is over.

        Their observations are empty and they need a new game. An illegal move changes nothing at any table. Each table
        is observed right after its move, while it is in the cache, which halves the time.
        """
        if len(moves) != len(self.states):
            raise BadInput(f"there are {len(self.states)} tables, and moves for {len(moves)}")
        masks = self.masks
        width = self.moves
        for row in range(len(moves)):
            move = moves[row]
            if not 0 <= move < width or masks[row * width + move] == 0:
                raise BadInput(f"table {row}: move {move} is not legal there")
        over: list[int] = []
        cache = self.cache
        for row in range(len(moves)):
            s = self.states[row]
            self._unmask(row, s)
            cache.remember(s, self.actors[row])
            apply(s, moves[row])
            if s.depth == 0 or (self.clock != NONE and s.t[self.clock] > self.until):
                cache.update(s, NONE, self.rows, row * self.width)
                over.append(row)
            else:
                self._look(row, s)
        cache.clear()
        return over

    def seat(self, row: int, s: State) -> None:
        """Starts another game at a table whose game is over."""
        self.states[row] = s
        self._look(row, s)

    def _unmask(self, row: i64, s: State) -> None:
        masks = self.masks
        start = row * self.moves
        for i in range(s.count):
            masks[start + s.moves[i]] = 0

    def _look(self, row: i64, s: State) -> None:
        actor: i64 = s.actor
        self.actors[row] = actor
        self.cache.update(s, actor, self.rows, row * self.width)
        masks = self.masks
        start = row * self.moves
        for i in range(s.count):
            masks[start + s.moves[i]] = 1

    def pick(self, chances: Cells) -> Cells:
        """Chooses a legal move for each table, given random numbers below 2**31."""
        out = chances[:]
        for row in range(len(out)):
            s = self.states[row]
            out[row] = s.moves[(chances[row] * s.count) >> 31]
        return out

    def offer(self) -> int:
        """Collects the legal moves of all tables and returns their number."""
        n: i64 = 0
        for row in range(len(self.states)):
            s = self.states[row]
            self.first[row] = n
            while len(self.offers) < n + s.count:
                self.offers = append(self.offers, 0)
            for i in range(s.count):
                self.offers[n + i] = s.moves[i]
            n += s.count
        self.first[len(self.states)] = n
        return n

    def rows_window(self) -> memoryview:
        return memoryview(self.rows)

    def masks_window(self) -> memoryview:
        return memoryview(self.masks)

    def actors_window(self) -> memoryview:
        return memoryview(self.actors)

    def first_window(self) -> memoryview:
        return memoryview(self.first)

    def offers_window(self) -> memoryview:
        """Valid until the next `offer`, because the vector may grow."""
        return memoryview(self.offers)
