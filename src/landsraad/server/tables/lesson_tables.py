"""Tables at which a lesson is given: where the learner is, the scripted moves of the others, and the way back.

All of it follows from the moves made (`landsraad.lessons`), so nothing but the lesson's name is stored.
"""

from __future__ import annotations

from landsraad.kernel.errors import BadInput
from landsraad.lessons import Lesson, Progress, back_to, expected_moves, find_lesson, notes_now, progress_of
from landsraad.lessons import scripted_move as next_scripted
from landsraad.lessons.progress import Moves
from landsraad.server.protocol.messages import LessonState
from landsraad.server.tables.live_table import LiveTable


def lesson_of(live: LiveTable) -> Lesson | None:
    """The lesson that is given here. None also if this version no longer has it: then the table is an ordinary one."""
    if not live.row.lesson:
        return None
    try:
        return find_lesson(live.row.lesson)
    except BadInput:
        return None


def moves_made(live: LiveTable) -> Moves:
    table = live.table
    return [(step.seat, table.notation(move))
            for step, move in zip(live.session.steps, table.moves[-len(live.session.steps):], strict=False)]


def scripted_move(live: LiveTable) -> str | None:
    """The move that the script has for the seat that decides. None: a bot chooses."""
    lesson = lesson_of(live)
    return None if lesson is None else next_scripted(lesson, live.table, moves_made(live))


def lesson_state(live: LiveTable, seat: str | None) -> LessonState | None:
    lesson = lesson_of(live)
    if lesson is None or seat != lesson.seat:
        return None
    if lesson.is_game:
        told = live.table.happened()[live.session.last_move_event(seat):]
        return LessonState(id=lesson.id, notes=notes_now(lesson, live.table, told))
    at: Progress = progress_of(lesson, moves_made(live))
    moves = [] if at.waiting or at.strayed else expected_moves(lesson, at.last, live.table)
    return LessonState(id=lesson.id, first=at.first, last=at.last, waiting=at.waiting, strayed=at.strayed,
                       finished=at.finished, moves=moves)


def moves_to_take_back(live: LiveTable, page: int) -> int:
    """How many moves are undone when the lesson returns to a page."""
    lesson = lesson_of(live)
    if lesson is None or lesson.is_game:
        return 0
    made = moves_made(live)
    return len(made) - back_to(lesson, made, min(max(page, 0), len(lesson.pages)))
