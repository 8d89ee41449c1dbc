"""Cells: where a game keeps its numbers, each one named once.

A state is a few vectors of small integers: one for the table and one for each seat. A *section* is the plan of such a
vector. Declaring a cell reserves its place and returns its index, so the name in the plan, the constant in the rules
and the path in a scenario are one thing:

    SEAT = Section("seat")
    COINS: Final[i64] = SEAT.cell("coins")
    FAME: Final[i64] = SEAT.array("fame", TOWN)
    STALLS: Final = SEAT.tally("stalls", TOWN)
    HAND: Final = SEAT.pile("hand", 40, of=CARD, see=OWNER, sort=True)

    me[COINS] -= 2
    me[FAME + HARBOUR] += 1
    STALLS.more(me, HARBOUR)
    HAND.put(me, card)

Clones, fingerprints, JSON, views and scenario edits read the plan; none of them names a cell again.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.errors import BadInput, nearest

Cells: TypeAlias = "vec[i64]"  # in quotes: compiled code cannot evaluate vec[i64] as a value

PUBLIC: Final = 0  # everybody sees the value
OWNER: Final = 1  # only the seat it belongs to does; the others see how many cards a pile has
HIDDEN: Final = 2  # nobody does
INNER: Final = 3  # derived from other cells or of no meaning outside the rules: never shown, never set
TEAM: Final = 4  # the seat it belongs to, and those who play with it: see `Plan.side`

CELL: Final = 0
ARRAY: Final = 1
PILE: Final = 2
TALLY: Final = 3  # an array of small counts

NONE: Final = -1  # no seat, no space, no card
M32: Final = 0xFFFFFFFF
CELL_BYTES: Final = 8  # in the buffer of a vector
SOURCE_ROOM: Final = 256
PURPOSES: Final = 16  # of random streams

# A pile has eight cards in a cell, a byte each, the first one lowest, and a tally eight counts. The highest bit of the
# eighth card is the sign of the cell (`eighth`), and so a shift to the right may bring in ones: whoever reads a byte
# masks it. A count has no such bit: cells of a tally are never below zero.
CARD_ROOM: Final = 256
MOST_COUNTED: Final = 127
BYTE: Final = 255
LAST_BYTE: Final = 56  # where the eighth byte begins
ALL_BUT_LAST: Final = 0x00FFFFFFFFFFFFFF  # seven cards of the eight; fewer by a shift to the right, because of
# `1 << n` mypyc makes C code of 32 bits
SEVENTH_SIGN: Final = 0x0080000000000000


@final
class Domain:
    """A family of ids: cards, spaces, seats. `room` is how many there may ever be, so that moves never shift.

    A domain whose members can be the cause of an effect has a `tag` from `Sources.add`; see `source`. Games of one
    family share cells, moves and tags, and each has its own cards: its domain is `like` that of the first game, with
    the same room and tag and other names. `Plan.own` finds it.
    """

    def __init__(self, name: str, room: int, names: list[str] | None = None, like: Domain | None = None) -> None:
        self.name = name
        self.room = room
        self.names: list[str] = [] if names is None else names
        self.backs: list[int] = []  # what the back of each member shows, where backs differ
        self.tag: i64 = SOURCES.add(self) if like is None else like.tag
        self.places: dict[str, int] = {}
        self.stem = ""  # what all names begin with, if that is a word: it may be left out
        self.also: dict[str, str] = {}  # other words for some members; nothing is ever written with them

    def add(self, name: str) -> int:
        if name in self.names or len(self.names) == self.room:
            raise ValueError(f"{self.name}: {name!r} is taken, or there is no room for it")
        self.names.append(name)
        return len(self.names) - 1

    def find(self, name: str) -> int:
        """By its name, with or without the word that all names begin with (`haven` for `town_haven`), or by another
        word for it."""
        if len(self.places) != len(self.names):
            self.places = {member: i for i, member in enumerate(self.names)}
            begin = self.names[0][:self.names[0].find("_") + 1] if len(self.names) > 1 else ""
            self.stem = begin if all(member.startswith(begin) for member in self.names) else ""
        found = self.places.get(name)
        if found is None and self.stem:
            found = self.places.get(f"{self.stem}{name}")
        if found is None and name in self.also:
            found = self.places[self.also[name]]
        if found is None:
            raise BadInput(f"no {self.name} is called {name!r}{nearest(str(name), self.names)}")
        return found

    def source(self, member: i64) -> i64:
        """The number a frame or an event names this member by, as the cause of what happens."""
        return self.tag * SOURCE_ROOM + member


@final
class Sources:
    """Which domain a source number belongs to. 0 is no source at all."""

    def __init__(self) -> None:
        self.domains: list[Domain] = []

    def add(self, domain: Domain) -> i64:
        self.domains.append(domain)
        return len(self.domains)

    def domain(self, source: int) -> Domain | None:
        return None if source < SOURCE_ROOM else self.domains[source // SOURCE_ROOM - 1]


SOURCES: Final = Sources()


@final
class Renames:
    """Which domain of the family each game's own one stands for."""

    def __init__(self, own: list[tuple[Domain, Domain]] | None = None) -> None:
        self.pairs: list[tuple[Domain, Domain]] = [] if own is None else own
        for family, mine in self.pairs:
            if family.room != mine.room or family.tag != mine.tag:
                raise ValueError(f"{mine.name}: a domain of one game must be like that of its family")

    def own(self, domain: Domain) -> Domain:
        for family, mine in self.pairs:
            if family is domain:
                return mine
        return domain


