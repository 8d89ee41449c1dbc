"""The HTTP endpoints. `dispatch` reads requests and turns errors into answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar

import landsraad
from landsraad.kernel.chance import read_seed
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import open_table
from landsraad.play.seats import player_seats
from landsraad.reference.rules import games as books
from landsraad.reference.rules import search
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.reviews import Reviews
from landsraad.server.content import games as gallery
from landsraad.server.http.analysis_calls import AnalysisCalls
from landsraad.server.http.endpoints import Call, Endpoint, Query
from landsraad.server.http.lesson_calls import LessonCalls
from landsraad.server.http.lookahead import Lookahead
from landsraad.server.http.puzzle_calls import PuzzleCalls
from landsraad.server.http.rated import RatedTables
from landsraad.server.http.review_calls import ReviewCalls
from landsraad.server.http.review_moves import ReviewMoveCalls
from landsraad.server.http.seat_links import SeatLinks
from landsraad.server.http.table_actions import TableActions, clock_text
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol import messages as wire
from landsraad.server.protocol.game_messages import CardSet, GameInfo, RuleInfo
from landsraad.server.settings import Settings
from landsraad.server.storage.queries import OPEN, WATCH, read_listed
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import NAME_LIMIT, OpenTables, new_table
from landsraad.server.tables.record_imports import Importer
from landsraad.server.tables.refusals import Missing, NoSuchToken, Refused, Stale
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.cached_messages import cached_messages
from landsraad.server.views.reconnects import heard, number_of
from landsraad.server.views.rendering import chat_line, render
from landsraad.server.views.viewers import recognise, state_for, told_until
from landsraad.text.people import shown_name

T = TypeVar("T")
LISTED: Final = 100
WAIT: Final = 25
MOVES_OF_RECORD: Final = 5000


class Api(TableCalls):
    """All endpoints, and the handlers of those for playing."""

    def __init__(self, open_tables: OpenTables, bots: Bots, settings: Settings, reviews: Reviews) -> None:
        super().__init__(open_tables)
        self.settings = settings
        self.links = SeatLinks(open_tables)
        self.actions = TableActions(open_tables)
        self.lookahead = Lookahead(open_tables, bots)
        self.reviews = ReviewCalls(open_tables, reviews)
        self.analysis = AnalysisCalls(open_tables, bots, settings)
        self.review_moves = ReviewMoveCalls(open_tables, reviews)
        self.importer = Importer(settings, settings.imports, Reason("imports-busy"), Reason("record-too-slow"))
        self._document: Callable[[], dict[str, Any]] = dict

    def use_ladder(self, ladder: RatedTables) -> None:
        self.links.ladder = self.actions.ladder = ladder

    # ------------------------------------------------------------------ what does not change

    async def games(self, call: Call) -> list[GameInfo]:
        return gallery.games(call.lang)

    async def cards(self, call: Call) -> CardSet:
        name = call.path["game"]
        if name not in landsraad.games():
            raise Missing(Reason("no-game", name=name[:32]))
        return gallery.cards(name, call.lang, call.query["players"], call.query["modules"])

    async def rules(self, call: Call) -> list[RuleInfo]:
        found = gallery.rules(call.query["game"], call.lang)
        if not call.query["search"].strip():
            return found
        wanted = {rule.id for rule in search(call.query["search"], language=call.lang)}
        return [rule for rule in found if rule.id in wanted]

    async def openapi(self, call: Call) -> Any:
        return self._document()

    # ------------------------------------------------------------------ tables

    async def tables(self, call: Call) -> list[wire.TableSummary]:
        found = await self.rooms.store.read(lambda c: read_listed(c, LISTED))
        out, cat = [], cached_messages(call.lang)
        for row, seats in found:
            live = self.rooms.open.get(row.id)
            infos = [wire.SeatInfo(seat=seat.seat, name=shown_name(cat, seat.name, seat.seat),
                                   controller=seat.controller, level=seat.bot,  # type: ignore[arg-type]
                                   online=live is not None and live.online(seat.seat)) for seat in seats
                     if seat.controller != WATCH]
            out.append(wire.TableSummary(
                id=row.id, game=row.game, title=row.title, seats=infos, created=row.created,
                open_seats=sum(seat.controller == OPEN for seat in seats),
                round=live.round() if live is not None else row.round, over=row.finished,
                clock=row.clock, spectators=row.spectators, rated=row.rated))  # type: ignore[arg-type]
        return out

    async def create(self, call: Call) -> wire.TableCreated:
        wish: wire.NewTable = call.body
        if wish.rated:
            return await self.links.ladder.create(call)
        table = await asyncio.to_thread(new_table, wish.game, wish.options, wish.seed)
        return await self.rooms.create(table, wish.seats, title=wish.title, listed=wish.listed,
                                       seeded=wish.seed is not None, clock=clock_text(wish.clock),
                                       spectators=wish.spectators, hints=wish.hints, address=call.address)

    async def state(self, call: Call) -> bytes:
        live = await self._room(call)
        since, seq, said = call.query["since"], call.query["seq"], call.query["chat_since"]
        watcher = await recognise(live, call.token, call.lang, since, seq, said, call.query["mark"])
        if watcher is None:
            raise NoSuchToken
        watcher.address = call.address
        live.look(call.address)
        if call.query["wait"]:
            await self._wait(live, watcher, call.query["wait"])
            if live.deleted:
                raise Missing(Reason("table-deleted"))
            if watcher.gone and not live.forgotten:  # forgotten: the table has left the memory, or the server stops
                raise NoSuchToken
        return state_for(live, watcher)

    async def _wait(self, live: LiveTable, watcher: Watcher, seconds: int) -> None:
        """Waits until something happened. Comings and goings do not count, because the caller is one of them."""
        def news() -> bool:
            _, seq, said = told_until(live, watcher)
            return seq != watcher.seq or said > watcher.chat_since
        if news():
            return
        live.enter(watcher)
        try:
            async with asyncio.timeout(seconds):
                while not news() and not watcher.gone:
                    watcher.wake.clear()
                    await watcher.wake.wait()
        except TimeoutError:
            pass
        finally:
            live.leave(watcher)

    # ------------------------------------------------------------------ playing

    async def move(self, call: Call) -> bytes:
        body: wire.Move = call.body
        live, seat = await self._seated(call, body.token)
        before = len(live.table.happened())
        await self._try(live, seat, call.lang, lambda: live.play(seat, body.move, body.expect))
        return render(live, seat, call.lang, before, body.expect, len(heard(live, seat)))

    async def undo(self, call: Call) -> bytes:
        body: wire.Undo = call.body
        live, seat = await self._seated(call, body.token)
        before = len(live.table.happened())
        await self._try(live, seat, call.lang, lambda: live.undo(seat, body.expect, body.reset))
        return render(live, seat, call.lang, before, body.expect, len(heard(live, seat)))

    async def _try(self, live: LiveTable, seat: str, lang: str, change: Callable[[], Any]) -> None:
        try:
            await change()
        except Stale as stale:
            stale.state = render(live, seat, lang, 0, -1, 0)
            raise

    async def say(self, call: Call) -> wire.ChatLine:
        body: wire.Say = call.body
        live, seat = await self._seated(call, body.token)
        row = await live.say(seat, self.chat_text(body.text), body.cone)
        return chat_line(row, number_of(live, row, seat), cached_messages(call.lang))

    async def open_cone(self, call: Call) -> wire.ChatLine:
        body: wire.OpenCone = call.body
        live, seat = await self._seated(call, body.token)
        row = await live.open_cone(seat)
        return chat_line(row, number_of(live, row, seat), cached_messages(call.lang))

    def chat_text(self, text: str) -> str:
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not text:
            raise BadInput(Reason("nothing-to-say"))
        if len(text) > self.settings.chat:
            raise BadInput(Reason("chat-too-long", n=self.settings.chat))
        return text

    async def read_in(self, call: Call) -> wire.TableCreated:
        body: wire.Import = call.body
        played = await self.importer.read(body.record, call.address)
        if played.error:
            raise BadInput(Reason("record-unreadable", detail=played.error))
        if len(played.moves) > MOVES_OF_RECORD:
            raise Refused(Reason("record-too-long", n=MOVES_OF_RECORD))
        game = landsraad.game(played.game).variant(played.options)
        table = await asyncio.to_thread(open_table, game, played.options, read_seed(played.seed))
        wishes = body.seats or [wire.SeatWish() for _ in player_seats(table)]
        names = {seat: name[:NAME_LIMIT] for seat, name in played.names.items() if name.isprintable()}
        return await self.rooms.create(table, wishes, seeded=True, names=names, played=played, address=call.address)

    # ------------------------------------------------------------------ the list

    def endpoints(self) -> list[Endpoint]:
        table = "/api/tables/{id}"
        links, ahead = self.links, self.lookahead
        move = Query("move", str, "the notation of a move: `agent dagger arrakeen`", required=True)
        tried = Query("move", str, "the notation of a move, or of up to 40 with `;` between them", required=True,
                      length=4000)
        asked_of = Query("seq", int, "of the state that it is asked of; if the table has gone on, `past` says so", -1,
                         low=-1)
        made = (400, 403, 413, 415, 422, 429)
        acts = (400, 401, 403, 404, 409, 413, 415, 422, 429)
        return [
            Endpoint("GET", "/api/games", self.games, list[GameInfo], "The games and their options.",
                     lasting=True),
            Endpoint("GET", "/api/games/{game}/cards", self.cards, CardSet,
                     "Cards, spaces, leaders and conflicts of a game, with their texts.",
                     (Query("players", int, "as so many players have them (0: as most have)", 0, high=6),
                      Query("modules", str, "with these modules, separated by commas", gallery.ALL_MODULES)),
                     troubles=(404,), lasting=True),
            Endpoint("GET", "/api/rules", self.rules, list[RuleInfo], "The numbered rules.",
                     (Query("game", str, "only of this game", "", words=("", *books())),
                      Query("search", str, "only those with all these words", "")), lasting=True),
            Endpoint("GET", "/api/tables", self.tables, list[wire.TableSummary], "Listed tables, newest first."),
            Endpoint("POST", "/api/tables", self.create, wire.TableCreated, "Make a table.", body=wire.NewTable,
                     status=201, making=True, joins=True, troubles=made),
            Endpoint("GET", table, self.state, wire.TableState, "The table as the viewer may see it.",
                     (Query("since", int, "events from this number on", 0),
                      Query("seq", int, "the seq of the state one has", -1, low=-1),
                      Query("chat_since", int, "chat lines from this number on", 0),
                      Query("mark", str, "the mark of the state one has", "", length=16),
                      Query("wait", int, "seconds to wait for news beyond `seq`", 0, high=WAIT)),
                     bearer=True, troubles=(401, 404)),
            Endpoint("POST", f"{table}/moves", self.move, wire.TableState, "Make a move.", body=wire.Move,
                     troubles=acts),
            Endpoint("POST", f"{table}/undo", self.undo, wire.TableState, "Take a move back, or the whole turn.",
                     body=wire.Undo, troubles=acts),
            Endpoint("POST", f"{table}/chat", self.say, wire.ChatLine, "Say something.", body=wire.Say, troubles=acts),
            Endpoint("POST", f"{table}/cone", self.open_cone, wire.ChatLine, "Begin to talk in private with a partner.",
                     body=wire.OpenCone, troubles=acts),
            Endpoint("POST", f"{table}/claim", links.claim, wire.Token, "Sit down at an open seat.", body=wire.Claim,
                     joins=True, troubles=acts),
            Endpoint("POST", f"{table}/revoke", links.revoke, wire.Token, "Make a link worthless and get a new one.",
                     body=wire.Revoke, troubles=acts),
            Endpoint("GET", f"{table}/preview", ahead.preview, wire.Preview, "What a legal move would bring.",
                     (move, asked_of), bearer=True, troubles=(401, 403, 404, 422, 429)),
            Endpoint("GET", f"{table}/odds", ahead.odds, wire.Prospects,
                     "The chances of a battle: as it stands, and by move.",
                     (Query("move", str, "one move, as it is written; without it all that have to do with a battle",
                            ""),), bearer=True, troubles=(401, 403, 404, 422, 429)),
            Endpoint("GET", f"{table}/why", ahead.why, wire.Reason, "Why a move is not possible now.",
                     (tried, asked_of), bearer=True, troubles=(401, 403, 404, 422)),
            Endpoint("GET", f"{table}/hint", ahead.hint, wire.Hint, "What a strong bot would do here.", (asked_of,),
                     bearer=True, troubles=(401, 403, 404, 422, 429)),
            Endpoint("GET", f"{table}/thoughts", ahead.thoughts, wire.Thoughts, "What a bot considered before a move.",
                     (Query("at", int, "the number of the move, from 1; -1: the last one of a bot", -1, low=-1),),
                     bearer=True, making=True, troubles=(401, 404, 422, 429)),
            Endpoint("GET", f"{table}/replay", ahead.replay, wire.TableState, "The table at an earlier moment.",
                     (Query("at", int, "after so many moves", required=True),
                      Query("since", int, "events from this number on", 0)),
                     bearer=True, troubles=(401, 404, 422)),
            Endpoint("GET", f"{table}/record", ahead.record, wire.RecordText, "The record of a finished game.",
                     troubles=(404, 422)),
            Endpoint("POST", f"{table}/try", ahead.try_from, wire.TableCreated, "A private sandbox from a moment.",
                     body=wire.TryFrom, status=201, making=True, troubles=acts),
            Endpoint("POST", "/api/records", self.read_in, wire.TableCreated, "The game of a record as a table.",
                     body=wire.Import, status=201, making=True, joins=True, room=self.settings.record,
                     troubles=made),
            *self.actions.endpoints(acts),
            *LessonCalls(self.rooms).endpoints(made, acts),
            *PuzzleCalls(self.rooms).endpoints(made, acts),
            *self.reviews.endpoints(acts), *self.review_moves.endpoints(acts),
            *self.analysis.endpoints(),
            Endpoint("GET", "/api/openapi.json", self.openapi, dict[str, Any], "This document.", lasting=True),
        ]

    def document(self, made: Callable[[], dict[str, Any]]) -> None:
        self._document = cache(made)
