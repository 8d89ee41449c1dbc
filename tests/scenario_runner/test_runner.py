"""The scenario format: what it accepts, what it refuses, and which line its errors name."""

from __future__ import annotations

from textwrap import dedent

import pytest

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.scenarios.parser import Scenario, read_scenarios
from landsraad.scenarios.runner import check_scenario

HEAD = """\
title: A try
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


def scenarios(text: str) -> list[Scenario]:
    return read_scenarios(dedent(text), "try.yaml", landsraad.game)


def run(steps: str, head: str = HEAD) -> str:
    """The first difference of a scenario with these steps, which start on line 12."""
    (scenario,) = scenarios(head + "steps:\n" + dedent(steps))
    return check_scenario(scenario)


def mistake(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        for scenario in scenarios(text):
            check_scenario(scenario)
    return str(caught.value)


# ------------------------------------------------------------------ moves


def test_moves_and_expectations_hold() -> None:
    assert run("""\
        - A: agent dagger rally_troops
        - expect: {A.solari: 0, A: {garrison: 7, supply: 5, hand: [diplomacy]}}
        - expect: {agents: {rally_troops: A, arrakeen: null}}
        - B: reveal
        - expect: {turn: C, B.discard: [dagger], phase: turns, over: false, winner: null, winners: []}
        """) == ""


def test_the_move_of_another_seat_says_whose_decision_it_is() -> None:
    assert run("- B: reveal\n").startswith(
        "try.yaml:12: B: reveal: the decision is A's, not B's; A can: agent dagger mentat, ")


def test_an_illegal_move_says_why() -> None:
    said = run("- A: agent dagger conspire\n")
    assert said.startswith("try.yaml:12: A: agent dagger conspire: ")


def test_a_forced_move_may_be_written_out() -> None:
    """B has only a Dagger to reveal and nothing to spend, so the engine ends the turn automatically."""
    assert run("- A: agent dagger rally_troops\n- A: end\n- B: reveal\n- B: end\n- expect: {turn: C}\n") == ""
    assert run("- A: agent dagger rally_troops\n- B: [reveal, done]\n- expect: {turn: C}\n") == ""
    assert run("- A: agent dagger rally_troops\n- auto: A\n- B: reveal\n- auto: B\n- expect: {turn: C}\n") == ""


def test_a_forced_move_counts_once_and_only_for_its_seat() -> None:
    twice = run("- A: agent dagger rally_troops\n- A: end\n- A: end\n")
    assert twice.startswith("try.yaml:14: A: end: the decision is B's")
    other = run("- A: agent dagger rally_troops\n- C: end\n")
    assert other.startswith("try.yaml:13: C: end: the decision is B's")


def test_a_forced_move_is_forgotten_after_the_next_move() -> None:
    late = run("- A: agent dagger rally_troops\n- B: reveal\n- A: end\n")
    assert late.startswith("try.yaml:14: A: end: the decision is C's")


def test_forced_moves_on_the_way_to_the_first_decision() -> None:
    """Nobody has a combat card: both pass, and the round is over before anyone is asked."""
    assert check_scenario(scenarios("""\
        game: imperium
        options: {players: 3, leaders: [earl_memnon_thorvald, count_ilban_richese, glossu_rabban]}
        given:
          phase: combat
          first: A
          conflict: skirmish_a
          A: {conflict: 2, intrigue: []}
          B: {conflict: 1, intrigue: []}
        steps:
          - A: pass
          - B: pass
          - expect: {A.vp: 1, B.solari: 2, B.intrigue: 1, round: 2, first: B, turn: B}
        """)[0]) == ""


def test_auto_with_several_moves_fails() -> None:
    assert run("- auto: A\n").startswith("try.yaml:12: auto: A has several moves; A can: ")


ALONE = """\
title: A try
game: imperium
options: {players: 1, leaders: [paul_atreides], rivals: [earl_memnon_thorvald, count_ilban_richese]}
given:
  turn: B
  first: B
  hagal_deck: [hagal_wealth, hagal_secrets]
  A: {hand: [dagger]}
