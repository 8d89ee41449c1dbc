"""What the judges of the Imperium family know: their tables fit the games, teams win together, and sense is shown."""

from __future__ import annotations

import pytest

import landsraad
from bots.core.test_observation import table_at
from landsraad.bots import seen_at
from landsraad.bots.core.greedy import GreedyBot
from landsraad.bots.core.vectors import floats
from landsraad.bots.dune import policy_adjustments as habits
from landsraad.bots.dune import weights
from landsraad.bots.dune.evaluation import FAMILY, FamilyJudge, is_between
from landsraad.bots.dune.fast_policy import Habits, matching
from landsraad.bots.evaluators import judge_of

GAMES = ("imperium", "uprising")


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_weight(game: str) -> None:
    judge = judge_of(landsraad.game(game))
    assert isinstance(judge, FamilyJudge)
    assert len(weights.IMPERIUM) == FAMILY
    assert judge.alone.names == judge.usual.names
    assert judge.usual.names[:FAMILY] == list(weights.IMPERIUM)
    t = table_at(game, {"players": 4}, 3, 60)
    seen = judge.features(t.state, 0)
    assert len(seen) == len(judge.usual.names)
    assert seen[judge.usual.names.index("vp")] == t.view("A")["A"]["vp"]


def test_who_is_alone_weighs_what_there_is_to_weigh() -> None:
    assert {*weights.IMPERIUM_ALONE} <= {*weights.IMPERIUM, *weights.IMPERIUM_READING}
    assert {*weights.UPRISING_ALONE} <= {*weights.UPRISING, *weights.UPRISING_READING}


@pytest.mark.parametrize("game", GAMES)
def test_habits_speak_of_moves_there_are(game: str) -> None:
    known = landsraad.game(game)
    told = habits.IMPERIUM_HABITS if game == "imperium" else habits.UPRISING_HABITS
    assert [text for text in told if not matching(known.plan.moves, text.split())] == []
    with pytest.raises(ValueError, match="no move is called 'by'"):
        Habits(known.plan.moves, {"by dagger": (1.0, 0.0)})


def test_what_is_said_of_a_card_and_of_a_space_adds_up() -> None:
    moves = landsraad.game("imperium").plan.moves
    made = Habits(moves, {"agent * arrakeen": (0.5, 0.0), "agent dagger *": (0.25, 0.125)})
    assert made.now[moves.parse("agent dagger arrakeen")] == 0.75
    assert made.now[moves.parse("agent dagger high_council")] == 0.25
    assert made.now[moves.parse("agent diplomacy arrakeen")] == 0.5
    assert made.later[moves.parse("agent dagger arrakeen")] == 0.125


def test_six_play_in_teams() -> None:
    t = table_at("uprising", {"players": 6}, 5, 60)
    judge = judge_of(t.game)
    out = floats(8)
    judge.shares(t.state, out)
    sides = {seat: [other for other in range(6) if t.state.allied(seat, other)] for seat in range(6)}
    assert all(len(side) == 3 and all(out[other] == out[seat] for other in side) for seat, side in sides.items())
    assert sum(out[seat] for seat in range(6)) == pytest.approx(3)
    while not t.over:
        t.play(t.legal()[0])
    judge.shares(t.state, out)
    assert [out[seat] for seat in range(6)] == [float(t.game.plan.seats[seat] in t.result()["winners"])
                                                for seat in range(6)]


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_is_sent_before_the_hand_is_revealed(game: str) -> None:
    """In the first round there is no reason to keep one at home."""
    t = landsraad.new(game, players=4, seed=6)
    bot = GreedyBot(judge_of(t.game), 1, deals=1)
    early = 0
    while t.view(None)["round"] == 1:
        move = bot.choose(seen_at(t))
        early += move == "reveal" and any(text.startswith("agent ") for text in seen_at(t).legal)
        t.play(move)
    assert early <= 1


def test_a_round_that_only_rivals_have_begun_has_not_been_looked_at() -> None:
    """What a player happens to have drawn tells nothing of how the last round ended."""
    t = table_at("imperium", {"players": 1}, 1, 0)
    while t.view("A")["round"] == 1 or not is_begun_by_rivals(t):
        t.play(t.legal()[-1])
    judge = judge_of(t.game)
    assert isinstance(judge, FamilyJudge)
    seen = dict(zip(judge.alone.names, judge.features(t.state, 0), strict=True))
    assert seen["hand_persuasion"] == seen["hand_agent"] == seen["fight_vp"] == 0


def is_begun_by_rivals(t: landsraad.Table) -> bool:
    view = t.view("A")
    return is_between(t.state) and any(view["A"]["hand"]) and min(view["B"]["agents"], view["C"]["agents"]) < 2


def test_alone_a_search_goes_about_it_otherwise() -> None:
    game = landsraad.game("imperium")
    judge = judge_of(game)
    alone, many = table_at("imperium", {"players": 1}, 1, 0), table_at("imperium", {"players": 4}, 1, 0)
    assert judge.manner(alone.state).explore == weights.IMPERIUM_ALONE["explore"]
    assert judge.manner(many.state).explore == weights.IMPERIUM_READING["explore"]
