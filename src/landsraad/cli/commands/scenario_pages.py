"""Texts about scenarios, made from a game's declarations: a file to start from, and a page with all keys."""

from __future__ import annotations

from typing import Any, Final

from landsraad.kernel.cells import HIDDEN, INTERNAL, OWNER, PILE, TEAM, Domain, Field, Section
from landsraad.kernel.game import Game
from landsraad.kernel.moves import Family
from landsraad.kernel.table import Table, open_table
from landsraad.scenarios.expectations import say

FEW = 12  # words of a family that a table still lists
SEAT = "A"
SEEN_BY: Final = {OWNER: "its owner", TEAM: "its owner and who plays with it", HIDDEN: "nobody"}


def starter(game: Game, options: dict[str, Any]) -> str:
    """Returns a scenario that passes: the set-up of a seed, its first move, and comments with more keys."""
    table = open_table(game, options, 1)
    shown = "{" + ", ".join(f"{name}: {say(table.options[name])}" for name in options) + "}"
    actor = table.actor
    moves = [table.notation(move) for move in table.legal()]
    return f"""\
# A scenario: a position, some moves, and what must be true. `landsraad scenario check FILE` runs it,
# `landsraad scenario play FILE` opens its position. `landsraad scenario paths {game.name}` lists every word.
# id: mine-1             # a name of its own, for `landsraad scenario check --id`
title: What this scenario shows, in one sentence
rules: []                # the rules it shows, as `landsraad rules {game.name}` numbers them
game: {game.name}
options: {shown}            # {", ".join(option.name for option in game.options)}; the rest is the default
seed: 1                  # everything that is not said below comes from the set-up with this seed
given:                   # edits on top of the set-up; take out what you do not need
  {actor}:                     # {_sample(game)}
{_edits(table, str(actor))}
# chance: []             # forced random results, in the order the game asks for them
steps:
  - legal: {{{actor}: {{has: [{moves[0]}]}}}}    # has, lacks, is
  - expect: {{turn: {actor}}}                   # any path of `given`, and winner, over, phase …
  - {actor}: {moves[0]}
# - refused: {{{actor}: {moves[-1]}}}      # an illegal move: refused with a reason, nothing changed
# - auto: {actor}                           # the only move {actor} has; an error if there are several
"""


def _sample(game: Game) -> str:
    names = [f.name for f in game.plan.seat.fields if f.see not in (INTERNAL, HIDDEN)]
    return f"{', '.join(names[:8])}, …"


def _edits(table: Table, seat: str) -> str:
    """Returns a few values of a seat as they are, so that the file passes before it is changed."""
    lines: list[str] = []
    for field in table.game.plan.seat.fields:
        value = table.get(f"{seat}.{field.name}") if field.see not in (INTERNAL, HIDDEN) else None
        if isinstance(value, int) and not isinstance(value, bool) and field.of is None and len(lines) < 4:
            lines.append(f"    {field.name}: {say(value)}")
    return "\n".join(lines)


# ------------------------------------------------------------------ the page of all words


def paths_page(game: Game, players: int | None = None) -> str:
    """Returns the page of a game; some numbers of players have a board, and so keys, of their own."""
    of = game.name
    own = game.with_everything(players or 0)
    if own is not game:
        game, of = own, f"{of} for {players} players"
    notes = game.notes()
    lines = [f"# Scenario words of {of}", "",
             "Made by `landsraad scenario paths`; a test keeps it current. How scenarios work: "
             "[scenarios.md](scenarios.md).", "", "## Options", "", "| option | values | default |", "|---|---|---|"]
    for option in game.options:
        values = f"{option.low} to {option.high}" if option.kind == "number" else ", ".join(option.choices)
        values += "".join(f", not {gap}" for gap in option.gaps)
        default = say(option.default)
        lines.append(f"| `{option.name}` | {'a list of: ' if option.kind == 'list' else ''}{values} | {default} |")
    lines += ["", "## The table", "", *_section(game, game.plan.table, False, notes)]
    lines += ["", "## A seat", "",
              f"The seats are {', '.join(game.plan.seats)}. In `given` a seat is `{SEAT}: {{NAME: VALUE}}`, "
              f"in `expect` also `{SEAT}.NAME: VALUE`.", "", *_section(game, game.plan.seat, True, notes)]
    lines += ["", "## Moves", "", "| move | what it is |", "|---|---|"]
    for family in game.plan.moves.families:
        lines.append(f"| `{_usage(family)}` | {notes.get(f'move {family.name}', '')} |")
    declining = ", ".join(f"`{move}`" for move in game.decline_moves())
    lines += ["", f"`skip`, `end`, `pass` and `done` may stand for any of: {declining}.", "", "## Names", ""]
    for domain in _domains(game):
        lines += [f"**{domain.name}**: {', '.join(f'`{name}`' for name in domain.names)}", ""]
    return "\n".join(lines)


def _section(game: Game, plan: Section, of_seat: bool, notes: dict[str, str]) -> list[str]:
    lines = ["| path | value | who sees it | meaning |", "|---|---|---|---|"]
    for field in plan.fields:
        if field.see != INTERNAL:
            seen = SEEN_BY.get(field.see, "everybody")
            note = notes.get(f"{SEAT}.{field.name}" if of_seat else field.name, "")
            lines.append(f"| `{field.name}` | {_value(field)} | {seen} | {note} |")
    for word in game.derived_fields():
        if word.of_seat == of_seat and plan.field(word.name) is None:
            value = _kind(word.of, word.by) if word.of or word.by else "a value"
            value = f"a list of: {word.of.name}" if word.many and word.of else value
            note = notes.get(f"{SEAT}.{word.name}" if of_seat else word.name, "")
            lines.append(f"| `{word.name}` | {value} | everybody | {note} |")
    for name, note in notes.items():
        owner, _, word_name = name.rpartition(".")
        known = plan.field(word_name) is not None or any(w.name == word_name for w in game.derived_fields())
        if (owner == SEAT) == of_seat and not known and not name.startswith("move "):
            lines.append(f"| `{word_name}` |  | everybody | {note} |")
    return lines


def _value(field: Field) -> str:
    if field.kind == PILE:
        assert field.of is not None
        return f"a list of: {field.of.name}{'' if field.sort else ', the top first'}"
    return _kind(field.of, field.by)


def _kind(of: Domain | None, by: Domain | None) -> str:
    one = "a number" if of is None else f"{'an' if of.name[0] in 'aeiou' else 'a'} {of.name} or null"
    return one if by is None else f"for each {by.name}: {one}"


def _usage(family: Family) -> str:
    return " ".join([family.name, *(d.name.upper().replace(" ", "_") for d in family.domains())])


def _domains(game: Game) -> list[Domain]:
    found: list[Domain] = []
    for field in [*game.plan.table.fields, *game.plan.seat.fields]:
        if field.see != INTERNAL:
            found += [d for d in (field.of, field.by) if d is not None and d not in found]
    for family in game.plan.moves.families:
        found += [d for d in family.domains() if d not in found]
    return [domain for domain in found if domain.names and not domain.names[0].isdigit()]
