"""`landsraad tournament`: paired games, intervals, ratings, output files and charts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad.bots.core.random import RandomBot
from landsraad.cli import main as cli
from landsraad.cli.commands import tournament
from landsraad.trials import jobs
from landsraad.trials.statistics import wilson

SEED = ["--seed", "4", "--workers", "1"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every bot play at random; other tests measure strength."""
    monkeypatch.setattr(jobs, "make_bot", lambda name, seed, game: RandomBot(f"{name} {seed}"))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(["tournament", *words])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def last_line(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    code, out, error = run(capsys, *words, "--json")
    assert (code, error) == (0, "")
    told: dict[str, Any] = json.loads(out.splitlines()[-1])
    return told


def test_json_ends_with_one_line_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = last_line(capsys, "imperium", "--bots", "random,easy", "-n", "1", "--players", "2", *SEED)
    assert (told["game"], told["seed"], told["games"]) == ("imperium", 4, 2)  # a whole set
    assert list(told["bots"]) == ["random", "easy"]
    assert sum(bot["win_rate"] for bot in told["bots"].values()) == pytest.approx(1)
    for bot in told["bots"].values():
        assert bot["games"] == 2
        assert bot["interval"] == pytest.approx(wilson(2 * bot["win_rate"], 2), abs=1e-4)
        assert bot["rating"] is not None and bot["sigma"] > 0


def test_alone_against_an_automa(capsys: pytest.CaptureFixture[str]) -> None:
    told = last_line(capsys, "uprising", "--bots", "random", "-n", "2", "--players", "1", *SEED)
    assert told["games"] == 2 and told["bots"]["random"]["games"] == 2


def test_the_sides_of_a_war(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = last_line(capsys, "arrakis", "--bots", "random", "-n", "3", "--players", "1", *SEED)
    sides = told["bots"]["random"]["sides"]
    assert list(sides) == ["atreides"] and sides["atreides"]["games"] == 3
    code, out, error = run(capsys, "arrakis", "--bots", "random", "-n", "3", "--players", "1", *SEED, "--plot",
                           str(tmp_path / "war.svg"))
    assert (code, error) == (0, "")
    assert [line.split()[0] for line in out.splitlines()[2:4]] == ["random", "Atreides"]
    assert "Atreides" in (tmp_path / "war.svg").read_text()


def test_kept_games_are_not_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path,
                                         monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (pip install landsraad[research])")
    words = ["imperium", "--bots", "random,easy", "--players", "2", "--workers", "1", "--out",
             str(tmp_path / "t.parquet")]
    given: list[int] = []
    play_job = tournament.play_job

    def counted(job: Any) -> Any:
        given.extend(one.number for one in job.games)
        return play_job(job)

    monkeypatch.setattr(tournament, "play_job", counted)
    first = last_line(capsys, *words, "-n", "2", "--seed", "8")
    more = last_line(capsys, *words, "-n", "4")  # the seed is that of the file
    again = last_line(capsys, *words, "-n", "4")
    assert given == [0, 1, 2, 3] and first["seed"] == more["seed"] == again["seed"] == 8
    assert more["games"] == 4 and more["bots"] == again["bots"]
    assert last_line(capsys, *words[:-2], "-n", "4", "--seed", "8")["bots"] == more["bots"]  # as in a single run


def test_an_interruption_keeps_what_was_played(capsys: pytest.CaptureFixture[str], tmp_path: Path,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (pip install landsraad[research])")
    play_job, left = tournament.play_job, [1]

    def interrupted(job: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play_job(job)

    words = ["imperium", "--bots", "random,easy", "-n", "4", "--players", "2", "--workers", "1", "--out",
             str(tmp_path / "t.parquet")]
    monkeypatch.setattr(tournament, "play_job", interrupted)
    assert run(capsys, *words)[0] == 130
    left[0] = 1  # one set is left, with the random seed
    assert last_line(capsys, *words)["games"] == 4


def test_the_table_and_the_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, error = run(capsys, "imperium", "--bots", "random,easy", "-n", "2", "--players", "2", *SEED, "--plot",
                           str(tmp_path / "rates.svg"))
    assert (code, error) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("imperium: 2 games from seed 4 in ") and len(lines) == 4
    assert lines[1].split() == ["bot", "games", "win", "rate", "95%", "interval", "rating", "mean", "points"]
    drawn = (tmp_path / "rates.svg").read_text()
    assert drawn.startswith("<svg ") and ">easy<" in drawn and ">random<" in drawn


@pytest.mark.parametrize(("words", "message"), [
    (["imperium"], "the following arguments are required: --bots"),
    (["imperium", "--bots", "random"], "--bots: name at least two, or one for a game alone (--players 1)"),
    (["imperium", "--bots", "random,random"], "--bots: random is named twice"),
    (["imperium", "--bots", "random,gredy"], "unknown bot 'gredy'; did you mean 'greedy'?"),
    (["imperium", "--bots", "random,mentat:0"], "bot 'mentat:0': '0' is not a number of simulations"),
    (["imperium", "--bots", "random,run:"], "program: the command is empty"),
    (["imperium", "--bots", "random,run:./no_such_bot", "-n", "2", "--workers", "1"],
     "program './no_such_bot': cannot start: No such file or directory"),
    (["imperium", "--bots", "random,easy", "-n", "0"], "-n: 0 is not a number of games"),
    (["imperium", "--bots", "random,easy", "--seed", "x"], "argument --seed: invalid int value: 'x'"),
    (["imperium", "--bots", "random,easy", "--plot", "rates.png"], "--plot: rates.png is not the name of an .svg"),
    (["imperium", "--bots", "random,easy", "--plot", "nowhere/rates.svg"], "--plot: folder nowhere does not exist"),
    (["imperium", "--bots", "random,easy", "--out", "nowhere/t.parquet"], "--out: folder nowhere does not exist"),
    (["imperium", "--bots", "random,easy", "--out", "."], "--out: . is a folder, not a file"),
    (["imperium", "--bots", "random,easy", "--out", "/"], "--out: / is a folder, not a file"),
    (["imperium", "--bots", "random,easy", "--seed", str(10**20)], f"--seed: {10**20} is not a number from -46"),
    (["imperium", "--bots", "random,easy", "--rulings", "faq"], "imperium has no option 'rulings'"),
    (["wars", "--bots", "random,easy"], "unknown game 'wars'"),
])
def test_bad_input(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    code, out, error = run(capsys, *words)
    assert (code, out) == (2, "")
    assert error.startswith(f"landsraad: {message}") and error.count("\n") == 1
