"""The endpoints about moves that a review did not compare: which there are, and what one would have been worth."""

from __future__ import annotations

from typing import Final

from landsraad.analysis.grading import forgiven_in
from landsraad.analysis.model import Decision, Review
from landsraad.kernel.chance import Seed
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table, open_table
from landsraad.server.bots.processes import WorkerLost
from landsraad.server.bots.questions import Weigh, Weighed
from landsraad.server.bots.reviews import Reviews, record_of_finished
from landsraad.server.http.endpoints import Call, Endpoint, Query
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol.review_messages import ReviewMove, ReviewMoves, ReviewTried, ReviewTry
from landsraad.server.scheduling import Full
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import Broken, Busy, Refused
from landsraad.server.views.cached_messages import CachedMessages, cached_messages
from landsraad.server.views.rendering import seat_names

WEIGHED: Final = "weighed moves"  # key of `sections`: what was answered last
KEPT: Final = 64  # of them
LONGEST: Final = 120  # letters of a move


class ReviewMoveCalls(TableCalls):
    def __init__(self, open_tables: OpenTables, reviews: Reviews) -> None:
        super().__init__(open_tables)
        self.reviews = reviews

    async def others(self, call: Call) -> ReviewMoves:
        live = await self._room(call)
        decision, _ = await self._decision(live, call.query["depth"], call.query["number"])
        cat = cached_messages(call.lang)
        return await self.reviews.bots.aside(others, *game_of(live), decision, cat, seat_names(live, cat))

    async def weigh(self, call: Call) -> ReviewTried:
        asked: ReviewTry = call.body
        live = await self._room(call)
        record = await record_of_finished(live)
        decision, depth = await self._decision(live, asked.depth, asked.number)
        cat = cached_messages(call.lang)
        label = await self.reviews.bots.aside(label_of, *game_of(live), decision, asked.move[:LONGEST], cat,
                                              seat_names(live, cat))
        best = max(decision.options, key=lambda each: each.chance).move
        kept: dict[tuple[str, int, str], Weighed] = live.sections.setdefault(WEIGHED, {})
        key = (depth, asked.number, asked.move)
        if key not in kept:
            try:
                with self.reviews.bots.thoughts.enter(call.address):
                    found = await self.reviews.bots.weigh(Weigh(record, depth, asked.number, asked.move, best),
                                                          call.address)
            except Full:
                raise Busy(Reason("thoughts-busy")) from None
            except WorkerLost:
                raise Broken from None
            while len(kept) >= KEPT:
                del kept[next(iter(kept))]
            kept[key] = found
        told = kept[key]
        # The same mistake once more is none of the answers.
        right = told.best - told.chance <= forgiven_in(live.table.game.name) and asked.move != decision.played
        return ReviewTried(move=asked.move, label=label, chance=told.chance, best=told.best, error=told.error,
                           right=right)

    async def _decision(self, live: LiveTable, depth: str, number: int) -> tuple[Decision, str]:
        """A decision that was reviewed, and how deep."""
        await record_of_finished(live)
        row = await self.reviews.find(live, depth)
        if row is None or not row.finished or not row.data:
            raise Refused(Reason("not-reviewed"))
        review = await self.reviews.bots.aside(Review.from_bytes, row.data)
        found = next((each for each in review.decisions if each.move == number), None)
        if found is None:
            raise BadInput(f"number: there was no decision at move {number}")
        return found, row.depth

    def endpoints(self, acts: tuple[int, ...]) -> list[Endpoint]:
        path = "/api/tables/{id}/review/moves"
        return [
            Endpoint("GET", path, self.others, ReviewMoves, "The moves at a decision that a review did not compare.",
                     (Query("depth", str, "of the review", "", words=("", "quick", "standard", "deep")),
                      Query("number", int, "of the decision, from 1", low=1, required=True)), troubles=(404, 422)),
            Endpoint("POST", path, self.weigh, ReviewTried, "What another move would have been worth.", body=ReviewTry,
                     making=True, troubles=acts),
        ]


def game_of(live: LiveTable) -> tuple[Game, dict[str, object], Seed, tuple[int, ...]]:
    return live.table.game, live.table.options, live.table.seed, tuple(live.table.moves)


def table_before(game: Game, options: dict[str, object], seed: Seed, moves: tuple[int, ...], number: int) -> Table:
    table = open_table(game, options, seed)
    for move in moves[:number - 1]:
        table.play(move)
    return table


def others(game: Game, options: dict[str, object], seed: Seed, moves: tuple[int, ...], decision: Decision,
           cat: CachedMessages, names: dict[str, str]) -> ReviewMoves:
    table = table_before(game, options, seed, moves, decision.move)
    known = {each.move for each in decision.options}
    found = [ReviewMove(move=text, label=cat.move(table, move, names)) for move in table.legal()
             if (text := table.notation(move)) not in known]
    return ReviewMoves(moves=sorted(found, key=lambda each: each.label))


def label_of(game: Game, options: dict[str, object], seed: Seed, moves: tuple[int, ...], decision: Decision,
             text: str, cat: CachedMessages, names: dict[str, str]) -> str:
    """The sentence for a move at a decision. Refuses what was not possible there."""
    table = table_before(game, options, seed, moves, decision.move)
    move = table.parse(text)
    if move not in table.legal():
        raise BadInput(f"move: {text!r} was not possible at move {decision.move}")
    return cat.move(table, move, names)
