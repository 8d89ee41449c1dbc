"""The value network: its input describes the table, it computes what a plain network would, and points count."""

from __future__ import annotations

import math
from typing import Any

import pytest

from bots.core.test_observation import table_at
from landsraad.bots.core.vectors import floats
from landsraad.bots.dune.features import family_names, rivals_of
from landsraad.bots.dune.seat_values import is_between_rounds
from landsraad.bots.dune.uprising_evaluation import UprisingEvaluation
from landsraad.bots.dune.uprising_features import UprisingFeatures, uprising_names
from landsraad.bots.dune.value_network import ValueNetwork
from landsraad.bots.evaluators import evaluation_for, network_parameters
from landsraad.games.dune.state.cells import PLAYER, ROLES, SOLARI, VP
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table

OPTIONS = {"players": 1, "difficulty": "sardaukar"}
PARAMETERS = network_parameters("value_network_uprising.json")


def uprising_evaluation(game: Game) -> UprisingEvaluation:
    evaluation = evaluation_for(game)
    assert isinstance(evaluation, UprisingEvaluation)
    return evaluation


def start_of_round_two(seed: int) -> tuple[Table, State, int]:
    """The second round of a solo game, before the player has moved in it."""
    t = table_at("uprising", OPTIONS, seed, 0)
    n = 0
    while t.view("A")["round"] < 2 or not is_between_rounds(t.state):
        t = table_at("uprising", OPTIONS, seed, n)
        n += 1
    me = next(seat for seat in range(t.state.players) if t.state.seats[seat][ROLES] == PLAYER)
    return t, t.state, me


def test_every_feature_has_a_name_and_describes_the_table() -> None:
    t, s, me = start_of_round_two(3)
    evaluation = uprising_evaluation(t.game)
    features = UprisingFeatures(evaluation.values, evaluation.promised)
    features.fill(s, me)
    assert features.at == len(features.names) == len(set(features.names))
    assert features.names == uprising_names() and features.names[:len(family_names())] == family_names()
    by_name = dict(zip(features.names, [features.out[i] for i in range(len(features.names))], strict=True))
    view = t.view(t.game.plan.seats[me])
    mine = view[t.game.plan.seats[me]]
    for name in ("vp", "solari", "spice", "water", "garrison", "swordmaster", "council"):
        assert by_name[name] == mine[name], name
    assert by_name["round"] == 2 and by_name["level 1"] == 1 and by_name["level 0"] == 0
    assert by_name["spies"] == len(mine["spies"]) and by_name["wall"] == view["shield_wall"]
    assert sum(by_name[f"leader {i}"] for i in range(24)) == 1
    first, second = (t.game.plan.seats[seat] for seat in rivals_of(s))
    assert by_name["rival 0 vp"] == view[first]["vp"] >= view[second]["vp"] == by_name["rival 1 vp"]
    assert by_name["margin"] == by_name["vp"] - by_name["rival 0 vp"]
    assert by_name["rival 0 influence 2"] == view[first]["influence"]["bene_gesserit"]


def plain_network(features: list[float], parameters: dict[str, Any]) -> float:
    first = [max(sum(x * w for x, w in zip(features, row, strict=True)) + b, 0)
             for row, b in zip(parameters["first"], parameters["first_bias"], strict=True)]
    second = [max(sum(x * w for x, w in zip(first, row, strict=True)) + b, 0)
              for row, b in zip(parameters["second"], parameters["second_bias"], strict=True)]
    skip = sum(x * w for x, w in zip(features, parameters["skip"], strict=True))
    output = sum(x * w for x, w in zip(second, parameters["output"], strict=True))
    return float(parameters["bias"] + skip + output)


def test_it_computes_what_a_plain_network_does() -> None:
    for seed in range(3):
        t, s, me = start_of_round_two(seed)
        network = uprising_evaluation(t.game).value_network
        assert network is not None
        probability = network.win_probability(s, me, 0.25)
        features = [network.features.out[i] for i in range(len(network.features.names))]
        prior = PARAMETERS["prior_slope"] * math.log(0.25 / 0.75) + PARAMETERS["prior_bias"]
        share = PARAMETERS["network_share"]
        logit = share * plain_network(features, PARAMETERS) + (1 - share) * prior
        assert probability == pytest.approx(1 / (1 + math.exp(-logit)))
        assert network.win_probability(s, me, 0.5) > probability
        assert 0 < network.win_probability(s, me, 0.0) < network.win_probability(s, me, 1.0) < 1


def test_points_count() -> None:
    for seed in range(4):
        t, s, me = start_of_round_two(seed)
        network = uprising_evaluation(t.game).value_network
        assert network is not None
        before = network.win_probability(s, me, 0.3)
        ahead, behind = s.clone(), s.clone()
        ahead.seats[me][VP] += 3
        first, _ = rivals_of(s)
        behind.seats[first][VP] += 3
        assert network.win_probability(behind, me, 0.3) < before < network.win_probability(ahead, me, 0.3)


def test_it_is_used_only_between_rounds_of_solo_games() -> None:
    t, s, me = start_of_round_two(1)
    evaluation = uprising_evaluation(t.game)
    without, with_network = floats(8), floats(8)
    evaluation.win_probabilities(s, without)
    evaluation.leaf_win_probabilities(s, with_network)
    network = evaluation.value_network
    assert network is not None and with_network[me] == network.win_probability(s, me, without[me]) != without[me]
    assert sum(with_network[seat] for seat in range(s.players)) == pytest.approx(1)
    halfway = next(n for n in range(12, 40) if not is_between_rounds(table_at("uprising", OPTIONS, 2, n).state))
    for options, moves in ((OPTIONS, halfway), ({"players": 3}, 30)):
        other = table_at("uprising", options, 2, moves)
        evaluation = uprising_evaluation(other.game)
        evaluation.win_probabilities(other.state, without)
        evaluation.leaf_win_probabilities(other.state, with_network)
        assert [with_network[i] for i in range(3)] == [without[i] for i in range(3)]


def test_parameters_for_other_features_are_refused() -> None:
    t, s, me = start_of_round_two(1)
    evaluation = uprising_evaluation(t.game)
    features = UprisingFeatures(evaluation.values, evaluation.promised)
    with pytest.raises(ValueError, match="trained on other features; train it again"):
        ValueNetwork(features, {**PARAMETERS, "features": PARAMETERS["features"][:-1]})
    poor = s.clone()
    poor.seats[me][SOLARI] = 0
    features.fill(poor, me)
    assert features.out[features.names.index("solari")] == 0
