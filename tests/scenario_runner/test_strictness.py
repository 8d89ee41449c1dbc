"""Where the scenario format is strict: what would be true for the wrong reason fails with an explanation."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import landsraad
from landsraad.cli.main import main
from landsraad.kernel.errors import BadInput
from landsraad.scenarios.parser import read_scenarios
from landsraad.scenarios.runner import check_scenario
from support.rules import rule

IMPERIUM = """\
game: imperium
options: {players: 3, leaders: [earl_memnon_thorvald, count_ilban_richese, glossu_rabban]}
given:
  turn: A
  first: A
  conflict: skirmish_a
  A: {hand: [dagger, diplomacy], solari: 4, spice: 4, intrigue: []}
  B: {hand: [dagger], intrigue: [], deck: [convincing_argument]}
  C: {hand: [signet_ring], intrigue: []}
"""
PLOTS = IMPERIUM.replace("spice: 4, intrigue: []", "spice: 4, intrigue: [windfall, bypass_protocol, bribery]")
ALONE = """\
game: imperium
options: {players: 1, leaders: [paul_atreides], rivals: [earl_memnon_thorvald, count_ilban_richese]}
given:
  turn: A
  first: A
  round: 2
  conflict: skirmish_a
  hagal_deck: [hagal_wealth, hagal_secrets]
  agents: {conspire: B, hardy_warriors: C}
  A: {hand: [dagger], revealed: false, intrigue: []}
"""
WAR = """\
game: arrakis
given:
  turn: B
  areas:
    arrakeen: {harkonnen: {regular: 2}}
    rimwall_west: {atreides: {regular: 2}}
  A: {hand: []}
  B: {dice: {strategy: 1}, hand: []}
"""


def run(head: str, steps: str) -> str:
    (scenario,) = read_scenarios(head + "steps:\n" + dedent(steps), "try.yaml", landsraad.game)
    return check_scenario(scenario)


def mistake(head: str, steps: str) -> str:
    with pytest.raises(BadInput) as caught:
        run(head, steps)
    return str(caught.value)


# ------------------------------------------------------------------ payments


def test_a_cost_that_nothing_had_cannot_be_said() -> None:
    assert run(PLOTS, "- A: [play windfall, pay]\n").startswith(
        "try.yaml:11: A: pay: play windfall has cost nothing, and nothing is to be paid; A can: ")
    assert "A: pay: choose 1 has cost nothing" in run(PLOTS, "- A: [play bypass_protocol, choose 1, pay]\n")
    assert run(PLOTS, "- A: [play bypass_protocol, choose 2, pay]\n- expect: {A.spice: 2}\n") == ""
    assert run(PLOTS, "- A: [play bribery, pay]\n- expect: {A.solari: 2}\n") == ""


# ------------------------------------------------------------------ refusals and their reasons


def test_a_refusal_may_name_its_rule_or_its_reason() -> None:
    occupied = "- A: agent dagger hall_of_oratory\n- refused: {B: {move: agent dagger hall_of_oratory, %s}}\n"
    assert run(IMPERIUM, occupied % "rule: IMP-AGENT-05") == ""
    assert run(IMPERIUM, occupied % "reason: occupied") == ""
    assert run(IMPERIUM, occupied % "rule: IMP-BUY-04") == (
        "try.yaml:12: B: agent dagger hall_of_oratory: refused, but not because of IMP-BUY-04: Hall of Oratory: "
        "occupied by A (IMP-AGENT-05); that is rule: IMP-AGENT-05 or reason: occupied")
    assert "not because of not-your-decision" in run(IMPERIUM, """\
        - refused: {A: {move: agent dagger high_council, reason: not-your-decision}}
        """)


def test_a_refusal_says_what_it_does_not_understand() -> None:
    assert mistake(IMPERIUM, "- refused: {A: {move: reveal, rul: IMP-AGENT-05}}\n") == (
        "try.yaml:11: refused: a refusal has no 'rul'; did you mean 'rule'?; it has move, rule, reason")
    assert "no move is named" in mistake(IMPERIUM, "- refused: {A: {rule: IMP-AGENT-05}}\n")
    assert "name one" in mistake(IMPERIUM, "- refused: {A: {move: deploy *, reason: occupied}}\n")


def test_it_is_not_enough_that_another_seat_decides() -> None:
    """B is not asked anything, and `buy stilgar` is unrelated to A's decision."""
    assert run(IMPERIUM, "- refused: {B: buy stilgar}\n") == (
        "try.yaml:11: B: buy stilgar: refused only because the decision is A's; if that is meant, write "
        "B: {move: buy stilgar, reason: not-your-decision}")
    assert run(IMPERIUM, "- refused: {B: {move: buy stilgar, reason: not-your-decision}}\n") == ""
    assert "refused only because the decision is A's" in run(
        IMPERIUM, "- refused: {B: {move: agent dagger high_council, rule: IMP-AGENT-10}}\n")


