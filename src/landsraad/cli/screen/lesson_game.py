"""A lesson in the terminal: the game as in `landsraad play`, with the coach's page above the prompt."""

from __future__ import annotations

import copy
import dataclasses

from rich.text import Text

import landsraad
from landsraad.bots import DEFAULT, make_bot, observe
from landsraad.cli.screen.coach import page_lines, plain_lines
from landsraad.cli.screen.game_screens import decision_lines, moves_for
from landsraad.cli.screen.loop import Leave, TerminalGame
from landsraad.cli.screen.move_list import MoveList
from landsraad.cli.screen.pages import WORDS
from landsraad.kernel.errors import BadInput
from landsraad.lessons import Lesson, Progress, back_to, expected_moves, lessons, notes_now, progress_of, scripted_move
from landsraad.lessons.progress import Moves
from landsraad.lessons.progress_file import LessonProgress, ProgressFile
from landsraad.lessons.texts import LessonText, text_of
from landsraad.play import BOT, HUMAN, Session, seat_people
from landsraad.play.seats import player_seats
from landsraad.play.session import bot_seed
from landsraad.text.messages import Messages

COACH_WORDS = ("next", "back", "hint")
SHORT = {"n": "next", "b": "back"}
ROOM = 12  # lines that a page leaves for the table


def open_lesson(lesson: Lesson, known: LessonProgress) -> tuple[Session, bool]:
    """Returns the table where the lesson was left, and whether its moves still fit the rules."""
    if lesson.is_game and known.seed is not None:
        lesson = dataclasses.replace(lesson, seed=known.seed)
    session = _seated(lesson)
    try:
        for _, move in known.moves:
            session.play(move)
    except BadInput:
        return _seated(lesson), False
    return session, True


def _seated(lesson: Lesson) -> Session:
    table = lesson.open()
    controllers = [HUMAN if seat == lesson.seat else BOT for seat in player_seats(table)]
    return Session(table, seat_people(table, controllers, bots=[lesson.level] if BOT in controllers else None))


