"""Reviews of whole games, of a game small enough to review hundreds of times."""

from __future__ import annotations

import json
import random
from statistics import mean, stdev

import pytest

from landsraad.analysis.model import Depth, Review
from landsraad.analysis.reviewer import Reviewer
from landsraad.kernel.determinize import deal_future
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table, open_table
from support.miniature_game import HARBOUR, STOCK
from support.sampling import ALL

SMALL = Depth("quick", 8, 6, 12, 0.2)


def finished(seed: int, moves: int = 1000) -> Table:
    table, chance = open_table(HARBOUR, {}, seed), random.Random(seed)
    while not table.over and len(table.moves) < moves:
        table.play(chance.choice(table.legal()))
    return table


@pytest.fixture(scope="module")
def reviews() -> list[Review]:
    return [Reviewer(finished(seed), SMALL).run() for seed in range(500 if ALL else 24)]


def test_luck_play_and_rest_explain_the_result(reviews: list[Review]) -> None:
    for review in reviews:
        for account in review.accounts:
            told = account.start + account.luck + account.play + account.others + account.rest
            assert told == pytest.approx(account.final)
            assert account.luck == pytest.approx(sum(account.luck_by_round), abs=1e-9)
        assert sum(account.final for account in review.accounts) == pytest.approx(1.0)
        assert sum(account.luck for account in review.accounts) == pytest.approx(0.0, abs=1e-9)
        assert [account.final > 0 for account in review.accounts] == [seat in review.winners for seat in review.seats]


def test_luck_has_mean_zero_for_every_seat(reviews: list[Review]) -> None:
    for n in range(len(reviews[0].seats)):
        luck = [review.accounts[n].luck for review in reviews]
        assert abs(mean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


def test_every_choice_is_judged_and_every_random_event_counted(reviews: list[Review]) -> None:
    for seed, review in enumerate(reviews[:10]):
        table, whole = open_table(HARBOUR, {}, seed), finished(seed)
        choices, uncovered = [], []
        for n, move in enumerate(whole.moves, 1):
            if len(table.legal()) > 1:
                choices.append(n)
            if any(event.kind.uncovers for event in table.attempt(move).log or ()):
                uncovered.append(n)
            table.play(move)
        assert [each.move for each in review.decisions] == choices
        assert [each.move for each in review.chances] == uncovered
        assert review.points[0].move == 0
        assert review.points[-1].move == len(whole.moves)


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Two tables that look the same to the seat give the same verdict on its move."""
    whole = finished(4)
    table = open_table(HARBOUR, {}, 4)
    for n, move in enumerate(whole.moves[:6], 1):
        if len(table.legal()) > 1:
            twin = table.determinize(table.actor, 99)
            twin.moves = table.moves[:]
            reviewer = Reviewer(whole, SMALL)
            first, second = (reviewer.judge(n, each, move) for each in (table, twin))
            assert (first.best, first.loss, first.options) == (second.best, second.loss, second.options)
        table.play(move)


def test_another_future_keeps_what_the_seats_know() -> None:
    table = finished(3, moves=8)
    futures = [deal_future(table.state, n) for n in range(12)]
    for future in futures:
        assert future.legal() == table.state.legal()
        assert [list(seat) for seat in future.seats] == [list(seat) for seat in table.state.seats]
    orders = {tuple(STOCK.card(future.t, i) for i in range(STOCK.size(future.t))) for future in futures}
    assert len(orders) > 1
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_a_review_that_was_interrupted_goes_on_as_if_nothing_had_happened() -> None:
    whole = finished(7)
    straight = Reviewer(whole, SMALL).run()
    broken = Reviewer(whole, SMALL)
    for n in broken.steps():
        if n == len(whole.moves) // 2:
            break
    kept = Review.from_json(json.loads(json.dumps(broken.review.to_json())))
    assert kept.points[-1].move < len(whole.moves)
    again = Reviewer(whole, SMALL, review=kept).run()
    assert [each.move for each in again.decisions] == [each.move for each in straight.decisions]
    assert [each.verdict for each in again.decisions] == [each.verdict for each in straight.decisions]
    assert [each.luck for each in again.accounts] == pytest.approx([each.luck for each in straight.accounts], abs=1e-3)


def test_only_finished_games_are_reviewed() -> None:
    with pytest.raises(BadInput, match="not over"):
        Reviewer(finished(1, moves=3), SMALL)
