"""The rows of challenges, and the statements that read and write them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, func, insert, select, update

from landsraad.challenges.calendar import Challenge
from landsraad.challenges.keys import new_key
from landsraad.challenges.results import Result
from landsraad.challenges.scoring import Score
from landsraad.server.storage.challenges_schema import RESULTS, RUNS, SIGNING_KEY
from landsraad.server.storage.schema import LOG, PROFILES, TABLES

SETTLED: Final = 50  # finished games that are scored at once


@dataclass(slots=True)
class Run:
    """An attempt of a profile."""

    table: str
    profile: str
    kind: str
    game: str
    period: str
    attempt: int
    on_time: bool
    finished: float | None
    score: Score | None
    moves: str

    @property
    def counts(self) -> bool:
        return self.attempt == 1 and self.on_time


@dataclass(slots=True)
class Standing:
    """A result in the table of a challenge. server: the public key of another server, or empty."""

    name: str
    player: str
    server: str
    finished: float
    score: Score


def signing_key(connection: Connection) -> bytes:
    """The private key of the server. It is made when there is none."""
    found = connection.execute(select(SIGNING_KEY.c.private)).scalar_one_or_none()
    if found is not None:
        return bytes(found)
    key = new_key()
    connection.execute(insert(SIGNING_KEY).values(id=1, private=key, created=time.time()))
    return key


# ------------------------------------------------------------------ attempts


def write_run(connection: Connection, table: str, profile: str, challenge: Challenge, on_time: bool) -> bool:
    """Notes a new attempt. False if the profile has one under way."""
    runs = read_runs(connection, profile, challenge)
    if any(run.score is None for run in runs):
        return False
    attempt = max((run.attempt for run in runs), default=0) + 1
    connection.execute(insert(RUNS).values(
        table_id=table, profile_id=profile, kind=challenge.kind, game=challenge.game, period=challenge.period,
        version=challenge.version, attempt=attempt, on_time=on_time, started=time.time()))
    return True


def read_runs(connection: Connection, profile: str, challenge: Challenge | None = None) -> list[Run]:
    """The attempts of a profile, at all challenges or at one; the first one first."""
    statement = select(RUNS).where(RUNS.c.profile_id == profile)
    if challenge is not None:
        statement = statement.where(*is_at(RUNS, challenge))
    return [run_of(row) for row in connection.execute(statement.order_by(RUNS.c.started, RUNS.c.attempt))]


def is_at(table: Table, challenge: Challenge) -> tuple[ColumnElement[bool], ...]:
    c = table.c
    return (c.kind == challenge.kind, c.game == challenge.game, c.period == challenge.period,
            c.version == challenge.version)


def run_of(row: Any) -> Run:
    return Run(row.table_id, row.profile_id, row.kind, row.game, row.period, row.attempt, row.on_time, row.finished,
               None if row.total is None else score_in(row), row.moves)


def read_unscored(connection: Connection) -> list[str]:
    """Tables of attempts without a score."""
    return [str(id) for id in connection.execute(select(RUNS.c.table_id).where(RUNS.c.total.is_(None))).scalars()]


def read_finished(connection: Connection) -> list[tuple[str, bytes, float]]:
    """Finished games of attempts without a score: the table, its record, and when the last move was made."""
    last = select(func.max(LOG.c.at)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    found = connection.execute(
        select(TABLES.c.id, TABLES.c.record, TABLES.c.created, last.label("last"))
        .join(RUNS, RUNS.c.table_id == TABLES.c.id)
        .where(RUNS.c.total.is_(None), TABLES.c.finished, TABLES.c.record.is_not(None)).limit(SETTLED))
    return [(row.id, row.record, row.last or row.created) for row in found]


def write_score(connection: Connection, table: str, score: Score, moves: str, finished: float) -> None:
    connection.execute(update(RUNS).where(RUNS.c.table_id == table, RUNS.c.total.is_(None)).values(
        finished=finished, moves=moves, **score.to_json()))


# ------------------------------------------------------------------ tables


def read_standings(connection: Connection, challenge: Challenge) -> list[Standing]:
    """First attempts of profiles here, and results from other servers; the best first."""
    own = connection.execute(
        select(RUNS, PROFILES.c.name).join(PROFILES, PROFILES.c.id == RUNS.c.profile_id)
        .where(*is_at(RUNS, challenge), RUNS.c.attempt == 1, RUNS.c.on_time, RUNS.c.total.is_not(None),
               PROFILES.c.closed.is_(None)))
    others = connection.execute(select(RESULTS).where(*is_at(RESULTS, challenge)))
    rows = [Standing(row.name, row.profile_id, "", row.finished, score_in(row)) for row in own]
    rows += [Standing(row.name, row.player, row.server, row.finished, score_in(row)) for row in others]
    return sorted(rows, key=lambda row: (-row.score.total, row.finished))


def score_in(row: Any) -> Score:
    return Score(row.total, row.won, row.points, row.margin, row.rounds)


def name_of_game(connection: Connection, challenge: Challenge, moves: str) -> str:
    """The name under which a game already stands here; empty if it does not."""
    own = connection.execute(
        select(PROFILES.c.name).join(RUNS, PROFILES.c.id == RUNS.c.profile_id)
        .where(*is_at(RUNS, challenge), RUNS.c.moves == moves)).scalars().first()
    other = connection.execute(select(RESULTS.c.name).where(
        *is_at(RESULTS, challenge), RESULTS.c.moves == moves)).scalars().first()
    return str(own or other or "")


def read_of_player(connection: Connection, result: Result, server: str) -> str:
    """The digest of the first attempt that is known of a player of another server; empty if there is none."""
    return str(connection.execute(select(RESULTS.c.moves).where(
        *is_at(RESULTS, result.challenge), RESULTS.c.server == server, RESULTS.c.player == result.player)
    ).scalars().first() or "")


def write_result_row(connection: Connection, result: Result, server: str, profile: str) -> None:
    challenge = result.challenge
    connection.execute(insert(RESULTS).values(
        kind=challenge.kind, game=challenge.game, period=challenge.period, version=challenge.version,
        moves=result.moves, server=server, player=result.player, name=result.name, finished=result.finished,
        profile_id=profile, added=time.time(), **result.score.to_json()))
