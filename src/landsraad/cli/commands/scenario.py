"""`landsraad scenario check|play|new|paths`: checks, plays and writes scenarios."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import landsraad
from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.scenario_pages import paths_page, starter
from landsraad.cli.game_options import add_game_options, given_options
from landsraad.kernel.errors import BadInput, nearest
from landsraad.reference.scenario_rules import check_cited_rules
from landsraad.scenarios.parser import Scenario, check_ids, read_scenarios
from landsraad.scenarios.runner import check_scenario

FAILED = 1
BAD = 2
SUFFIXES = (".yaml", ".yml")


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("scenario", help="check, play or write a scenario: a position, moves, what is true")
    actions = parser.add_subcommands(dest="action")
    check = actions.add_parser("check", help="run scenarios: one line each, with the first difference")
    check.add_argument("files", nargs="+", metavar="FILE|FOLDER", help="a scenario file, or a folder of them")
    check.add_argument("--id", action="append", metavar="ID", help="only that scenario; may be repeated")
    check.add_argument("--quiet", action="store_true", help="only what is wrong")
    play = actions.add_parser("play", help="open the position of a scenario and play on")
    play.add_argument("file", metavar="FILE")
    play.add_argument("--id", metavar="ID", help="the scenario with that id, not the first one of the file")
    new = actions.add_parser("new", help="print a scenario to start from")
    new.add_argument("game", nargs="?", default="imperium", metavar="GAME")
    new.add_argument("file", nargs="?", metavar="FILE", help="write it there instead; an existing file is left alone")
    add_game_options(new)
    paths = actions.add_parser("paths", help="every path and every move a scenario of that game can name")
    paths.add_argument("game", nargs="?", default="imperium", metavar="GAME")
    paths.add_argument("--players", type=int, metavar="N", help="as so many players have them")


def run(args: argparse.Namespace) -> int:
    if args.action == "check":
        return check([Path(name) for name in args.files], args.quiet, args.id or [])
    if args.action == "play":
        return play(Path(args.file), args.id)
    if args.action == "paths":
        print(paths_page(landsraad.game(args.game), args.players), end="")
        return 0
    text = starter(landsraad.game(args.game), given_options(args))
    if args.file is None:
        print(text, end="")
    else:
        write_new(Path(args.file), text)
    return 0


# ------------------------------------------------------------------ check


def check(places: list[Path], quiet: bool, ids: list[str]) -> int:
    """Returns 0 if all scenarios pass, 1 if something differs, 2 if something cannot be read."""
    code = 0
    seen: list[Scenario] = []
    for path in find_files(places):
        try:
            scenarios = read(path)
            check_ids([*seen, *scenarios])
        except BadInput as error:
            print(f"landsraad: {error}", file=sys.stderr)
            code = BAD
            continue
        seen += scenarios
        for scenario in scenarios:
            if not ids or scenario.id in ids:
                code = max(code, check_one(path, scenario, quiet))
    for wanted in ids:
        find_id(seen, wanted)
    return code


def find_id(scenarios: list[Scenario], wanted: str) -> Scenario:
    for scenario in scenarios:
        if scenario.id == wanted:
            return scenario
    known = [scenario.id for scenario in scenarios if scenario.id]
    raise BadInput(f"no scenario here has the id {wanted!r}{nearest(wanted, known)}")


def check_one(path: Path, scenario: Scenario, quiet: bool) -> int:
    """Checks one scenario; an error in it does not stop the others."""
    try:
        difference = check_scenario(scenario)
    except BadInput as error:
        print(f"landsraad: {error}", file=sys.stderr)
        return BAD
    if difference:
        print(f"FAIL  {difference}")
        return FAILED
    if not quiet:
        print("ok   ", path, *([f"[{scenario.id}]"] if scenario.id else []), "", scenario.title)
    return 0


def find_files(places: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for place in places:
        if place.is_dir():
            inside = sorted(path for path in place.rglob("*") if path.suffix in SUFFIXES)
            if not inside:
                raise BadInput(f"{place}: no scenarios in this folder (they end in {' or '.join(SUFFIXES)})")
            found += inside
        else:
            found.append(place)
    return found


def read(path: Path) -> list[Scenario]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file") from None
    except OSError as error:
        beside = [str(path.with_name(other.name)) for other in path.parent.glob("*")] if path.parent.is_dir() else []
        raise BadInput(f"{path}: {error.strerror}{nearest(str(path), beside)}") from None
    scenarios = read_scenarios(text, str(path), landsraad.game)
    check_cited_rules(scenarios)
    return scenarios


# ------------------------------------------------------------------ play and new


def play(path: Path, wanted: str | None) -> int:
    scenarios = read(path)
    scenario = scenarios[0] if wanted is None else find_id(scenarios, wanted)
    table = scenario.open()
    # Imported only now, because checking scenarios does not need a terminal.
    code: int = import_module("landsraad.cli.commands.play").play_table(table) or 0
    return code


def write_new(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
