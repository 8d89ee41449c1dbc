"""What a bot has to go by: a view, the legal moves and deals, and never more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landsraad
from landsraad.bots import FunctionBot, Seen, make_bot, seen_at, unpacked
from landsraad.kernel.table import Table

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 3}), ("imperium", {"players": 1}), ("uprising", {"players": 4, "choam": "yes"}),
    ("uprising", {"players": 2}), ("arrakis", {})]


def table_at(game: str, options: dict[str, Any], seed: int, moves: int) -> Table:
    """After so many random moves, at a decision with a choice."""
    t = landsraad.new(game, seed=seed, **options)
    rng = random.Random(seed)
    while not t.over and (len(t.moves) < moves or len(t.legal()) < 2):
        t.play(rng.choice(t.legal()))
    return t


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_seen_is_what_the_seat_sees(game: str, options: dict[str, Any]) -> None:
    t = table_at(game, options, 3, 60)
    seen = seen_at(t)
    assert seen.game.plan.seats[seen.seat] == t.actor
    assert seen.view == t.view(t.actor)
    assert seen.legal == [t.notation(move) for move in t.legal()]
    for seed in range(4):
        deal = seen.deal(seed)
        assert deal.legal() == t.legal() and deal.actor == t.state.actor
        assert Seen(t.game, deal, len(t.moves)).view == seen.view


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_deals_do_not_depend_on_what_lies_hidden(game: str, options: dict[str, Any]) -> None:
    """Two positions that look the same give the same deals, and so does what is sent to another process."""
    t = table_at(game, options, 5, 70)
    seen, twin = seen_at(t), seen_at(t.determinize(t.actor, 99))
    there = unpacked(t.game, seen.packed(), len(t.moves))
    assert there.view == seen.view and there.legal == seen.legal
    prints = [seen.deal(seed).fingerprint() for seed in range(5)]
    assert prints == [twin.deal(seed).fingerprint() for seed in range(5)]
    assert prints == [there.deal(seed).fingerprint() for seed in range(5)]
    if t.state.players > 1:
        assert len(set(prints)) == 5  # and they are different guesses
    assert seen.packed() == twin.packed() == there.packed()


def test_the_position_itself_is_not_to_be_had() -> None:
    seen = seen_at(landsraad.new("imperium", players=3, seed=1))
    assert {name for name in dir(seen) if not name.startswith("_")} == {
        "deal", "game", "legal", "moves", "packed", "seat", "view"}


def test_the_deal_of_a_search_can_be_played() -> None:
    seen = seen_at(table_at("uprising", {"players": 3}, 2, 40))
    deal = seen.deal(1)
    before = seen.deal(1).fingerprint()
    deal.play(deal.legal()[0])
    assert seen.deal(1).fingerprint() == before


def test_a_bot_of_a_few_lines() -> None:
    def reveals_soon(view: dict[str, Any], legal: list[str]) -> str:
        return "reveal" if "reveal" in legal and view[view["you"]]["agents"] < 2 else legal[0]

    bot = FunctionBot(reveals_soon)
    t = landsraad.new("imperium", players=3, seed=8)
    for _ in range(60):
        t.play(bot.choose(seen_at(t)))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    t = landsraad.new("imperium", players=3, seed=1)
    bot = make_bot("random", 1, t.game)
    while not t.over:
        t.play(bot.choose(seen_at(t)))
    with pytest.raises(landsraad.BadInput, match="the game is over"):
        seen_at(t)
