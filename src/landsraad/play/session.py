"""A table with people at it: whose move it is, bots' moves, and undo.

You can undo your move as long as nobody else has moved since and it revealed nothing: no card was drawn, no pile
shuffled, no new card came to the Imperium Row.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from landsraad.bots import DEFAULT, make_bot, observe
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MENDED, Event
from landsraad.kernel.reasons import Named, Reason, about
from landsraad.kernel.table import Table
from landsraad.play.seats import HUMAN, Seat

TURN_EVENT = "turn"  # the name of the event that starts a seat's turn


@dataclass(frozen=True, slots=True)
class Step:
    """One move: who made it, the number of events before it, and what it revealed.

    uncovered: the kind of the first event that revealed something, or empty.
    began_turn: whether somebody's turn began with it.
    """

    seat: str
    events_before: int
    uncovered: str
    began_turn: bool


def bot_seed(table: Table) -> str:
    """Returns the seed of the bot that decides next. It depends on the game so far only."""
    return f"{table.seed} {table.actor} {len(table.moves)}"


class Session:
    def __init__(self, table: Table, seats: list[Seat], path: Path | None = None,
                 steps: list[Step] | None = None) -> None:
        """`steps` belong to moves before the start of the table, which cannot be undone."""
        if [seat.letter for seat in seats] != table.seats:
            raise BadInput(f"the table has the seats {', '.join(table.seats)}, "
                           f"not {', '.join(seat.letter for seat in seats)}")
        self.table = table
        self.seats = seats
        self.path = path  # saved here after every move
        self._origin = table.start  # undo replays the moves from here
        self._first = table.prior  # the first move to replay
        self.steps: list[Step] = steps or []
        self._remember()

    def _remember(self) -> None:
        """Computes the steps of moves already made, so that a resumed game can be undone as before."""
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
            # An edited position with forced chances may not replay in the same way, so undo starts at the current one.
            self.steps = []
            self._first = len(self.table.moves)
            self._origin = self.table.state.clone()

    @staticmethod
    def _step(seat: str, before: int, events: list[Event]) -> Step:
        uncovered, began_turn = "", False
        for event in events[before:]:
            kind = event.kind
            if not uncovered and kind.uncovers:
                uncovered = kind.name
            if kind.name == TURN_EVENT:
                began_turn = True
        return Step(seat, before, uncovered, began_turn)

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
        """Plays a move of the deciding seat. A refused move changes nothing."""
        seat = self.table.actor
        before = len(self.table.happened())
        self.table.play(move)
        assert seat is not None
        self.steps.append(self._step(seat, before, self.table.happened()))
        self.autosave()

    def accept(self, number: int, after: State) -> None:
        """Continues with the result of `Table.attempt`."""
        seat = self.table.actor
        before = len(self.table.happened())
        self.table.accept(number, after)
        assert seat is not None
        self.steps.append(self._step(seat, before, self.table.happened()))

    def play_bot(self, bot: str = "") -> int:
        """Plays one move by this bot, or by the seat's own. Returns the move.

        The choice depends on the game so far only, so a resumed game continues as it would have.
        """
        table = self.table
        name = bot or self.seat(str(table.actor)).bot or DEFAULT
        player = make_bot(name, bot_seed(table), table.game)
        move = table.parse(player.choose(observe(table)))
        self.play(move)
        return move

    # ------------------------------------------------------------------ undo

    def why_not_undo(self, letter: str) -> Reason | None:
        """Returns why this seat cannot undo its last move; None if it can."""
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
        """Undoes the last move, and returns its text."""
        reason = self.why_not_undo(letter)
        if reason is not None:
            raise BadInput(about(Named("move", "undo"), reason))
        text = self._last_text()
        self._go_back(1)
        return text

    def reset(self, letter: str) -> int:
        """Undoes as much of this turn as possible. Returns the number of moves."""
        n = self.reset_length(letter)
        self._go_back(n)
        return n

    def reset_length(self, letter: str) -> int:
        """Returns how many moves `reset` would undo."""
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

    def turn_moves(self, number: int) -> list[int]:
        """Returns the numbers, from 1, of the moves that the same seat made in this turn up to that move."""
        first = len(self.table.moves) - len(self.steps)
        found = [number]
        while found[0] - first > 1:
            step = self.steps[found[0] - first - 2]
            if step.seat != self.steps[number - first - 1].seat or step.began_turn:
                break
            found.insert(0, found[0] - 1)
        return found

    def take_back(self, n: int) -> None:
        """Undoes moves without asking whether it is allowed, for a log in which that was decided."""
        if not 0 < n <= len(self.steps):
            raise BadInput(f"{n} moves cannot be taken back; there are {len(self.steps)}")
        self._go_back(n)

    def _last_text(self) -> str:
        return self.table.notation(self.table.moves[-1])

    def _go_back(self, n: int) -> None:
        self.table = self.table_before(len(self.table.moves) - n + 1)
        del self.steps[-n:]
        self.autosave()

    # ------------------------------------------------------------------ history

    def table_before(self, number: int) -> Table:
        """Returns the table before the move with this number, counted from 1. It must have a step."""
        now = self.table
        state = self._origin.clone()
        moves = now.moves[:number - 1]
        for move in moves[self._first:]:
            apply(state, move)
        out = Table(now.game, now.options, now.seed, now.start, state, moves)
        out.edited, out.prior, out.told = now.edited, now.prior, now.told
        return out

    def last_move_event(self, letter: str) -> int:
        """Returns the number of the first event of this seat's last move. Everything since is new to the seat."""
        for step in reversed(self.steps):
            if step.seat == letter:
                return step.events_before
        return 0

    # ------------------------------------------------------------------ saving

    def autosave(self) -> None:
        if self.path is not None:
            from landsraad.play.savefile import write_session
            write_session(self, self.path)
