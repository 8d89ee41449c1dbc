"""`landsraad rules` shows and searches rules, and lists those without a test."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from landsraad.cli.commands import rules as command
from landsraad.cli.main import main
from landsraad.reference.rules import rules
from landsraad.text.messages import Messages


def test_a_game_by_topic(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "imperium"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("# Dune: Imperium\n\n## Set-up\nIMP-SETUP-01  ")
    assert all(f"\n{rule.id}  {rule.text}\n" in out for rule in rules("imperium"))
    assert "UPR-" not in out


def test_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if line.startswith("# ")] == [
        "# Dune: Imperium",
        "# Dune: Imperium – Uprising",
        "# Rise of Ix",
        "# Immortality",
        "# Combining the sets",
        "# Dune: War for Arrakis",
    ]


@pytest.mark.parametrize("topic", ["TIE", "tie", "ties in combat"])
def test_one_topic_by_code_or_title(capsys: pytest.CaptureFixture[str], topic: str) -> None:
    assert main(["rules", "imperium", "--topic", topic]) == 0
    out = capsys.readouterr().out
    assert out.count("IMP-TIE-") == 5 and out.count("IMP-") == 5


def test_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "imperium", "--search", "tied second"]) == 0
    assert "IMP-TIE-04" in capsys.readouterr().out
    assert main(["rules", "imperium", "--search", "chess"]) == 0
    seen = capsys.readouterr()
    assert (seen.out, seen.err) == ("", "no rule matches\n")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "imperium", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert len(shown) == 309
    assert set(shown[0]) == {"id", "game", "topic", "topic_title", "rule", "source"}


def test_one_rule_with_its_open_questions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "imp-tie-04"]) == 0
    out = capsys.readouterr().out
    assert "IMP-TIE-04  " in out and "IMP-OPEN-01  " in out and "Our reading: " in out


@pytest.mark.parametrize("id", ["IMP-OPEN-01", "IMP-EX-01"])
def test_one_question_or_example(capsys: pytest.CaptureFixture[str], id: str) -> None:
    assert main(["rules", id]) == 0
    assert capsys.readouterr().out.startswith(f"{id}  ")
    assert main(["rules", id, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == id


def test_uncovered(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").write_text('name = "landsraad"\n')
    monkeypatch.chdir(tmp_path)
    every = [rule.id for rule in rules("imperium")] + [f"IMP-EX-{n:02}" for n in range(1, 18)]
    cited = ", ".join(repr(id) for id in every if id not in ("IMP-TIE-04", "IMP-EX-03"))
    (tmp_path / "tests" / "test_all.py").write_text(f"@rule({cited})\ndef test(): ...\n")
    assert main(["rules", "imperium", "--uncovered"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["IMP-TIE-04", "IMP-EX-03"]
    (tmp_path / "tests" / "test_rest.py").write_text("@rule('IMP-TIE-04', 'IMP-EX-03')\ndef test(): ...\n")
    assert main(["rules", "imperium", "--uncovered"]) == 0
    assert capsys.readouterr().out == ""


def test_uncovered_tells_what_waits_with_its_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").write_text('name = "landsraad"\n')
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "uprising", "--uncovered"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "UPR-EX-15" not in [line.split()[0] for line in lines]
    [line] = [line for line in lines if line.startswith("UPR-SIX-59 ")]
    assert line.endswith(" (see also: worked example: Allies settle a tie between themselves)")
    assert main(["rules", "UPR-EX-15", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["under"] == "UPR-SIX-59"


def test_uncovered_outside_a_checkout(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "imperium", "--uncovered"]) == 2
    assert capsys.readouterr().err == "landsraad: no tests folder here: run this inside a checkout of the project\n"


def test_on_a_terminal_nothing_is_lost() -> None:
    out = io.StringIO()
    command._show_rich(Console(file=out, width=4000, highlight=False), Messages.load("en"), list(rules("imperium")))
    assert all(rule.text in out.getvalue() for rule in rules("imperium"))


def test_rules_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "IMP-TIE-03", "--lang", "cs"]) == 0
    told = capsys.readouterr().out
    assert "IMP-TIE-03" in told
    assert next(rule.text for rule in rules("imperium", "cs") if rule.id == "IMP-TIE-03") in told
