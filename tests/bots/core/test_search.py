"""The search: a line may be played in several determinizations, and it stops when its choice is settled."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from bots.core.test_observation import table_at
from landsraad.bots import observe
from landsraad.bots.core.evaluation import Evaluation, SearchSettings
from landsraad.bots.core.search import Search
from landsraad.bots.core.vectors import Floats, floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.games.dune.state.cells import ROUND, VP
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game

OPTIONS = {"players": 1, "difficulty": "sardaukar"}


class RecordingEvaluation(Evaluation):
    """Records the value of every position; the more points, the better."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game)
        self.seat = seat
        self.values: list[float] = []

    def win_probabilities(self, s: State, out: Floats) -> None:
        for seat in range(s.players):
            out[seat] = float(s.seats[seat][VP] + len(self.values) % 7) / 20.0
        self.values.append(out[self.seat])

    def begins_turn(self, s: State) -> bool:
        return True  # so that a line ends where the tree does, and only its end is evaluated

    def horizon(self, s: State) -> i64:
        return s.t[ROUND]


def searched(determinizations: int, early_stop_margin: float, simulations: int) -> tuple[Search, RecordingEvaluation]:
    t = table_at("imperium", OPTIONS, 5, 20)
    observation = observe(t)
    evaluation = RecordingEvaluation(t.game, observation.seat)
    settings = SearchSettings(1.5, 0.3, 0.02, determinizations, early_stop_margin)
    search = Search(evaluation, observation.seat, 1, settings)
    positions = [observation.determinize(seed) for seed in range(12)]
    search.set_priors(positions[0], floats(len(observation.legal)), 0.02)
    search.run(positions, simulations)
    return search, evaluation


@pytest.mark.parametrize("determinizations", [1, 3])
def test_a_line_counts_once_however_many_determinizations(determinizations: int) -> None:
    search, evaluation = searched(determinizations, 9.0, 24)  # a margin that never stops early
    assert search.done == 24 == sum(search.root.move_visits)
    n = len(evaluation.values)
    assert n == 24 if determinizations == 1 else 48 < n <= 72  # a line may be illegal in some of them
    if determinizations == 1:
        total = sum(search.root.total_values[i] for i in range(len(search.root.total_values)))
        assert sum(evaluation.values) == pytest.approx(total)


def test_the_value_is_the_mean_over_determinizations() -> None:
    """So its deviation is smaller than with one determinization."""
    one, _ = searched(1, 1.0, 60)
    three, _ = searched(3, 1.0, 60)
    assert three.value_deviation(three.seat) < one.value_deviation(one.seat)


def test_a_small_margin_stops_early() -> None:
    """The best move is chosen although the simulations left could still change the choice."""
    hasty, _ = searched(1, 0.02, 400)
    patient, _ = searched(1, 1.0, 400)
    assert hasty.done < patient.done <= 400
    assert hasty.done % 16 == 0


def test_solo_games_use_three_determinizations_and_others_one() -> None:
    for name in ("imperium", "uprising"):
        solo, four = table_at(name, OPTIONS, 1, 10), table_at(name, {"players": 4}, 1, 10)
        assert evaluation_for(solo.game).search_settings(solo.state).determinizations == 3
        assert evaluation_for(four.game).search_settings(four.state).determinizations == 1
        assert evaluation_for(four.game).search_settings(four.state).early_stop_margin == 1.0