class LessonGame(TerminalGame):
    def __init__(self, lesson: Lesson, file: ProgressFile, cat: Messages, plain: bool, speed: str) -> None:
        known = file.of(lesson.id)
        session, fits = open_lesson(lesson, known)
        super().__init__(session, cat, plain, speed, curtain=False)
        self.lesson = lesson
        self.file = file
        self.chosen = known.page if fits else 0  # the page that is open, as far as the position allows it
        self.following = ""  # the lesson that Enter begins after this one
        self.viewer = lesson.seat
        self.words = [*COACH_WORDS, *WORDS]
        if not fits:
            self.say(cat.text("coach-lost"))

    # ------------------------------------------------------------------ where the learner is

    @property
    def made(self) -> Moves:
        table = self.session.table
        return [(step.seat, table.notation(move))
                for step, move in zip(self.session.steps, table.moves[-len(self.session.steps):], strict=False)]

    @property
    def text(self) -> LessonText:
        return text_of(self.lesson, self.cat.language)

    def now(self) -> Progress:
        return Progress(0, 0) if self.lesson.is_game else progress_of(self.lesson, self.made)

    def at(self, now: Progress) -> int:
        return min(max(self.chosen, now.first), now.last)

    def ended(self, now: Progress) -> bool:
        """Tells whether only pages to read are left."""
        return not self.lesson.is_game and (now.finished or not self.lesson.pages[now.last].do)

    def new_note(self) -> str:
        """Returns the first note of a whole game that fits the position and has not been read."""
        told = self.session.table.happened()[self.session.last_move_event(self.lesson.seat):]
        fitting = notes_now(self.lesson, self.session.table, told)
        return next((note for note in fitting if f"{self.lesson.id} {note}" not in self.file.notes), "")

    def keep(self, done: bool = False) -> None:
        known = self.file.of(self.lesson.id)
        if done:
            self.file.note(self.lesson.id, LessonProgress(done=True))
            return
        seed = self.session.table.seed if self.lesson.is_game else None
        page = 0 if self.lesson.is_game else self.at(self.now())
        self.file.note(self.lesson.id, LessonProgress(known.done, page, self.made, seed))

    # ------------------------------------------------------------------ the loop

    def run(self) -> int:
        try:
            while self.step():
                self.keep()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        return 0

    def step(self) -> bool:
        """Goes on by a decision or a page; tells whether the lesson goes on."""
        now = self.now()
        if self.session.over and self.lesson.is_game:
            self.keep(done=True)
            self.end()
            return False
        own = self.session.table.actor == self.lesson.seat
        if now.waiting or (not own and not now.strayed and not self.ended(now)):
            self.others_move()
        elif own and not now.strayed and not self.ended(now):
            self.human_move()
        else:
            return self.read_page(now)
        return True

    def others_move(self) -> None:
        move = scripted_move(self.lesson, self.session.table, self.made)
        if move is None:
            self.session.play_bot()
        else:
            self.session.play(move)

    def read_page(self, now: Progress) -> bool:
        """Shows a page without a move to make; tells whether the lesson goes on."""
        self.show_news(self.lesson.seat)
        last = not now.strayed and self.at(now) == len(self.lesson.pages) - 1
        if last:
            self.keep(done=True)
        if not self.plain and not self.session.over:
            self.draw(str(self.viewer), without_moves(moves_for(self.cat, self.screen.icons, self.session, self.names)))
        elif not self.plain:
            self.clear()
        self.show_page(now)
        while True:
            first, _, rest = self.reader.ask("> ", self.words).partition(" ")
            word = SHORT.get(first.casefold(), first.casefold())
            try:
                if word == "back" or (not word and now.strayed):
                    self.back(now)
                    return True
                if word in ("", "next") and last:
                    self.say(self.cat.text("coach-finished", title=self.text.title))
                    self.following = following(self.lesson)
                    return False
                if word in ("", "next") and not now.strayed:
                    self.turn_page(now)
                    return True
                if word in ("quit", "q", "exit"):
                    raise Leave
                if word == "hint":
                    self.say(self.hint(now))
                elif word == "lang":
                    self.speak(rest.strip())
                    return True
                else:
                    self.refuse(self.keys(now))
            except BadInput as error:
                self.refuse(self.cat.error(error, self.names))

    def answer(self, text: str, actor: str, moves: MoveList) -> bool:
        now = self.now()
        first, _, rest = text.partition(" ")
        word = SHORT.get(first.casefold(), first.casefold())
        reading = bool(self.new_note()) if self.lesson.is_game else self.at(now) < now.last
        if word == "next" or (not text and reading):
            if not reading:
                raise BadInput(self.cat.text("coach-nothing-to-read"))
            self.turn_page(now)
            return self.page_turned()
        if word == "back":
            before = len(self.session.steps)
            self.back(now)
            return len(self.session.steps) < before or self.page_turned()
        if word == "hint":
            self.say(self.hint(now))
            return False
        if word in ("help", "?", "h") and not rest:
            for command in COACH_WORDS:
                self.say(f"  {command:<13}{self.cat.text(f'command-{command}')}")
        return super().answer(text, actor, moves)

    def page_turned(self) -> bool:
        """Shows the page that is open now; tells whether the table has to be drawn again."""
        self.keep()
        if self.plain:
            self.show_page(self.now())
        return not self.plain

    def turn_page(self, now: Progress) -> None:
        if self.lesson.is_game:
            self.file.notes.append(f"{self.lesson.id} {self.new_note()}")
            self.file.write()
            return
        self.chosen = min(self.at(now) + 1, now.last)

    def back(self, now: Progress) -> None:
        """Goes to the page before, or to where the learner strayed; takes back the moves made since then."""
        page = self.at(now) - (0 if now.strayed else 1)
        if self.lesson.is_game or page < 0:
            raise BadInput(self.cat.text("coach-no-back"))
        if now.strayed or page < now.first:
            n = len(self.made) - back_to(self.lesson, self.made, page)
            if n:
                self.session.take_back(n)
                self.forget()
        self.chosen = page

    def hint(self, now: Progress) -> str:
        """Returns what to type next. In a whole game that is what a bot would play."""
        table = self.session.table
        if self.lesson.is_game:
            move = table.parse(make_bot(DEFAULT, bot_seed(table), table.game).choose(observe(table)))
            return self.cat.text("coach-hint-bot", label=self.cat.move(table, move, self.names),
                                 move=table.notation(move))
        moves = [] if now.strayed or self.ended(now) else expected_moves(self.lesson, now.last, table)
        if not moves or self.at(now) < now.last:
            return self.cat.text("coach-hint-read")
        return self.cat.text("coach-hint", move=moves[0])

    # ------------------------------------------------------------------ showing

    def show(self, actor: str, moves: MoveList) -> None:
        if self.plain:
            for line in decision_lines(self.panels(), moves):
                self.say(line)
        else:
            self.draw(actor, moves if self.asks_for_move(self.now()) else without_moves(moves))
        self.show_page(self.now())

    def draw(self, actor: str, moves: MoveList) -> None:
        """Draws the table into the lines that the page leaves."""
        self.clear()
        width, height = self.console.width, self.console.height
        left = max(height - len(self.page_texts(self.now())), ROOM)
        for line in self.screen.compose(self.session, actor, self.names, moves, width, left):
            self.console.print(line, no_wrap=True, crop=True, highlight=False)

    def show_page(self, now: Progress) -> None:
        for line in self.page_texts(now):
            self.console.print(line, soft_wrap=True)

    def page_texts(self, now: Progress) -> list[Text]:
        told = self.told_now(now)
        if told is None:
            return []
        heading, title, text, do = told
        keys = self.keys(now)
        if self.plain:
            return [Text(line) for line in plain_lines(self.screen.icons, heading, title, text, do, keys)]
        return page_lines(self.screen.icons, heading, title, text, do, keys, self.console.width)

    def told_now(self, now: Progress) -> tuple[str, str, str, str] | None:
        """Returns heading, title, text and instruction; None if the coach has nothing to say."""
        if self.lesson.is_game:
            note = self.new_note()
            page = self.text.pages[note] if note else None
            return None if page is None else (self.cat.text("coach-note"), page.title, page.text, "")
        at = self.at(now)
        heading = self.cat.text("coach-page", n=at + 1, of=len(self.lesson.pages))
        if now.strayed:
            return heading, self.cat.text("coach-strayed"), self.cat.text("coach-strayed-text"), ""
        page = self.text.pages[self.lesson.pages[at].say]
        return heading, page.title, page.text, page.do if self.asks_for_move(now) else ""

    def asks_for_move(self, now: Progress) -> bool:
        return self.lesson.is_game or (self.at(now) == now.last and not now.strayed and not self.ended(now))

    def keys(self, now: Progress) -> str:
        """Returns what can be typed on this page."""
        if self.lesson.is_game:
            return self.cat.text("coach-keys-note")
        if now.strayed:
            return self.cat.text("coach-keys-strayed")
        if self.asks_for_move(now):
            return self.cat.text("coach-keys-move")
        if self.at(now) < len(self.lesson.pages) - 1:
            return self.cat.text("coach-keys-read")
        after = following(self.lesson)
        title = text_of(lessons()[after], self.cat.language).title if after else ""
        return self.cat.text("coach-keys-next", title=title) if after else self.cat.text("coach-keys-end")

    def leave(self) -> None:
        kept = self.file.path is not None
        self.say(self.cat.text("coach-leaving", lesson=self.lesson.id) if kept
                 else self.cat.text("coach-leaving-unkept"))


def without_moves(moves: MoveList) -> MoveList:
    """Empties the list for a page to read: the table stays, and the page has more room."""
    shown = copy.copy(moves)
    shown.groups, shown.by_number = [], {}
    return shown


def following(lesson: Lesson) -> str:
    """Returns the lesson after this one on the path of its game."""
    path = [id for id, each in lessons().items() if each.game == lesson.game]
    return next(iter(path[path.index(lesson.id) + 1:]), "")


def next_lesson(game: str, file: ProgressFile) -> str:
    """Returns the lesson of a game that was left, or the first that is not done; empty if all are."""
    path = [id for id, each in lessons().items() if each.game == landsraad.game(game).name]
    open_ones = [id for id in path if not file.of(id).done]
    return next((id for id in open_ones if file.of(id).begun), next(iter(open_ones), ""))
