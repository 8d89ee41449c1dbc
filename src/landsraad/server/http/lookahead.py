"""Endpoints that look ahead or back: previews, odds, reasons, bots' thoughts, replays, records and sandboxes."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec

from landsraad.kernel.chance import KEY_BYTES, SEED_BYTES, words_of_key
from landsraad.kernel.reasons import Named, Reason
from landsraad.kernel.table import Table
from landsraad.play.seats import player_seats
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.explanations import thoughts
from landsraad.server.bots.hints import hint
from landsraad.server.bots.processes import WorkerLost
from landsraad.server.bots.questions import Glance, glance_at
from landsraad.server.http.endpoints import Call
from landsraad.server.http.rated import check_not_rated
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol import messages as wire
from landsraad.server.scheduling import Full
from landsraad.server.tables.challenge_tables import is_challenge
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.puzzle_tables import hides_odds
from landsraad.server.tables.records import record_of, unpacked_record
from landsraad.server.tables.refusals import Broken, Busy, NotYours, Refused
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.cached_messages import CachedMessages, cached_messages
from landsraad.server.views.delayed_view import delayed_state, horizon, table_at
from landsraad.server.views.reconnects import heard
from landsraad.server.views.rendering import replayed, seat_names

ENCODE: Final = msgspec.json.Encoder().encode
MOST_TRIED: Final = 40  # moves in one question why none of them is possible
MOST_TOLD: Final = 3  # reasons in the answer
GENERAL: Final = ("not-now", "decide-first", "decide-first-about")  # they say only what can be done instead
REDEALS: Final = 4  # a sandbox is dealt again so many times, so that nobody can compute the true deal from it


class Lookahead(TableCalls):
    """Answers questions about a table without changing it."""

    def __init__(self, open_tables: OpenTables, bots: Bots) -> None:
        super().__init__(open_tables)
        self.bots = bots

    async def preview(self, call: Call) -> wire.Preview | bytes:
        live, seat = await self._seated(call, call.token)
        if self._is_past(live, call.query["seq"]):
            return wire.Preview(move=call.query["move"], pay=[], gain=[], past=True)
        number = own_move(live, seat, call.query["move"])
        if not live.table.state.is_legal(number):
            raise Refused(live.table.refusal(number), live)
        names = seat_names(live, cached_messages(call.lang))
        return await self._look(call, glance_at(live.table, seat, live.table.notation(number), False, call.lang, names))

    async def odds(self, call: Call) -> bytes:
        live, seat = await self._seated(call, call.token)
        move = call.query["move"]
        if move:
            live.table.parse(move)
        if hides_odds(live, seat):
            return ENCODE(wire.Prospects(now=None, moves={}))
        return await self._look(call, glance_at(live.table, seat, move, True))

    async def _look(self, call: Call, glance: Glance) -> bytes:
        try:
            with self.bots.previews.enter(call.address):
                return await self.bots.look(glance, call.address)
        except Full:
            raise Busy(Reason("previews-busy")) from None
        except WorkerLost:
            raise Broken from None

    async def why(self, call: Call) -> wire.Reason:
        live, seat = await self._seated(call, call.token)
        if self._is_past(live, call.query["seq"]):
            return wire.Reason(move=call.query["move"], reason="", past=True)
        return reason_of(live, call.query["move"], cached_messages(call.lang), seat)

    async def hint(self, call: Call) -> wire.Hint:
        live, seat = await self._seated(call, call.token)
        if self._is_past(live, call.query["seq"]):
            return wire.Hint(move="", label="", reason="", past=True)
        try:
            with self.bots.thoughts.enter(call.address):
                return await hint(live, self.bots, seat, cached_messages(call.lang), call.address)
        except Full:
            raise Busy(Reason("thoughts-busy")) from None
        except WorkerLost:
            raise Broken from None

    async def thoughts(self, call: Call) -> wire.Thoughts:
        live = await self._room(call)
        check_not_rated(live, Reason("rated-no-thoughts"))
        watcher = await self._watcher(live, call.token, call.lang)
        if watcher.delayed and not live.table.over:  # they are a round behind
            raise Refused(Reason("no-thoughts"))
        bots = self.bots
        try:
            with bots.thoughts.enter(call.address):
                return await thoughts(live, bots, watcher.seat, call.query["at"], cached_messages(call.lang),
                                      call.address)
        except Full:
            raise Busy(Reason("thoughts-busy")) from None

    def _is_past(self, live: LiveTable, seq: int) -> bool:
        """Whether the question was about an earlier position. That is not an error: the table moved on."""
        return seq >= 0 and not live.decided <= seq <= live.seq

    async def replay(self, call: Call) -> wire.TableState:
        live = await self._room(call)
        watcher = await self._watcher(live, call.token, call.lang)
        seat = watcher.seat
        at = call.query["at"]
        self._moment(live, at, watcher)
        await live.prepare(at)
        self._moment(live, at, watcher)  # moves may have been taken back meanwhile
        if watcher.delayed:
            return delayed_state(live, call.lang, at, call.query["since"], len(heard(live, None)))
        end = live.events_before(at - (len(live.table.moves) - len(live.session.steps)))
        return replayed(live, seat, table_at(live, at), call.lang, min(call.query["since"], end), end)

    def _moment(self, live: LiveTable, at: int, watcher: Watcher) -> None:
        first = len(live.table.moves) - len(live.session.steps)
        last = horizon(live) if watcher.delayed else len(live.table.moves)
        if not first <= at <= last:
            raise Refused(Reason("no-such-moment", first=first, last=last))

    async def record(self, call: Call) -> wire.RecordText:
        live = await self._room(call)
        if not live.table.over:
            raise Refused(Reason("record-too-early"))
        if live.row.record is not None:
            return wire.RecordText(record=unpacked_record(live.row.record))
        if live.table.prior:
            raise Refused(Reason("record-of-mended"))
        if live.table.edited:
            raise Refused(Reason("record-of-position"))
        return wire.RecordText(record=await asyncio.to_thread(record_of, live.table, live.seats))

    async def try_from(self, call: Call) -> wire.TableCreated:
        """Makes a private sandbox.

        The hidden part of a running game is dealt again; a finished game has no secrets left.
        """
        body: wire.TryFrom = call.body
        live = await self._room(call)
        if is_challenge(live.row.lesson) and not live.table.over:
            raise Refused(Reason("challenge-no-try"))
        check_not_rated(live, Reason("rated-no-try"))
        watcher = await self._watcher(live, body.token, call.lang)
        seat, wanted = watcher.seat, body.seat
        if wanted and (not live.table.over or wanted not in player_seats(live.table)):
            raise Refused(Reason("try-seat"))
        now = horizon(live) if watcher.delayed else len(live.table.moves)
        at = now if body.at < 0 else body.at
        self._moment(live, at, watcher)
        await live.prepare(at)
        self._moment(live, at, watcher)
        table = table_at(live, at)
        if table.over:
            raise Refused(Reason("over-there"))
        if at < live.table.prior:
            table.state = live.playable_past(at)
        if not live.table.over:
            table = await asyncio.to_thread(deal_anew, table, seat)
        if table.over:
            raise Refused(Reason("nothing-to-try"))
        start = table.state
        start.rekey(words_of_key(secrets.token_bytes(KEY_BYTES)))  # so that nobody knows what will be drawn
        fresh = Table(table.game, table.options, secrets.token_hex(SEED_BYTES), start.clone(), start.clone(), [])
        fresh.edited = True
        mine = wanted or seat or player_seats(fresh)[0]
        wishes = [wire.SeatWish(controller="human" if letter == mine else body.others)
                  for letter in player_seats(fresh)]
        names = {row.seat: row.name for row in live.seats if row.seat == mine and seat is not None}
        return await self.rooms.create(fresh, wishes, sandbox=True, names=names, address=call.address)


def own_move(live: LiveTable, seat: str, move: str) -> int:
    table = live.table
    if table.over:
        raise Refused(Reason("over"))
    if table.actor != seat:
        raise NotYours(Reason("not-your-decision", seat=Named("seat", str(table.actor))), live)
    return table.parse(move)


def reason_of(live: LiveTable, asked: str, cat: CachedMessages, seat: str) -> wire.Reason:
    """Why none of some moves, with `;` between them, is possible for the seat that decides."""
    table = live.table
    tried = [own_move(live, seat, text) for text in asked.split(";")[:MOST_TRIED]]
    if any(table.state.is_legal(number) for number in tried):
        return wire.Reason(move=asked, reason="")
    reasons = distinct([table.refusal(number) for number in tried])
    told = table.game.condensed(reasons)
    sentences = [cat.reason(reason, seat_names(live, cat), table) for reason in told[:MOST_TOLD]]
    if len(told) > MOST_TOLD:
        sentences.append("…")
    return wire.Reason(move=asked, reason="; ".join(sentences), rule=told[0].rule, general=told[0].key in GENERAL)


def deal_anew(table: Table, seat: str | None) -> Table:
    for _ in range(REDEALS):
        table = table.determinize(seat, secrets.randbits(32))
    return table


def distinct(reasons: list[Reason]) -> list[Reason]:
    """Each reason once, and those that say something about the move before those that do not."""
    found: list[Reason] = []
    for reason in sorted(reasons, key=lambda each: each.key in GENERAL):
        if reason not in found:
            found.append(reason)
    return found
