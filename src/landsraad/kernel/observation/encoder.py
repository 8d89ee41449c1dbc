"""Incremental encoder of observations. `schema` defines what their numbers mean.

An observation depends on a position and a viewer. `RowCache` remembers the cells of the last one and compares them with
the new position. Where a cell differs, the encoder removes the contribution of the old value and adds that of the new
one. Most moves change only a few cells.
"""

from __future__ import annotations

from typing import TypeAlias, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, u8

from landsraad.kernel.cells import ALL_BUT_LAST, BYTE, NONE, SOURCE_CAPACITY, Cells, card_at
from landsraad.kernel.engine import FRAME, State
from landsraad.kernel.observation.schema import (
    ALL,
    CARDS,
    FILLED,
    MATES,
    MOST,
    NUMBERS,
    OTHERS,
    PLACES,
    SEATS,
    TALLIES,
    TO_AT,
    TOP,
    WHAT_AT,
    WIDTH_AT,
    Observer,
)

Row: TypeAlias = "vec[i16]"
Mask: TypeAlias = "vec[u8]"


@final
class RowCache:
    """What an observation currently shows: the viewer, the pending question, and a copy of all cells.

    The cells of the table come first, then those of each seat. Viewer NONE means an empty observation.
    """

    def __init__(self, observer: Observer) -> None:
        size = int(observer.table_size + observer.players * observer.seat_size)
        self.observer = observer
        self.viewer: i64 = NONE
        self.asked: Cells = vec[i64]([NONE] * 4)
        self.asked_now: Cells = vec[i64]([NONE] * 4)
        self.cells: Cells = vec[i64]([0] * size)
        self.spare: Cells = vec[i64](capacity=size)  # always empty; its buffer is reused for the next copy
        self.due: Cells = vec[i64]([0] * (size + 1))  # the cells of one owner that must be encoded again

    def clear(self) -> None:
        self.viewer = NONE
        for i in range(4):
            self.asked[i] = NONE

    def remember(self, s: State, viewer: i64) -> None:
        """Remembers the position that the observation shows now, before it changes."""
        self.viewer = viewer
        ask(self.observer, s, viewer, self.asked)
        cells = extend(self.spare, s.t)
        for i in range(s.players):
            cells = extend(cells, s.seats[i])
        self.cells = cells

    def update(self, s: State, viewer: i64, out: Row, base: i64) -> None:
        """Updates the observation at `base` from the remembered position to this one. NONE empties it.

        Call `remember` before the next `update`. This is one long function with local variables because it is the
        hottest loop.
        """
        observer = self.observer
        players = observer.players
        first = observer.first
        readers = observer.readers
        turning = observer.turning
        tops = observer.tops
        was = self.viewer
        old = self.cells
        due = self.due
        ask(observer, s, viewer, self.asked_now)
        for i in range(4):
            place = self.asked[i]
            if place != self.asked_now[i]:
                if place != NONE:
                    out[base + place] = 0
                if self.asked_now[i] != NONE:
                    out[base + self.asked_now[i]] = 1
        size = observer.table_size
        begin: i64 = 0  # index of the first reader of this owner
        for owner in range(players + 1):
            shift: i64 = 0  # offset of its remembered cells
            seen: i64 = 0 if was == NONE else ALL | MATES
            sees: i64 = 0 if viewer == NONE else ALL | MATES
            if owner == 0:
                v = s.t
            else:
                begin += size
                size = observer.seat_size
                seat = turned(was, owner, players)
                shift = observer.table_size + seat * size
                if was != NONE and not self.was_mate(was, seat, s.plan.side):
                    seen = ALL | OTHERS
                seat = turned(viewer, owner, players)
                v = s.seats[seat]
                if viewer != NONE and not s.is_mate(viewer, seat):
                    sees = ALL | OTHERS
            n: i64 = 0
            if seen != sees:
                while n < size:
                    due[n] = n
                    n += 1
            else:
                n = changed(old, shift, v, due) if was == viewer else differing(old, shift, v, due)
                if was != viewer:
                    for i in range(observer.first_turning[owner], observer.first_turning[owner + 1]):
                        cell = turning[i]
                        if old[shift + cell] == v[cell]:
                            due[n] = cell
                            n += 1
                if n == 0:
                    continue
            for i in range(n):
                cell = due[i]
                for j in range(first[begin + cell], first[begin + cell + 1]):
                    reader = readers[j]
                    what = reader >> WHAT_AT & 7
                    to = base + (reader >> TO_AT)
                    before = old[shift + cell]
                    after = v[cell]
                    if what == NUMBERS:
                        if reader & sees == 0:
                            after = 0
                        if after > MOST:
                            after = MOST
                        elif after < -MOST:
                            after = -MOST
                        out[to] = i16(after)
                    elif what <= FILLED or what == TALLIES:
                        if reader & seen == 0:
                            before = 0
                        if reader & sees == 0:
                            after = 0
                        if what == CARDS:
                            while before != after:
                                if (before ^ after) & BYTE != 0:
                                    out[to + (before & BYTE)] -= 1
                                    out[to + (after & BYTE)] += 1
                                before = (before >> 8) & ALL_BUT_LAST
                                after = (after >> 8) & ALL_BUT_LAST
                        elif what == FILLED:
                            out[to] += i16(after - before)
                        else:
                            while before != after:
                                out[to] = i16(after & BYTE)
                                to += 1
                                before >>= 8
                                after >>= 8
                    else:
                        width = reader >> WIDTH_AT & 0xFFFF
                        if what == SEATS:
                            before = from_viewer(before, was, players)
                            after = from_viewer(after, viewer, players)
                        if reader & seen == 0 or before >= width:
                            before = NONE
                        if reader & sees == 0 or after >= width:
                            after = NONE
                        if what == PLACES:
                            if before >= 0:
                                out[to + before] -= 1
                            if after >= 0:
                                out[to + after] += 1
                        else:
                            if before >= 0:
                                out[to + before] = 0
                            if after >= 0:
                                out[to + after] = 1
            for i in range(observer.first_top[owner], observer.first_top[owner + 1], TOP):
                at = tops[i]
                known: i64 = 0
                knows: i64 = 0
                if tops[i + 5] & seen != 0:
                    known = known_on_top(old, shift, at, tops[i + 1], tops[i + 2])
                if tops[i + 5] & sees != 0:
                    knows = known_on_top(v, 0, at, tops[i + 1], tops[i + 2])
                to = base + tops[i + 3]
                pool = base + tops[i + 4]
                for k in range(known):
                    card = card_at(old, shift + at, old[shift + at] - 1 - k)
                    out[to + card] = 0
                    out[pool + card] += 1
                for k in range(knows):
                    card = card_at(v, at, v[at] - 1 - k)
                    if out[to + card] == 0:
                        out[to + card] = i16(k + 1)
                    out[pool + card] -= 1

    def was_mate(self, viewer: i64, seat: i64, side: i64) -> bool:
        """Like `State.is_mate`, for the remembered cells."""
        if viewer == seat or side == NONE:
            return viewer == seat
        size = self.observer.seat_size
        first = self.observer.table_size + side
        return self.cells[first + viewer * size] == self.cells[first + seat * size]


