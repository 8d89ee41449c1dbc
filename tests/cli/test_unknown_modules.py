"""A table with a module that no file of the terminal mentions: its options, components, board part and cells."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import landsraad
from landsraad.text.messages import languages

pytestmark = pytest.mark.long

PACKAGE = Path(landsraad.__file__).parent
MODULES = Path(__file__).parents[1] / "sets"
PLACE = ("games", "dune", "modules")
SCREENS = '''
import json, sys
from rich.console import Console
import landsraad
from landsraad.cli.screen import game_screens as screens
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.play import Session, seat_people
from landsraad.scenarios.positions import open_position
from landsraad.text.messages import Messages

def pages(game, language, options, given):
    table = open_position(landsraad.game(game), options, 3, {"first": "A", **given})
    session = Session(table, seat_people(table))
    cat, viewer, names = Messages.load(language), "A", names_of(session, Messages.load(language))
    out = {}
    for fancy in (True, False):
        for width, height in ((80, 24), (80, 50), (120, 50), (120, 70)):
            screen = Screen(Console(width=width, height=height), cat, fancy)
            moves = screens.moves_for(cat, screen.icons, session, names)
            lines = screen.compose(session, viewer, names, moves, width, height)
            out[f"{width}x{height}{'' if fancy else ' ascii'}"] = [line.plain.rstrip() for line in lines]
    panels = screens.panels_for(cat, screen.icons, session, viewer, names)
    out["help"] = [line.plain for line in screens.help_page(panels)]
    out["hand"] = [line.plain for line in screens.hand_page(panels)]
    out["board"] = [line.plain for line in screens.board_page(panels, "")]
    out["plain"] = screens.decision_lines(panels, moves)
    out["troubles"] = cat.troubles
    return out

print(json.dumps([pages(*each) for each in json.loads(sys.argv[1])]))
'''
# Commands as they are typed, one after the other in one process: what each ends with and says.
COMMANDS = '''
import contextlib, io, json, sys
from landsraad.cli.main import main

def said(words, typed):
    out, error = io.StringIO(), io.StringIO()
    sys.stdin = io.StringIO(typed)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code or 0
    return code, out.getvalue(), error.getvalue()

print(json.dumps([said(*each) for each in json.loads(sys.argv[1])]))
'''
WITH = {"players": 3, "depot": "yes"}
OWN = {"fuel": 4, "crawlers": 2, "crawlers_in_supply": 0, "hand": ["fuel_trader", "mechanic"],
       "intrigue": ["hidden_tank"], "spice": 1}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and one more module in it; everything else is a link."""
    root = tmp_path_factory.mktemp("package")
    real, linked = PACKAGE, root / "landsraad"
    for below in (*PLACE, None):
        linked.mkdir()
        for child in real.iterdir():
            if child.name not in (below, "__pycache__"):
                (linked / child.name).symlink_to(child)
        if below is not None:
            real, linked = real / below, linked / below
    for module in MODULES.iterdir():
        if module.is_dir() and module.name != "__pycache__":
            (linked / module.name).symlink_to(module)
    return root


def run(package: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(package), "LANDSRAAD_LANG": "en", "XDG_STATE_HOME": str(package),
           "COLUMNS": "120"}
    return subprocess.run([sys.executable, "-P", *words], capture_output=True, text=True, input=typed, timeout=300,
                          check=False, env=env, cwd=package)


def answers(package: Path, *commands: list[str], typed: str = "") -> list[tuple[int, str, str]]:
    done = run(package, "-c", COMMANDS, json.dumps([[words, typed] for words in commands]))
    assert (done.returncode, done.stderr) == (0, "")
    return [(code, out, error) for code, out, error in json.loads(done.stdout)]


def told(package: Path, *commands: list[str], typed: str = "") -> list[str]:
    found = answers(package, *commands, typed=typed)
    assert [(code, error) for code, _, error in found] == [(0, "")] * len(commands)
    return [out for _, out, _ in found]


def shown(package: Path, *tables: tuple[str, str, dict[str, Any], dict[str, Any]]) -> list[dict[str, list[str]]]:
    done = run(package, "-c", SCREENS, json.dumps(tables))
    assert (done.returncode, done.stderr) == (0, "")
    out: list[dict[str, list[str]]] = json.loads(done.stdout)
    assert [each.pop("troubles") for each in out] == [[]] * len(tables)
    return out


def test_every_command_offers_the_option(package: Path) -> None:
    commands = [["play"], ["simulate"], ["tournament"], ["cards"], ["scenario", "new"]]
    *said, ukrainian = told(package, *([*words, "--help"] for words in commands), ["play", "--help", "--lang", "uk"])
    for one in said:
        assert "--depot no|yes" in one and "The Depot (imperium, uprising)" in one
    assert "Депо (imperium, uprising)" in ukrainian


