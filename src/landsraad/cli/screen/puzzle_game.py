"""A puzzle in the terminal: the game as in `landsraad play`, with the question above the prompt."""

from __future__ import annotations

from typing import Final

from landsraad.cli.screen.loop import Leave, TerminalGame
from landsraad.cli.screen.move_list import MoveList
from landsraad.cli.screen.pages import WORDS
from landsraad.kernel.table import Table, edited_table
from landsraad.play import BOT, HUMAN, Session, seat_people
from landsraad.play.seats import player_seats
from landsraad.puzzles.model import CHANCES, POINTS, Puzzle
from landsraad.puzzles.progress import Verdict, line_tables, verdict_of
from landsraad.text.messages import Messages

SHOW: Final = "show"
NEXT: Final = "next"


class PuzzleGame(TerminalGame):
    """`wants_next`: whether the player goes on to another puzzle."""

    def __init__(self, puzzle: Puzzle, cat: Messages, plain: bool, speed: str) -> None:
        state = puzzle.open()
        self.puzzle = puzzle
        self.position = edited_table(puzzle.rules, puzzle.options, puzzle.seed, state)
        super().__init__(self.seated(), cat, plain, speed, curtain=False)
        self.viewer = puzzle.seat
        self.words = [SHOW, NEXT, *WORDS]
        self.wants_next = False
        self.solved = False

    def seated(self) -> Session:
        table = self.position.clone()
        controllers = [HUMAN if seat == self.puzzle.seat else BOT for seat in player_seats(table)]
        return Session(table, seat_people(table, controllers))

    @property
    def verdict(self) -> Verdict:
        table = self.session.table
        return verdict_of(self.puzzle, table.start, table.state, [table.notation(move) for move in table.moves])

    def run(self) -> int:
        try:
            self.ask_question()
            while not self.wants_next:
                now = self.verdict
                if now.status in ("asking", "going"):
                    self.human_move()
                    continue
                self.tell(now)
                if now.status == "solved":
                    self.solved = True
                    self.wants_next = True
                    self.reader.ask(f"{self.cat.text('puzzle-enter-next')} > ")
                else:
                    self.session = self.seated()
                    self.told = {}
        except (Leave, EOFError, KeyboardInterrupt):
            pass
        return 0

    def show(self, actor: str, moves: MoveList) -> None:
        super().show(actor, moves)
        self.ask_question()

    def ask_question(self) -> None:
        cat, puzzle = self.cat, self.puzzle
        level = cat.text(f"puzzle-level-{puzzle.level}")
        self.say(f"{cat.text(f'puzzle-kind-{puzzle.kind}')} ({puzzle.id}, {level}): "
                 f"{cat.text(f'puzzle-asks-{puzzle.kind}', n=int(puzzle.best))} {cat.text('puzzle-words')}")

    def answer(self, text: str, actor: str, moves: MoveList) -> bool:
        word = text.casefold()
        if word == NEXT:
            self.wants_next = True
            return True
        if word == SHOW:
            self.tell_answer()
            return False
        return super().answer(text, actor, moves)

    def tell(self, now: Verdict) -> None:
        """Says whether the answer was right, and what a wrong one loses."""
        cat, puzzle = self.cat, self.puzzle
        if now.status == "solved":
            self.say(cat.text("puzzle-right"))
            self.tell_answer()
            return
        if puzzle.kind in CHANCES:
            why = cat.text("puzzle-loses", n=round(100 * (puzzle.best - now.value)),
                           value=percent(now.value), best=percent(puzzle.best))
        elif puzzle.kind == POINTS:
            why = cat.text("puzzle-fewer", value=int(now.value), best=int(puzzle.best))
        else:
            why = cat.text(f"puzzle-fails-{puzzle.kind}")
        self.refuse(f"{cat.text('puzzle-wrong')}: {why} {cat.text('puzzle-taken-back')}")

    def tell_answer(self) -> None:
        """Tells the solution, and what other moves are worth."""
        table: Table = self.position.clone()
        for n, (before, number) in enumerate(line_tables(self.puzzle, table.clone()), 1):
            self.say(f"  {n}. {self.cat.move(before, number, self.names)}")
        if self.puzzle.kind in CHANCES:
            for text, value in sorted(self.puzzle.values.items(), key=lambda each: -each[1])[:4]:
                self.say(f"     {self.cat.move(table, table.parse(text), self.names)}: {percent(value)} "
                         f"({percent(self.puzzle.best)})")


def percent(value: float) -> str:
    return f"{round(100 * value)} %"


def play_puzzles(puzzles: list[Puzzle], cat: Messages, plain: bool, speed: str) -> int:
    """Asks one puzzle after the other until the player leaves."""
    solved = 0
    for n, puzzle in enumerate(puzzles, 1):
        game = PuzzleGame(puzzle, cat, plain, speed)
        game.run()
        cat, solved = game.cat, solved + game.solved
        if not game.wants_next or n == len(puzzles):
            game.say(cat.text("puzzles-solved", n=solved, of=n))
            break
    return 0
