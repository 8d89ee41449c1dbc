"""The rows of one table as values, and the statements that read and write them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from landsraad.kernel.chance import OLD, Seed, read_seed
from landsraad.server.storage.schema import CHAT, LAYOUTS, LOG, SEATS, SNAPSHOTS, TABLES

MOVE: Final = "move"
UNDO: Final = "undo"
CLOCK: Final = "clock"  # what else moves a clock: a word of `play.clocks`
AGAIN: Final = "again"  # the same people play once more, at the table named
RULES: Final = "rules"  # which ruleset holds from here on; the first entry of every table
CLOSE: Final = "close"  # an operator closed the table: nobody moves any more
WATCH: Final = "watch"  # among the seats: the link of spectators who see every hand, a round later
OPEN: Final = "open"
ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that could be mistaken for another
ID_LENGTH: Final = 16
BEGIN: Final = 0  # the number of the first entry of a log, which says what rules the table begins with
TOKEN_LENGTH: Final = 32  # letters, of six bits each


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_from(secret: str, *about: str) -> str:
    """A token that follows from a secret: a client that lost the answer asks again and gets the same one."""
    return urlsafe_b64encode(hmac.digest(secret.encode(), " ".join(about).encode(), "sha256"))[:TOKEN_LENGTH].decode()


def hashed(token: str) -> str:
    """Hashes a token. It has 192 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, hash: str) -> bool:
    return bool(hash) and hmac.compare_digest(hashed(token), hash)


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules: str
    options: str
    start: str | None
    title: str
    listed: bool
    seeded: bool
    sandbox: bool
    maker: str
    created: float
    round: int | None = None
    finished: bool = False
    clock: str = ""
    spectators: str = "open"
    seed: int = 0
    deal: str | None = None
    record: bytes | None = None
    lesson: str = ""
    hints: bool = False
    rated: bool = False

    @property
    def whole_seed(self) -> Seed:
        """The seed of the deal. Tables from before there were keys use the generator of their time."""
        return f"{OLD}{self.seed}" if self.deal is None else read_seed(self.deal)


@dataclass(slots=True)
class SeatRow:
    seat: str
    controller: str
    name: str
    token: str = ""
    bot: str = ""  # who plays it, if a bot does: a name of `bots.make_bot`; empty: the default level
    fresh: str = ""  # hash of a renewed token: when it is first used it takes the place of `token`
    copies: str = ""  # hashes of tokens that open it besides, with spaces

    def opens(self, token: str) -> bool:
        """Whether the token is a key to this seat."""
        return is_token(token, self.token) or (bool(self.copies) and any(
            is_token(token, one) for one in self.copies.split()))


@dataclass(slots=True)
class LogRow:
    seq: int
    kind: str
    seat: str
    text: str
    at: float = 0.0
    delta: bytes | None = None

    @property
    def mark(self) -> int:
        """Tells apart entries of the same number in different logs, by the time of writing.

        Nothing of the content goes into it, because that may be secret.
        """
        return crc32(f"{self.seq} {self.at!r}".encode())


@dataclass(slots=True)
class ChatRow:
    n: int
    seat: str
    name: str
    text: str
    at: float
    kind: str = ""
    heard: str = ""  # the seats it was said to, with spaces; empty: everybody


@dataclass(slots=True)
class SnapshotRow:
    seq: int
    rules: str
    fingerprint: str
    state: str


@dataclass(slots=True)
class News:
    """What was written after a moment, or everything."""

    log: list[LogRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True)
class Saved:
    table: TableRow
    news: News
    snapshot: SnapshotRow | None
    layouts: dict[str, bytes] = field(default_factory=dict)  # those that its log names


def read_all(connection: Connection, id: str) -> Saved | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().one_or_none()
    if row is None:
        return None
    shot = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).one_or_none()
    news = read_news(connection, id, BEGIN - 1, 0)
    named = {entry.text.split(":")[1] for entry in news.log if entry.kind == RULES and ":" in entry.text}
    layouts = connection.execute(select(LAYOUTS.c.digest, LAYOUTS.c.data).where(LAYOUTS.c.digest.in_(named)))
    return Saved(TableRow(**dict(row)), news,
                 None if shot is None else SnapshotRow(shot.seq, shot.rules, shot.fingerprint, shot.state),
                 {one.digest: one.data for one in layouts})


def write_layout(connection: Connection, digest: str, data: bytes) -> None:
    """Stores a layout, once for all tables."""
    make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(make(LAYOUTS).values(digest=digest, data=data).on_conflict_do_nothing())


def write_deltas(connection: Connection, id: str, deltas: dict[int, bytes]) -> None:
    """Stores what moves changed, for tables from before that was kept."""
    if deltas:
        connection.execute(update(LOG).where(LOG.c.table_id == id, LOG.c.seq == bindparam("number"))
                           .values(delta=bindparam("changed")),
                           [{"number": seq, "changed": delta} for seq, delta in deltas.items()])


# Built once, because they run for every viewer who connects.
NEW_ENTRIES: Final = (
    select(LOG.c.seq, LOG.c.kind, LOG.c.seat, LOG.c.text, LOG.c.at, LOG.c.delta)
    .where(LOG.c.table_id == bindparam("id"), LOG.c.seq > bindparam("seq")).order_by(LOG.c.seq))