"""


@pytest.mark.parametrize("steps, said", [
    ("- expect: {B.agents: 2}\n- expect: {agents: {wealth: B}, C.agents: 2}\n- expect: {agents: {secrets: C}}\n", ""),
    ("- auto: B\n- C: pass\n- expect: {turn: A, B.agents: 1, C.agents: 1}\n", ""),
    ("- expect: {agents: {secrets: C}}\n- expect: {B.agents: 2}\n", "B.agents: expected 2, is 1"),
    ("- auto: B\n- expect: {B.agents: 2}\n", "B.agents: expected 2, is 1"),
    ("- A: reveal\n- expect: {agents: {wealth: null}, round: 1}\n", "agents.wealth: expected null, is B"),
    ("- B: reveal\n", "B: reveal: the decision is A's, not B's"),
])
def test_the_turns_of_automas_may_be_told_but_not_taken_back(steps: str, said: str) -> None:
    found = run(steps, ALONE)
    assert said in found and (found == "") == (said == "")


def test_an_automa_needs_a_card_to_turn_up() -> None:
    assert "no House Hagal card left" in mistake(ALONE.replace("hagal_deck: [hagal_wealth, hagal_secrets]",
                                                               "hagal_deck: []\n  hagal_discard: []"))


def test_a_zone_that_is_left_out_must_be_the_only_one() -> None:
    head = HEAD.replace("hand: [dagger, diplomacy]", "hand: [dagger, diplomacy], discard: [dagger]")
    steps = """\
        - A: agent diplomacy selective_breeding
        - A: trash dagger
        """
    assert run(steps, head) == "try.yaml:13: A: trash dagger: that may be trash dagger hand or trash dagger discard"
    assert run(steps) == ""


def test_declining_words() -> None:
    head = HEAD.replace("[dagger, diplomacy]", "[signet_ring, reconnaissance]") + "  intrigue_deck: [ambush]\n"
    assert run("- A: [agent reconnaissance carthag, pass]\n- expect: {A.conflict: 0, turn: B}\n", head) == ""
    nothing = run("- A: done\n")
    assert "nothing on offer declines" in nothing


# ------------------------------------------------------------------ questions


@pytest.mark.parametrize("step, said", [
    ("A.vp: 3", "A.vp: expected 3, is 0"),
    ("A.hand: [dagger, dagger]",
     "A.hand: expected [dagger, dagger], is [dagger, diplomacy] (missing: [dagger]; too many: [diplomacy])"),
    ("A.hand: 3", "A.hand: expected 3 of them, is 2: [dagger, diplomacy]"),
    ("A.hand: {has: [signet_ring]}", "A.hand.has: [signet_ring] is missing; is [dagger, diplomacy]"),
    ("A.hand: {lacks: [dagger]}", "A.hand.lacks: [dagger] should not be there; is [dagger, diplomacy]"),
    ("A: {influence: {fremen: 1}}", "A.influence.fremen: expected 1, is 0"),
    ("agents: {arrakeen: A}", "agents.arrakeen: expected A, is null"),
    ("agents: {arrakeen: [A, B]}", "agents.arrakeen: expected [A, B], is [] (missing: [A, B])"),
    ("A.alliances: [fremen]", "A.alliances: expected [fremen], is [] (missing: [fremen])"),
    ("B.deck: [dagger]", "B.deck: expected [dagger], is [convincing_argument]"),
    ("turn: B", "turn: expected B, is A"),
    ("over: true", "over: expected true, is false"),
    ("winner: A", "winner: expected A, is null"),
    ("phase: combat", "phase: expected combat, is turns"),
])
def test_the_first_difference_in_plain_words(step: str, said: str) -> None:
    found = run(f"- expect: {{{step}}}\n")
    assert found.startswith(f"try.yaml:12: {said}; A decides (turn): agent dagger mentat, agent ")
    assert found.endswith(", …")


@pytest.mark.parametrize("step", [
    "A.hand: [diplomacy, dagger]", "A.hand: 2", "A.hand.size: 2", "A.council: false", "B.deck: [convincing_argument]",
    "imperium_deck.size: 62", "A.tokens: []", "conflict: skirmish_a", "A.strength: 0", "mentat: null",
])
def test_what_holds(step: str) -> None:
    assert run(f"- expect: {{{step}}}\n") == ""


def test_a_deck_of_the_table_is_compared_by_its_top() -> None:
    head = HEAD + "  intrigue_deck: [ambush, windfall]\n"
    assert run("- expect: {intrigue_deck: [ambush, windfall]}\n", head) == ""
    assert run("- expect: {intrigue_deck: [ambush]}\n", head) == ""
    assert "expected [windfall], is [ambush]" in run("- expect: {intrigue_deck: [windfall]}\n", head)
    assert "expected [], is [ambush, " in run("- expect: {intrigue_deck: []}\n", head)


def test_legal() -> None:
    assert run("- legal: {A: {has: [reveal, agent dagger *], lacks: [agent dagger conspire, deploy *]}}\n") == ""
    assert run("- legal: {A: {has: [agent dagger high_council]}}\n").startswith(
        "try.yaml:12: agent dagger high_council: not legal; A can: ")
    assert run("- legal: {A: {lacks: [agent * mentat]}}\n") == (
        "try.yaml:12: agent * mentat: should not be legal; A can: agent dagger mentat")
    assert "expected exactly: reveal; A can: " in run("- legal: {A: {is: [reveal]}}\n")
    assert run("- legal: {B: {is: []}}\n") == ""


SIX = """\
title: t
rules: [r]
game: uprising
options: {players: 6, leaders: [muad_dib, feyd_rautha_harkonnen, gurney_halleck, shaddam_corrino_iv, lady_jessica,
                                princess_irulan]}
