"""A page with the move notation of a game: every family of moves, with examples from real games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import landsraad
from landsraad.games.dune.game import FamilyGame
from landsraad.kernel.cells import Domain
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.moves import Family
from landsraad.kernel.table import Table
from landsraad.reference.rules import rule_index
from landsraad.text.messages import Messages
from tools.docs.component_tests import SCENARIOS as SCENARIO_FOLDERS
from tools.docs.markdown import plain
from tools.docs.scenario_files import scenarios_of

SCENARIOS = Path(__file__).parents[3] / "tests" / "scenarios"
GAMES = 3  # games played per number of players
LONGEST = 2500  # most decisions per game
UNUSED = "not used in"

INTRO = """\
# Moves of {title}

A move is a few words that never change: records, logs, scenarios, bug reports and bots all use them, in every
language. `table.notation(move)` gives the text of a number, `table.play(text)` takes it back, and in the terminal you
may type it. One move is one choice; what belongs together is asked in steps.

The second column shows a move as some game offered it, and how the table says it in English. Words in capitals stand
for names; [the page of scenario words](../scenarios-{game}.md#names) lists all of them.

| move | for example | what it is |
|---|---|---|
"""


def notation_page(game: str) -> str:
    rules = landsraad.game(game)
    lines = [INTRO.format(title=rule_index(game).title, game=game) + "\n".join(rows(rules, set()))]
    declining = ", ".join(f"`{move}`" for move in rules.decline_moves())
    lines += ["", f"In a scenario `skip`, `end`, `pass` and `done` may stand for any of: {declining}.", ""]
    known = {family.name for family in used_families(rules)}
    for n, other in variants(rules):
        lines += [f"## With {n} players {{ #players-{n} }}", "",
                  "They have a board of their own, with other names, and these moves besides:", "",
                  "| move | for example | what it is |", "|---|---|---|", *rows(other, known), ""]
    return "\n".join(lines)


def rows(game: Game, known: set[str]) -> list[str]:
    """The rows for families of moves that are not yet listed."""
    seen = examples(game)
    out = []
    for family in used_families(game):
        text, label = seen.get(family.name, ("", ""))
        example = f"`{text}`: {plain(label)}" if label else f"`{text}`" if text else ""
        if family.name not in known:
            out.append(f"| `{usage(family)}` | {example} | {game.notes().get(f'move {family.name}', '')} |")
    return out


def used_families(game: Game) -> list[Family]:
    """The families of moves that the game uses."""
    notes = game.notes()
    return [family for family in game.plan.moves.families
            if not notes.get(f"move {family.name}", "").startswith(UNUSED)]


def variants(game: Game) -> list[tuple[int, Game]]:
    """Player counts with their own board and moves."""
    players = next(option for option in game.options if option.name == "players")
    found = [(n, game.variant({"players": n})) for n in range(players.low, players.high + 1)]
    return [(n, other) for n, other in found if not _same_board(game, other)]


def _same_board(game: Game, other: Game) -> bool:
    """Whether two games differ in their modules at most."""
    if isinstance(game, FamilyGame) and isinstance(other, FamilyGame):
        return game.box.base is other.box.base
    return game is other


def usage(family: Family) -> str:
    return " ".join([family.name, *(_capitals(domain) for domain in family.domains())])


def _capitals(domain: Domain) -> str:
    return domain.name.upper().replace(" ", "_")


def examples(game: Game) -> dict[str, tuple[str, str]]:
    """For each family, a move that was legal in some game, with its label.

    Families that no game offered get an example from the scenarios of the tests.
    """
    cat = Messages.load("en")
    found: dict[str, tuple[str, str]] = {}
    idle = game.decline_moves()
    wanted = {family.name for family in used_families(game)}
    for table, seed in _tables(game):
        chance = random.Random(seed)
        for _ in range(LONGEST):
            if table.over or len(found) == len(wanted):
                break
            moves = table.legal()
            for move in moves:
                family = table.game.plan.moves.family_of(move).name
                if family not in found or (found[family][0] in idle and table.notation(move) not in idle):
                    found[family] = (table.notation(move), cat.move(table, move))
            table.play(_pick(table, moves, chance))
    for text in (text for folder in SCENARIO_FOLDERS[game.name] for text in scenario_moves(SCENARIOS / folder)):
        if text.split()[0] in wanted and _is_move(game, text):
            found.setdefault(text.split()[0], (text, ""))
    return found


def scenario_moves(folder: Path) -> Iterator[str]:
    """The moves in the scenarios of a folder."""
    for path in sorted(folder.rglob("*.yaml")):
        for scenario in scenarios_of(path):
            for step in scenario.get("steps", []):
                for moves in step.values():
                    yield from (move for move in (moves if isinstance(moves, list) else [moves])
                                if isinstance(move, str) and move)


def _is_move(game: Game, text: str) -> bool:
    try:
        game.plan.moves.parse(text)
    except BadInput:
        return False
    return True


def _pick(table: Table, moves: list[int], chance: random.Random) -> int:
    """A random move that rarely declines something, so that more families appear."""
    idle = table.game.decline_moves()
    busy = [move for move in moves if table.notation(move) not in idle]
    return chance.choice(busy if busy and chance.random() < 0.8 else moves)


def _tables(game: Game) -> Iterator[tuple[Table, int]]:
    players = next(option for option in game.options if option.name == "players")
    for seed in range(GAMES):
        for n in range(players.low, players.high + 1):
            for extra in ({}, _modules(game, n)):
                try:
                    table = landsraad.new(game.name, seed=seed, players=n, **extra)
                except BadInput:  # not a valid number of players
                    continue
                if _same_board(game, table.game):
                    yield table, seed


def _modules(game: Game, players: int) -> dict[str, Any]:
    """All modules for a number of players."""
    return {option.name: "yes" for option in game.options
            if option.of == "answer" and (option.fits is None or "yes" in option.fits.get(players, []))}
