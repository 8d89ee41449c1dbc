"""Bots in the War for Arrakis: alike by seed, blind to what is hidden, legal in whole games, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from bots.core.test_observation import table_at
from bots.test_bots import Now_and_then
from landsraad.bots import Explains, make_bot, seen_at
from landsraad.bots.arena import play_match
from landsraad.bots.arrakis.battle_odds import win_chance
from landsraad.bots.arrakis.evaluation import WarJudge
from landsraad.bots.arrakis.feature_index import COUNT
from landsraad.bots.arrakis.search_bot import WarMentatBot
from landsraad.bots.arrakis.weights import FEATURES, THINKING, WEIGHTS
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import judge_of
from landsraad.bots.registry import COMPILED
from landsraad.games.arrakis.battle.odds import Force, Terms, summary
from support.arrakis.table import arrakis

pytestmark = pytest.mark.long

KNOWN = landsraad.game("arrakis")
THINKERS = ("greedy", "easy", "mentat:16")
MODES: list[dict[str, Any]] = [{}, {"players": 1}]


def judge() -> WarJudge:
    found = judge_of(KNOWN)
    assert isinstance(found, WarJudge)
    return found


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("options", MODES)
def test_the_same_seed_plays_alike_and_nothing_hidden_matters(name: str, options: dict[str, Any]) -> None:
    for n, moves in enumerate((8, 45)):
        t = table_at("arrakis", options, n, moves)
        chosen = {make_bot(name, n, KNOWN).choose(seen_at(twin)) for twin in (t, t, t.determinize(t.actor, 1))}
        assert len(chosen) == 1 and chosen.pop() in seen_at(t).legal


@pytest.mark.parametrize(("name", "every"), [("greedy", 4), ("mentat:16", 16)])
def test_whole_games_alone_are_legal(name: str, every: int) -> None:
    match = play_match(KNOWN, KNOWN.check_options({"players": 1}), [Now_and_then(name, 1, KNOWN, every)], 5)
    assert match.result["winners"] and set(match.shares) == {"A"}


def test_moves_of_both_sides_are_legal() -> None:
    """Where nothing is compiled not to the end: games with random moves in them last for a hundred rounds and more."""
    t = landsraad.new("arrakis", seed=6)
    bots = {"A": Now_and_then("mentat:16", 1, KNOWN, 24), "B": Now_and_then("greedy", 1, KNOWN, 4)}
    for _ in range(5000 if COMPILED else 150):
        if not t.over:
            t.play(bots[t.actor].choose(seen_at(t)))
    assert t.over or not COMPILED


@pytest.mark.parametrize("name", THINKERS)
def test_they_explain(name: str) -> None:
    t = table_at("arrakis", {}, 3, 30)
    bot = make_bot(name, 2, KNOWN)
    assert isinstance(bot, Explains)
    seen = seen_at(t)
    found = bot.explain(seen)
    assert sorted(each.move for each in found) == sorted(seen.legal)
    assert all(0 <= each.value <= 1 and 0 <= each.share <= 1 for each in found)
    assert sum(each.share for each in found) == pytest.approx(1)
    if name != "easy":  # which adds some chance
        assert found[0].move == make_bot(name, 2, KNOWN).choose(seen)


# ------------------------------------------------------------------ values


def test_the_weights_are_those_of_the_facts() -> None:
    assert len(FEATURES) == COUNT and len(judge().features(KNOWN.begin(KNOWN.check_options({}), 1))) == COUNT


def test_shares_are_chances_of_the_sides() -> None:
    for seed in range(4):
        t = table_at("arrakis", {}, seed, 40)
        out = floats(2)
        judge().shares(t.state, out)
        assert 0 < out[0] < 1 and out[0] + out[1] == pytest.approx(1)


def share(**given: Any) -> float:
    """The chance of the Atreides."""
    out = floats(2)
    judge().shares(arrakis(**given).state, out)
    return out[0]


def test_each_side_wants_its_track() -> None:
    assert share(supremacy=2) > share(supremacy=5) > share(supremacy=9)
    low, high = ({"kwisatz_haderach": n, "sand_dwellers": n, "jihad": n} for n in (1, 4))
    assert share(prescience=low) < share(prescience=high)


def test_the_odds_are_near_the_exact_ones() -> None:
    """A formula in the place of a walk over all that dice may show, and near enough."""
    cases = [((3, 2, 1), (2, 0, 0), 1), ((2, 0, 0), (2, 1, 0), 2), ((3, 3, 0), (2, 0, 0), 2), ((1, 0, 0), (3, 1, 0), 0),
             ((2, 2, 2), (1, 1, 0), 3), ((4, 0, 0), (1, 0, 0), 1)]
    for ours, theirs, rank in cases:
        exact = summary(Force(*ours), Force(*theirs, dice=rank), Terms(rank > 0))["won"]
        told = win_chance(sum(ours), ours[0] + 2 * (ours[1] + ours[2]), 0.0, 0.0, ours[2],
                          sum(theirs) + rank, theirs[0] + 2 * (theirs[1] + theirs[2]), 0.0, 0.0, theirs[2], rank > 0)
        assert told == pytest.approx(exact, abs=0.3), (ours, theirs, rank)


def test_who_thinks_has_weights_of_its_own() -> None:
    """Under the same names; a step of prescience counts for more."""
    assert list(THINKING) == list(WEIGHTS) and THINKING["step"] > WEIGHTS["step"]
    given = {"prescience": {"kwisatz_haderach": 3, "sand_dwellers": 3, "jihad": 3}, "supremacy": 3}
    out, thinking = floats(2), floats(2)
    judge().shares(arrakis(**given).state, out)
    judge_of(KNOWN, thinks=True).shares(arrakis(**given).state, thinking)
    assert out[0] != thinking[0]


def test_a_larger_budget_is_more_deals() -> None:
    """Of which each has one best move: the shares say in how many."""
    t = table_at("arrakis", {}, 3, 30)
    for simulations, deals in ((16, 1), (96, 3)):
        bot = make_bot(f"mentat:{simulations}", 1, KNOWN)
        assert isinstance(bot, WarMentatBot)
        shares = [each.share * deals for each in bot.explain(seen_at(t))]
        assert sum(shares) == pytest.approx(deals) and all(share == pytest.approx(round(share)) for share in shares)


def test_weights_can_be_others() -> None:
    """Tuning passes a table of its own."""
    t = table_at("arrakis", {}, 1, 30)
    out = floats(2)
    WarJudge(KNOWN, {**WEIGHTS, "heat": 1e9}).shares(t.state, out)
    assert out[0] == pytest.approx(0.5)


# ------------------------------------------------------------------ strength; the figures that count are in the docs


@pytest.mark.skipif(not COMPILED, reason="too slow here: not compiled")
@pytest.mark.parametrize("side", [0, 1])
def test_greedy_beats_random(side: int) -> None:
    bots = ["greedy", "random"] if side == 0 else ["random", "greedy"]
    won = sum(play_match(KNOWN, KNOWN.check_options({}), bots, n).shares["AB"[side]] for n in range(6))
    assert won >= 5


def test_greedy_is_ahead_of_random_soon() -> None:
    """A round or two are enough to see it, also where nothing is compiled."""
    for side in (0, 1):
        t = landsraad.new("arrakis", seed=4)
        bots = {"AB"[side]: make_bot("greedy", 1, KNOWN), "AB"[1 - side]: make_bot("random", 1, KNOWN)}
        before, after = floats(2), floats(2)
        judge().shares(t.state, before)
        while not t.over and t.view(None)["round"] < 2:
            t.play(bots[t.actor].choose(seen_at(t)))
        judge().shares(t.state, after)
        assert after[side] > before[side]
