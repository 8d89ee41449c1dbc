"""What holds at tables with the Depot. `tests/sets/test_sets.py` runs this in a process that has registered the set."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from landsraad.games.dune.modules.depot.rules import fuel

import landsraad
from landsraad.bots import make_bot, observe
from landsraad.bots.dune.effect_values import value_of_effect
from landsraad.bots.dune.seat_values import SeatValues
from landsraad.bots.evaluators import evaluation_for
from landsraad.games.dune.components.box import box_of
from landsraad.kernel.engine import State
from landsraad.scenarios.positions import open_position
from landsraad.text.messages import Messages, languages

TABLES = [("imperium", {"players": n}) for n in (1, 2, 3, 4)] + [
    ("uprising", {"players": n, "choam": choam}) for n in (1, 2, 3, 4) for choam in ("no", "yes")]


def table(title: str, given: dict[str, Any], **options: Any) -> Any:
    leaders = ["depot_keeper"] if options.pop("keeper", False) else []
    return open_position(landsraad.game(title), {"players": 3, "depot": "yes", "leaders": leaders, **options}, 3,
                         {"first": "A", "turn": "A", **given})


def crawlers(s: State, seat: int) -> int:
    fields = [s.plan.seat.field(name) for name in ("crawlers_in_supply", "crawlers_in_garrison", "crawlers")]
    return sum(int(s.seats[seat][field.at]) for field in fields if field is not None)


@pytest.mark.parametrize(("title", "options"), TABLES)
def test_whole_games(title: str, options: dict[str, Any]) -> None:
    """Every table plays to its end, saves in the middle, and keeps its pieces."""
    for seed in range(6):
        rng, t = random.Random(seed), landsraad.new(title, seed=seed, depot="yes", **options)
        n = 0
        while not t.over:
            t.play(rng.choice(t.legal()))
            n += 1
            if n % 40 == 0:
                assert landsraad.from_json(json.dumps(t.to_json())).legal() == t.legal()
                assert all(crawlers(t.state, seat) == 2 for seat in range(t.state.players))
        assert t.result()["winners"]


@pytest.mark.parametrize("title", ["imperium", "uprising"])
@pytest.mark.parametrize("language", languages())
def test_whole_games_are_told(title: str, language: str) -> None:
    """No question, move, event, card or option lacks its words."""
    messages = Messages.load(language)
    for seed in range(4):
        rng, t = random.Random(seed), landsraad.new(title, seed=seed, depot="yes", players=1 + seed)
        while not t.over:
            messages.decision(t)
            for move in t.legal():
                messages.move(t, move)
            t.play(rng.choice(t.legal()))
        for event in t.events(seat="A"):
            messages.event(event)
    assert messages.option("depot", "about")
    assert messages.troubles == []


@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_nothing_of_it_without_the_option(title: str) -> None:
    t = landsraad.new(title, players=3, seed=1)
    assert not box_of(t.state).has("depot") and t.state.plan.seat.field("fuel") is None
    assert "refinery" not in box_of(t.state).space_ids.names and len(box_of(t.state).units) <= 2


def test_a_refinery_makes_fuel() -> None:
    t = table("imperium", {"A": {"hand": ["fuel_trader"], "spice": 1, "fuel": 0}})
    t.play("agent fuel_trader refinery")
    assert (t.get("A.spice"), t.get("A.fuel")) == (0, 3)


def test_a_workshop_costs_fuel() -> None:
    t = table("imperium", {"A": {"hand": ["fuel_trader"], "fuel": 1}})
    assert "agent fuel_trader workshop" not in [t.notation(move) for move in t.legal()]


@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_a_crawler_is_built_and_deployed_in_one_turn(title: str) -> None:
    t = table(title, {"A": {"hand": ["fuel_trader"], "fuel": 2, "water": 0, "garrison": 3, "conflict": 0}})
    t.play("agent fuel_trader workshop")
    assert (t.get("A.fuel"), t.get("A.water"), t.get("A.crawlers_in_garrison")) == (1, 1, 1)
    assert {"deploy 0", "deploy 2", "deploy_crawlers 1"} <= {t.notation(move) for move in t.legal()}
    t.play("deploy_crawlers 1")
    t.play("deploy 2")
    assert (t.get("A.crawlers"), t.get("A.conflict"), t.get("A.strength")) == (1, 2, 7)


def test_two_units_of_the_garrison_go_of_all_kinds_together() -> None:
    t = table("imperium", {"A": {"hand": ["fuel_trader"], "fuel": 2, "garrison": 3, "crawlers_in_garrison": 1,
                                 "crawlers_in_supply": 1}})
    t.play("agent fuel_trader workshop")
    t.play("deploy_crawlers 2")  # one was built in this turn, so one troop may go with them
    assert [t.notation(move) for move in t.legal()] == ["deploy 0", "deploy 1"]


def test_fuel_is_traded_in_a_reveal_turn() -> None:
    t = table("uprising", {"A": {"hand": ["mechanic"], "fuel": 3}})
    t.play("reveal")
    t.play("trade_fuel")
    assert (t.get("A.fuel"), t.get("A.persuasion")) == (1, 4)
    assert "trade_fuel" not in [t.notation(move) for move in t.legal()]


def test_crawlers_come_home_and_find_fuel() -> None:
    t = table("imperium", {"turn": "A", "A": {"hand": ["dagger"], "fuel": 0, "crawlers": 1, "crawlers_in_supply": 1,
                                              "agents": 0, "intrigue": []},
                           "B": {"revealed": 1}, "C": {"revealed": 1}})
    rng = random.Random(1)
    while t.get("round") == 1:
        t.play("reveal" if "reveal" in [t.notation(m) for m in t.legal()] else rng.choice(t.legal()))
    assert (t.get("A.crawlers"), t.get("A.crawlers_in_garrison"), t.get("A.fuel")) == (0, 1, 1)


def test_a_convoy_carries_a_crawler() -> None:
    t = table("uprising", {"A": {"hand": ["convoy"], "fuel": 1, "crawlers_in_garrison": 0, "spice": 9, "water": 9}})
    t.play(next(t.notation(m) for m in t.legal() if t.notation(m).startswith("agent convoy")))
    rng = random.Random(1)
    for _ in range(4):
        words = [t.notation(move) for move in t.legal()]
        t.play("pay" if "pay" in words else "resolve card" if "resolve card" in words else rng.choice(words))
        if t.get("A.crawlers_in_garrison") + t.get("A.crawlers"):
            break
    assert t.get("A.crawlers_in_garrison") + t.get("A.crawlers") == 1


def test_the_keeper_begins_with_fuel() -> None:
    assert table("uprising", {}, keeper=True).get("A.fuel") == 1


@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_bots_value_fuel_and_play_to_the_end(title: str) -> None:
    assert value_of_effect(fuel(2)) == pytest.approx(0.2)
    poor, rich = (table(title, {"A": {"fuel": n}}) for n in (0, 5))
    evaluation = evaluation_for(poor.game)
    assert isinstance(evaluation, SeatValues)
    values = []
    for t in (poor, rich):
        evaluation.prepare(t.state)
        values.append(evaluation.seat_value(t.state, 0))
    assert values[1] - values[0] == pytest.approx(0.4)
    t = landsraad.new(title, seed=1, depot="yes", players=3)
    bot, rng = make_bot("greedy", 1, t.game), random.Random(1)
    while not t.over:  # one seat thinks, which is enough to meet everything
        t.play(bot.choose(observe(t)) if t.actor == "A" else rng.choice(t.legal()))
    assert t.result()["winners"]


@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_an_automa_goes_to_the_workshop(title: str) -> None:
    for seed in range(40):
        rng, t = random.Random(seed), landsraad.new(title, seed=seed, depot="yes", players=1)
        while not t.over:
            if t.get("agents").get("workshop") not in (None, [], "A"):
                return
            t.play(rng.choice(t.legal()))
    raise AssertionError("no automa has been there")