@final
class Field:
    """One line of a plan."""

    def __init__(self, name: str, kind: int, at: int, size: int, room: int, see: int, of: Domain | None,
                 by: Domain | None, start: int, sort: bool, pool: str, known: int, peek: int) -> None:
        self.name = name
        self.kind = kind
        self.at = at
        self.size = size  # cells
        self.room = room  # values: one in a cell, but of a pile as many as it may ever have cards, and of a tally all
        self.see = see
        self.of = of  # what the values are; None for plain numbers
        self.by = by  # what an array or a tally is indexed by
        self.start = start
        self.sort = sort
        self.pool = pool  # hidden piles of one pool could hold each other's cards, for all an outsider knows
        self.known = known  # the cell that counts how many cards on top everybody knows
        self.peek = peek  # the cell that counts how many cards on top the owner may look at


@final
class Section:
    """The plan of one vector. An expansion declares further cells at import, before the first game is made.

    A section may begin with the cells of another one, at the same places: then rules written for the one work for the
    other. `unveil` makes inner cells public that have a meaning only there, `veil` does the
    opposite.
    """

    def __init__(self, name: str, begin: Section | None = None, renames: Renames | None = None,
                 unveil: tuple[str, ...] = (), veil: tuple[str, ...] = ()) -> None:
        self.name = name
        self.size = 0
        self.fields: list[Field] = []
        self.closed = False
        if begin is not None:
            names = Renames() if renames is None else renames
            self.size = begin.size
            for f in begin.fields:
                self.fields.append(Field(
                    f.name, f.kind, f.at, f.size, f.room,
                    PUBLIC if f.name in unveil else INNER if f.name in veil else f.see,
                    None if f.of is None else names.own(f.of), None if f.by is None else names.own(f.by),
                    f.start, f.sort, f.pool, f.known, f.peek))

    def _reserve(self, name: str, kind: int, size: int, room: int, see: int, of: Domain | None, by: Domain | None,
                 start: int, sort: bool = False, pool: str = "", known: int = NONE, peek: int = NONE) -> int:
        if self.closed or any(f.name == name for f in self.fields):
            raise ValueError(f"{self.name}: {name!r} is declared twice or too late")
        self.fields.append(Field(name, kind, self.size, size, room, see, of, by, start, sort, pool, known, peek))
        self.size += size
        return self.size - size

    def cell(self, name: str, see: int = PUBLIC, of: Domain | None = None, start: int = 0) -> int:
        return self._reserve(name, CELL, 1, 1, see, of, None, start)

    def stream(self, name: str, purpose: int) -> Stream:
        """Random numbers for one purpose: in a section of seats each seat has its own."""
        if not 0 < purpose < PURPOSES:
            raise ValueError(f"{self.name}: the purpose of {name!r} is a number from 1 to {PURPOSES - 1}")
        return Stream(name, self._reserve(name, CELL, 1, 1, HIDDEN, None, None, 0), purpose)

    def array(self, name: str, by: Domain, of: Domain | None = None, start: int = 0, see: int = PUBLIC,
              pool: str = "") -> int:
        """In a hidden array with a pool each value lies in its place like a card of a pile, NONE is an empty place."""
        return self._reserve(name, ARRAY, by.room, by.room, see, of, by, start, pool=pool)

    def tally(self, name: str, by: Domain) -> Tally:
        """Counts that stay small, in an eighth of the room of an array. Everybody sees them."""
        return Tally(self._reserve(name, TALLY, words_of(by.room), by.room, PUBLIC, None, by, 0), words_of(by.room))

    def pile(self, name: str, room: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
             known: int = NONE, peek: int = NONE) -> Pile:
        if of.room > CARD_ROOM:
            raise ValueError(f"{self.name}: {name!r} would be a pile of {of.name}, of which there may be {of.room}; "
                             f"a card has a byte, which is enough for {CARD_ROOM}")
        at = self._reserve(name, PILE, 1 + words_of(room), room, see, of, None, 0, sort, pool, known, peek)
        return Pile(name, at, room, sort)

    def blank(self) -> Cells:
        self.closed = True
        return vec[i64]([field.start if field.kind != PILE else 0
                         for field in self.fields for _ in range(field.size)])

    def field(self, name: str) -> Field | None:
        for field in self.fields:
            if field.name == name:
                return field
        return None

    def name_of(self, cell: int) -> str:
        """The name of a cell, for texts and events: `coins`, `fame.harbour`."""
        for f in self.fields:
            if f.at <= cell < f.at + f.size:
                return f.name if f.by is None or f.kind == TALLY else f"{f.name}.{f.by.names[cell - f.at]}"
        raise ValueError(f"{self.name} has no cell {cell}")


