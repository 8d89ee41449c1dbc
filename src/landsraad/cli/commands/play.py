"""`landsraad play`: play in the terminal, alone, against bots, or with friends at one screen."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

import landsraad
from landsraad.bots import LEVELS
from landsraad.cli.arguments import Subcommands
from landsraad.cli.game_options import add_game_options, given_options
from landsraad.cli.language import add_language, catalogue_of, language_of
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.table import Table
from landsraad.play import BOT, HUMAN, Session, read_session, seat_people
from landsraad.text.messages import Messages

# The screens are imported when a game begins, because no other command should wait for them.
SPEEDS = ("slow", "normal", "fast", "step")
LATEST = ""  # --resume without a file


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("play", help="play in the terminal", description=__doc__)
    parser.add_argument("game", metavar="GAME", nargs="?", default="imperium", help=", ".join(landsraad.games()))
    parser.add_argument("--seats", metavar="LIST", help="who sits where: human,bot,… and rival or hagal too")
    parser.add_argument("--bots", metavar="LIST",
                        help=f"how well bots play, all or one by one: {', '.join(LEVELS)}; random, greedy, mentat:N")
    parser.add_argument("--names", metavar="LIST", help="what the humans are called")
    parser.add_argument("--seed", metavar="N", help="a number or a text: the same seed deals the same game")
    parser.add_argument("--save", metavar="FILE", help="keep the game here after every move")
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LATEST, help="go on with a game, or the last")
    parser.add_argument("--plain", action="store_true", help="lines of words, for screen readers and small terminals")
    parser.add_argument("--speed", metavar="S", choices=list(SPEEDS), default="normal",
                        help=f"how others' moves are shown: {', '.join(SPEEDS)}")
    add_language(parser)
    add_game_options(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    landsraad.game(args.game)  # refuses an unknown one before any question
    given = {**given_options(args),
             **{name: getattr(args, name) for name in ("bots", "seed") if getattr(args, name) is not None}}
    save = Path(args.save).expanduser() if args.save else None
    if args.resume is not None:
        if given or args.names:
            wrong = next(iter(given), "names").replace("_", "-")
            raise BadInput(f"--resume continues a game as it is; --{wrong} is for a new one")
        session = _resumed(args.resume, save)
    else:
        if not given and not args.names and _at_terminal():
            from landsraad.cli.screen.start_menu import ask_for_game
            asked = ask_for_game(cat, args.game, latest_save())
            if asked is None:
                return 0
            if "resume" in asked:
                return _sit_down(read_session(Path(asked["resume"])), cat, args.plain, args.speed)
            given = {name: asked[name] for name in asked if name != "names"}
            args.names = asked.get("names")
        if save is not None and save.exists():
            raise BadInput(f"--save: {save} is there already; go on with it by --resume {save}, or take another name")
        table, controllers = new_table(args.game, given)
        people = seat_people(table, controllers, _list(args.names), _list(given.get("bots")))
        session = Session(table, people, save or default_save(args.game))
    return _sit_down(session, cat, args.plain, args.speed)


def play_table(table: Table, *, seats: list[str] | None = None, names: list[str] | None = None,
               save: Path | None = None, plain: bool = False, speed: str = "normal", curtain: bool = False) -> int:
    """Plays any table, for example the position of a scenario.

    Without `seats` every seat is human. That is mostly one person who wants to see everything, so hands are not hidden
    between turns unless `curtain` is true.
    """
    people = seat_people(table, seats if seats is not None else _all_human(table), names)
    return _sit_down(Session(table, people, save), Messages.load(language_of()), plain, speed, curtain)


def _all_human(table: Table) -> list[str]:
    return [HUMAN] * sum(seat.name != "" for seat in seat_people(table))


def _sit_down(session: Session, cat: Messages, plain: bool, speed: str, curtain: bool = True) -> int:
    from landsraad.cli.screen.loop import TerminalGame
    return TerminalGame(session, cat, plain, speed, curtain).run()


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


# ------------------------------------------------------------------ a new game


def new_table(game: str, given: dict[str, Any]) -> tuple[Table, list[str] | None]:
    """Returns the table, and for each player's seat whether it is human or a bot."""
    options = {name: value for name, value in given.items() if name not in ("seats", "bots", "seed")}
    controllers: list[str] | None = None
    if "seats" in given:
        words = _list(given["seats"])
        automas = automas_of(game)
        known = (HUMAN, BOT, *automas)
        for word in words:
            if word not in known:
                raise BadInput(f"--seats: {word!r} is not one of {', '.join(known)}{nearest(word, known)}")
        controllers = [word for word in words if word in (HUMAN, BOT)]
        options.setdefault("players", len(controllers))
        if len(controllers) < len(words):
            options["seats"] = [word if word in automas else "player" for word in words]
        elif str(options["players"]) != str(len(controllers)):
            raise BadInput(f"--seats: {len(controllers)} given for --players {options['players']}")
    if any(option.name == "players" and option.low <= 1 for option in landsraad.game(game).options):
        options.setdefault("players", 1)  # a solo game, if there is one
    for option in landsraad.game(game).options:
        if option.suggested != option.default:
            options.setdefault(option.name, option.suggested)
    return landsraad.new(game, seed=given.get("seed"), **options), controllers


def automas_of(game: str) -> list[str]:
    """Returns the automas that can be seated by name."""
    return [word for option in landsraad.game(game).options if option.name == "seats" and option.of == "role"
            for word in option.choices if word != "player"]


def _list(text: str | None) -> list[str]:
    return [] if text is None else [word.strip() for word in text.split(",")]


# ------------------------------------------------------------------ saved games


def saves_folder() -> Path:
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "landsraad"


def default_save(game: str) -> Path | None:
    """Returns a new file for each game; None if the folder cannot be written."""
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    if not os.access(folder, os.W_OK):
        return None
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def latest_save() -> Path | None:
    """Returns the most recent game that is not over."""
    files = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[:20]:
        try:
            if not read_session(path).over:
                return path
        except BadInput:
            continue
    return None


def _resumed(name: str, save: Path | None) -> Session:
    path: Path | None = Path(name).expanduser() if name != LATEST else latest_save()
    if path is None:
        raise BadInput(f"--resume: no unfinished game in {saves_folder()}")
    session = read_session(path)
    session.path = save or path
    return session
