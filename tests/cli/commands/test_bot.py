"""`landsraad bot` on standard input and output. For servers see tests/server/sockets/test_bot_socket.py."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad
from landsraad.bots import observe
from landsraad.cli import main as cli
from landsraad.play.external_bots import ProgramBot
from landsraad.play.protocol import choose, deal, encode, hello, over

SOURCES = Path(landsraad.__file__).resolve().parent.parent


def test_a_game_and_another_by_standard_input(capsys: pytest.CaptureFixture[str],
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    lines = []
    for game in ("imperium", "arrakis"):
        t = landsraad.new(game, seed=3)
        seen = observe(t)
        lines += [hello(t.game, str(t.actor), t.seats), choose(1, seen.view, seen.legal), deal(1, seen.determinize(0)),
                  over({"winners": ["A"]})]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(encode(line) + "\n\n" for line in lines)))
    assert cli.main(["bot", "random", "--seed", "5"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["type"] for answer in answers] == ["deal", "move", "deal", "move"]
    assert answers[3]["move"] in seen.legal


def test_the_command_is_a_program_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")]))
    bot = ProgramBot(f"{sys.executable} -m landsraad.cli.main bot random --seed 1")
    t = landsraad.new("uprising", players=2, seed=3)
    for _ in range(4):
        t.play(bot.choose(observe(t)))
    bot.close()


@pytest.mark.parametrize(("words", "message"), [
    ([], "name one bot, or a program with --run"),
    (["greedy", "--run", "x"], "name one bot, or a program with --run"),
    (["--run", "x"], "--run: at which table? (--table LINK)"),
    (["gredy"], "unknown bot 'gredy'; did you mean 'greedy'?"),
    (["mentat:many"], "bot 'mentat:many': 'many' is not a number of simulations from 1 to 1000000"),
    (["random", "--table", "here"], "--table: 'here' is not the link of a seat, like http://host/table/ID#TOKEN"),
    (["random", "--table", "http://127.0.0.1:1/table/x#y"], "--table: http://127.0.0.1:1 does not answer: "),
    (["random", "--table", "http://127.0.0.1:x/table/x#y"], "--table: http://127.0.0.1:x does not answer: "),
    (["random", "--table", "http://a house/table/x#y"], "--table: http://a house does not answer: "),
    (["random", "--sead", "1"], "unknown option '--sead'; did you mean '--seed'?"),
])
def test_bad_input(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert cli.main(["bot", *words]) == 2
    seen = capsys.readouterr()
    assert seen.out == "" and seen.err.startswith(f"landsraad: {message}") and seen.err.count("\n") == 1


@pytest.mark.parametrize(("said", "message"), [
    ("spice", "standard input: a line is not JSON: Expecting value"),
    ('{"type": "choose"}', "the table: 'id' of choose must be a whole number, not None"),
    ('{"type": "hello"}', "the table speaks None, this bot 'landsraad bot 1'")])
def test_lines_that_are_wrong(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, said: str,
                              message: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{said}\n"))
    assert cli.main(["bot", "random"]) == 2
    assert capsys.readouterr().err.startswith(f"landsraad: {message}")


def test_the_end_of_input_is_the_end() -> None:
    done = subprocess.run([sys.executable, "-m", "landsraad.cli.main", "bot", "random"], input="", text=True,
                          capture_output=True, env={**os.environ, "PYTHONPATH": str(SOURCES)}, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
