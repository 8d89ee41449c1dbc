"""Verdicts and accuracy: what a loss of winning chances says about a decision.

All chances are between 0 and 1. A seat at a table of four begins with a quarter of them and one of two sides with a
half, so the same mistake costs less there, and the thresholds are lower.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

Verdict = Literal["best", "good", "slip", "mistake", "blunder", ""]

SIGNIFICANT: Final = 2.0  # standard errors; a smaller loss is not shown
RELEVANT: Final = 0.01  # a decision whose options lie closer together does not count
GREAT: Final = 0.05  # by so much the best move is ahead of the next: finding it is praised


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The least loss of each verdict. forgiven: a move that loses no more is right, when one learns from a mistake."""

    slip: float
    mistake: float
    blunder: float
    forgiven: float = 0.04


# `docs/strength.md` has the losses of bots that these come from. The decisions of War for Arrakis are small steps.
TWO_SIDES: Final = Thresholds(0.05, 0.10, 0.15)
MORE_SIDES: Final = Thresholds(0.03, 0.06, 0.10)
SMALL_STEPS: Final = Thresholds(0.01, 0.02, 0.04, 0.01)


def thresholds_for(sides: int, game: str = "") -> Thresholds:
    if game == "arrakis":
        return SMALL_STEPS
    return TWO_SIDES if sides <= 2 else MORE_SIDES


def forgiven_in(game: str) -> float:
    return thresholds_for(0, game).forgiven


def verdict_of(loss: float, error: float, lead: float, thresholds: Thresholds) -> Verdict:
    """Judges a decision. `error`: standard error of the loss. `lead` of the best move over the next, if it was played.

    Empty: there is nothing to say about it.
    """
    if loss <= 0.0:
        return "best" if lead >= GREAT else "good"
    if loss < SIGNIFICANT * error or loss < thresholds.slip:
        return ""
    if loss < thresholds.mistake:
        return "slip"
    return "mistake" if loss < thresholds.blunder else "blunder"


def accuracy_of(loss: float) -> float:
    """The accuracy of a decision in percent, by the curve that lichess uses for points of winning chance."""
    points = 100.0 * max(loss, 0.0)
    return min(100.0, max(0.0, 103.1668 * math.exp(-0.04354415386753951 * points) - 3.1669 + 1.0))


def mean_accuracy(losses: Iterable[float]) -> float | None:
    """The average of the arithmetic and the harmonic mean, so many small moves do not hide a blunder."""
    found = [accuracy_of(loss) for loss in losses]
    if not found:
        return None
    harmonic = len(found) / sum(1.0 / max(value, 1.0) for value in found)
    return (sum(found) / len(found) + harmonic) / 2.0