NEW_LINES: Final = (
    select(CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.kind, CHAT.c.heard)
    .where(CHAT.c.table_id == bindparam("id"), CHAT.c.n >= bindparam("n")).order_by(CHAT.c.n))
SEATS_NOW: Final = (
    select(SEATS.c.seat, SEATS.c.controller, SEATS.c.name, SEATS.c.token, SEATS.c.bot, SEATS.c.fresh,
           SEATS.c.copies)
    .where(SEATS.c.table_id == bindparam("id")).order_by(SEATS.c.seat))


def read_news(connection: Connection, id: str, seq: int, chat: int) -> News:
    log = connection.execute(NEW_ENTRIES, {"id": id, "seq": seq})
    said = connection.execute(NEW_LINES, {"id": id, "n": chat})
    seats = connection.execute(SEATS_NOW, {"id": id})
    return News([LogRow(*row) for row in log], [ChatRow(*row) for row in said], [SeatRow(*row) for row in seats])


def write_table(connection: Connection, row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> None:
    names = [column.name for column in TABLES.columns]
    connection.execute(insert(TABLES).values({name: getattr(row, name) for name in names}))
    connection.execute(insert(SEATS), [{"table_id": row.id, "seat": seat.seat, "controller": seat.controller,
                                        "name": seat.name, "token": seat.token, "bot": seat.bot,
                                        "fresh": seat.fresh, "copies": seat.copies} for seat in seats])
    write_rows(connection, row.id, log)


def write_rows(connection: Connection, id: str, rows: list[LogRow]) -> bool:
    """Stores log entries in order. False, and nothing stored, if the log has the first or the last already."""
    ends = [rows[0].seq, rows[-1].seq]
    if connection.execute(select(LOG.c.seq).where(LOG.c.table_id == id, LOG.c.seq.in_(ends))).first() is not None:
        return False
    connection.execute(insert(LOG), [{"table_id": id, "seq": row.seq, "kind": row.kind, "seat": row.seat,
                                      "text": row.text, "at": row.at, "delta": row.delta} for row in rows])
    return True


def write_record(connection: Connection, id: str, record: bytes) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(record=record))


def write_chat(connection: Connection, id: str, seat: str, name: str, text: str, at: float, kind: str = "",
               heard: str = "") -> ChatRow:
    """Stores a chat line at the first free number, because another process may have stored one meanwhile."""
    last = connection.execute(select(func.max(CHAT.c.n)).where(CHAT.c.table_id == id)).scalar()
    row = ChatRow(0 if last is None else int(last) + 1, seat, name, text, at, kind, heard)
    connection.execute(insert(CHAT).values(table_id=id, n=row.n, seat=seat, name=name, text=text, at=at, kind=kind,
                                           heard=heard))
    return row


def change_seat(connection: Connection, id: str, old: SeatRow, new: SeatRow, clock: str = "") -> bool:
    """Changes a seat if it is still as it was, so that only one of two claims succeeds.

    clock: the clock event to store with it, if the table has a clock.
    """
    done = connection.execute(update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == old.seat,
                                                  SEATS.c.token == old.token, SEATS.c.controller == old.controller,
                                                  SEATS.c.fresh == old.fresh, SEATS.c.copies == old.copies)
                              .values(controller=new.controller, name=new.name, token=new.token, bot=new.bot,
                                      fresh=new.fresh, copies=new.copies))
    if done.rowcount == 1 and clock:
        last = connection.execute(select(func.max(LOG.c.seq)).where(LOG.c.table_id == id)).scalar()
        connection.execute(insert(LOG).values(table_id=id, seq=int(last or 0) + 1, kind=CLOCK, seat=new.seat,
                                              text=clock, at=time.time()))
    return done.rowcount == 1


def read_listed(connection: Connection, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
    rows = connection.execute(select(TABLES).where(TABLES.c.listed, ~TABLES.c.finished)
                              .order_by(TABLES.c.created.desc()).limit(most)).mappings().all()
    tables = [TableRow(**dict(row)) for row in rows]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    if tables:
        found = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat))
        for row in found:
            seats[row.table_id].append(SeatRow(row.seat, row.controller, row.name, row.token, row.bot,
                                                   row.fresh, row.copies))
    return [(table, seats[table.id]) for table in tables]


def write_summary(connection: Connection, id: str, round: int | None, finished: bool, record: bytes | None) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(round=round, finished=finished, record=record))


def read_heads(connection: Connection, ids: list[str]) -> dict[str, tuple[int, int, list[SeatRow]]]:
    """The last entry, the next chat number and the seats of tables."""
    seqs = {row[0]: int(row[1]) for row in connection.execute(
        select(LOG.c.table_id, func.max(LOG.c.seq)).where(LOG.c.table_id.in_(ids)).group_by(LOG.c.table_id))}
    said = {row[0]: int(row[1]) + 1 for row in connection.execute(
        select(CHAT.c.table_id, func.max(CHAT.c.n)).where(CHAT.c.table_id.in_(ids)).group_by(CHAT.c.table_id))}
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)):
        seats[row.table_id].append(SeatRow(row.seat, row.controller, row.name, row.token, row.bot,
                                                   row.fresh, row.copies))
    return {id: (seqs.get(id, 0), said.get(id, 0), seats[id]) for id in ids}
