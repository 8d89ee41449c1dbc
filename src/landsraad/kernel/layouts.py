"""The layout of a game: what each number of a packed position, a delta or an event means, by name.

Positions and deltas are stored as numbers because there are many of them. A later version may number cells, effects and
cards differently. It reads them with the layout they were written with, which is stored once:

    layout = Layout(json.loads(kept))
    past = Position(layout, packed)
    past.apply(Delta(row))
    state = past.state(plan)

Nothing here runs a rule.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.cells import NONE, SOURCE_CAPACITY, SOURCES, Domain, Field, Section
from landsraad.kernel.chance import bytes_of_key
from landsraad.kernel.codec import decode_position
from landsraad.kernel.deltas import Delta
from landsraad.kernel.engine import EFFECTS, FRAME, Plan, State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import EVENTS, MOVED, Event
from landsraad.kernel.packing import HEAD
from landsraad.kernel.views import read_field

TWIN: Final = "~"
DIGEST: Final = 12  # in hexadecimal digits


def describe(plan: Plan) -> dict[str, Any]:
    domains: dict[str, list[str]] = {}

    def named(domain: Domain | None) -> str | None:
        if domain is None:
            return None
        own = plan.domain_for(domain)
        key = own.name
        while domains.setdefault(key, own.names) != own.names:  # another game has a domain of the same name
            key += TWIN
        return key

    def fields(section: Section) -> list[list[Any]]:
        return [[f.name, f.kind, f.at, f.size, f.capacity, named(f.of), named(f.by), f.sort] for f in section.fields]

    return {
        "game": plan.name, "seats": plan.seats, "table": fields(plan.table), "seat": fields(plan.seat),
        "effects": [plan.label_of(EFFECTS.all[i]) for i in range(plan.effects)],
        "sources": [named(domain) for domain in SOURCES.domains],
        "events": [[kind.name, [[name, named(domain)] for name, domain in kind.values]]
                   for kind in EVENTS.kinds.values()],
        "moves": [[f.name, int(f.base), int(f.width), int(f.end), [named(domain) for domain in f.domains()]]
                  for f in plan.moves.families],
        "domains": domains,
    }


_KNOWN: Final[dict[Plan, tuple[str, bytes]]] = {}


def layout_of(plan: Plan) -> tuple[str, bytes]:
    """The digest of a game's layout, and the bytes to store under it."""
    found = _KNOWN.get(plan)
    if found is None:
        text = json.dumps(describe(plan), separators=(",", ":"), sort_keys=True).encode()
        found = _KNOWN[plan] = (hashlib.sha256(text).hexdigest()[:DIGEST], zlib.compress(text, 9))
    return found


