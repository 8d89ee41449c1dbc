"""Bots in War for Arrakis: deterministic, blind to what is hidden, legal in whole games, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from bots.core.test_observation import table_at
from bots.test_bots import OccasionalBot
from landsraad.bots import Explains, make_bot, observe
from landsraad.bots.arena import play_match
from landsraad.bots.arrakis.battle_odds import win_chance
from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.feature_index import COUNT
from landsraad.bots.arrakis.search_bot import ArrakisSearchBot
from landsraad.bots.arrakis.weights import FEATURES, SEARCH_WEIGHTS, WEIGHTS
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import COMPILED
from landsraad.games.arrakis.battle.odds import Force, Terms, summary
from support.arrakis.table import arrakis

pytestmark = pytest.mark.long

KNOWN = landsraad.game("arrakis")
THINKERS = ("greedy", "easy", "mentat:16")
MODES: list[dict[str, Any]] = [{}, {"players": 1}]


def evaluation() -> ArrakisEvaluation:
    found = evaluation_for(KNOWN)
    assert isinstance(found, ArrakisEvaluation)
    return found


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("options", MODES)
def test_choices_depend_on_the_seed_and_the_view_only(name: str, options: dict[str, Any]) -> None:
    for n, moves in enumerate((8, 45)):
        t = table_at("arrakis", options, n, moves)
        chosen = {make_bot(name, n, KNOWN).choose(observe(twin)) for twin in (t, t, t.determinize(t.actor, 1))}
        assert len(chosen) == 1 and chosen.pop() in observe(t).legal


@pytest.mark.parametrize(("name", "every"), [("greedy", 4), ("mentat:16", 16)])
def test_whole_solo_games_are_legal(name: str, every: int) -> None:
    match = play_match(KNOWN, KNOWN.check_options({"players": 1}), [OccasionalBot(name, 1, KNOWN, every)], 5)
    assert match.result["winners"] and set(match.shares) == {"A"}


def test_moves_of_both_sides_are_legal() -> None:
    """Interpreted games stop early, because random ones last a hundred rounds and more."""
    t = landsraad.new("arrakis", seed=6)
    bots = {"A": OccasionalBot("mentat:16", 1, KNOWN, 24), "B": OccasionalBot("greedy", 1, KNOWN, 4)}
    for _ in range(5000 if COMPILED else 150):
        if not t.over:
            t.play(bots[t.actor].choose(observe(t)))
    assert t.over or not COMPILED


@pytest.mark.parametrize("name", THINKERS)
def test_they_explain(name: str) -> None:
    t = table_at("arrakis", {}, 3, 30)
    bot = make_bot(name, 2, KNOWN)
    assert isinstance(bot, Explains)
    observation = observe(t)
    found = bot.explain(observation)
    assert sorted(each.move for each in found) == sorted(observation.legal)
    assert all(0 <= each.value <= 1 and 0 <= each.share <= 1 for each in found)
    assert sum(each.share for each in found) == pytest.approx(1)
    if name != "easy":  # which adds noise
        assert found[0].move == make_bot(name, 2, KNOWN).choose(observation)


# ------------------------------------------------------------------ values


def test_every_feature_has_a_weight() -> None:
    assert len(FEATURES) == COUNT and len(evaluation().feature_vector(KNOWN.begin(KNOWN.check_options({}), 1))) == COUNT


def test_win_probabilities_of_both_sides_add_up_to_one() -> None:
    for seed in range(4):
        t = table_at("arrakis", {}, seed, 40)
        out = floats(2)
        evaluation().win_probabilities(t.state, out)
        assert 0 < out[0] < 1 and out[0] + out[1] == pytest.approx(1)


def atreides_chance(**given: Any) -> float:
    """The chance to win of the Atreides."""
    out = floats(2)
    evaluation().win_probabilities(arrakis(**given).state, out)
    return out[0]


def test_progress_on_a_track_raises_the_chance() -> None:
    assert atreides_chance(supremacy=2) > atreides_chance(supremacy=5) > atreides_chance(supremacy=9)
    low, high = ({"kwisatz_haderach": n, "sand_dwellers": n, "jihad": n} for n in (1, 4))
    assert atreides_chance(prescience=low) < atreides_chance(prescience=high)


def test_estimated_odds_are_close_to_the_exact_ones() -> None:
    cases = [((3, 2, 1), (2, 0, 0), 1), ((2, 0, 0), (2, 1, 0), 2), ((3, 3, 0), (2, 0, 0), 2), ((1, 0, 0), (3, 1, 0), 0),
             ((2, 2, 2), (1, 1, 0), 3), ((4, 0, 0), (1, 0, 0), 1)]
    for ours, theirs, rank in cases:
        exact = summary(Force(*ours), Force(*theirs, dice=rank), Terms(rank > 0))["won"]
        estimate = win_chance(sum(ours), ours[0] + 2 * (ours[1] + ours[2]), 0.0, 0.0, ours[2],
                          sum(theirs) + rank, theirs[0] + 2 * (theirs[1] + theirs[2]), 0.0, 0.0, theirs[2], rank > 0)
        assert estimate == pytest.approx(exact, abs=0.3), (ours, theirs, rank)


def test_mentat_has_weights_of_its_own() -> None:
    """A step of prescience counts for more."""
    assert list(SEARCH_WEIGHTS) == list(WEIGHTS) and SEARCH_WEIGHTS["step"] > WEIGHTS["step"]
    given = {"prescience": {"kwisatz_haderach": 3, "sand_dwellers": 3, "jihad": 3}, "supremacy": 3}
    out, for_search = floats(2), floats(2)
    evaluation().win_probabilities(arrakis(**given).state, out)
    evaluation_for(KNOWN, for_search=True).win_probabilities(arrakis(**given).state, for_search)
    assert out[0] != for_search[0]


def test_a_larger_budget_buys_more_determinizations() -> None:
    """A share is the part of them in which the move was the best."""
    t = table_at("arrakis", {}, 3, 30)
    for simulations, determinizations in ((16, 1), (96, 3)):
        bot = make_bot(f"mentat:{simulations}", 1, KNOWN)
        assert isinstance(bot, ArrakisSearchBot)
        shares = [each.share * determinizations for each in bot.explain(observe(t))]
        assert sum(shares) == pytest.approx(determinizations)
        assert all(times == pytest.approx(round(times)) for times in shares)


def test_weights_can_be_changed() -> None:
    """As tuning does."""
    t = table_at("arrakis", {}, 1, 30)
    out = floats(2)
    ArrakisEvaluation(KNOWN, {**WEIGHTS, "temperature": 1e9}).win_probabilities(t.state, out)
    assert out[0] == pytest.approx(0.5)


# ------------------------------------------------------------------ strength; docs/strength.md has the real figures


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
@pytest.mark.parametrize("side", [0, 1])
def test_greedy_beats_random(side: int) -> None:
    bots = ["greedy", "random"] if side == 0 else ["random", "greedy"]
    won = sum(play_match(KNOWN, KNOWN.check_options({}), bots, n).shares["AB"[side]] for n in range(6))
    assert won >= 5


def test_greedy_gets_ahead_of_random_soon() -> None:
    """One round is enough to see it, also uncompiled."""
    for side in (0, 1):
        t = landsraad.new("arrakis", seed=4)
        bots = {"AB"[side]: make_bot("greedy", 1, KNOWN), "AB"[1 - side]: make_bot("random", 1, KNOWN)}
        before, after = floats(2), floats(2)
        evaluation().win_probabilities(t.state, before)
        while not t.over and t.view(None)["round"] < 2:
            t.play(bots[t.actor].choose(observe(t)))
        evaluation().win_probabilities(t.state, after)
        assert after[side] > before[side]
