"""`landsraad learn`: lessons in the terminal."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

from landsraad.cli.main import main
from landsraad.cli.screen.coach import legend, marked, symbol_of
from landsraad.cli.screen.game_screens import moves_for
from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.input import Reader
from landsraad.cli.screen.lesson_game import LessonGame, open_lesson
from landsraad.cli.screen.loop import Leave
from landsraad.lessons import Lesson, find_lesson, lessons, script
from landsraad.lessons.progress_file import LessonProgress, ProgressFile
from landsraad.lessons.script import read_lesson
from landsraad.lessons.texts import ICON, text_of
from landsraad.text.messages import Messages
from support.sampling import ALL

CAT = Messages.load("en")
LANGUAGES = ("en", "uk", "ru", "cs")
AGENTS = "imperium.agents"
PATIENCE = 4000  # lines typed in one lesson
BEGINNING = PATIENCE if ALL else 60  # lines of a game that bots advise, which takes long
GAME = """
game: imperium
options: {players: 3}
seed: 5
level: easy
notes:
  - say: leader
    when: {decision: choose-leader}
  - say: turn
    when: {legal: "agent * *"}
  - say: troops
    when: {legal: deploy *}
"""
TEXTS = """
lesson = A first game
    .about = with a coach
leader = A leader is yours for the game.
    .title = Leader
turn = Send an *agent* :agent:.
    .title = Agents
troops = Send a :troop: into the fight.
    .title = Troops
"""


class Learner:
    """Runs the command with lines on its standard input."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.path, self.monkeypatch, self.capsys = path, monkeypatch, capsys

    def __call__(self, *words: str, lines: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = main(["learn", *words, "--progress", str(self.path)])
        seen = self.capsys.readouterr()
        return code, seen.out, seen.err

    def progress(self, id: str = AGENTS) -> LessonProgress:
        return ProgressFile(self.path).of(id)


@pytest.fixture
def learn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Learner:
    return Learner(tmp_path / "progress.json", monkeypatch, capsys)


class Follower:
    """Types only what the terminal says: a move after `type:`, `hint` where a move is asked for, else Enter."""

    def __init__(self, cat: Messages, capsys: pytest.CaptureFixture[str], most: int) -> None:
        self.cat, self.capsys, self.typed, self.seen, self.most = cat, capsys, 0, "", most
        self.type = cat.text("coach-hint", move="|").split("|")[0]

    def ask(self, prompt: str, words: object = ()) -> str:
        self.seen = self.capsys.readouterr().out
        self.typed += 1
        assert self.typed < PATIENCE
        if self.typed > self.most:
            raise Leave
        if self.cat.text("coach-finished", title="|").split("|")[0] in self.seen:
            raise Leave
        told = self.seen.strip().splitlines()[-1] if self.seen.strip() else ""
        if self.type.strip() in told:
            return told.split(self.type.strip())[-1].strip()
        enters = [self.cat.text(key, title="|").split("|")[0] for key in
                  ("coach-keys-read", "coach-keys-strayed", "coach-keys-end", "coach-keys-next", "coach-keys-note",
                   "ask-record")]
        return "" if any(each in told for each in enters) else "hint"


def follow(id: str, cat: Messages, path: Path, monkeypatch: pytest.MonkeyPatch,
           capsys: pytest.CaptureFixture[str], most: int = PATIENCE) -> tuple[LessonGame, Follower]:
    driver = Follower(cat, capsys, most)
    monkeypatch.setattr(Reader, "ask", lambda self, prompt, words=(): driver.ask(prompt, words))
    game = LessonGame(lessons()[id], ProgressFile(path), cat, plain=True, speed="fast")
    game.run()
    return game, driver


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.long) if lesson.is_game else id
                                for id, lesson in lessons().items()])
