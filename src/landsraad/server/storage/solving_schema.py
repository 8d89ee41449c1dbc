"""The tables of puzzle ratings: see `server.solving`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from landsraad.server.storage.schema import METADATA

# Puzzles that somebody has tried. All others have the rating they begin with.
PUZZLES: Final = Table(
    "puzzle_ratings", METADATA,
    Column("puzzle_id", String(64), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

SOLVERS: Final = Table(
    "puzzle_solvers", METADATA,
    Column("profile_id", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # puzzles solved in a row
    Column("longest", Integer, nullable=False),
)

# The first attempt of a profile at a puzzle: further ones do not count.
ATTEMPTS: Final = Table(
    "puzzle_attempts", METADATA,
    Column("profile_id", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("puzzle_id", String(64), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
