"""Insight: the numbers it reads are those of the table, it says what a plain network would, and it shows sense."""

from __future__ import annotations

import math
from typing import Any

import pytest

from bots.core.test_observation import table_at
from landsraad.bots.core.vectors import floats
from landsraad.bots.dune.evaluation import is_between
from landsraad.bots.dune.features import family_names, rivals_of
from landsraad.bots.dune.uprising_evaluation import UprisingJudge
from landsraad.bots.dune.uprising_features import UprisingFacts, uprising_names
from landsraad.bots.dune.value_network import Insight
from landsraad.bots.evaluators import judge_of, learnt
from landsraad.games.dune.state.cells import PLAYER, ROLES, SOLARI, VP
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table

OPTIONS = {"players": 1, "difficulty": "sardaukar"}
TOLD = learnt("value_network_uprising.json")


def judge_at(game: Game) -> UprisingJudge:
    judge = judge_of(game)
    assert isinstance(judge, UprisingJudge)
    return judge


def between(seed: int) -> tuple[Table, State, int]:
    """The second round of a game alone, before anybody has moved in it."""
    t = table_at("uprising", OPTIONS, seed, 0)
    n = 0
    while t.view("A")["round"] < 2 or not is_between(t.state):
        t = table_at("uprising", OPTIONS, seed, n)
        n += 1
    me = next(seat for seat in range(t.state.players) if t.state.seats[seat][ROLES] == PLAYER)
    return t, t.state, me


def test_every_fact_has_a_name_and_is_that_of_the_table() -> None:
    t, s, me = between(3)
    judge = judge_at(t.game)
    facts = UprisingFacts(judge.tables, judge.contracts)
    facts.fill(s, me)
    assert facts.at == len(facts.names) == len(set(facts.names))
    assert facts.names == uprising_names() and facts.names[:len(family_names())] == family_names()
    told = dict(zip(facts.names, [facts.out[i] for i in range(len(facts.names))], strict=True))
    view = t.view(t.game.plan.seats[me])
    mine = view[t.game.plan.seats[me]]
    for name in ("vp", "solari", "spice", "water", "garrison", "swordmaster", "council"):
        assert told[name] == mine[name], name
    assert told["round"] == 2 and told["level 1"] == 1 and told["level 0"] == 0
    assert told["spies"] == len(mine["spies"]) and told["wall"] == view["shield_wall"]
    assert sum(told[f"leader {i}"] for i in range(24)) == 1
    first, second = (t.game.plan.seats[seat] for seat in rivals_of(s))
    assert told["rival 0 vp"] == view[first]["vp"] >= view[second]["vp"] == told["rival 1 vp"]
    assert told["margin"] == told["vp"] - told["rival 0 vp"]
    assert told["rival 0 step 2"] == view[first]["influence"]["bene_gesserit"]


def plain(facts: list[float], told: dict[str, Any]) -> float:
    first = [max(sum(f * w for f, w in zip(facts, row, strict=True)) + b, 0)
             for row, b in zip(told["first"], told["first_bias"], strict=True)]
    second = [max(sum(f * w for f, w in zip(first, row, strict=True)) + b, 0)
              for row, b in zip(told["second"], told["second_bias"], strict=True)]
    straight = sum(f * w for f, w in zip(facts, told["direct"], strict=True))
    return float(told["bias"] + straight + sum(f * w for f, w in zip(second, told["last"], strict=True)))


def test_it_answers_as_a_plain_network_does() -> None:
    for seed in range(3):
        t, s, me = between(seed)
        judge = judge_at(t.game)
        insight = judge.insight
        assert insight is not None
        chance = insight.chance(s, me, 0.25)
        facts = [insight.facts.out[i] for i in range(len(insight.facts.names))]
        opinion = TOLD["slope"] * math.log(0.25 / 0.75) + TOLD["shift"]
        answer = TOLD["trust"] * plain(facts, TOLD) + (1 - TOLD["trust"]) * opinion
        assert chance == pytest.approx(1 / (1 + math.exp(-answer)))
        assert insight.chance(s, me, 0.5) > chance  # the judge is heard too
        assert 0 < insight.chance(s, me, 0.0) < insight.chance(s, me, 1.0) < 1


def test_points_count() -> None:
    for seed in range(4):
        t, s, me = between(seed)
        insight = judge_at(t.game).insight
        assert insight is not None
        before = insight.chance(s, me, 0.3)
        ahead, behind = s.clone(), s.clone()
        ahead.seats[me][VP] += 3
        first, _ = rivals_of(s)
        behind.seats[first][VP] += 3
        assert insight.chance(behind, me, 0.3) < before < insight.chance(ahead, me, 0.3)


def test_a_search_asks_for_it_between_rounds_alone() -> None:
    t, s, me = between(1)
    judge = judge_at(t.game)
    plainly, told = floats(8), floats(8)
    judge.shares(s, plainly)
    judge.prospects(s, told)
    assert judge.insight is not None and told[me] == judge.insight.chance(s, me, plainly[me]) != plainly[me]
    assert sum(told[seat] for seat in range(s.players)) == pytest.approx(1)
    halfway = next(n for n in range(12, 40) if not is_between(table_at("uprising", OPTIONS, 2, n).state))
    for options, moves in ((OPTIONS, halfway), ({"players": 3}, 30)):  # in a round, and with others
        other = table_at("uprising", options, 2, moves)
        judge = judge_at(other.game)
        judge.shares(other.state, plainly)
        judge.prospects(other.state, told)
        assert [told[i] for i in range(3)] == [plainly[i] for i in range(3)]


def test_what_was_learnt_from_other_facts_is_refused() -> None:
    t, s, me = between(1)
    judge = judge_at(t.game)
    facts = UprisingFacts(judge.tables, judge.contracts)
    with pytest.raises(ValueError, match="trained on other features; train it again"):
        Insight(facts, {**TOLD, "facts": TOLD["facts"][:-1]})
    poor = s.clone()
    poor.seats[me][SOLARI] = 0
    facts.fill(poor, me)
    assert facts.out[facts.names.index("solari")] == 0
