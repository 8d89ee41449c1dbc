"""Many tables at once play the same games as one by one."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed (pip install landsraad[research])")

import numpy as np

from landsraad.envs.common import TableSession
from landsraad.envs.vector import VectorTable
from landsraad.kernel.errors import BadInput


def test_the_arrays_and_their_shapes() -> None:
    tables = VectorTable("imperium", 5, seed=1, players=2, leaders=["paul_atreides", "glossu_rabban"])
    size, moves = tables.setup.size, tables.setup.moves
    assert (tables.observations.shape, tables.masks.shape) == ((5, size), (5, moves))
    assert (tables.actors.shape, tables.rewards.shape, tables.done.shape) == ((5,), (5, 3), (5,))
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0, 0] = 1
    hands = tables.setup.field(tables.observations, "me.hand")
    assert hands.shape == (5, len(tables.setup.fields["me.hand"].axes[0])) and set(hands.sum(1)) == {5}


def test_observations_and_masks_belong_to_each_table() -> None:
    tables = VectorTable("imperium", 3, seed=2, players=2, rounds=1)
    session, choose = TableSession(tables.setup), np.random.default_rng(1)
    for _ in range(60):
        for n, s in enumerate(tables.batch.states):
            row, mask = session.observe(s, s.actor)
            assert np.array_equal(tables.observations[n], row) and np.array_equal(tables.masks[n], mask)
        offers, first = tables.legal()
        for n in range(3):
            assert sorted(offers[first[n]:first[n + 1]]) == list(np.flatnonzero(tables.masks[n]))
        tables.step(tables.sample(choose))


@pytest.mark.parametrize(("game", "options"), [
    ("imperium", {"players": 2}), ("uprising", {"players": 3}), ("arrakis", {})])
def test_seeds(game: str, options: dict[str, Any]) -> None:
    def walk(seed: int, n: int = 3) -> list[Any]:
        tables, told = VectorTable(game, n, seed=seed, rounds=1, **options), []
        choose = np.random.default_rng(0)
        for _ in range(25):
            tables.step(tables.sample(choose))
            told.append((tables.observations.tobytes(), tables.rewards.tobytes()))
        return told

    assert walk(1) == walk(1) != walk(2)


def test_games_follow_each_other() -> None:
    tables, choose = VectorTable("imperium", 4, seed=3, players=2, rounds=1), np.random.default_rng(1)
    ended = 0
    while ended < 6:
        tables.step(tables.sample(choose))
        ended += int(tables.done.sum())
        assert tables.rewards[~tables.done].any() == np.False_
        assert tables.rewards.sum(1) == pytest.approx(0)
        assert set(tables.actors) <= {0, 1}
        for n in np.flatnonzero(tables.done):
            assert tables.setup.field(tables.observations[n], "table.round") <= 1
    assert tables.games == ended
    tables.reset(3)
    assert tables.games == 0 and not tables.done.any()


def test_invalid_moves_are_refused() -> None:
    tables = VectorTable("imperium", 2, seed=3, players=2)
    before = tables.observations.copy()
    last = tables.setup.moves - 1
    with pytest.raises(BadInput, match=f"table 0: move {last} is not legal there"):
        tables.step(np.array([last, last]))
    assert np.array_equal(tables.observations, before)
    good = tables.sample(np.random.default_rng(1))
    for wrong, error in ((good[:1], "there are 2 tables, and moves for 1"),
                         ([], "there are 2 tables, and moves for 0"),
                         (good.astype(float), "not float64 of shape"),
                         (good[:, None], r"not int64 of shape \(2, 1\)")):
        with pytest.raises(BadInput, match=error):
            tables.step(wrong)
    assert np.array_equal(tables.observations, before)
    tables.step(np.repeat(good, 3).astype(np.uint16)[::3])  # any integer type and memory layout
    assert not np.array_equal(tables.observations, before)
    with pytest.raises(BadInput, match="tables: 0 is not a positive whole number"):
        VectorTable("imperium", 0)
