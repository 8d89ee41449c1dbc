"""Backups of a SQLite database: made while a server runs, checked, and restored while none does."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from landsraad.kernel.errors import BadInput
from landsraad.server.storage.addresses import read_address
from landsraad.server.storage.dialects import first_line
from landsraad.server.storage.queries import read_all
from landsraad.server.storage.schema import LOG, TABLES
from landsraad.server.storage.versions import known_revisions, revisions_of

WAIT: Final = 10.0  # seconds for another process to let go of a lock
READ: Final = 20  # tables that are read whole to see that a copy can be used
PAGE: Final = "docs/host.md"


def sqlite_file(address: str, command: str) -> Path:
    url = read_address(address)
    if url.get_backend_name() != "sqlite":
        raise BadInput(f"{command}: this is for SQLite; for PostgreSQL use pg_dump and pg_restore, see {PAGE}")
    return Path(str(url.database))


# ------------------------------------------------------------------ copying


def back_up(source: Path, target: Path, force: bool = False) -> int:
    """Copies a database and returns the number of tables. The target is replaced as a whole or not at all."""
    if not source.is_file():
        raise BadInput(f"database {source}: no such file; name another with --database")
    check_target(target, force)
    with part_of(target) as part:
        copy(source, part)
        tables = check(part)
        place(part, target, force)
    return tables


def check_target(target: Path, force: bool) -> None:
    if target.is_dir():
        raise BadInput(f"{target}: it is a folder; name a file in it")
    if not target.parent.is_dir():
        raise BadInput(f"{target}: there is no folder {target.parent}")
    if target.exists() and not force:
        raise BadInput(f"{target}: it already exists; choose another name, or overwrite it with --force")


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A temporary file beside the target, which is always removed."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise BadInput(f"{target}: cannot write there: {error.strerror}") from None
    os.close(number)
    part = Path(name)
    try:
        yield part
    except OSError as error:
        raise BadInput(f"{target}: cannot write there: {error.strerror}") from None
    finally:
        for each in (part, *beside(part)):
            with suppress(FileNotFoundError):
                each.unlink()


def beside(file: Path) -> list[Path]:
    """The files that SQLite keeps beside a database in use."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal")]


def copy(source: Path, part: Path) -> None:
    try:
        with closing(opened(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)  # in one step, so that a busy server cannot make it begin again
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    except sqlite3.Error as error:
        raise BadInput(f"database {source}: {error}") from None
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def opened(file: Path) -> sqlite3.Connection:
    """Opens a database for reading. Never creates a file."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=WAIT)


def check(file: Path) -> int:
    """Checks that a file is an intact database of ours with readable tables. Returns how many there are."""
    try:
        with closing(opened(file)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
            if found != ["ok"]:
                raise BadInput(f"{file}: it is damaged: {' '.join(found[0].split())}")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise BadInput(f"{file}: it is damaged: something belongs to a table that is not there")
    except sqlite3.Error as error:
        damaged = "it is damaged: " if "malformed" in str(error) else ""  # in the description of the tables
        raise BadInput(f"{file}: {damaged}{error}") from None
    engine = create_engine("sqlite://", creator=lambda: opened(file), poolclass=NullPool, hide_parameters=True)
    try:
        with engine.connect() as connection_:
            revisions = revisions_of(connection_)
            newest, known = known_revisions()
            if not revisions:
                raise BadInput(f"{file}: it does not belong to a Landsraad server")
            if not revisions <= known:
                raise BadInput(f"{file}: a later version of Landsraad wrote it; update this one")
            if revisions == newest:
                ids = connection_.execute(select(TABLES.c.id).order_by(TABLES.c.created.desc()).limit(READ)).scalars()
                for id in list(ids):
                    read_all(connection_, str(id))
            connection_.execute(select(func.max(LOG.c.seq))).scalar()
            return int(connection_.execute(select(func.count()).select_from(TABLES)).scalar_one())
    except SQLAlchemyError as error:
        raise BadInput(f"{file}: {first_line(error)}") from None


def place(part: Path, target: Path, force: bool) -> None:
    if force:
        part.replace(target)
    else:
        try:
            os.link(part, target)  # fails where somebody else has just made the file
        except FileExistsError:
            raise BadInput(f"{target}: it already exists; choose another name, or overwrite it with --force") from None
        except OSError:  # a file system without links
            check_target(target, force)
            part.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


# ------------------------------------------------------------------ putting it back


def restore(file: Path, database: Path) -> tuple[int, Path | None]:
    """Replaces a database. Returns the number of tables, and where the previous one is kept."""
    if not file.is_file():
        raise BadInput(f"{file}: no such file")
    if database.exists() and file.samefile(database):
        raise BadInput(f"{file}: this is the database itself; name the file that `landsraad backup` wrote")
    check(file)
    database.parent.mkdir(parents=True, exist_ok=True)
    with part_of(database) as part:
        copy(file, part)
        tables = check(part)
        with nobody_uses(database):
            aside = put_aside(database)
            part.replace(database)
            sync_folder(database.parent)
    return tables, aside


@contextmanager
def nobody_uses(database: Path) -> Iterator[None]:
    """Holds the database so that no other process can open it; refused while one has it open.

    A server keeps the file open, and SQLite leaves WAL mode only for the one process that has it: so this cannot be
    wrong after a crash, as a note in the database or a file beside it could be.
    """
    if not database.exists():
        yield
        return
    used = BadInput(f"database {database}: a server is using it; stop every server first")
    with closing(sqlite3.connect(database, timeout=0.0, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("BEGIN EXCLUSIVE")
            if connection.execute("PRAGMA journal_mode").fetchone() != ("delete",):
                raise used  # one has just started
        except sqlite3.OperationalError as error:
            raise (used if "locked" in str(error) else BadInput(f"database {database}: {error}")) from None
        except sqlite3.DatabaseError:
            pass  # it is damaged, which is a reason to restore another
        yield


def put_aside(database: Path) -> Path | None:
    """Keeps the old database under another name.

    It keeps its own name too until it is replaced, so that a server that starts meanwhile never finds nothing and
    creates an empty one.
    """
    if not database.exists():
        return None
    stem = f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    aside = database.with_name(stem)
    n = 1
    while aside.exists():
        n += 1
        aside = database.with_name(f"{stem}-{n}")
    try:
        os.link(database, aside)
    except OSError:
        database.replace(aside)
    for old in beside(database):  # of a damaged database: what belongs to the old file must not meet the new one
        if old.exists():
            old.replace(aside.with_name(old.name.replace(database.name, aside.name, 1)))
    return aside
