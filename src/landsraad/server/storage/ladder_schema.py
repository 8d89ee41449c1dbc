"""The database schema of the ladder: who sits at rated tables, their results, and what is added up from them.

`player` is the id of a profile; `bot:LEVEL` or `automa:LEVEL`; or, after a profile was deleted, an id that nobody has.
Everything after `ladder_places` can be computed again from `ladder_games` and `ladder_places`.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from landsraad.server.storage.schema import METADATA

# Who sits at a rated table. A profile has one seat at most.
RATED_SEATS: Final = Table(
    "ladder_seats", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("player", String(24), nullable=False),
    Index("ladder_seats_once", "table_id", "player", unique=True),
    Index("ladder_seats_of", "player"),
)

# Rated tables that have no row in `ladder_games` yet.
WAITING: Final = Table(
    "ladder_waiting", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("since", Float, nullable=False),
)

# Rated tables that are over. The primary key allows one row for a table, so its ratings change once.
RATED_GAMES: Final = Table(
    "ladder_games", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", BigInteger, nullable=False),  # in this order they were rated
    Column("game", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("finished", Float, nullable=False),
    Column("why", String(12), nullable=False),  # why it changed no rating; empty: it did
    Index("ladder_games_n", "n", unique=True),
)

PLACES: Final = Table(
    "ladder_places", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("player", String(24), nullable=False),
    Column("game", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("finished", Float, nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; those who share one have the same
    Column("team", String(16), nullable=False),  # empty: alone
    Column("name", String(60), nullable=False),  # of the leader or the side
    Column("turn", Integer, nullable=False),  # in the order of turns, from 1
    Column("score", Integer),
    Column("gone", Boolean, nullable=False),  # left the game
    Column("mu", Float, nullable=False),  # before
    Column("sigma", Float, nullable=False),
    Column("new_mu", Float, nullable=False),
    Column("new_sigma", Float, nullable=False),
    Index("ladder_places_of", "player", "game", "kind", "n"),
    Index("ladder_places_n", "n"),
)

RATINGS: Final = Table(
    "ladder_ratings", METADATA,
    Column("player", String(24), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Integer, nullable=False),  # `storage.ladder_rows.shown`
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("last", Float, nullable=False),  # when the last game ended
    Column("curve", Text, nullable=False),  # what was shown after the last games, with spaces
    Column("hidden", Boolean, nullable=False),  # bots, closed and deleted profiles
    Index("ladder_ratings_best", "game", "kind", "hidden", "shown", "player"),
)

# The same for each season, as of its last game.
SEASONS: Final = Table(
    "ladder_seasons", METADATA,
    Column("season", Integer, primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("sigma", Float, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Column("curve", Text, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Index("ladder_seasons_best", "season", "game", "kind", "hidden", "shown", "player"),
    Index("ladder_seasons_of", "player"),
)

# How many people show so many points, to find a place without counting them all.
POINTS: Final = Table(
    "ladder_points", METADATA,
    Column("season", Integer, primary_key=True),  # 0: always
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("shown", Integer, primary_key=True),
    Column("people", Integer, nullable=False),
)

# Games and wins by leader and by place in the order of turns.
SPLITS: Final = Table(
    "ladder_splits", METADATA,
    Column("player", String(24), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("what", String(8), primary_key=True),  # leader, turn
    Column("name", String(60), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

# Two who played against each other, in both directions.
PAIRS: Final = Table(
    "ladder_pairs", METADATA,
    Column("player", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("ahead", Float, nullable=False),  # games in which the player came before the other; shared places: half
    Column("expected", Float, nullable=False),  # what the ratings told of that
    Column("variance", Float, nullable=False),  # of that number
    Column("gained", Float, nullable=False),  # points that the player gained in these games
    Index("ladder_pairs_most", "player", "games"),
    Index("ladder_pairs_other", "other"),
)

# How reliable somebody is: rated games begun, and those left.
FINISHES: Final = Table(
    "ladder_finishes", METADATA,
    Column("player", String(24), primary_key=True),
    Column("begun", Integer, nullable=False),
    Column("gone", Integer, nullable=False),
)
