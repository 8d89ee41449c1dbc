"""`landsraad analyse`: the moves of a position with their chances."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from landsraad.cli.main import main
from server.bots.test_reviews import record

TEXT = """\
game: imperium
options: {players: 3, leaders: [paul_atreides, glossu_rabban, earl_memnon_thorvald]}
seed: 7
given:
  round: 4
  turn: A
  A: {hand: [diplomacy, dagger], solari: 4}
steps:
  - A: agent diplomacy wealth
"""


@pytest.fixture
def scenario(tmp_path: Path) -> str:
    path = tmp_path / "mine.yaml"
    path.write_text(TEXT, encoding="utf-8")
    return str(path)


def test_a_scenario_is_told_as_text_and_as_json(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", scenario, "--simulations", "12"]) == 0
    out = capsys.readouterr().out
    assert "after move 0: the chances from 12" in out and "Send an agent with" in out and "%" in out
    assert main(["analyse", scenario, "--simulations", "12", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seat"], told["at"], told["simulations"]) == ("A", 0, 12)
    assert sum(each["visits"] for each in told["moves"]) == 12
    assert sum(told["chances"].values()) == pytest.approx(1.0, abs=0.01)
    assert main(["analyse", scenario, "--simulations", "4", "--at", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seat"], told["at"]) == ("A", 1)
    assert [(each["move"], each["visits"]) for each in told["moves"]] == [("end", 4)], "a forced move has a chance, too"


def test_a_record_at_a_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                              monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record(), encoding="utf-8")
    assert main(["analyse", str(path), "--at", "40", "--simulations", "6", "--json"]) == 0
    of_file = json.loads(capsys.readouterr().out)
    monkeypatch.setattr("sys.stdin", io.StringIO(record()))
    assert main(["analyse", "-", "--at", "40", "--simulations", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == of_file and of_file["at"] == 40


@pytest.mark.parametrize(("words", "said"), [
    (["--at", "2"], "--at: the steps of the scenario make 1 moves, not 2"),
    (["--simulations", "0"], "--simulations: 0 is not a number from 1"),
])
def test_wrong_words(scenario: str, capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert main(["analyse", scenario, *words]) == 2
    assert said in capsys.readouterr().err


def test_what_is_wrong_in_a_file_is_named_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(TEXT.replace("dagger", "daggr"), encoding="utf-8")
    assert main(["analyse", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"landsraad: {path}:7: A.hand: unknown card 'daggr'")
    game = tmp_path / "game.txt"
    game.write_text(record(), encoding="utf-8")
    assert main(["analyse", str(game)]) == 2
    assert "the game is over there; choose an earlier moment" in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "none.yaml")]) == 2
    assert "No such file" in capsys.readouterr().err
