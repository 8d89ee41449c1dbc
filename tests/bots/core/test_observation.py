"""Observations: a bot gets a view, the legal moves and determinizations, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landsraad
from landsraad.bots import FunctionBot, Observation, Seen, make_bot, observe, seen_at, unpacked
from landsraad.kernel.table import Table

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 3}), ("imperium", {"players": 1}), ("uprising", {"players": 4, "choam": "yes"}),
    ("uprising", {"players": 2}), ("arrakis", {})]


def table_at(game: str, options: dict[str, Any], seed: int, moves: int) -> Table:
    """A table after this many random moves, at a decision with more than one legal move."""
    t = landsraad.new(game, seed=seed, **options)
    rng = random.Random(seed)
    while not t.over and (len(t.moves) < moves or len(t.legal()) < 2):
        t.play(rng.choice(t.legal()))
    return t


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_an_observation_is_what_the_seat_sees(game: str, options: dict[str, Any]) -> None:
    t = table_at(game, options, 3, 60)
    observation = observe(t)
    assert observation.game.plan.seats[observation.seat] == t.actor
    assert observation.view == t.view(t.actor)
    assert observation.legal == [t.notation(move) for move in t.legal()]
    for seed in range(4):
        position = observation.determinize(seed)
        assert position.legal() == t.legal() and position.actor == t.state.actor
        assert Observation(t.game, position, len(t.moves)).view == observation.view


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_determinizations_do_not_depend_on_hidden_cards(game: str, options: dict[str, Any]) -> None:
    """Positions that look the same give the same determinizations, also in another process."""
    t = table_at(game, options, 5, 70)
    observation, twin = observe(t), observe(t.determinize(t.actor, 99))
    restored = Observation.from_bytes(t.game, observation.to_bytes(), len(t.moves))
    assert restored.view == observation.view and restored.legal == observation.legal
    fingerprints = [observation.determinize(seed).fingerprint() for seed in range(5)]
    assert fingerprints == [twin.determinize(seed).fingerprint() for seed in range(5)]
    assert fingerprints == [restored.determinize(seed).fingerprint() for seed in range(5)]
    if t.state.players > 1:
        assert len(set(fingerprints)) == 5
    assert observation.to_bytes() == twin.to_bytes() == restored.to_bytes()


def test_the_position_itself_is_not_accessible() -> None:
    observation = observe(landsraad.new("imperium", players=3, seed=1))
    assert {name for name in dir(observation) if not name.startswith("_")} == {
        "deal", "determinize", "from_bytes", "game", "legal", "moves", "packed", "seat", "to_bytes", "view"}


def test_playing_a_determinization_does_not_change_the_next_one() -> None:
    observation = observe(table_at("uprising", {"players": 3}, 2, 40))
    position = observation.determinize(1)
    before = observation.determinize(1).fingerprint()
    position.play(position.legal()[0])
    assert observation.determinize(1).fingerprint() == before


def test_a_bot_of_a_few_lines() -> None:
    def reveals_soon(view: dict[str, Any], legal: list[str]) -> str:
        return "reveal" if "reveal" in legal and view[view["you"]]["agents"] < 2 else legal[0]

    bot = FunctionBot(reveals_soon)
    t = landsraad.new("imperium", players=3, seed=8)
    for _ in range(60):
        t.play(bot.choose(observe(t)))


def test_a_finished_game_has_no_decision() -> None:
    t = landsraad.new("imperium", players=3, seed=1)
    bot = make_bot("random", 1, t.game)
    while not t.over:
        t.play(bot.choose(observe(t)))
    with pytest.raises(landsraad.BadInput, match="the game is over"):
        observe(t)


def test_old_names_still_work() -> None:
    """For one release."""
    t = table_at("imperium", {"players": 3}, 3, 20)
    observation = observe(t)
    assert seen_at(t).view == observation.view and Seen is Observation
    assert observation.deal(5).fingerprint() == observation.determinize(5).fingerprint()
    assert unpacked(t.game, observation.packed(), len(t.moves)).view == observation.view
