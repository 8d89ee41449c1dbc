"""Checks stored tables against today's rules, without changing them."""

from __future__ import annotations

from functools import cache

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from landsraad.kernel.errors import BadInput
from landsraad.server.storage.database import Store
from landsraad.server.storage.dialects import first_line
from landsraad.server.storage.queries import RULES, read_all
from landsraad.server.storage.schema import TABLES
from landsraad.server.tables.log_replay import Differs, Mend, open_saved, replay, replay_log, since
from landsraad.trials.corpus import Verdict


@cache
def open_database(address: str) -> Store:
    """Opens a database for reading. One of another version is refused."""
    store = Store(address, "validate")
    store.check()
    return store


def table_ids(store: Store) -> list[str]:
    try:
        with store.reader.connect() as connection:
            return [row.id for row in connection.execute(select(TABLES.c.id).order_by(TABLES.c.created))]
    except SQLAlchemyError as error:
        raise BadInput(f"database {store.place}: {first_line(error)}") from None


def verdict_of(address: str, id: str) -> Verdict:
    store = open_database(address)
    with store.reader.connect() as connection:
        saved = read_all(connection, id)
    if saved is None:
        return Verdict(id, 0)
    log = saved.news.log
    moves = len(replay_log(log)[0])
    try:
        if any(row.kind == RULES for row in log):
            replay(saved, since(log))
            return Verdict(id, moves)
        opened = open_saved(saved)
    except Differs as differs:
        return Verdict(id, moves, differs.move, str(differs))
    except Exception as error:
        return Verdict(id, moves, 0, f"{type(error).__name__}: {error}")
    if isinstance(opened, Mend) and opened.lost:
        return Verdict(id, moves, moves - opened.lost + 1, opened.why)
    return Verdict(id, moves)