def test_a_learner_who_follows_the_terminal_finishes_every_lesson(
        id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Of a whole game by default the beginning; the end is that of `test_a_whole_game_has_notes_that_come_once`."""
    most = BEGINNING if lessons()[id].is_game else PATIENCE
    game, driver = follow(id, CAT, tmp_path / "progress.json", monkeypatch, capsys, most)
    if driver.typed > most:
        known = ProgressFile(tmp_path / "progress.json")
        assert known.of(id).begun and known.notes and len(known.of(id).moves) == len(game.made) > most // 4
        return
    assert ProgressFile(tmp_path / "progress.json").of(id).done
    assert game.session.over or not lessons()[id].is_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_in_every_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    cat = Messages.load(language)
    follow(AGENTS, cat, tmp_path / "progress.json", monkeypatch, capsys)
    assert ProgressFile(tmp_path / "progress.json").of(AGENTS).done
    assert cat.troubles == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_of_a_lesson_has_a_word_and_marks_disappear(language: str) -> None:
    icons = Icons(Messages.load(language))
    for lesson in lessons().values():
        for page in text_of(lesson, language).pages.values():
            for icon in ICON.findall(page.text + page.do):
                assert icons.cat.has(f"coach-icon-{icon}") or symbol_of(icons, icon), icon
            for plain in (True, False):
                shown = marked(icons, page.text, plain).plain
                assert "*" not in shown and not ICON.search(shown)


def test_icons_become_symbols_on_the_screen_and_words_in_plain_text() -> None:
    icons = Icons(CAT)
    text = "It gives 1 :troop: and a card :draw:; the Landsraad :landsraad: and :alliance: of *Arrakeen*."
    assert marked(icons, text, plain=True).plain == \
        "It gives 1 troop and a card; the Landsraad and (alliance) of Arrakeen."
    assert marked(icons, text, plain=False).plain == \
        "It gives 1 ▲ and a card ▭; the Landsraad L and (alliance) of Arrakeen."
    assert legend(icons, text) == "▲ troop   ▭ card   L Landsraad"


# ------------------------------------------------------------------ the list


def test_the_list_shows_lessons_and_progress(learn: Learner) -> None:
    code, out, error = learn()
    assert (code, error) == (0, "")
    assert "imperium.agents Agents and spaces: icons open places (4 min)" in re.sub(" +", " ", out)
    learn(AGENTS, lines="\n\n")
    _, out, _ = learn()
    assert "left on page 3 of 10" in out
    file = ProgressFile(learn.path)
    file.note(AGENTS, LessonProgress(done=True))
    _, out, _ = learn()
    assert "done" in next(line for line in out.splitlines() if AGENTS in line)


def test_a_game_goes_on_with_its_next_lesson(learn: Learner) -> None:
    file = ProgressFile(learn.path)
    path = [id for id, lesson in lessons().items() if lesson.game == "imperium"]
    for id in path[:path.index(AGENTS)]:
        file.note(id, LessonProgress(done=True))
    _, out, _ = learn("imperium", lines="quit\n")
    assert "Cards send agents" in out and f"landsraad learn {AGENTS}" in out
    for id in path:
        file.note(id, LessonProgress(done=True))
    _, out, _ = learn("imperium")
    assert "Every lesson of this game is done" in out


@pytest.mark.parametrize(("words", "line"), [
    (("imperium.agent",), "landsraad: unknown lesson 'imperium.agent'; did you mean 'imperium.agents'?\n"),
    (("imperum",), "landsraad: unknown lesson 'imperum'; did you mean 'imperium'?\n"),
    (("zzzzzz",), "landsraad: unknown lesson 'zzzzzz'; landsraad learn lists them\n"),
])
def test_a_bad_name_is_one_line_with_the_nearest(learn: Learner, words: tuple[str, ...], line: str) -> None:
    assert learn(*words) == (2, "", line)


@pytest.mark.parametrize("text", [
    "", "[]", "{}", "\udcff", '{"format": "landsraad lessons 1", "lessons": {"x": {"done": 1}}, "notes": []}',
    '{"format": "landsraad lessons 1", "notes": [],'
    ' "lessons": {"x": {"done": true, "page": 0, "moves": ["A"], "seed": 1}}}',
])
def test_a_bad_file_is_one_line(learn: Learner, text: str) -> None:
    learn.path.write_bytes(text.encode("utf-8", "surrogateescape"))
    code, out, error = learn(AGENTS)
    assert (code, out) == (2, "")
    assert error == f"landsraad: {learn.path} does not hold the progress of lessons\n"


# ------------------------------------------------------------------ in a lesson


def test_a_lesson_is_left_and_resumed(learn: Learner) -> None:
    _, out, _ = learn(AGENTS, lines="\n\nagent reconnaissance arrakeen\ndeploy 2\nquit\n")
    assert out.splitlines()[-1] == f"Your place is kept. Continue with: landsraad learn {AGENTS}"
    assert learn.progress().moves == [("A", "agent reconnaissance arrakeen"), ("A", "deploy 2")]
    _, out, _ = learn(AGENTS)
    assert "page 5 of 10: Your turn ends when you say so" in out and "page 1 of 10" not in out
    _, out, _ = learn(AGENTS, "--restart")
    assert "page 1 of 10" in out and learn.progress().moves == []


def test_a_place_that_no_longer_fits_the_rules_starts_again(learn: Learner) -> None:
    ProgressFile(learn.path).note(AGENTS, LessonProgress(page=3, moves=[("A", "agent dagger arrakeen")]))
    _, out, _ = learn(AGENTS)
    assert "starts again" in out and "page 1 of 10" in out


def test_back_takes_pages_and_moves_back(learn: Learner) -> None:
    _, out, _ = learn(AGENTS, lines="\n\nback\nb\n\n\nagent reconnaissance arrakeen\nback\nquit\n")
    assert re.findall(r"page (\d+) of 10", out) == ["1", "2", "3", "2", "1", "2", "3", "4", "3"]
    assert learn.progress().moves == []


def test_there_is_no_page_before_the_first(learn: Learner) -> None:
    _, out, _ = learn(AGENTS, lines="back\n")
    assert "this is the first page" in out


def test_another_move_is_noticed_and_taken_back(learn: Learner) -> None:
    _, out, _ = learn(AGENTS, lines="\n\nagent diplomacy secrets\n7\nback\nhint\n")
    assert "page 3 of 10: That was another move" in out
    assert out.count("page 3 of 10: Send an agent") == 2  # before, and after the way back
    assert "type: agent reconnaissance arrakeen" in out
    assert learn.progress().moves == []


def test_what_is_not_a_move_is_refused_in_one_line(learn: Learner) -> None:
    _, out, _ = learn(AGENTS, lines="agent daggr arrakeen\n\n\nnext\n\nagent dagger arrakeen\n")
    assert "unknown word 'daggr'" in out and "did you mean 'dagger'?" in out
    assert "this page asks for a move" in out and "type a number, a move" in out
    assert learn.progress().moves == []


def test_the_moves_of_others_are_told(learn: Learner) -> None:
    lines = "\n\nagent reconnaissance arrakeen\ndeploy 2\nend\n"
    _, out, _ = learn(AGENTS, lines=lines)
    assert "* Bot B sent an agent to Imperial Basin" in out
    assert len(learn.progress().moves) == 10


def test_the_commands_of_a_game_work_too(learn: Learner) -> None:
    _, out, _ = learn(AGENTS, lines="?\ncard dagger\nlang cs\n")
    assert "  hint         what to type on this page" in out and "rules ID" in out
    assert "stránka 1 z 10: Karty vysílají agenty" in out


@pytest.mark.parametrize(("page", "width", "height"), [(0, 80, 24), (1, 80, 24), (2, 80, 32), (2, 120, 50)])
def test_a_small_screen_keeps_room_for_the_page(page: int, width: int, height: int) -> None:
    game = LessonGame(find_lesson(AGENTS), ProgressFile(None), CAT, plain=False, speed="fast")
    game.plain, game.chosen = False, page
    out = io.StringIO()
    game.console = Console(width=width, height=height, file=out, highlight=False)
    game.screen.console = game.console
    game.show("A", moves_for(CAT, game.screen.icons, game.session, game.names))
    drawn = out.getvalue().splitlines()
    assert f"page {page + 1} of 10" in out.getvalue()
    assert len(drawn) < height
    assert all(len(line) <= width for line in drawn)
    assert ("10) Arrakeen" in out.getvalue()) == (page == 2)  # a page to read does not list moves


# ------------------------------------------------------------------ a whole game


@pytest.fixture
def first_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lesson:
    folder = tmp_path / "lessons"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "first.ftl").write_text(TEXTS)
    lesson = read_lesson(GAME, "first", folder)
    monkeypatch.setattr(script, "_lessons", lambda _: {lesson.id: lesson})
    return lesson


@pytest.mark.long
def test_a_whole_game_has_notes_that_come_once(first_game: Lesson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    game, _ = follow(first_game.id, CAT, tmp_path / "progress.json", monkeypatch, capsys)
    assert game.session.over
    file = ProgressFile(tmp_path / "progress.json")
    assert file.of(first_game.id).done
    assert set(file.notes) >= {"imperium.first turn", "imperium.first troops"}
    assert len(file.notes) == len(set(file.notes))


def test_a_whole_game_is_resumed_with_its_deal(first_game: Lesson, learn: Learner) -> None:
    _, out, _ = learn("first", lines="hint\n1\n1\n1\nquit\n")
    assert "a bot would play" in out
    known = learn.progress(first_game.id)
    assert known.seed == 5 and len([seat for seat, _ in known.moves if seat == "A"]) >= 1
    session, fits = open_lesson(first_game, known)
    assert fits and len(session.table.moves) == len(known.moves)
    assert "begun" in learn()[1]
    assert json.loads(learn.path.read_text())["lessons"][first_game.id]["seed"] == 5
