"""The endpoints of the analysis board. Each request names the whole position (`analysis_boards`)."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.bots.analyses import Analyses, Job
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.processes import WorkerLost
from landsraad.server.bots.questions import glance_at
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.lookahead import reason_of
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol import messages as wire
from landsraad.server.protocol.analysis_messages import Analysed as Position
from landsraad.server.protocol.analysis_messages import (
    AnalysedMove,
    AnalysisBoard,
    AnalysisCandidate,
    AnalysisFindings,
    AnalysisMove,
    AnalysisWish,
)
from landsraad.server.scheduling import Full, Gate
from landsraad.server.settings import Settings
from landsraad.server.tables.analysis_boards import Board, Boards
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.record_imports import Importer
from landsraad.server.tables.refusals import Broken, Busy, Refused, Told
from landsraad.server.views.cached_messages import CachedMessages, cached_messages
from landsraad.server.views.rendering import render, seat_names
from landsraad.server.views.viewers import seated

LOG: Final = logging.getLogger("landsraad.server")
ENCODE: Final = msgspec.json.Encoder().encode


class AnalysisCalls(TableCalls):
    def __init__(self, open_tables: OpenTables, bots: Bots, settings: Settings) -> None:
        super().__init__(open_tables)
        self.bots = bots
        self.settings = settings
        self.importer = Importer(settings, settings.boards, Reason("positions-busy"), Reason("position-too-slow"))
        self.gate = Gate(settings.boards[1], settings.boards[0])
        self.searches: Analyses | None = None if bots is None else Analyses(bots, settings.analyses,
                                                                            settings.analysis_part)
        self.boards: Boards | None = None if bots is None else Boards(open_tables, self.importer, bots.aside)

    async def stop(self) -> None:
        assert self.searches is not None
        await self.searches.stop()
        await self.importer.stop()

    # ------------------------------------------------------------------ the board

    async def open(self, call: Call) -> bytes:
        board = await self._board(call)
        told: bytes = await self._safely(self.bots.aside, shown, board, call.lang)
        return told

    async def preview(self, call: Call) -> bytes:
        board, seat = await self._asked(call)
        number = board.live.table.parse(call.body.move)
        if not board.live.table.state.is_legal(number):
            raise Refused(board.live.table.refusal(number), board.live)
        return await self._look(call, board, seat, board.live.table.notation(number), False)

    async def odds(self, call: Call) -> bytes:
        board, seat = await self._asked(call)
        if call.body.move:
            board.live.table.parse(call.body.move)
        return await self._look(call, board, seat, call.body.move, True)

    async def why(self, call: Call) -> wire.Reason:
        board, seat = await self._asked(call)
        return reason_of(board.live, call.body.move, cached_messages(call.lang), seat)

    async def search(self, call: Call) -> AnalysisFindings:
        wish: AnalysisWish = call.body
        board = await self._board(call)
        table, searches = board.live.table, self.searches
        assert searches is not None
        if table.over or table.actor is None:
            return AnalysisFindings(state="over")
        if wish.stop:
            job = searches.halt(board.key, call.address)
        else:
            job = await self._safely(searches.look, board.key, table, call.address, wish.done, wish.wait)
        return findings(board, job, cached_messages(call.lang))

    # ------------------------------------------------------------------ parts of it

    async def _board(self, call: Call) -> Board:
        wish: Position = call.body
        assert self.boards is not None
        try:
            with self.gate.enter(call.address):
                found: Board = await self._safely(self.boards.find, wish, seated, call.address)
                return found
        except Full:
            raise Busy(Reason("positions-busy")) from None

    async def _asked(self, call: Call) -> tuple[Board, str]:
        board = await self._board(call)
        if board.live.table.over or board.live.table.actor is None:
            raise Refused(Reason("over"))
        return board, board.live.table.actor

    async def _look(self, call: Call, board: Board, seat: str, move: str, odds: bool) -> bytes:
        cat = cached_messages(call.lang)
        try:
            with self.bots.previews.enter(call.address):
                glance = glance_at(board.live.table, seat, move, odds, call.lang, seat_names(board.live, cat))
                return await self.bots.look_apart(glance, call.address)
        except Full:
            raise Busy(Reason("previews-busy")) from None
        except WorkerLost:
            raise Broken from None

    async def _safely(self, work: Any, *given: object) -> Any:
        """A position that was set up by hand may be one for which the rules were never meant."""
        try:
            return await work(*given)
        except (Told, BadInput, Full):
            raise
        except Exception as error:
            LOG.warning("a position cannot be analysed: %s: %s", type(error).__name__, error)
            raise Refused(Reason("position-broken")) from None

    def endpoints(self) -> list[Endpoint]:
        path, troubles = "/api/analysis", (400, 401, 403, 404, 413, 415, 422, 429)
        room = self.settings.record
        return [
            Endpoint("POST", path, self.open, AnalysisBoard, "A position on the board, after some moves.",
                     body=Position, room=room, troubles=troubles),
            Endpoint("POST", f"{path}/search", self.search, AnalysisFindings, "What the search has found there so far.",
                     body=AnalysisWish, room=room, troubles=troubles),
            Endpoint("POST", f"{path}/preview", self.preview, wire.Preview, "What a legal move would bring there.",
                     body=AnalysedMove, room=room, troubles=troubles),
            Endpoint("POST", f"{path}/odds", self.odds, wire.Prospects, "The chances of a battle there.",
                     body=AnalysedMove, room=room, troubles=troubles),
            Endpoint("POST", f"{path}/why", self.why, wire.Reason, "Why a move is not possible there.",
                     body=AnalysedMove, room=room, troubles=troubles),
        ]


def shown(board: Board, lang: str) -> bytes:
    """An `AnalysisBoard`, encoded: the table as the seat that decides sees it."""
    live, base = board.live, board.base
    seat = live.table.actor
    state = render(live, seat, lang, 0, -1, 0)
    return ENCODE({"state": msgspec.Raw(state), "made": made(board, cached_messages(lang)), "steps": board.steps,
                   "at": base.at, "last": base.last})


def made(board: Board, cat: CachedMessages) -> list[AnalysisMove]:
    """The moves made, as sentences."""
    live = board.live
    names = seat_names(live, cat)
    table = live.session.table_before(1)
    out = []
    for move in live.table.moves:
        out.append(AnalysisMove(move=table.notation(move), seat=str(table.actor), label=cat.move(table, move, names)))
        table.play(move)
    return out


def findings(board: Board, job: Job | None, cat: CachedMessages) -> AnalysisFindings:
    table, names = board.live.table, seat_names(board.live, cat)
    if job is None:
        return AnalysisFindings(state="stopped", seat=str(table.actor))
    told = job.told
    state = "done" if job.finished else "stopped" if not job.running else "running" if told.done else "waiting"
    candidates = [AnalysisCandidate(move=move, label=cat.move(table, table.parse(move), names),
                                    chance=round(chance, 4), error=round(error, 4), visits=visits)
                  for move, chance, error, visits in told.candidates]
    return AnalysisFindings(state=state, done=told.done, most=told.most, seat=str(table.actor),  # type: ignore[arg-type]
                            candidates=candidates, chances=[round(each, 4) for each in told.chances])
