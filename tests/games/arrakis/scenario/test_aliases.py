"""Scenarios of War for Arrakis: aliases of areas, leaders and tokens, and moves that may be left out."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import landsraad
from landsraad.cli.main import main
from landsraad.games.arrakis.state import cells
from landsraad.kernel.cells import Domain
from landsraad.scenarios.parser import read_scenarios
from landsraad.scenarios.runner import check_scenario


def run(text: str) -> str:
    (scenario,) = read_scenarios("game: arrakis\n" + dedent(text), "try.yaml", landsraad.game)
    return check_scenario(scenario)


def test_other_words_for_a_member_never_hide_a_member() -> None:
    domains = [value for value in vars(cells).values() if isinstance(value, Domain) and value.aliases]
    assert len(domains) >= 10
    for domain in domains:
        assert not set(domain.aliases) & set(domain.names)
        assert set(domain.aliases.values()) <= set(domain.names)
        assert [domain.names[domain.find(word)] for word in domain.aliases] == list(domain.aliases.values())


def test_short_names_in_moves_and_questions() -> None:
    assert run("""\
        given:
          turn: B
          areas:
            arrakeen: {harkonnen: {regular: 2, leaders: [baron, rabban]}}
            s5_5: {atreides: {regular: 2, leaders: [stilgar]}}
            rimwall_west: {}
          A: {hand: []}
          B: {dice: {strategy: 2}, hand: []}
        steps:
          - B: [action strategy, move arrakeen rimwall_west, leave rabban, leave regular]
          - expect: {leader_at: {baron: rimwall_west, rabban: arrakeen}}
          - legal: {B: {has: [move arrakeen s5_1], lacks: [move rimwall_west s5_1, move arrakeen s5_5]}}
          - refused: {B: move s5_1 arrakeen}
        """) == ""


def test_a_list_says_what_is_in_the_cells_of_the_tank() -> None:
    head = "given:\n  turn: A\n  A: {tank: [stilgar, null, paul]}\nsteps:\n"
    assert run(head + "  - expect: {A.tank: [stilgar, null, paul]}\n") == ""
    assert run(head + "  - expect: {A.tank: {'1': stilgar, '2': null}}\n") == ""
    assert run(head + "  - expect: {A.tank: [stilgar, paul]}\n").startswith(
        "try.yaml:6: A.tank: expected [stilgar, paul], is [stilgar, null, paul_atreides, null, null]")


def test_what_given_names_can_be_expected_by_the_same_name() -> None:
    assert run("""\
        given:
          turn: A
          revealed: [desert_war]
          attached: {fear: desert_war}
          leaders: {chani: in_play}
          A: {planning: [war_plan], objective: objective_1, dice: [strategy, strategy, mentat], supply: {fedaykin: 2}}
          B: {supply: {sardaukar: 1}}
        steps:
          - expect: {A.planning: [war_plan], A.objective: objective_1, attached: {fear: desert_war, eyes_of_ibad: null}}
          - expect: {A.planning.size: 1, A: {dice: {strategy: 2, mentat: 1}, supply: {fedaykin: 2}}}
          - expect: {leaders.chani: aside}
          - expect: {B.supply.sardaukar: 1, B.supply.special: 1}
        """) == ""
    assert run("given: {turn: A, A: {planning: [war_plan]}}\nsteps:\n  - expect: {A.planning: the_voice}\n").startswith(
        "try.yaml:4: A.planning: expected [the_voice], is [war_plan] (missing: [the_voice]; too many: [war_plan])")


def test_phases_have_the_names_of_the_rulebook_too() -> None:
    assert run("given: {phase: spice_harvesting}\nsteps:\n  - expect: {phase: harvest}\n") == ""
    assert run("given: {phase: vehicle_placement}\nsteps:\n  - expect: {phase: vehicle_placement}\n") == ""


def test_tokens_by_their_faces_and_by_their_counters() -> None:
    head = ("given:\n  turn: A\n  areas: {ne_outer_1: {atreides: {tokens: [2_elite, at_std_a]}}}\nsteps:\n"
            "  - expect: {areas.ne_outer_1.atreides.tokens: %s}\n")
    for said in ("[2_elite, 2_regular]", "[at_std_a, at_std_c]", "[t9, t10]", "2", "{has: [t9], lacks: [t1]}"):
        assert run(head % said) == "", said
    assert "missing: [t11]" in run(head % "[t9, t11]")
    assert "missing: [elite_fedaykin]" in run(head % "[t9, elite_fedaykin]")


def test_where_figures_are_placed_follows_from_the_figure() -> None:
    assert run("""\
        given:
          turn: B
          areas: {carthag: {harkonnen: {regular: 2}}}
          B: {dice: {mentat: 1}, hand: [evidence_of_rebellion]}
        steps:
          - B: plan evidence_of_rebellion
          - B: [place elite carthag, place elite carthag]
          - refused: {B: place elite arrakeen}
          - expect: {areas.carthag.harkonnen.elite: 2}
        """) == ""


def test_what_is_too_many_may_be_lost_before_a_further_move_is_declined() -> None:
    assert run("""\
        given:
          turn: B
          areas:
            arrakeen: {harkonnen: {regular: 4}}
            rimwall_west: {harkonnen: {elite: 3}}
          B: {dice: {strategy: 1}}
        steps:
          - B: [action strategy, move arrakeen rimwall_west, go, lose regular]
          - expect: {areas.rimwall_west.harkonnen: {regular: 3, elite: 3}}
        """) == ""


def test_what_nobody_chooses_is_done_before_an_expectation() -> None:
    head = """\
        given:
          turn: A
          areas: {ne_outer_1: {harkonnen: {regular: 4}}}
          A: {dice: {house: 1}, hand: [grandmother_of_a_storm]}
        chance: [hit, shield]
        steps:
          - A: plan grandmother_of_a_storm
        """
    assert run(dedent(head) + "  - expect: {areas.ne_outer_1.harkonnen.regular: 3}\n") == ""
    assert run(dedent(head) + "  - A: skip\n  - expect: {areas.ne_outer_1.harkonnen.regular: 3}\n").startswith(
        "try.yaml:10: areas.ne_outer_1.harkonnen.regular: expected 3, is 4")


def test_a_scenario_that_is_not_understood_does_not_hide_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.yaml"
    path.write_text("title: One\ngame: arrakis\nsteps:\n  - expect: {rund: 1}\n---\n"
                    "title: Two\ngame: arrakis\nsteps:\n  - expect: {round: 1}\n")
    assert main(["scenario", "check", str(path)]) == 2
    assert capsys.readouterr().out == f"ok    {path}  Two\n"
