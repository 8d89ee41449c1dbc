"""The questions before a game: who plays, with what, and how well the bots play. Enter takes the first answer."""

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
from landsraad.games.dune.components.module import Module, modules_of
from landsraad.games.dune.game import YES
from landsraad.games.dune.titles.six import COMMANDERS
from landsraad.kernel.game import Option
from landsraad.play import read_session
from landsraad.text.messages import Messages

WAYS: Final = ("start-alone", "start-bots", "start-friends")
TEAM_WAYS: Final = (*WAYS, "start-teams")  # where six can play
WAR_WAYS: Final = ("start-war-alone", "start-war-atreides", "start-war-harkonnen", "start-war-friends",
                   "start-war-teams", "start-war-pair")
WAR_TWO: Final = 4  # the last of the ways for one or two players
NUMBERS: Final = {2: "two", 3: "three", 4: "four"}
WAR: Final = "arrakis"
TEAMS: Final = "uprising"
TEAM_SEATS: Final = (*COMMANDER_SEATS, 2, 1)  # the commanders, then an ally of each
OPPONENTS: Final = ("start-three-bots", "start-two-bots", "start-one-bot")


def ask_for_game(cat: Messages, game: str, latest: Path | None) -> dict[str, Any] | None:
    """Returns the options of the game to begin, or the file to resume; None if the player leaves."""
    menu = WarMenu(cat, game) if game == WAR else DuneMenu(cat, game)
    answers = [cat.text(way) for way in menu.ways]
    if latest is not None:
        answers.append(_saved_game(cat, latest))
    menu.console.print(Text(f"\n{cat.of_game(game)}", style="bold"))
    try:
        choice = menu.choose(cat.text("start-how"), answers)
        return {"resume": str(latest)} if choice > len(menu.ways) else menu.options(choice)
    except (EOFError, KeyboardInterrupt):
        return None


def _saved_game(cat: Messages, path: Path) -> str:
    session = read_session(path)
    called = names_of(session, cat)
    people = ", ".join(called[seat.letter] for seat in session.humans) or cat.text("start-only-bots")
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    return cat.text("start-resume", people=people, round=session.table.get("round"), when=when)


def asked_modules(game: str) -> list[str]:
    """Returns the modules with a question of their own. One that brings nothing but leaders comes with a leader."""
    return [name for name, module in modules_of(game).items()
            if not is_listed(module) and any((
                module.cards, module.intrigue, module.spaces, module.conflicts, module.hagal, module.parts,
                module.hooks, module.items, module.wiring))]


def is_listed(module: Module) -> bool:
    """Whether a module is one of those that a single question lists."""
    return module.expansion or bool(module.needs)


def listed_modules(game: str, players: int) -> list[Module]:
    """Returns these modules, for a number of players."""
    base = "six" if players == PLAYERS else game
    return [module for module in modules_of(base).values() if is_listed(module) and base not in module.always
            and (not module.players or players in module.players)]


def module_messages(cat: Messages, module: str) -> list[str]:
    """Returns the keys of the question about a module and of its answers: its own, or those for any module."""
    own = [f"start-{word}{module}" for word in ("", "without-", "with-")]
    return own if all(cat.has(key) for key in own) else ["start-module", "start-without-module", "start-with-module"]