def test_whose_decision_it_is_may_be_what_a_refusal_is_about() -> None:
    """It is not B's turn, B cannot answer for A, and A has nothing left to do after its move."""
    assert run(IMPERIUM, "- refused: {B: [reveal, agent dagger rally_troops]}\n") == ""
    assert run(PLOTS, "- A: [play bypass_protocol]\n- refused: {B: choose 1}\n") == ""
    ended = "- A: [agent dagger rally_troops, end]\n"
    assert run(IMPERIUM, ended + "- refused: {A: [deploy 1, agent diplomacy wealth]}\n") == ""


def test_a_refusal_looks_past_a_turn_in_which_nothing_is_left() -> None:
    """B is asked after A ends its turn: what B could do then is not refused, unless the turn is meant."""
    steps = "- A: agent dagger rally_troops\n- refused: {B: %s}\n- expect: {A.agents: 1, turn: B}\n"
    assert run(IMPERIUM, steps % "agent dagger rally_troops") == ""
    assert run(IMPERIUM, steps % "agent diplomacy wealth") == ""
    head = IMPERIUM.replace("B: {hand: [dagger]", "B: {persuasion: 3, hand: [dagger]")
    assert run(head, steps % "{move: agent diplomacy wealth, reason: not-in-hand}") == ""
    assert "not refused; it is a legal move" in run(head, steps % "{move: reveal, reason: not-in-hand}")


def test_the_only_move_that_has_been_made_was_not_refused() -> None:
    head = IMPERIUM.replace("[dagger, diplomacy]", "[test_of_humanity]").replace("[signet_ring]", "[]")
    steps = "- A: agent test_of_humanity hall_of_oratory\n- %s\n"
    assert run(head, steps % "B: discard dagger") == ""
    assert run(head, steps % "refused: {B: discard dagger}") == (
        "try.yaml:12: B: discard dagger: not refused; it was the only move B had, and it has been made")
    assert run(head, steps % "refused: {B: discard diplomacy}") == ""


# ------------------------------------------------------------------ wildcards


def test_any_word_in_what_is_refused_and_in_what_is_lacking() -> None:
    assert run(IMPERIUM, "- refused: {A: [deploy *, agent * high_council, agent dagger conspire]}\n") == ""
    assert run(IMPERIUM, "- refused: {A: agent * mentat}\n") == (
        "try.yaml:11: A: agent * mentat: not refused; these are legal moves: agent dagger mentat")
    assert "no space is called 'mentt'" in mistake(IMPERIUM, "- refused: {A: agent * mentt}\n")
    assert run(IMPERIUM, "- expect: {legal: {has: [agent dagger *], lacks: [deploy *, agent * arrakeen]}}\n") == ""
    assert "legal.lacks: [agent * mentat] should not be there" in run(
        IMPERIUM, "- expect: {legal: {lacks: [agent * mentat]}}\n")
    assert "legal.has: [deploy *] is missing" in run(IMPERIUM, "- expect: {legal: {has: [deploy *]}}\n")


# ------------------------------------------------------------------ whose turn it is


