"""Environments of tables with modules: their cells and moves are observed, and games end."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed (pip install landsraad[research])")

import numpy as np

from landsraad.envs.common import GameSetup, TableSession
from landsraad.envs.vector import VectorTable

BOXES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 3, "rise_of_ix": True, "immortality": True, "epic": True}),
    ("uprising", {"players": 2, "rise_of_ix": "yes", "choam": True, "base_cards": True}),
    ("uprising", {"players": 6, "rise_of_ix": True, "immortality": True}),
]


@pytest.mark.parametrize(("game", "options"), BOXES)
def test_a_vector_of_tables_plays_games_with_modules(game: str, options: dict[str, Any]) -> None:
    tables = VectorTable(game, 3, seed=1, **options)
    session, choose = TableSession(tables.setup), np.random.default_rng(1)
    for step in range(2500):
        if step % 500 == 0:
            for n, s in enumerate(tables.batch.states):
                row, mask = session.observe(s, s.actor)
                assert np.array_equal(tables.observations[n], row) and np.array_equal(tables.masks[n], mask)
        tables.step(tables.sample(choose))
    assert tables.games > 2


def test_the_cells_of_modules_are_fields_of_the_observation() -> None:
    plain = GameSetup("imperium", {"players": 3})
    both = GameSetup("imperium", {"players": 3, "rise_of_ix": True, "immortality": True})
    own = {"me.freighter", "me.negotiators", "me.tiles", "me.specimens", "me.tleilaxu"}
    assert own <= both.fields.keys() and not own & plain.fields.keys()
    assert both.size > plain.size and both.moves > plain.moves


def test_other_environments_take_modules() -> None:
    pytest.importorskip("gymnasium")
    from landsraad.envs.gymnasium import SeatEnv

    env = SeatEnv("uprising", players=3, rise_of_ix=True, immortality=True)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation) and info
