"""Taking everything along, and erasing a profile."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select, update

from landsraad.play import HUMAN
from landsraad.server.profiles.rows import erase_profile
from landsraad.server.protocol.challenge_messages import RunKept
from landsraad.server.storage.challenges_schema import RUNS
from landsraad.server.storage.lobby_schema import REPORTS
from landsraad.server.storage.schema import CHAT, KEPT, SEATS, TABLES
from landsraad.server.tables.records import unpacked_record
from landsraad.text.people import default_player

ERASED = "…"


def erase(connection: Connection, profile: str) -> list[str]:
    """Deletes a profile, makes its seats nameless and empties what it said. Returns the tables that changed.

    Moves stay: they are the game of the others, too.
    """
    tables = []
    for id, seat in seats_of(connection, profile):
        nameless = default_player(seat)
        connection.execute(update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat,
                                               SEATS.c.controller == HUMAN).values(name=nameless))
        connection.execute(update(CHAT).where(CHAT.c.table_id == id, CHAT.c.seat == seat)
                           .values(name=nameless, text=ERASED))
        connection.execute(update(REPORTS).where(REPORTS.c.table_id == id, REPORTS.c.about == seat)
                           .values(name=nameless))
        connection.execute(update(REPORTS).where(REPORTS.c.table_id == id, REPORTS.c.seat == seat).values(text=ERASED))
        # The record has names, too: without it the server writes it again from the log.
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(record=None))
        tables.append(id)
    erase_profile(connection, profile)
    return tables


def seats_of(connection: Connection, profile: str) -> list[tuple[str, str]]:
    found = connection.execute(
        select(KEPT.c.table_id, KEPT.c.seat).join(SEATS, (SEATS.c.table_id == KEPT.c.table_id)
                                                  & (SEATS.c.seat == KEPT.c.seat))
        .where(KEPT.c.profile_id == profile, KEPT.c.proof == SEATS.c.token)
        .order_by(KEPT.c.table_id, KEPT.c.seat))
    return [(str(row.table_id), str(row.seat)) for row in found]


def read_along(connection: Connection, profile: str) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """What the profile said, and the records of its finished games."""
    chat: list[dict[str, Any]] = []
    records: dict[str, str] = {}
    for id, seat in seats_of(connection, profile):
        for line in connection.execute(select(CHAT.c.text, CHAT.c.at).where(
                CHAT.c.table_id == id, CHAT.c.seat == seat, CHAT.c.kind == "").order_by(CHAT.c.n)):
            chat.append({"table": id, "seat": seat, "text": line.text, "at": line.at})
        record = connection.execute(select(TABLES.c.record).where(TABLES.c.id == id)).scalar_one_or_none()
        if record is not None:
            records[id] = unpacked_record(record)
    return chat, records


def read_attempts(connection: Connection, profile: str) -> list[RunKept]:
    """The attempts of a profile at challenges."""
    found = connection.execute(select(RUNS).where(RUNS.c.profile_id == profile).order_by(RUNS.c.started))
    return [RunKept(table=row.table_id, kind=row.kind, game=row.game, period=row.period, attempt=row.attempt,
                    total=row.total) for row in found]
