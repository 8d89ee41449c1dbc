"""The question before the game: alone, against bots, or several people at one screen. Enter takes the first answer."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

import landsraad
from landsraad.bots import DEFAULT, levels_of
from landsraad.cli.screen.input import Reader
from landsraad.cli.screen.layout import names_of
from landsraad.gallery.dune import GALLERIES
from landsraad.gallery.entry import Entry
from landsraad.gallery.listing import components
from landsraad.games.dune.bases.six.setup import COMMANDER_SEATS, PLAYERS
from landsraad.games.dune.titles.six import COMMANDERS
from landsraad.kernel.errors import BadInput
from landsraad.play import read_session
from landsraad.text.messages import Catalogue

WAYS: Final = ("start-alone", "start-bots", "start-friends")
TEAM_WAYS: Final = (*WAYS, "start-teams")  # where six can play
WAR_WAYS: Final = ("start-war-alone", "start-war-atreides", "start-war-harkonnen", "start-war-friends",
                   "start-war-teams", "start-war-pair")
WAR_TWO: Final = 4  # the last of the ways for one or two
NUMBERS: Final = {2: "two", 3: "three", 4: "four"}
WAR: Final = "arrakis"
TEAMS: Final = "uprising"
TEAM_SEATS: Final = (*COMMANDER_SEATS, 2, 1)  # the commanders, then an ally of each
OPPONENTS: Final = ("start-three-bots", "start-two-bots", "start-one-bot")


def ask_for_game(cat: Catalogue, game: str, latest: Path | None) -> dict[str, Any] | None:
    """The options of the game to begin, or the file to go on with; None when nobody wants to play."""
    reader = Reader(True)
    console = Console(highlight=False)
    answers = [cat.text(way) for way in (WAR_WAYS if game == WAR else TEAM_WAYS if game == TEAMS else WAYS)]
    if latest is not None:
        answers.append(_told(cat, latest))
    console.print(Text(f"\n{cat.of_game(game)}", style="bold"))
    try:
        choice = _choose(console, reader, cat, "start-how", answers)
        if choice == len(answers) and latest is not None:
            return {"resume": str(latest)}
        if game == WAR:
            return _war(console, reader, cat, choice)
        return (_alone, _bots, _friends, _teams)[choice - 1](console, reader, cat, game)
    except (EOFError, KeyboardInterrupt):
        return None


def _told(cat: Catalogue, path: Path) -> str:
    session = read_session(path)
    called = names_of(session, cat)
    people = ", ".join(called[seat.letter] for seat in session.humans) or cat.text("start-only-bots")
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    return cat.text("start-resume", people=people, round=session.table.get("round"), when=when)


def _choose(console: Console, reader: Reader, cat: Catalogue, question: str, answers: list[str]) -> int:
    for number, answer in enumerate(answers, 1):
        console.print(Text(f"  {number}) {answer}"))
    n = len(answers)
    while True:
        text = reader.ask(f"{cat.text(question)} [1] > ")
        if not text:
            return 1
        if text in ("q", "quit"):
            raise EOFError
        if text.isdecimal() and len(text) < len(str(n)) + 3 and 1 <= int(text) <= n:
            return int(text)
        console.print(Text(cat.text("start-not-a-number", text=text, last=n), style="bold red"))


def _alone(console: Console, reader: Reader, cat: Catalogue, game: str) -> dict[str, Any]:
    levels = _words(game, "difficulty")
    names = [cat.name("difficulty", level) for level in levels]
    level = levels[_choose(console, reader, cat, "start-how-hard", names) - 1]
    return {"players": "1", "difficulty": level, **_more(console, reader, cat, game)}


def _bots(console: Console, reader: Reader, cat: Catalogue, game: str) -> dict[str, Any]:
    players = 5 - _choose(console, reader, cat, "start-whom", [cat.text(each) for each in OPPONENTS])
    return {"players": str(players), "bots": _level(console, reader, cat, game), **_more(console, reader, cat, game)}


def _level(console: Console, reader: Reader, cat: Catalogue, game: str) -> str:
    """How well the bots play; Enter takes the usual level."""
    levels = sorted(levels_of(landsraad.game(game)), key=lambda level: level.name != DEFAULT)
    lines = [cat.text("start-level-line", level=cat.text(f"bot-level-{level.name}"), seconds=f"{level.seconds:g}")
             for level in levels]
    return levels[_choose(console, reader, cat, "start-level", lines) - 1].name


def _friends(console: Console, reader: Reader, cat: Catalogue, game: str) -> dict[str, Any]:
    while True:
        text = reader.ask(f"{cat.text('start-names')} > ")
        names = [name.strip() for name in text.split(",") if name.strip()]
        if not 2 <= len(names) <= 4:
            console.print(Text(cat.text("start-names-number"), style="bold red"))
        elif len({name.casefold() for name in names}) < len(names):
            console.print(Text(cat.text("start-names-once"), style="bold red"))
        else:
            return {"seats": ",".join(["human"] * len(names)), "names": ",".join(names),
                    **_choam(console, reader, cat, game)}


def _teams(console: Console, reader: Reader, cat: Catalogue, game: str) -> dict[str, Any]:
    """Two teams, with bots in the other five seats."""
    sides = [cat.text("start-commander", leader=cat.name("leader", leader)) for leader in COMMANDERS]
    sides += [cat.text("start-ally", leader=cat.name("leader", leader)) for leader in COMMANDERS]
    seat = TEAM_SEATS[_choose(console, reader, cat, "start-side", sides) - 1]
    return {"players": "6", "seats": ",".join("human" if n == seat else "bot" for n in range(PLAYERS))}


def _more(console: Console, reader: Reader, cat: Catalogue, game: str) -> dict[str, Any]:
    module = _choam(console, reader, cat, game)
    return {**module, **_leader(console, reader, cat, game, module.get("choam") == "yes")}


def _choam(console: Console, reader: Reader, cat: Catalogue, game: str) -> dict[str, Any]:
    """With the module, where there is one."""
    if not any(option.name == "choam" for option in landsraad.game(game).options):
        return {}
    answers = [cat.text("start-without-choam"), cat.text("start-with-choam")]
    return {"choam": "yes"} if _choose(console, reader, cat, "start-choam", answers) == 2 else {}


def _leader(console: Console, reader: Reader, cat: Catalogue, game: str, choam: bool) -> dict[str, Any]:
    """Any of them; a guest of another game brings the option along that lets it play."""
    known = [entry for entry in components(game, "leader", guests=True) if choam or entry.module != "choam"]
    names = [cat.text("start-any-leader"), *(_called(cat, entry) for entry in known)]
    choice = _choose(console, reader, cat, "start-leader", names)
    if choice == 1:
        return {}
    leader = known[choice - 2]
    return {"leaders": leader.id, **({"base_leaders": "yes"} if _is_guest(leader) else {})}


def _called(cat: Catalogue, leader: Entry) -> str:
    name = leader.name(cat)
    return cat.text("start-guest", leader=name, game=cat.of_game(leader.module)) if _is_guest(leader) else name


def _is_guest(leader: Entry) -> bool:
    return leader.module in GALLERIES


def _war(console: Console, reader: Reader, cat: Catalogue, choice: int) -> dict[str, Any]:
    """Alone, or which side one takes, or both, or several together; and by which rules."""
    if choice > WAR_TWO:
        return {**_shared_war(console, reader, cat, choice), **_rulings(console, reader, cat)}
    out: dict[str, Any] = {"players": "1"} if choice == 1 else {
        "seats": ("human,bot", "bot,human", "human,human")[choice - 2]}
    if "bot" in out.get("seats", ""):
        out["bots"] = _level(console, reader, cat, WAR)
    while choice == WAR_TWO:
        names = [name.strip() for name in reader.ask(f"{cat.text('start-war-names')} > ").split(",") if name.strip()]
        if len(names) == 2 and len({name.casefold() for name in names}) == 2:
            out["names"] = ",".join(names)
            break
        key = "start-names-once" if len(names) == 2 else "start-war-two-names"
        console.print(Text(cat.text(key), style="bold red"))
    return {**out, **_rulings(console, reader, cat)}


def _rulings(console: Console, reader: Reader, cat: Catalogue) -> dict[str, Any]:
    rulings = _words(WAR, "rulings")
    which = rulings[_choose(console, reader, cat, "start-rulings", [cat.name("ruling", word) for word in rulings]) - 1]
    return {} if which == rulings[0] else {"rulings": which}


def _shared_war(console: Console, reader: Reader, cat: Catalogue, choice: int) -> dict[str, Any]:
    """Three or four, or two who play the Atreides together: how many, who shares, and what everybody is called."""
    options: dict[str, Any] = {"players": 2, "mahdi": "yes"}
    if choice == WAR_TWO + 1:
        options = {"players": 2 + _choose(console, reader, cat, "start-war-people",
                                          [cat.text("start-war-three"), cat.text("start-war-four")])}
        if options["players"] == 3:
            sides = _words(WAR, "shared")
            options["shared"] = sides[_choose(console, reader, cat, "start-war-shared",
                                              [cat.name("side", side) for side in sides]) - 1]
    taken = landsraad.game(WAR).check_options(options)["seats"]
    seats = [side for side in taken if not ("mahdi" in options and side == "harkonnen")]
    while True:
        told = ", ".join(cat.name("side", side) for side in seats)
        text = reader.ask(f"{cat.text('start-war-team-names', sides=told)} > ")
        names = [name.strip() for name in text.split(",") if name.strip()]
        if len(names) == len(seats) == len({name.casefold() for name in names}):
            return {**{name: str(value) for name, value in options.items()},
                    "seats": ",".join(["human"] * len(seats)), "names": ",".join(names)}
        key = "start-names-once" if len(names) == len(seats) else "start-war-number"
        console.print(Text(cat.text(key, n=NUMBERS[len(seats)]), style="bold red"))


def _words(game: str, option: str) -> list[str]:
    for known in landsraad.game(game).options:
        if known.name == option:
            return list(known.choices)
    raise BadInput(f"{game} has no option {option!r}")
