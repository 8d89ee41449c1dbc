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

game, language, options, given = json.loads(sys.argv[1])
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
print(json.dumps(out))
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


def command(package: Path, *words: str, typed: str = "") -> str:
    done = run(package, "-m", "landsraad.cli.main", *words, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def shown(package: Path, game: str, language: str, options: dict[str, Any], **given: Any) -> dict[str, list[str]]:
    done = run(package, "-c", SCREENS, json.dumps([game, language, options, given]))
    assert (done.returncode, done.stderr) == (0, "")
    out: dict[str, list[str]] = json.loads(done.stdout)
    assert out.pop("troubles") == []
    return out


def test_every_command_offers_the_option(package: Path) -> None:
    for words in (("play",), ("simulate",), ("tournament",), ("cards",), ("scenario", "new")):
        said = command(package, *words, "--help")
        assert "--depot no|yes" in said and "The Depot (imperium, uprising)" in said
    assert "Депо (imperium, uprising)" in command(package, "play", "--help", "--lang", "uk")


@pytest.mark.parametrize(("words", "message"), [
    (["play", "--depott", "yes"], "unknown option '--depott'; did you mean '--depot'?"),
    (["play", "--depot", "yess"], "option depot: 'yess' is not one of no, yes; did you mean 'yes'?"),
    (["simulate", "arrakis", "--depot", "yes"], "arrakis has no option 'depot'"),
    (["cards", "imperium", "--depot", "yess"], "did you mean 'yes'?"),
])
def test_what_is_wrong_is_one_line(package: Path, words: list[str], message: str) -> None:
    done = run(package, "-m", "landsraad.cli.main", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("landsraad: ") and done.stderr.count("\n") == 1 and message in done.stderr


def test_the_gallery_with_and_without_the_module(package: Path) -> None:
    every = command(package, "cards", "uprising")
    assert "Fuel Trader [fuel_trader]" in every and "Refinery [refinery]: Depot" in every
    with_it = command(package, "cards", "uprising", "--depot", "yes")
    assert "with the Depot" in with_it and "+2 fuel" in with_it and "Hidden Tank" in with_it and "Keeper" in with_it
    without = command(package, "cards", "uprising", "--depot", "no")
    assert "Depot" not in without and "Dagger" in without


def test_commands_with_many_games_take_the_option(package: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    told = json.loads(command(package, "simulate", "imperium", "-n", "3", "--seed", "1", "--depot", "yes", "--json",
                              "--workers", "1", "--out", str(out)))
    assert told["options"]["depot"] == "yes"
    assert "Refinery" in command(package, "stats", str(out), "--all")
    started = command(package, "scenario", "new", "imperium", "--depot", "yes")
    assert "options: {depot: yes}" in started


@pytest.mark.long
@pytest.mark.parametrize("words", [["imperium"], ["imperium", "--players", "3"],
                                   ["uprising", "--leaders", "depot_keeper", "--choam", "yes"]])
def test_a_whole_game_in_the_terminal(package: Path, words: list[str]) -> None:
    out = command(package, "play", *words, "--depot", "yes", "--bots", "random", "--seed", "7", typed="1\n" * 600)
    assert "the game is over" in out


@pytest.mark.parametrize("game", ["imperium", "uprising"])
@pytest.mark.parametrize("language", languages())
def test_the_screen_shows_spaces_and_cells(package: Path, game: str, language: str) -> None:
    group, space, fuel, card = {
        "en": ("Depot", "Refinery", "fuel", "Fuel Trader"), "uk": ("Депо", "Нафтозавод", "пальне", "Торговець пальним"),
        "ru": ("Депо", "Нефтезавод", "топливо", "Торговец топливом"),
        "cs": ("Depo", "Rafinerie", "palivo", "Obchodník s palivem")}[language]
    screens = shown(package, game, language, WITH, A=OWN)
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


def test_without_the_module_nothing_of_it_is_shown(package: Path) -> None:
    screens = shown(package, "uprising", "en", {"players": 3})
    assert not [line for lines in screens.values() for line in lines if "Depot" in line or "◍" in line]


def test_the_questions_before_a_game_ask_for_it(package: Path) -> None:
    asked = run(package, "-c", "from landsraad.cli.screen import start_menu as m; from landsraad.text.messages import "
                "Messages; cat = Messages.load(); print(m.asked_modules('imperium'), m.asked_modules('uprising'), "
                "*(cat.text(key, module=cat.option('depot')) for key in m.module_messages(cat, 'depot')), sep='|')")
    assert asked.stdout.strip() == ("['depot']|['choam', 'depot']|Add The Depot?|without The Depot|with The Depot")
