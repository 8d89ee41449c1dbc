"""The rows of the lobby as values, and the statements that read and write them.

All changes happen under `lock`: one transaction at a time, in all processes. They are short and few.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from landsraad.server.storage.lobby_schema import GATHERINGS, PEOPLE, WISHES

OPEN: Final = "open"
READY: Final = "ready"
DRAFT: Final = "draft"
MAKING: Final = "making"
PLAYING: Final = "playing"
OVER: Final = "over"
WAITING: Final = (OPEN, READY, DRAFT, MAKING)
QUICK: Final = "quick"
DATED: Final = "dated"
HOURLY: Final = "hourly"
LOCK: Final = 0x10BB7  # for PostgreSQL; SQLite has one writer anyway


@dataclass(slots=True)
class Person:
    gathering_id: str
    n: int
    token: str
    seat_token: str
    name: str
    profile_id: str | None
    since: float
    seen: float
    ready: bool = False
    salt: str = ""
    wish: str = ""
    seat: str = ""


@dataclass(slots=True)
class Gathering:
    id: str
    kind: str
    game: str
    options: str
    players: int
    title: str
    clock: str
    draft: str
    rated: bool
    low: int | None
    high: int | None
    bots: str
    listed: bool
    maker: str
    created: float
    starts: float | None
    state: str
    until: float | None
    drafting: str = ""
    made_table: str | None = None
    version: int = 0
    reminded: float | None = None
    people: list[Person] = field(default_factory=list)

    @property
    def seated(self) -> list[Person]:
        """Those who have a seat. The others wait in reserve."""
        return self.people[:self.players]

    @property
    def box(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.options)
        return found


@dataclass(slots=True)
class Wish:
    token: str
    seat_token: str
    name: str
    profile_id: str | None
    wish: str
    rating: float | None
    since: float
    seen: float


COLUMNS: Final = [column.name for column in GATHERINGS.columns]


def lock(connection: Connection) -> None:
    """Waits until no other process changes the lobby, and keeps others waiting until the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


# ------------------------------------------------------------------ gatherings


def write_gathering(connection: Connection, row: Gathering) -> None:
    connection.execute(insert(GATHERINGS).values({name: getattr(row, name) for name in COLUMNS}))
    for person in row.people:
        add_person(connection, person)


def change_gathering(connection: Connection, row: Gathering, **values: object) -> None:
    """Changes some columns, here and in the database, and counts the version up."""
    for name, value in values.items():
        setattr(row, name, value)
    row.version += 1
    connection.execute(update(GATHERINGS).where(GATHERINGS.c.id == row.id).values(version=row.version, **values))


def read_gatherings(connection: Connection, *where: Any) -> list[Gathering]:
    rows = connection.execute(select(GATHERINGS).where(*where).order_by(GATHERINGS.c.created, GATHERINGS.c.id))
    found = {row.id: Gathering(**row._mapping) for row in rows}
    if found:
        for row in connection.execute(select(PEOPLE).where(PEOPLE.c.gathering_id.in_(list(found))).order_by(
                PEOPLE.c.gathering_id, PEOPLE.c.n)):
            found[row.gathering_id].people.append(Person(**row._mapping))
    return list(found.values())


def read_gathering(connection: Connection, id: str) -> Gathering | None:
    return next(iter(read_gatherings(connection, GATHERINGS.c.id == id)), None)


def read_waiting(connection: Connection) -> list[Gathering]:
    return read_gatherings(connection, GATHERINGS.c.state.in_(WAITING))


def drop_old(connection: Connection, before: float) -> None:
    """Forgets gatherings that came to an end before then."""
    old = GATHERINGS.c.state.in_((PLAYING, OVER)) & (GATHERINGS.c.until < before)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.gathering_id.in_(select(GATHERINGS.c.id).where(old))))
    connection.execute(delete(GATHERINGS).where(old))


# ------------------------------------------------------------------ people


def add_person(connection: Connection, person: Person) -> None:
    connection.execute(insert(PEOPLE).values({name: getattr(person, name) for name in person.__slots__}))


def change_person(connection: Connection, person: Person, **values: object) -> None:
    for name, value in values.items():
        setattr(person, name, value)
    connection.execute(update(PEOPLE).where(PEOPLE.c.gathering_id == person.gathering_id, PEOPLE.c.n == person.n)
                       .values(**values))


def move_person(connection: Connection, person: Person, other: Gathering) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.gathering_id == person.gathering_id, PEOPLE.c.n == person.n)
                       .values(gathering_id=other.id))
    person.gathering_id = other.id
    other.people.append(person)


def remove_person(connection: Connection, gathering: Gathering, person: Person) -> None:
    gathering.people.remove(person)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.gathering_id == person.gathering_id, PEOPLE.c.n == person.n))


def gathering_of(connection: Connection, token: str) -> str | None:
    found = connection.execute(select(PEOPLE.c.gathering_id).where(PEOPLE.c.token == token)).scalar_one_or_none()
    return None if found is None else str(found)


def next_number(gathering: Gathering) -> int:
    return max((person.n for person in gathering.people), default=-1) + 1


# ------------------------------------------------------------------ the queue


def add_wish(connection: Connection, wish: Wish) -> None:
    connection.execute(insert(WISHES).values({name: getattr(wish, name) for name in wish.__slots__}))


def read_wishes(connection: Connection) -> list[Wish]:
    return [Wish(**row._mapping) for row in connection.execute(select(WISHES).order_by(WISHES.c.since,
                                                                                      WISHES.c.token))]


def read_wish(connection: Connection, token: str) -> Wish | None:
    row = connection.execute(select(WISHES).where(WISHES.c.token == token)).one_or_none()
    return None if row is None else Wish(**row._mapping)


def remove_wish(connection: Connection, token: str) -> int:
    return connection.execute(delete(WISHES).where(WISHES.c.token == token)).rowcount


def remove_wishes_of(connection: Connection, profile: str) -> None:
    connection.execute(delete(WISHES).where(WISHES.c.profile_id == profile))


def touch(connection: Connection, token: str, seen: float) -> None:
    """Notes that somebody is still there."""
    connection.execute(update(WISHES).where(WISHES.c.token == token).values(seen=seen))
    connection.execute(update(PEOPLE).where(PEOPLE.c.token == token).values(seen=seen))


# ------------------------------------------------------------------ for processes that wait


def digest(connection: Connection) -> tuple[int, ...]:
    """Differs after any change that somebody who waits would want to see."""
    one = connection.execute(select(func.count(), func.coalesce(func.sum(GATHERINGS.c.version), 0))
                             .select_from(GATHERINGS)).one()
    two = connection.execute(select(func.count()).select_from(WISHES)).scalar_one()
    return int(one[0]), int(one[1]), int(two)
