"""The OpenSpiel games: OpenSpiel's own tests, and what they do not check."""

from __future__ import annotations

import random
import unittest
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="open_spiel is not installed (pip install landsraad[research])")

import pyspiel

import landsraad.envs.open_spiel as ours
from landsraad.kernel.errors import BadInput

SMALL = [("imperium", "players=2,rounds=2"), ("imperium", "players=1,rounds=2"), ("uprising", "players=3,rounds=1"),
         ("uprising", "players=1,rounds=2"), ("arrakis", "rounds=1"), ("arrakis", "players=1,rounds=1"),
         ("uprising", "players=6,rounds=1")]


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), SMALL)
def test_the_random_simulations_of_open_spiel(name: str, options: str) -> None:
    """Whole games through C++, with every state serialized and restored."""
    game = pyspiel.load_game(f"python_landsraad_{name}({options})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), SMALL)
def test_the_api_test_of_open_spiel(name: str, options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `open_spiel.integration_tests.api_test` does for each registered game, with fewer states."""
    from open_spiel.integration_tests import api_test
    assert ours.PREFIX + name in api_test._GAMES_TO_TEST
    sample = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: sample(game, 40))
    game = pyspiel.load_game(f"{ours.PREFIX}{name}({options})")
    case = type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": ours.PREFIX + name, "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert (result.failures, result.errors, result.skipped) == ([], [], []) and result.testsRun >= 5


def middle(name: str, seed: int, moves: int, options: str = "players=2,rounds=2") -> Any:
    game = pyspiel.load_game(f"python_landsraad_{name}({options})")
    state = game.new_initial_state()
    state.apply_action(seed)
    rng = random.Random(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str, options: str) -> None:
    rng, changed = random.Random(1), 0
    for moves in (0, 6, 13):
        state = middle(name, 9, moves, options)
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            changed += str(other) != str(state)
            again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), other))[1]
            assert str(again) == str(other)
            assert again.information_state_string(player) == other.information_state_string(player)
            other.apply_action(other.legal_actions()[0])
    assert changed >= 8


def test_information_states_remember() -> None:
    """The same position is a different information state if it was reached by different moves."""
    a, b, c = middle("imperium", 3, 12), middle("imperium", 3, 12), middle("imperium", 4, 12)
    assert a.information_state_string(0) == b.information_state_string(0) != c.information_state_string(0)
    twin = a.clone()
    move = twin.legal_actions()[0]
    twin.apply_action(move)
    a.apply_action(move)
    assert twin.information_state_string(1) == a.information_state_string(1)
    assert "heard" in a.information_state_string(1) and "heard" not in a.observation_string(1)


def test_parameters_are_options() -> None:
    game = pyspiel.load_game("python_landsraad_imperium(players=2,leaders=paul_atreides;helena_richese,deals=5)")
    assert (game.num_players(), game.max_chance_outcomes()) == (2, 5)
    state = game.new_initial_state()
    assert state.is_chance_node() and [deal for deal, _ in state.chance_outcomes()] == list(range(5))
    state.apply_action(1)
    assert "paul_atreides" in state.observation_string(0) and "helena_richese" in state.observation_string(0)
    with pytest.raises(BadInput, match="deals: 0 is not a positive whole number"):
        pyspiel.load_game("python_landsraad_imperium(deals=0)")


def test_returns_at_the_end() -> None:
    state, rng = middle("imperium", 2, 0), random.Random(2)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
