"""The rows of reviews, and the statements that read and write them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from landsraad.server.storage.schema import REVIEWS, TABLES


@dataclass(slots=True)
class ReviewRow:
    table_id: str
    depth: str
    done: int = 0
    finished: bool = False
    data: bytes = b""


def read_reviews(connection: Connection, id: str) -> list[ReviewRow]:
    found = connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == id))
    return [ReviewRow(row.table_id, row.depth, row.done, row.finished, row.data) for row in found]


def read_unfinished(connection: Connection) -> list[tuple[ReviewRow, bytes]]:
    """The reviews under way, with the records of their games."""
    found = connection.execute(select(REVIEWS, TABLES.c.record).join(TABLES, TABLES.c.id == REVIEWS.c.table_id)
                               .where(~REVIEWS.c.finished, TABLES.c.record.is_not(None)))
    return [(ReviewRow(row.table_id, row.depth, row.done, row.finished, row.data), row.record) for row in found]


def begin_review(connection: Connection, row: ReviewRow) -> bool:
    """Stores an empty review. False if there is one already, or no such table."""
    same = select(REVIEWS.c.done).where(REVIEWS.c.table_id == row.table_id, REVIEWS.c.depth == row.depth)
    if connection.execute(same).first() is not None:
        return False
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == row.table_id)).first() is None:
        return False
    connection.execute(insert(REVIEWS).values(table_id=row.table_id, depth=row.depth, done=row.done,
                                              finished=row.finished, data=row.data))
    return True


def write_part(connection: Connection, before: int, row: ReviewRow) -> bool:
    """Stores how far a review has come. False if another process went on with it, or the table was deleted."""
    done = connection.execute(
        update(REVIEWS).where(REVIEWS.c.table_id == row.table_id, REVIEWS.c.depth == row.depth,
                              REVIEWS.c.done == before, ~REVIEWS.c.finished)
        .values(done=row.done, finished=row.finished, data=row.data))
    return done.rowcount == 1
