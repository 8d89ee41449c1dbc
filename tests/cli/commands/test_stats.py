"""`landsraad stats` with stored games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed (pip install landsraad[research])")

from landsraad.cli import main as cli


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    place = tmp_path_factory.mktemp("stats")
    for game, more in (("imperium", ["--players", "3"]), ("uprising", ["--players", "1"]),
                       ("arrakis", ["--players", "1"])):
        words = ["simulate", game, "-n", "12", "--seed", "3", "--workers", "1", "--out", str(place / f"{game}.parquet")]
        assert cli.main([*words, *more]) == 0
    return {game: place / f"{game}.parquet" for game in ("imperium", "uprising", "arrakis")}


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    capsys.readouterr()
    code = cli.main(["stats", *words])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def test_tables(capsys: pytest.CaptureFixture[str], files: dict[str, Path]) -> None:
    code, out, error = run(capsys, str(files["imperium"]))
    assert (code, error) == (0, "")
    assert out.startswith("imperium: 12 games\nrounds per game: ") and "95% interval" in out
    heads = [line.split("  ")[0] for line in out.splitlines() if "win rate" in line]
    assert heads == ["seat", "leader", "space", "card acquired"]
    assert "length in rounds" in out and "more lines (--all)" in out
    every = run(capsys, str(files["imperium"]), "--all")[1]
    assert len(every.splitlines()) > len(out.splitlines()) and "more lines" not in every


@pytest.mark.parametrize(("game", "words"), [
    ("uprising", ["automa", "card acquired", "space"]), ("arrakis", ["Harkonnen", "die used"])])
def test_other_games(capsys: pytest.CaptureFixture[str], files: dict[str, Path], game: str, words: list[str]) -> None:
    code, out, _ = run(capsys, str(files[game]))
    assert code == 0 and all(word in out for word in words)


def test_every_language(capsys: pytest.CaptureFixture[str], files: dict[str, Path]) -> None:
    said = {language: run(capsys, str(files["imperium"]), "--lang", language)[1] for language in
            ("en", "uk", "ru", "cs")}
    assert len(set(said.values())) == 4 and all("{" not in text for text in said.values())


def test_as_json(capsys: pytest.CaptureFixture[str], files: dict[str, Path]) -> None:
    told = json.loads(run(capsys, str(files["imperium"]), "--json")[1])
    assert (told["game"], told["seed"], told["games"]) == ("imperium", 3, 12)
    assert sum(seat["win_rate"] for seat in told["seats"].values()) == pytest.approx(1, abs=1e-3)
    assert sum(told["length"]["by_rounds"].values()) == 12
    for share in (*told["seats"].values(), *told["leaders"].values(), *told["used"]["space"].values()):
        low, high = share["interval"]
        assert low <= share["win_rate"] <= high


def test_plots(capsys: pytest.CaptureFixture[str], files: dict[str, Path], tmp_path: Path) -> None:
    assert run(capsys, str(files["arrakis"]), "--plot", str(tmp_path / "war.svg"))[0] == 0
    drawn = (tmp_path / "war.svg").read_text()
    assert drawn.startswith("<svg ") and drawn.count('class="bar"') > 5 and "win rate: side" in drawn


def test_bad_input(capsys: pytest.CaptureFixture[str], files: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "text").write_text("spice")
    wrong = {
        "nowhere.parquet: no such file": ["nowhere.parquet"],
        f"{tmp_path}/text is not a Parquet file": [str(tmp_path / "text")],
        f"{tmp_path} is not a Parquet file": [str(tmp_path)],
        "--plot: x.png is not the name of an .svg file": [str(files["imperium"]), "--plot", "x.png"],
        "the following arguments are required: FILE": []}
    for message, words in wrong.items():
        code, out, error = run(capsys, *words)
        assert (code, out) == (2, "")
        assert error.startswith(f"landsraad: {message}") and error.count("\n") == 1
