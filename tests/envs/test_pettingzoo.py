"""The PettingZoo environment: PettingZoo's own tests, and what they do not check."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (pip install landsraad[research])")

import numpy as np
from pettingzoo.test import api_test, seed_test

from landsraad.envs.pettingzoo import env, raw_env
from landsraad.kernel.errors import BadInput

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 3}), ("imperium", {"players": 1}), ("uprising", {"players": 2}),
    ("uprising", {"players": 1}), ("arrakis", {}), ("arrakis", {"players": 1}),
    ("uprising", {"players": 6}), ("arrakis", {"players": 3})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_api_test_of_pettingzoo(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about dict observations and the names of agents
        api_test(env(game, **options), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_seed_test_of_pettingzoo(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=12)


def played(seed: int, moves: int = 10_000, **options: Any) -> tuple[Any, list[int]]:
    """Plays a random game to its end, or this many moves."""
    table = raw_env("imperium", **options)
    table.reset(seed=seed)
    choose, made = np.random.default_rng(seed), []
    while table.agents and len(made) < moves and not table.terminations[table.agent_selection] \
            and not table.truncations[table.agent_selection]:
        mask = table.observe(table.agent_selection)["action_mask"]
        made.append(int(choose.choice(np.flatnonzero(mask))))
        table.step(made[-1])
    return table, made


def test_a_game_to_its_end() -> None:
    table, moves = played(3, players=2)
    assert len(moves) > 50 and set(table.terminations.values()) == {True}
    assert sorted(table.rewards) == ["A", "B"] and sum(table.rewards.values()) == pytest.approx(0)
    assert table._cumulative_rewards == table.rewards
    for _ in range(2):
        table.step(None)
    assert table.agents == []


def test_seeds() -> None:
    one, moves = played(5, 30, players=3)
    same, again = played(5, 30, players=3)
    other, _ = played(6, 30, players=3)
    assert moves == again and one.seed_of_game == same.seed_of_game != other.seed_of_game
    assert np.array_equal(one.observe("A")["observation"], same.observe("A")["observation"])
    first = one.seed_of_game
    one.reset()
    assert one.seed_of_game != first  # the next game differs
    same.reset()
    assert same.seed_of_game == one.seed_of_game  # and depends on the seed too


def test_rounds_truncate_a_game() -> None:
    table, _ = played(2, players=2, rounds=1)
    assert set(table.truncations.values()) == {True} and set(table.terminations.values()) == {False}
    assert sum(table.rewards.values()) == pytest.approx(0)


def test_other_seats_have_an_empty_mask() -> None:
    table = raw_env("imperium", players=3)
    table.reset(seed=1)
    for agent in table.agents:
        assert bool(table.observe(agent)["action_mask"].any()) == (agent == table.agent_selection)


def test_invalid_moves_and_arguments_are_refused() -> None:
    table = raw_env("imperium", players=3)
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        table.observe("A")
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        table.step(0)
    table.reset(seed=1)
    before = table.state_now.fingerprint()
    last = table.setup.moves - 1
    with pytest.raises(BadInput, match=rf"move {last} \(.*\) is not legal now for"):
        table.step(last)
    for wrong in (-1, last + 1, 1.5, "reveal", None, True):
        with pytest.raises(BadInput, match=rf"is not a move; moves are numbers from 0 to {last}"):
            table.step(wrong)
    assert table.state_now.fingerprint() == before
    with pytest.raises(BadInput, match="did you mean 'players'"):
        env("imperium", player=3)
    with pytest.raises(BadInput, match="rounds: 0 is not a positive whole number"):
        env("imperium", rounds=0)
    with pytest.raises(BadInput, match="render_mode: 'human' is not \"ansi\" or None"):
        env("imperium", render_mode="human")


def test_an_illegal_move_loses() -> None:
    table = env("imperium", players=3)
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        table.last()
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(table.setup.moves - 1)
    assert table.rewards == {seat: -1.0 if seat == agent else 0.0 for seat in "ABC"}
    assert set(table.terminations.values()) == {True} and table.infos[agent]["illegal"]
    told = {}
    for seat in table.agent_iter():
        told[seat] = table.last()[1]
        table.step(None)
    assert told == {seat: -1.0 if seat == agent else 0.0 for seat in "ABC"} and table.agents == []
    table.reset(seed=1)
    assert table.agents == ["A", "B", "C"] and table.infos[agent] == {}


def test_the_table_as_text() -> None:
    table = env("imperium", players=2, render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert isinstance(told, str) and "round: 1" in told and "hand: " not in told.replace("'hand': 5", "")