def test_what_is_wrong_is_one_line(package: Path) -> None:
    wrong = {
        "unknown option '--depott'; did you mean '--depot'?": ["play", "--depott", "yes"],
        "option depot: 'yess' is not one of no, yes; did you mean 'yes'?": ["play", "--depot", "yess"],
        "arrakis has no option 'depot'": ["simulate", "arrakis", "--depot", "yes"],
        "did you mean 'yes'?": ["cards", "imperium", "--depot", "yess"],
    }
    for message, (code, out, error) in zip(wrong, answers(package, *wrong.values()), strict=True):
        assert (code, out) == (2, "")
        assert error.startswith("landsraad: ") and error.count("\n") == 1 and message in error


def test_the_gallery_with_and_without_the_module(package: Path) -> None:
    every, with_it, without = told(package, *(["cards", "uprising", *more] for more in (
        [], ["--depot", "yes"], ["--depot", "no"])))
    assert "Fuel Trader [fuel_trader]" in every and "Refinery [refinery]: Depot" in every
    assert "with the Depot" in with_it and "+2 fuel" in with_it and "Hidden Tank" in with_it and "Keeper" in with_it
    assert "Depot" not in without and "Dagger" in without


def test_commands_with_many_games_take_the_option(package: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulated, kept, started = told(
        package, ["simulate", "imperium", "-n", "3", "--seed", "1", "--depot", "yes", "--json", "--workers", "1",
                  "--out", str(out)], ["stats", str(out), "--all"], ["scenario", "new", "imperium", "--depot", "yes"])
    assert json.loads(simulated)["options"]["depot"] == "yes"
    assert "Refinery" in kept
    assert "options: {depot: yes}" in started


def test_a_whole_game_in_the_terminal(package: Path) -> None:
    games = (["imperium"], ["imperium", "--players", "3"], ["uprising", "--leaders", "depot_keeper", "--choam", "yes"])
    more = ["--depot", "yes", "--bots", "random", "--seed", "7"]
    for out in told(package, *(["play", *words, *more] for words in games), typed="1\n" * 600):
        assert "the game is over" in out


def test_the_screen_shows_spaces_and_cells(package: Path) -> None:
    """On every screen in every language; and without the module nothing of it."""
    tables = [(game, language) for game in ("imperium", "uprising") for language in languages()]
    *screens, plain = shown(package, *((game, language, WITH, {"A": OWN}) for game, language in tables),
                            ("uprising", "en", {"players": 3}, {}))
    for (_, language), each in zip(tables, screens, strict=True):
        check_screens(each, language)
    assert not [line for lines in plain.values() for line in lines if "Depot" in line or "◍" in line]


def check_screens(screens: dict[str, list[str]], language: str) -> None:
    group, space, fuel, card = {
        "en": ("Depot", "Refinery", "fuel", "Fuel Trader"), "uk": ("Депо", "Нафтозавод", "пальне", "Торговець пальним"),
        "ru": ("Депо", "Нефтезавод", "топливо", "Торговец топливом"),
        "cs": ("Depo", "Rafinerie", "palivo", "Obchodník s palivem")}[language]
    for size in ("120x50", "120x70"):
        lines = screens[size]
        block = lines[lines.index(group) + 1]
        assert f"C {space} " in block and "1◆→2◍" in block and "1▣ 1≈" in block
        assert all(cell_len(line) <= 120 for line in lines)
        assert sum("4◍ 0▢ 2▣" in line for line in lines) == 1 and sum("0◍ 0▢ 0▣" in line for line in lines) == 2
        assert any(f"{card} [CS] 1◍" in line for line in lines)
        assert any("(0▲ 2▣ 0†)" in line for line in lines)
    assert any(line.strip().startswith(f"{group}: ") and space in line for line in screens["80x50"])
    for size in ("80x24", "80x50"):
        assert all(cell_len(line) <= 80 for line in screens[size])
        assert any("4◍ 0▢ 2▣" in line for line in screens[size])
    assert any("4f 0h 2m" in line for line in screens["120x50 ascii"])
    assert any(f"f {fuel}" in line for line in screens["help"])
    assert any(line.strip().startswith(f"{space}: ") for line in screens["board"])
    assert any(f"{fuel}: 4" in line for line in screens["plain"]) and f"{fuel}: 4" in screens["hand"]
    assert any(card in line for line in screens["hand"])


def test_the_questions_before_a_game_ask_for_it(package: Path) -> None:
    asked = run(package, "-c", "from landsraad.cli.screen import start_menu as m; from landsraad.text.messages import "
                "Messages; cat = Messages.load(); print(m.asked_modules('imperium'), m.asked_modules('uprising'), "
                "*(cat.text(key, module=cat.option('depot')) for key in m.module_messages(cat, 'depot')), sep='|')")
    assert asked.stdout.strip() == ("['depot']|['choam', 'depot']|Add The Depot?|without The Depot|with The Depot")
