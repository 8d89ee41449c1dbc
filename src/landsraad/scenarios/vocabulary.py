"""Checks the words in the steps of a scenario and converts them to moves."""

from __future__ import annotations

from typing import Any, Final

from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.table import Table
from landsraad.scenarios.expectations import ANY, check_pattern, check_words, flat
from landsraad.scenarios.parser import Scenario, Step
from landsraad.scenarios.shortcuts import BARE

QUESTIONS: Final = ("has", "lacks", "is")
GROUNDS: Final = ("move", "rule", "reason")  # keys of a refusal: the move, and why it must fail


class Failed(Exception):
    """The first difference between a scenario and the game."""


def check_step(scenario: Scenario, table: Table, step: Step) -> None:
    """Checks all names in a step. An error names the line."""
    try:
        if step.kind == "expect":
            for path, expected in flat("", step.value):
                check_words(table, path, expected)
        elif step.kind in ("auto", "move"):
            _check_seat(table, step.seat)
            for text in step.value if step.kind == "move" else ():
                if text not in BARE:
                    _check_move(table, text)
        elif step.kind in ("before", "after"):
            _check_moment(table, step.seat)
        else:
            for seat, value in step.value.items():
                _check_seat(table, seat)
                for text in moves_of(step.kind, value):
                    if absent_rule(table, text):
                        continue
                    if step.kind == "legal" or ANY in text.split():
                        check_pattern(table, written(table, text))
                    else:
                        _check_move(table, text)
    except BadInput as error:
        raise scenario.bad(str(error), scenario.line_of(step.path, str(error))) from None


def _check_seat(table: Table, name: str) -> None:
    if name not in table.seats:
        raise BadInput(f"{name!r} is not a seat in this game; the seats are {', '.join(table.seats)}")


def _check_moment(table: Table, word: str) -> None:
    """Checks the name of an automatic step: an automa by its seat, or a phase."""
    words = [*table.game.moments(), *table.seats]
    if word not in words:
        raise BadInput(f"unknown automatic step {word!r}{nearest(word, words)}; there are "
                       f"{', '.join(table.game.moments())}, and the seats that the rules run")


def _check_move(table: Table, move_text: str) -> None:
    for text in readings(table, move_text):
        table.parse(text)


def absent_rule(table: Table, move_text: str) -> str:
    """The rule by which something that a move names is not at this table, such as a covered space."""
    return next((rule for word in move_text.split()[1:] if (rule := table.game.absent_rule(word))), "")


def written(table: Table, move_text: str) -> str:
    """A move or pattern in standard notation, with aliases of members replaced."""
    words = move_text.split() if not absent_rule(table, move_text) else []
    for family in table.game.plan.moves.families:
        domains = family.domains()
        if words and words[0] == family.name and len(words) == 1 + len(domains):
            return " ".join([family.name, *(word if word == ANY else domain.names[domain.find(word)]
                                            for domain, word in zip(domains, words[1:], strict=True))])
        if words and words[0] == family.name in table.game.elliptic() and len(words) == len(domains):
            return written(table, f"{move_text} {ANY}")
    return move_text


def readings(table: Table, move_text: str) -> list[str]:
    """All readings of a move in standard notation; there are several if its last word was left out."""
    text = written(table, move_text)
    if text == move_text or not text.endswith(f" {ANY}"):
        return [text]
    family = next(f for f in table.game.plan.moves.families if f.name == text.split()[0])
    return [f"{text[:-len(ANY)]}{name}" for name in family.domains()[-1].names]


def as_list(value: Any) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def moves_of(kind: str, value: Any) -> list[str]:
    """The moves named in `legal` or `refused` for one seat."""
    if kind == "refused":
        return grounds_of(value)[0]
    if not isinstance(value, dict):
        raise BadInput(f"legal: {value!r} does not say what a seat has or lacks")
    for word in value:
        if word not in QUESTIONS:
            raise BadInput(f"legal: unknown key {word!r}{nearest(word, QUESTIONS)}; "
                           f"there are {', '.join(QUESTIONS)}")
    return [text for asked in value.values() for text in as_list(asked)]


def grounds_of(value: Any) -> tuple[list[str], str, str]:
    """The moves that must be refused, with the rule and the reason if given."""
    if not isinstance(value, dict):
        return as_list(value), "", ""
    for word in value:
        if word not in GROUNDS:
            raise BadInput(f"refused: a refusal has no {word!r}{nearest(word, GROUNDS)}; "
                           f"it has {', '.join(GROUNDS)}")
    moves = as_list(value.get("move", []))
    if not moves:
        raise BadInput("refused: no move is named; write {move: …, rule: …} or {move: …, reason: …}")
    rule, reason = str(value.get("rule", "")), str(value.get("reason", ""))
    if (rule or reason) and any(ANY in text.split() for text in moves):
        raise BadInput("refused: '*' stands for many moves, and each may fail for another reason; name one")
    return moves, rule, reason
