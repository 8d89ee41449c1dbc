"""What others need of the ladder: ratings, who sits at a rated table, and profiles that close or go."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from landsraad.server.storage.ladder_schema import (
    FINISHES,
    PAIRS,
    PLACES,
    POINTS,
    RATED_SEATS,
    RATINGS,
    SEASONS,
    SPLITS,
    WAITING,
)
from landsraad.server.storage.schema import TABLES

MU: Final = 25.0  # where everybody begins, as in openskill
SIGMA: Final = MU / 3
SETTLED: Final = SIGMA / 3
# Points: a newcomer has 1000, and 100 points between two settled players mean that one wins 64 % against the other.
MIDDLE: Final = 1500
POINT: Final = 30.0
DOUBT: Final = 2.0  # so many sigmas are taken off
ALWAYS: Final = 0  # instead of a season
NOBODY: Final = "gone-"  # begins the id of a profile that was deleted


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        return shown(self.mu, self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma >= SETTLED


@dataclass(frozen=True, slots=True)
class Reliability:
    begun: int = 0
    gone: int = 0

    @property
    def finished(self) -> float | None:
        """The share of games that were played to the end; None without games."""
        return None if self.begun == 0 else 1 - self.gone / self.begun


def shown(mu: float, sigma: float) -> int:
    return round(MIDDLE + POINT * (mu - MU) - DOUBT * POINT * sigma)


def rating_of(connection: Connection, profile: str, game: str, kind: str) -> Rating:
    """The rating of a profile; that of a newcomer if it has played no such game."""
    row = connection.execute(select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(
        RATINGS.c.player == profile, RATINGS.c.game == game, RATINGS.c.kind == kind)).one_or_none()
    return Rating() if row is None else Rating(row.mu, row.sigma, row.games)


def reliability_of(connection: Connection, profile: str) -> Reliability:
    row = connection.execute(select(FINISHES.c.begun, FINISHES.c.gone).where(
        FINISHES.c.player == profile)).one_or_none()
    return Reliability() if row is None else Reliability(row.begun, row.gone)


# ------------------------------------------------------------------ rated tables


def await_result(connection: Connection, table: str, since: float) -> None:
    connection.execute(insert(WAITING).values(table_id=table, since=since))


def seat_player(connection: Connection, table: str, seat: str, player: str) -> bool:
    """Notes who sits there. False if the same player has another seat."""
    if connection.execute(select(RATED_SEATS.c.seat).where(
            RATED_SEATS.c.table_id == table, RATED_SEATS.c.player == player)).first() is not None:
        return False
    connection.execute(insert(RATED_SEATS).values(table_id=table, seat=seat, player=player))
    return True


def players_at(connection: Connection, table: str) -> dict[str, str]:
    found = connection.execute(select(RATED_SEATS.c.seat, RATED_SEATS.c.player).where(
        RATED_SEATS.c.table_id == table).order_by(RATED_SEATS.c.seat))
    return {str(row.seat): str(row.player) for row in found}


def rated_tables_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """For the export: the rated tables of a profile with what they changed."""
    found = connection.execute(
        select(PLACES).where(PLACES.c.player == player).order_by(PLACES.c.n))
    return [{"table": row.table_id, "game": row.game, "kind": row.kind, "finished": row.finished, "place": row.place,
             "leader": row.name, "left": row.gone, "before": shown(row.mu, row.sigma),
             "after": shown(row.new_mu, row.new_sigma)} for row in found]


def finished_waiting(connection: Connection) -> list[str]:
    """Rated tables that are over and not rated yet."""
    found = connection.execute(select(WAITING.c.table_id).join(TABLES, TABLES.c.id == WAITING.c.table_id)
                               .where(TABLES.c.finished).order_by(WAITING.c.since, WAITING.c.table_id))
    return [str(row[0]) for row in found]


# ------------------------------------------------------------------ profiles that close or go


def count_points(connection: Connection, changes: dict[tuple[int, str, str, int], int]) -> None:
    """Adds to the numbers of people by points: (season, game, kind, points)."""
    rows = [{"season": season, "game": game, "kind": kind, "shown": points, "people": n}
            for (season, game, kind, points), n in sorted(changes.items()) if n]
    if rows:
        make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        statement = make(POINTS)
        connection.execute(statement.on_conflict_do_update(
            index_elements=[POINTS.c.season, POINTS.c.game, POINTS.c.kind, POINTS.c.shown],
            set_={"people": POINTS.c.people + statement.excluded.people}), rows)


def hide_player(connection: Connection, player: str, hidden: bool) -> None:
    """Takes a profile off the ladder, or puts it on again. Its ratings stay."""
    lock_ladder(connection)
    changes: dict[tuple[int, str, str, int], int] = {}
    sign = -1 if hidden else 1
    for row in connection.execute(select(RATINGS.c.game, RATINGS.c.kind, RATINGS.c.shown).where(
            RATINGS.c.player == player, RATINGS.c.hidden != hidden)):
        changes[ALWAYS, row.game, row.kind, row.shown] = sign
    for one in connection.execute(select(SEASONS.c.season, SEASONS.c.game, SEASONS.c.kind, SEASONS.c.shown).where(
            SEASONS.c.player == player, SEASONS.c.hidden != hidden)):
        changes[one.season, one.game, one.kind, one.shown] = sign
    count_points(connection, changes)
    for part in (RATINGS, SEASONS):
        connection.execute(update(part).where(part.c.player == player).values(hidden=hidden))


def erase_player(connection: Connection, player: str) -> None:
    """Gives the games of a profile to nobody. Those of the others keep their numbers."""
    hide_player(connection, player, True)
    nobody = NOBODY + secrets.token_hex(8)
    for part in (RATED_SEATS, PLACES, RATINGS, SEASONS, SPLITS, PAIRS):
        connection.execute(update(part).where(part.c.player == player).values(player=nobody))
    connection.execute(update(PAIRS).where(PAIRS.c.other == player).values(other=nobody))
    connection.execute(delete(FINISHES).where(FINISHES.c.player == player))


LADDER_LOCK: Final = 0x1ADDE5


def lock_ladder(connection: Connection) -> None:
    """One transaction at a time changes ratings. On SQLite there is only one that writes anyway."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LADDER_LOCK})")


def is_anyone(player: str) -> bool:
    """Whether it may be a profile."""
    return ":" not in player and not player.startswith(NOBODY)

