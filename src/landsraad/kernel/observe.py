"""A position as numbers for a learner: what one seat may know, in named pieces, read from the declarations.

The same cells that a view shows, no others, as one row of small integers. The viewer comes first and the other seats
follow in the order of play, and a cell that names a seat counts from the viewer too, so that one network can sit
anywhere. A number is itself; a word is a one among zeros; a pile is how often each card lies in it. A hidden pile is
its size, the cards on top that the seat knows, and for each *pool* (piles whose cards could change places for all the
seat knows, see `dealing.determinize`) what lies in it altogether.

Reading is a little program of integers made once, so that a row costs no look-up of a name. A row that was filled
before is brought up to date: `Marks` remember what lay where, and only what has changed since is written.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from landsraad.kernel.cells import (
    ARRAY,
    BYTE,
    INNER,
    MOST_COUNTED,
    NONE,
    OWNER,
    PILE,
    PUBLIC,
    SOURCE_ROOM,
    SOURCES,
    TALLY,
    TEAM,
    Cells,
    Domain,
    Field,
    Section,
    card_at,
    words_of,
)
from landsraad.kernel.engine import DECISIONS, EFFECTS, FRAME, Plan, State

Row: TypeAlias = "vec[i16]"
Mask: TypeAlias = "vec[u8]"

FORMAT: Final = "landsraad observation 1"
MOST: Final = 32767
ASKED: Final = 4  # marks of the first pieces
TABLE: Final = -1  # in place of a seat
STEP: Final = 8  # integers of one instruction: what, from, n, width, to, one more, where its marks are, and for whom

# In this order, so that two of a kind can be told from the others at once.
NUMBERS: Final = 0  # n cells as they are
COUNTS: Final = 1  # a pile: how often each card lies in it
UNKNOWN: Final = 2  # the same without the cards on top that are known
WORDS: Final = 3  # n cells, each a one among `width`
SEATS: Final = 4  # the same for cells that name a seat: counted from the viewer
KNOWN: Final = 5  # the cards on top that are known: 1 for the top one, 2 for the next
PLACES: Final = 6  # n cells, each holding a member or nothing: counted
TALLIES: Final = 7  # n counts of a tally as they are
# To whom it is shown; for others all is empty.
ALL: Final = 0
MATES: Final = 1  # who plays with the owner
OTHERS: Final = 2  # who does not


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
        self.steps: list[list[int]] = []  # whose, and then an instruction
        self.code: Cells = vec[i64]()
        self.first: Cells = vec[i64]()  # where the instructions of the table begin, of each seat, and the end
        self.kinds: Cells = vec[i64]()  # of each effect: what kind of question it asks
        self.noted = ASKED  # marks of a row
        self.stacked = 0  # its marks of piles
        self.whom = ALL  # those that the next instructions are for
        self.causes: Cells = vec[i64]()  # by tag: where its members begin, NONE if they are nothing in this game
        self._questions()
        pools: dict[str, Piece] = {}
        self._section(plan.table, TABLE, "table", inner, pools)
        for seat in range(players):
            self._section(plan.seat, seat, "me" if seat == 0 else f"other{seat}", [], pools)
        self._arrange()
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

    def _read(self, what: int, seat: int, at: int, n: int, width: int, to: int, more: int = 0, marks: int = 0) -> None:
        piles = what in (COUNTS, UNKNOWN, TALLIES)
        self.steps.append([seat, what, at, n, width, to, more, self.stacked if piles else self.noted, self.whom])
        if piles:
            self.stacked += marks
        else:
            self.noted += marks

    def _arrange(self) -> None:
        """Owner by owner, and for each of them like by like: a processor guesses right what comes next."""
        for step in sorted(self.steps):
            seat, what, at, n, _, to, _, _, whom = step
            while len(self.first) <= seat + 1:
                self.first = append(self.first, len(self.code))
            last = len(self.code) - STEP
            if last >= self.first[seat + 1] and what == NUMBERS and self.code[last + 7] == whom:
                before = self.code[last + 2]
                if self.code[last + 1] + before == at and self.code[last + 4] + before == to:
                    self.code[last + 2] += n  # neighbours are read in one go
                    continue
            for number in step[1:]:
                self.code = append(self.code, number)
        while len(self.first) <= self.players + 1:
            self.first = append(self.first, len(self.code))

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
            if f.see == PUBLIC or (f.see in (OWNER, TEAM) and seat == 0) or (f.see == INNER and f.name in inner):
                self._shown(f, seat, name)
            elif f.see == TEAM and self.players > 2:  # or nobody has a partner
                self.whom = MATES
                self._shown(f, seat, name)
                self.whom = OTHERS
                self._hidden(f, seat, owner, pools)
                self.whom = ALL
            elif f.see != INNER and (f.kind == PILE or (f.kind == ARRAY and f.pool)):
                self._hidden(f, seat, owner, pools)

    def _shown(self, f: Field, seat: int, name: str) -> None:
        outer = [] if f.by is None else [list(f.by.names)]
        n = 1 if f.by is None else len(f.by.names)
        if f.kind == PILE:
            assert f.of is not None
            piece = self._piece(name, [list(f.of.names)], 0, f.room)
            self._read(COUNTS, seat, f.at, 0, piece.size, piece.at, marks=f.size)
        elif f.kind == TALLY:
            piece = self._piece(name, outer, 0, MOST_COUNTED)
            self._read(TALLIES, seat, f.at, n, 1, piece.at, marks=f.size)
        elif f.of is None:
            piece = self._piece(name, outer, -MOST, MOST)
            self._read(NUMBERS, seat, f.at, n, 1, piece.at)
        elif f.of.names == self.plan.seats:
            piece = self._piece(name, [*outer, _turn(int(self.players))], 0, 1)
            self._read(SEATS, seat, f.at, n, int(self.players), piece.at, marks=n)
        else:
            piece = self._piece(name, [*outer, list(f.of.names)], 0, 1)
            self._read(WORDS, seat, f.at, n, len(f.of.names), piece.at, marks=n)

    def _hidden(self, f: Field, seat: int, owner: str, pools: dict[str, Piece]) -> None:
        if f.kind == PILE:
            self._read(NUMBERS, seat, f.at, 1, 1, self._piece(f"{owner}.{f.name}.size", [], 0, f.room).at)
        if f.of is None:
            return  # plain numbers in places: which of them they are is all there is to know
        width = len(f.of.names)
        peek = f.peek if seat == 0 else NONE
        if f.kind == PILE and (f.known != NONE or peek != NONE):
            piece = self._piece(f"{owner}.{f.name}.known", [list(f.of.names)], 0, f.room)
            self._read(KNOWN, seat, f.at, f.known, width, piece.at, peek, f.room + 1)
        shared = f.pool and f.pool != "own"
        pool = f"pool.{f.pool}" if shared else f"{owner}.{f.pool or f.name}.unknown"
        if pool not in pools:
            pools[pool] = self._piece(pool, [list(f.of.names)], 0, MOST)
        if f.kind == PILE:
            self._read(UNKNOWN, seat, f.at, f.known, width, pools[pool].at, peek, f.size)
        else:
            assert f.by is not None
            self._read(PLACES, seat, f.at, len(f.by.names), width, pools[pool].at, marks=len(f.by.names))

    # ------------------------------------------------------------------ filling a row

    def write(self, s: State, viewer: i64, out: Row, base: i64, marks: Marks, row: i64) -> None:
        """The row that begins at `base`: as `marks` has it from the last time, or empty, before; up to date after.

        One long function with everything in its own variables, for nothing is done so often.
        """
        start = row * marks.room
        seen = marks.seen
        stack = row * marks.stacked
        piles = marks.piles
        self._ask(s, viewer, out, base, seen, start)
        code = self.code
        players = self.players
        mate = True
        for owner in range(players + 1):
            if owner == 0:
                v = s.t
            else:
                seat = viewer + owner - 1
                if seat >= players:
                    seat -= players
                v = s.seats[seat]
                mate = s.is_mate(viewer, seat)
            for i in range(self.first[owner], self.first[owner + 1], STEP):
                what = code[i]
                at = code[i + 1]
                to = base + code[i + 4]
                mark = start + code[i + 6]
                blind = code[i + 7] != ALL and (code[i + 7] == MATES) != mate
                if what == NUMBERS:
                    for k in range(code[i + 2]):
                        x = v[at + k]
                        if blind:
                            x = 0
                        if x > MOST:
                            x = MOST
                        elif x < -MOST:
                            x = -MOST
                        out[to + k] = i16(x)
                elif what <= UNKNOWN:
                    n = v[at]
                    if blind:
                        n = 0
                    elif what == UNKNOWN and (code[i + 2] != NONE or code[i + 5] != NONE):
                        n -= known_on_top(v, n, code[i + 2], code[i + 5])
                    mark = stack + code[i + 6]
                    old = piles[mark]
                    piles[mark] = n
                    for k in range(words_of(n if n > old else old)):
                        left = piles[mark + 1 + k]
                        here = v[at + 1 + k]
                        if left == here and (n == old or (8 * k + 8 <= n and 8 * k + 8 <= old)):
                            continue  # most piles are as they were, or changed on top
                        piles[mark + 1 + k] = here
                        gone = old - 8 * k
                        new = n - 8 * k
                        j = 0
                        while j < gone and j < new and left & BYTE == here & BYTE and j < 8:
                            left >>= 8
                            here >>= 8
                            j += 1
                        for _ in range(j, 8 if gone > 8 else gone):
                            out[to + (left & BYTE)] -= 1
                            left >>= 8
                        for _ in range(j, 8 if new > 8 else new):
                            out[to + (here & BYTE)] += 1
                            here >>= 8
                elif what <= SEATS:
                    width = code[i + 3]
                    for k in range(code[i + 2]):
                        member = v[at + k]
                        if blind:
                            member = NONE
                        if what == SEATS and member >= 0:
                            member -= viewer
                            if member < 0:
                                member += players
                        if member < 0 or member >= width:
                            member = NONE
                        old = i64(seen[mark + k]) - 1
                        if member != old:
                            place = to + k * width
                            if old >= 0:
                                out[place + old] = 0
                            if member >= 0:
                                out[place + member] = 1
                            seen[mark + k] = i16(member + 1)
                elif what == KNOWN:
                    for j in range(1, i64(seen[mark]) + 1):
                        out[to + i64(seen[mark + j])] = 0
                    n = v[at]
                    known = known_on_top(v, n, code[i + 2], code[i + 5])
                    if blind:
                        known = 0
                    for k in range(known):
                        member = card_at(v, at, n - 1 - k)
                        if out[to + member] == 0:
                            out[to + member] = i16(k + 1)
                        seen[mark + k + 1] = i16(member)
                    seen[mark] = i16(known)
                elif what == TALLIES:
                    mark = stack + code[i + 6]
                    n = code[i + 2]
                    for k in range(words_of(n)):
                        here = v[at + k]
                        if here != piles[mark + k]:
                            piles[mark + k] = here
                            for j in range(8 * k, min(8 * k + 8, n)):
                                out[to + j] = i16(here & BYTE)
                                here >>= 8
                else:
                    for k in range(code[i + 2]):
                        member = v[at + k]
                        if blind:
                            member = NONE
                        old = i64(seen[mark + k]) - 1
                        if member != old:
                            if old >= 0:
                                out[to + old] -= 1
                            if member >= 0:
                                out[to + member] += 1
                            seen[mark + k] = i16(member + 1)

    def _ask(self, s: State, viewer: i64, out: Row, base: i64, seen: Row, start: i64) -> None:
        """The first pieces."""
        for i in range(start, start + ASKED):
            if seen[i] > 0:
                out[base + i64(seen[i]) - 1] = 0
                seen[i] = 0
        out[base + viewer] = 1
        seen[start] = i16(viewer + 1)
        if s.depth == 0:
            return
        seat = s.actor - viewer
        place = self.players + (seat if seat >= 0 else seat + self.players)
        out[base + place] = 1
        seen[start + 1] = i16(place + 1)
        place = 2 * self.players + self.kinds[s.stack[(s.depth - 1) * FRAME]]
        out[base + place] = 1
        seen[start + 2] = i16(place + 1)
        tag = s.source // SOURCE_ROOM
        if tag != 0 and self.causes[tag] != NONE:
            place = self.causes[tag] + s.source % SOURCE_ROOM
            out[base + place] = 1
            seen[start + 3] = i16(place + 1)


@final
class Marks:
    """What was written last into each of several rows: of a pile its cells, of a word which and one, so that nothing is
    0."""

    def __init__(self, rows: int, room: int, stacked: int) -> None:
        self.room: i64 = room
        self.seen: Row = vec[i16]([0] * (rows * room))
        self.stacked: i64 = stacked
        self.piles: Cells = vec[i64]([0] * (rows * stacked))


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
