"""Writing results: one game, or all of them again, always with the same sums.

A game is written in one transaction: its row (whose key allows it once), the places, the new ratings, and everything
that is added up from them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from landsraad.server.ladder.anchors import anchor
from landsraad.server.ladder.kinds import season_at
from landsraad.server.ladder.outcome import Outcome
from landsraad.server.ladder.rating import Entrant, Normal, chance_ahead, is_fixed, rate, teams_of
from landsraad.server.storage.ladder_rows import (
    ALWAYS,
    MU,
    SIGMA,
    count_points,
    is_anyone,
    lock_ladder,
    shown,
)
from landsraad.server.storage.ladder_schema import (
    FINISHES,
    PAIRS,
    PLACES,
    RATED_GAMES,
    RATINGS,
    SEASONS,
    SPLITS,
    WAITING,
)
from landsraad.server.storage.schema import PROFILES

CURVE: Final = 24  # games whose points are kept with a rating
LEADER: Final = "leader"
TURN: Final = "turn"
Key = tuple[Any, ...]


def write_outcome(connection: Connection, outcome: Outcome) -> bool:
    """Stores a result and what it changes. False if the table has one already."""
    lock_ladder(connection)
    if connection.execute(select(RATED_GAMES.c.n).where(
            RATED_GAMES.c.table_id == outcome.table)).first() is not None:
        return False
    n = int(connection.execute(select(func.max(RATED_GAMES.c.n))).scalar() or 0) + 1
    players = sorted({each.player for each in outcome.entrants})
    book = Book()
    book.load(connection, outcome.game, outcome.kind, players, season_at(outcome.finished))
    rows = book.add(outcome, n)
    connection.execute(insert(RATED_GAMES).values(
        table_id=outcome.table, n=n, game=outcome.game, kind=outcome.kind, finished=outcome.finished, why=outcome.why))
    if rows:
        connection.execute(insert(PLACES), rows)
    connection.execute(delete(WAITING).where(WAITING.c.table_id == outcome.table))
    book.store(connection)
    return True


def hidden_of(connection: Connection, players: list[str]) -> set[str]:
    """Those of these players who are not on the ladder: bots, and profiles that are closed or gone."""
    there = {str(row[0]) for row in connection.execute(select(PROFILES.c.id).where(
        PROFILES.c.id.in_(players), PROFILES.c.closed.is_(None)))}
    return set(players) - there


def exactly(share: float) -> float:
    """Rounded to 1/1024, so that sums do not depend on their order."""
    return round(share * 1024) / 1024


class Book:
    """Ratings and sums in memory, as far as they are loaded, and what is to be added to those of the database."""

    def __init__(self) -> None:
        self.ratings: dict[Key, dict[str, Any]] = {}  # by (player, game, kind)
        self.seasons: dict[Key, dict[str, Any]] = {}  # by (season, player, game, kind)
        self.hidden: set[str] = set()
        self.changed: set[Key] = set()  # keys of `ratings` and `seasons` to store
        self.splits: dict[Key, list[int]] = defaultdict(lambda: [0, 0])
        self.pairs: dict[Key, list[float]] = defaultdict(lambda: [0, 0.0, 0.0, 0.0, 0.0])
        self.finishes: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        self.points: dict[tuple[int, str, str, int], int] = defaultdict(int)

    # ------------------------------------------------------------------ reading

    def load(self, connection: Connection, game: str, kind: str, players: list[str], season: int) -> None:
        for row in connection.execute(select(RATINGS).where(
                RATINGS.c.player.in_(players), RATINGS.c.game == game, RATINGS.c.kind == kind)).mappings():
            self.ratings[row["player"], game, kind] = dict(row)
        for row in connection.execute(select(SEASONS).where(
                SEASONS.c.season == season, SEASONS.c.player.in_(players), SEASONS.c.game == game,
                SEASONS.c.kind == kind)).mappings():
            self.seasons[season, row["player"], game, kind] = dict(row)
        self.hidden |= hidden_of(connection, players)

    def rating(self, player: str, game: str, kind: str) -> Normal:
        if is_fixed(player):
            return anchor(game, kind, player)
        row = self.ratings.get((player, game, kind))
        return (MU, SIGMA) if row is None else (row["mu"], row["sigma"])

    # ------------------------------------------------------------------ one game

    def add(self, outcome: Outcome, n: int) -> list[dict[str, Any]]:
        """Takes in a game, and returns the rows of its places."""
        game, kind, entrants = outcome.game, outcome.kind, outcome.entrants
        for each in entrants:
            if is_anyone(each.player):
                self.finishes[each.player][0] += 1
                self.finishes[each.player][1] += each.gone
        known = not outcome.why
        before = {each.player: self.rating(each.player, game, kind) for each in entrants} if known else {}
        after = rate(entrants, before) if known else {}
        if known:
            self._tally(outcome, before, after)
        start = (MU, SIGMA)
        return [{"table_id": outcome.table, "seat": each.seat, "player": each.player, "game": game, "kind": kind,
                 "finished": outcome.finished, "n": n, "place": each.place, "team": each.team, "name": each.name,
                 "turn": each.turn, "score": each.score, "gone": each.gone,
                 "mu": before.get(each.player, start)[0], "sigma": before.get(each.player, start)[1],
                 "new_mu": after.get(each.seat, start)[0], "new_sigma": after.get(each.seat, start)[1]}
                for each in entrants]

    def _tally(self, outcome: Outcome, before: dict[str, Normal], after: dict[str, Normal]) -> None:
        game, kind = outcome.game, outcome.kind
        counted: set[str] = set()
        for each in outcome.entrants:
            if each.player in counted:  # of several bots of a level, the first tells for all
                continue
            counted.add(each.player)
            won = each.place == 1 and not each.gone
            self._rated(each.player, outcome, after[each.seat], won)
            for what, name in ((LEADER, each.name), (TURN, str(each.turn or ""))):
                if name:
                    sums = self.splits[each.player, game, kind, what, name]
                    sums[0] += 1
                    sums[1] += won
        self._met(outcome.entrants, before, after)

    def _rated(self, player: str, outcome: Outcome, new: Normal, won: bool) -> None:
        game, kind, season = outcome.game, outcome.kind, season_at(outcome.finished)
        points, hidden = shown(*new), player in self.hidden
        for key, held, span in (((player, game, kind), self.ratings, ALWAYS),
                                ((season, player, game, kind), self.seasons, season)):
            row = held.get(key)
            if row is None:
                row = held[key] = {"player": player, "game": game, "kind": kind, "games": 0, "wins": 0, "curve": "",
                                   "hidden": hidden}
                if span:
                    row["season"] = season
            elif not hidden:
                self.points[span, game, kind, row["shown"]] -= 1
            if not hidden:
                self.points[span, game, kind, points] += 1
            if not span:
                row["mu"] = new[0]
            row.update(sigma=new[1], shown=points, games=row["games"] + 1, wins=row["wins"] + won,
                       last=outcome.finished, curve=" ".join([*row["curve"].split()[1 - CURVE:], str(points)]))
            self.changed.add(key)

    def _met(self, entrants: Iterable[Entrant], before: dict[str, Normal], after: dict[str, Normal]) -> None:
        """Adds up who met whom. Partners of a team are no opponents."""
        teams = list(teams_of(list(entrants)).values())
        met: set[tuple[str, str]] = set()
        for one in (each for seats in teams for each in seats):
            for other in (each for seats in teams if one not in seats for each in seats):
                if (one.player, other.player) in met or one.player == other.player:
                    continue
                met.add((one.player, other.player))
                mine, theirs = (one.gone, one.place), (other.gone, other.place)
                chance = exactly(chance_ahead(before[one.player], before[other.player]))
                sums = self.pairs[one.player, other.player]
                sums[0] += 1
                sums[1] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                sums[2] += chance
                sums[3] += exactly(chance * (1 - chance))
                sums[4] += shown(*after[one.seat]) - shown(*before[one.player])

    # ------------------------------------------------------------------ writing

    def store(self, connection: Connection) -> None:
        """Writes what changed since the last time."""
        put = putter(connection)
        put(RATINGS, [row for key, row in self.ratings.items() if key in self.changed])
        put(SEASONS, [row for key, row in self.seasons.items() if key in self.changed])
        names = ("player", "game", "kind", "what", "name", "games", "wins")
        put(SPLITS, [dict(zip(names, (*key, *sums), strict=True)) for key, sums in sorted(self.splits.items())],
            ("games", "wins"))
        names = ("player", "other", "games", "ahead", "expected", "variance", "gained")
        put(PAIRS, [dict(zip(names, (*key, *sums), strict=True)) for key, sums in sorted(self.pairs.items())],
            names[2:])
        put(FINISHES, [{"player": player, "begun": begun, "gone": gone}
                       for player, (begun, gone) in sorted(self.finishes.items())], ("begun", "gone"))
        count_points(connection, self.points)
        self.changed.clear()
        self.splits.clear()
        self.pairs.clear()
        self.finishes.clear()
        self.points.clear()


def putter(connection: Connection) -> Callable[..., None]:
    make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert

    def put(table: Table, rows: list[dict[str, Any]], sums: tuple[str, ...] = ()) -> None:
        """Inserts rows, or changes those that are there: `sums` are added, without them everything is replaced."""
        if not rows:
            return
        keys = list(table.primary_key.columns)
        statement = make(table)
        new = statement.excluded
        values = {name: table.c[name] + new[name] for name in sums} or {
            column.name: new[column.name] for column in table.c if column not in keys}
        connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values), rows)
    return put
