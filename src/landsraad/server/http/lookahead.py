"""Endpoints that look ahead or back: previews, odds, reasons, bots' thoughts, replays, records and sandboxes."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from landsraad.kernel.chance import KEY_BYTES, SEED_BYTES, words_of_key
from landsraad.kernel.reasons import Named, Reason
from landsraad.kernel.table import Table
from landsraad.play.seats import player_seats
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.explanations import thoughts
from landsraad.server.bots.processes import WorkerLost
from landsraad.server.bots.questions import Glance, glance_at
from landsraad.server.http.endpoints import Call
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol import messages as wire
from landsraad.server.scheduling import Full
from landsraad.server.tables.live_table import Room
from landsraad.server.tables.open_tables import Rooms
from landsraad.server.tables.records import record_of, unpacked_record
from landsraad.server.tables.refusals import Broken, Busy, NotYours, Refused
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.cached_messages import speaker
from landsraad.server.views.delayed_view import delayed_state, horizon, table_at
from landsraad.server.views.reconnects import heard
from landsraad.server.views.rendering import replayed, seat_names

REDEALS: Final = 4  # a sandbox is dealt again so many times, so that nobody can compute the true deal from it


class Lookahead(TableCalls):
    """Answers questions about a table without changing it."""

    def __init__(self, rooms: Rooms, bots: Bots) -> None:
        super().__init__(rooms)
        self.bots = bots

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
        """Whether the question was about an earlier position. That is not an error: the table moved on."""
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

    async def try_from(self, call: Call) -> wire.TableCreated:
        """Makes a private sandbox.

        The hidden part of a running game is dealt again; a finished game has no secrets left.
        """
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
        start.rekey(words_of_key(secrets.token_bytes(KEY_BYTES)))  # so that nobody knows what will be drawn
        fresh = Table(table.game, table.options, secrets.token_hex(SEED_BYTES), start.clone(), start.clone(), [])
        fresh.edited = True
        mine = seat or player_seats(fresh)[0]
        wishes = [wire.SeatWish(controller="human" if letter == mine else body.others)
                  for letter in player_seats(fresh)]
        names = {row.seat: row.name for row in room.seats if row.seat == mine and seat is not None}
        return await self.rooms.create(fresh, wishes, sandbox=True, names=names, address=call.address)


def deal_anew(table: Table, seat: str | None) -> Table:
    for _ in range(REDEALS):
        table = table.determinize(seat, secrets.randbits(32))
    return table
