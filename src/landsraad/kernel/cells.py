"""Cells: where a game keeps its numbers, each one named once.

A state is a few vectors of small integers: one for the table and one for each seat. A *section* is the plan of such a
vector. Declaring a cell reserves its place and returns its index, so the name in the plan, the constant in the rules
and the path in a scenario are one thing:

    SEAT = Section("seat")
    COINS: Final[i64] = SEAT.cell("coins")
    FAME: Final[i64] = SEAT.array("fame", TOWN)
    HAND: Final = SEAT.pile("hand", 40, of=CARD, see=OWNER, sort=True)

    me[COINS] -= 2
    me[FAME + HARBOUR] += 1
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

NONE: Final = -1  # no seat, no space, no card
M32: Final = 0xFFFFFFFF
CELL_BYTES: Final = 8  # in the buffer of a vector
SOURCE_ROOM: Final = 256


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

    def __init__(self, name: str, kind: int, at: int, size: int, see: int, of: Domain | None, by: Domain | None,
                 start: int, sort: bool, pool: str, known: int, peek: int) -> None:
        self.name = name
        self.kind = kind
        self.at = at
        self.size = size
        self.see = see
        self.of = of  # what the values are; None for plain numbers
        self.by = by  # what an array is indexed by
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
                    f.name, f.kind, f.at, f.size,
                    PUBLIC if f.name in unveil else INNER if f.name in veil else f.see,
                    None if f.of is None else names.own(f.of), None if f.by is None else names.own(f.by),
                    f.start, f.sort, f.pool, f.known, f.peek))

    def _reserve(self, name: str, kind: int, size: int, see: int, of: Domain | None, by: Domain | None, start: int,
                 sort: bool = False, pool: str = "", known: int = NONE, peek: int = NONE) -> int:
        if self.closed or any(f.name == name for f in self.fields):
            raise ValueError(f"{self.name}: {name!r} is declared twice or too late")
        self.fields.append(Field(name, kind, self.size, size, see, of, by, start, sort, pool, known, peek))
        self.size += size
        return self.size - size

    def cell(self, name: str, see: int = PUBLIC, of: Domain | None = None, start: int = 0) -> int:
        return self._reserve(name, CELL, 1, see, of, None, start)

    def array(self, name: str, by: Domain, of: Domain | None = None, start: int = 0, see: int = PUBLIC,
              pool: str = "") -> int:
        """In a hidden array with a pool each value lies in its place like a card of a pile, NONE is an empty place."""
        return self._reserve(name, ARRAY, by.room, see, of, by, start, pool=pool)

    def pile(self, name: str, room: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
             known: int = NONE, peek: int = NONE) -> Pile:
        at = self._reserve(name, PILE, room + 1, see, of, None, 0, sort, pool, known, peek)
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
                return f.name if f.by is None else f"{f.name}.{f.by.names[cell - f.at]}"
        raise ValueError(f"{self.name} has no cell {cell}")


def below(v: Cells, stream: i64, n: i64) -> i64:
    """A number in 0..n-1 from the random stream kept in that cell (splitmix32: every step stays within 32 bits)."""
    x: i64 = (v[stream] + 0x9E3779B9) & M32
    v[stream] = x
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & M32
    x = ((x ^ (x >> 15)) * 0x735A2D97) & M32
    x ^= x >> 15
    if n >> 31:  # the product would leave 64 bits: the same number from its halves
        return ((x >> 16) * n + ((x & 0xFFFF) * n >> 16)) >> 16
    return (x * n) >> 32


@final
class Pile:
    """Cards in a vector: a cell with their number, then the cards, the top one last. A sorted pile has no order.

    Cells beyond the last card are always 0, so equal positions are equal vectors.
    """

    def __init__(self, name: str, at: i64, room: i64, sort: bool) -> None:
        self.name = name
        self.at = at
        self.room = room
        self.sort = sort

    def size(self, v: Cells) -> i64:
        return v[self.at]

    def card(self, v: Cells, i: i64) -> i64:
        return v[self.at + 1 + i]

    def top(self, v: Cells) -> i64:
        return v[self.at + v[self.at]]

    def repeats(self, v: Cells, i: i64) -> bool:
        """Is the i-th card of a sorted pile another copy of the one before it?"""
        return i > 0 and v[self.at + i] == v[self.at + 1 + i]

    def count(self, v: Cells, card: i64) -> i64:
        n: i64 = 0
        for i in range(self.at + 1, self.at + 1 + v[self.at]):
            if v[i] == card:
                n += 1
        return n

    def has(self, v: Cells, card: i64) -> bool:
        for i in range(self.at + 1, self.at + 1 + v[self.at]):
            if v[i] == card:
                return True
        return False

    def put(self, v: Cells, card: i64) -> None:
        n = v[self.at]
        if n == self.room:
            raise OverflowError(f"{self.name} has room for {self.room}")
        i = self.at + 1 + n
        if self.sort:
            while i > self.at + 1 and v[i - 1] > card:
                v[i] = v[i - 1]
                i -= 1
        v[i] = card
        v[self.at] = n + 1

    def pop(self, v: Cells) -> i64:
        """Take the top card."""
        last = self.at + v[self.at]
        card = v[last]
        v[last] = 0
        v[self.at] -= 1
        return card

    def take(self, v: Cells, card: i64) -> None:
        """Remove one copy of a card that is known to be there."""
        i: i64 = 0
        while v[self.at + 1 + i] != card:
            i += 1
        self.take_at(v, i)

    def take_at(self, v: Cells, i: i64) -> i64:
        """Remove the i-th card, keeping the order of the others."""
        card = v[self.at + 1 + i]
        last = self.at + v[self.at]
        for j in range(self.at + 1 + i, last):
            v[j] = v[j + 1]
        v[last] = 0
        v[self.at] -= 1
        return card

    def clear(self, v: Cells) -> None:
        for i in range(self.at, self.at + 1 + v[self.at]):
            v[i] = 0

    def pour(self, v: Cells, into: Pile) -> None:
        for i in range(self.at + 1, self.at + 1 + v[self.at]):
            into.put(v, v[i])
        self.clear(v)

    def shuffle(self, v: Cells, stream: i64) -> None:
        first = self.at + 1
        for i in range(v[self.at] - 1, 0, -1):
            j = below(v, stream, i + 1)
            swap = v[first + i]
            v[first + i] = v[first + j]
            v[first + j] = swap

    def cards(self, v: Cells) -> list[int]:
        """For texts and events: the ids, the top one first if there is an order."""
        ids = [int(v[self.at + 1 + i]) for i in range(v[self.at])]
        return ids if self.sort else ids[::-1]
