"""Lineups: luck of cards, seat and leader affects all bots alike."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.trials.jobs import GameSpec
from landsraad.trials.lineups import chairs_of_players, sets

LAYOUTS: list[tuple[str, dict[str, Any], list[int], int]] = [
    ("imperium", {"players": 4}, [0, 1, 2, 3], 0), ("imperium", {"players": 2}, [0, 1], 1),
    ("imperium", {"players": 1}, [0], 2), ("uprising", {"players": 3}, [0, 1, 2], 0),
    ("uprising", {"players": 1}, [0], 2), ("uprising", {"players": 6}, [0, 1, 0, 1, 0, 1], 0),
    ("arrakis", {}, [0, 1], 0), ("arrakis", {"players": 1}, [0], 1), ("arrakis", {"players": 3}, [0, 1, 1], 0),
    ("arrakis", {"players": 4}, [0, 1, 0, 1], 0)]


def lineup(game: str, given: dict[str, Any], bots: list[str], games: int, seed: int = 5) -> list[list[GameSpec]]:
    known = landsraad.game(game).variant(given)
    return list(sets(known, known.check_options(given), bots, seed, games))


@pytest.mark.parametrize(("game", "given", "seats", "automas"), LAYOUTS)
def test_players_and_automas(game: str, given: dict[str, Any], seats: list[int], automas: int) -> None:
    """Partners share a chair."""
    known = landsraad.game(game).variant(given)
    assert chairs_of_players(known, known.check_options(given)) == (seats, automas)


@pytest.mark.parametrize(("game", "given", "seats", "_"), LAYOUTS)
@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
def test_each_bot_sits_once_on_each_chair_of_a_set(game: str, given: dict[str, Any], seats: list[int], _: int,
                                                   bots: list[str]) -> None:
    for games in lineup(game, given, bots, 3 * len(bots)):
        assert len(games) == len(bots)
        for chair in range(len(seats)):
            assert sorted(one.bots[chair] for one in games) == bots
            assert all(one.bots[chair] == one.bots[seats.index(seats[chair])] for one in games)  # partners are one bot
        assert len({one.seed for one in games}) == 1  # one deal
        assert len({str(one.options) for one in games}) == 1  # and the same leaders at the same seats


def test_two_bots_have_two_seats_each_at_a_table_of_four() -> None:
    found = [one.bots for games in lineup("imperium", {"players": 4}, ["a", "b"], 40) for one in games]
    assert all(Counter(bots) == {"a": 2, "b": 2} for bots in found)
    assert len(set(found)) == 6  # every such seating occurs


def test_seeds_and_numbers_follow_each_other() -> None:
    rounds = [one for games in lineup("arrakis", {}, ["a", "b"], 5, seed=40) for one in games]
    assert [one.number for one in rounds] == list(range(6))  # a set is always complete
    assert [one.seed for one in rounds] == [40, 40, 41, 41, 42, 42]
    assert lineup("imperium", {"players": 3}, ["a", "b"], 8) == lineup("imperium", {"players": 3}, ["a", "b"], 8)
    assert lineup("imperium", {"players": 3}, ["a", "b"], 8) != lineup("imperium", {"players": 3}, ["a", "b"], 8, 6)


def test_leaders_come_equally_often() -> None:
    dealt: Counter[str] = Counter()
    for games in lineup("imperium", {"players": 4}, ["a", "b"], 32):
        leaders = games[0].options["leaders"]
        assert len(set(leaders)) == 4
        dealt.update(leaders)
    assert len(dealt) == 8 and set(dealt.values()) == {8}  # 16 sets of 4 from a deck of 8


def test_given_leaders_are_kept() -> None:
    given = {"players": 2, "leaders": ["paul_atreides", "glossu_rabban"]}
    for games in lineup("imperium", given, ["a", "b"], 6):
        assert games[0].options["leaders"] == ["paul_atreides", "glossu_rabban"]


def test_leaders_of_another_game_come_only_where_allowed() -> None:
    plain = {leader for games in lineup("uprising", {"players": 4}, ["a", "b"], 40)
             for leader in games[0].options["leaders"]}
    mixed = {leader for games in lineup("uprising", {"players": 4, "base_leaders": "yes"}, ["a", "b"], 80)
             for leader in games[0].options["leaders"]}
    assert "paul_atreides" not in plain and "paul_atreides" in mixed
