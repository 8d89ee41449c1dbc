"""Intervals, win rates and ratings."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.trials.seat_results import SeatResult
from landsraad.trials.statistics import standings, wilson
from landsraad.trials.summaries import Mean, Summary


def result(number: int, seat: str, bot: str, share: float, points: int = 5, **more: Any) -> SeatResult:
    words = {"leader": "", "rounds": 8, "decisions": 200, "reason": "vp", "ended": "points", "checksum": 1, "used": {},
             **more}
    return SeatResult(number=number, seed=number, seat=seat, bot=bot, share=share, points=points, **words)


@pytest.mark.parametrize(("won", "of", "low", "high"), [
    (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662),
    (650, 1000, 0.6199, 0.6789), (0, 0, 0.0, 1.0)])
def test_wilson(won: float, of: int, low: float, high: float) -> None:
    """81 of 263 is the example of Newcombe (1998)."""
    assert wilson(won, of) == pytest.approx((low, high), abs=5e-5)


def test_a_bot_with_two_seats_plays_one_game() -> None:
    seat_results = [result(n, seat, bot, share) for n in range(4) for seat, bot, share in (
        ("A", "one", 1.0 if n < 3 else 0.0), ("B", "two", 0.0), ("C", "one", 0.0), ("D", "two", 0.0 if n < 3 else 1.0))]
    one, two = standings(["one", "two"], seat_results)
    assert (one.games, one.won, one.win_rate) == (4, 3.0, 0.75) and (two.games, two.win_rate) == (4, 0.25)
    assert one.interval == wilson(3, 4) and one.sides == ()


def test_a_shared_victory_is_shared() -> None:
    one, two = standings(["one", "two"], [result(0, "A", "one", 0.5), result(0, "B", "two", 0.5)])
    assert one.win_rate == two.win_rate == 0.5


def test_sides_are_counted_separately() -> None:
    seat_results = []
    for n in range(10):
        first, second = ("one", "two") if n % 2 == 0 else ("two", "one")
        seat_results += [result(n, "A", first, float(first == "one"), leader="atreides"),
                   result(n, "B", second, float(second == "one" and n > 4), leader="harkonnen")]
    one, two = standings(["one", "two"], seat_results, sides=True)
    assert [(side.bot, side.games, side.won) for side in one.sides] == [("atreides", 5, 5.0), ("harkonnen", 5, 3.0)]
    assert one.sides[1].interval == wilson(3, 5) and one.won == 8.0
    assert [(side.bot, side.won) for side in two.sides] == [("atreides", 0.0), ("harkonnen", 0.0)]


def test_ratings_order_the_bots() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed (pip install landsraad[research])")
    seat_results = []
    for n in range(60):
        winner = ("good", "good", "good", "fair", "poor")[n % 5]
        seat_results += [result(n, seat, bot, float(bot == winner), 9 if bot == "good" else 7 if bot == "fair" else 3)
                   for seat, bot in zip("ABC", ("good", "fair", "poor"), strict=True)]
    table = {row.bot: row for row in standings(["poor", "good", "fair"], seat_results)}
    found = [table[bot].rating for bot in ("good", "fair", "poor")]
    assert None not in found and found == sorted(found, key=lambda rating: -(rating or 0))
    assert all(row.sigma is not None and 0 < row.sigma < 8 for row in table.values())


def test_an_automa_is_rated_too_but_not_shown() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed (pip install landsraad[research])")
    seat_results = [line for n in range(20) for line in (result(n, "A", "me", 1.0), result(n, "B", "automa", 0.0))]
    (me,) = standings(["me"], seat_results)
    assert me.win_rate == 1.0 and me.rating is not None and me.rating > 30


def test_means_with_intervals() -> None:
    mean = Mean()
    for value in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
        mean.add(value)
    assert mean.mean == 5.0
    assert mean.interval == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=1e-3)  # 1.96 · 2.138 / √8
    seven = Mean()
    seven.add(7.0)
    assert seven.interval == (7.0, 7.0)


def test_summary() -> None:
    seat_results = [line for n in range(4) for line in (
        result(n, "A", "one", float(n < 3), leader="paul", used={"space.arrakeen": 2}, rounds=6 + n % 2),
        result(n, "B", "automa", float(n == 3), leader="rival:piter", used={"space.arrakeen": 9}))]
    tallies = Summary().add(seat_results)
    told = tallies.to_json()
    assert told["games"] == 4 and told["length"]["by_rounds"] == {"6": 2, "7": 2}
    assert told["leaders"]["paul"]["win_rate"] == 0.75 and told["seats"]["B"]["win_rate"] == 0.25
    arrakeen = told["used"]["space"]["arrakeen"]  # an automa sends no agents of its own
    assert (arrakeen["per_seat"]["mean"], arrakeen["seats"], arrakeen["win_rate"]) == (2.0, 4, 0.75)
