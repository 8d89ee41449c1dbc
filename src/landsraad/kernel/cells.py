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

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.kernel.domains import SOURCE_ROOM as SOURCE_ROOM
from landsraad.kernel.domains import SOURCES as SOURCES
from landsraad.kernel.domains import Domain as Domain
from landsraad.kernel.domains import Renames as Renames
from landsraad.kernel.piles import ALL_BUT_LAST as ALL_BUT_LAST
from landsraad.kernel.piles import BYTE as BYTE
from landsraad.kernel.piles import CARD_ROOM as CARD_ROOM
from landsraad.kernel.piles import MOST_COUNTED as MOST_COUNTED
from landsraad.kernel.piles import NONE as NONE
from landsraad.kernel.piles import Cells as Cells
from landsraad.kernel.piles import Pile as Pile
from landsraad.kernel.piles import Tally as Tally
from landsraad.kernel.piles import card_at as card_at
from landsraad.kernel.piles import count_at as count_at
from landsraad.kernel.piles import set_card as set_card
from landsraad.kernel.piles import set_count as set_count
from landsraad.kernel.piles import words_of as words_of

PUBLIC: Final = 0  # everybody sees the value
OWNER: Final = 1  # only the seat it belongs to does; the others see how many cards a pile has
HIDDEN: Final = 2  # nobody does
INNER: Final = 3  # derived from other cells or of no meaning outside the rules: never shown, never set
TEAM: Final = 4  # the seat it belongs to, and those who play with it: see `Plan.side`

CELL: Final = 0
ARRAY: Final = 1
PILE: Final = 2
TALLY: Final = 3  # an array of small counts

# How long a value lasts: see `Section.expire`. The game says when a turn and a round are over, and may have lifetimes
# of its own with other numbers.
FOREVER: Final = 0
TURN: Final = 1
ROUND: Final = 2
LIFETIMES: Final = 4

M32: Final = 0xFFFFFFFF
CELL_BYTES: Final = 8  # in the buffer of a vector
PURPOSES: Final = 16  # of random streams


@final
class Field:
    """One line of a plan."""

    def __init__(self, name: str, kind: int, at: int, size: int, room: int, see: int, of: Domain | None,
                 by: Domain | None, start: int, sort: bool, pool: str, known: int, peek: int, part: str = "",
                 until: int = FOREVER) -> None:
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
        self.part = part  # of the section; "": its own
        self.until = until

    def copy(self, names: Renames, unveil: tuple[str, ...], veil: tuple[str, ...]) -> Field:
        return Field(self.name, self.kind, self.at, self.size, self.room,
                     PUBLIC if self.name in unveil else INNER if self.name in veil else self.see,
                     None if self.of is None else names.own(self.of), None if self.by is None else names.own(self.by),
                     self.start, self.sort, self.pool, self.known, self.peek, self.part, self.until)


