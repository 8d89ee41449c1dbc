"""What an operator can do to tables while servers run.

Each change is one transaction. Servers notice it as they notice each other: PostgreSQL notifies them, and SQLite is
polled twice a second.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, Select, case, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from landsraad.kernel.errors import BadInput, nearest
from landsraad.play import HUMAN
from landsraad.server.storage.database import Store
from landsraad.server.storage.dialects import first_line
from landsraad.server.storage.lobby_schema import REPORTS
from landsraad.server.storage.queries import AGAIN, CLOSE, MOVE, OPEN, WATCH, SeatRow, change_seat, hashed, new_token
from landsraad.server.storage.schema import CHAT, LOG, METADATA, SEATS, TABLES
from landsraad.server.storage.versions import known_revisions, revisions_of

T = TypeVar("T")
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
STATES: Final = (PLAYING, FINISHED, CLOSED)
DAY: Final = 86_400.0


@dataclass(slots=True)
class SeatSummary:
    seat: str
    controller: str
    name: str
    level: str = ""  # of a bot


@dataclass(slots=True)
class Summary:
    """A table without its secrets."""

    id: str
    game: str
    title: str
    state: str
    created: float
    active: float  # when somebody last moved or spoke
    moves: int
    round: int | None
    listed: bool
    sandbox: bool
    rules: str
    clock: str
    spectators: str
    seats: list[SeatSummary] = field(default_factory=list)


class Admin:
    def __init__(self, address: str) -> None:
        self.store = Store(address, f"admin-{os.getpid()}-{secrets.token_hex(4)}")
        if self.store.is_sqlite and not Path(str(self.store.url.database)).is_file():
            raise BadInput(f"database {self.store.place}: no such file; name another with --database")
        with self._reading() as connection:
            check_version(revisions_of(connection), f"database {self.store.place}")

    def close(self) -> None:
        self.store.writer.dispose()
        self.store.reader.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self.store.reader.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise BadInput(f"database {self.store.place}: {first_line(error)}") from None

    @contextmanager
    def _writing(self, id: str) -> Iterator[Connection]:
        """One transaction about one table, which no server can write to meanwhile."""
        try:
            with self.store.writer.begin() as connection:
                locked = select(TABLES.c.id).where(TABLES.c.id == id).with_for_update()
                if connection.execute(locked).one_or_none() is None:
                    raise unknown(connection, id)
                yield connection
                self.store.tell_others(connection, [id])
        except SQLAlchemyError as error:
            raise BadInput(f"database {self.store.place}: {first_line(error)}") from None

    def look(self, work: Callable[[Connection], T]) -> T:
        with self._reading() as connection:
            return work(connection)

    def change(self, work: Callable[[Connection], T]) -> T:
        """One transaction about no table in particular."""
        try:
            with self.store.writer.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise BadInput(f"database {self.store.place}: {first_line(error)}") from None

    # ------------------------------------------------------------------ looking

    def tables(self, *, state: str = "", game: str = "", before: float = 0.0, limit: int = 0) -> list[Summary]:
        """Tables by last use, the latest first.

        before: only those that nobody has used since.
        """
        statement = summaries()
        columns = statement.selected_columns
        if game:
            statement = statement.where(TABLES.c.game == game)
        if before:
            statement = statement.where(columns.active < before)
        if state == FINISHED:
            statement = statement.where(TABLES.c.finished)
        elif state == CLOSED:
            statement = statement.where(columns.closed == 1)
        elif state == PLAYING:
            statement = statement.where(~TABLES.c.finished, columns.closed == 0)
        statement = statement.order_by(columns.active.desc(), TABLES.c.id)
        with self._reading() as connection:
            return with_seats(connection, connection.execute(statement.limit(limit) if limit else statement).all())

    def table(self, id: str) -> Summary:
        with self._reading() as connection:
            rows = connection.execute(summaries().where(TABLES.c.id == id)).all()
            if not rows:
                raise unknown(connection, id)
            return with_seats(connection, rows)[0]

    def numbers(self) -> dict[str, Any]:
        now = time.time()
        with self._reading() as connection:
            def count(statement: Select[Any]) -> int:
                return int(connection.execute(statement).scalar() or 0)
            tables = select(func.count()).select_from(TABLES)
            closed = select(LOG.c.table_id).where(LOG.c.kind == CLOSE)
            recent = select(func.count(func.distinct(LOG.c.table_id)))
            by_game = connection.execute(select(TABLES.c.game, func.count()).group_by(TABLES.c.game)
                                         .order_by(TABLES.c.game))
            by_kind = connection.execute(select(SEATS.c.controller, func.count()).where(SEATS.c.controller != WATCH)
                                         .group_by(SEATS.c.controller).order_by(SEATS.c.controller))
            return {
                "tables": count(tables),
                PLAYING: count(tables.where(~TABLES.c.finished, TABLES.c.id.not_in(closed))),
                FINISHED: count(tables.where(TABLES.c.finished)),
                CLOSED: count(tables.where(TABLES.c.id.in_(closed))),
                "sandboxes": count(tables.where(TABLES.c.sandbox)),
                "moves": count(select(func.count()).select_from(LOG).where(LOG.c.kind == MOVE)),
                "chat lines": count(select(func.count()).select_from(CHAT)),
                "tables used today": count(recent.where(LOG.c.at > now - DAY)),
                "tables used this week": count(recent.where(LOG.c.at > now - 7 * DAY)),
                "games": {str(row[0]): int(row[1]) for row in by_game},
                "seats": {str(row[0]): int(row[1]) for row in by_kind},
                "bytes": self._size(connection),
            }

    def _size(self, connection: Connection) -> int:
        if not self.store.is_sqlite:
            return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
        pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        return pages * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())

    # ------------------------------------------------------------------ changing

    def close_table(self, id: str) -> None:
        """Closes a table: nobody can move there any more, but everybody can still look."""
        with self._writing(id) as connection:
            entries = select(LOG.c.kind, func.max(LOG.c.seq)).where(LOG.c.table_id == id).group_by(LOG.c.kind)
            last = {str(row[0]): int(row[1]) for row in connection.execute(entries)}
            if CLOSE in last:
                raise BadInput(f"table {id}: it is already closed")
            if connection.execute(select(TABLES.c.finished).where(TABLES.c.id == id)).scalar():
                raise BadInput(f"table {id}: the game is already over")
            connection.execute(insert(LOG).values(table_id=id, seq=max(last.values(), default=0) + 1, kind=CLOSE,
                                                  seat="", text="", at=time.time()))
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(listed=False))

    def delete_table(self, id: str) -> None:
        """Deletes a table with everything that belongs to it."""
        with self._writing(id) as connection:
            for part in reversed(METADATA.sorted_tables):
                if part is not TABLES and "table_id" in part.c:
                    connection.execute(delete(part).where(part.c.table_id == id))
            connection.execute(update(LOG).where(LOG.c.kind == AGAIN, LOG.c.text == id).values(text=""))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))

    def reports(self, *, done: bool = False, limit: int = 0) -> list[dict[str, Any]]:
        """What players reported, the latest first: what is open, or what an operator has dealt with."""
        statement = select(REPORTS).where(REPORTS.c.done == done).order_by(REPORTS.c.at.desc(), REPORTS.c.id)
        with self._reading() as connection:
            return [dict(row._mapping) for row in connection.execute(statement.limit(limit) if limit else statement)]

    def close_report(self, id: str) -> None:
        """Notes that an operator has dealt with a report."""
        try:
            with self.store.writer.begin() as connection:
                changed = connection.execute(update(REPORTS).where(REPORTS.c.id == id).values(done=True)).rowcount
                known = [str(row[0]) for row in connection.execute(select(REPORTS.c.id))] if not changed else []
        except SQLAlchemyError as error:
            raise BadInput(f"database {self.store.place}: {first_line(error)}") from None
        if not changed:
            raise BadInput(f"report: {id!r} is not a report{nearest(id, known)}")

    def renew_seat(self, id: str, seat: str) -> str:
        """Replaces the link of a seat and returns the new token. The old link is invalid at once."""
        token = new_token()
        with self._writing(id) as connection:
            found = [SeatRow(row.seat, row.controller, row.name, row.token, row.bot, row.fresh, row.copies)
                     for row in connection.execute(
                         select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))]
            old = next((row for row in found if row.seat.casefold() == seat.casefold()), None)
            names = [row.seat for row in found if row.controller in (HUMAN, OPEN, WATCH)]
            if old is None:
                raise BadInput(f"seat: {seat!r} is not a seat of table {id}{nearest(seat, names) or only(names)}")
            if old.seat not in names:
                raise BadInput(f"seat {old.seat}: it is played by {article(old.controller)}, so it has no link"
                               f"{only(names)}")
            new = SeatRow(old.seat, old.controller, old.name, hashed(token), old.bot)
            if not change_seat(connection, id, old, new):
                raise BadInput(f"seat {old.seat}: somebody else changed it at the same moment; try again")
        return token


def article(controller: str) -> str:
    return f"an {controller}" if controller[:1] in "aeiou" else f"a {controller}"


def only(names: list[str]) -> str:
    return f"; there are links for {', '.join(names)}" if names else "; none of its seats has a link"


def unknown(connection: Connection, id: str) -> BadInput:
    ids = [str(row[0]) for row in connection.execute(select(TABLES.c.id))]
    return BadInput(f"unknown table {id!r}{nearest(id, ids) or '; `landsraad admin tables list` shows all ids'}")


def check_version(found: frozenset[str], place: str) -> None:
    """Refuses a database of another version."""
    newest, known = known_revisions()
    if not found:
        raise BadInput(f"{place}: it does not belong to a Landsraad server")
    if not found <= known:
        raise BadInput(f"{place}: a later version of Landsraad wrote it; update this one")
    if found != newest:
        raise BadInput(f"{place}: it has the shape of an older version; `landsraad serve` brings it up to date")


def summaries() -> Select[Any]:
    """All tables, each with `active`, `moves` and `closed`."""
    log = select(LOG.c.table_id, func.max(LOG.c.at).label("at"),
                 func.sum(case((LOG.c.kind == MOVE, 1), else_=0)).label("moves"),
                 func.max(case((LOG.c.kind == CLOSE, 1), else_=0)).label("closed")).group_by(LOG.c.table_id).subquery()
    chat = select(CHAT.c.table_id, func.max(CHAT.c.at).label("at")).group_by(CHAT.c.table_id).subquery()
    active = case((chat.c.at > log.c.at, chat.c.at), else_=func.coalesce(log.c.at, chat.c.at, TABLES.c.created))
    return (select(TABLES, active.label("active"), func.coalesce(log.c.moves, 0).label("moves"),
                   func.coalesce(log.c.closed, 0).label("closed"))
            .outerjoin(log, log.c.table_id == TABLES.c.id).outerjoin(chat, chat.c.table_id == TABLES.c.id))


def with_seats(connection: Connection, rows: Any) -> list[Summary]:
    out = [summary(row) for row in rows]
    by_id = {each.id: each for each in out}
    ids = list(by_id)
    for i in range(0, len(ids), 500):
        found = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids[i:i + 500]),
                                                       SEATS.c.controller != WATCH).order_by(SEATS.c.seat))
        for row in found:
            by_id[row.table_id].seats.append(SeatSummary(row.seat, row.controller, row.name, row.bot))
    return out


def summary(row: Row[Any]) -> Summary:
    state = CLOSED if row.closed else FINISHED if row.finished else PLAYING
    return Summary(row.id, row.game, row.title, state, row.created, row.active, int(row.moves), row.round,
                   bool(row.listed), bool(row.sandbox), row.rules, row.clock, row.spectators)