@final
class Layout:
    def __init__(self, kept: bytes) -> None:
        try:
            data: dict[str, Any] = json.loads(zlib.decompress(kept))
            self.seats: list[str] = data["seats"]
            self.domains = {key: Domain(key.rstrip(TWIN), len(names), names, like=_STRANGER)
                            for key, names in data["domains"].items()}
            self.table = self._fields(data["table"])
            self.seat = self._fields(data["seat"])
            self.effects: list[str] = data["effects"]
            self.sources: list[str] = data["sources"]
            self.events: list[Any] = data["events"]
            self.moves: list[Any] = data["moves"]
        except (ValueError, KeyError, TypeError, zlib.error) as error:
            raise BadInput(f"not a layout that was kept: {error}") from None
        self.table_size = _size(self.table)
        self.seat_size = _size(self.seat)

    def _fields(self, lines: list[list[Any]]) -> list[Field]:
        known = self.domains.get
        return [Field(name, kind, at, size, capacity, 0, known(of), known(by), 0, sort, "", NONE, NONE)
                for name, kind, at, size, capacity, of, by, sort in lines]

    def cause(self, source: int) -> list[str] | None:
        if source < SOURCE_CAPACITY:
            return None
        domain = self.domains[self.sources[source // SOURCE_CAPACITY - 1]]
        return [domain.name, domain.names[source % SOURCE_CAPACITY]]

    def move(self, number: int) -> str:
        for name, base, width, end, domains in self.moves:
            if base <= number < end:
                ids = [(number - base) // width, (number - base) % width]
                return " ".join([name, *(self.domains[domain].names[member]
                                         for domain, member in zip(domains, ids, strict=False))])
        raise BadInput(f"no move has the number {number}")

    def event(self, stored: tuple[int, int, int, list[int]], plan: Plan) -> Event | None:
        """Converts a stored event to this version; None if this version has no such event."""
        number, seat, source, values = stored
        name, of = self.events[number]
        kind = EVENTS.kinds.get(name)
        if kind is None:
            return None
        try:
            cause = self.cause(source)
            given = {word: self._word(kind.name, word, domain, value)
                     for (word, domain), value in zip(of, values, strict=False)}
            now = [self._number(plan, kind.name, word, domain, given.get(word, 0)) for word, domain in kind.values]
            now += [0] * (len(values) - len(now))
            return Event(kind, seat, 0 if cause is None else plan.find_cause(*cause), tuple(now))
        except (BadInput, IndexError, KeyError):
            return None

    def _word(self, kind: str, name: str, domain: str | None, value: int) -> int | str:
        if kind == MOVED.name and name == "move":
            return self.move(value)
        return value if domain is None or value == NONE else self.domains[domain].names[value]

    @staticmethod
    def _number(plan: Plan, kind: str, name: str, domain: Domain | None, word: int | str) -> int:
        if kind == MOVED.name and name == "move":
            return plan.moves.parse(str(word))
        return int(word) if domain is None or word == NONE else plan.domain_for(domain).find(str(word))


_STRANGER: Final = Domain("stranger", 0)  # so that domains of other layouts are not registered as causes


def _size(fields: list[Field]) -> int:
    return max((field.at + field.size for field in fields), default=0)


@final
class Position:
    """A position in numbers of a layout."""

    def __init__(self, layout: Layout, packed: bytes) -> None:
        cells = array("q")
        try:
            cells.frombytes(zlib.decompress(packed))
            self.players, depth, words = cells[:HEAD]
        except (ValueError, zlib.error) as error:
            raise BadInput(f"not a packed position: {error}") from None
        at = HEAD + words
        end = at + layout.table_size + self.players * layout.seat_size
        if len(cells) != end + depth * FRAME:
            raise BadInput("not a packed position of this layout")
        self.layout = layout
        self.key = vec[i64](cells[HEAD:at].tolist())
        self.cells: list[int] = cells[at:end].tolist()
        self.stack: list[int] = cells[end:].tolist()

    def copy(self) -> Position:
        out = Position.__new__(Position)
        out.layout, out.players, out.key = self.layout, self.players, self.key
        out.cells, out.stack = self.cells[:], self.stack[:]
        return out

    def apply(self, delta: Delta) -> None:
        for cell, value in delta.changes:
            self.cells[cell] = value
        self.stack[delta.kept * FRAME:] = delta.frames

    def encoded(self) -> dict[str, Any]:
        """Encodes the position by names, like `encode_state`."""
        layout = self.layout
        parts = [self.cells[:layout.table_size]]
        for i in range(self.players):
            first = layout.table_size + i * layout.seat_size
            parts.append(self.cells[first:first + layout.seat_size])
        read = [{f.name: read_field(vec[i64](part), f) for f in (layout.seat if n else layout.table)}
                for n, part in enumerate(parts)]
        stack = [[layout.effects[self.stack[i]], layout.seats[self.stack[i + 1]], layout.cause(self.stack[i + 2]),
                  self.stack[i + 3]] for i in range(0, len(self.stack), FRAME)]
        out = {"seats": self.players, "table": read[0], "stack": stack,
               "at": {layout.seats[i]: read[i + 1] for i in range(self.players)}}
        if len(self.key):
            out["key"] = bytes_of_key(self.key).hex()
        return out

    def state(self, plan: Plan) -> State:
        """Returns a state of this version for display. Unknown names are left out."""
        return decode_position(plan, self.encoded())
