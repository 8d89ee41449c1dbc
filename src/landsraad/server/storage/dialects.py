"""Differences between SQLite and PostgreSQL: settings of a connection, and the meaning of errors."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

# Milliseconds to wait for a lock of another process. A write waits for the group before it and for its own, so it is
# refused after twice as long at most.
PATIENCE: Final = 1_000
LOCK_NOT_AVAILABLE: Final = "55P03"  # an error of PostgreSQL


def is_orphan(error: SQLAlchemyError) -> bool:
    """Whether a foreign key refused it."""
    return isinstance(error, IntegrityError) and (
        getattr(error.orig, "sqlstate", "") == "23503" or "FOREIGN KEY" in str(error.orig))


def first_line(error: BaseException) -> str:
    origin = getattr(error, "orig", None) or error
    lines = [line.strip() for line in str(origin).splitlines() if line.strip()]
    return lines[0] if lines else type(origin).__name__


def is_locked(error: BaseException) -> bool:
    """Whether another process held a lock for too long."""
    origin = getattr(error, "orig", None)
    code = getattr(origin, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return getattr(origin, "sqlstate", None) == LOCK_NOT_AVAILABLE


def wait_for_locks(connection: Connection, milliseconds: int) -> None:
    """Sets the time limit of SQLite for locks. Must be outside of any transaction."""
    connection.connection.driver_connection.execute(f"PRAGMA busy_timeout={milliseconds}")  # type: ignore[union-attr]


def limit_waiting(connection: Any, _record: object) -> None:
    """Sets the time limit of PostgreSQL for locks, which has none by default."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET lock_timeout = {PATIENCE}")
    connection.commit()


def set_pragmas(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A commit survives a crash of this process at once, and one of the machine after the next `harden`.
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def begin_immediate(connection: Connection) -> None:
    """Locks at once: a transaction that reads first could find that another process wrote meanwhile."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
