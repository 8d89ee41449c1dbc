"""A position as numbers for a learner: what one seat may know, in named pieces, read from the declarations.

The same cells that a view shows, no others, as one row of small integers. The viewer comes first and the other seats
follow in the order of play, and a cell that names a seat counts from the viewer too, so that one network can sit
anywhere. A number is itself; a word is a one among zeros; a pile is how often each card lies in it. A hidden pile is
its size, the cards on top that the seat knows, and for each *pool* (piles whose cards could change places for all the
seat knows, see `dealing.determinize`) what lies in it altogether.

Reading is a little program of integers made once, so that a row costs no look-up of a name.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from landsraad.kernel.cells import (
    ARRAY,
    INNER,
    NONE,
    OWNER,
    PILE,
    PUBLIC,
    SOURCE_ROOM,
    SOURCES,
    Cells,
    Domain,
    Field,
    Section,
)
from landsraad.kernel.engine import DECISIONS, EFFECTS, FRAME, Plan, State

Row: TypeAlias = "vec[i16]"
Places: TypeAlias = "vec[i16]"
Mask: TypeAlias = "vec[u8]"

FORMAT: Final = "landsraad observation 1"
MOST: Final = 32767
TABLE: Final = -1  # in place of a seat
STEP: Final = 7  # integers of one instruction: what, whose, from, n, width, to, and one more

NUMBERS: Final = 0  # n cells as they are
WORDS: Final = 1  # n cells, each a one among `width`
SEATS: Final = 2  # the same for cells that name a seat: counted from the viewer
COUNTS: Final = 3  # a pile: how often each card lies in it
KNOWN: Final = 4  # the cards on top that are known: 1 for the top one, 2 for the next
UNKNOWN: Final = 5  # the others, counted
PLACES: Final = 6  # n cells, each holding a member or nothing: counted


@final
class Piece:
    """Some numbers of a row that belong together. `axes` names the members along each side; no side: one number."""

    def __init__(self, name: str, at: int, axes: list[list[str]], low: int, high: int) -> None:
        self.name = name
        self.at = at
        self.axes = axes
        self.low = low
        self.high = high
        self.size = 1
        for axis in axes:
            self.size *= len(axis)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)


@final
class Observer:
    """How a row of one game with one number of seats is filled. `inner` are inner cells of the table that a view shows
    in other words."""

    def __init__(self, plan: Plan, players: int, inner: list[str]) -> None:
        self.plan = plan
        self.players: i64 = players
        self.pieces: list[Piece] = []
        self.size = 0
        self.moves = int(plan.moves.families[-1].end)
        self.code: Cells = vec[i64]()
        self.kinds: Cells = vec[i64]()  # of each effect: what kind of question it asks
        self.noted = 4  # places of a row that may have to be emptied, at most
        self.causes: Cells = vec[i64]()  # by tag: where its members begin, NONE if they are nothing in this game
        self._questions()
        pools: dict[str, Piece] = {}
        self._section(plan.table, TABLE, "table", inner, pools)
        for seat in range(players):
            self._section(plan.seat, seat, "me" if seat == 0 else f"other{seat}", [], pools)
        if self.size > MOST:
            raise ValueError(f"{plan.name}: a row has {self.size} numbers, and no more than {MOST} can be noted")

    @property
    def schema(self) -> str:
        """Sixteen digits that change whenever a number of the row would mean something else."""
        told = [[piece.name, piece.at, piece.axes] for piece in self.pieces]
        text = dumps([FORMAT, self.plan.name, int(self.players), told], separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:16]

    # ------------------------------------------------------------------ the program

    def _piece(self, name: str, axes: list[list[str]], low: int, high: int) -> Piece:
        piece = Piece(name, self.size, axes, low, high)
        self.pieces.append(piece)
        self.size += piece.size
        return piece

    def _read(self, what: i64, seat: i64, at: i64, n: i64, width: i64, to: i64, more: i64 = 0) -> None:
        last = len(self.code) - STEP
        if last >= 0 and what == NUMBERS and self.code[last] == NUMBERS and self.code[last + 1] == seat \
                and self.code[last + 2] + self.code[last + 3] == at and self.code[last + 5] + self.code[last + 3] == to:
            self.code[last + 3] += n  # neighbours are read in one go
            return
        for number in (what, seat, at, n, width, to, more):
            self.code = append(self.code, number)

    def _questions(self) -> None:
        """Who looks, who decides, about what and because of what; always the first pieces."""
        players = int(self.players)
        self._piece("seat", [self.plan.seats[:players]], 0, 1)
        self._piece("actor", [_turn(players)], 0, 1)
        self._piece("decision", [list(DECISIONS)], 0, 1)
        for effect in EFFECTS.all:
            self.kinds = append(self.kinds, DECISIONS.index(effect.decision))
        mine = _domains(self.plan)
        for tag in range(len(SOURCES.domains) + 1):
            known = [domain for domain in mine if domain.tag == tag]
            place = NONE
            if known and known[0].names:
                place = self._piece(f"cause.{known[0].name.replace(' ', '_')}", [list(known[0].names)], 0, 1).at
            self.causes = append(self.causes, place)

    def _section(self, section: Section, seat: int, owner: str, inner: list[str], pools: dict[str, Piece]) -> None:
        for f in section.fields:
            name = f"{owner}.{f.name}"
            if f.see == PUBLIC or (f.see == OWNER and seat == 0) or (f.see == INNER and f.name in inner):
                self._shown(f, seat, name)
            elif f.see != INNER and (f.kind == PILE or (f.kind == ARRAY and f.pool)):
                self._hidden(f, seat, owner, pools)

    def _shown(self, f: Field, seat: int, name: str) -> None:
        outer = [] if f.by is None else [list(f.by.names)]
        n = 1 if f.by is None else len(f.by.names)
        if f.kind == PILE:
            assert f.of is not None
            piece = self._piece(name, [list(f.of.names)], 0, f.size - 1)
            self._read(COUNTS, seat, f.at, 0, piece.size, piece.at)
            self.noted += f.size
        elif f.of is None:
            piece = self._piece(name, outer, -MOST, MOST)
            self._read(NUMBERS, seat, f.at, n, 1, piece.at)
            self.noted += n
        elif f.of.names == self.plan.seats:
            piece = self._piece(name, [*outer, _turn(int(self.players))], 0, 1)
            self._read(SEATS, seat, f.at, n, self.players, piece.at)
            self.noted += n
        else:
            piece = self._piece(name, [*outer, list(f.of.names)], 0, 1)
            self._read(WORDS, seat, f.at, n, len(f.of.names), piece.at)
            self.noted += n

    def _hidden(self, f: Field, seat: int, owner: str, pools: dict[str, Piece]) -> None:
        if f.kind == PILE:
            self._read(NUMBERS, seat, f.at, 1, 1, self._piece(f"{owner}.{f.name}.size", [], 0, f.size - 1).at)
            self.noted += 1
        if f.of is None:
            return  # plain numbers in places: which of them they are is all there is to know
        width = len(f.of.names)
        peek = f.peek if seat == 0 else NONE
        if f.kind == PILE and (f.known != NONE or peek != NONE):
            piece = self._piece(f"{owner}.{f.name}.known", [list(f.of.names)], 0, f.size - 1)
            self._read(KNOWN, seat, f.at, f.known, width, piece.at, peek)
            self.noted += f.size
        shared = f.pool and f.pool != "own"
        pool = f"pool.{f.pool}" if shared else f"{owner}.{f.pool or f.name}.unknown"
        if pool not in pools:
            pools[pool] = self._piece(pool, [list(f.of.names)], 0, MOST)
        self.noted += f.size
        if f.kind == PILE:
            self._read(UNKNOWN, seat, f.at, f.known, width, pools[pool].at, peek)
        else:
            assert f.by is not None
            self._read(PLACES, seat, f.at, len(f.by.names), width, pools[pool].at)

    # ------------------------------------------------------------------ filling a row

    def write(self, s: State, viewer: i64, out: Row, base: i64, marks: Marks, row: i64) -> None:
        """The row that begins at `base`, where all is empty but what `marks` has noted for it.

        Only what is not zero is written, and noted; in variables of this function, for nothing is done so often.
        """
        start = row * marks.room
        places = marks.places
        n = marks.counts[row]
        for i in range(start, start + n):
            out[base + i64(places[i])] = 0
        noted = start + self._ask(s, viewer, out, base, places, start)
        code = self.code
        players = self.players
        for i in range(0, len(code), STEP):
            seat = code[i + 1]
            if seat == TABLE:
                v = s.t
            else:
                seat += viewer
                v = s.seats[seat if seat < players else seat - players]
            what = code[i]
            at = code[i + 2]
            to = code[i + 5]
            if what == NUMBERS:
                for k in range(code[i + 3]):
                    x = v[at + k]
                    if x != 0:
                        if x > MOST:
                            x = MOST
                        elif x < -MOST:
                            x = -MOST
                        out[base + to + k] = i16(x)
                        places[noted] = i16(to + k)
                        noted += 1
            elif what == COUNTS:
                for k in range(at + 1, at + 1 + v[at]):
                    place = to + v[k]
                    out[base + place] += 1
                    places[noted] = i16(place)
                    noted += 1
            elif what == WORDS:
                width = code[i + 4]
                for k in range(code[i + 3]):
                    member = v[at + k]
                    if 0 <= member < width:
                        place = to + k * width + member
                        out[base + place] = 1
                        places[noted] = i16(place)
                        noted += 1
            elif what == UNKNOWN:
                n = v[at]
                if code[i + 3] != NONE or code[i + 6] != NONE:
                    n -= known_on_top(v, n, code[i + 3], code[i + 6])
                for k in range(at + 1, at + 1 + n):
                    place = to + v[k]
                    out[base + place] += 1
                    places[noted] = i16(place)
                    noted += 1
            elif what == SEATS:
                for k in range(code[i + 3]):
                    member = v[at + k]
                    if member >= 0:
                        member -= viewer
                        place = to + k * players + (member if member >= 0 else member + players)
                        out[base + place] = 1
                        places[noted] = i16(place)
                        noted += 1
            elif what == KNOWN:
                n = v[at]
                for k in range(known_on_top(v, n, code[i + 3], code[i + 6])):
                    place = to + v[at + n - k]
                    if out[base + place] == 0:
                        out[base + place] = i16(k + 1)
                        places[noted] = i16(place)
                        noted += 1
            else:
                for k in range(at, at + code[i + 3]):
                    if v[k] != NONE:
                        place = to + v[k]
                        out[base + place] += 1
                        places[noted] = i16(place)
                        noted += 1
        marks.counts[row] = noted - start

    def _ask(self, s: State, viewer: i64, out: Row, base: i64, places: Places, start: i64) -> i64:
        """The first pieces; how many places were noted."""
        out[base + viewer] = 1
        places[start] = i16(viewer)
        if s.depth == 0:
            return 1
        seat = s.actor - viewer
        place = self.players + (seat if seat >= 0 else seat + self.players)
        out[base + place] = 1
        places[start + 1] = i16(place)
        place = 2 * self.players + self.kinds[s.stack[(s.depth - 1) * FRAME]]
        out[base + place] = 1
        places[start + 2] = i16(place)
        tag = s.source // SOURCE_ROOM
        if tag == 0 or self.causes[tag] == NONE:
            return 3
        place = self.causes[tag] + s.source % SOURCE_ROOM
        out[base + place] = 1
        places[start + 3] = i16(place)
        return 4


@final
class Marks:
    """For each of several rows the places that are not empty."""

    def __init__(self, rows: int, room: int) -> None:
        self.room: i64 = room
        self.places: Places = vec[i16]([0] * (rows * room))
        self.counts: Cells = vec[i64]([0] * rows)


def known_on_top(v: Cells, n: i64, known: i64, peek: i64) -> i64:
    """As `views.known_cards`: what everybody knows, or the owner if that is more."""
    most: i64 = 0
    if known != NONE:
        most = v[known]
    if peek != NONE and v[peek] > most:
        most = v[peek]
    return most if most < n else n


def _turn(players: int) -> list[str]:
    return ["me" if seat == 0 else f"other{seat}" for seat in range(players)]


def _domains(plan: Plan) -> list[Domain]:
    """All that cells and moves of a game are made of, by its own names."""
    found: list[Domain] = []
    for section in (plan.table, plan.seat):
        for f in section.fields:
            found += [plan.own(d) for d in (f.of, f.by) if d is not None]
    for family in plan.moves.families:
        found += [plan.own(d) for d in family.domains()]
    return found
