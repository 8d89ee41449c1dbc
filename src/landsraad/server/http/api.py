"""What each endpoint does. Reading requests and turning errors into answers is the business of `dispatch`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeVar

import landsraad
from landsraad.kernel.chance import KEY_BYTES, SEED_BYTES, read_seed, words_of_key
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Named, Reason
from landsraad.kernel.table import Table, open_table
from landsraad.play import HUMAN
from landsraad.play.seats import player_seats
from landsraad.reference.rules import games as books
from landsraad.reference.rules import search
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.explanations import thoughts
from landsraad.server.bots.processes import WorkerLost
from landsraad.server.bots.questions import Glance, glance_at
from landsraad.server.content import games as gallery
from landsraad.server.http.endpoints import Call, Endpoint, Query
from landsraad.server.http.table_actions import Around, clock_text
from landsraad.server.protocol import messages as wire
from landsraad.server.scheduling import Full
from landsraad.server.settings import Settings
from landsraad.server.storage.queries import OPEN, WATCH, SeatRow, hashed, is_token, new_token, read_listed, token_from
from landsraad.server.tables.live_table import Room, Watcher
from landsraad.server.tables.open_tables import NAME_ROOM, Rooms, checked_name, default_name, new_table
from landsraad.server.tables.record_imports import Importer
from landsraad.server.tables.records import record_of, unpacked_record
from landsraad.server.tables.refusals import Broken, Busy, Missing, NoSuchToken, NotYours, Refused, Stale
from landsraad.server.views.cached_messages import speaker
from landsraad.server.views.delayed_view import delayed_state, horizon, table_at
from landsraad.server.views.reconnects import heard, number_of
from landsraad.server.views.rendering import chat_line, render, replayed, seat_names
from landsraad.server.views.viewers import recognise, seated, state_for, told_until

T = TypeVar("T")
LISTED: Final = 100
WAIT: Final = 25
REDEALS: Final = 4  # a sandbox is dealt anew so many times, so that nobody can count back to the true deal
MOVES_OF_RECORD: Final = 5000
NONCE_LETTERS: Final = 22  # 128 bits, if they are random
NONCE_ROOM: Final = 64


def deal_anew(table: Table, seat: str | None) -> Table:
    for _ in range(REDEALS):
        table = table.determinize(seat, secrets.randbits(32))
    return table


class Api:
    def __init__(self, rooms: Rooms, bots: Bots, settings: Settings) -> None:
        self.rooms = rooms
        self.bots = bots
        self.settings = settings
        self.importer = Importer(settings)
        self._document: Callable[[], dict[str, Any]] = dict

    # ------------------------------------------------------------------ what does not change

    async def games(self, call: Call) -> list[wire.GameInfo]:
        return gallery.games(call.lang)

    async def cards(self, call: Call) -> wire.CardSet:
        name = call.path["game"]
        if name not in landsraad.games():
            raise Missing(Reason("no-game", name=name[:32]))
        return gallery.cards(name, call.lang, call.query["players"], call.query["modules"])

    async def rules(self, call: Call) -> list[wire.RuleInfo]:
        found = gallery.rules(call.query["game"], call.lang)
        if not call.query["search"].strip():
            return found
        wanted = {rule.id for rule in search(call.query["search"])}
        return [rule for rule in found if rule.id in wanted]

    async def openapi(self, call: Call) -> Any:
        return self._document()

    # ------------------------------------------------------------------ tables

    async def tables(self, call: Call) -> list[wire.TableSummary]:
        found = await self.rooms.store.read(lambda c: read_listed(c, LISTED))
        out = []
        for row, seats in found:
            room = self.rooms.open.get(row.id)
            infos = [wire.SeatInfo(seat=seat.seat, name=seat.name, controller=seat.controller,  # type: ignore[arg-type]
                                   level=seat.bot,  # type: ignore[arg-type]
                                   online=room is not None and room.online(seat.seat)) for seat in seats
                     if seat.controller != WATCH]
            out.append(wire.TableSummary(
                id=row.id, game=row.game, title=row.title, seats=infos, created=row.created,
                open_seats=sum(seat.controller == OPEN for seat in seats),
                round=room.round() if room is not None else row.round, over=row.finished,
                clock=row.clock, spectators=row.spectators))  # type: ignore[arg-type]
        return out

    async def create(self, call: Call) -> wire.TableCreated:
        wish: wire.NewTable = call.body
        table = await asyncio.to_thread(new_table, wish.game, wish.options, wish.seed)
        return await self.rooms.create(table, wish.seats, title=wish.title, listed=wish.listed,
                                       seeded=wish.seed is not None, clock=clock_text(wish.clock),
                                       spectators=wish.spectators, address=call.address)

    async def state(self, call: Call) -> bytes:
        room = await self._room(call)
        since, seq, said = call.query["since"], call.query["seq"], call.query["chat_since"]
        watcher = await recognise(room, call.token, call.lang, since, seq, said, call.query["mark"])
        if watcher is None:
            raise NoSuchToken
        watcher.address = call.address
        room.look(call.address)
        if call.query["wait"]:
            await self._wait(room, watcher, call.query["wait"])
            if room.deleted:
                raise Missing(Reason("table-deleted"))
            if watcher.gone and not room.forgotten:  # forgotten: the room has left the memory, or the server stops
                raise NoSuchToken
        return state_for(room, watcher)

    async def _wait(self, room: Room, watcher: Watcher, seconds: int) -> None:
        """Until something happened. Comings and goings do not count: who waits is one of them."""
        def news() -> bool:
            _, seq, said = told_until(room, watcher)
            return seq != watcher.seq or said > watcher.chat_since
        if news():
            return
        room.enter(watcher)
        try:
            async with asyncio.timeout(seconds):
                while not news() and not watcher.gone:
                    watcher.wake.clear()
                    await watcher.wake.wait()
        except TimeoutError:
            pass
        finally:
            room.leave(watcher)

    # ------------------------------------------------------------------ playing

    async def move(self, call: Call) -> bytes:
        body: wire.Move = call.body
        room, seat = await self._seated(call, body.token)
        before = len(room.table.happened())
        await self._try(room, seat, call.lang, lambda: room.play(seat, body.move, body.expect))
        return render(room, seat, call.lang, before, body.expect, len(heard(room, seat)))

    async def undo(self, call: Call) -> bytes:
        body: wire.Undo = call.body
        room, seat = await self._seated(call, body.token)
        before = len(room.table.happened())
        await self._try(room, seat, call.lang, lambda: room.undo(seat, body.expect, body.reset))
        return render(room, seat, call.lang, before, body.expect, len(heard(room, seat)))

    async def _try(self, room: Room, seat: str, lang: str, change: Callable[[], Any]) -> None:
        try:
            await change()
        except Stale as stale:
            stale.state = render(room, seat, lang, 0, -1, 0)
            raise

    async def say(self, call: Call) -> wire.ChatLine:
        body: wire.Say = call.body
        room, seat = await self._seated(call, body.token)
        row = await room.say(seat, self.chat_text(body.text), body.cone)
        return chat_line(row, number_of(room, row, seat))

    async def open_cone(self, call: Call) -> wire.ChatLine:
        body: wire.OpenCone = call.body
        room, seat = await self._seated(call, body.token)
        row = await room.open_cone(seat)
        return chat_line(row, number_of(room, row, seat))

    def chat_text(self, text: str) -> str:
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not text:
            raise BadInput(Reason("nothing-to-say"))
        if len(text) > self.settings.chat:
            raise BadInput(Reason("chat-too-long", n=self.settings.chat))
        return text

    # ------------------------------------------------------------------ seats

    async def claim(self, call: Call) -> wire.Token:
        body: wire.Claim = call.body
        room = await self._room(call)
        room.check_open()
        name = checked_name(body.name)
        token = self._claimed(room, body.nonce)
        mine = room.seat_of(token)
        if mine is not None:  # the answer was lost, and the claim is made again
            return wire.Token(seat=mine, token=token)
        free = [row for row in room.seats if row.controller == OPEN]
        if body.token:
            free = [row for row in free if is_token(body.token, row.token)]
            if not free:
                raise NoSuchToken
        elif not room.row.listed:
            raise NotYours(Reason("invitation-needed"))
        if body.seat:
            free = [row for row in free if row.seat == body.seat]
        if not free:
            raise Refused(Reason("seat-not-free"))
        old = free[0]
        new = SeatRow(old.seat, HUMAN, name or default_name(HUMAN, old.seat), hashed(token))
        if not await asyncio.shield(asyncio.ensure_future(self.rooms.change_seat(room, old, new))):
            mine = room.seat_of(token)  # the same claim, at another process
            if mine is None:
                raise Refused(Reason("seat-just-taken"))
        return wire.Token(seat=mine or old.seat, token=token)

    def _claimed(self, room: Room, nonce: str) -> str:
        """The token of a seat to be claimed: whoever asks again with the same nonce gets the same one."""
        if nonce and not NONCE_LETTERS <= len(nonce) <= NONCE_ROOM:
            raise BadInput(f"nonce: {NONCE_LETTERS} to {NONCE_ROOM} random letters")
        return token_from(nonce, "seat", room.id) if nonce else new_token()

    async def revoke(self, call: Call) -> wire.Token:
        body: wire.Revoke = call.body
        room = await self._room(call)
        seat = await seated(room, body.token)
        if seat is None and room.is_maker(body.token):
            seat = body.seat or None
            if seat is None:
                raise BadInput(Reason("whose-link"))
        elif seat is None:
            raise NoSuchToken
        elif body.seat and body.seat != seat:
            raise NotYours(Reason("only-maker-renews"))
        old = room.seat_row(seat)
        if old is None or old.controller not in (HUMAN, OPEN, WATCH):
            raise Refused(Reason("seat-without-link", seat=Named("seat", seat[:8])), room)
        token = new_token()
        kind = OPEN if body.open and old.controller == HUMAN else old.controller
        # The holder of a seat has only this link: it opens the seat until the new one is used, should the answer be
        # lost. Whoever made the table can ask again.
        if kind == HUMAN and room.seat_of(body.token) == seat:
            new = replace(old, fresh=hashed(token))
        else:
            new = SeatRow(old.seat, kind, "" if kind == OPEN else old.name, hashed(token))
        if not await asyncio.shield(asyncio.ensure_future(self.rooms.change_seat(room, old, new))):
            raise Refused(Reason("seat-changed-hands"))
        return wire.Token(seat=old.seat, token=token)

    # ------------------------------------------------------------------ looking ahead and back

    async def preview(self, call: Call) -> wire.Preview | bytes:
        room, seat = await self._seated(call, call.token)
        if self._is_past(room, call.query["seq"]):
            return wire.Preview(move=call.query["move"], pay=[], gain=[], past=True)
        number = self._own_move(room, seat, call.query["move"])
        if not room.table.state.is_legal(number):
            raise Refused(room.table.refusal(number), room)
        names = seat_names(room, speaker(call.lang))
        return await self._look(call, glance_at(room.table, seat, room.table.notation(number), False, call.lang, names))

    async def odds(self, call: Call) -> bytes:
        room, seat = await self._seated(call, call.token)
        move = call.query["move"]
        if move:
            room.table.parse(move)
        return await self._look(call, glance_at(room.table, seat, move, True))

    async def _look(self, call: Call, glance: Glance) -> bytes:
        try:
            with self.bots.previews.enter(call.address):
                return await self.bots.look(glance, call.address)
        except Full:
            raise Busy(Reason("previews-busy")) from None
        except WorkerLost:
            raise Broken from None

    async def why(self, call: Call) -> wire.Reason:
        room, seat = await self._seated(call, call.token)
        if self._is_past(room, call.query["seq"]):
            return wire.Reason(move=call.query["move"], reason="", past=True)
        table = room.table
        number = self._own_move(room, seat, call.query["move"])
        text = table.notation(number)
        if table.state.is_legal(number):
            return wire.Reason(move=text, reason="")
        reason, cat = table.refusal(number), speaker(call.lang)
        return wire.Reason(move=text, reason=cat.reason(reason, seat_names(room, cat), table), rule=reason.rule)

    async def thoughts(self, call: Call) -> wire.Thoughts:
        room = await self._room(call)
        watcher = await self._watcher(room, call.token, call.lang)
        if watcher.delayed and not room.table.over:  # they are a round behind
            raise Refused(Reason("no-thoughts"))
        bots = self.bots
        try:
            with bots.thoughts.enter(call.address):
                return await thoughts(room, bots, watcher.seat, call.query["at"], speaker(call.lang), call.address)
        except Full:
            raise Busy(Reason("thoughts-busy")) from None

    def _is_past(self, room: Room, seq: int) -> bool:
        """Was it asked of a position that is no more? Nobody did anything wrong: the table was quicker."""
        return seq >= 0 and not room.decided <= seq <= room.seq

    def _own_move(self, room: Room, seat: str, move: str) -> int:
        table = room.table
        if table.over:
            raise Refused(Reason("over"))
        if table.actor != seat:
            raise NotYours(Reason("not-your-decision", seat=Named("seat", str(table.actor))), room)
        return table.parse(move)

    async def replay(self, call: Call) -> wire.TableState:
        room = await self._room(call)
        watcher = await self._watcher(room, call.token, call.lang)
        seat = watcher.seat
        at = call.query["at"]
        self._moment(room, at, watcher)
        await room.prepare(at)
        self._moment(room, at, watcher)  # moves may have been taken back meanwhile
        if watcher.delayed:
            return delayed_state(room, call.lang, at, call.query["since"], len(heard(room, None)))
        end = room.events_before(at - (len(room.table.moves) - len(room.session.steps)))
        return replayed(room, seat, table_at(room, at), call.lang, min(call.query["since"], end), end)

    def _moment(self, room: Room, at: int, watcher: Watcher) -> None:
        first = len(room.table.moves) - len(room.session.steps)
        last = horizon(room) if watcher.delayed else len(room.table.moves)
        if not first <= at <= last:
            raise Refused(Reason("no-such-moment", first=first, last=last))

    async def record(self, call: Call) -> wire.RecordText:
        room = await self._room(call)
        if not room.table.over:
            raise Refused(Reason("record-too-early"))
        if room.row.record is not None:
            return wire.RecordText(record=unpacked_record(room.row.record))
        if room.table.prior:
            raise Refused(Reason("record-of-mended"))
        if room.table.edited:
            raise Refused(Reason("record-of-position"))
        return wire.RecordText(record=await asyncio.to_thread(record_of, room.table, room.seats))

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
        names = {seat: name[:NAME_ROOM] for seat, name in played.names.items() if name.isprintable()}
        return await self.rooms.create(table, wishes, seeded=True, names=names, played=played, address=call.address)

    async def try_from(self, call: Call) -> wire.TableCreated:
        """A private sandbox. Of a running game the hidden part is dealt anew; a finished one has no secrets left."""
        body: wire.TryFrom = call.body
        room = await self._room(call)
        watcher = await self._watcher(room, body.token, call.lang)
        seat = watcher.seat
        now = horizon(room) if watcher.delayed else len(room.table.moves)
        at = now if body.at < 0 else body.at
        self._moment(room, at, watcher)
        await room.prepare(at)
        self._moment(room, at, watcher)
        table = table_at(room, at)
        if table.over:
            raise Refused(Reason("over-there"))
        if at < room.table.prior:
            table.state = room.playable_past(at)
        if not room.table.over:
            table = await asyncio.to_thread(deal_anew, table, seat)
        if table.over:
            raise Refused(Reason("nothing-to-try"))
        start = table.state
        start.rekey(words_of_key(secrets.token_bytes(KEY_BYTES)))  # what is drawn from here on is new to everybody
        fresh = Table(table.game, table.options, secrets.token_hex(SEED_BYTES), start.clone(), start.clone(), [])
        fresh.edited = True
        mine = seat or player_seats(fresh)[0]
        wishes = [wire.SeatWish(controller="human" if letter == mine else body.others)
                  for letter in player_seats(fresh)]
        names = {row.seat: row.name for row in room.seats if row.seat == mine and seat is not None}
        return await self.rooms.create(fresh, wishes, sandbox=True, names=names, address=call.address)

    # ------------------------------------------------------------------ who asks

    async def _room(self, call: Call) -> Room:
        return await self.rooms.get(call.path["id"])

    async def _watcher(self, room: Room, token: str, lang: str) -> Watcher:
        watcher = await recognise(room, token, lang, 0, -1, 0)
        if watcher is None:
            raise NoSuchToken
        return watcher

    async def _seated(self, call: Call, token: str) -> tuple[Room, str]:
        room = await self._room(call)
        seat = await seated(room, token)
        if seat is None:
            raise NoSuchToken
        return room, seat

    # ------------------------------------------------------------------ the list

    def endpoints(self) -> list[Endpoint]:
        table = "/api/tables/{id}"
        move = Query("move", str, "the notation of a move: `agent dagger arrakeen`", required=True)
        asked_of = Query("seq", int, "of the state that it is asked of; if the table has gone on, `past` says so", -1,
                         low=-1)
        made = (400, 403, 413, 415, 429)
        acts = (400, 401, 403, 404, 409, 413, 415, 422, 429)
        return [
            Endpoint("GET", "/api/games", self.games, list[wire.GameInfo], "The games and their options.",
                     lasting=True),
            Endpoint("GET", "/api/games/{game}/cards", self.cards, wire.CardSet,
                     "Cards, spaces, leaders and conflicts of a game, with their texts.",
                     (Query("players", int, "as so many players have them (0: as most have)", 0, high=6),
                      Query("modules", str, "with these modules, separated by commas", gallery.ALL_MODULES)),
                     troubles=(404,), lasting=True),
            Endpoint("GET", "/api/rules", self.rules, list[wire.RuleInfo], "The numbered rules.",
                     (Query("game", str, "only of this game", "", words=("", *books())),
                      Query("search", str, "only those with all these words", "")), lasting=True),
            Endpoint("GET", "/api/tables", self.tables, list[wire.TableSummary], "Listed tables, newest first."),
            Endpoint("POST", "/api/tables", self.create, wire.TableCreated, "Make a table.", body=wire.NewTable,
                     status=201, making=True, troubles=made),
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
            Endpoint("POST", f"{table}/claim", self.claim, wire.Token, "Sit down at an open seat.", body=wire.Claim,
                     troubles=acts),
            Endpoint("POST", f"{table}/revoke", self.revoke, wire.Token, "Make a link worthless and get a new one.",
                     body=wire.Revoke, troubles=acts),
            Endpoint("GET", f"{table}/preview", self.preview, wire.Preview, "What a legal move would bring.",
                     (move, asked_of), bearer=True, troubles=(401, 403, 404, 422, 429)),
            Endpoint("GET", f"{table}/odds", self.odds, wire.Prospects,
                     "The chances of a battle: as it stands, and by move.",
                     (Query("move", str, "one move, as it is written; without it all that have to do with a battle",
                            ""),), bearer=True, troubles=(401, 403, 404, 422, 429)),
            Endpoint("GET", f"{table}/why", self.why, wire.Reason, "Why a move is not possible now.", (move, asked_of),
                     bearer=True, troubles=(401, 403, 404, 422)),
            Endpoint("GET", f"{table}/thoughts", self.thoughts, wire.Thoughts, "What a bot considered before a move.",
                     (Query("at", int, "the number of the move, from 1; -1: the last one of a bot", -1, low=-1),),
                     bearer=True, making=True, troubles=(401, 404, 422, 429)),
            Endpoint("GET", f"{table}/replay", self.replay, wire.TableState, "The table at an earlier moment.",
                     (Query("at", int, "after so many moves", required=True),
                      Query("since", int, "events from this number on", 0)),
                     bearer=True, troubles=(401, 404, 422)),
            Endpoint("GET", f"{table}/record", self.record, wire.RecordText, "The record of a finished game.",
                     troubles=(404, 422)),
            Endpoint("POST", f"{table}/try", self.try_from, wire.TableCreated, "A private sandbox from a moment.",
                     body=wire.TryFrom, status=201, making=True, troubles=acts),
            Endpoint("POST", "/api/records", self.read_in, wire.TableCreated, "The game of a record as a table.",
                     body=wire.Import, status=201, making=True, room=self.settings.record, troubles=(*made, 422)),
            *Around(self.rooms).endpoints(acts),
            Endpoint("GET", "/api/openapi.json", self.openapi, dict[str, Any], "This document.", lasting=True),
        ]

    def document(self, made: Callable[[], dict[str, Any]]) -> None:
        self._document = cache(made)
