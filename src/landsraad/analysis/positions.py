"""Positions to analyse: from the text of a scenario, or from a record after some of its moves."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import parse_record
from landsraad.kernel.table import Table, edited_table, open_table
from landsraad.reference.scenario_rules import check_cited_rules
from landsraad.scenarios.parser import read_scenarios
from landsraad.scenarios.runner import Run
from landsraad.scenarios.vocabulary import Failed

PLACE: Final = re.compile(r"(?P<line>[0-9]+): ")
FILE: Final = "position"  # stands for the file in errors about a text that has none


@dataclass(slots=True)
class Position:
    """A table that begins at the position, and what is known about it.

    moves: of a scenario, those that its steps make.
    chance: forced results that the position still holds.
    at, last: of a record, the moment and the number of its moves.
    """

    table: Table
    title: str = ""
    moves: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    chance: list[Any] = field(default_factory=list)
    at: int = 0
    last: int = 0


class WrongText(BadInput):
    """What is wrong with a scenario or a record, and in which line; 0 if not in a single one."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


def is_record(text: str) -> bool:
    """A record begins with its header; a scenario never begins with a bracket."""
    return text.lstrip().startswith("[")


def position_of_scenario(text: str, file: str = FILE) -> Position:
    """Opens the only scenario of a text. Its steps must be possible and its expectations true."""
    try:
        scenarios = read_scenarios(text, file, landsraad.game)
        check_cited_rules(scenarios)
        if len(scenarios) > 1:
            raise scenarios[1].bad("this is a second scenario; only one is opened at a time", scenarios[1].line)
        scenario = scenarios[0]
        steps = Run(scenario)
        start, chance = steps.table.start.clone(), list(scenario.open().state.chance or [])
        steps.go()
    except (BadInput, Failed) as error:
        raise _placed(str(error), file) from None
    made = [steps.table.notation(move) for move in steps.table.moves]
    table = edited_table(scenario.game, steps.table.options, steps.table.seed, start)
    return Position(table, scenario.title, made, chance=chance)


def position_of_record(text: str, at: int = -1) -> Position:
    """The position after `at` moves of a record; a negative number: after all of them."""
    try:
        record = parse_record(text, {name: landsraad.game(name) for name in landsraad.games()})
    except BadInput as error:
        raise WrongText(str(error), 0) from None
    whole = record.table
    if at > len(whole.moves):
        raise WrongText(f"the game has moves 0 to {len(whole.moves)}, not {at}", 0)
    at = len(whole.moves) if at < 0 else at
    table = open_table(whole.game, whole.options, whole.seed)
    for move in whole.moves[:at]:
        table.play(move)
    return Position(edited_table(table.game, table.options, table.seed, table.state), names=record.names, at=at,
                    last=len(whole.moves))


def _placed(message: str, file: str) -> WrongText:
    """Takes file and line off the front of a message."""
    found = PLACE.match(message, len(file) + 1) if message.startswith(f"{file}:") else None
    return WrongText(message, 0) if found is None else WrongText(message[found.end():], int(found["line"]))
