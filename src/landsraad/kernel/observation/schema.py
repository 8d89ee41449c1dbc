"""Schema of observations: everything one seat may know, as named fields of small integers.

An observation has the same cells as a view. The viewer comes first and the other seats follow in turn order; cells that
name a seat count from the viewer too, so that a single network can play at any seat. Numbers are copied, members of a
domain are one-hot, and a pile is a count per card. A hidden pile is its size, the known cards on top, and for each
*pool* (piles whose cards could be swapped as far as the seat knows, see `determinize`) the count of all its cards.

This module computes the fields, and for every cell which field it contributes to, as integers, so that encoding looks
up no names. `encoder` writes the observations.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.kernel.cells import (
    ARRAY,
    INTERNAL,
    MOST_COUNTED,
    NONE,
    OWNER,
    PILE,
    PUBLIC,
    SOURCES,
    TALLY,
    TEAM,
    Cells,
    Domain,
    Field,
    Section,
    cells_for_cards,
)
from landsraad.kernel.engine import DECISIONS, EFFECTS, Plan

FORMAT: Final = "landsraad observation 1"
MOST: Final = 32767
TABLE: Final = -1  # instead of a seat

# How a cell contributes. Each cell is read on its own, so that an observation can be updated cell by cell.
NUMBERS: Final = 0  # a number, copied
CARDS: Final = 1  # eight cards of a pile, counted; an empty byte counts as card 0
FILLED: Final = 2  # size of a pile, which corrects the count of card 0
WORDS: Final = 3  # one-hot with `width` values
SEATS: Final = 4  # one-hot for a seat, counted from the viewer
PLACES: Final = 5  # a member or nothing, counted
TALLIES: Final = 6  # eight counts of a tally, copied

# A bit set of who sees it. For others the cell counts as empty.
ALL: Final = 1
MATES: Final = 2  # allies of the owner
OTHERS: Final = 4  # all others

# A reader of a cell is one integer: who sees it, how it contributes, width, and index in the observation.
WHAT_AT: Final = 3
WIDTH_AT: Final = 6
TO_AT: Final = 22

TOP: Final = 6  # integers per pile with known cards: its cell, two counting cells, two indices, and who sees it


@final
class Piece:
    """A group of numbers of an observation.

    `axes` names the members of each dimension; no axes: one number.
    """

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
    """Describes the observations of one game with one number of seats.

    `inner` names internal cells of the table that a view shows in another form.
    """

    def __init__(self, plan: Plan, players: int, inner: list[str]) -> None:
        self.plan = plan
        self.players: i64 = players
        self.pieces: list[Piece] = []
        self.size = 0
        self.moves = plan.moves.size
        self.found: list[list[int]] = []  # lists of owner, cell and reader
        self.found_tops: list[list[int]] = []
        self.kinds: Cells = vec[i64]()  # by effect: the kind of its decision
        self.visible_to = ALL  # who sees what the next readers write
        self.causes: Cells = vec[i64]()  # by tag: index of the first member; NONE if this game does not use the domain
        # Cells of all owners in one list: the table, the viewer, then the other seats.
        self.table_size: i64 = plan.table.size
        self.seat_size: i64 = plan.seat.size
        self.first: Cells = vec[i64]()  # by cell: index of its first reader, plus the end
        self.readers: Cells = vec[i64]()
        self.first_top: Cells = vec[i64]()  # by owner: index of its first pile with known cards
        self.tops: Cells = vec[i64]()
        self.first_turning: Cells = vec[i64]()  # by owner: index of its first cell that names a seat
        self.turning: Cells = vec[i64]()
        self._questions()
        pools: dict[str, Piece] = {}
        self._section(plan.table, TABLE, "table", inner, pools)
        for seat in range(players):
            self._section(plan.seat, seat, "me" if seat == 0 else f"other{seat}", [], pools)
        self._arrange()

    @property
    def schema(self) -> str:
        """A hash of sixteen digits that changes whenever the meaning of a number or of a move changes."""
        fields = [[piece.name, piece.at, piece.axes] for piece in self.pieces]
        moves = [[f.name, int(f.base), int(f.width), int(f.end)] for f in self.plan.moves.families]
        text = dumps([FORMAT, self.plan.name, int(self.players), fields, moves], separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:16]

    # ------------------------------------------------------------------ building the fields

    def _piece(self, name: str, axes: list[list[str]], low: int, high: int) -> Piece:
        piece = Piece(name, self.size, axes, low, high)
        self.pieces.append(piece)
        self.size += piece.size
        return piece

    def _read(self, what: int, seat: int, cell: int, to: int, width: int = 1) -> None:
        reader = self.visible_to | what << WHAT_AT | width << WIDTH_AT | to << TO_AT
        self.found.append([seat, cell, reader])

    def _read_pile(self, f: Field, seat: int, to: int) -> None:
        self._read(FILLED, seat, f.at, to)
        for word in range(cells_for_cards(f.capacity)):
            self._read(CARDS, seat, f.at + 1 + word, to)

    def _arrange(self) -> None:
        """Sorts readers and known piles by owner and cell."""
        readers: dict[tuple[int, int], list[int]] = {}
        for seat, cell, reader in self.found:
            readers.setdefault((seat, cell), []).append(reader)
        for seat in range(TABLE, int(self.players)):
            self.first_turning = append(self.first_turning, len(self.turning))
            self.first_top = append(self.first_top, len(self.tops))
            for cell in range(self.plan.table.size if seat == TABLE else self.plan.seat.size):
                self.first = append(self.first, len(self.readers))
                here = readers.get((seat, cell), [])
                for reader in here:
                    self.readers = append(self.readers, reader)
                if any(reader >> WHAT_AT & 7 == SEATS for reader in here):
                    self.turning = append(self.turning, cell)
            for top in self.found_tops:
                if top[0] == seat:
                    for number in top[1:]:
                        self.tops = append(self.tops, number)
        self.first = append(self.first, len(self.readers))
        self.first_turning = append(self.first_turning, len(self.turning))
        self.first_top = append(self.first_top, len(self.tops))

    def _questions(self) -> None:
        """Adds the first fields: viewer, acting seat, kind of decision, and cause."""
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
            if f.see == PUBLIC or (f.see in (OWNER, TEAM) and seat == 0) or (f.see == INTERNAL and f.name in inner):
                self._shown(f, seat, name)
            elif f.see == TEAM and self.players > 2:  # otherwise nobody has an ally
                self.visible_to = MATES
                self._shown(f, seat, name)
                self.visible_to = OTHERS
                self._hidden(f, seat, owner, pools)
                self.visible_to = ALL
            elif f.see != INTERNAL and (f.kind == PILE or (f.kind == ARRAY and f.pool)):
                self._hidden(f, seat, owner, pools)

    def _shown(self, f: Field, seat: int, name: str) -> None:
        outer = [] if f.by is None else [list(f.by.names)]
        n = 1 if f.by is None else len(f.by.names)
        if f.kind == PILE:
            assert f.of is not None
            self._read_pile(f, seat, self._piece(name, [list(f.of.names)], 0, f.capacity).at)
        elif f.kind == TALLY:
            piece = self._piece(name, outer, 0, MOST_COUNTED)
            for word in range(cells_for_cards(n)):
                self._read(TALLIES, seat, f.at + word, piece.at + 8 * word)
        elif f.of is None:
            piece = self._piece(name, outer, -MOST, MOST)
            for i in range(n):
                self._read(NUMBERS, seat, f.at + i, piece.at + i)
        else:
            turning = f.of.names == self.plan.seats
            words = _turn(int(self.players)) if turning else list(f.of.names)
            piece = self._piece(name, [*outer, words], 0, 1)
            for i in range(n):
                self._read(SEATS if turning else WORDS, seat, f.at + i, piece.at + i * len(words), len(words))

    def _hidden(self, f: Field, seat: int, owner: str, pools: dict[str, Piece]) -> None:
        if f.kind == PILE:
            self._read(NUMBERS, seat, f.at, self._piece(f"{owner}.{f.name}.size", [], 0, f.capacity).at)
        if f.of is None:
            return  # plain numbers: their values are already known, only their places are secret
        peek = f.peek if seat == 0 else NONE
        known = None
        if f.kind == PILE and (f.known != NONE or peek != NONE):
            known = self._piece(f"{owner}.{f.name}.known", [list(f.of.names)], 0, f.capacity)
        shared = f.pool and f.pool != "own"
        pool = f"pool.{f.pool}" if shared else f"{owner}.{f.pool or f.name}.unknown"
        if pool not in pools:
            pools[pool] = self._piece(pool, [list(f.of.names)], 0, MOST)
        if f.kind == PILE:
            self._read_pile(f, seat, pools[pool].at)
            if known is not None:
                self.found_tops.append([seat, f.at, f.known, peek, known.at, pools[pool].at, self.visible_to])
        else:
            assert f.by is not None
            for i in range(len(f.by.names)):
                self._read(PLACES, seat, f.at + i, pools[pool].at, len(f.of.names))


def _turn(players: int) -> list[str]:
    return ["me" if seat == 0 else f"other{seat}" for seat in range(players)]


def _domains(plan: Plan) -> list[Domain]:
    """All domains used by cells and moves of a game, with its own names."""
    found: list[Domain] = []
    for section in (plan.table, plan.seat):
        for f in section.fields:
            found += [plan.domain_for(d) for d in (f.of, f.by) if d is not None]
    for family in plan.moves.families:
        found += [plan.domain_for(d) for d in family.domains()]
    return found
