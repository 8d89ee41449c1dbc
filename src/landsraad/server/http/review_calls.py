"""The endpoints of reviews."""

from __future__ import annotations

from typing import Final

import msgspec

from landsraad.server.bots.reviews import Reviews, record_of_finished
from landsraad.server.content.review_texts import told
from landsraad.server.http.endpoints import Call, Endpoint, Query
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol.review_messages import ReviewState, ReviewWish
from landsraad.server.storage.reviews import ReviewRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.views.cached_messages import cached_messages
from landsraad.server.views.rendering import seat_names

TOLD: Final = "reviews"  # key of `sections`: reviews as they were told last
KEPT: Final = 4  # of them
WAIT: Final = 25


class ReviewCalls(TableCalls):
    def __init__(self, open_tables: OpenTables, reviews: Reviews) -> None:
        super().__init__(open_tables)
        self.reviews = reviews

    async def begin(self, call: Call) -> ReviewState | bytes:
        wish: ReviewWish = call.body
        live = await self._room(call)
        row = await self.reviews.begin(live, wish.depth, call.address)
        return await self._state(live, row, call.lang)

    async def look(self, call: Call) -> ReviewState | bytes:
        live = await self._room(call)
        await record_of_finished(live)
        depth, wait = call.query["depth"], call.query["wait"]
        row = await self.reviews.find(live, depth)
        if row is None:
            return ReviewState(state="none", moves=len(live.table.moves))
        if wait and not row.finished and row.done == call.query["done"]:
            await self.reviews.wait(row, wait)
            row = await self.reviews.find(live, row.depth) or row
        return await self._state(live, row, call.lang)

    async def _state(self, live: LiveTable, row: ReviewRow, lang: str) -> ReviewState | bytes:
        moves = len(live.table.moves)
        if not row.finished:
            known = f"{live.id}/{row.depth}" in self.reviews.jobs
            state = "stopped" if not known else "running" if row.data else "waiting"
            return ReviewState(state=state, depth=row.depth, done=row.done, moves=moves)  # type: ignore[arg-type]
        if not row.data:
            return ReviewState(state="failed", depth=row.depth, moves=moves)  # type: ignore[arg-type]
        cat = cached_messages(lang)
        names = seat_names(live, cat)
        kept: dict[object, bytes] = live.sections.setdefault(TOLD, {})
        key = (row.depth, lang, *names.values())
        if key not in kept:
            table = live.table
            info = await self.reviews.bots.aside(told, row.data, table.game, table.options, table.seed,
                                                 tuple(table.moves), cat, dict(names))
            while len(kept) >= KEPT:
                del kept[next(iter(kept))]
            kept[key] = msgspec.json.encode(ReviewState(
                state="done", depth=row.depth, done=moves, moves=moves, review=info))  # type: ignore[arg-type]
        return kept[key]

    def endpoints(self, acts: tuple[int, ...]) -> list[Endpoint]:
        path = "/api/tables/{id}/review"
        return [
            Endpoint("GET", path, self.look, ReviewState, "The review of a finished game, or how far it is.",
                     (Query("depth", str, "of this depth only", "", words=("", "quick", "standard", "deep")),
                      Query("done", int, "how far one knows it to be", 0),
                      Query("wait", int, "seconds to wait until it is further than `done`", 0, high=WAIT)),
                     troubles=(404, 422)),
            Endpoint("POST", path, self.begin, ReviewState, "Have a finished game reviewed.", body=ReviewWish,
                     making=True, troubles=acts),
        ]
