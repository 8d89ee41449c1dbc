"""Turn puzzles: the whole turn is enumerated, in several deals of what the seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.bots.evaluators import evaluation_for
from landsraad.kernel.engine import State
from landsraad.puzzles.goals import measure_for
from landsraad.puzzles.model import FIGHT, POINTS
from landsraad.puzzles.turns import Solved, TooLong, Turn, solve_turn
from landsraad.scenarios.positions import open_position

GAME = landsraad.game("imperium")
EVALUATION = evaluation_for(GAME)
OPTIONS = {"players": 3, "leaders": ["paul_atreides", "glossu_rabban", "count_ilban_richese"]}


def position(**own: Any) -> State:
    given = {"turn": "A", "A": {"hand": [], "intrigue": [], "water": 0, "spice": 0, "solari": 0, **own}}
    return open_position(GAME, OPTIONS, 1, given, []).state


def solved(s: State, kind: str = POINTS, most: int = 3000) -> Solved | None:
    return solve_turn(EVALUATION, s, measure_for(kind, s, int(s.actor)), most=most)


def texts(moves: list[int]) -> list[str]:
    return [GAME.plan.moves.text(move) for move in moves]


def test_two_steps_bring_the_point_and_each_alone_does_not() -> None:
    """Choam Shares cost seven solari: selling spice brings them first."""
    s = position(hand=["dune_the_desert_planet", "dagger"], intrigue=["choam_shares"], spice=5, solari=0)
    found = solved(s)
    assert found is not None
    assert texts(found.right) == ["agent dune_the_desert_planet sell_melange"]
    assert found.best == 1
    assert "play choam_shares" in texts(found.line)
    assert set(found.values.values()) == {0.0}
    assert found.deals == 6 and found.positions > found.ends > found.best_ends >= 1


def test_what_one_step_brings_at_once_is_no_puzzle() -> None:
    s = position(hand=["dune_the_desert_planet", "dagger"], intrigue=["choam_shares"], spice=5, solari=7)
    assert solved(s) is None


def test_without_a_way_to_a_point_there_is_no_puzzle() -> None:
    assert solved(position(hand=["dune_the_desert_planet", "dagger"])) is None


def test_a_turn_with_too_many_positions_is_given_up() -> None:
    s = position(hand=["dune_the_desert_planet", "dagger"], intrigue=["choam_shares"], spice=5)
    with pytest.raises(TooLong):
        solved(s, most=5)


def test_the_value_of_a_turn_is_that_of_its_best_end() -> None:
    s = position(hand=["dune_the_desert_planet"], intrigue=["choam_shares"], spice=5)
    turn = Turn(EVALUATION, 0, measure_for(POINTS, s, 0))
    values = {GAME.plan.moves.text(move): turn.best(after(s, move)) for move in s.legal()}
    assert values["agent dune_the_desert_planet sell_melange"] == 1
    assert values["reveal"] == 0


def test_the_fight_is_led_only_by_one_who_is_alone_in_front() -> None:
    s = position(hand=["dagger"], garrison=0)
    measure = measure_for(FIGHT, s, 0)
    assert measure(s) == 0
    leading = open_position(GAME, OPTIONS, 1, {"turn": "A", "A": {"conflict": 2}}, []).state
    assert measure_for(FIGHT, leading, 0)(leading) == 1
    level = open_position(GAME, OPTIONS, 1, {"turn": "A", "A": {"conflict": 2}, "B": {"conflict": 2}}, []).state
    assert measure_for(FIGHT, level, 0)(level) == 0


def after(s: State, move: int) -> State:
    out = s.clone()
    out.play(move)
    return out
