"""`landsraad puzzles`: solving in the terminal, the list, mining and verifying."""

from __future__ import annotations

import dataclasses
import io
import sys
from pathlib import Path

import pytest

from landsraad.cli.main import main
from landsraad.puzzles import mining
from landsraad.puzzles.collection import collection
from landsraad.puzzles.model import BATTLE, JUDGEMENT, POINTS, Puzzle, read_puzzles, write_puzzles

PUZZLES = list(collection().values())
TURN = min((each for each in PUZZLES if each.kind == POINTS), key=lambda each: each.at)
FIRST = min((each for each in PUZZLES if each.kind == BATTLE), key=lambda each: each.at)


def puzzles(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str,
            lines: str = "") -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    code = main(["puzzles", *words])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def test_a_wrong_answer_says_what_it_loses_and_the_right_one_solves(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = next(iter(FIRST.values))
    _, out, _ = puzzles(monkeypatch, capsys, "play", FIRST.id, "--plain", "--lang", "en",
                        lines=f"{wrong}\n{FIRST.right[0]}\n\n")
    loses = round(100 * (FIRST.best - FIRST.values[wrong]))
    assert f"Not this one: {round(100 * FIRST.values[wrong])} % instead of" in out
    assert f"it loses {loses} points" in out and "Taken back" in out
    assert out.index("Not this one") < out.index("That is it") and "1 of 1 solved" in out


def test_a_turn_is_solved_move_by_move(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = puzzles(monkeypatch, capsys, "play", TURN.id, "--plain", "--lang", "en",
                        lines="\n".join(TURN.line) + "\n\n")
    assert "That is it" in out and "1 of 1 solved" in out


def test_the_answer_is_shown_on_request_in_four_languages(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, right in (("en", "0 of 1 solved"), ("uk", "Розв’язано 0 з 1"), ("ru", "Решено 0 из 1"),
                        ("cs", "Vyřešeno 0 z 1")):
        _, out, _ = puzzles(monkeypatch, capsys, "play", FIRST.id, "--plain", "--lang", lang, lines="show\nquit\n")
        assert "  1. " in out and right in out


def test_puzzles_are_counted_by_theme(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = puzzles(monkeypatch, capsys, "list", "--lang", "en")
    assert "Most points" in out
    _, out, _ = puzzles(monkeypatch, capsys, "list", "imperium", "--lang", "en")
    assert len(out.splitlines()) == sum(each.game == "imperium" for each in PUZZLES)


def test_wrong_words_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in ((("play", "--theme", "point"), "did you mean 'points'"), (("play", "imperial"), "no puzzle"),
                        (("list", "imperum"), "did you mean 'imperium'"), (("mine", "imperium", "-n", "0"), "-n"),
                        (("mine", "imperium", "--theme", "fights"), "did you mean 'fight'"),
                        (("verify", "/nowhere"), "cannot read"), (("play", "--level", "60"), "--level")):
        code, _, err = puzzles(monkeypatch, capsys, *words)
        assert code == 2 and told in err, (words, err)


def test_verify_tells_which_puzzles_do_not_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.jsonl"
    other = dataclasses.replace(FIRST, right=[next(iter(FIRST.values))])
    write_puzzles(path, [other])
    code, out, err = puzzles(monkeypatch, capsys, "verify", str(path))
    assert (code, out) == (1, "0 of 1 puzzles hold\n") and "the answer is" in err
    write_puzzles(path, [FIRST])
    assert puzzles(monkeypatch, capsys, "verify", str(path))[:2] == (0, "1 of 1 puzzles hold\n")


@pytest.mark.long
def test_mining_finds_a_puzzle_in_the_game_it_came_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                        capsys: pytest.CaptureFixture[str]) -> None:
    """The end of the game is left out, so that this takes no longer than it must."""
    parse = FIRST.rules.plan.moves.parse
    moves = [parse(text) for text in [*FIRST.moves, FIRST.right[0]]]
    monkeypatch.setattr(mining, "play", lambda *given: moves)
    monkeypatch.setattr(mining, "level_of", lambda *given: FIRST.level)
    code, _, _ = puzzles(monkeypatch, capsys, "mine", FIRST.game, "--players", str(FIRST.options["players"]),
                         "--theme", "battle", "-n", "1", "--seed", str(FIRST.seed), "--out", str(tmp_path))
    found: list[Puzzle] = read_puzzles((tmp_path / f"{FIRST.game}.jsonl").read_text("utf-8"), "found")
    assert code == 0 and FIRST.id in [each.id for each in found]
    assert JUDGEMENT not in [each.kind for each in found]