@pytest.mark.parametrize(("steps", "said"), [
    ("- expect: {turn: B}\n", ""),
    ("- expect: {turn: A}\n", "turn: expected A, who has nothing left to do: the turn is over; if it is meant to be "
                              "open, let a step of A follow; A decides (order, dagger): end"),
    ("- expect: {turn: A}\n- A: end\n- expect: {turn: B}\n", ""),
    ("- expect: {turn: A}\n- legal: {A: {is: [end]}}\n", ""),
    ("- expect: {turn: A}\n- B: reveal\n", "turn: expected A, who has nothing left to do"),
    ("- expect: {turn: B}\n- expect: {turn: A}\n", "turn: expected A, is B"),
    ("- expect: {turn: C}\n", "turn: expected C, is A"),
])
def test_it_is_the_turn_of_one_seat(steps: str, said: str) -> None:
    found = run(IMPERIUM, f"- A: agent dagger hall_of_oratory\n{steps}")
    assert said in found and (found == "") == (said == "")


def test_a_turn_that_could_go_on_is_open_until_something_says_that_it_is_over() -> None:
    """A could still play a plot card."""
    done = "- A: agent dagger hall_of_oratory\n"
    assert run(PLOTS, f"{done}- expect: {{turn: A}}\n- expect: {{A.agents: 1}}\n- B: reveal\n") == ""
    assert run(PLOTS, f"{done}- expect: {{turn: B}}\n") == ""
    assert "turn: expected B, is A" in run(PLOTS, f"{done}- expect: {{turn: A}}\n- expect: {{turn: B}}\n")


# ------------------------------------------------------------------ forced results


def test_forced_results_must_not_end_in_the_middle_of_a_roll() -> None:
    attack = "- B: [action strategy, attack arrakeen rimwall_west]\n- expect: {over: false}\n"
    for dice in ("hit", "hit, shield, hit"):
        said = run(f"{WAR}chance: [{dice}]\n", attack)
        n = 4 - len(dice.split(","))
        assert said == f"try.yaml:11: chance: the list ends in the middle of a roll; it needs {n} more (combat die)"
    assert run(f"{WAR}chance: [shield, shield, shield, shield]\n", attack) == ""
    assert run(WAR, attack) == ""  # nothing is forced
    assert "nothing asked for hit" in run(f"{WAR}chance: [shield, shield, shield, shield, hit]\n", attack)


def test_what_is_drawn_later_is_another_roll() -> None:
    """The die of the first Harkonnen turn is forced; those of later turns are not and need not be."""
    head = "game: arrakis\noptions: {players: 1}\ngiven: {turn: A, A: {dice: {}, hand: []}}\n"
    assert run(f"{head}chance: [mentat]\n", "- A: pass\n- A: pass\n- expect: {over: false}\n") == ""


# ------------------------------------------------------------------ automatic steps


def test_a_step_that_the_rules_take_by_themselves_can_be_looked_at() -> None:
    """The hand has one card to reveal: both Rivals continue, then the round ends, in one step of A."""
    assert run(ALONE, """\
        - A: [reveal, end]
        - before: B
        - expect: {turn: B, agents: {wealth: null, conspire: B}}
        - after: B
        - expect: {turn: C, agents: {wealth: B, secrets: null}, B.agents: 0}
        - before: C
        - expect: {agents: {wealth: B, secrets: null}}
        - after: C
        - expect: {agents: {wealth: B, secrets: C}, bonus_spice.hagga_basin: 0}
        - before: makers
        - expect: {bonus_spice.hagga_basin: 0, turn: null}
        - after: makers
        - expect: {bonus_spice.hagga_basin: 1, agents: {wealth: B}, round: 2}
        - before: recall
        - expect: {bonus_spice.hagga_basin: 1, agents: {wealth: B}}
        - after: recall
        - expect: {agents: {wealth: null}, round: 2, first: B}
        - after: round_start
        - expect: {round: 3, A.hand: 5, turn: B}
        """) == ""


