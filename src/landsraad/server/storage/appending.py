"""Appends entries to the log with one statement, straight through the driver.

Most commits hold nothing but moves. SQLAlchemy would take longer over them than the database does, and a transaction of
several statements makes the writing thread wait for its turn after each of them. A statement stores all of its entries
or none: if one cannot be stored (its number is taken, its table is gone) or ends a rated game, the caller stores them
one by one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy.exc import DBAPIError

ROWS: Final = 100  # entries in one statement
CHANNEL: Final = "landsraad"  # of the notices that PostgreSQL sends to other processes
COLUMNS: Final = "table_id, seq, kind, seat, text, at, delta"
BEGIN: Final = "BEGIN IMMEDIATE"
SET_ROUND: Final = "UPDATE tables SET round = ? WHERE id = ?"


@dataclass(slots=True)
class Entry:
    """One entry of a table's log.

    delta: what a move changed.
    round: the round to show in the list of tables; None leaves it as it is.
    ends: it ends the game, and the table is noted as finished with it, though its record is written later.
    """

    table_id: str
    seq: int
    kind: str
    seat: str
    text: str
    at: float
    delta: bytes | None = None
    round: int | None = None
    ends: bool = False

    @property
    def key(self) -> tuple[str, int]:
        return self.table_id, self.seq


class Append(Protocol):
    """Stores all entries and returns True, or stores none and returns False."""

    def __call__(self, driver: Any, entries: Sequence[Entry], sender: str) -> bool: ...


def append_to_sqlite(driver: sqlite3.Connection, entries: Sequence[Entry], sender: str) -> bool:
    """A single statement is a transaction; rounds to set make it three statements more."""
    if any(entry.ends for entry in entries):
        return False
    rounds = [(entry.round, entry.table_id) for entry in entries if entry.round is not None]
    try:
        if not rounds:
            driver.execute(sqlite_insert(len(entries)), values_of(entries))
            return True
        driver.execute(BEGIN)
        try:
            driver.execute(sqlite_insert(len(entries)), values_of(entries))
            driver.executemany(SET_ROUND, rounds)
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        return True
    except sqlite3.IntegrityError:
        return False
    except sqlite3.Error as error:
        raise wrapped(error, sqlite3.Error) from error


def append_to_postgres(driver: psycopg.Connection[Any], entries: Sequence[Entry], sender: str) -> bool:
    """One round trip stores the entries, sets the rounds and notifies the other processes."""
    if any(entry.ends for entry in entries):
        return False
    rounds = [value for entry in entries if entry.round is not None for value in (entry.round, entry.table_id)]
    notice = " ".join([sender, *sorted({entry.table_id for entry in entries})])
    statement = postgres_insert(len(entries), len(rounds) // 2)
    try:
        driver.autocommit = True
        try:
            driver.execute(statement, (*values_of(entries), *rounds, notice))
        finally:
            if not driver.closed:
                driver.autocommit = False
        return True
    except psycopg.IntegrityError:
        return False
    except psycopg.Error as error:
        raise wrapped(error, psycopg.Error) from error


def values_of(entries: Sequence[Entry]) -> list[Any]:
    out: list[Any] = []
    for e in entries:
        out += (e.table_id, e.seq, e.kind, e.seat, e.text, e.at, e.delta)
    return out


@cache
def sqlite_insert(rows: int) -> str:
    return f"INSERT INTO log ({COLUMNS}) VALUES " + ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)


@cache
def postgres_insert(rows: int, rounds: int) -> bytes:
    """A statement that changes data in a `WITH` is executed though nobody reads from it."""
    values = ", ".join(["(%s, %s, %s, %s, %s, %s, %s)"] * rows)
    parts = [f"inserted AS (INSERT INTO log ({COLUMNS}) VALUES {values})"]
    parts += [f"round{n} AS (UPDATE tables SET round = %s WHERE id = %s)" for n in range(rounds)]
    return f"WITH {', '.join(parts)} SELECT pg_notify('{CHANNEL}', %s)".encode()


def wrapped(error: Exception, base: type[Exception]) -> Exception:
    """The error of a driver as SQLAlchemy raises it, so that callers know one kind only."""
    found: Exception = DBAPIError.instance(None, None, error, base, hide_parameters=True)
    return found