@final
class Part:
    """Some cells of a section that not every table has: those of an expansion. They lie in the one address space of the
    section, so that a cell is the same constant at every table, and `Section.cut` leaves them out or not."""

    def __init__(self, section: Section, name: str) -> None:
        self.section = section
        self.name = name

    def cell(self, name: str, see: int = PUBLIC, of: Domain | None = None, start: int = 0,
             until: int = FOREVER) -> int:
        return self.section.reserve(Field(name, CELL, NONE, 1, 1, see, of, None, start, False, "", NONE, NONE,
                                          self.name, until))

    def stream(self, name: str, purpose: int) -> Stream:
        """Random numbers for one purpose: in a section of seats each seat has its own."""
        if not 0 < purpose < PURPOSES:
            raise ValueError(f"{self.section.name}: the purpose of {name!r} is a number from 1 to {PURPOSES - 1}")
        return Stream(name, self.cell(name, HIDDEN), purpose)

    def array(self, name: str, by: Domain, of: Domain | None = None, start: int = 0, see: int = PUBLIC,
              pool: str = "", until: int = FOREVER) -> int:
        """In a hidden array with a pool each value lies in its place like a card of a pile, NONE is an empty place."""
        return self.section.reserve(Field(name, ARRAY, NONE, by.room, by.room, see, of, by, start, False, pool, NONE,
                                          NONE, self.name, until))

    def tally(self, name: str, by: Domain, until: int = FOREVER) -> Tally:
        """Counts that stay small, in an eighth of the room of an array. Everybody sees them."""
        field = Field(name, TALLY, NONE, words_of(by.room), by.room, PUBLIC, None, by, 0, False, "", NONE, NONE,
                      self.name, until)
        return Tally(self.section.reserve(field), field.size)

    def pile(self, name: str, room: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
             known: int = NONE, peek: int = NONE, until: int = FOREVER) -> Pile:
        field = self._pile(name, room, of, see, sort, pool, known, peek, until)
        return Pile(name, self.section.reserve(field), room, sort)

    def last_pile(self, name: str, room: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
                  known: int = NONE, peek: int = NONE, until: int = FOREVER) -> None:
        """A pile whose room depends on the table: it lies behind all else, and `Section.pile_of` finds it there."""
        self.section.put_last(self._pile(name, room, of, see, sort, pool, known, peek, until))

    def _pile(self, name: str, room: int, of: Domain, see: int, sort: bool, pool: str, known: int, peek: int,
              until: int) -> Field:
        if of.room > CARD_ROOM:
            raise ValueError(f"{self.section.name}: {name!r} would be a pile of {of.name}, of which there may be "
                             f"{of.room}; a card has a byte, which is enough for {CARD_ROOM}")
        return Field(name, PILE, NONE, 1 + words_of(room), room, see, of, None, 0, sort, pool, known, peek, self.name,
                     until)


