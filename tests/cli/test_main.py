"""Errors of the user are one line with the closest valid word, and exit code 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from landsraad.cli import main as cli


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    seen = capsys.readouterr()
    return code, seen.out, seen.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["ruls"], "unknown command 'ruls'; did you mean 'rules'?"),
        (["rules", "imperum"], "unknown game 'imperum'; did you mean 'imperium'?"),
        (["rules", "--serch", "tie"], "unknown option '--serch'; did you mean '--search'?"),
        (["rules", "--serch=tie"], "unknown option '--serch'; did you mean '--search'?"),
        (["rules", "--sear", "tie"], "unknown option '--sear'; did you mean '--search'?"),
        (["rules", "imperium", "--topic", "tyebreak"], "unknown topic 'tyebreak'; did you mean 'TIEBREAK'?"),
        (["rules", "--topic", "ties in comb"], "unknown topic 'ties in comb'; did you mean 'Ties in combat'?"),
        (["rules", "IMP-TYE-03"], "unknown rule 'IMP-TYE-03'; did you mean 'IMP-TIE-03'?"),
        (["rules", "imperium", "uprising"], "unexpected word 'uprising'"),
        (["rules", "--search"], "argument --search: expected one argument"),
        (["--verson"], "the following arguments are required: COMMAND"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert run(capsys, *words) == (2, "", f"landsraad: {message}\n")


def test_an_unknown_command_with_nothing_near_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, error = run(capsys, "zzz")
    assert code == 2
    assert error.startswith("landsraad: unknown command 'zzz'; there are ") and "rules" in error


def test_no_word_at_all_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, error = run(capsys)
    assert (code, error) == (0, "")
    assert out.startswith("usage: landsraad")


def test_only_commands_that_exist_are_listed() -> None:
    listed = cli.build().subcommands
    assert listed is not None
    folder = Path(cli.__file__).parent / "commands"
    assert list(listed.choices) == [name for name in cli.COMMANDS if (folder / f"{name}.py").is_file()]


def test_interrupt_is_quiet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupted)
    assert run(capsys, "rules") == (130, "", "")


def test_a_closed_pipe_is_quiet() -> None:
    reader = "import sys; sys.stdin.readline()"
    writer = [sys.executable, "-m", "landsraad.cli.main", "rules"]
    with subprocess.Popen(writer, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as rules:
        subprocess.run([sys.executable, "-c", reader], stdin=rules.stdout, check=True)
        assert rules.stdout is not None and rules.stderr is not None
        rules.stdout.close()
        assert rules.stderr.read() == b""
        assert rules.wait() == 0


def test_the_package_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "landsraad", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("landsraad ")
