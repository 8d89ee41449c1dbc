"""The evaluations of the Dune: Imperium family: weights fit features, teams win together, bots play sensibly."""

from __future__ import annotations

import pytest

import landsraad
from bots.core.test_observation import table_at
from landsraad.bots import observe
from landsraad.bots.core.greedy import GreedyBot
from landsraad.bots.core.vectors import floats
from landsraad.bots.dune import policy_adjustments, weights
from landsraad.bots.dune.evaluation import DuneEvaluation
from landsraad.bots.dune.fast_policy import PolicyAdjustments, matching
from landsraad.bots.dune.feature_index import FAMILY_FEATURES
from landsraad.bots.dune.seat_values import is_between_rounds
from landsraad.bots.evaluators import evaluation_for
from landsraad.games.dune.state.cells import SOLARI
from support.rules import rule

GAMES = ("imperium", "uprising")


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_weight(game: str) -> None:
    t = table_at(game, {"players": 4}, 3, 60)
    evaluation = evaluation_for(t.game)
    assert isinstance(evaluation, DuneEvaluation)
    assert len(weights.IMPERIUM) == FAMILY_FEATURES
    assert evaluation.solo.names == evaluation.multiplayer.names
    assert evaluation.multiplayer.names[:FAMILY_FEATURES] == list(weights.IMPERIUM)
    features = evaluation.feature_vector(t.state, 0)
    assert len(features) == len(evaluation.multiplayer.names)
    assert features[evaluation.multiplayer.names.index("vp")] == t.view("A")["A"]["vp"]


def test_solo_weights_have_known_names() -> None:
    assert {*weights.IMPERIUM_SOLO} <= {*weights.IMPERIUM, *weights.IMPERIUM_VALUE_SCALE}
    assert {*weights.UPRISING_SOLO} <= {*weights.UPRISING, *weights.UPRISING_VALUE_SCALE}
    assert {*weights.IMPERIUM_HARDEST} <= {*weights.IMPERIUM, *weights.IMPERIUM_VALUE_SCALE}
    assert {*weights.UPRISING_HARDEST} <= {*weights.UPRISING, *weights.UPRISING_VALUE_SCALE}


@pytest.mark.parametrize("game", GAMES)
def test_adjustments_name_existing_moves(game: str) -> None:
    known = landsraad.game(game)
    imperium, uprising = policy_adjustments.IMPERIUM_ADJUSTMENTS, policy_adjustments.UPRISING_ADJUSTMENTS
    adjustments = imperium if game == "imperium" else uprising
    assert [text for text in adjustments if not matching(known.plan.moves, text.split())] == []
    with pytest.raises(ValueError, match="unknown move 'by'"):
        PolicyAdjustments(known.plan.moves, {"by dagger": (1.0, 0.0)})


def test_adjustments_of_a_card_and_of_a_space_add_up() -> None:
    moves = landsraad.game("imperium").plan.moves
    made = PolicyAdjustments(moves, {"agent * arrakeen": (0.5, 0.0), "agent dagger *": (0.25, 0.125)})
    assert made.now[moves.parse("agent dagger arrakeen")] == 0.75
    assert made.now[moves.parse("agent dagger high_council")] == 0.25
    assert made.now[moves.parse("agent diplomacy arrakeen")] == 0.5
    assert made.later[moves.parse("agent dagger arrakeen")] == 0.125


def test_teams_of_six_players_share_their_chance() -> None:
    t = table_at("uprising", {"players": 6}, 5, 60)
    evaluation = evaluation_for(t.game)
    out = floats(8)
    evaluation.win_probabilities(t.state, out)
    sides = {seat: [other for other in range(6) if t.state.allied(seat, other)] for seat in range(6)}
    assert all(len(side) == 3 and all(out[other] == out[seat] for other in side) for seat, side in sides.items())
    assert sum(out[seat] for seat in range(6)) == pytest.approx(3)
    while not t.over:
        t.play(t.legal()[0])
    evaluation.win_probabilities(t.state, out)
    assert [out[seat] for seat in range(6)] == [float(t.game.plan.seats[seat] in t.result()["winners"])
                                                for seat in range(6)]


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_is_sent_before_the_hand_is_revealed(game: str) -> None:
    """In the first round there is no reason to keep an agent back."""
    t = landsraad.new(game, players=4, seed=6)
    bot = GreedyBot(evaluation_for(t.game), 1, determinizations=1)
    early = 0
    while t.view(None)["round"] == 1:
        move = bot.choose(observe(t))
        early += move == "reveal" and any(text.startswith("agent ") for text in observe(t).legal)
        t.play(move)
    assert early <= 1


def test_a_new_hand_does_not_count_before_the_player_moves() -> None:
    """The cards that were just drawn say nothing about how the last round ended."""
    t = table_at("imperium", {"players": 1}, 1, 0)
    while t.view("A")["round"] == 1 or not is_begun_by_rivals(t):
        t.play(t.legal()[-1])
    evaluation = evaluation_for(t.game)
    assert isinstance(evaluation, DuneEvaluation)
    features = dict(zip(evaluation.solo.names, evaluation.feature_vector(t.state, 0), strict=True))
    assert features["hand_persuasion"] == features["hand_agent"] == features["conflict_vp"] == 0


def is_begun_by_rivals(t: landsraad.Table) -> bool:
    view = t.view("A")
    return is_between_rounds(t.state) and any(view["A"]["hand"]) and min(view["B"]["agents"], view["C"]["agents"]) < 2


def test_solo_games_have_search_settings_of_their_own() -> None:
    game = landsraad.game("imperium")
    evaluation = evaluation_for(game)
    solo, many = table_at("imperium", {"players": 1}, 1, 0), table_at("imperium", {"players": 4}, 1, 0)
    assert evaluation.search_settings(solo.state).exploration == weights.IMPERIUM_SOLO["exploration"]
    assert evaluation.search_settings(many.state).exploration == weights.IMPERIUM_VALUE_SCALE["exploration"]


@rule("IMP-SOLO-01")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_saved_for_a_swordmaster_that_cannot_be_hired(game: str) -> None:
    """At the hardest level eight solari are worth no more than any other solari."""
    def gain(difficulty: str) -> float:
        t = table_at(game, {"players": 1, "difficulty": difficulty}, 1, 0)
        evaluation = evaluation_for(t.game)
        assert isinstance(evaluation, DuneEvaluation)
        values = []
        for solari in (6, 8):
            t.state.seats[0][SOLARI] = solari
            evaluation.prepare(t.state)
            values.append(evaluation.seat_value(t.state, 0))
        return values[1] - values[0]

    assert gain("mentat") > 0.3
    assert abs(gain("kwisatz_haderach")) < 0.1
