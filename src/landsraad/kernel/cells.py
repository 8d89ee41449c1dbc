"""Cells: the declared, named integers that make up the state of a game.

A state is a few vectors of small integers: one for the table and one for each seat. A *section* is the layout of such a
vector. Declaring a cell reserves its place and returns its index, so the name in the layout, the constant in the rules
and the path in a scenario are the same thing:

    SEAT = Section("seat")
    COINS: Final[i64] = SEAT.cell("coins")
    FAME: Final[i64] = SEAT.array("fame", TOWN)
    STALLS: Final = SEAT.tally("stalls", TOWN)
    HAND: Final = SEAT.pile("hand", 40, of=CARD, see=OWNER, sort=True)

    me[COINS] -= 2
    me[FAME + HARBOUR] += 1
    STALLS.more(me, HARBOUR)
    HAND.put(me, card)

Clones, fingerprints, JSON, views and scenario edits are derived from the layout; none of them names a cell again.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.kernel.domains import SOURCE_CAPACITY as SOURCE_CAPACITY
from landsraad.kernel.domains import SOURCES as SOURCES
from landsraad.kernel.domains import Domain as Domain
from landsraad.kernel.domains import DomainMap as DomainMap
from landsraad.kernel.piles import ALL_BUT_LAST as ALL_BUT_LAST
from landsraad.kernel.piles import BYTE as BYTE
from landsraad.kernel.piles import CARD_CAPACITY as CARD_CAPACITY
from landsraad.kernel.piles import MOST_COUNTED as MOST_COUNTED
from landsraad.kernel.piles import NONE as NONE
from landsraad.kernel.piles import Cells as Cells
from landsraad.kernel.piles import Pile as Pile
from landsraad.kernel.piles import Tally as Tally
from landsraad.kernel.piles import card_at as card_at
from landsraad.kernel.piles import cells_for_cards as cells_for_cards
from landsraad.kernel.piles import count_at as count_at
from landsraad.kernel.piles import set_card as set_card
from landsraad.kernel.piles import set_count as set_count

PUBLIC: Final = 0  # everyone sees the value
OWNER: Final = 1  # only the owning seat; the others see how many cards a pile has
HIDDEN: Final = 2  # nobody
INTERNAL: Final = 3  # derived from other cells or meaningless outside the rules: never shown, never set
TEAM: Final = 4  # the owning seat and its allies, see `Plan.side`

CELL: Final = 0
ARRAY: Final = 1
PILE: Final = 2
TALLY: Final = 3  # an array of small counts

# How long a value lasts, see `Section.expire`. The game decides when a turn and a round are over, and may have
# lifetimes of its own with other numbers.
FOREVER: Final = 0
TURN: Final = 1
ROUND: Final = 2
LIFETIMES: Final = 4

M32: Final = 0xFFFFFFFF
CELL_BYTES: Final = 8  # bytes per cell in the buffer of a vector
PURPOSES: Final = 16  # number of purposes of random streams


@final
class Field:
    """One declaration in a section."""

    def __init__(self, name: str, kind: int, at: int, size: int, capacity: int, see: int, of: Domain | None,
                 by: Domain | None, start: int, sort: bool, pool: str, known: int, peek: int, part: str = "",
                 until: int = FOREVER, among: int = NONE) -> None:
        self.name = name
        self.kind = kind
        self.at = at
        self.size = size  # in cells
        # number of values: the most cards of a pile, the counts of a tally, otherwise one per cell
        self.capacity = capacity
        self.see = see
        self.of = of  # domain of the values; None for plain numbers
        self.by = by  # domain that indexes an array or a tally
        self.start = start
        self.sort = sort
        self.pool = pool  # cards in hidden piles of one pool could be in any of them, as far as an outsider knows
        self.known = known  # cell with the number of top cards that everyone knows
        self.peek = peek  # cell with the number of top cards that the owner may look at
        self.part = part  # part of the section; "" for its own fields
        self.until = until
        self.among = among  # a hidden value that names a card of this hidden pile; the pile's cell, or NONE

    def copy(self, names: DomainMap, show_fields: tuple[str, ...], hide_fields: tuple[str, ...]) -> Field:
        return Field(self.name, self.kind, self.at, self.size, self.capacity,
                     PUBLIC if self.name in show_fields else INTERNAL if self.name in hide_fields else self.see,
                     None if self.of is None else names.domain_for(self.of),
                     None if self.by is None else names.domain_for(self.by),
                     self.start, self.sort, self.pool, self.known, self.peek, self.part, self.until,
                     self.among)


@final
class Part:
    """Cells that only some tables have, such as those of an expansion.

    They are in the address space of the section, so a cell is the same constant at every table. `Section.cut` keeps or
    drops them.
    """

    def __init__(self, section: Section, name: str) -> None:
        self.section = section
        self.name = name

    def cell(self, name: str, see: int = PUBLIC, of: Domain | None = None, start: int = 0,
             until: int = FOREVER, among: Pile | None = None) -> int:
        """A hidden cell may name a card `among` those of a hidden pile of the same seat."""
        return self.section.reserve(Field(name, CELL, NONE, 1, 1, see, of, None, start, False, "", NONE, NONE,
                                          self.name, until, NONE if among is None else int(among.at)))

    def stream(self, name: str, purpose: int) -> Stream:
        """A stream of random numbers for one purpose. In a seat section each seat has its own stream."""
        if not 0 < purpose < PURPOSES:
            raise ValueError(f"{self.section.name}: the purpose of {name!r} is a number from 1 to {PURPOSES - 1}")
        return Stream(name, self.cell(name, HIDDEN), purpose)

    def array(self, name: str, by: Domain, of: Domain | None = None, start: int = 0, see: int = PUBLIC,
              pool: str = "", until: int = FOREVER) -> int:
        """In a hidden array with a pool, each value is like a card of a pile; NONE means an empty place."""
        return self.section.reserve(Field(name, ARRAY, NONE, by.capacity, by.capacity, see, of, by, start, False, pool,
                                          NONE, NONE, self.name, until))

    def tally(self, name: str, by: Domain, until: int = FOREVER) -> Tally:
        """Public small counts, which take an eighth of the space of an array."""
        field = Field(name, TALLY, NONE, cells_for_cards(by.capacity), by.capacity, PUBLIC, None, by, 0, False, "",
                      NONE, NONE, self.name, until)
        return Tally(self.section.reserve(field), field.size)

    def pile(self, name: str, capacity: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
             known: int = NONE, peek: int = NONE, until: int = FOREVER) -> Pile:
        field = self._pile(name, capacity, of, see, sort, pool, known, peek, until)
        return Pile(name, self.section.reserve(field), capacity, sort)

    def last_pile(self, name: str, capacity: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
                  known: int = NONE, peek: int = NONE, until: int = FOREVER) -> None:
        """A pile whose capacity depends on the table. It comes after all other cells; use `Section.pile_of`."""
        self.section.put_last(self._pile(name, capacity, of, see, sort, pool, known, peek, until))

    def _pile(self, name: str, capacity: int, of: Domain, see: int, sort: bool, pool: str, known: int, peek: int,
              until: int) -> Field:
        if of.capacity > CARD_CAPACITY:
            raise ValueError(f"{self.section.name}: {name!r} would be a pile of {of.name}, of which there may be "
                             f"{of.capacity}; a card has a byte, which is enough for {CARD_CAPACITY}")
        return Field(name, PILE, NONE, 1 + cells_for_cards(capacity), capacity, see, of, None, 0, sort, pool, known,
                     peek, self.name, until)


@final
class Section:
    """The layout of one vector.

    Expansions declare their cells at import. Cells that only some tables have are declared in a `part`, and the section
    of one kind of table is a `cut`, to which nothing can be added. The cells of a dropped part are unused: always 0,
    without a name.

    A section may also begin with the cells of another one, at the same indices, so that rules written for one work for
    the other. `show_fields` makes internal cells public, `hide_fields` makes cells internal.
    """

    def __init__(self, name: str, begin: Section | None = None, domain_map: DomainMap | None = None,
                 show_fields: tuple[str, ...] = (), hide_fields: tuple[str, ...] = ()) -> None:
        self.name = name
        self.size = 0
        self.fields: list[Field] = []
        self.last: list[Field] = []  # piles that are placed after everything else when the section is closed
        self.parts: dict[str, Part] = {}
        self.own_part = Part(self, "")
        self.closed = False
        # By lifetime: cells that become 0, pairs of a cell and another start value, ends of piles.
        self.expiring: vec[Cells] = vec[vec[i64]]()
        self.restarting: vec[Cells] = vec[vec[i64]]()
        self.emptied: vec[Cells] = vec[vec[i64]]()
        if begin is not None:
            names = DomainMap() if domain_map is None else domain_map
            self.fields = [f.copy(names, show_fields, hide_fields) for f in begin.fields if f not in begin.last]
            self.last = [f.copy(names, show_fields, hide_fields) for f in begin.last]
            self.parts = {part: Part(self, part) for part in begin.parts}
            self.size = max((f.at + f.size for f in self.fields), default=0)

    def reserve(self, field: Field) -> int:
        """Appends a declared field and returns its index."""
        self._check(field)
        field.at = self.size
        self.fields.append(field)
        self.size += field.size
        return field.at

    def put_last(self, field: Field) -> None:
        self._check(field)
        self.last.append(field)

    def _check(self, field: Field) -> None:
        """Two parts may declare the same name if no table has both."""
        if self.closed or any(f.name == field.name and (f.part == field.part or "" in (f.part, field.part))
                              for f in (*self.fields, *self.last)):
            raise ValueError(f"{self.name}: {field.name!r} is declared twice or too late")
        if not FOREVER <= field.until < LIFETIMES:
            raise ValueError(f"{self.name}: {field.name!r} has the lifetime {field.until}; "
                             f"the last one is {LIFETIMES - 1}")

    def part(self, name: str) -> Part:
        """Returns the part in which an expansion declares its cells."""
        if not name or self.closed:
            raise ValueError(f"{self.name}: the part {name!r} has no name or comes too late")
        if name not in self.parts:
            self.parts[name] = Part(self, name)
        return self.parts[name]

    def cut(self, name: str, parts: tuple[str, ...], domain_map: DomainMap | None = None,
            hide_fields: tuple[str, ...] = (), show_fields: tuple[str, ...] = (),
            capacities: dict[str, int] | None = None) -> Section:
        """Returns the section of one kind of table: its own cells and some parts, at the same indices.

        `capacities` sets the capacity of last piles by name. This section stays open: later declarations get the next
        indices and do not affect earlier cuts.
        """
        for part in parts:
            if part not in self.parts:
                raise ValueError(f"{self.name} has no part {part!r}")
        out = Section(name)
        names = DomainMap() if domain_map is None else domain_map
        for f in self.fields:
            if f not in self.last and (not f.part or f.part in parts):
                out.fields.append(f.copy(names, show_fields, hide_fields))
                out.size = f.at + f.size
        out.last = [f.copy(names, show_fields, hide_fields) for f in self.last if not f.part or f.part in parts]
        for word, capacity in ({} if capacities is None else capacities).items():
            found = [f for f in out.last if f.name == word]
            if not found:
                raise ValueError(f"{name}: {word!r} is not a last pile of this table")
            found[0].capacity = capacity
            found[0].size = 1 + cells_for_cards(capacity)
        out.blank()
        return out

    def close(self) -> None:
        """Allows no more declarations and places the last piles."""
        if self.closed:
            return
        self.closed = True
        for f in self.last:
            f.at = self.size
            self.fields.append(f)
            self.size += f.size
        for lifetime in range(LIFETIMES):
            found = [f for f in self.fields if f.until == lifetime != FOREVER]
            cells = [(cell, f.start) for f in found if f.kind != PILE for cell in range(f.at, f.at + f.size)]
            self.expiring = append(self.expiring, vec[i64]([cell for cell, start in cells if start == 0]))
            self.restarting = append(self.restarting, vec[i64]([
                number for cell, start in cells if start != 0 for number in (cell, start)]))
            self.emptied = append(self.emptied, vec[i64]([
                number for f in found if f.kind == PILE for number in (f.at, f.at + f.size)]))

    # Declarations outside any part.

    def cell(self, name: str, see: int = PUBLIC, of: Domain | None = None, start: int = 0,
             until: int = FOREVER) -> int:
        return self.own_part.cell(name, see, of, start, until)

    def stream(self, name: str, purpose: int) -> Stream:
        return self.own_part.stream(name, purpose)

    def array(self, name: str, by: Domain, of: Domain | None = None, start: int = 0, see: int = PUBLIC,
              pool: str = "", until: int = FOREVER) -> int:
        return self.own_part.array(name, by, of, start, see, pool, until)

    def tally(self, name: str, by: Domain, until: int = FOREVER) -> Tally:
        return self.own_part.tally(name, by, until)

    def pile(self, name: str, capacity: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
             known: int = NONE, peek: int = NONE, until: int = FOREVER) -> Pile:
        return self.own_part.pile(name, capacity, of, see, sort, pool, known, peek, until)

    def last_pile(self, name: str, capacity: int, of: Domain, see: int = PUBLIC, sort: bool = False, pool: str = "",
                  known: int = NONE, peek: int = NONE, until: int = FOREVER) -> None:
        self.own_part.last_pile(name, capacity, of, see, sort, pool, known, peek, until)

    # Queries.

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
        """Resets the cells with this lifetime to their start values and empties such piles."""
        for cell in self.expiring[lifetime]:
            v[cell] = 0
        pairs = self.restarting[lifetime]
        for i in range(0, len(pairs), 2):
            v[pairs[i]] = pairs[i + 1]
        piles = self.emptied[lifetime]
        for i in range(0, len(piles), 2):
            if v[piles[i]] != 0:
                for cell in range(piles[i], piles[i + 1]):
                    v[cell] = 0

    def field(self, name: str) -> Field | None:
        for field in self.fields:
            if field.name == name:
                return field
        return None

    def pile_of(self, name: str) -> Pile:
        """Finds a pile by name. Last piles need this because their index differs between cuts."""
        f = self.field(name)
        if f is None or f.kind != PILE:
            raise ValueError(f"{self.name} has no pile {name!r}, or not yet")
        return Pile(f.name, f.at, f.capacity, f.sort)

    def name_of(self, cell: int) -> str:
        """The name of a cell, for texts and events: `coins`, `fame.harbour`."""
        for f in self.fields:
            if f.at <= cell < f.at + f.size:
                return f.name if f.by is None or f.kind == TALLY else f"{f.name}.{f.by.names[cell - f.at]}"
        raise ValueError(f"{self.name} has no cell {cell}")


@final
class Stream:
    """A stream of random numbers: the cell that counts them, and a purpose number that never changes."""

    def __init__(self, name: str, at: i64, purpose: i64) -> None:
        self.name = name
        self.at = at
        self.purpose = purpose


def below(v: Cells, at: i64, n: i64) -> i64:
    """A number in 0..n-1 from the generator in that cell (splitmix32: every step stays within 32 bits).

    Only for searches. A few of its numbers reveal all the others, so no table is dealt with it.
    """
    x: i64 = (v[at] + 0x9E3779B9) & M32
    v[at] = x
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & M32
    x = ((x ^ (x >> 15)) * 0x735A2D97) & M32
    x ^= x >> 15
    return scaled(x, n)


def scaled(x: i64, n: i64) -> i64:
    """Scales 32 random bits to a number in 0..n-1."""
    if n >> 31:  # the product would not fit into 64 bits: compute it from halves
        return ((x >> 16) * n + ((x & 0xFFFF) * n >> 16)) >> 16
    return (x * n) >> 32
