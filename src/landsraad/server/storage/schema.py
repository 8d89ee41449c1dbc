"""The database schema: tables, their seats, logs, chat, reviews and snapshots.

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
    false,
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
    Column("lesson", String(80), nullable=False, server_default=""),  # the lesson that is given here
    Column("hints", Boolean, nullable=False, server_default=false()),  # players may ask for them
    Column("rated", Boolean, nullable=False, server_default=false()),  # it counts for the ladder
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
    # Hashes of further tokens, with spaces: those with which a profile opened the seat on other devices.
    Column("copies", Text, nullable=False, server_default=""),
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

# Reviews of finished games, one for each depth, stored while they are made.
REVIEWS: Final = Table(
    "reviews", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("depth", String(16), primary_key=True),
    Column("done", Integer, nullable=False),  # moves that have been reviewed
    Column("finished", Boolean, nullable=False),
    Column("data", LargeBinary, nullable=False),  # `analysis.model.Review` as JSON, compressed
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

# ------------------------------------------------------------------ profiles: see `server.profiles`

PROFILES: Final = Table(
    "profiles", METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("closed", Float),  # since when; it can be opened again
    Column("pointer", String(64)),  # hash of the recovery words by which the profile is found
    Column("words", String(160), nullable=False, server_default=""),  # salt and slow hash of the others
    Column("printed", Float),  # when the words were made
    Index("profiles_pointer", "pointer", unique=True),
)

# Browsers that are signed in.
VISITS: Final = Table(
    "profile_sessions", METADATA,
    Column("id", String(16), primary_key=True),
    Column("profile_id", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("token", String(64), nullable=False),  # hash of the cookie
    Column("way", String(12), nullable=False),  # how it came in: new, passkey, words, link
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("profile_sessions_token", "token", unique=True),
    Index("profile_sessions_of", "profile_id"),
)

PASSKEYS: Final = Table(
    "profile_passkeys", METADATA,
    Column("id", String(16), primary_key=True),
    Column("profile_id", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("digest", String(64), nullable=False),  # hash of the credential's id, which may be long
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),  # public
    Column("counter", BigInteger, nullable=False),
    Column("host", String(255), nullable=False),  # a passkey works only under this name of the server
    Column("name", String(80), nullable=False),
    Column("synced", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("profile_passkeys_digest", "digest", unique=True),
    Index("profile_passkeys_of", "profile_id"),
)

# What works once and not for long: challenges of passkeys, and links for another device.
ONCE: Final = Table(
    "profile_once", METADATA,
    Column("token", String(64), primary_key=True),  # hash
    Column("kind", String(12), nullable=False),  # register, sign-in, link
    Column("profile_id", String(16), nullable=False, server_default=""),
    Column("until", Float, nullable=False),
    Index("profile_once_until", "until"),
)

# The seats of a profile. Its claim lasts as long as the link that it has shown: `proof` is the hash of that.
KEPT: Final = Table(
    "profile_seats", METADATA,
    Column("profile_id", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("proof", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Index("profile_seats_table", "table_id"),
)
