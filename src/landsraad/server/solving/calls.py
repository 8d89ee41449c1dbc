"""The endpoints of puzzle ratings.

The server judges an attempt itself, by the moves at the table. It counts for profiles only, once for each puzzle.
"""

from __future__ import annotations

import time
from typing import Any, Final

from landsraad.kernel.reasons import Reason
from landsraad.puzzles.ratings import NEW_SOLVER
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.profiles.sessions import Sessions
from landsraad.server.protocol.puzzle_messages import PuzzleSolver, PuzzleTry
from landsraad.server.storage.solving import Solver, note_attempt, read_solver
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.puzzle_tables import ANSWERED, puzzle_of, puzzle_state
from landsraad.server.tables.refusals import Missing

ACTS: Final = (400, 401, 403, 404, 413, 415, 422, 429)


class SolvingCalls(TableCalls):
    def __init__(self, open_tables: OpenTables | None) -> None:
        if open_tables is not None:  # for the document of the endpoints nothing else is needed
            super().__init__(open_tables)
            self.sessions = Sessions(open_tables.store)

    async def attempt(self, call: Call) -> PuzzleSolver:
        """Rates what was played at the table of a puzzle, if it is the first attempt of the profile."""
        live, seat = await self._seated(call, call.body.token)
        puzzle = puzzle_of(live)
        if puzzle is None:
            raise Missing(Reason("no-puzzle", id=live.row.lesson[:80]))
        known = await self.sessions.known(call)
        solved = outcome(live, seat)
        if known is None or known.profile.closed is not None:
            return told(None)
        profile = known.profile.id
        found = None
        if solved is not None:
            found = await self.rooms.store.write(lambda c: note_attempt(c, profile, puzzle, solved, time.time()))
        if found is not None:
            return told(found, True)
        return told(await self.rooms.store.read(lambda c: read_solver(c, profile)))

    async def mine(self, call: Call) -> PuzzleSolver:
        known = await self.sessions.known(call)
        if known is None or known.profile.closed is not None:
            return told(None)
        profile = known.profile.id
        return told(await self.rooms.store.read(lambda c: read_solver(c, profile)))

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/profile/puzzles", self.mine, PuzzleSolver, "The rating of the profile in puzzles.",
                     own=True),
            Endpoint("POST", "/api/tables/{id}/puzzle/attempt", self.attempt, PuzzleSolver,
                     "Have an answer at the table of a puzzle rated.", body=PuzzleTry, own=True, troubles=ACTS),
        ]


def outcome(live: LiveTable, seat: str) -> bool | None:
    """Whether the puzzle was solved at the first attempt. None: that cannot be said (yet)."""
    state: Any = puzzle_state(live, seat)
    if state is None:
        return None
    if state.status == "wrong" or live.sections.get(ANSWERED):
        return False
    # Where something was taken back, it was not the first attempt.
    return True if state.status == "solved" and live.seq == len(live.table.moves) else None


def told(solver: Solver | None, counted: bool = False) -> PuzzleSolver:
    """None: nobody is signed in."""
    found = Solver() if solver is None else solver
    return PuzzleSolver(
        signed_in=solver is not None, counted=counted, rating=round(found.rating.rating),
        deviation=round(found.rating.deviation), attempts=found.attempts, streak=found.streak, longest=found.longest,
        start=round(NEW_SOLVER.rating))
