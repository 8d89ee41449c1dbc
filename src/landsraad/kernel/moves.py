"""Moves: small integers with a text both ways.

    SEND = MOVES.family("send", CARD, TOWN)
    SEND.move(letter, harbour)  <->  "send letter harbour"

A family owns a block of numbers sized by the rooms of its domains, so that a new card never renumbers an old move.
The text is stable for ever: records, logs, scenarios and bots use it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.kernel.cells import Domain, Renames
from landsraad.kernel.errors import BadInput, nearest

NUMBERED: Final[list[object]] = []  # the number of every move, made once: lists of moves are asked for all the time


@final
class Family:
    def __init__(self, name: str, base: i64, first: Domain | None, second: Domain | None, secret: bool) -> None:
        self.name = name
        self.base = base
        self.first = first
        self.second = second
        self.secret = secret  # the others learn that something was chosen, not what
        self.width: i64 = 1 if second is None else second.room
        self.end: i64 = base + self.width * (1 if first is None else first.room)

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


@final
class Moves:
    """The move table of one game. It may begin with the families of another table, at the same numbers: a game of its
    family has other names there, and the same moves."""

    def __init__(self, common: Moves | None = None, renames: Renames | None = None) -> None:
        self.families: list[Family] = [] if common is None else list(common.families)
        if renames is not None:
            self.families = [Family(f.name, f.base, None if f.first is None else renames.own(f.first),
                                    None if f.second is None else renames.own(f.second), f.secret)
                             for f in self.families]

    def family(self, name: str, first: Domain | None = None, second: Domain | None = None,
               secret: bool = False) -> Family:
        if any(f.name == name for f in self.families):
            raise ValueError(f"the move {name!r} is declared twice")
        base = self.families[-1].end if self.families else 0
        made = Family(name, base, first, second, secret)
        self.families.append(made)
        while len(NUMBERED) < made.end:
            NUMBERED.append(len(NUMBERED))
        return made

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