given:
  turn: D
  D: {hand: [sardaukar_coordination], activated: F, spice: 3, intrigue: [desert_mouse]}
  F: {garrison: 3}
steps:
  - D: agent sardaukar_coordination sardaukar
"""


@pytest.mark.parametrize(("question", "said"), [
    ("{F: {has: [deploy 0, deploy 4], lacks: [deploy 5]}}", ""),
    ("{F: {lacks: [deploy 5]}}", ""),
    ("{F: {lacks: [deploy 4]}}", "F has no decision to make; D can: "),
    ("{F: {has: [deploy 5]}}", "F has no decision to make; D can: "),
    ("{B: {lacks: [deploy 5]}}", "B has no decision to make; D can: "),
])
def test_what_a_seat_can_do_once_another_hands_over_what_it_cannot_keep(question: str, said: str) -> None:
    """The other seat's plot card, which may be played at any time, changes nothing."""
    [scenario] = scenarios(f"{SIX}  - legal: {question}\n  - F: deploy 4\n")
    assert check_scenario(scenario).startswith(f"try.yaml:12: {said}" if said else "")
    assert bool(check_scenario(scenario)) == bool(said)


def test_a_box_with_nothing_to_give_may_be_named_though_a_plot_card_is_left() -> None:
    [scenario] = scenarios("""\
        game: uprising
        options: {players: 3, leaders: [feyd_rautha_harkonnen, gurney_halleck, lady_jessica]}
        given: {turn: A, A: {hand: [branching_path], intrigue: [desert_mouse], spice: 3}}
        steps:
          - A: [agent branching_path secrets, resolve card]
          - expect: {turn: A, A.spice: 3}
        """)
    assert check_scenario(scenario) == ""


def test_what_a_seat_lacks_needs_a_decision_of_that_seat() -> None:
    assert run("- legal: {B: {lacks: [reveal]}}\n").startswith("try.yaml:12: B has no decision to make; A can: ")


