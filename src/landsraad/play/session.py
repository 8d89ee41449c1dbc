"""A table with people at it: whose move it is, bots' moves, and what can be taken back.

A move can be taken back by the one who made it as long as nobody else has moved since and it uncovered nothing: no card
drawn, no pile shuffled, no new card in the row. What was learned cannot be unlearned.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from landsraad.bots import DEFAULT, make_bot, seen_at
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MENDED, Event
from landsraad.kernel.reasons import Named, Reason, about
from landsraad.kernel.table import Table
from landsraad.play.seats import HUMAN, Seat

TURN_EVENT = "turn"  # by this name games tell that a seat's turn begins


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the table: who made it, which events came before it, and whether something was learned by it."""

    seat: str
    events_before: int
    uncovered: str  # the kind of the first event that uncovered something, or nothing
    began_turn: bool  # somebody's turn began with it


def bot_seed(table: Table) -> str:
    """Of the bot that decides there: it depends on the game so far alone."""
    return f"{table.seed} {table.actor} {len(table.moves)}"


class Session:
    def __init__(self, table: Table, seats: list[Seat], path: Path | None = None,
                 steps: list[Step] | None = None) -> None:
        """`steps` are those of the moves that the table does not play again: none of them can be taken back."""
        if [seat.letter for seat in seats] != table.seats:
            raise BadInput(f"the table has the seats {', '.join(table.seats)}, "
                           f"not {', '.join(seat.letter for seat in seats)}")
        self.table = table
        self.seats = seats
        self.path = path  # saved here after every move
        self._origin = table.start  # undo plays the moves again from here
        self._first = table.prior  # moves before this one are not played again
        self.steps: list[Step] = steps or []
        self._remember()

    def _remember(self) -> None:
        """The steps of the moves already made, so that a resumed game can be taken back as before."""
        replay = Table(self.table.game, self.table.options, self.table.seed, self.table.start,
                       self.table.start.clone(), self.table.moves[:self.table.prior])
        replay.edited, replay.prior, replay.told = self.table.edited, self.table.prior, self.table.told
        try:
            for number, move in enumerate(self.table.moves[self.table.prior:], self.table.prior):
                seat = replay.actor
                if seat is None or not replay.state.is_legal(move):
                    raise BadInput(f"move {number + 1} ({self.table.notation(move)}) is not possible there")
                before = len(replay.happened())
                replay.play(move)
                self.steps.append(self._step(seat, before, replay.happened()))
            if replay.fingerprint() != self.table.fingerprint():
                raise BadInput(f"its {len(self.table.moves)} moves do not lead to the position it holds")
        except BadInput:
            if not self.table.edited:
                raise
            # A position made by hand, with forced chances, need not play the same way twice: begin at where it stands.
            self.steps = []
            self._first = len(self.table.moves)
            self._origin = self.table.state.clone()

    @staticmethod
    def _step(seat: str, before: int, events: list[Event]) -> Step:
        new = events[before:]
        uncovered = next((event.kind.name for event in new if event.kind.uncovers), "")
        return Step(seat, before, uncovered, any(event.kind.name == TURN_EVENT for event in new))

    # ------------------------------------------------------------------ whose move

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def actor(self) -> Seat | None:
        seat = self.table.state.actor
        return None if seat < 0 else self.seats[seat]

    def seat(self, letter: str) -> Seat:
        return self.seats[self.table.seats.index(letter)]

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.controller == HUMAN]

    @property
    def asks_human(self) -> bool:
        actor = self.actor
        return actor is not None and actor.controller == HUMAN

    # ------------------------------------------------------------------ playing

    def play(self, move: int | str) -> None:
        """A move of the seat whose turn it is; refused ones change nothing."""
        seat = self.table.actor
        before = len(self.table.happened())
        self.table.play(move)
        assert seat is not None
        self.steps.append(self._step(seat, before, self.table.happened()))
        self.autosave()

    def accept(self, number: int, after: State) -> None:
        """Go on with what `Table.attempt` gave."""
        seat = self.table.actor
        before = len(self.table.happened())
        self.table.accept(number, after)
        assert seat is not None
        self.steps.append(self._step(seat, before, self.table.happened()))

    def play_bot(self, bot: str = "") -> int:
        """One move for a seat that no human holds, by that bot or by the seat's own. The choice depends on the game so
        far alone, so that a resumed game goes on as it would have."""
        table = self.table
        name = bot or self.seat(str(table.actor)).bot or DEFAULT
        mind = make_bot(name, bot_seed(table), table.game)
        move = table.parse(mind.choose(seen_at(table)))
        self.play(move)
        return move

    # ------------------------------------------------------------------ taking back

    def why_not_undo(self, letter: str) -> Reason | None:
        """Why that seat cannot take its last move back; None if it can."""
        if not self.steps:
            return Reason("nothing-back")
        last = self.steps[-1]
        if last.uncovered == MENDED.name:
            return Reason("rules-mended")
        if last.seat != letter:
            moved = any(step.seat == letter for step in self.steps)
            return Reason("moved-since", seat=Named("seat", last.seat)) if moved else Reason("not-moved")
        return Reason("uncovered") if last.uncovered else None

    def undo(self, letter: str) -> str:
        """Take the last move back; its text."""
        reason = self.why_not_undo(letter)
        if reason is not None:
            raise BadInput(about(Named("move", "undo"), reason))
        text = self._last_text()
        self._go_back(1)
        return text

    def reset(self, letter: str) -> int:
        """Take back all that can be of this turn; how many moves that were."""
        n = self.reset_length(letter)
        self._go_back(n)
        return n

    def reset_length(self, letter: str) -> int:
        """How many moves a reset would take back."""
        reason = self.why_not_undo(letter)
        if reason is not None:
            raise BadInput(about(Named("move", "reset"), reason))
        n = 1
        while n < len(self.steps):
            step = self.steps[-n - 1]
            if step.seat != letter or step.uncovered or step.began_turn:
                break
            n += 1
        return n

    def take_back(self, n: int) -> None:
        """So many moves, without asking whether that is fair: for a log in which it was decided already."""
        if not 0 < n <= len(self.steps):
            raise BadInput(f"{n} moves cannot be taken back; there are {len(self.steps)}")
        self._go_back(n)

    def _last_text(self) -> str:
        return self.table.notation(self.table.moves[-1])

    def _go_back(self, n: int) -> None:
        self.table = self.table_before(len(self.table.moves) - n + 1)
        del self.steps[-n:]
        self.autosave()

    # ------------------------------------------------------------------ what happened

    def table_before(self, number: int) -> Table:
        """As it was before the move of that number, counted from 1; there must be a step of it."""
        now = self.table
        state = self._origin.clone()
        moves = now.moves[:number - 1]
        for move in moves[self._first:]:
            apply(state, move)
        out = Table(now.game, now.options, now.seed, now.start, state, moves)
        out.edited, out.prior, out.told = now.edited, now.prior, now.told
        return out

    def last_move_event(self, letter: str) -> int:
        """The number of the first event of that seat's last move: what it and all later ones brought is news to it."""
        for step in reversed(self.steps):
            if step.seat == letter:
                return step.events_before
        return 0

    # ------------------------------------------------------------------ keeping

    def autosave(self) -> None:
        if self.path is not None:
            from landsraad.play.savefile import write_session
            write_session(self, self.path)
