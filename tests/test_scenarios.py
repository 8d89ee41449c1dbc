"""All scenarios of the project pass, and the pages about scenarios are current."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import landsraad
from landsraad.cli.commands.scenario import read
from landsraad.cli.commands.scenario_pages import paths_page
from landsraad.cli.main import main
from landsraad.kernel.cells import INTERNAL
from landsraad.scenarios.parser import read_scenarios
from landsraad.scenarios.runner import check_scenario

HERE = Path(__file__).parent
SCENARIOS = HERE / "scenarios"
DOCS = HERE.parent / "docs"
FILES = sorted(SCENARIOS.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SCENARIOS)) for path in FILES])
def test_scenario(path: Path) -> None:
    found = read(path)
    assert found
    for scenario in found:
        assert scenario.title and scenario.rules, f"{path}:{scenario.line}: a title and the rules it shows are missing"
        assert any(step.kind in ("expect", "legal", "refused") for step in scenario.steps)
        assert check_scenario(scenario) == ""


@pytest.mark.parametrize("name", landsraad.games())
def test_the_page_of_words_is_current(name: str) -> None:
    page = (DOCS / f"scenarios-{name}.md").read_text("utf-8")
    assert page == paths_page(landsraad.game(name)), (
        f"run: landsraad scenario paths {name} > docs/scenarios-{name}.md")


@pytest.mark.parametrize("name", landsraad.games())
def test_every_word_has_a_note_and_every_note_a_word(name: str) -> None:
    game = landsraad.game(name)
    words = {f.name for f in game.plan.table.fields if f.see != INTERNAL} | {w.name for w in game.derived_fields()
                                                                             if not w.of_seat}
    words |= {f"A.{f.name}" for f in game.plan.seat.fields if f.see != INTERNAL}
    words |= {f"A.{w.name}" for w in game.derived_fields() if w.of_seat}
    words |= {f"move {family.name}" for family in game.plan.moves.families}
    assert words | {"turn", "winner", "winners", "reason", "legal"} == set(game.notes())


def test_the_scenario_in_the_documentation_holds() -> None:
    text = (DOCS / "scenarios.md").read_text("utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", text, flags=re.DOTALL)
    assert blocks
    for block in blocks:
        for scenario in read_scenarios(block, "docs/scenarios.md", landsraad.game):
            assert check_scenario(scenario) == ""


# ------------------------------------------------------------------ the command


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.yaml"
    path.write_text("title: Fine\ngame: imperium\ngiven: {turn: A}\nsteps:\n  - expect: {round: 1}\n")
    return path


def test_check_prints_a_line_each(capsys: pytest.CaptureFixture[str], tmp_path: Path, good: Path) -> None:
    assert main(["scenario", "check", str(good)]) == 0
    assert capsys.readouterr().out == f"ok    {good}  Fine\n"
    bad = tmp_path / "wrong.yaml"
    bad.write_text(good.read_text().replace("round: 1", "round: 2"))
    assert main(["scenario", "check", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"ok    {good}  Fine\nFAIL  {bad}:5: round: expected 2, is 1; A decides (turn): agent ")
    assert said.count("\n") == 2
    assert main(["scenario", "check", "--quiet", str(good)]) == 0
    assert capsys.readouterr().out == ""


def test_check_says_what_it_does_not_understand(capsys: pytest.CaptureFixture[str], tmp_path: Path, good: Path) -> None:
    broken = tmp_path / "a_broken.yaml"
    broken.write_text(good.read_text().replace("round", "rund"))
    assert main(["scenario", "check", str(tmp_path)]) == 2
    seen = capsys.readouterr()
    assert seen.out == f"ok    {good}  Fine\n"  # the others are still checked
    assert seen.err == f"landsraad: {broken}:5: the table has no field 'rund'; did you mean 'round'?\n"
    broken.write_text(good.read_text() + "rules: [IMP-TIE-3]\n")
    assert main(["scenario", "check", str(broken)]) == 2
    assert capsys.readouterr().err == f"landsraad: {broken}:6: unknown rule 'IMP-TIE-3'; did you mean 'IMP-TIE-03'?\n"


@pytest.mark.parametrize("name, said", [
    ("good.yml", "good.yml: No such file or directory; did you mean '{}/good.yaml'?"),
    ("empty", "empty: no scenarios in this folder (they end in .yaml or .yml)"),
])
def test_check_of_what_is_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, good: Path, name: str, said: str
) -> None:
    (tmp_path / "empty").mkdir()
    assert main(["scenario", "check", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err == f"landsraad: {tmp_path}/{said.format(tmp_path)}\n"


@pytest.mark.parametrize(("game", "players"), [
    *(("imperium", n) for n in "1234"), *(("uprising", n) for n in "34")])
def test_new_is_a_scenario_that_holds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, players: str
) -> None:
    path = tmp_path / "new.yaml"
    assert main(["scenario", "new", game, str(path), "--players", players]) == 0
    assert yaml.safe_load(path.read_text())["options"] == {"players": int(players)}
    assert main(["scenario", "check", str(path)]) == 0
    capsys.readouterr()
    assert main(["scenario", "new", "imperium", str(path)]) == 2
    assert capsys.readouterr().err == f"landsraad: {path}: File exists\n"
    assert main(["scenario", "new"]) == 0
    assert capsys.readouterr().out.startswith("# A scenario: ")


def test_new_of_a_game_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "new", "imperum"]) == 2
    assert "unknown game 'imperum'; did you mean 'imperium'?" in capsys.readouterr().err
    assert main(["scenario", "new", "imperium", "--players", "9"]) == 2
    assert "option players: '9' is not a number from 1 to 4" in capsys.readouterr().err


def test_play_opens_the_position(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    pytest.importorskip("landsraad.cli.commands.play")
    monkeypatch.setattr("landsraad.cli.commands.play.play_table", lambda table: opened.append(table))
    assert main(["scenario", "play", str(good)]) == 0
    assert opened[0].actor == "A"
