"""The search: a line may be tried in several deals, and it stops when its choice is as good as made."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from bots.core.test_observation import table_at
from landsraad.bots import seen_at
from landsraad.bots.core.evaluation import Judge, Manner
from landsraad.bots.core.search import Search
from landsraad.bots.core.vectors import Floats, floats
from landsraad.bots.evaluators import judge_of
from landsraad.games.dune.state.cells import ROUND, VP
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game

OPTIONS = {"players": 1, "difficulty": "sardaukar"}


class Watched(Judge):
    """Remembers every position that it is asked about; the more points, the better."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game)
        self.seat = seat
        self.found: list[float] = []

    def shares(self, s: State, out: Floats) -> None:
        for seat in range(s.players):
            out[seat] = float(s.seats[seat][VP] + len(self.found) % 7) / 20.0
        self.found.append(out[self.seat])

    def begins_turn(self, s: State) -> bool:
        return True  # a line ends where the tree does, so nothing but its end is judged

    def epoch(self, s: State) -> i64:
        return s.t[ROUND]


def searched(deals: int, patience: float, simulations: int) -> tuple[Search, Watched]:
    t = table_at("imperium", OPTIONS, 5, 20)
    seen = seen_at(t)
    judge = Watched(t.game, seen.seat)
    search = Search(judge, seen.seat, 1, Manner(1.5, 0.3, 0.02, deals, patience))
    dealt = [seen.deal(seed) for seed in range(12)]
    search.set_priors(dealt[0], floats(len(seen.legal)), 0.02)
    search.run(dealt, simulations)
    return search, judge


@pytest.mark.parametrize("deals", [1, 3])
def test_a_line_is_judged_in_so_many_deals_and_counts_once(deals: int) -> None:
    search, judge = searched(deals, 9.0, 24)  # too patient to stop early
    assert search.done == 24 == sum(search.root.tried)
    few = len(judge.found)
    assert few == 24 if deals == 1 else 48 < few <= 72  # it may not be possible in each of them
    if deals == 1:  # and what it is worth is what was found
        total = sum(search.root.totals[i] for i in range(len(search.root.totals)))
        assert sum(judge.found) == pytest.approx(total)


def test_its_worth_is_the_mean_over_the_deals() -> None:
    """So it scatters less than what is found in one."""
    one, _ = searched(1, 1.0, 60)
    three, _ = searched(3, 1.0, 60)
    assert three.scatter(three.seat) < one.scatter(one.seat)


def test_without_patience_it_stops_sooner() -> None:
    """A choice that the rest could still turn is made all the same if it is far enough ahead."""
    hasty, _ = searched(1, 0.02, 400)
    patient, _ = searched(1, 1.0, 400)
    assert hasty.done < patient.done <= 400
    assert hasty.done % 16 == 0


def test_alone_a_line_is_tried_in_three_deals_and_at_other_tables_in_one() -> None:
    for name in ("imperium", "uprising"):
        alone, four = table_at(name, OPTIONS, 1, 10), table_at(name, {"players": 4}, 1, 10)
        assert judge_of(alone.game).manner(alone.state).deals == 3
        assert judge_of(four.game).manner(four.state).deals == 1
        assert judge_of(four.game).manner(four.state).patience == 1.0