@final
class Section:
    """The plan of one vector. An expansion declares further cells at import.

    What not every table has is declared in a `part`; the section of one kind of table is a `cut`, to which nothing is
    added any more. Where a part is left out that lies before one that is there, its cells are dead: always 0, and named
    nowhere.

    A section may also begin with the cells of another one, at the same places: then rules written for the one work for
    the other. `unveil` makes inner cells public that have a meaning only there, `veil` does the opposite.
    """

    def __init__(self, name: str, begin: Section | None = None, renames: Renames | None = None,
                 unveil: tuple[str, ...] = (), veil: tuple[str, ...] = ()) -> None:
        self.name = name
        self.size = 0
        self.fields: list[Field] = []
        self.last: list[Field] = []  # piles that are laid behind all else when the section is closed
        self.parts: dict[str, Part] = {}
        self.own = Part(self, "")
        self.closed = False
        self.expiring: vec[Cells] = vec[vec[i64]]()  # by lifetime: the cells that have it, each with its start
        if begin is not None:
            names = Renames() if renames is None else renames
            self.fields = [f.copy(names, unveil, veil) for f in begin.fields if f not in begin.last]
            self.last = [f.copy(names, unveil, veil) for f in begin.last]
            self.parts = {part: Part(self, part) for part in begin.parts}
            self.size = max((f.at + f.size for f in self.fields), default=0)

    def reserve(self, field: Field) -> int:
        """The place of a field that is declared now."""
        self._check(field)
        field.at = self.size
        self.fields.append(field)
        self.size += field.size
        return field.at

    def put_last(self, field: Field) -> None:
        self._check(field)
        self.last.append(field)

    def _check(self, field: Field) -> None:
        """Two parts may use the same word, if no table ever has both of them."""
        if self.closed or any(f.name == field.name and (f.part == field.part or "" in (f.part, field.part))
                              for f in (*self.fields, *self.last)):
            raise ValueError(f"{self.name}: {field.name!r} is declared twice or too late")
        if not FOREVER <= field.until < LIFETIMES:
            raise ValueError(f"{self.name}: {field.name!r} has the lifetime {field.until}; "
                             f"the last one is {LIFETIMES - 1}")

    def part(self, name: str) -> Part:
        """Where an expansion declares its cells."""
        if not name or self.closed:
            raise ValueError(f"{self.name}: the part {name!r} has no name or comes too late")
        if name not in self.parts:
            self.parts[name] = Part(self, name)
        return self.parts[name]

    def cut(self, name: str, parts: tuple[str, ...], renames: Renames | None = None, veil: tuple[str, ...] = (),
            unveil: tuple[str, ...] = (), capacities: dict[str, int] | None = None) -> Section:
        """The section of one kind of table: its own cells and those of some parts, at the places they always have.
        `capacities` are the rooms of last piles. This section stays open: what is declared later has the next places,
        and no cut that was made before knows of it."""
        for part in parts:
            if part not in self.parts:
                raise ValueError(f"{self.name} has no part {part!r}")
        out = Section(name)
        names = Renames() if renames is None else renames
        for f in self.fields:
            if f not in self.last and (not f.part or f.part in parts):
                out.fields.append(f.copy(names, unveil, veil))
                out.size = f.at + f.size
        out.last = [f.copy(names, unveil, veil) for f in self.last if not f.part or f.part in parts]
        for word, room in ({} if capacities is None else capacities).items():
            found = [f for f in out.last if f.name == word]
            if not found:
                raise ValueError(f"{name}: {word!r} is no last pile of this table")
            found[0].room = room
            found[0].size = 1 + words_of(room)
        out.blank()
        return out

    def close(self) -> None:
        """No more cells: the last piles find their places."""
        if self.closed:
            return
        self.closed = True
        for f in self.last:
            f.at = self.size
            self.fields.append(f)
            self.size += f.size
        for lifetime in range(LIFETIMES):
            pairs = [number for f in self.fields if f.until == lifetime != FOREVER
                     for cell in range(f.at, f.at + f.size) for number in (cell, f.start)]
            self.expiring = append(self.expiring, vec[i64](pairs))

    # Declarations of the section's own.

    def cell(self, name: str, see: int = PUBLIC, of: Domain | None = None, start: int = 0,
             until: int = FOREVER) -> int:
        return self.own.cell(name, see, of, start, until)

    def stream(self, name: str, purpose: int) -> Stream:
        return self.own.stream(name, purpose)

    def array(self, name: str, by: Domain, of: Domain | None = None, start: int = 0, see: int = PUBLIC,
              pool: str = "", until: int = FOREVER) -> int:
        return self.own.array(name, by, of, start, see, pool, until)

    def tally(self, name: str, by: Domain, until: int = FOREVER) -> Tally:
        return self.own.tally(name, by, until)

    def pile(self, name: str, room: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
             known: int = NONE, peek: int = NONE, until: int = FOREVER) -> Pile:
        return self.own.pile(name, room, of, see, sort, pool, known, peek, until)

    def last_pile(self, name: str, room: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
                  known: int = NONE, peek: int = NONE, until: int = FOREVER) -> None:
        self.own.last_pile(name, room, of, see, sort, pool, known, peek, until)

    # What is there.

    def blank(self) -> Cells:
        self.close()
        cells = [0] * self.size
        seen: set[str] = set()
        for f in self.fields:
            if f.name in seen:
                raise ValueError(f"{self.name}: two parts of it have a field {f.name!r}")
            seen.add(f.name)
            cells[f.at:f.at + f.size] = [f.start] * f.size
        return vec[i64](cells)

    def expire(self, v: Cells, lifetime: i64) -> None:
        """A turn or a round is over: what lasts no longer is as it was in the beginning, and such piles are empty."""
        pairs = self.expiring[lifetime]
        for i in range(0, len(pairs), 2):
            v[pairs[i]] = pairs[i + 1]

    def field(self, name: str) -> Field | None:
        for field in self.fields:
            if field.name == name:
                return field
        return None

    def pile_of(self, name: str) -> Pile:
        """A pile by its name: the way to last piles, which lie elsewhere in each cut."""
        f = self.field(name)
        if f is None or f.kind != PILE:
            raise ValueError(f"{self.name} has no pile {name!r}, or not yet")
        return Pile(f.name, f.at, f.room, f.sort)

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
