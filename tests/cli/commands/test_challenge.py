"""`landsraad challenge`: playing in the terminal, and checking results."""

from __future__ import annotations

import datetime
import io
import json
import sys
from pathlib import Path

import pytest

from landsraad.challenges import calendar
from landsraad.challenges.local import LocalChallenges
from landsraad.challenges.results import read_result, write_result
from landsraad.cli.main import main
from support.challenges import DAY, KEY, OTHER_KEY, finished, result, write


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(calendar, "today", lambda: DAY)
    return tmp_path / "landsraad"


def challenge(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str,
              lines: str = "") -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    code = main(["challenge", *words])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


GAME = finished(calendar.daily("imperium", DAY))
MOVES = [GAME.notation(move) for move in GAME.moves]


def test_an_attempt_is_kept_and_finished_and_a_second_one_is_practice(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    play = ("imperium", "--plain", "--name", "Olena")
    _, out, _ = challenge(monkeypatch, capsys, *play, lines=f"{MOVES[0]}\nundo\nquit\n")
    assert "in a challenge nothing is taken back" in out and "the same command goes on with it" in out
    assert "an attempt is under way" in challenge(monkeypatch, capsys)[1]
    _, out, _ = challenge(monkeypatch, capsys, *play, lines="\n".join(MOVES[1:]) + "\n\n")
    file = folder / "challenges" / "daily-imperium-2026-11-19-1-result.json"
    assert str(file) in out.replace("\n", "")
    told = read_result(file.read_text("utf-8"), "file")
    assert (told.name, told.attempt, told.moves) == ("Olena", 1, result().moves)
    _, out, _ = challenge(monkeypatch, capsys)
    assert f"first attempt {told.score.total}, best {told.score.total}" in out and "Days in a row: 1" in out
    assert "Storm Year: Every second round begins with a storm" in out
    _, out, _ = challenge(monkeypatch, capsys, *play, lines="quit\n")
    assert "This is attempt 2: practice" in out
    code, out, _ = challenge(monkeypatch, capsys, "verify", str(file))
    assert code == 0 and f"{told.score.total}  Olena" in out


def test_verify_merges_and_names_what_is_wrong(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    right = write_result(result("Olena", 1), KEY)
    files = [write(tmp_path, "a.json", right), write(tmp_path, "b.json", write_result(result("Marek", 2), OTHER_KEY)),
             write(tmp_path, "altered.json", json.dumps({**json.loads(right), "name": "Thief"})),
             write(tmp_path, "stolen.json", write_result(result("Thief", 1, when=500.0), OTHER_KEY)),
             str(tmp_path / "missing.json")]
    code, out, err = challenge(monkeypatch, capsys, "verify", *files)
    assert code == 1 and "Olena" in out and "Marek" in out and "Thief" not in out
    assert "altered.json: the signature does not fit" in err and "missing.json: cannot be read" in err
    assert "stolen.json: it is the game of Olena under another name (Thief)" in err
    code, _, err = challenge(monkeypatch, capsys, "verify", *files[:2])
    assert code == 0 and not err


@pytest.mark.parametrize(("words", "wrong"), [
    (("chess",), "'chess' is not one of"), (("verify",), "name the files"), (("imperium", "x.json"), "takes files"),
    (("imperium", "--date", "2026-11-20"), "from 2026-11-01 to 2026-11-19"),
    (("imperium", "--date", "today"), "write it as 2026-11-19")])
def test_wrong_words_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                                 words: tuple[str, ...], wrong: str) -> None:
    code, _, err = challenge(monkeypatch, capsys, *words)
    assert code == 2 and wrong in err


def test_a_damaged_file_of_attempts_is_named_and_kept(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    folder.mkdir()
    path = folder / "challenges.json"
    path.write_text("{}", "utf-8")
    code, _, err = challenge(monkeypatch, capsys)
    assert code == 2 and "does not hold challenges" in err and path.read_text("utf-8") == "{}"


def test_a_day_missed_ends_the_streak(folder: Path) -> None:
    local = LocalChallenges(folder / "challenges.json")
    assert local.streak(DAY + datetime.timedelta(days=2)) == 0 and len(local.key) == 32
