"""`landsraad review` tells what decided a finished game, in text, as JSON and as a page."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import landsraad
from landsraad.analysis import model
from landsraad.analysis.model import Depth, Review
from landsraad.cli import main as cli
from landsraad.cli.commands.replay import read
from landsraad.cli.commands.review import labels_of, tell
from landsraad.cli.review_page import page
from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import Table
from landsraad.text.messages import Messages

TINY = Depth("quick", 4, 2, 2, 1.0)


@pytest.fixture(scope="module")
def table() -> Table:
    t, chance = landsraad.new("uprising", players=1, seed=5), random.Random(1)
    while not t.over:
        t.play(chance.choice(t.legal()))
    return t


@pytest.fixture
def file(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(model.DEPTHS, "quick", TINY)
    path = tmp_path / "game.txt"
    path.write_text(write_record(table, {"A": "Ola <b>"}, {}, {}), encoding="utf-8")
    return path


@pytest.mark.long
def test_text_json_and_page_tell_the_same(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    html = file.with_suffix(".html")
    assert cli.main(["review", str(file), "--depth", "quick", "--json", "--html", str(html)]) == 0
    review = Review.from_json(json.loads(capsys.readouterr().out))
    assert review.names["A"] == "Ola <b>"
    assert {each.seat for each in review.decisions} == {"A"}
    assert {each.kind for each in review.decisions} >= {"agent", "buying"}
    assert review.moments
    record = read(str(file))
    again = landsraad.review(record.table, "quick")
    again.names = review.names
    assert again.to_json() == review.to_json()
    for language in ("en", "uk", "ru", "cs"):
        cat = Messages.load(language)
        labels = labels_of(cat, record, review)
        told = page(cat, review, labels)
        assert language != "en" or told == html.read_text(encoding="utf-8")
        assert "Ola &lt;b&gt;" in told and "<b>Ola" not in told
        assert told.count("<path") == len(review.seats)
        assert told.count("<li ") == len(review.moments)
        assert "http" not in told  # the page needs nothing else
        tell(cat, review, labels)
        lines = capsys.readouterr().out
        assert all(f"  {move}. " in lines for move in review.moments)
        assert not cat.troubles


def test_bad_input_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path) -> None:
    unfinished = landsraad.new("imperium", players=2, seed=1)
    started = tmp_path / "started.txt"
    started.write_text(write_record(unfinished, {}, {}, {}), encoding="utf-8")
    for words, said in ((["review", str(started)], "not over"), (["review", str(file), "--depth", "profound"], "depth"),
                        (["review", str(tmp_path / "none.txt")], "cannot read")):
        assert cli.main(words) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1


@pytest.mark.long
def test_decisions_are_kept_with_the_values_of_all_moves_compared(file: Path, table: Table) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = file.with_suffix(".parquet")
    assert cli.main(["review", str(file), "--depth", "quick", "--parquet", str(out)]) == 0
    found = parquet.read_table(out)
    about = json.loads(found.schema.metadata[b"landsraad"])
    assert (about["game"], about["seed"]) == ("uprising", str(table.seed))
    rows = found.to_pylist()
    assert rows and [row["move"] for row in rows] == sorted({row["move"] for row in rows})
    for row in rows:
        chances = {option["move"]: option["chance"] for option in row["options"]}
        assert row["loss"] == pytest.approx(chances[row["best"]] - chances[row["played"]])
        assert row["won"] == (row["seat"] in about["winners"])
    assert cli.main(["review", str(file), "--depth", "quick", "--parquet", str(out / "nowhere")]) == 2
