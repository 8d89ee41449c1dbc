"""The endpoints for puzzles."""

from __future__ import annotations

import asyncio
import datetime

from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.play.seats import player_seats
from landsraad.puzzles.collection import collection, daily
from landsraad.puzzles.model import Puzzle, Stale
from landsraad.puzzles.progress import line_tables, options_of
from landsraad.puzzles.ratings import first_rating, level_at
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol import messages as wire
from landsraad.server.protocol.puzzle_messages import PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleOption, PuzzleRetry
from landsraad.server.storage.solving import PuzzleRow, read_ratings
from landsraad.server.tables import refusals
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.puzzle_tables import ANSWERED, PREFIX, puzzle_of, puzzle_state, puzzle_table
from landsraad.server.views.cached_messages import CachedMessages, cached_messages
from landsraad.server.views.reconnects import heard
from landsraad.server.views.rendering import render, seat_names


class PuzzleCalls(TableCalls):
    async def puzzles(self, call: Call) -> PuzzleList:
        await asyncio.to_thread(collection)  # reading it for the first time takes a moment
        rated = await self.rooms.store.read(read_ratings)
        return PuzzleList(today=daily(datetime.datetime.now(datetime.UTC).date()),
                          puzzles=[info_of(puzzle, rated.get(puzzle.id)) for puzzle in collection().values()])

    async def begin(self, call: Call) -> wire.TableCreated:
        """Makes the table of a puzzle. Bots sit at the other seats, and wait."""
        await asyncio.to_thread(collection)
        puzzle = collection().get(call.path["id"])
        if puzzle is None:
            raise refusals.Missing(Reason("no-puzzle", id=call.path["id"][:80]))
        try:
            table = await asyncio.to_thread(puzzle_table, puzzle)
        except Stale:
            raise refusals.Refused(Reason("puzzle-stale")) from None
        wishes = [wire.SeatWish(controller="human" if seat == puzzle.seat else "bot") for seat in player_seats(table)]
        title = cached_messages(call.lang).text("puzzle-title", n=number_of(puzzle.id))
        return await self.rooms.create(table, wishes, title=title, seeded=True, sandbox=True,
                                       lesson=f"{PREFIX}{puzzle.id}", address=call.address)

    async def retry(self, call: Call) -> bytes:
        body: PuzzleRetry = call.body
        live, seat = await self._seated(call, body.token)
        self._puzzle(live)
        before = len(live.table.happened())
        try:
            await live.return_to(seat, body.expect, lambda: len(live.table.moves))
        except refusals.Stale as stale:
            stale.state = render(live, seat, call.lang, 0, -1, 0)
            raise
        return render(live, seat, call.lang, before, body.expect, len(heard(live, seat)))

    async def answer(self, call: Call) -> PuzzleAnswer:
        live, seat = await self._seated(call, call.token)
        puzzle, cat = self._puzzle(live), cached_messages(call.lang)
        state = puzzle_state(live, seat)
        if state is None or state.status != "solved":
            live.sections[ANSWERED] = True
        return await asyncio.to_thread(answer_of, live, puzzle, cat)

    def _puzzle(self, live: LiveTable) -> Puzzle:
        puzzle = puzzle_of(live)
        if puzzle is None:
            raise refusals.Missing(Reason("no-puzzle", id=live.row.lesson[:80]))
        return puzzle

    def endpoints(self, made: tuple[int, ...], acts: tuple[int, ...]) -> list[Endpoint]:
        table = "/api/tables/{id}/puzzle"
        return [
            Endpoint("GET", "/api/puzzles", self.puzzles, PuzzleList, "All puzzles, and the one of today."),
            Endpoint("POST", "/api/puzzles/{id}", self.begin, wire.TableCreated, "Put a puzzle on a table.", status=201,
                     making=True, troubles=(*made, 404, 422)),
            Endpoint("GET", table, self.answer, PuzzleAnswer, "The answer of the puzzle at this table.", bearer=True,
                     troubles=(401, 404)),
            Endpoint("POST", table, self.retry, wire.TableState, "Back to the question of the puzzle.",
                     body=PuzzleRetry, troubles=acts),
        ]


def number_of(id: str) -> int:
    return list(collection()).index(id) + 1


def info_of(puzzle: Puzzle, rated: PuzzleRow | None) -> PuzzleInfo:
    """A puzzle in the list. rated: None if nobody has tried it."""
    found = rated or PuzzleRow(first_rating(puzzle.level))
    return PuzzleInfo(id=puzzle.id, game=puzzle.game, kind=puzzle.kind,  # type: ignore[arg-type]
                      level=level_at(found.rating.rating), themes=puzzle.themes,  # type: ignore[arg-type]
                      players=int(puzzle.options.get("players", 0)), sets=sets_of(puzzle),
                      rating=round(found.rating.rating), attempts=found.attempts)


def sets_of(puzzle: Puzzle) -> list[str]:
    """The modules that its table has by choice."""
    return [name for name, value in puzzle.options.items() if value == "yes"]


def answer_of(live: LiveTable, puzzle: Puzzle, cat: CachedMessages) -> PuzzleAnswer:
    names = seat_names(live, cat)
    start = live.table.start
    table = Table(live.table.game, live.table.options, live.table.seed, start, start.clone(), [])
    options = [PuzzleOption(move=move, label=cat.move(table, table.parse(move), names), value=value, right=right)
               for move, value, right in options_of(puzzle)]
    line = [cat.move(before, number, names) for before, number in line_tables(puzzle, table.clone())]
    return PuzzleAnswer(first=puzzle.right[0], line=line, options=options, proof=puzzle.proof)
