"""The past of a live table: events that a client has not seen yet, and earlier positions."""

from __future__ import annotations

import asyncio
from typing import Final

from landsraad.kernel.engine import State, apply
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.play import Session
from landsraad.server.tables.past import Past
from landsraad.server.tables.refusals import Refused

CHECKPOINT_EVERY: Final = 32  # moves between the positions kept for replays


class History:
    """What `live_table.LiveTable` knows of its past.

    cuts: for each undo, its entry in the log and the number of moves that were left.
    past: moves made under earlier rules, which are stored and not played again.
    checkpoints: positions on the way, by the number of moves before them.
    """

    session: Session
    cuts: list[tuple[int, int]]
    past: Past | None
    checkpoints: dict[int, State]

    @property
    def table(self) -> Table:
        return self.session.table

    def events_from(self, since: int, seq: int) -> int:
        """The first event that is new to a client which has those before `since`, as of entry `seq`."""
        since = min(max(since, 0), len(self.table.happened()))
        for at, left in self.cuts:
            if at > seq:
                since = min(since, self.events_before(left))
        return since

    def events_before(self, moves: int) -> int:
        """The number of events before a move, by the number of moves before it."""
        steps = self.session.steps
        return steps[moves].events_before if moves < len(steps) else len(self.table.happened())

    def state_at(self, moves: int) -> State:
        """The position after so many moves."""
        table = self.table
        if moves == len(table.moves):
            return table.state.clone()
        if moves < table.prior:
            found = None if self.past is None else self.past.state_at(moves)
            if found is None:
                raise Refused(Reason("moment-not-kept"))
            return found
        nearest = max((n for n in self.checkpoints if n <= moves), default=-1)
        state = self.checkpoints[nearest].clone() if nearest >= 0 else table.start.clone()
        for n in range(max(nearest, table.prior), moves):
            if n % CHECKPOINT_EVERY == 0 and n not in self.checkpoints:
                self.checkpoints[n] = state.clone()
            apply(state, table.moves[n])
        return state

    def playable_past(self, moves: int) -> State:
        """A position from before a change of the rules, to be played on."""
        state = None if self.past is None else self.past.playable_at(moves)
        if state is None:
            raise Refused(Reason("moment-not-kept"))
        return state

    async def prepare(self, moves: int) -> None:
        """Computes checkpoints up to a moment in a thread, so that `state_at` is quick even in a long game."""
        table = self.table
        nearest = max((n for n in self.checkpoints if n <= moves), default=-1)
        first = max(nearest, table.prior)  # what came before is stored, not played
        if moves - first <= CHECKPOINT_EVERY or moves == len(table.moves):
            return
        start = (self.checkpoints[nearest] if nearest >= 0 else table.start).clone()
        cuts = len(self.cuts)
        found = await asyncio.to_thread(walk, start, table.moves[first:moves], first)
        if len(self.cuts) == cuts and self.table is table:
            self.checkpoints.update(found)


def walk(state: State, moves: list[int], first: int) -> dict[int, State]:
    """Plays moves and returns positions on the way, by the number of moves before them."""
    found: dict[int, State] = {}
    for n, move in enumerate(moves, first):
        if n % CHECKPOINT_EVERY == 0:
            found[n] = state.clone()
        apply(state, move)
    return found