@final
class Stream:
    """A stream of random numbers: the cell that counts them, and what they are for, as a number that never changes."""

    def __init__(self, name: str, at: i64, purpose: i64) -> None:
        self.name = name
        self.at = at
        self.purpose = purpose


def below(v: Cells, at: i64, n: i64) -> i64:
    """A number in 0..n-1 from the generator kept in that cell (splitmix32: every step stays within 32 bits).

    For searches, which only guess. Whoever sees a few of its numbers can tell all others: no table is dealt with it.
    """
    x: i64 = (v[at] + 0x9E3779B9) & M32
    v[at] = x
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & M32
    x = ((x ^ (x >> 15)) * 0x735A2D97) & M32
    x ^= x >> 15
    return scaled(x, n)


def scaled(x: i64, n: i64) -> i64:
    """32 random bits as a number in 0..n-1."""
    if n >> 31:  # the product would leave 64 bits: the same number from its halves
        return ((x >> 16) * n + ((x & 0xFFFF) * n >> 16)) >> 16
    return (x * n) >> 32


def words_of(cards: i64) -> i64:
    """How many cells so many cards of a pile take."""
    return (cards + 7) >> 3


def count_at(v: Cells, at: i64, i: i64) -> i64:
    """The i-th count of the tally that begins at a cell."""
    return (v[at + (i >> 3)] >> ((i & 7) << 3)) & BYTE