class Menu:
    """Asks questions and returns options as they could be typed in a command."""

    ways: tuple[str, ...] = ()

    def __init__(self, cat: Messages, game: str) -> None:
        self.cat = cat
        self.game = game
        self.reader = Reader(True)
        self.console = Console(highlight=False)

    def options(self, way: int) -> dict[str, Any]:
        """Asks what follows from a way to play; the first is 1."""
        raise NotImplementedError

    def choose(self, question: str, answers: list[str]) -> int:
        """Returns the number of the chosen answer; the first is 1."""
        for number, answer in enumerate(answers, 1):
            self.console.print(Text(f"  {number}) {answer}"))
        last = len(answers)
        while True:
            text = self.reader.ask(f"{question} [1] > ")
            if not text:
                return 1
            if text in ("q", "quit"):
                raise EOFError
            if text.isdecimal() and len(text) < len(str(last)) + 3 and 1 <= int(text) <= last:
                return int(text)
            self.refuse("start-not-a-number", text=text, last=last)

    def refuse(self, key: str, **args: object) -> None:
        self.console.print(Text(self.cat.text(key, **args), style="bold red"))

    def ask_names(self, question: str) -> list[str]:
        return [name.strip() for name in self.reader.ask(f"{question} > ").split(",") if name.strip()]

    def level(self) -> str:
        """Asks how well the bots play; the default level comes first."""
        levels = sorted(levels_of(landsraad.game(self.game)), key=lambda level: level.name != DEFAULT)
        lines = [self.cat.text("start-level-line", level=self.cat.text(f"bot-level-{level.name}"),
                               seconds=f"{level.seconds:g}") for level in levels]
        return levels[self.choose(self.cat.text("start-level"), lines) - 1].name

    def option(self, name: str) -> Option:
        return next(option for option in landsraad.game(self.game).options if option.name == name)


class DuneMenu(Menu):
    """The questions before a game of the Imperium family."""

    def __init__(self, cat: Messages, game: str) -> None:
        super().__init__(cat, game)
        self.ways = TEAM_WAYS if game == TEAMS else WAYS

    def options(self, way: int) -> dict[str, Any]:
        return (self.alone, self.with_bots, self.with_friends, self.in_teams)[way - 1]()

    def alone(self) -> dict[str, Any]:
        levels = self.option("difficulty").choices
        names = [self.cat.name("difficulty", level) for level in levels]
        level = levels[self.choose(self.cat.text("start-how-hard"), names) - 1]
        return {"players": "1", "difficulty": level, **self.modules_and_leader(1)}

    def with_bots(self) -> dict[str, Any]:
        opponents = [self.cat.text(each) for each in OPPONENTS]
        players = 5 - self.choose(self.cat.text("start-whom"), opponents)
        return {"players": str(players), "bots": self.level(), **self.modules_and_leader(players)}

    def with_friends(self) -> dict[str, Any]:
        while True:
            names = self.ask_names(self.cat.text("start-names"))
            if not 2 <= len(names) <= 4:
                self.refuse("start-names-number")
            elif len({name.casefold() for name in names}) < len(names):
                self.refuse("start-names-once")
            else:
                return {"seats": ",".join(["human"] * len(names)), "names": ",".join(names),
                        **self.modules(len(names))}

    def in_teams(self) -> dict[str, Any]:
        """Asks for a seat in one of two teams; bots take the other five."""
        sides = [self.cat.text(key, leader=self.cat.name("leader", leader))
                 for key in ("start-commander", "start-ally") for leader in COMMANDERS]
        seat = TEAM_SEATS[self.choose(self.cat.text("start-side"), sides) - 1]
        return {"players": "6", "seats": ",".join("human" if n == seat else "bot" for n in range(PLAYERS)),
                **self.expansions(PLAYERS)}

    def modules_and_leader(self, players: int) -> dict[str, Any]:
        modules = self.modules(players)
        return {**modules, **self.leader(modules)}

    def modules(self, players: int) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for module in asked_modules(self.game):
            question, *answers = (self.cat.text(key, module=self.cat.option(module))
                                  for key in module_messages(self.cat, module))
            if self.choose(question, answers) == 2:
                out[module] = YES
        return {**out, **self.expansions(players)}

    def expansions(self, players: int) -> dict[str, Any]:
        """Asks once about all expansions and their variants. A variant brings what it needs."""
        listed = listed_modules(self.game, players)
        if not listed:
            return {}
        for number, module in enumerate(listed, 1):
            self.console.print(Text(f"  {number}) {self.cat.option(module.name)}"))
        while True:
            words = self.reader.ask(f"{self.cat.text('start-expansions')} > ").replace(",", " ").split()
            wrong = [word for word in words if not word.isdecimal() or not 1 <= int(word) <= len(listed)]
            if not wrong:
                chosen = [listed[int(word) - 1] for word in words]
                return {name: YES for module in chosen for name in (*module.needs, module.name)}
            self.refuse("start-not-a-number", text=wrong[0], last=len(listed))

    def leader(self, modules: dict[str, Any]) -> dict[str, Any]:
        """Offers the leaders of the chosen modules, and those that bring a module along."""
        option = self.option("leaders")
        asked = [*asked_modules(self.game), *(name for name, module in modules_of(self.game).items()
                                              if is_listed(module))]
        needs = {leader: {name: value} for leader, (name, value) in option.needs.items()}
        known = [entry for entry in components(self.game, "leader", guests=True) if entry.id in option.choices and all(
            modules.get(name) == value or name not in asked for name, value in needs.get(entry.id, {}).items())]
        names = [self.cat.text("start-any-leader"), *(self.leader_name(entry) for entry in known)]
        choice = self.choose(self.cat.text("start-leader"), names)
        if choice == 1:
            return {}
        leader = known[choice - 2]
        return {"leaders": leader.id, **needs.get(leader.id, {})}

    def leader_name(self, leader: Entry) -> str:
        """Returns the name, with the game that the leader comes from if it is another one."""
        name = leader.name(self.cat)
        if leader.module not in GALLERIES:
            return name
        return self.cat.text("start-guest", leader=name, game=self.cat.of_game(leader.module))


