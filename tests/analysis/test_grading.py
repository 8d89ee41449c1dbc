"""Verdicts and accuracy follow from losses of winning chances."""

from __future__ import annotations

import pytest

from landsraad.analysis.grading import (
    MORE_SIDES,
    TWO_SIDES,
    accuracy_of,
    forgiven_in,
    mean_accuracy,
    thresholds_for,
    verdict_of,
)


def test_accuracy_falls_as_on_lichess() -> None:
    """5, 10, 20 and 40 points lost are about 81, 65, 41 and 16 percent, and a point more for imperfect estimates."""
    assert [round(accuracy_of(points / 100)) for points in (0, 5, 10, 20, 40)] == [100, 81, 65, 41, 16]
    assert accuracy_of(-0.2) == 100.0
    assert accuracy_of(1.0) == 0.0


def test_one_blunder_is_not_hidden_by_many_small_moves() -> None:
    steady, wild = mean_accuracy([0.02] * 10), mean_accuracy([0.0] * 9 + [0.5])
    assert steady is not None and wild is not None
    assert wild < steady
    assert mean_accuracy([]) is None


@pytest.mark.parametrize(("loss", "error", "verdict"), [
    (0.02, 0.0, ""), (0.03, 0.0, "slip"), (0.06, 0.0, "mistake"), (0.10, 0.0, "blunder"), (0.10, 0.06, ""),
    (0.0, 0.0, "good")])
def test_a_verdict_needs_a_loss_that_is_certain(loss: float, error: float, verdict: str) -> None:
    assert verdict_of(loss, error, 0.0, MORE_SIDES) == verdict


def test_a_move_far_ahead_of_all_others_is_praised() -> None:
    assert verdict_of(0.0, 0.0, 0.06, MORE_SIDES) == "best"


def test_two_sides_lose_more_by_the_same_mistake() -> None:
    assert thresholds_for(2) is TWO_SIDES
    assert thresholds_for(4) is MORE_SIDES
    assert thresholds_for(2, "arrakis").blunder < MORE_SIDES.blunder
    assert (forgiven_in("imperium"), forgiven_in("arrakis")) == (0.04, 0.01)
    assert verdict_of(0.04, 0.0, 0.0, TWO_SIDES) == ""
    assert verdict_of(0.04, 0.0, 0.0, MORE_SIDES) == "slip"