def set_count(v: Cells, at: i64, i: i64, n: i64) -> None:
    cell = at + (i >> 3)
    shift = (i & 7) << 3
    v[cell] ^= (((v[cell] >> shift) & BYTE) ^ n) << shift


def card_at(v: Cells, at: i64, i: i64) -> i64:
    """The i-th card of the pile that begins at a cell."""
    return (v[at + 1 + (i >> 3)] >> ((i & 7) << 3)) & BYTE


def set_card(v: Cells, at: i64, i: i64, card: i64) -> None:
    """Another card in place of the i-th of a pile; in a sorted one the order is left to the caller."""
    cell = at + 1 + (i >> 3)
    shift = (i & 7) << 3
    v[cell] ^= in_place(((v[cell] >> shift) & BYTE) ^ card, shift)


def eighth(card: i64) -> i64:
    """The eighth card of a cell, in its place: its highest bit is the sign of the cell."""
    return ((card ^ 128) - 128) << LAST_BYTE


def in_place(card: i64, shift: i64) -> i64:
    """A card in the place that begins at a bit of a cell."""
    return card << shift if shift < LAST_BYTE else eighth(card)


def moved_up(word: i64) -> i64:
    """The first seven cards of a cell, each in the next place."""
    return (((word & ALL_BUT_LAST) ^ SEVENTH_SIGN) - SEVENTH_SIGN) << 8


@final
class Tally:
    """How many of something each member of a domain has: eight counts to a cell, none above MOST_COUNTED."""

    def __init__(self, at: i64, size: i64) -> None:
        self.at = at
        self.size = size  # cells

    def of(self, v: Cells, i: i64) -> i64:
        return (v[self.at + (i >> 3)] >> ((i & 7) << 3)) & BYTE

    def put(self, v: Cells, i: i64, n: i64) -> None:
        set_count(v, self.at, i, n)

    def more(self, v: Cells, i: i64) -> None:
        set_count(v, self.at, i, self.of(v, i) + 1)

    def less(self, v: Cells, i: i64) -> None:
        """Where there is one at least."""
        set_count(v, self.at, i, self.of(v, i) - 1)

    def clear(self, v: Cells) -> None:
        for i in range(self.at, self.at + self.size):
            v[i] = 0

    def members(self, v: Cells) -> i64:
        """Those that have any, a bit each; a domain of up to 31 has one."""
        found: i64 = 0
        first: i64 = 0
        for i in range(self.at, self.at + self.size):
            word = v[i]
            member = first
            while word != 0:
                if word & BYTE != 0:
                    found |= 1 << member
                word >>= 8
                member += 1
            first += 8
        return found

    def counts(self, v: Cells, n: int) -> list[int]:
        """Of the first n, for texts and tests."""
        return [int(self.of(v, i)) for i in range(n)]


