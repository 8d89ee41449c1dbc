"""Domains: families of ids with names, and what they are called in each game of a family."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.kernel.errors import BadInput, nearest

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
        if name in self.names:
            raise ValueError(f"{self.name}: {name!r} is declared twice")
        if len(self.names) == self.room:
            raise ValueError(f"{self.name}: there may be {self.room}, and {name!r} would be one more")
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
