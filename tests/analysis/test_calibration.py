"""Curves that make estimates into chances, and how true chances are measured to be."""

from __future__ import annotations

import random

import pytest

from landsraad.analysis.calibration import (
    Curve,
    Sample,
    bins_of,
    brier,
    first_seat,
    fitted,
    greatest_gap,
    halves,
    log_loss,
    mean_gap,
    samples_of_game,
)
from landsraad.analysis.curves import CURVES, curve_for
from support.miniature_game import HARBOUR


def games(n: int, power: float) -> list[Sample]:
    """Games in which the chance that is told is the true one, raised to a power."""
    rng = random.Random(3)
    out = []
    for game in range(n):
        true = rng.uniform(0.05, 0.95)
        won = 1.0 if rng.random() < true else 0.0
        told = Curve(power).apply([true, 1.0 - true], 5)
        out.append(Sample(game, 5, (told[0], told[1]), (won, 1.0 - won)))
    return out


def test_chances_that_are_true_are_left_alone() -> None:
    samples = games(4000, 1.0)
    assert fitted(samples).middle == pytest.approx(1.0, abs=0.1)
    assert mean_gap(bins_of(samples, Curve())) < 0.02


def test_chances_that_are_too_careful_become_bolder() -> None:
    learned, checked = halves(games(4000, 0.5))
    curve = fitted(learned)
    assert curve.middle == pytest.approx(2.0, abs=0.25)
    before, after = bins_of(checked, Curve()), bins_of(checked, curve)
    assert mean_gap(after) < 0.04 < mean_gap(before)
    assert greatest_gap(after, 100) < greatest_gap(before, 100)
    assert log_loss(checked, curve) < log_loss(checked, Curve())
    assert brier(checked, curve) < brier(checked, Curve())


def test_a_side_that_is_told_too_much_is_told_less() -> None:
    """Games in which the first side wins an eighth, whatever it is told."""
    rng = random.Random(5)
    samples = []
    for game in range(1200):
        told = rng.uniform(0.4, 0.9)
        won = 1.0 if rng.random() < 0.125 else 0.0
        samples.append(Sample(game, 3, (told, 1.0 - told), (won, 1.0 - won), 0))
    learned, checked = halves(samples)
    curve = fitted(learned)
    assert curve.first < -1.0
    assert mean_gap(bins_of(checked, curve)) < 0.05 < mean_gap(bins_of(checked, Curve()))
    assert fitted([Sample(each.game, each.round, each.chances, each.won) for each in learned]).first == 0.0


def test_what_is_known_about_a_side_is_about_no_other() -> None:
    assert Curve(first=1.0).apply([0.5, 0.5], 3, 1)[1] == pytest.approx(0.731, abs=1e-3)
    assert Curve(first=1.0, drift=0.5).apply([0.5, 0.5], 7, 0)[0] == pytest.approx(0.881, abs=1e-3)
    assert Curve(first=1.0).apply([0.5, 0.5], 3) == [0.5, 0.5]
    assert Curve(first=1.0).apply([0.0, 1.0], 3, 0) == [0.0, 1.0]


def test_the_side_that_a_curve_is_about() -> None:
    assert first_seat({"seats": ["atreides", "harkonnen"]}) == 0
    assert first_seat({"seats": ["harkonnen", "atreides"]}) == 1
    assert first_seat({"seats": ["rival", "player", "rival"]}) == 1
    assert first_seat({"players": 4}) == first_seat({"seats": ["player", "player", "hagal"]}) == -1


def test_a_curve_keeps_the_sum_the_order_and_certainty() -> None:
    curve = Curve(1.7, 0.1)
    told = curve.apply([0.5, 0.3, 0.2], 7)
    assert sum(told) == pytest.approx(1.0)
    assert told == sorted(told, reverse=True) and told[0] > 0.5
    assert curve.apply([1.0, 0.0, 0.0], 7) == [1.0, 0.0, 0.0]
    assert curve.exponent(9) > curve.exponent(5) == 1.7


def test_a_game_gives_a_sample_for_each_round() -> None:
    found = samples_of_game(HARBOUR, HARBOUR.check_options({}), 4)
    assert found == samples_of_game(HARBOUR, HARBOUR.check_options({}), 4)
    for sample in found:
        assert sum(sample.won) == pytest.approx(1.0)
        assert sum(sample.chances) == pytest.approx(1.0)
    assert {each.game for each in halves([*found, *samples_of_game(HARBOUR, HARBOUR.check_options({}), 5)])[1]} <= {5}


def test_tables_that_were_not_measured_keep_their_estimates() -> None:
    assert curve_for("harbour", 3) == Curve()
    for curve in CURVES.values():
        assert 0.3 <= curve.exponent(1) <= 3 and 0.3 <= curve.exponent(10) <= 3
