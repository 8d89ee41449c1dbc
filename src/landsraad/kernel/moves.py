"""Moves: small integers that can be converted to text and back.

    SEND = MOVES.family("send", CARD, TOWN)
    SEND.move(letter, harbour)  <->  "send letter harbour"

A family owns a block of numbers sized by the capacities of its domains, so a new card never renumbers an old move. The
text never changes: records, logs, scenarios and bots use it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.kernel.cells import Domain, DomainMap
from landsraad.kernel.errors import BadInput, nearest

# Shared integer objects for all move numbers, because lists of moves are created all the time.
NUMBERED: Final[list[object]] = []


@final
class Family:
    def __init__(self, name: str, base: i64, first: Domain | None, second: Domain | None, secret: bool,
                 part: str = "") -> None:
        self.name = name
        self.base = base
        self.first = first
        self.second = second
        self.secret = secret  # the others learn that something was chosen, but not what
        self.part = part  # part of the move table; "" for its own families
        self.width: i64 = 1 if second is None else second.capacity
        self.end: i64 = base + self.width * (1 if first is None else first.capacity)

    def move(self, a: i64 = 0, b: i64 = 0) -> i64:
        return self.base + a * self.width + b

    def has(self, move: i64) -> bool:
        return self.base <= move < self.end

    def a(self, move: i64) -> i64:
        return (move - self.base) // self.width

    def b(self, move: i64) -> i64:
        return (move - self.base) % self.width

    def domains(self) -> list[Domain]:
        return [d for d in (self.first, self.second) if d is not None]

    def copy(self, names: DomainMap) -> Family:
        return Family(self.name, self.base, None if self.first is None else names.domain_for(self.first),
                      None if self.second is None else names.domain_for(self.second), self.secret, self.part)


@final
class MovesPart:
    """The moves of an expansion, numbered within the whole move table; see `cells.Part`."""

    def __init__(self, moves: Moves, name: str) -> None:
        self.moves = moves
        self.name = name

    def family(self, name: str, first: Domain | None = None, second: Domain | None = None,
               secret: bool = False) -> Family:
        return self.moves.declare(name, first, second, secret, self.name)


@final
class Moves:
    """The move table of one game.

    It may begin with the families of another table, at the same numbers: a game of the same family has other names
    there and the same moves. Moves that only some tables have are declared in a `part`; the moves of one kind of table
    are a `cut`.
    """

    def __init__(self, common: Moves | None = None, domain_map: DomainMap | None = None) -> None:
        self.families: list[Family] = [] if common is None else list(common.families)
        self.parts: dict[str, MovesPart] = {}
        self.closed = False
        if common is not None:
            self.parts = {name: MovesPart(self, name) for name in common.parts}
        if domain_map is not None:
            self.families = [f.copy(domain_map) for f in self.families]

    @property
    def size(self) -> int:
        """An upper bound: all move numbers are below it."""
        return int(self.families[-1].end) if self.families else 0

    def family(self, name: str, first: Domain | None = None, second: Domain | None = None,
               secret: bool = False) -> Family:
        return self.declare(name, first, second, secret, "")

    def declare(self, name: str, first: Domain | None, second: Domain | None, secret: bool, part: str) -> Family:
        """Two parts may declare the same name if no table has both."""
        if self.closed or any(f.name == name and (f.part == part or "" in (f.part, part)) for f in self.families):
            raise ValueError(f"the move {name!r} is declared twice or too late")
        made = Family(name, self.size, first, second, secret, part)
        self.families.append(made)
        while len(NUMBERED) < made.end:
            NUMBERED.append(len(NUMBERED))
        return made

    def part(self, name: str) -> MovesPart:
        """Returns the part in which an expansion declares its moves."""
        if not name or self.closed:
            raise ValueError(f"the part {name!r} of the moves has no name or comes too late")
        if name not in self.parts:
            self.parts[name] = MovesPart(self, name)
        return self.parts[name]

    def cut(self, parts: tuple[str, ...], domain_map: DomainMap | None = None) -> Moves:
        """Returns the moves of one kind of table: its own and those of some parts, with unchanged numbers.

        Later declarations get the next numbers and do not affect earlier cuts.
        """
        for part in parts:
            if part not in self.parts:
                raise ValueError(f"the moves have no part {part!r}")
        out = Moves()
        names = DomainMap() if domain_map is None else domain_map
        for f in self.families:
            if not f.part or f.part in parts:
                if any(other.name == f.name for other in out.families):
                    raise ValueError(f"two parts of a table have the move {f.name!r}")
                out.families.append(f.copy(names))
        out.closed = True
        return out

    def family_of(self, move: int) -> Family:
        for f in self.families:
            if f.has(move):
                return f
        raise BadInput(f"no move has the number {move}")

    def words(self, move: int) -> list[str]:
        f = self.family_of(move)
        words = [f.name]
        ids = [int(f.a(move)), int(f.b(move))]
        for domain, member in zip(f.domains(), ids, strict=False):
            if member >= len(domain.names):
                raise BadInput(f"no move has the number {move}")
            words.append(domain.names[member])
        return words

    def text(self, move: int) -> str:
        return " ".join(self.words(move))

    def parse(self, text: str) -> int:
        words = text.split()
        for f in self.families:
            if words and f.name == words[0]:
                domains = f.domains()
                if len(words) != 1 + len(domains):
                    usage = " ".join([f.name, *(d.name.upper().replace(" ", "_") for d in domains)])
                    raise BadInput(f"not a move: {text!r} (write: {usage})")
                ids = [d.find(word) for d, word in zip(domains, words[1:], strict=True)]
                return f.move(ids[0] if ids else 0, ids[1] if len(ids) > 1 else 0)
        hint = nearest(words[0], [f.name for f in self.families]) if words else ""
        raise BadInput(f"not a move: {text!r}{hint}")
