"""The database tables of the lobby: gatherings, the people in them, and the queue of quick pairing.

A gathering is a table that does not exist yet: an open table, a scheduled one, or one that quick pairing made. People
hold a random token. The server keeps its hash, and the hash of the seat key that follows from it, so that it can make
the table without knowing any key.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from landsraad.server.storage.schema import METADATA

GATHERINGS: Final = Table(
    "gatherings", METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # open, quick, dated, hourly
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON, as for a new table
    Column("players", Integer, nullable=False),  # seats of people and bots
    Column("title", String(80), nullable=False),
    Column("clock", String(40), nullable=False),  # `ClockRules.text`; empty: none
    Column("draft", String(8), nullable=False),  # how leaders are chosen: a word of `lobby.draft.MODES`
    Column("rated", Boolean, nullable=False),
    Column("low", Integer),  # the wanted ratings
    Column("high", Integer),
    Column("bots", String(20), nullable=False),  # the level of bots at seats that nobody took; empty: none
    Column("listed", Boolean, nullable=False),
    Column("maker", String(64), nullable=False),  # hash of the token of the person who opened it
    Column("created", Float, nullable=False),
    Column("starts", Float),  # when it was arranged for
    Column("state", String(8), nullable=False),  # open, ready, draft, making, playing, over
    Column("until", Float),  # when the present step is over
    Column("drafting", Text, nullable=False, server_default=""),  # JSON of `lobby.draft.Draft`
    Column("made_table", String(32)),
    Column("version", Integer, nullable=False),
    Column("reminded", Float),  # when people were reminded of the appointment
    Index("gatherings_state", "state", "created"),
)

PEOPLE: Final = Table(
    "gathering_people", METADATA,
    Column("gathering_id", String(32), ForeignKey("gatherings.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # the order in which they came; those after the seats wait in reserve
    Column("token", String(64), nullable=False),  # hash
    Column("seat_token", String(64), nullable=False),  # hash of the key to the seat they will have
    Column("name", String(40), nullable=False),
    Column("profile_id", String(16)),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("salt", String(64), nullable=False, server_default=""),  # what their browser adds to the draft's chance
    Column("wish", Text, nullable=False, server_default=""),  # JSON of the wish they came with from the queue
    Column("seat", String(8), nullable=False, server_default=""),
    Index("gathering_people_token", "token", unique=True),
    Index("gathering_people_profile", "profile_id"),
)

WISHES: Final = Table(
    "lobby_queue", METADATA,
    Column("token", String(64), primary_key=True),  # hash
    Column("seat_token", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("profile_id", String(16)),
    Column("wish", Text, nullable=False),  # JSON of `protocol.lobby_messages.QuickWish`, without the name
    Column("rating", Float),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("lobby_queue_profile", "profile_id"),
)

# Whom a profile follows or blocks. Only the profile itself sees it.
TIES: Final = Table(
    "profile_ties", METADATA,
    Column("id", String(16), primary_key=True),
    Column("profile_id", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("other_id", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # follow, block
    Column("since", Float, nullable=False),
    Index("profile_ties_one", "profile_id", "other_id", unique=True),
    Index("profile_ties_other", "other_id"),
)

# Holidays: the days of a correspondence game do not run then. There are so many of them a year.
HOLIDAYS: Final = Table(
    "profile_holidays", METADATA,
    Column("profile_id", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("since", Float),  # None: not on holiday
    Column("year", Integer, nullable=False),
    Column("used", Float, nullable=False),  # seconds in that year
)

# What players report to the operator.
REPORTS: Final = Table(
    "reports", METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", String(8), nullable=False),  # who reports
    Column("about", String(8), nullable=False),  # whom
    Column("name", String(40), nullable=False),  # as that seat was called
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("reports_at", "done", "at"),
    Index("reports_table", "table_id"),
)
