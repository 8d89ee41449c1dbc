"""What every environment shares: named pieces, a schema, exact masks, what the end is worth."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed (pip install landsraad[research])")

import numpy as np

import landsraad
from landsraad.envs.common import Desk, Setting
from landsraad.kernel.engine import apply
from landsraad.kernel.errors import BadInput

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 4}), ("imperium", {"players": 1}), ("uprising", {"players": 2}),
    ("uprising", {"players": 1}), ("arrakis", {"players": 1}), ("arrakis", {}), ("uprising", {"players": 6}),
    ("arrakis", {"players": 3})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_masks_are_exact(game: str, options: dict[str, Any]) -> None:
    """What the mask allows can be played, and what it does not is refused; for the others nothing is allowed."""
    setting, rng = Setting(game, options), random.Random(3)
    desk, t = Desk(setting), landsraad.new(game, seed=3, **options)
    for _ in range(80):
        if t.over:
            break
        chair = int(t.state.actor)
        allowed = np.flatnonzero(desk.look(t.state, chair)[1])
        assert list(allowed) == sorted(t.legal())
        for move in rng.sample(range(setting.moves), 20):
            assert t.state.is_legal(move) == (move in allowed)
            if move not in allowed:
                with pytest.raises(BadInput):
                    t.clone().play(move)
        for move in allowed[:5]:
            t.clone().play(int(move))
        for other in range(len(setting.seats)):
            assert other == chair or not desk.look(t.state, other)[1].any()
        t.play(int(rng.choice(allowed)))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pieces_cover_a_row_and_have_names(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    at = 0
    for piece in setting.observer.pieces:
        assert piece.at == at and piece.size == int(np.prod(piece.shape))
        assert all(len(set(axis)) == len(axis) for axis in piece.axes)
        at += piece.size
    assert at == setting.size and len(setting.pieces) == len(setting.observer.pieces)
    low, high = setting.bounds()
    row = Desk(setting).look(setting.begin(1), setting.chairs[0])[0]
    assert ((low <= row) & (row <= high)).all()


def test_the_schema_changes_with_what_a_number_means() -> None:
    schemas = {Setting(game, {"players": players}).schema for game, players in (
        ("imperium", 3), ("imperium", 4), ("uprising", 3), ("uprising", 4), ("arrakis", 2))}
    assert len(schemas) == 5 and all(len(schema) == 16 for schema in schemas)
    assert Setting("imperium", {"players": 3}).schema == Setting("imperium", {"players": 3}, rounds=2).schema


def test_partners_win_and_lose_together() -> None:
    setting, rng, seen = Setting("uprising", {"players": 6}, rounds=3), random.Random(1), set()
    for seed in range(6):
        s = setting.begin(seed)
        while not setting.over(s):
            apply(s, rng.choice(s.legal()))
        winners, worth = setting.game.result(s)["winners"], setting.worth(s)
        assert worth in ([1.0, -1.0] * 3, [-1.0, 1.0] * 3, [0.0] * 6)
        assert not winners or [seat for seat, value in zip("ABCDEF", worth, strict=True) if value > 0] == winners
        seen.add(tuple(worth))
    assert len(seen) > 1


@pytest.mark.parametrize(("game", "options"), [*TABLES[:5], TABLES[6]])
def test_what_the_end_is_worth(game: str, options: dict[str, Any]) -> None:
    setting, rng = Setting(game, options), random.Random(1)
    for seed in range(3):
        s = setting.begin(seed)
        while not setting.over(s):
            apply(s, rng.choice(s.legal()))
        worth, winners = setting.worth(s), setting.game.result(s)["winners"]
        assert sum(worth) == pytest.approx(0)
        assert [seat for seat, value in zip(setting.seats, worth, strict=True) if value > 0] == winners


def test_wrong_words() -> None:
    with pytest.raises(BadInput, match="no game is called 'imperum'"):
        Setting("imperum")
    with pytest.raises(BadInput, match="did you mean 'players'"):
        Setting("imperium", {"player": 2})
    setting = Setting("imperium", {"players": 2})
    with pytest.raises(BadInput, match=r"no piece of a row is called 'me\.hnd'; did you mean 'me\.hand'"):
        setting.part(np.zeros(setting.size), "me.hnd")
