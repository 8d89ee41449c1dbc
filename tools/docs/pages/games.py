"""A page with all games, their player counts and options."""

from __future__ import annotations

import landsraad
from landsraad.kernel.game import Game, Option
from landsraad.reference.rules import rule_index
from landsraad.scenarios.expectations import say
from landsraad.text.messages import Messages
from tools.docs.markdown import plain

INTRO = """\
# Games and options

Made from the games themselves. The options are the same everywhere: in the form for a new table, as words of
`landsraad play` and `landsraad simulate`, in Python (`landsraad.new("{game}", players=2)`), in
[scenarios](scenarios.md) and in [records](records.md). A wrong one is refused in one line that says what is right.
"""
MANY = 14  # most choices of an option that are listed


def games_page() -> str:
    lines = [INTRO.format(game=landsraad.games()[0])]
    for name in landsraad.games():
        lines += _game(landsraad.game(name))
    return "\n".join(lines)


def _game(game: Game) -> list[str]:
    cat = Messages.load("en")
    players = next(option for option in game.options if option.name == "players")
    lines = [f"## {plain(rule_index(game.name).title)} {{ #{game.name} }}", "",
             f"`{game.name}`: [rules](rules/{game.name}.md), [components](cards/{game.name}.md), "
             f"[moves](notation/{game.name}.md).", "", "| players | |", "|---:|---|"]
    for n in range(players.low, players.high + 1):
        if playable(game, n):
            note = cat.of_game(game.name, f"players-{n}") or "A person or a bot at each seat."
            lines.append(f"| {n} | {plain(note)} |")
    lines += ["", "| option | | values | default |", "|---|---|---|---|"]
    lines += [f"| `{option.name}` | {plain(cat.option(option.name))} | {_values(option)} | {_default(option)} |"
              for option in game.options]
    return [*lines, ""]


def playable(game: Game, n: int) -> bool:
    try:
        game.variant({"players": n}).check_options({"players": n})
    except landsraad.BadInput:
        return False
    return True


def _values(option: Option) -> str:
    if option.kind == "number":
        return f"{option.low} to {option.high}" + "".join(f", not {n}" for n in option.gaps)
    words = ", ".join(f"`{word}`" for word in option.choices[:MANY]) + (" …" if len(option.choices) > MANY else "")
    return f"a list of: {words}" if option.kind == "list" else words


def _default(option: Option) -> str:
    return "" if option.default in ([], None) else f"`{say(option.default)}`"
