"""`landsraad simulate`: the same seeds give the same games with any number of processes."""

from __future__ import annotations

import json

import pytest

from landsraad.cli import main as cli

TIMES = ("seconds", "games_per_s", "decisions_per_s")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(["simulate", *words])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def numbers(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    code, out, error = run(capsys, *words, "--json")
    assert (code, error) == (0, "")
    told: dict[str, object] = json.loads(out)
    return {name: value for name, value in told.items() if name not in TIMES}


def test_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, error = run(capsys, "imperium", "-n", "12", "--players", "3", "--seed", "4")
    assert (code, error) == (0, "")
    assert out.startswith("imperium: 12 games from seed 4 in ")
    lines = out.splitlines()
    assert [line.split()[0] for line in lines if line[:2] in ("A ", "B ", "C ", "D ")] == ["A", "B", "C"]
    assert lines[-2].startswith("ended by: ") and lines[-1].startswith("decided by: ")


@pytest.mark.long
def test_the_same_seeds_give_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["imperium", "-n", "120", "--seed", "9", "--players", "2"]
    alone = numbers(capsys, *words)
    assert alone == numbers(capsys, *words, "--jobs", "2")
    assert alone["games"] == 120
    seats = alone["seats"]
    assert isinstance(seats, dict) and list(seats) == ["A", "B"]  # House Hagal has no score
    assert alone != numbers(capsys, "imperium", "-n", "120", "--seed", "10", "--players", "2")


def test_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    told = numbers(capsys, "imperium", "-n", "3", "--players", "1", "--difficulty", "mentat", "--leaders",
                   "paul_atreides", "--rivals", "glossu_rabban,random")
    options = told["options"]
    assert isinstance(options, dict)
    assert options["difficulty"] == "mentat" and options["rivals"] == ["glossu_rabban", "random"]
    leaders = told["leaders"]
    assert isinstance(leaders, dict) and {"paul_atreides", "rival:glossu_rabban"} <= leaders.keys()


def test_a_leader_of_a_rival_is_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("imperium", "uprising"):
        code, out, _ = run(capsys, game, "-n", "30", "--players", "1", "--seed", "2", "--workers", "1")
        names = [line.split("  ")[0] for line in out.splitlines() if line[0].isupper() and line[1] != " "]
        assert code == 0 and len(names) == len(set(names)) and any(name.endswith(" (rival)") for name in names)
    told = numbers(capsys, "arrakis", "-n", "1", "--players", "1", "--seed", "2")
    assert isinstance(told["leaders"], dict) and list(told["leaders"]) == ["atreides", "harkonnen"]


@pytest.mark.parametrize(("words", "message"), [
    (["imperum"], "unknown game 'imperum'; did you mean 'imperium'?"),
    (["imperium", "--players", "7"], "option players: '7' is not a number from 1 to 4"),
    (["imperium", "--leaders", "paul_atreides,sting"], "option leaders: 'sting' is not one of "),
    (["imperium", "--dificulty", "mentat"], "unknown option '--dificulty'; did you mean '--difficulty'?"),
    (["imperium", "-n", "0"], "-n: 0 is not a number of games"),
    (["imperium", "-n", "few"], "argument -n/--games: invalid int value: 'few'"),
    (["imperium", "--workers", "0"], "--workers: 0 is not a number of processes"),
])
def test_bad_input(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    code, out, error = run(capsys, *words)
    assert (code, out) == (2, "")
    assert error.startswith(f"landsraad: {message}") and error.count("\n") == 1


def test_wrong_options_are_told_in_the_language_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    for language, said in (("en", "option leaders: Paul Atreides is from Dune: Imperium"), ("uk", "лідери: Пол Атрід"),
                           ("ru", "лидеры: "), ("cs", "vůdci: ")):
        code, _, told = run(capsys, "uprising", "-n", "1", "--leaders", "paul_atreides", "--lang", language)
        assert code == 2
        assert told.startswith(f"landsraad: {said}") and told.endswith(" (UPM-MIXING-02)\n") and told.count("\n") == 1
    assert run(capsys, "uprising", "-n", "1", "--leaders", "paul_atreides", "--base-leaders", "yes")[0] == 0
