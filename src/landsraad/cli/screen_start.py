"""The question before the game: alone, against bots, or several people at one screen. Enter takes the first answer."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

import landsraad
from landsraad.cli.screen_input import Reader
from landsraad.kernel.errors import BadInput
from landsraad.play import read_session
from landsraad.text.catalogue import Catalogue

ALONE: Final = "alone against House Hagal: two rivals that follow a deck of cards"
BOTS: Final = "against bots that move at random: good for a first look"
FRIENDS: Final = "two to four people at this screen, taking turns"


def ask_for_game(latest: Path | None) -> dict[str, Any] | None:
    """The options of the game to begin, or the file to go on with; None when nobody wants to play."""
    reader = Reader(True)
    console = Console(highlight=False)
    answers = [ALONE, BOTS, FRIENDS]
    if latest is not None:
        answers.append(_told(latest))
    console.print(Text("\nDune: Imperium", style="bold"))
    for number, text in enumerate(answers, 1):
        console.print(Text(f"  {number}) {text}"))
    try:
        choice = _choose(console, reader, "How do you want to play? [1] > ", len(answers))
        if choice == 4 and latest is not None:
            return {"resume": str(latest)}
        return (_alone, _bots, _friends)[choice - 1](console, reader)
    except (EOFError, KeyboardInterrupt):
        return None


def _told(path: Path) -> str:
    session = read_session(path)
    people = ", ".join(seat.name for seat in session.humans) or "bots"
    when = time.strftime("%d %B, %H:%M", time.localtime(path.stat().st_mtime))
    return f"go on with the last game ({people}, round {session.table.get('round')}, {when})"


def _choose(console: Console, reader: Reader, prompt: str, n: int) -> int:
    while True:
        text = reader.ask(prompt)
        if not text:
            return 1
        if text in ("q", "quit"):
            raise EOFError
        if text.isdigit() and 1 <= int(text) <= n:
            return int(text)
        console.print(Text(f"{text!r} is not a number from 1 to {n}", style="bold red"))


def _alone(console: Console, reader: Reader) -> dict[str, Any]:
    cat = Catalogue.load("en")
    levels = _words("difficulty")
    for number, level in enumerate(levels, 1):
        console.print(Text(f"  {number}) {cat.name('difficulty', level)}"))
    level = levels[_choose(console, reader, "How hard? [1] > ", len(levels)) - 1]
    return {"players": "1", "difficulty": level, **_leader(console, reader, cat)}


def _bots(console: Console, reader: Reader) -> dict[str, Any]:
    for number, text in enumerate(("three bots", "two bots", "one bot, with House Hagal as a third"), 1):
        console.print(Text(f"  {number}) {text}"))
    players = 5 - _choose(console, reader, "Against whom? [1] > ", 3)
    return {"players": str(players), **_leader(console, reader, Catalogue.load("en"))}


def _friends(console: Console, reader: Reader) -> dict[str, Any]:
    while True:
        text = reader.ask("Your names, with commas (two to four) > ")
        names = [name.strip() for name in text.split(",") if name.strip()]
        if not 2 <= len(names) <= 4:
            console.print(Text("two, three or four names, please", style="bold red"))
        elif len({name.casefold() for name in names}) < len(names):
            console.print(Text("each name only once, please", style="bold red"))
        else:
            return {"seats": ",".join(["human"] * len(names)), "names": ",".join(names)}


def _leader(console: Console, reader: Reader, cat: Catalogue) -> dict[str, Any]:
    leaders = _words("leaders")
    leaders.remove("random")
    console.print(Text("  1) any leader, by chance"))
    for number, leader in enumerate(leaders, 2):
        console.print(Text(f"  {number}) {cat.name('leader', leader)}"))
    choice = _choose(console, reader, "Which leader do you want? [1] > ", len(leaders) + 1)
    return {} if choice == 1 else {"leaders": leaders[choice - 2]}


def _words(option: str) -> list[str]:
    for known in landsraad.game("imperium").options:
        if known.name == option:
            return list(known.choices)
    raise BadInput(f"imperium has no option {option!r}")
