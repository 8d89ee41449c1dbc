"""Citations of tests are read correctly, and errors name the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.reference import coverage
from landsraad.reference.rules import games as books

CITING_TEST = """
import pytest
from support.rules import rule

@rule("IMP-TIE-01", "IMP-TIE-02")
def test_one(): ...

@pytest.mark.parametrize("n", [
    pytest.param(1, marks=rule("IMP-TIE-03")),
    pytest.param(2, marks=pytest.mark.rule("IMP-TIE-04")),
])
def test_two(n): ...

def test_three(thing):
    "rule('IMP-TIE-05')"
    thing.rule("anything")
"""

CITING_SCENARIO = """\
title: A tie
rules:
  - IMP-TIE-05
  - IMP-EX-01
given: {rules: [not read]}
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "scenarios" / "deep").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "landsraad"\n')
    return folder


def test_python_and_scenario_citations(tests: Path) -> None:
    (tests / "test_it.py").write_text(CITING_TEST)
    (tests / "scenarios" / "deep" / "tie.yaml").write_text(CITING_SCENARIO)
    found = [(c.id, c.path.name, c.line) for c in coverage.citations(tests)]
    assert found == [
        ("IMP-TIE-01", "test_it.py", 5),
        ("IMP-TIE-02", "test_it.py", 5),
        ("IMP-TIE-03", "test_it.py", 9),
        ("IMP-TIE-04", "test_it.py", 10),
        ("IMP-TIE-05", "tie.yaml", 3),
        ("IMP-EX-01", "tie.yaml", 4),
    ]
    left = {item.id for item in coverage.uncovered("imperium", tests)}
    assert len(left) == 309 + 17 - 6
    assert not left & {"IMP-TIE-01", "IMP-TIE-05", "IMP-EX-01"}
    assert {"IMP-SETUP-01", "IMP-EX-02"} <= left


def test_what_needs_an_uncovered_part_of_the_game_waits_for_it(tests: Path) -> None:
    """Worked examples of the six-player game are listed with its rules until something cites those."""
    (tests / "test_it.py").write_text('@rule("UPR-SPACE-03")\ndef test(): ...\n')
    left = {item.id for item in coverage.uncovered("uprising", tests)}
    assert {"UPR-SIX-24", "UPR-EX-01", "UPR-COMBO-02"} <= left
    assert not left & {"UPR-EX-04", "UPM-MIXING-01"}
    waiting = {gap.item.id: [item.id for item in gap.waiting] for gap in coverage.gaps("uprising", tests)}
    assert (waiting["UPR-SIX-24"], waiting["UPR-COMBO-02"]) == (["UPR-EX-04"], ["UPM-MIXING-01"])
    (tests / "test_it.py").write_text('@rule("UPR-SIX-24")\ndef test(): ...\n')
    assert "UPR-EX-04" in {item.id for item in coverage.uncovered("uprising", tests)}


def test_every_rule_and_example_is_cited_and_every_citation_known() -> None:
    cited = {citation.id for citation in coverage.citations(coverage.tests_folder(Path(__file__).parent))}
    assert [gap.item.id for game in books() for gap in coverage.gaps_beside(game, cited)] == []


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("test_it.py", '\n@rule("IMP-TEI-01")\ndef test(): ...\n', "test_it.py:2: unknown rule 'IMP-TEI-01'; did"),
        ("scenarios/a.yaml", "title: x\nrules: [IMP-TIE-01,\n  IMP-TIE-77]\n", "a.yaml:3: unknown rule 'IMP-TIE-77'"),
        ("scenarios/a.yaml", "title: x\nrules: [\n", "a.yaml:3: not YAML"),
        ("scenarios/a.yaml", "title: \x00\n", "a.yaml:1: not YAML"),
        ("test_it.py", "x = 1\ndef (\n", "test_it.py:2: not Python"),
    ],
)
def test_a_wrong_file_names_its_line(tests: Path, file: str, text: str, message: str) -> None:
    (tests / file).write_text(text)
    with pytest.raises(BadInput) as refused:
        coverage.citations(tests)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_tests_folder_is_found_from_inside_the_checkout(tests: Path) -> None:
    assert coverage.tests_folder(tests / "scenarios") == tests.resolve()


def test_no_checkout_no_coverage(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no tests folder here"):
        coverage.tests_folder(tmp_path)
