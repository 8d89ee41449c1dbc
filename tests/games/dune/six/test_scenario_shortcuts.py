"""What a scenario of the six-player game may leave out, and what it may not."""

from __future__ import annotations

import landsraad
from landsraad.scenarios.parser import read_scenarios
from landsraad.scenarios.runner import check_scenario
from support.rules import rule


def run(given: str, steps: str) -> str:
    text = f"game: uprising\noptions: {{players: 6}}\ngiven: {given}\nsteps: {steps}\n"
    scenario, = read_scenarios(text, "try.yaml", landsraad.game)
    return check_scenario(scenario)


@rule("UPR-SIX-26")
def test_which_ally_is_activated_must_be_said_where_both_would_do() -> None:
    said = run("{turn: A, A: {hand: [usul]}}", "[{A: agent usul arrakeen}]")
    assert "A must decide first: activate C, activate E" in said
    assert "activate C, activate E" in run("{turn: A, A: {hand: [usul]}}", "[{A: reveal}]")


@rule("UPR-SIX-49")
def test_the_throne_row_before_the_first_round_need_not_be_mentioned() -> None:
    assert run("{}", "[{expect: {conflict_deck: 9, A.hand: 0}}, {expect: {conflict_deck: 8, A.hand: 5}}]") == ""
    assert run("{}", "[{expect: {round: 1}}, {D: skip}]") != ""  # it has been declined by then
    assert run("{row: [steersman]}", "[{D: enthrone steersman}, {expect: {throne_row: [steersman], round: 1}}]") == ""
    for given in ("{}", "{D: {solari: 3}}", "{throne_row: [steersman]}"):
        scenario = f"game: uprising\noptions: {{players: 6, first: B}}\ngiven: {given}\n"
        for steps in ("[{B: reveal}]", "[{legal: {B: {has: [reveal]}}}]", "[{D: skip}, {B: reveal}]"):
            one, = read_scenarios(f"{scenario}steps: {steps}\n", "try.yaml", landsraad.game)
            assert check_scenario(one) == ""


@rule("UPR-SIX-49")
def test_hands_that_are_named_are_those_of_the_first_turn() -> None:
    given = "{B: {hand: [dagger]}, C: {hand: [dagger]}, E: {hand: [dagger]}, F: {hand: [dagger]}}"
    assert run(given, "[{expect: {round: 1, B.hand: [dagger], C.hand: [dagger], A.hand: 5, throne_row: []}}]") == ""


@rule("UPR-SIX-25")
def test_it_may_be_left_out_where_one_arrow_is_left() -> None:
    given = "{turn: A, A: {hand: [usul], right_agent: carthag}}"
    assert run(given, "[{A: agent usul arrakeen}, {expect: {A.activated: C}}]") == ""


def test_a_box_that_is_still_to_come_cannot_be_taken_for_done() -> None:
    given = "{turn: C, C: {hand: [covert_operation], spies: [carthag], intrigue: []}}"
    said = run(given, "[{C: agent covert_operation carthag}, {C: resolve influence}]")
    assert "C: resolve influence" in said


def test_a_cost_that_was_not_paid_cannot_be_said() -> None:
    said = run("{turn: A, A: {hand: [usul], activated: C, intrigue: []}}", "[{A: [agent usul carthag, pay]}]")
    assert "A: pay" in said


@rule("UPR-SIX-57")
def test_for_whom_a_card_is_played_must_be_said_where_two_could_have_it() -> None:
    given = "{phase: combat, first: A, A: {intrigue: [contingency_plan]}, C: {conflict: 1}, E: {conflict: 1}}"
    assert "play contingency_plan" in run(given, "[{A: play contingency_plan}]")


def test_who_has_passed_by_itself_may_say_so_once() -> None:
    given = "{phase: combat, round: 2, first: A, conflict: shadow_contest, C: {conflict: 1}}"
    assert run(given, "[{C: pass}, {A: pass}, {expect: {round: 3}}]") == ""
    assert "A: pass" in run(given, "[{C: pass}, {A: pass}, {A: pass}]")


def test_a_cost_is_not_taken_for_paid_while_there_is_a_choice() -> None:
    """It is understood as that choice, or refused: never passed over."""
    given = "{turn: A, A: {hand: [usul], activated: C, intrigue: [depart_for_arrakis], spice: 2}, "
    given += "C: {influence: {spacing_guild: 3}}}"
    said = run(given, "[{A: [play depart_for_arrakis, pay]}, {expect: {A.spice: 0, C.garrison: 6}}]")
    assert said == "" or "A: pay" in said
