"""Rows for learners, brought up to date: see `observe.py` for what the numbers of a row mean.

A row follows from a position and a viewer, and so what changes in it follows from two of them: what it shows, and what
it is to show. `Shown` has the cells of the former; they are compared with those of the latter, and where two differ the
readers of that cell take back what the old one gave and put what the new one gives. Most moves change a few cells.
"""

from __future__ import annotations

from typing import TypeAlias, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, u8

from landsraad.kernel.cells import ALL_BUT_LAST, BYTE, NONE, SOURCE_ROOM, Cells, card_at
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
class Shown:
    """What a row shows: who looks, where the answers to the first questions are, and a copy of all cells, those of the
    table and of one seat after the other. An empty row is one that nobody sees."""

    def __init__(self, observer: Observer) -> None:
        size = int(observer.table_size + observer.players * observer.seat_size)
        self.observer = observer
        self.viewer: i64 = NONE
        self.asked: Cells = vec[i64]([NONE] * 4)
        self.asked_now: Cells = vec[i64]([NONE] * 4)
        self.cells: Cells = vec[i64]([0] * size)
        self.room: Cells = vec[i64](capacity=size)  # always empty: what is put behind it lies where the last copy lay
        self.due: Cells = vec[i64]([0] * (size + 1))  # cells of one owner that are to be read

    def clear(self) -> None:
        self.viewer = NONE
        for i in range(4):
            self.asked[i] = NONE

    def take(self, s: State, viewer: i64) -> None:
        """The row is that of this position, which may change from now on."""
        self.viewer = viewer
        ask(self.observer, s, viewer, self.asked)
        cells = extend(self.room, s.t)
        for i in range(s.players):
            cells = extend(cells, s.seats[i])
        self.cells = cells

    def rewrite(self, s: State, viewer: i64, out: Row, base: i64) -> None:
        """The row that begins at `base`: as it was taken before, what the viewer sees after. NONE: it is emptied. To be
        taken again before it is rewritten again.

        One long function with everything in its own variables, for nothing is done so often.
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
        begin: i64 = 0  # where the readers of an owner begin
        for owner in range(players + 1):
            shift: i64 = 0  # where its cells were
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
                    gone = old[shift + cell]
                    here = v[cell]
                    if what == NUMBERS:
                        if reader & sees == 0:
                            here = 0
                        if here > MOST:
                            here = MOST
                        elif here < -MOST:
                            here = -MOST
                        out[to] = i16(here)
                    elif what <= FILLED or what == TALLIES:
                        if reader & seen == 0:
                            gone = 0
                        if reader & sees == 0:
                            here = 0
                        if what == CARDS:
                            while gone != here:
                                if (gone ^ here) & BYTE != 0:
                                    out[to + (gone & BYTE)] -= 1
                                    out[to + (here & BYTE)] += 1
                                gone = (gone >> 8) & ALL_BUT_LAST
                                here = (here >> 8) & ALL_BUT_LAST
                        elif what == FILLED:
                            out[to] += i16(here - gone)
                        else:
                            while gone != here:
                                out[to] = i16(here & BYTE)
                                to += 1
                                gone >>= 8
                                here >>= 8
                    else:
                        width = reader >> WIDTH_AT & 0xFFFF
                        if what == SEATS:
                            gone = from_viewer(gone, was, players)
                            here = from_viewer(here, viewer, players)
                        if reader & seen == 0 or gone >= width:
                            gone = NONE
                        if reader & sees == 0 or here >= width:
                            here = NONE
                        if what == PLACES:
                            if gone >= 0:
                                out[to + gone] -= 1
                            if here >= 0:
                                out[to + here] += 1
                        else:
                            if gone >= 0:
                                out[to + gone] = 0
                            if here >= 0:
                                out[to + here] = 1
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
        """As `State.is_mate`, of the cells that are shown."""
        if viewer == seat or side == NONE:
            return viewer == seat
        size = self.observer.seat_size
        first = self.observer.table_size + side
        return self.cells[first + viewer * size] == self.cells[first + seat * size]


def changed(old: Cells, shift: i64, v: Cells, due: Cells) -> i64:
    """How many cells of an owner are not as they were, and which."""
    n: i64 = 0
    for cell in range(len(v)):
        if old[shift + cell] != v[cell]:
            due[n] = cell
            n += 1
    return n


def differing(old: Cells, shift: i64, v: Cells, due: Cells) -> i64:
    """The same where a quarter of them differ, those of another seat: written so that a processor has nothing to
    guess."""
    n: i64 = 0
    for cell in range(len(v)):
        due[n] = cell
        n += 1 if old[shift + cell] != v[cell] else 0
    return n


def turned(viewer: i64, owner: i64, players: i64) -> i64:
    """The seat of an owner, counted from the viewer; owner 1 is the viewer itself."""
    seat = owner - 1 if viewer == NONE else viewer + owner - 1
    return seat - players if seat >= players else seat


def from_viewer(seat: i64, viewer: i64, players: i64) -> i64:
    if seat < 0 or viewer == NONE:
        return NONE
    return seat - viewer if seat >= viewer else seat - viewer + players


def known_on_top(v: Cells, shift: i64, at: i64, known: i64, peek: i64) -> i64:
    """As `views.known_cards`: what everybody knows, or the owner if that is more."""
    most: i64 = 0
    if known != NONE:
        most = v[shift + known]
    if peek != NONE and v[shift + peek] > most:
        most = v[shift + peek]
    n = v[shift + at]
    return most if most < n else n


def ask(observer: Observer, s: State, viewer: i64, asked: Cells) -> None:
    """Where the first pieces have their ones: who looks, who decides, about what and because of what."""
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
    tag = s.source // SOURCE_ROOM
    if tag != 0 and observer.causes[tag] != NONE:
        asked[3] = observer.causes[tag] + s.source % SOURCE_ROOM
