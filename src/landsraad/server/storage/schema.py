"""The database schema: tables, their seats, logs, chat and snapshots.

The log is the game: an append-only list of moves, undos and clock events for each table. Its primary key allows one
writer per table: of two processes that write the same `seq` one gets the row, and the other learns that its move was
stale.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables", METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),  # the ruleset it was begun under
    Column("options", Text, nullable=False),  # JSON
    Column("seed", BigInteger, nullable=False),  # of tables made before there were keys; 0 in all others,
    Column("deal", Text),  # whose seed is this
    Column("start", Text),  # JSON of the state the moves begin at, if that is not the set-up of the seed
    Column("title", String(80), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("sandbox", Boolean, nullable=False),
    Column("maker", String(64), nullable=False),  # hash of the maker's token
    Column("created", Float, nullable=False),
    Column("round", Integer),
    Column("finished", Boolean, nullable=False),
    Column("clock", String(40), nullable=False, server_default=""),  # `ClockRules.text`; empty: none
    Column("spectators", String(8), nullable=False, server_default="open"),  # open, delayed
    Column("record", LargeBinary),  # of a finished game, compressed
    Index("tables_listed", "listed", "finished", "created"),
)

SEATS: Final = Table(
    "seats", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("controller", String(8), nullable=False),  # human, bot, automa, open; watch: a link for spectators
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False),  # hash of the private token, or of the invitation to an open seat
    Column("bot", String(20), nullable=False, server_default=""),  # the level of a bot; empty: the usual one
    Column("fresh", String(64), nullable=False, server_default=""),  # hash of a renewed token until its first use
)

LOG: Final = Table(
    "log", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # move, undo, clock, again, rules, close
    Column("seat", String(8), nullable=False),
    # The notation of a move; of an undo: how many moves it takes back; a word of `play.clocks`; the table of a rematch;
    # the ruleset that holds from here on.
    Column("text", String(120), nullable=False),
    Column("at", Float, nullable=False),
    Column("delta", LargeBinary),  # what a move changed (`kernel.deltas`); with a ruleset: the whole position, packed
)

# How the numbers of positions and deltas are read, by what the log says of the rules: see `kernel.layouts`.
LAYOUTS: Final = Table(
    "layouts", METADATA,
    Column("digest", String(12), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

CHAT: Final = Table(
    "chat", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False, server_default=""),  # cone: partners begin to talk in private
    Column("heard", String(16), nullable=False, server_default=""),  # the seats it was said to; empty: everybody
)

# Of tables made before each move was kept with what it changed.
SNAPSHOTS: Final = Table(
    "snapshots", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the state after so many entries of the log
    Column("rules", String(32), nullable=False),
    Column("fingerprint", String(8), nullable=False),
    Column("state", Text, nullable=False),
)

# One row: when a server last said that it is there. If that was long ago nobody could have moved since, and clocks
# do not count it: what was found so is written down once, for all who fold a log later.
HOUSE: Final = Table(
    "house", METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

PAUSES: Final = Table(
    "pauses", METADATA,
    Column("id", Integer, primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)