@pytest.mark.parametrize(("steps", "said"), [
    ("- before: makers\n- expect: {bonus_spice.hagga_basin: 1}\n", "expected 1, is 0 (before makers)"),
    ("- after: makers\n- expect: {bonus_spice.hagga_basin: 0}\n", "expected 0, is 1 (after makers)"),
    ("- after: makers\n- before: combat\n",
     "before: combat has not come since the last move and what was looked at after it; "
     "what has come is recall, round_start, B, C"),
    ("- expect: {turn: A, round: 3}\n- before: makers\n", "what has come is nothing"),
])
def test_what_is_expected_of_a_moment_must_be_true_then(steps: str, said: str) -> None:
    assert said in run(ALONE, f"- A: [reveal, end]\n{steps}")


def test_a_moment_needs_a_name_that_there_is() -> None:
    assert mistake(ALONE, "- before: makrs\n") == (
        "try.yaml:12: nothing that happens by itself is called 'makrs'; did you mean 'makers'?; there are round_start, "
        "combat, makers, recall, and the seats that the rules run")


@rule("WFA-ROUND-01")
def test_the_phases_of_the_war_can_be_looked_at() -> None:
    head = WAR.replace("    rimwall_west: {atreides: {regular: 2}}\n",
                       "    ne_outer_1: {harkonnen: {regular: 1}, wormsign: worm}\n").replace("strategy", "mentat")
    steps = "- B: [action mentat, draw corrino_allies, draw corrino_allies, end]\n"
    assert run(head, steps + """\
- before: desert_hazards
- expect: {areas: {ne_outer_1: {wormsign: true, harkonnen.regular: 1}}, turn: null}
""") == ""
    assert "(before hazards)" in run(head, steps + "- before: hazards\n- expect: {areas.ne_outer_1.wormsign: false}\n")


# ------------------------------------------------------------------ ids


def test_an_id_is_shown_where_something_differs() -> None:
    head = f"id: turn-1\n{IMPERIUM}"
    assert run(head, "- expect: {round: 2}\n").startswith("try.yaml:12: turn-1: round: expected 2, is 1; A decides")
    assert mistake(head, "- expect: {rund: 2}\n").startswith("try.yaml:12: turn-1: the table has nothing called 'rund'")
    assert mistake(f"id: two words\n{IMPERIUM}", "- expect: {round: 1}\n") == (
        "try.yaml:1: id: 'two words' is not made of letters, digits, '-', '_' and '.'")


def test_an_id_belongs_to_one_scenario_and_finds_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = "id: one\ntitle: First\ngame: imperium\ngiven: {turn: A}\nsteps:\n  - expect: {round: 1}\n"
    two = one.replace("one", "two").replace("First", "Second")
    (tmp_path / "a.yaml").write_text(f"{one}---\n{two}")
    assert main(["scenario", "check", str(tmp_path), "--id", "two"]) == 0
    assert capsys.readouterr().out == f"ok    {tmp_path}/a.yaml [two]  Second\n"
    assert main(["scenario", "check", str(tmp_path), "--id", "tow"]) == 2
    assert capsys.readouterr().err == "landsraad: no scenario here has the id 'tow'; did you mean 'two'?\n"
    (tmp_path / "b.yaml").write_text(f"title: Else\n{one}".replace("title: First\n", ""))
    assert main(["scenario", "check", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        f"landsraad: {tmp_path}/b.yaml:2: id: 'one' is the id of {tmp_path}/a.yaml:1 already; choose another\n")
    (tmp_path / "b.yaml").write_text(f"{two}---\n{two}")
    assert main(["scenario", "check", str(tmp_path / "b.yaml")]) == 2
    assert "b.yaml:8: id: 'two' is the id of" in capsys.readouterr().err


def test_a_rule_of_a_refusal_must_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("game: imperium\nsteps:\n  - refused: {A: {move: buy stilgar, rule: IMP-BUY-77}}\n")
    assert main(["scenario", "check", str(path)]) == 2
    assert "a.yaml:3: unknown rule 'IMP-BUY-77'" in capsys.readouterr().err
