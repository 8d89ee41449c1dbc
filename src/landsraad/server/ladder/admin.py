"""What an operator can do with the ladder: compute it again, and look who plays with whom."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, or_, select, update

from landsraad.server.ladder.book import Book, hidden_of
from landsraad.server.ladder.outcome import Outcome, places_of
from landsraad.server.ladder.rating import Entrant
from landsraad.server.storage.ladder_rows import is_anyone, lock_ladder
from landsraad.server.storage.ladder_schema import (
    FINISHES,
    PAIRS,
    PLACES,
    POINTS,
    RATED_GAMES,
    RATINGS,
    SEASONS,
    SPLITS,
)
from landsraad.server.storage.queries import read_all
from landsraad.server.storage.schema import PROFILES
from landsraad.server.tables.log_replay import ReplayedLog, open_saved

PART: Final = 1000  # games
NEW: Final = ("mu", "sigma", "new_mu", "new_sigma")
OFTEN: Final = 0.5  # share of somebody's games with one other person
STRANGE: Final = 2.5  # standard deviations between results and ratings


@dataclass(slots=True)
class Recomputed:
    games: int = 0
    changed: int = 0  # places whose ratings came out differently
    differing: list[str] | None = None  # tables whose log tells other places; None: they were not replayed


def recompute(connection: Connection, replay: bool = False) -> Recomputed:
    """Computes all ratings again, from the results in the order in which they were rated.

    replay: also plays every game again and compares the places.
    """
    lock_ladder(connection)
    for part in (RATINGS, SEASONS, POINTS, SPLITS, PAIRS, FINISHES):
        connection.execute(delete(part))
    book, done = Book(), Recomputed(differing=[] if replay else None)
    last = -1
    while games := connection.execute(select(RATED_GAMES).where(RATED_GAMES.c.n > last)
                                      .order_by(RATED_GAMES.c.n).limit(PART)).all():
        rows = connection.execute(select(PLACES).where(PLACES.c.n > last, PLACES.c.n <= games[-1].n)
                                  .order_by(PLACES.c.seat)).mappings().all()
        last = games[-1].n
        places: dict[str, list[Any]] = {game.table_id: [] for game in games}
        for row in rows:
            places[row["table_id"]].append(row)
        book.hidden |= hidden_of(connection, sorted({row["player"] for row in rows}))
        changed = []
        for game in games:
            old = places[game.table_id]
            if replay and not game.why and not is_as_played(connection, game.table_id, old):
                done.differing.append(game.table_id)  # type: ignore[union-attr]
            entrants = tuple(Entrant(row["seat"], row["player"], row["place"], row["team"], row["name"], row["turn"],
                                     row["score"], row["gone"]) for row in old)
            new = book.add(Outcome(game.table_id, game.game, game.kind, game.finished, entrants, game.why), game.n)
            changed += [{"at": row["table_id"], "by": row["seat"], **{name: row[name] for name in NEW}}
                        for row, was in zip(new, old, strict=True) if any(row[name] != was[name] for name in NEW)]
        if changed:
            connection.execute(update(PLACES).where(
                PLACES.c.table_id == bindparam("at"), PLACES.c.seat == bindparam("by")), changed)
        book.store(connection)
        done.games += len(games)
        done.changed += len(changed)
    return done


def is_as_played(connection: Connection, id: str, places: list[Any]) -> bool:
    saved = read_all(connection, id)
    if saved is None:
        return False
    opened = open_saved(saved)
    if not isinstance(opened, ReplayedLog):  # its rules have changed since: the stored result stands
        return True
    found = places_of(opened.session.table)
    return all(found.get(row["seat"]) == row["place"] for row in places)


# ------------------------------------------------------------------ who plays with whom


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people who met. `player` did better than the ratings told, or as well.

    share: of the games of the one of them who played less. ahead, expected: games in which `player` came first of the
    two, and what the ratings told of that; strange: the difference in standard deviations. gained: points of `player`
    in these games.
    """

    player: str
    player_name: str
    other: str
    other_name: str
    games: int
    share: float
    ahead: float
    expected: float
    strange: float
    gained: int

    @property
    def often(self) -> bool:
        return self.share >= OFTEN

    @property
    def feeds(self) -> bool:
        return self.strange >= STRANGE


def read_pairs(connection: Connection, least: int, limit: int) -> list[Pair]:
    """Pairs with so many games, the strangest first."""
    rows = connection.execute(select(PAIRS).where(
        PAIRS.c.games >= least, PAIRS.c.player != PAIRS.c.other,
        or_(PAIRS.c.ahead > PAIRS.c.expected,
            (PAIRS.c.ahead == PAIRS.c.expected) & (PAIRS.c.player < PAIRS.c.other)))).all()
    rows = [row for row in rows if is_anyone(row.player) and is_anyone(row.other)]
    people = {row.player for row in rows} | {row.other for row in rows}
    games: dict[str, int] = {}
    names: dict[str, str] = {}
    for part in parts(sorted(people)):
        for row in connection.execute(select(RATINGS.c.player, func.sum(RATINGS.c.games)).where(
                RATINGS.c.player.in_(part)).group_by(RATINGS.c.player)):
            games[row[0]] = int(row[1])
        for row in connection.execute(select(PROFILES.c.id, PROFILES.c.name).where(PROFILES.c.id.in_(part))):
            names[row.id] = row.name
    found = [Pair(row.player, names.get(row.player, ""), row.other, names.get(row.other, ""), row.games,
                  row.games / max(1, min(games.get(row.player, 0), games.get(row.other, 0))), row.ahead, row.expected,
                  (row.ahead - row.expected) / math.sqrt(max(row.variance, 1e-9)), round(row.gained))
             for row in rows]
    found.sort(key=lambda pair: (-(max(0.0, pair.strange) + pair.share / 2), -pair.games, pair.player))
    return found[:limit] if limit else found


def parts(ids: list[str]) -> list[list[str]]:
    return [ids[i:i + 500] for i in range(0, len(ids), 500)]
