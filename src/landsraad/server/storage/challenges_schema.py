"""The database schema of challenges: the server's key, attempts of profiles, and results from other servers."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, UniqueConstraint

from landsraad.server.storage.schema import METADATA

# One row: the key that signs results. It is made at the first start and never changes.
SIGNING_KEY: Final = Table(
    "signing_key", METADATA,
    Column("id", Integer, primary_key=True),
    Column("private", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
)

# Attempts at challenges. The score is filled in when the game is over.
RUNS: Final = Table(
    "challenge_runs", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("profile_id", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("game", String(32), nullable=False),
    Column("period", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("attempt", Integer, nullable=False),  # 1 for the first; only that one counts
    Column("on_time", Boolean, nullable=False),  # begun while the challenge counted
    Column("started", Float, nullable=False),
    Column("finished", Float),
    Column("total", Integer),
    Column("won", Boolean),
    Column("points", Integer),
    Column("margin", Integer),
    Column("rounds", Integer),
    Column("moves", String(64), nullable=False, server_default=""),  # digest of the moves
    UniqueConstraint("profile_id", "kind", "game", "period", "attempt"),
    Index("challenge_runs_of", "kind", "period", "game"),
)

# Results that other servers have signed.
RESULTS: Final = Table(
    "challenge_results", METADATA,
    Column("kind", String(8), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("period", String(12), primary_key=True),
    Column("moves", String(64), primary_key=True),  # the same game cannot be there twice
    Column("server", String(64), nullable=False),  # public key
    Column("player", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("finished", Float, nullable=False),
    Column("total", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("profile_id", String(16), nullable=False),  # who brought it
    Column("added", Float, nullable=False),
    UniqueConstraint("server", "player", "kind", "game", "period"),
)