def test_refused() -> None:
    assert run("- refused: {A: agent dagger high_council}\n- refused: {B: reveal}\n") == ""
    assert run("- refused: {A: [agent dagger high_council, reveal]}\n") == (
        "try.yaml:12: A: reveal: not refused; it is a legal move")


def test_forced_chance() -> None:
    head = HEAD.replace("B: {hand: [dagger], intrigue: []",
                        "B: {hand: [dagger], intrigue: [ambush, bribery, charisma, windfall]")
    theft = "- A: agent diplomacy secrets\n- expect: {A.intrigue: {has: [charisma]}, B.intrigue: 3}\n"
    assert run(theft, head + "chance: [charisma]\n") == ""
    assert "A.intrigue.has: [charisma] is missing" in run(theft, head + "chance: [ambush]\n")
    assert run("- A: agent diplomacy wealth\n", head + "chance: [ambush]\n") == (
        "try.yaml:11: chance: nothing asked for ambush")
    assert "try.yaml:11: chance: 'dagger' is not among the cards to pick from" in mistake(
        head + "chance: [dagger]\nsteps:\n  - A: agent diplomacy secrets\n")


def test_chance_is_the_same_for_the_events() -> None:
    text = HEAD.replace("B: {hand: [dagger], intrigue: []",
                        "B: {hand: [dagger], intrigue: [ambush, bribery, charisma, windfall]")
    table = scenarios(text + "chance: [charisma]\n")[0].open()
    table.play("agent diplomacy secrets")
    drawn = [event["card"] for event in table.events(seat="A") if event["kind"] == "drew_intrigue"]
    assert drawn[-1] == "charisma"


# ------------------------------------------------------------------ mistakes


@pytest.mark.parametrize("line, said", [
    ("titel: x", "try.yaml:11: a scenario has no key 'titel'; did you mean 'title'?"),
    ("seed: [x]", "try.yaml:11: seed: ['x'] is not a number or a text"),
    ("  D: {vp: 1}", "try.yaml:11: the table has nothing called 'D'"),
    ("  A: {vp: 1}", "try.yaml:11: 'A' is there twice"),
    ("  conflict_dek: []", "try.yaml:11: the table has nothing called 'conflict_dek'; did you mean 'conflict_deck'?"),
    ("  row: [stilgr]", "try.yaml:11: row: no card is called 'stilgr'; did you mean 'stilgar'?"),
    ("  row:\n   - scout\n   - stilgr", "try.yaml:13: row: no card is called 'stilgr'; did you mean 'stilgar'?"),
    ("  bonus_spice: {haga_basin: 1}",
     "try.yaml:11: bonus_spice: no space is called 'haga_basin'; did you mean 'hagga_basin'?"),
    ("  agents: {arrakeen: F}", "try.yaml:11: agents.arrakeen: 'F' is no seat of this game"),
    ("  phase: combt", "try.yaml:11: phase: 'combt' is not one of round_start, turns, combat, makers, recall, endgame; "
                       "did you mean 'combat'?"),
    ("steps: [{E: reveal}]", "try.yaml:11: no step and no seat is called 'E'"),
    ("steps: [{expct: {turn: A}}]", "try.yaml:11: no step and no seat is called 'expct'; did you mean 'expect'?"),
    ("steps: [{D: reveal}]", "try.yaml:11: no seat is called 'D' in this game; the seats are A, B, C"),
    ("steps: [{A: revel}]", "try.yaml:11: not a move: 'revel'; did you mean 'reveal'?"),
    ("steps: [{A: buy stilgr}]", "try.yaml:11: no card is called 'stilgr'; did you mean 'stilgar'?"),
    ("steps: [{refused: {A: buy stilgr}}]", "try.yaml:11: no card is called 'stilgr'; did you mean 'stilgar'?"),
    ("steps: [{legal: {A: {has: [agent * arakeen]}}}]",
     "try.yaml:11: no space is called 'arakeen'; did you mean 'arrakeen'?"),
    ("steps: [{legal: {A: {hs: [reveal]}}}]",
     "try.yaml:11: legal: no question is called 'hs'; did you mean 'has'?; there are has, lacks, is"),
    ("steps: [{expect: {A.spce: 1}}]", "try.yaml:11: A has nothing called 'spce'; did you mean 'spice'?"),
    ("steps: [{expect: {A: {spce: 1}}}]", "try.yaml:11: A has nothing called 'spce'; did you mean 'spice'?"),
    ("steps: [{expect: {rownd: 1}}]", "try.yaml:11: the table has nothing called 'rownd'; did you mean 'round'?"),
    ("steps: [{expect: {A.hand: [dager]}}]", "try.yaml:11: A.hand: no card is called 'dager'; did you mean 'dagger'?"),
    ("steps: [{expect: {A.hand: {hass: []}}}]",
     "try.yaml:11: A.hand is a list: it has no part 'hass'; did you mean 'has'?"),
    ("steps: [{expect: {agents: {arakeen: A}}}]",
     "try.yaml:11: agents: no space is called 'arakeen'; did you mean 'arrakeen'?"),
    ("steps: [{expect: {A.influence.fremn: 1}}]",
     "try.yaml:11: A.influence: no faction is called 'fremn'; did you mean 'fremen'?"),
    ("steps: [{expect: {winner: Z}}]", "try.yaml:11: 'Z' is not a seat in this game"),
    ("steps: [reveal]", "try.yaml:11: a step is one key and its value ('A: move', expect, legal, auto, refused, "
                        "before, after), not 'reveal'"),
    ("steps: [{A: 5}]", "try.yaml:11: A: 5 is not a move"),
])
def test_a_mistake_names_its_line_and_the_nearest_word(line: str, said: str) -> None:
    assert mistake(HEAD + line + "\n") == said


