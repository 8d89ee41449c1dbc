"""Domains: named sets of ids such as cards or spaces, and how each game of a family names them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.kernel.errors import BadInput, nearest

SOURCE_CAPACITY: Final = 256


@final
class Domain:
    """A named set of ids: cards, spaces, seats.

    The capacity is the most members there can ever be; move numbers depend on it, so they never shift. A domain whose
    members can be the cause of an effect has a `tag` from `Sources.add`; see `source`.

    Games of one family share cells, moves and tags, but have their own cards: their domain is `like` that of the first
    game, with the same capacity and tag and other names. `Plan.domain_for` finds it.
    """

    def __init__(self, name: str, capacity: int, names: list[str] | None = None, like: Domain | None = None) -> None:
        self.name = name
        self.capacity = capacity
        self.names: list[str] = [] if names is None else names
        self.card_backs: list[int] = []  # for each member, the number of its card back; empty if all are alike
        self.tag: i64 = SOURCES.add(self) if like is None else like.tag
        self.places: dict[str, int] = {}
        self.common_prefix = ""  # prefix that all names share, up to `_`; it may be omitted in input
        self.aliases: dict[str, str] = {}  # alternative names that are accepted as input

    def add(self, name: str) -> int:
        if name in self.names:
            raise ValueError(f"{self.name}: {name!r} is declared twice")
        if len(self.names) == self.capacity:
            raise ValueError(f"{self.name}: there may be {self.capacity}, and {name!r} would be one more")
        self.names.append(name)
        return len(self.names) - 1

    def find(self, name: str) -> int:
        """Finds a member by its name, by an alias, or without the common prefix (`haven` for `town_haven`)."""
        if len(self.places) != len(self.names):
            self.places = {member: i for i, member in enumerate(self.names)}
            begin = self.names[0][:self.names[0].find("_") + 1] if len(self.names) > 1 else ""
            self.common_prefix = begin if all(member.startswith(begin) for member in self.names) else ""
        found = self.places.get(name)
        if found is None and self.common_prefix:
            found = self.places.get(f"{self.common_prefix}{name}")
        if found is None and name in self.aliases:
            found = self.places[self.aliases[name]]
        if found is None:
            raise BadInput(f"unknown {self.name} {name!r}{nearest(str(name), self.names)}")
        return found

    def source(self, member: i64) -> i64:
        """The number that stands for this member as a cause in frames and events."""
        return self.tag * SOURCE_CAPACITY + member


@final
class Sources:
    """Maps cause numbers to domains. 0 means no cause."""

    def __init__(self) -> None:
        self.domains: list[Domain] = []

    def add(self, domain: Domain) -> i64:
        self.domains.append(domain)
        return len(self.domains)

    def domain(self, source: int) -> Domain | None:
        return None if source < SOURCE_CAPACITY else self.domains[source // SOURCE_CAPACITY - 1]


SOURCES: Final = Sources()


@final
class DomainMap:
    """Maps the domains of a family to those of one game."""

    def __init__(self, own: list[tuple[Domain, Domain]] | None = None) -> None:
        self.pairs: list[tuple[Domain, Domain]] = [] if own is None else own
        for family, mine in self.pairs:
            if family.capacity != mine.capacity or family.tag != mine.tag:
                raise ValueError(f"{mine.name}: a domain of one game must be like that of its family")

    def domain_for(self, domain: Domain) -> Domain:
        for family, mine in self.pairs:
            if family is domain:
                return mine
        return domain
