"""Rated games without playing them: a database, people, and results."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, insert

from landsraad.server.ladder.book import write_outcome
from landsraad.server.ladder.kinds import FIRST_SEASON
from landsraad.server.ladder.outcome import Outcome
from landsraad.server.ladder.rating import Entrant
from landsraad.server.profiles.rows import Profile, write_profile
from landsraad.server.storage.database import Store
from landsraad.server.storage.schema import TABLES

GAME, KIND = "uprising", "four"
DAY = 86_400.0


class Club:
    """A database with people who play."""

    def __init__(self, database: str) -> None:
        self.store = Store(database, "test")
        self.store.migrate()
        self.played = 0

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        with self.store.writer.begin() as connection:
            yield connection

    def join(self, *names: str) -> None:
        """Profiles whose ids are their names."""
        with self.writing() as connection:
            for name in names:
                write_profile(connection, Profile(name, name.capitalize(), FIRST_SEASON))

    def play(self, *order: str, day: float = 0.0, game: str = GAME, kind: str = KIND, gone: str = "",
             why: str = "", leaders: tuple[str, ...] = (), id: str = "") -> Outcome:
        """A game in which people came in this order. Those with a slash between them shared the place."""
        self.played += 1
        entrants: list[Entrant] = []
        for place, group in enumerate(order, 1):
            for player in group.split("/"):
                n = len(entrants)
                leader = leaders[n] if leaders else ""
                entrants.append(Entrant("ABCDEF"[n], player, place, "", leader, n + 1, 10 - place,
                                        player in gone.split()))
        return self.write(Outcome(id or f"table{self.played}", game, kind, FIRST_SEASON + day * DAY, tuple(entrants),
                                  why))

    def write(self, outcome: Outcome) -> Outcome:
        with self.writing() as connection:
            insert_table(connection, outcome.table, outcome.game)
            write_outcome(connection, outcome)
        return outcome

    def close(self) -> None:
        self.store.writer.dispose()
        self.store.reader.dispose()


def insert_table(connection: Connection, id: str, game: str = GAME, **more: Any) -> None:
    connection.execute(insert(TABLES).values({
        "id": id, "game": game, "rules": "", "options": json.dumps({"players": 4}), "seed": 0, "title": "",
        "listed": False, "seeded": False, "sandbox": False, "maker": "", "created": FIRST_SEASON, "finished": True,
        "clock": "live 900 15", "spectators": "open", "rated": True, **more}))


@contextlib.contextmanager
def club(database: str) -> Iterator[Club]:
    made = Club(database)
    try:
        yield made
    finally:
        made.close()
