"""Results in the database: once, in order, and again with the same sums."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from sqlalchemy import Connection, select

from landsraad.server.ladder.admin import read_pairs, recompute
from landsraad.server.ladder.book import write_outcome
from landsraad.server.ladder.kinds import SEASON, season_at, season_span
from landsraad.server.ladder.lookups import count_people, read_around, read_fixed, read_ladder, read_player
from landsraad.server.ladder.rating import rate
from landsraad.server.profiles.leaving import erase
from landsraad.server.profiles.rows import change_profile
from landsraad.server.storage.ladder_rows import MU, SIGMA, hide_player, rating_of, reliability_of, shown
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
from server.ladder.games import GAME, KIND, Club, club, insert_table

TABLES = (RATED_GAMES, PLACES, RATINGS, SEASONS, POINTS, SPLITS, PAIRS, FINISHES)
PEOPLE = ("olena", "marek", "tiber", "zoe")


def everything(connection: Connection) -> dict[str, list[Any]]:
    """All rows of the ladder; points that nobody has any more are as good as none."""
    return {part.name: sorted((tuple(row) for row in connection.execute(select(part))
                               if part is not POINTS or row.people), key=repr) for part in TABLES}


def some_games(here: Club) -> None:
    here.join(*PEOPLE, "pavel")
    for n in range(12):
        order = list(PEOPLE[n % 4:] + PEOPLE[:n % 4])
        here.play(*order, day=n * 9, leaders=("leto", "paul", "rabban", "ilban"))
    here.play("zoe", "bot:hard", "bot:easy", "marek", day=110, gone="marek")
    here.play("pavel/zoe", "tiber/olena", day=111)
    here.play("pavel", "zoe", day=112, game="arrakis", kind="two")
    here.play("pavel", "olena", day=113, gone="pavel olena", why="abandoned")


def test_ratings_are_those_of_the_formula_in_the_order_of_games(database: str) -> None:
    with club(database) as here:
        here.join(*PEOPLE)
        now = dict.fromkeys(PEOPLE, (MU, SIGMA))
        for n in range(3):
            outcome = here.play(*PEOPLE[n:], *PEOPLE[:n], day=n)
            after = rate(outcome.entrants, now)
            now = {each.player: after[each.seat] for each in outcome.entrants}
        with here.writing() as connection:
            for name, (mu, sigma) in now.items():
                found = rating_of(connection, name, GAME, KIND)
                assert (found.mu, found.sigma, found.games) == (pytest.approx(mu), pytest.approx(sigma), 3)
            assert rating_of(connection, "nobody", GAME, KIND).shown == 1000
            rows = read_ladder(connection, GAME, KIND, 0, 1, 10, 0.0)
            assert [row.shown for row in rows] == sorted((shown(*each) for each in now.values()), reverse=True)
            assert sorted(row.place for row in rows) == [1, 2, 3, 4] and all(row.provisional for row in rows)
            assert all(len(row.curve) == 3 and row.curve[-1] == row.shown for row in rows)


def test_a_table_is_rated_once(database: str) -> None:
    with club(database) as here:
        here.join(*PEOPLE)
        outcome = here.play(*PEOPLE)
        with here.writing() as connection:
            before = everything(connection)
            assert not write_outcome(connection, outcome)
            assert everything(connection) == before


def test_nothing_is_left_of_a_result_that_breaks_off(database: str) -> None:
    with club(database) as here:
        here.join(*PEOPLE)
        outcome = here.play(*PEOPLE)
        with here.writing() as connection:
            before = everything(connection)
        with pytest.raises(ZeroDivisionError), here.writing() as connection:
            insert_table(connection, "another")
            assert write_outcome(connection, type(outcome)("another", *list_of(outcome)))
            raise ZeroDivisionError
        with here.writing() as connection:
            assert everything(connection) == before


def list_of(outcome: Any) -> list[Any]:
    return [getattr(outcome, name) for name in ("game", "kind", "finished", "entrants", "why")]


def test_computed_again_everything_is_the_same(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.ladder.admin.PART", 5)
    with club(database) as here:
        some_games(here)
        with here.writing() as connection:
            change_profile(connection, "tiber", closed=1.0)
            hide_player(connection, "tiber", True)
            before = everything(connection)
            done = recompute(connection)
            assert (done.games, done.changed) == (16, 0)
            assert everything(connection) == before
            connection.execute(RATINGS.update().values(mu=0.0, shown=0, curve=""))
            connection.execute(PLACES.update().values(new_mu=0.0))
            assert recompute(connection).changed > 0
            assert everything(connection) == before


def test_abandoned_games_change_no_rating_and_are_counted(database: str) -> None:
    with club(database) as here:
        some_games(here)
        with here.writing() as connection:
            assert (reliability_of(connection, "olena").begun, reliability_of(connection, "olena").gone) == (14, 1)
            assert reliability_of(connection, "zoe").finished == 1.0
            assert reliability_of(connection, "nobody").finished is None
            page = read_player(connection, "pavel", "arrakis", "two")
            assert page is not None and page.finished == pytest.approx(2 / 3) and page.ratings[0].games == 1
            assert rating_of(connection, "pavel", GAME, KIND).games == 1


def test_a_players_page(database: str) -> None:
    with club(database) as here:
        some_games(here)
        with here.writing() as connection:
            page = read_player(connection, "zoe", GAME, KIND)
            assert page is not None
            assert [(one.game, one.kind, one.games) for one in page.ratings] == [("uprising", "four", 14),
                                                                                 ("arrakis", "two", 1)]
            assert len(page.curve) == 14 and page.curve[-1].shown == page.ratings[0].shown
            assert sum(one.games for one in page.leaders) == 12
            ilban = next(one for one in page.leaders if one.name == "ilban")
            assert ilban.games == 3 and ilban.wins == 0 and ilban.low == 0 and 0.5 < ilban.high < 0.6
            met = {one.player: one for one in page.opponents}
            assert met["olena"].games == 13 and met["bot:hard"].ahead == 1.0
            assert page.games[0].table == "table14"
            assert page.games[0].change == page.curve[-1].shown - page.curve[-2].shown
            assert read_player(connection, "zoe", "imperium", "") is not None
            assert read_player(connection, "nobody", "", "") is None


def test_seasons_are_views_and_ratings_go_on(database: str) -> None:
    assert season_at(season_span(3)[0]) == 3 == season_at(season_span(3)[1] - 1) and season_at(0.0) == 1
    with club(database) as here:
        here.join(*PEOPLE)
        here.play(*PEOPLE, day=1)
        here.play("marek", "olena", "tiber", day=61)
        with here.writing() as connection:
            first, second, always = (read_ladder(connection, GAME, KIND, n, 1, 10, SEASON) for n in (1, 2, 0))
            assert [row.player for row in first] == list(PEOPLE) and {row.games for row in first} == {1}
            assert {row.player for row in second} == {"marek", "olena", "tiber"}
            assert all(any(row.player == one.player and row.shown == one.shown for one in always) for row in second)
            assert [count_people(connection, GAME, KIND, n) for n in (0, 1, 2, 3)] == [4, 4, 3, 0]


def test_bots_have_their_ratings_and_games_are_counted(database: str) -> None:
    from landsraad.server.ladder.anchors import anchors
    with club(database) as here:
        here.join("olena")
        here.play("olena", "bot:hard", "bot:hard", "bot:easy")
        with here.writing() as connection:
            fixed = anchors()[GAME, KIND]
            rows = {row.player: row for row in read_fixed(connection, fixed, GAME, KIND, 0)}
            assert {player: row.shown for player, row in rows.items()} == {
                player: shown(*normal) for player, normal in fixed.items()}
            assert rows["bot:hard"].games == 1 and rows["bot:normal"].games == 0
            assert [row.player for row in read_ladder(connection, GAME, KIND, 0, 1, 10, 0.0)] == ["olena"]


def test_around_oneself(database: str) -> None:
    with club(database) as here:
        here.join(*PEOPLE)
        here.play(*PEOPLE)
        with here.writing() as connection:
            assert [(row.place, row.player) for row in read_around(connection, "tiber", GAME, KIND, 0, 0.0)] == [
                (2, "marek"), (3, "tiber"), (4, "zoe")]
            assert [row.player for row in read_around(connection, "olena", GAME, KIND, 1, 0.0)] == ["olena", "marek"]
            assert read_around(connection, "nobody", GAME, KIND, 0, 0.0) == []


def test_the_same_points_have_an_order(database: str) -> None:
    with club(database) as here:
        here.join(*PEOPLE)
        here.play("olena/zoe", "marek/tiber")
        with here.writing() as connection:
            rows = read_ladder(connection, GAME, KIND, 0, 1, 10, 0.0)
            assert [read_around(connection, row.player, GAME, KIND, 0, 0.0)[min(1, row.place - 1)].place
                    for row in rows] == [1, 2, 3, 4]


def test_closed_profiles_are_hidden_and_deleted_ones_nameless(database: str) -> None:
    with club(database) as here:
        some_games(here)
        with here.writing() as connection:
            hide_player(connection, "marek", True)
            hide_player(connection, "marek", True)
            assert count_people(connection, GAME, KIND, 0) == 4
            assert "marek" not in {row.player for row in read_ladder(connection, GAME, KIND, 0, 1, 10, 0.0)}
            hide_player(connection, "marek", False)
            assert count_people(connection, GAME, KIND, 0) == 5
            old = rating_of(connection, "olena", GAME, KIND)
            erase(connection, "marek")
            for part in TABLES:
                assert "marek" not in repr(list(connection.execute(select(part))))
            page = read_player(connection, "olena", GAME, KIND)
            assert page is not None and rating_of(connection, "olena", GAME, KIND) == old
            assert {one.player for one in page.opponents} == {"", "tiber", "zoe", "pavel"}
            gone = next(seat for game in page.games for seat in game.seats if not seat.player)
            assert gone.name == ""
            before = everything(connection)
            assert recompute(connection).changed == 0
            assert everything(connection) == before


def test_operators_see_who_feeds_whom(sqlite: str) -> None:
    with club(sqlite) as here:
        here.join(*PEOPLE, "pavel")
        orders = list(zip(permutations(PEOPLE), permutations((*PEOPLE[:3], "pavel")), strict=True))
        for n, (one, other) in enumerate(orders * 2):
            here.play(*one, day=n)
            here.play(*other, day=n)
            if n >= len(orders) and n % 2:  # as good as everybody else, and always loses against one
                here.play("zoe", "pavel", day=n)
        with here.writing() as connection:
            pairs = read_pairs(connection, 10, 0)
            first = pairs[0]
            assert (first.player, first.other, first.games, first.ahead) == ("zoe", "pavel", 12, 12.0)
            assert first.feeds and not first.often and first.gained > 0 and first.share == 12 / 60
            assert not any(pair.feeds for pair in pairs[1:])
            assert {frozenset((pair.player, pair.other)) for pair in pairs if pair.share == 1.0} == {
                frozenset(two) for two in (("olena", "marek"), ("olena", "tiber"), ("marek", "tiber"))}
            assert len(read_pairs(connection, 13, 0)) == len(pairs) - 1 and len(read_pairs(connection, 10, 2)) == 2
