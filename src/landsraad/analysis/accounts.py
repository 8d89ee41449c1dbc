"""Sums a review up: luck and play of each seat, and the decisions that mattered most."""

from __future__ import annotations

from math import sqrt
from typing import Final

from landsraad.analysis.decision_kinds import kinds_of
from landsraad.analysis.grading import accuracy_of, mean_accuracy
from landsraad.analysis.model import Account, Decision, KindAccount, Review

MOST_MOMENTS: Final = 8


def accounts_of(review: Review, start: list[float], final: list[float]) -> list[Account]:
    return [_account(review, n, seat, start[n], final[n]) for n, seat in enumerate(review.seats)]


def _account(review: Review, n: int, seat: str, start: float, final: float) -> Account:
    own = [each for each in review.decisions if each.seat == seat]
    luck = sum(each.change[n] for each in review.chances)
    play = sum(each.swing[n] for each in own)
    others = sum(each.swing[n] for each in review.decisions if each.seat != seat)
    counting = [each for each in own if each.counts]
    rounds = range(1, review.rounds + 1)
    return Account(
        seat, start, luck, sqrt(sum(each.error[n] ** 2 for each in review.chances)),
        play, sqrt(sum(each.error ** 2 for each in own)), others, final - start - luck - play - others, final,
        mean_accuracy(each.loss for each in counting),
        [found for kind in kinds_of(review.game) if (found := _of_kind(kind, counting)) is not None],
        [sum(each.change[n] for each in review.chances if each.round == round) for round in rounds],
        [sum(each.swing[n] for each in own if each.round == round) for round in rounds])


def _of_kind(kind: str, decisions: list[Decision]) -> KindAccount | None:
    found = [each for each in decisions if each.kind == kind]
    if not found:
        return None
    return KindAccount(kind, len(found), sum(each.loss for each in found) / len(found),
                       sum(accuracy_of(each.loss) for each in found) / len(found))


def key_moments(review: Review) -> list[int]:
    """The decisions with the greatest certain losses, and the best moves that were hard to find, in their order."""
    bad = sorted((each for each in review.decisions if each.verdict in ("slip", "mistake", "blunder")),
                 key=lambda each: -each.loss)[:MOST_MOMENTS]
    great = sorted((each for each in review.decisions if each.verdict == "best"), key=lambda each: -each.lead)
    return sorted(each.move for each in [*bad, *great[:MOST_MOMENTS // 2]])
