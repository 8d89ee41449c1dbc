"""Command-line options for games, made from what the games declare. A new module needs no entry here.

The help names each option and its values in the language of the command. It is written only when somebody asks for it,
because the messages of a language take longer to read than most commands run.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final

import landsraad
from landsraad.cli.arguments import Parser
from landsraad.cli.language import asked_language, language_of
from landsraad.games.dune.components.module import OPTIONAL
from landsraad.games.dune.game import YES
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Option
from landsraad.text.messages import Messages

SHOWN: Final = 8  # values that a line of help lists; leaders are in the gallery
WITH: Final = "modules"  # where `--with` keeps its list
METAVARS: Final = {"number": "N", "list": "LIST", "choice": "WORD"}


def declared() -> dict[str, dict[str, Option]]:
    """Returns every option that some game has: by its name, then by the game."""
    out: dict[str, dict[str, Option]] = {}
    for game in landsraad.games():
        for option in landsraad.game(game).options:
            out.setdefault(option.name, {})[game] = option
    return out


def add_game_options(parser: Parser) -> None:
    """Adds a flag for each option of each game, unless the command has a flag of that name already."""
    group = parser.add_argument_group()
    flags: dict[str, argparse.Action] = {}
    some = group.add_argument("--with", dest=WITH, metavar="LIST", help="")
    for name, games in declared().items():
        flag = f"--{name.replace('_', '-')}"
        if not parser.has_flag(flag):
            flags[name] = group.add_argument(flag, metavar=_metavar([*games.values()]), help="")

    def translate(words: Sequence[str]) -> None:
        cat = Messages.load(language_of(asked_language(words)))
        group.title = cat.text("options-title")
        some.help = cat.text("options-with", modules=", ".join(module_names()))
        for name, action in flags.items():
            action.help = help_line(cat, name).replace("%", "%%")

    parser.before_help = translate


def given_options(args: argparse.Namespace) -> dict[str, Any]:
    """Returns the options that were typed, unchecked. `--with A,B` is a yes to the modules A and B."""
    given = {name: getattr(args, name) for name in declared() if getattr(args, name, None) is not None}
    known = module_names()
    for word in (getattr(args, WITH, None) or "").split(","):
        name = word.strip().replace("-", "_")
        if name and name not in known:
            raise BadInput(f"--with: {word.strip()!r} is not one of {', '.join(known)}{nearest(name, known)}")
        if name:
            given.setdefault(name, YES)
    return given


def module_names() -> list[str]:
    """Returns the modules of all games, in the order of their options."""
    modules = {module.name for module in OPTIONAL}
    return [name for name in declared() if name in modules]


def help_line(cat: Messages, name: str) -> str:
    """Returns what an option means, the games that have it unless all do, and its values if they are few."""
    title = cat.text(f"option-help-{name}") if cat.has(f"option-help-{name}") else cat.option(name)
    options = declared()[name]
    if len(_words([*options.values()])) in range(3, SHOWN + 1) or options[next(iter(options))].kind == "number":
        games: dict[str, list[str]] = {}
        for game, option in options.items():
            games.setdefault(_values(option), []).append(game)
        told = "; ".join(values + _in_games(where) for values, where in games.items())
        return f"{title}: {told}"
    return title + _in_games([*options])


def _in_games(games: list[str]) -> str:
    return f" ({', '.join(games)})" if len(games) < len(landsraad.games()) else ""


def _values(option: Option) -> str:
    if option.kind != "number":
        return ", ".join(option.choices)
    return ", ".join(str(n) for n in range(option.low, option.high + 1) if n not in option.gaps)


def _words(options: list[Option]) -> list[str]:
    return list(dict.fromkeys(word for option in options for word in option.choices))


def _metavar(options: list[Option]) -> str:
    """Returns the values themselves where there are two, such as no and yes."""
    words, kind = _words(options), options[0].kind
    return "|".join(words) if kind == "choice" and len(words) == 2 else METAVARS[kind]
