"""Every lesson is played through on the engine, so a script that no longer fits the rules fails here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landsraad.kernel.table import Table
from landsraad.lessons import back_to, expected_moves, lessons, progress_of, scripted_move
from landsraad.lessons.progress import Moves
from landsraad.lessons.texts import BOLD, ICON, LessonText, text_of
from landsraad.scenarios.expectations import difference

LANGUAGES = ("en", "uk", "ru", "cs")
SCRIPTED = [lesson for lesson in lessons().values() if not lesson.is_game]
WEB = Path(__file__).parents[2] / "web/src"
SPRITE = set(re.findall(r'<symbol id="i-([a-z0-9-]+)"', (WEB / "theme/icons.svg").read_text()))
PARTS = set(re.findall(r"^  '?([a-z-]+)'?:", (WEB / "learn/screen_parts.ts").read_text(), re.MULTILINE))
MOST_WORDS = 50  # of a page, in English
all_lessons = pytest.mark.parametrize("id", list(lessons()))
scripted = pytest.mark.parametrize("id", [lesson.id for lesson in SCRIPTED])


@scripted
def test_a_learner_who_does_what_the_pages_say_gets_to_the_end(id: str) -> None:
    lesson = lessons()[id]
    table, made, page = lesson.open(), Moves(), 0
    for step in lesson.steps:
        for seat, move in step.others:
            assert progress_of(lesson, made).waiting or table.actor != lesson.seat
            assert scripted_move(lesson, table, made) is not None, f"{seat}: {move}: {offered(table)}"
            _play(table, made, move, seat)
        for path, value in step.expect.items():
            assert difference(table, path, value) == ""
        if not step.say:
            continue
        now = progress_of(lesson, made)
        assert now.first <= page <= now.last
        assert (not now.waiting and not now.strayed and not now.finished) or not step.do
        if step.do:
            assert now.last == page
            assert table.actor == lesson.seat, f"{step.say}: {table.actor} decides: {offered(table)}"
            found = expected_moves(lesson, page, table)
            assert found, f"{step.say}: {step.do} is not among {offered(table)}"
            _play(table, made, found[0], lesson.seat)
        page += 1
    end = progress_of(lesson, made)
    assert end.finished or not lesson.pages[-1].do
    assert end.last == len(lesson.pages) - 1


@scripted
def test_every_page_can_be_returned_to(id: str) -> None:
    lesson = lessons()[id]
    table, made = lesson.open(), Moves()
    for step in lesson.steps:
        for seat, move in step.others:
            _play(table, made, move, seat)
        if step.do:
            _play(table, made, expected_moves(lesson, lesson.pages.index(step), table)[0], lesson.seat)
    for page in range(len(lesson.pages)):
        kept = made[:back_to(lesson, made, page)]
        now = progress_of(lesson, kept)
        assert now.waiting or now.first <= page <= now.last


@scripted
def test_a_move_that_is_not_in_the_script_is_noticed(id: str) -> None:
    lesson = lessons()[id]
    table = lesson.open()
    first = next((page for page in lesson.pages if page.do), None)
    others = [move for step in lesson.steps[:lesson.steps.index(first)] for move in step.others] if first else []
    if first is None or others:
        return
    wrong = [move for move in offered(table) if move not in expected_moves(lesson, lesson.pages.index(first), table)]
    for move in wrong[:1]:
        now = progress_of(lesson, [(lesson.seat, move)])
        assert now.strayed
        assert lesson.pages[now.last] is first


@all_lessons
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_text(id: str, language: str) -> None:
    lesson = lessons()[id]
    assert (lesson.folder / language / f"{lesson.name}.ftl").is_file()
    text = text_of(lesson, language)
    assert text.title != "lesson"
    assert text.about
    for step in lesson.pages:
        page = text.pages[step.say]
        assert page.title, step.say
        assert page.text != step.say
        assert bool(page.do) == bool(step.do), step.say
    for note in lesson.notes:
        assert text.pages[note.say].title, note.say
        assert text.pages[note.say].text != note.say
    assert not unknown_marks(text)


@all_lessons
def test_pages_are_short(id: str) -> None:
    lesson = lessons()[id]
    for key, page in text_of(lesson, "en").pages.items():
        assert len(page.text.split()) <= MOST_WORDS, key


@all_lessons
def test_what_is_pointed_at_can_be_there(id: str) -> None:
    lesson = lessons()[id]
    for entry in lesson.told:
        for target in entry.point:
            kind, _, name = target.partition(":")
            assert name, target
            if kind == "ui":
                assert name in PARTS, target


def test_lessons_have_a_place_and_an_icon() -> None:
    places = [(lesson.game, lesson.order) for lesson in lessons().values()]
    assert len(places) == len(set(places))
    assert {lesson.icon for lesson in lessons().values()} <= SPRITE


def unknown_marks(text: LessonText) -> set[str]:
    told = " ".join(f"{page.title} {page.text} {page.do}" for page in text.pages.values())
    assert "*" not in BOLD.sub("", told)
    return set(ICON.findall(told)) - SPRITE


def offered(table: Table) -> list[str]:
    return [table.notation(move) for move in table.legal()]


def _play(table: Table, made: Moves, move: str, seat: str) -> None:
    assert table.actor == seat, f"{move}: {table.actor} decides: {offered(table)}"
    table.play(move)
    made.append((seat, move))


