"""What all environments share: named fields, a schema, exact masks, rewards."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed (pip install landsraad[research])")

import numpy as np

import landsraad
from landsraad.envs.common import Desk, GameSetup, Setting, TableSession
from landsraad.kernel.engine import apply
from landsraad.kernel.errors import BadInput

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 4}), ("imperium", {"players": 1}), ("uprising", {"players": 2}),
    ("uprising", {"players": 1}), ("arrakis", {"players": 1}), ("arrakis", {}), ("uprising", {"players": 6}),
    ("arrakis", {"players": 3})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_masks_are_exact(game: str, options: dict[str, Any]) -> None:
    """Exactly the moves of the mask can be played. Seats that do not decide have an empty mask."""
    setup, rng = GameSetup(game, options), random.Random(3)
    session, t = TableSession(setup), landsraad.new(game, seed=3, **options)
    for _ in range(80):
        if t.over:
            break
        chair = int(t.state.actor)
        allowed = np.flatnonzero(session.observe(t.state, chair)[1])
        assert list(allowed) == sorted(t.legal())
        for move in rng.sample(range(setup.moves), 20):
            assert t.state.is_legal(move) == (move in allowed)
            if move not in allowed:
                with pytest.raises(BadInput):
                    t.clone().play(move)
        for move in allowed[:5]:
            t.clone().play(int(move))
        for other in range(len(setup.seats)):
            assert other == chair or not session.observe(t.state, other)[1].any()
        t.play(int(rng.choice(allowed)))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_fields_cover_an_observation_and_have_names(game: str, options: dict[str, Any]) -> None:
    setup = GameSetup(game, options)
    at = 0
    for piece in setup.observer.pieces:
        assert piece.at == at and piece.size == int(np.prod(piece.shape))
        assert all(len(set(axis)) == len(axis) for axis in piece.axes)
        at += piece.size
    assert at == setup.size and len(setup.fields) == len(setup.observer.pieces)
    low, high = setup.bounds()
    row = TableSession(setup).observe(setup.begin(1), setup.seat_numbers[0])[0]
    assert ((low <= row) & (row <= high)).all()


def test_the_schema_changes_with_the_meaning_of_a_number() -> None:
    schemas = {GameSetup(game, {"players": players}).schema for game, players in (
        ("imperium", 3), ("imperium", 4), ("uprising", 3), ("uprising", 4), ("arrakis", 2))}
    assert len(schemas) == 5 and all(len(schema) == 16 for schema in schemas)
    assert GameSetup("imperium", {"players": 3}).schema == GameSetup("imperium", {"players": 3}, rounds=2).schema


def test_partners_win_and_lose_together() -> None:
    setup, rng, seen = GameSetup("uprising", {"players": 6}, rounds=3), random.Random(1), set()
    for seed in range(6):
        s = setup.begin(seed)
        while not setup.over(s):
            apply(s, rng.choice(s.legal()))
        winners, worth = setup.game.result(s)["winners"], setup.final_rewards(s)
        assert worth in ([1.0, -1.0] * 3, [-1.0, 1.0] * 3, [0.0] * 6)
        assert not winners or [seat for seat, value in zip("ABCDEF", worth, strict=True) if value > 0] == winners
        seen.add(tuple(worth))
    assert len(seen) > 1


@pytest.mark.parametrize(("game", "options"), [*TABLES[:5], TABLES[6]])
def test_final_rewards(game: str, options: dict[str, Any]) -> None:
    setup, rng = GameSetup(game, options), random.Random(1)
    for seed in range(3):
        s = setup.begin(seed)
        while not setup.over(s):
            apply(s, rng.choice(s.legal()))
        worth, winners = setup.final_rewards(s), setup.game.result(s)["winners"]
        assert sum(worth) == pytest.approx(0)
        assert [seat for seat, value in zip(setup.seats, worth, strict=True) if value > 0] == winners


def test_invalid_names_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown game 'imperum'"):
        GameSetup("imperum")
    with pytest.raises(BadInput, match="did you mean 'players'"):
        GameSetup("imperium", {"player": 2})
    setup = GameSetup("imperium", {"players": 2})
    with pytest.raises(BadInput, match=r"unknown field 'me\.hnd'; did you mean 'me\.hand'"):
        setup.field(np.zeros(setup.size), "me.hnd")


def test_old_names_still_work() -> None:
    """For one release."""
    setup = Setting("imperium", {"players": 3})
    assert isinstance(setup, GameSetup) and setup.pieces == setup.fields
    row, _ = Desk(setup).look(setup.begin(1), 0)
    assert (setup.part(row, "me.hand") == setup.field(row, "me.hand")).all()
