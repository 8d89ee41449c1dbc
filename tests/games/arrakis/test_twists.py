"""Twists of War for Arrakis: what each changes, that nothing else changes, and random games with each."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landsraad
from landsraad.games.arrakis.scenario.limits import check_limits
from landsraad.games.arrakis.state import cells as c
from landsraad.games.arrakis.twists import twists
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.observation.schema import Observer
from landsraad.kernel.records.format import parse_record, write_record
from landsraad.text.messages import Messages, languages
from support.random_games import check_clone, check_hidden
from support.sampling import sampled
from support.twists import differences, pair

TABLES: list[dict[str, Any]] = [{"players": 1}, {"players": 2}, {"players": 2, "mahdi": "yes"}, {"players": 3},
                                {"players": 4}]
MOST = 250  # moves of a random game; a whole one of two random players takes thousands


def schema_of(game: Game) -> str:
    """What networks read a position by."""
    return Observer(game.plan, 2, game.observed()).schema


def test_hidden_stores_give_the_harkonnen_spice() -> None:
    plain, twisted = pair("arrakis", "hidden_stores")
    assert twisted.get("spice_reserve") == 2
    assert differences(plain.state, twisted.state) == {"spice_reserve"}


def test_early_visions_begin_one_space_up() -> None:
    plain, twisted = pair("arrakis", "early_visions", players=1)
    assert [twisted.state.t[c.PRESCIENT + marker] for marker in range(3)] == [1, 1, 1]
    assert differences(plain.state, twisted.state) == {"prescience"}


def test_betrayed_sietches_show_two_ranks() -> None:
    plain, twisted = pair("arrakis", "betrayed_sietches")
    shown = [int(twisted.state.t[c.SIETCH_SHOWN + sietch]) for sietch in range(8)]
    dealt = [int(plain.state.seats[0][c.SIETCH_RANK + sietch]) for sietch in range(8)]
    assert shown == [*dealt[:2], 0, 0, 0, 0, 0, 0]
    assert differences(plain.state, twisted.state) == {"sietch_shown", "A.sietch_ranks"}


@pytest.mark.parametrize("options", TABLES)
def test_ready_plans_give_every_player_one_more_card(options: dict[str, Any]) -> None:
    plain, twisted = pair("arrakis", "ready_plans", **options)
    changed = set()
    for seat, letter in enumerate(twisted.seats):
        more = c.HAND.size(twisted.state.seats[seat]) - c.HAND.size(plain.state.seats[seat])
        automatic = options.get("players") == 1 or "mahdi" in options
        assert more == (0 if automatic and letter == "B" else 1)
        if more:
            changed |= {f"{letter}.hand"}
    found = differences(plain.state, twisted.state)
    assert found - {f"{letter}.{deck}" for letter in twisted.seats for deck in ("house_deck", "allies_deck")} == changed


def test_they_are_offered_and_told_and_change_no_number() -> None:
    [option] = [option for option in landsraad.game("arrakis").options if option.name == "twist"]
    assert option.choices == ["none", *twists()] and len(twists()) >= 4
    plain = landsraad.game("arrakis")
    for name in twists():
        twisted = plain.variant({"twist": name})
        assert twisted.twist() == name and schema_of(twisted) == schema_of(plain)
        for language in languages():
            assert Messages.load(language).attribute(f"twist-{name}", "rule").endswith(".")
    with pytest.raises(BadInput, match="twist"):
        landsraad.new("arrakis", twist="storm_year")


def test_a_record_names_the_twist() -> None:
    table = landsraad.new("arrakis", players=1, seed=3, twist="ready_plans")
    table.play(table.legal()[0])
    text = write_record(table)
    assert "[twist ready_plans]" in text
    assert parse_record(text, {"arrakis": landsraad.game("arrakis")}).table.fingerprint() == table.fingerprint()


@pytest.mark.long
def test_random_games_with_every_twist() -> None:
    cases = [(name, options) for name in twists() for options in TABLES]
    for n, (name, options) in sampled(list(enumerate(cases)), 3):
        table = landsraad.new("arrakis", seed=n, twist=name, **options)
        rng = random.Random(n)
        while not table.over and len(table.moves) < MOST:
            table.play(rng.choice(table.legal()))
            if rng.random() < 0.02:
                check_limits(table.state)
                check_clone(table, rng)
            if rng.random() < 0.004:
                check_hidden(table, rng.choice([None, *table.seats]), n, random.Random(n))
