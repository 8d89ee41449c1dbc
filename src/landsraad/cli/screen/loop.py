"""The main loop of a terminal game: reads input, plays moves, shows what the others did."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.dune.panels import DunePanels
from landsraad.cli.screen.game_screens import (
    board_page,
    decision_lines,
    end_page,
    hand_page,
    help_page,
    moves_for,
    panels_for,
)
from landsraad.cli.screen.input import Reader
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.cli.screen.log import paragraphs
from landsraad.cli.screen.move_list import MoveList
from landsraad.cli.screen.pages import (
    WORDS,
    entry_page,
    find_entries,
    log_page,
    move_page,
    rules_page,
    why_page,
)
from landsraad.cli.screen.plain_text import news_lines
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Named, about
from landsraad.kernel.records.format import write_record
from landsraad.play import Session, write_session
from landsraad.play.savefile import write_whole
from landsraad.text.messages import Messages, languages

PACES = {"slow": 1.5, "normal": 0.5, "fast": 0.0, "step": 0.0}  # seconds for each paragraph about other seats
SHORT = {"?": "help", "u": "undo", "q": "quit", "exit": "quit", "h": "help"}
MANY_PAGES = 3
READ_LINES = 6  # lines; longer news wait for Enter
WIDTH_OF_PIPES = 100
LONGEST_NUMBER = 10  # digits


class Leave(Exception):
    """Raised when the player leaves the game."""


class TerminalGame:
    def __init__(self, session: Session, cat: Messages, plain: bool, speed: str, curtain: bool = True) -> None:
        self.session = session
        self.cat = cat
        tty = sys.stdin.isatty() and sys.stdout.isatty()
        self.reader = Reader(tty)
        self.plain = plain or not tty
        self.speed = speed
        self.console = Console(highlight=False, soft_wrap=False) if tty else Console(
            highlight=False, width=WIDTH_OF_PIPES, no_color=True)
        fancy = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
        self.screen = Screen(self.console, cat, fancy)
        self.names = names_of(session, cat)
        self.viewer: str | None = None  # the seat whose hand may be on the screen
        self.curtain = curtain and len(session.humans) > 1
        self.words = WORDS
        # Events that each human has seen; in a resumed game, those up to their last move.
        self.told = {seat.letter: session.last_move_event(seat.letter) for seat in session.humans}

    # ------------------------------------------------------------------ the loop

    def run(self) -> int:
        try:
            self.session.autosave()
            while not self.session.over:
                if self.session.asks_human:
                    self.human_move()
                else:
                    self.session.play_bot()
                    if not self.session.humans:
                        self.show_news(None)
            self.end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        return 0

    def human_move(self) -> None:
        actor = str(self.session.table.actor)
        if self.curtain and actor != self.viewer:
            self.pass_screen(actor)
            if self.session.table.actor != actor:  # a move was taken back before the screen was passed on
                return
        self.viewer = actor
        self.show_news(actor)
        moves = moves_for(self.cat, self.screen.icons, self.session, self.names)
        self.show(actor, moves)
        while True:
            text = self.reader.ask(f"{self.names[actor]}> ", [*moves.notations, *self.words])
            try:
                if self.answer(text, actor, moves):
                    return
            except BadInput as error:
                self.refuse(self.cat.error(error, self.names))

    def answer(self, text: str, actor: str, moves: MoveList) -> bool:
        """Handles a line of input; tells whether the table has to be drawn again."""
        if not text and len(moves.notations) == 1:  # Enter plays the only move
            text = moves.notations[0]
        if not text:
            self.refuse(self.cat.text("refused-empty"))
            return False
        first, _, rest = text.partition(" ")
        word = SHORT.get(first.casefold(), first.casefold())
        if word in WORDS and text not in moves.notations:  # some moves begin with a word that is a command, too
            return self.command(word, rest.strip(), actor, moves)
        move = moves.find(text)
        self.session.play(move)
        return True

    def refuse(self, reason: str) -> None:
        self.console.print(Text(reason, style="bold red"))

    # ------------------------------------------------------------------ showing

    def show(self, actor: str, moves: MoveList) -> None:
        if self.plain:
            for line in decision_lines(self.panels(), moves):
                self.say(line)
        else:
            self.clear()
            self.screen.draw(self.session, actor, self.names, moves)

    def say(self, line: str) -> None:
        self.console.print(Text(line), soft_wrap=True)

    def clear(self) -> None:
        self.console.clear()

    def panels(self) -> DunePanels | WarPanels:
        return panels_for(self.cat, self.screen.icons, self.session, self.viewer, self.names)

    def page(self, lines: list[Text]) -> bool:
        """Shows a page, or prints its lines without a screen; tells whether the table has to be drawn again."""
        if self.plain:
            for line in lines:
                self.console.print(line, soft_wrap=True)
            return False
        self.clear()
        shown = 0
        for line in lines:
            rows = max(1, -(-line.cell_len // self.console.width))
            if shown + rows > self.console.height - 2:
                self.reader.ask(f"{self.cat.text('ask-more')} > ")
                shown = 0
            self.console.print(line)
            shown += rows
        self.reader.ask(f"{self.cat.text('ask-back')} > ")
        return True

    # ------------------------------------------------------------------ what the others did

    def show_news(self, viewer: str | None) -> None:
        """Shows what happened since this seat last decided, one paragraph at a time."""
        seen = self.told.get(str(viewer), 0)
        events = self.session.table.events(seen, viewer)
        self.told[str(viewer)] = seen + len(events)
        if self.plain:
            for told in news_lines(self.cat, events, self.names):
                self.say(told)
            return
        news = paragraphs(self.cat, events, self.names)
        if self.speed == "fast" or not any(each.seat not in (viewer, None) for each in news):
            return
        self.clear()
        lines, hurry = 0, False
        for each in news:
            for line in self.screen.paragraph(each, self.console.width):
                self.console.print(line, no_wrap=True)
                lines += 1
            if not hurry and self.speed != "step":
                hurry = self.reader.wait(PACES[self.speed])
        if not hurry and (self.speed == "step" or lines > READ_LINES):
            self.reader.ask(f"{self.cat.text('ask-enter')} > ")

    def pass_screen(self, actor: str) -> None:
        """Clears the screen before another human takes it, so that no hand stays visible."""
        before = self.viewer
        self.viewer = None
        undo = bool(before) and self.session.why_not_undo(str(before)) is None
        while True:
            if self.reader.tty:
                self.console.clear()
                self.console.file.write("\x1b[3J\x1b[H\x1b[2J" if self.console.is_terminal else "")
                self.say("\n" * (self.console.height // 3))
            self.say(self.cat.text("ask-pass-screen", name=self.names[actor]))
            hint = f"  ({self.cat.text('ask-curtain-undo', name=self.names[str(before)])})" if undo else ""
            answer = self.reader.ask(f"{self.cat.text('ask-curtain', name=self.names[actor])}{hint} > ").casefold()
            if answer in ("quit", "q"):
                raise Leave
            if answer in ("undo", "u") and undo:
                self.undo(str(before))
                self.viewer = before
                return
            if answer in ("", actor.casefold(), self.names[actor].casefold()):
                return

    def undo(self, letter: str) -> str:
        text = self.session.undo(letter)
        self.forget()
        return text

    def forget(self) -> None:
        """Forgets events that were taken back."""
        n = len(self.session.table.happened())
        self.told = {seat: min(seen, n) for seat, seen in self.told.items()}

    # ------------------------------------------------------------------ commands

    def command(self, word: str, rest: str, actor: str, moves: MoveList) -> bool:
        if word in ("undo", "reset", "save", "record", "lang", "quit"):
            return self.act(word, rest, actor)
        pages: dict[str, Callable[[], list[Text]]] = {
            "help": lambda: help_page(self.panels()),
            "moves": lambda: move_page(self.cat, moves.by_number, rest),
            "log": lambda: log_page(self.cat, self.session, actor, self.names, self.number(rest)),
            "why": lambda: why_page(self.cat, self.session, actor, self.names, rest),
            "board": lambda: board_page(self.panels(), rest),
            "hand": lambda: hand_page(self.panels()),
            "card": lambda: self.cards(rest),
            "rules": lambda: rules_page(self.cat, self.session.table.game, rest),
        }
        return self.page(pages[word]())

    def cards(self, name: str) -> list[Text]:
        found = find_entries(self.cat, self.session.table.game.name, name)
        if len(found) > MANY_PAGES:
            return [Text(self.cat.text("said-several", names=", ".join(entry.name(self.cat) for entry in found)))]
        return [line for entry in found for line in entry_page(self.cat, entry)]

    def act(self, word: str, rest: str, actor: str) -> bool:
        if word == "quit":
            raise Leave
        if word == "lang":
            self.speak(rest)
            return True
        if word in ("undo", "reset"):
            self.take_back(word, actor)
            return True
        if not rest:
            raise BadInput(self.cat.text("refused-file", command=word))
        path = Path(rest).expanduser()
        if word == "save":
            write_session(self.session, path)
            self.say(self.cat.text("said-saved", command=f"landsraad play --resume {path}"))
        else:
            self.record(path)
        return False

    def take_back(self, word: str, actor: str) -> None:
        reason = self.session.why_not_undo(actor)
        if reason is not None:
            raise BadInput(about(Named("move", word), reason))
        if word == "undo":
            self.say(self.cat.text("said-taken-back", move=self.undo(actor)))
        else:
            n = self.session.reset(actor)
            self.forget()
            self.say(self.cat.text("said-taken-back-moves", n=n))

    def speak(self, language: str) -> None:
        """Switches the language, also of the default names."""
        if language not in languages():
            known = ", ".join(languages())
            raise BadInput(self.cat.text("refused-lang", text=language, known=known))
        self.cat = Messages.load(language)
        self.screen = Screen(self.console, self.cat, self.screen.fancy)
        self.names = names_of(self.session, self.cat)
        self.say(self.cat.text("said-language"))

    def record(self, path: Path) -> None:
        kinds = {seat.letter: seat.controller for seat in self.session.seats}
        write_whole(path, write_record(self.session.table, self.names, kinds=kinds))
        self.say(self.cat.text("said-recorded", command=f"landsraad replay {path}"))

    # ------------------------------------------------------------------ getting up

    def end(self) -> None:
        viewer = self.viewer if len(self.session.humans) == 1 else None
        self.show_news(viewer)
        if self.reader.tty and not self.plain:
            self.clear()
        for line in end_page(panels_for(self.cat, self.screen.icons, self.session, viewer, self.names),
                             self.console.width):
            self.console.print(line)
        if self.session.table.edited:
            return
        self.say("\n" + self.cat.text("ask-record"))
        while True:
            try:
                name = self.reader.ask(f"{self.cat.text('ask-record-to')} > ")
                if name:
                    self.record(Path(name).expanduser())
                return
            except BadInput as error:
                self.refuse(str(error))
            except (EOFError, KeyboardInterrupt):
                return

    def leave(self) -> None:
        path = self.session.path
        if path is None:
            self.say(self.cat.text("said-not-saved"))
            return
        self.session.autosave()
        self.say(self.cat.text("said-leaving", command=f"landsraad play --resume {path}"))

    def number(self, text: str) -> int:
        if text and not (text.isdecimal() and len(text) < LONGEST_NUMBER):
            raise BadInput(self.cat.text("refused-log", text=text[:LONGEST_NUMBER]))
        return int(text or 0)
