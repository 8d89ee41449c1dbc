"""Where the learner is in a lesson. It follows from the moves made, so a move taken back takes the lesson back too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.kernel.events import Event
from landsraad.kernel.table import Table
from landsraad.lessons.script import Lesson
from landsraad.scenarios.expectations import difference, find_slot, matching

Moves = list[tuple[str, str]]  # seat and notation
AT_LEAST: Final = ">="


@dataclass(frozen=True, slots=True)
class Progress:
    """first: the first page that belongs to this position. last: the page with the move to make, or the last of all.

    waiting: the script has moves of others to play first. strayed: the learner's last move was not in the script.
    """

    first: int
    last: int
    waiting: bool = False
    strayed: bool = False
    finished: bool = False


def progress_of(lesson: Lesson, made: Moves) -> Progress:
    """Returns the pages to show after these moves. Numbers count the pages of the lesson."""
    page, first, rest = 0, 0, list(made)
    for step in lesson.steps:
        for seat, _ in step.others:
            if not rest:
                return Progress(first, first, waiting=True)
            if rest[0][0] == lesson.seat:  # the position went another way, so the rest of the script is not played
                break
            if rest[0][0] == seat:
                rest.pop(0)
        if not step.say:
            continue
        if step.do:
            while rest and rest[0][0] != lesson.seat:  # bots may have moved where the script does not
                rest.pop(0)
            if not rest:
                return Progress(first, page)
            if not fits(step.do, rest.pop(0)[1]):
                return Progress(page, page, strayed=True)
            first = page + 1
        page += 1
    return Progress(min(first, page - 1), page - 1, finished=first == page)


def fits(patterns: list[str], move: str) -> bool:
    return any(matching(pattern, [move]) for pattern in patterns)


def expected_moves(lesson: Lesson, page: int, table: Table) -> list[str]:
    """The legal moves with which the learner completes a page, those written first in front."""
    if table.over or table.actor != lesson.seat or not lesson.steps:
        return []
    legal = [table.notation(move) for move in table.legal()]
    found = [move for pattern in lesson.pages[page].do for move in matching(pattern, legal)]
    return list(dict.fromkeys(found))


def scripted_move(lesson: Lesson, table: Table, made: Moves) -> str | None:
    """The move that the script has for the seat that decides, if it is legal. None: a bot chooses."""
    rest = list(made)
    for step in lesson.steps:
        for seat, move in step.others:
            if not rest:
                legal = [table.notation(number) for number in table.legal()]
                found = matching(move, legal) if seat == table.actor else []
                return found[0] if found else None
            if rest.pop(0)[0] != seat:
                return None
        if step.do and (not rest or not fits(step.do, rest.pop(0)[1])):
            return None
    return None


def back_to(lesson: Lesson, made: Moves, page: int) -> int:
    """How many moves stay when the lesson returns to a page: all before the learner's move on that page."""
    needed = sum(bool(step.do) for step in lesson.pages[:page])  # moves of the learner before that page
    own = 0
    for n, (seat, _) in enumerate(made):
        if seat == lesson.seat:
            if own == needed:
                return n
            own += 1
    return len(made)


@dataclass(frozen=True, slots=True)
class _Now:
    """What the conditions of notes are compared with."""

    table: Table
    legal: list[str]  # moves of the learner
    kinds: set[str]  # of all events since the learner's last move
    own: set[str]  # of those that happened to the learner


def notes_now(lesson: Lesson, table: Table, told: list[Event]) -> list[str]:
    """The notes of a first game whose condition holds. `told` are the events since the learner's last move."""
    if table.over:
        return []
    legal = [table.notation(move) for move in table.legal()] if table.actor == lesson.seat else []
    own = {event.kind.name for event in told if event.seat >= 0 and table.seats[event.seat] == lesson.seat}
    now = _Now(table, legal, {event.kind.name for event in told}, own)
    return [note.say for note in lesson.notes if _holds(note.when, now)]


def _holds(when: dict[str, Any], now: _Now) -> bool:
    if "legal" in when and not matching(str(when["legal"]), now.legal):
        return False
    if "lacks" in when and (not now.legal or matching(str(when["lacks"]), now.legal)):
        return False
    if "decision" in when and (not now.legal or now.table.decision()["effect"] != when["decision"]):
        return False
    if "event" in when and when["event"] not in now.kinds:
        return False
    if "own" in when and when["own"] not in now.own:
        return False
    if "any" in when and not any(_holds(part, now) for part in when["any"]):
        return False
    return all(_is(now.table, path, value) for path, value in when.get("state", {}).items())


def _is(table: Table, path: str, value: Any) -> bool:
    """Compares a value of the table as `expect` does; `'>= 2'` asks for at least 2."""
    if isinstance(value, str) and value.startswith(AT_LEAST):
        slot, rest = find_slot(table, path)
        found = slot.value.get(rest[0]) if rest else slot.value
        return isinstance(found, int) and found >= int(value.removeprefix(AT_LEAST))
    return not difference(table, path, value)