class WarMenu(Menu):
    """The questions before War for Arrakis: which side, with whom, and by which rules."""

    ways = WAR_WAYS

    def options(self, way: int) -> dict[str, Any]:
        return {**(self.for_two(way) if way <= WAR_TWO else self.shared_sides(way)), **self.rulings()}

    def for_two(self, way: int) -> dict[str, Any]:
        if way == 1:
            return {"players": "1"}
        if way < WAR_TWO:
            return {"seats": ("human,bot", "bot,human")[way - 2], "bots": self.level()}
        while True:
            names = self.ask_names(self.cat.text("start-war-names"))
            if len(names) == 2 and len({name.casefold() for name in names}) == 2:
                return {"seats": "human,human", "names": ",".join(names)}
            self.refuse("start-names-once" if len(names) == 2 else "start-war-two-names")

    def shared_sides(self, way: int) -> dict[str, Any]:
        """Asks for three or four players, or for two who play the Atreides together."""
        options: dict[str, Any] = {"players": 2, "mahdi": YES}
        if way == WAR_TWO + 1:
            options = {"players": 2 + self.choose(self.cat.text("start-war-people"), [
                self.cat.text("start-war-three"), self.cat.text("start-war-four")])}
            if options["players"] == 3:
                sides = self.option("shared").choices
                options["shared"] = sides[self.choose(self.cat.text("start-war-shared"), [
                    self.cat.name("side", side) for side in sides]) - 1]
        taken = landsraad.game(WAR).check_options(options)["seats"]
        seats = [side for side in taken if not ("mahdi" in options and side == "harkonnen")]
        sides_told = ", ".join(self.cat.name("side", side) for side in seats)
        while True:
            names = self.ask_names(self.cat.text("start-war-team-names", sides=sides_told))
            if len(names) == len(seats) == len({name.casefold() for name in names}):
                return {**{name: str(value) for name, value in options.items()},
                        "seats": ",".join(["human"] * len(seats)), "names": ",".join(names)}
            self.refuse("start-names-once" if len(names) == len(seats) else "start-war-number", n=NUMBERS[len(seats)])

    def rulings(self) -> dict[str, Any]:
        rulings = self.option("rulings").choices
        names = [self.cat.name("ruling", word) for word in rulings]
        chosen = rulings[self.choose(self.cat.text("start-rulings"), names) - 1]
        return {} if chosen == rulings[0] else {"rulings": chosen}
