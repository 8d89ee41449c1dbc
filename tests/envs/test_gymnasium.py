"""The Gymnasium environment: Gymnasium's own checker, and what it does not check."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed (pip install landsraad[research])")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from landsraad.bots import FunctionBot
from landsraad.envs.gymnasium import SeatEnv
from landsraad.kernel.errors import BadInput

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 2}), ("imperium", {"players": 1}), ("uprising", {"players": 3}),
    ("uprising", {"players": 1}), ("arrakis", {}), ("arrakis", {"players": 1})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_checker_of_gymnasium(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it prefers images and vectors of floats
        check_env(gymnasium.make(f"landsraad/{game}-v1", **options).unwrapped, skip_render_check=False)


def walk(table: SeatEnv, seed: int, most: int = 10_000) -> list[Any]:
    seen, info = table.reset(seed=seed)
    choose, told = np.random.default_rng(seed), [info["seat"]]
    for _ in range(most):
        move = choose.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, terminated, truncated, _ = table.step(move)
        told.append((int(move), reward))
        if terminated or truncated:
            break
    return told


def test_seeds() -> None:
    table = SeatEnv("imperium", players=2)
    assert walk(table, 4) == walk(table, 4) == walk(SeatEnv("imperium", players=2), 4)
    assert walk(table, 4) != walk(table, 5)


def test_seats_rotate_or_stay() -> None:
    table = SeatEnv("imperium", players=3)
    assert [table.reset(seed=1)[1]["seat"], *(table.reset()[1]["seat"] for _ in range(3))] == ["A", "B", "C", "A"]
    table = SeatEnv("imperium", players=3, seat="B")
    assert {table.reset()[1]["seat"] for _ in range(3)} == {"B"}


def test_the_end_and_its_reward() -> None:
    told = walk(SeatEnv("imperium", players=2, seat="A"), 9)
    assert told[-1][1] in (1.0, -1.0, 0.0) and all(reward == 0 for _, reward in told[1:-1])


def test_bots_as_opponents() -> None:
    asked = []

    def first(view: dict[str, Any], legal: list[str]) -> str:
        asked.append(view["you"])
        return legal[0]

    table = SeatEnv("imperium", players=3, seat="B", opponents=[FunctionBot(first), "random"])
    walk(table, 2, 15)
    assert set(asked) == {"C"}  # the first opponent is next in turn order


def test_an_illegal_move_loses() -> None:
    table = SeatEnv("imperium", players=2)
    table.reset(seed=1)
    _, reward, terminated, truncated, info = table.step(np.int64(table.setup.moves - 1))
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        table.step(np.int64(0))


@pytest.mark.parametrize(("given", "message"), [
    ({"seat": "D"}, "seat: 'D' is not one of A, B, C, rotate"),
    ({"opponents": ["random"]}, "opponents: 2 are needed, 1 given"),
    ({"opponents": "gredy"}, "unknown bot 'gredy'"),
    ({"opponents": 5}, r"opponents: 5 is not the name of a bot, and has no choose\(observation\)"),
    ({"opponents": ["random", max]}, r"opponents: <built-in function max> is not the name "),
    ({"render_mode": "human"}, "render_mode: 'human' is not \"ansi\" or None"),
])
def test_invalid_arguments_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        SeatEnv("imperium", players=3, **given)