@final
class Pile:
    """Cards in a vector: a cell with their number, then the cards, eight to a cell, the top one last. A sorted pile has
    no order.

    What is beyond the last card is always 0, so equal positions are equal vectors.
    """

    def __init__(self, name: str, at: i64, room: i64, sort: bool) -> None:
        self.name = name
        self.at = at
        self.room = room
        self.sort = sort

    def size(self, v: Cells) -> i64:
        return v[self.at]

    def card(self, v: Cells, i: i64) -> i64:
        return (v[self.at + 1 + (i >> 3)] >> ((i & 7) << 3)) & BYTE

    def top(self, v: Cells) -> i64:
        return self.card(v, v[self.at] - 1)

    def repeats(self, v: Cells, i: i64) -> bool:
        """Is the i-th card of a sorted pile another copy of the one before it?"""
        return i > 0 and self.card(v, i - 1) == self.card(v, i)

    def find(self, v: Cells, card: i64) -> i64:
        """The place of the first copy of a card, or NONE."""
        n = v[self.at]
        cell = self.at + 1
        for i in range(0, n, 8):
            word = v[cell]
            cell += 1
            for j in range(i, min(i + 8, n)):
                if word & BYTE == card:
                    return j
                word >>= 8
        return NONE

    def count(self, v: Cells, card: i64) -> i64:
        found: i64 = 0
        for i in range(v[self.at]):
            if self.card(v, i) == card:
                found += 1
        return found

    def has(self, v: Cells, card: i64) -> bool:
        return self.find(v, card) != NONE

    def put(self, v: Cells, card: i64) -> None:
        n = v[self.at]
        if n == self.room:
            raise OverflowError(f"{self.name} has room for {self.room}")
        v[self.at] = n + 1
        cell = self.at + 1 + (n >> 3)
        shift = (n & 7) << 3
        word = v[cell]
        if not self.sort:
            v[cell] = word | in_place(card, shift)
            return
        below_it = v[cell - 1]
        while cell > self.at + 1 and (below_it >> LAST_BYTE) & BYTE > card:  # a cell of which all make room
            v[cell] = moved_up(word) | (below_it >> LAST_BYTE) & BYTE
            cell -= 1
            word = below_it
            below_it = v[cell - 1]
            shift = LAST_BYTE
        while shift > 0 and (word >> (shift - 8)) & BYTE > card:
            shift -= 8
        less = word & (ALL_BUT_LAST >> (LAST_BYTE - shift))
        v[cell] = less | in_place(card, shift) | moved_up(word ^ less)

    def pop(self, v: Cells) -> i64:
        """Take the top card."""
        n = v[self.at] - 1
        v[self.at] = n
        cell = self.at + 1 + (n >> 3)
        shift = (n & 7) << 3
        word = v[cell]
        v[cell] = word & (ALL_BUT_LAST >> (LAST_BYTE - shift))
        return (word >> shift) & BYTE

    def take(self, v: Cells, card: i64) -> None:
        """Remove one copy of a card that is known to be there."""
        self.take_at(v, self.find(v, card))

    def take_at(self, v: Cells, i: i64) -> i64:
        """Remove the i-th card, keeping the order of the others."""
        n = v[self.at] - 1
        if not 0 <= i <= n:
            raise IndexError(f"{self.name} has no card {i}")
        v[self.at] = n
        cell = self.at + 1 + (i >> 3)
        last = self.at + 1 + (n >> 3)
        shift = (i & 7) << 3
        word = v[cell]
        less: i64 = ALL_BUT_LAST >> (LAST_BYTE - shift)
        rest = (word & less) | ((word >> 8) & (ALL_BUT_LAST ^ less))
        while cell < last:
            v[cell] = rest | eighth(v[cell + 1] & BYTE)
            cell += 1
            rest = (v[cell] >> 8) & ALL_BUT_LAST
        v[cell] = rest
        return (word >> shift) & BYTE

    def clear(self, v: Cells) -> None:
        for i in range(self.at, self.at + 1 + words_of(v[self.at])):
            v[i] = 0

    def pour(self, v: Cells, into: Pile) -> None:
        n = v[self.at]
        if v[into.at] == 0 and n <= into.room and (self.sort or not into.sort):
            for i in range(1 + words_of(n)):
                v[into.at + i] = v[self.at + i]
        else:
            for i in range(n):
                into.put(v, self.card(v, i))
        self.clear(v)

    def swap(self, v: Cells, i: i64, j: i64) -> None:
        """Let two cards change places, which a pile without an order does not have."""
        first = self.at + 1
        swap = self.card(v, i) ^ self.card(v, j)
        v[first + (i >> 3)] ^= in_place(swap, (i & 7) << 3)
        v[first + (j >> 3)] ^= in_place(swap, (j & 7) << 3)

    def cards(self, v: Cells) -> list[int]:
        """For texts and events: the ids, the top one first if there is an order."""
        ids = [int(self.card(v, i)) for i in range(v[self.at])]
        return ids if self.sort else ids[::-1]
