"""`landsraad learn`: takes a lesson in the terminal. Without a name it lists the lessons, with your progress."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import landsraad
from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.play import SPEEDS, saves_folder
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput, nearest
from landsraad.lessons import Lesson, lessons
from landsraad.lessons.progress_file import LessonProgress, ProgressFile
from landsraad.lessons.texts import text_of
from landsraad.text.messages import Messages

FILE = "progress.json"


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("learn", help="lessons: learn a game in the terminal", description=__doc__)
    parser.add_argument("lesson", metavar="LESSON", nargs="?",
                        help="as in the list; a game alone, as in `learn imperium`, goes on with its next lesson")
    parser.add_argument("--progress", metavar="FILE", help="keep the progress here")
    parser.add_argument("--restart", action="store_true", help="begin the lesson again, not where it was left")
    parser.add_argument("--plain", action="store_true", help="lines of words, for screen readers and small terminals")
    parser.add_argument("--speed", metavar="S", choices=list(SPEEDS), default="normal",
                        help=f"how others' moves are shown: {', '.join(SPEEDS)}")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    name = find_name(args.lesson) if args.lesson is not None else ""
    file = ProgressFile(Path(args.progress).expanduser() if args.progress else default_file())
    if not name:
        show_list(cat, file)
        return 0
    from landsraad.cli.screen.lesson_game import LessonGame, next_lesson
    id = name if name in lessons() else next_lesson(name, file)
    if not id:
        show_game(cat, name, file)
        return 0
    restart = args.restart
    while id:
        if restart or file.of(id).done:
            file.note(id, LessonProgress(done=file.of(id).done))
        restart = False
        game = LessonGame(lessons()[id], file, cat, args.plain, args.speed)
        game.run()
        cat, id = game.cat, game.following
    return 0


def find_name(word: str) -> str:
    """Returns the id of a lesson, or the name of a game. The game may be left out where one game has the lesson."""
    known = lessons()
    short = [id for id, lesson in known.items() if lesson.name == word]
    if word in known or word in landsraad.games():
        return word
    if len(short) == 1:
        return short[0]
    close = nearest(word, [*known, *landsraad.games(), *dict.fromkeys(lesson.name for lesson in known.values())])
    raise BadInput(f"unknown lesson {word[:60]!r}{close or '; landsraad learn lists them'}")


def default_file() -> Path | None:
    """Returns the usual file; None if its folder cannot be written."""
    folder = saves_folder() / "lessons"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / FILE if os.access(folder, os.W_OK) else None


def show_list(cat: Messages, file: ProgressFile) -> None:
    for n, game in enumerate(landsraad.games()):
        print("\n" * bool(n), end="")
        show_game(cat, game, file)


def show_game(cat: Messages, game: str, file: ProgressFile) -> None:
    path = [lesson for lesson in lessons().values() if lesson.game == game]
    done = sum(file.of(lesson.id).done for lesson in path)
    print(cat.text("learn-game", game=cat.of_game(game), n=done, of=len(path)))
    width = max((len(lesson.id) for lesson in path), default=0)
    for lesson in path:
        text = text_of(lesson, cat.language)
        print(f"  {lesson.id:<{width}}  {text.title}: {text.about} "
              f"({cat.text('learn-minutes', n=lesson.minutes)}){state_of(cat, lesson, file)}")
    if not path:
        print(f"  {cat.text('learn-none')}")
        return
    following = next((lesson for lesson in path if not file.of(lesson.id).done), None)
    key, shown = ("learn-how", game) if following else ("learn-all-done", path[0].id)
    print(f"  {cat.text(key, lesson=shown)}")


def state_of(cat: Messages, lesson: Lesson, file: ProgressFile) -> str:
    known = file.of(lesson.id)
    if known.begun:
        told = cat.text("learn-left", n=known.page + 1, of=len(lesson.pages)) if lesson.pages \
            else cat.text("learn-left-game")
        return f" – {told}"
    return f" – {cat.text('learn-done')}" if known.done else ""
