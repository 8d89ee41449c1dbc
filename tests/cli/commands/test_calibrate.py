"""`landsraad calibrate` compares chances with results, in text, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landsraad.analysis.calibration import Sample
from landsraad.cli import main as cli
from landsraad.cli.calibration_page import page
from landsraad.cli.commands.calibrate import figures, tell
from landsraad.text.messages import Messages


@pytest.mark.long
def test_text_json_and_page_tell_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    html = tmp_path / "page.html"
    words = ["calibrate", "imperium", "--players", "2", "-n", "2", "--seed", "4", "--workers", "1", "--json",
             "--html", str(html)]
    assert cli.main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["learned"], told["checked"], told["players"]) == (1, 1, 2)
    assert sum(each["now"]["chances"] for each in told["rounds"]) == told["curves"]["now"]["chances"]
    assert html.read_text(encoding="utf-8").count("<svg") == 1 + len(told["rounds"])


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_every_language_tells_all_of_it(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    cat = Messages.load(language)
    cat.troubles.clear()
    samples = [Sample(game, round, (0.3, 0.7), (0.0, 1.0)) for game in range(4) for round in (1, 2)]
    told = figures("imperium", 4, samples)
    tell(cat, told)
    lines = capsys.readouterr().out
    assert "30.0 %" in lines and "70.0 %" in lines
    assert page(cat, told).count("<polyline") == 2 * 3
    assert not cat.troubles


def test_too_few_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["imperium", "-n", "1"], ["imperium", "-n", "2", "--bot", "nobody"]):
        assert cli.main(["calibrate", *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1