def test_a_mistake_in_the_seat_names_its_line() -> None:
    text = HEAD.replace("  C: {hand: [signet_ring], intrigue: []}", "  C:\n    watr: 1\n    hand: [signet_ring]")
    assert mistake(text) == "try.yaml:11: C has nothing called 'watr'; did you mean 'water'?"
    assert mistake(HEAD.replace("hand: [signet_ring]", "hand: [signet]")) == (
        "try.yaml:10: C.hand: no card is called 'signet'; did you mean 'signet_ring'?")
    assert mistake(HEAD.replace("C: {hand: [signet_ring]", "C: {garrison: 13")) == (
        "try.yaml:10: C: there are only 12 troops, not 13 (IMP-COMP-10)")
    assert mistake(HEAD.replace("C: {hand: [signet_ring]", "C: {strength: 3")) == (
        "try.yaml:10: C.strength: 3 is not what the units in the Conflict and the swords give, but 0")


def test_mistakes_in_game_and_options() -> None:
    assert mistake("game: imperum\n") == (
        "try.yaml:1: no game is called 'imperum'; did you mean 'imperium'?")
    assert mistake("title: x\n") == "try.yaml:1: the key 'game' is missing"
    assert mistake("game: imperium\noptions:\n  players: 3\n  leders: []\n") == (
        "try.yaml:4: imperium has no option 'leders'; did you mean 'leaders'?")
    assert "try.yaml:2: option leaders: 'paul' is not one of" in mistake("game: imperium\noptions: {leaders: [paul]}\n")
    assert mistake("") .startswith("try.yaml:1: the file is empty")
    assert mistake("- a\n").startswith("try.yaml:1: a scenario is a list of keys and values")
    assert mistake("game: [\n").startswith("try.yaml:2: not YAML: ")


def test_several_scenarios_in_a_file() -> None:
    two = scenarios(HEAD + "---\ngame: imperium\ntitle: Another\ngiven: {turn: A}\nsteps:\n  - expect: {round: 9}\n")
    assert [scenario.title for scenario in two] == ["A try", "Another"]
    assert check_scenario(two[1]).startswith("try.yaml:16: round: expected 9, is 1; ")
