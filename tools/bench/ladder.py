"""How fast the pages of the ladder are on a large server.

    python -m tools.bench.ladder [--people 100000] [--games 1000000] [--database FILE]

Writes the database directly, with results but without the moves of the games: people of known strength play in small
circles. Then it asks for leaderboards and pages of players as the endpoints do, and prints processor time. A database
that is there already is used as it is.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection

from landsraad.server.ladder.book import CURVE, LEADER, TURN
from landsraad.server.ladder.kinds import FIRST_SEASON, SEASON, season_at
from landsraad.server.ladder.lookups import count_people, read_around, read_ladder, read_player
from landsraad.server.storage.database import Store
from landsraad.server.storage.ladder_rows import ALWAYS, MU, SIGMA, shown

CIRCLE: Final = 12
KINDS: Final = (("uprising", "four", 4), ("uprising", "four", 4), ("uprising", "four", 4), ("imperium", "four", 4),
                ("imperium", "two", 2), ("arrakis", "two", 2))
LEADERS: Final = ("muad_dib", "lady_jessica", "gurney_halleck", "princess_irulan", "staban_tuek", "shaddam_corrino_iv",
                  "feyd_rautha_harkonnen", "lady_amber_metulli", "lady_margot_fenring")
ASKED: Final = 300  # pages of each sort


class World:
    """Everybody's ratings and sums while the games are made up."""

    def __init__(self, people: int, chance: random.Random) -> None:
        self.people = people
        self.chance = chance
        self.strength = [chance.gauss(0, 4) for _ in range(people)]
        self.ratings: dict[tuple[int, int], list[Any]] = {}  # (person, kind): mu, sigma, games, wins, last, curve
        self.seasons: dict[tuple[int, int, int], tuple[float, int, int, int, float, str]] = {}
        self.splits: Counter[tuple[int, int, str, str, bool]] = Counter()
        self.pairs: Counter[int] = Counter()

    def play(self, n: int, games: int) -> Iterator[tuple[Any, ...]]:
        """The rows of `ladder_places` of a game. Ratings move as with Elo: the formula itself is not measured here."""
        sort, chance = n % len(KINDS), self.chance
        name, kind, seats = KINDS[sort]
        # Some play much, most a little, and all with people near them.
        middle = int(self.people * chance.random() ** 2)
        circle = [(middle + step) % self.people for step in chance.sample(range(CIRCLE), seats)]
        circle.sort(key=lambda one: -(self.strength[one] + chance.gauss(0, 4)))
        at, rated = FIRST_SEASON + 3 * SEASON * n / games, KINDS.index((name, kind, seats))
        for k, person in enumerate(circle):
            row = self.ratings.setdefault((person, rated), [MU, SIGMA, 0, 0, 0.0, []])
            mu, sigma = row[0], row[1]
            new = mu + sigma * (0.2 if k == 0 else -0.1) * (25 - mu + 10) / 10
            row[0], row[1] = new, max(1.3, 0.97 * sigma)
            row[2] += 1
            row[3] += k == 0
            row[4] = at
            points = shown(new, row[1])
            row[5].append(points)
            if len(row[5]) > CURVE:
                del row[5][0]
            leader, turn = chance.choice(LEADERS), k + 1
            self.splits[person, rated, LEADER, leader, k == 0] += 1
            self.splits[person, rated, TURN, str(turn), k == 0] += 1
            season = (season_at(at), person, rated)
            old = self.seasons.get(season, (0.0, 0, 0, 0, 0.0, ""))
            self.seasons[season] = (row[1], points, old[2] + 1, old[3] + (k == 0), at, "")
            for other in circle:
                if other != person:
                    self.pairs[person * self.people + other] += 1
            yield (f"t{n:07}", "ABCD"[k], id_of(person), name, kind, at, n + 1, k + 1, "", leader, turn, 10 - k, False,
                   mu, sigma, new, row[1])

    def rating_rows(self) -> Iterator[tuple[Any, ...]]:
        for (person, rated), (mu, sigma, games, wins, last, curve) in self.ratings.items():
            yield (id_of(person), *KINDS[rated][:2], mu, sigma, shown(mu, sigma), games, wins, last,
                   " ".join(map(str, curve)), False)

    def season_rows(self) -> Iterator[tuple[Any, ...]]:
        for (season, person, rated), (sigma, points, games, wins, last, _) in self.seasons.items():
            curve = " ".join(map(str, self.ratings[person, rated][5][-games:]))
            yield season, id_of(person), *KINDS[rated][:2], sigma, points, games, wins, last, curve, False

    def point_rows(self) -> Iterator[tuple[Any, ...]]:
        points = Counter((ALWAYS, rated, shown(row[0], row[1])) for (_, rated), row in self.ratings.items())
        points.update((season, rated, row[1]) for (season, _, rated), row in self.seasons.items())
        for (season, rated, number), people in points.items():
            yield season, *KINDS[rated][:2], number, people

    def split_rows(self) -> Iterator[tuple[Any, ...]]:
        for (person, rated, what, name, won), n in self.splits.items():
            if not won:
                wins = self.splits.get((person, rated, what, name, True), 0)
                yield id_of(person), *KINDS[rated][:2], what, name, n + wins, wins

    def pair_rows(self) -> Iterator[tuple[Any, ...]]:
        for code, n in self.pairs.items():
            yield id_of(code // self.people), id_of(code % self.people), n, n / 2, n / 2, n / 4, 0.0


def id_of(person: int) -> str:
    return f"p{person:07}"


def build(file: str, people: int, games: int) -> None:
    world = World(people, random.Random(1))
    began = time.process_time()

    def note(what: str) -> None:
        print(f"  {what}, {time.process_time() - began:.0f} s", file=sys.stderr, flush=True)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as driver:
        driver.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000;")
        indexes = list(driver.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql NOT NULL AND tbl_name LIKE 'ladder%'"))
        for name, _ in indexes:
            driver.execute(f"DROP INDEX {name}")

        def put(table: str, columns: int, rows: Iterable[tuple[Any, ...]], names: str = "") -> None:
            driver.execute("BEGIN")
            driver.executemany(f"INSERT INTO {table} {names} VALUES ({', '.join('?' * columns)})", rows)
            driver.execute("COMMIT")
            note(table)
        put("profiles", 4, ((id_of(n), f"Player {n}", FIRST_SEASON, "") for n in range(people)),
            "(id, name, created, words)")
        put("tables", 12, ((f"t{n:07}", KINDS[n % len(KINDS)][0], "", "{}", 0, "", 0, 0, 0, "", 0.0, 1)
                           for n in range(games)),
            "(id, game, rules, options, seed, title, listed, seeded, sandbox, maker, created, finished)")
        put("ladder_games", 6, ((f"t{n:07}", n + 1, *KINDS[n % len(KINDS)][:2],
                                 FIRST_SEASON + 3 * SEASON * n / games, "") for n in range(games)))
        put("ladder_places", 17, (row for n in range(games) for row in world.play(n, games)))
        put("ladder_ratings", 11, world.rating_rows())
        put("ladder_seasons", 11, world.season_rows())
        put("ladder_points", 5, world.point_rows())
        put("ladder_splits", 7, world.split_rows())
        put("ladder_pairs", 7, world.pair_rows())
        for name, sql in indexes:
            driver.execute(sql)
            note(name)


def measure(name: str, store: Store, ask: Callable[[Connection, int], Any]) -> dict[str, float]:
    """Processor time of one page, from a connection as the server has it to the bytes of the answer."""
    import msgspec
    taken = []
    for n in range(ASKED):
        began = time.process_time()
        with store.reader.connect() as connection:
            found = ask(connection, n)
        msgspec.json.encode(found)
        taken.append(1000 * (time.process_time() - began))
    taken.sort()
    out = {"median": statistics.median(taken), "p95": taken[int(0.95 * ASKED)], "longest": taken[-1]}
    print(f"{name:<44} " + "  ".join(f"{word} {value:6.1f} ms" for word, value in out.items()), flush=True)
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--database", metavar="FILE", default=str(Path(tempfile.gettempdir()) / "landsraad-ladder.db"))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    there = Path(args.database).exists()
    store = Store(f"sqlite:///{args.database}", "bench")
    store.migrate()
    if not there:
        store.writer.dispose()  # its file is written by another way
        build(args.database, args.people, args.games)
    print(f"{args.database}: {Path(args.database).stat().st_size / 1e6:.0f} MB")
    chance = random.Random(2)
    now = FIRST_SEASON + 3 * SEASON
    people = [f"p{int(args.people * chance.random() ** 2):07}" for _ in range(ASKED)]
    busy = [f"p{chance.randrange(max(1, args.people // 1000)):07}" for _ in range(ASKED)]

    def board(season: int, first: Callable[[int], int]) -> Callable[[Connection, int], Any]:
        def ask(connection: Connection, n: int) -> Any:
            return (count_people(connection, "uprising", "four", season),
                    read_ladder(connection, "uprising", "four", season, first(n), 50, now),
                    read_around(connection, people[n], "uprising", "four", season, now))
        return ask
    found = {
        "leaderboard, top, with oneself": measure("leaderboard, top, with oneself", store, board(0, lambda n: 1)),
        "leaderboard of a season": measure("leaderboard of a season", store, board(3, lambda n: 1)),
        "leaderboard, any page": measure("leaderboard, any page", store,
                                         board(0, lambda n: chance.randrange(1, max(2, args.people // 2)))),
        "page of a player": measure("page of a player", store, lambda c, n: read_player(c, people[n], "", "")),
        "page of one of the busiest players": measure("page of one of the busiest players", store,
                                                      lambda c, n: read_player(c, busy[n], "uprising", "four")),
    }
    if args.json:
        print(json.dumps(found))
    store.writer.dispose()
    store.reader.dispose()
    return 0


if __name__ == "__main__":
    sys.exit(main())