def changed(old: Cells, shift: i64, v: Cells, due: Cells) -> i64:
    """Collects the cells of an owner that changed, and returns their number."""
    n: i64 = 0
    for cell in range(len(v)):
        if old[shift + cell] != v[cell]:
            due[n] = cell
            n += 1
    return n


def differing(old: Cells, shift: i64, v: Cells, due: Cells) -> i64:
    """Like `changed`, without branches, for another seat, where about a quarter of the cells differ."""
    n: i64 = 0
    for cell in range(len(v)):
        due[n] = cell
        n += 1 if old[shift + cell] != v[cell] else 0
    return n


def turned(viewer: i64, owner: i64, players: i64) -> i64:
    """The seat of an owner, counted from the viewer. Owner 1 is the viewer."""
    seat = owner - 1 if viewer == NONE else viewer + owner - 1
    return seat - players if seat >= players else seat


def from_viewer(seat: i64, viewer: i64, players: i64) -> i64:
    if seat < 0 or viewer == NONE:
        return NONE
    return seat - viewer if seat >= viewer else seat - viewer + players


def known_on_top(v: Cells, shift: i64, at: i64, known: i64, peek: i64) -> i64:
    """Like `views.known_cards`: the larger of what everyone knows and what the owner knows."""
    most: i64 = 0
    if known != NONE:
        most = v[shift + known]
    if peek != NONE and v[shift + peek] > most:
        most = v[shift + peek]
    n = v[shift + at]
    return most if most < n else n


def ask(observer: Observer, s: State, viewer: i64, asked: Cells) -> None:
    """Finds the ones in the first fields: viewer, acting seat, kind of decision, and cause."""
    for i in range(4):
        asked[i] = NONE
    if viewer == NONE:
        return
    asked[0] = viewer
    if s.depth == 0:
        return
    players = observer.players
    asked[1] = players + from_viewer(s.actor, viewer, players)
    asked[2] = 2 * players + observer.kinds[s.stack[(s.depth - 1) * FRAME]]
    tag = s.source // SOURCE_CAPACITY
    if tag != 0 and observer.causes[tag] != NONE:
        asked[3] = observer.causes[tag] + s.source % SOURCE_CAPACITY
