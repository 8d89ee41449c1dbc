"""Endpoints around a table: clocks, returning to a seat, replacing absent players, rematches, own tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from landsraad.kernel.reasons import Reason
from landsraad.play import AUTOMA, BOT, HUMAN
from landsraad.play.clocks import BACK, COVER, DAYS, LIVE, Clock, ClockRules
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.rated import NoLadder, RatedTables
from landsraad.server.protocol import messages as wire
from landsraad.server.protocol.table_messages import (
    Cover,
    DayClock,
    LiveClock,
    Mine,
    Now,
    OwnSeats,
    OwnTable,
    Rematch,
    Return,
)
from landsraad.server.storage.queries import OPEN, WATCH, SeatRow, hashed, token_from
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables, new_table
from landsraad.server.tables.refusals import Missing, NoSuchToken, NotYours, Refused, Stale
from landsraad.server.views.cached_messages import cached_messages
from landsraad.server.views.reconnects import heard
from landsraad.server.views.rendering import clock_info, render, seat_names
from landsraad.server.views.viewers import seated

TRIES: Final = 5  # at an entry that others may write first


def clock_text(wish: LiveClock | DayClock | None) -> str:
    if wish is None:
        return ""
    if isinstance(wish, LiveClock):
        return ClockRules(LIVE, total=wish.total, increment=wish.increment).text
    return ClockRules(DAYS, days=wish.days).text


class TableActions:
    ladder: RatedTables = NoLadder()

    def __init__(self, open_tables: OpenTables) -> None:
        self.open_tables = open_tables

    async def now(self, call: Call) -> Now:
        return Now(now=time.time())

    # ------------------------------------------------------------------ clocks

    async def back(self, call: Call) -> bytes:
        body: Return = call.body
        live, seat = await self._seated(call, body.token)
        await self._write(live, seat, BACK, lambda clock: seat in clock.away)
        return self._state(live, seat, call.lang)

    async def cover(self, call: Call) -> bytes:
        body: Cover = call.body
        live, seat = await self._seated(call, body.token)
        if live.clock is None or live.clock.rules.kind != DAYS:
            raise Refused(Reason("no-day-clock"))
        if body.expect != live.seq:
            stale = Stale()
            stale.state = self._state(live, seat, call.lang)
            raise stale
        live.check_open()
        actor = live.table.actor
        if actor is None:
            raise Refused(Reason("over"))
        if actor == seat:
            raise NotYours(Reason("own-decision"))
        await self.open_tables.timekeeper.pulse()  # if the server was down, there is more time

        def is_over(clock: Clock) -> bool:
            return live.table.actor == actor and clock.runs(actor) and time.time() >= clock.until(actor)
        if not await self._write(live, actor, COVER, is_over):
            raise Refused(Reason("time-left"))
        return self._state(live, seat, call.lang)

    async def _write(self, live: LiveTable, seat: str, what: str, holds: Callable[[Clock], bool]) -> bool:
        for _ in range(TRIES):
            try:
                return await asyncio.shield(asyncio.ensure_future(live.tell_clock(seat, what, holds)))
            except Stale:
                continue
        raise Refused(Reason("busy-table"))

    def _state(self, live: LiveTable, seat: str, lang: str) -> bytes:
        return render(live, seat, lang, len(live.table.happened()), live.seq, len(heard(live, seat)))

    # ------------------------------------------------------------------ once more

    async def rematch(self, call: Call) -> wire.TableCreated:
        """Makes a table with the same people and options, or returns the one that another player made first."""
        body: Rematch = call.body
        live = await self.open_tables.get(call.path["id"])
        mine: dict[str, str] = {}  # the seats, and the tokens they get
        for token in body.tokens:
            seat = await seated(live, token)
            if seat is None:
                raise NoSuchToken
            mine[seat] = token_from(token, "again", live.id)  # if the answer is lost, they get the same ones
        if not live.table.over:
            raise Refused(Reason("not-over"))
        if not live.again:
            made = await self._same_again(live, mine, call.address)
            if await asyncio.shield(asyncio.ensure_future(live.tell_again(made.id))) == made.id:
                return made
        return await self._join(live.again, live, mine)

    async def _same_again(self, live: LiveTable, mine: dict[str, str], address: str) -> wire.TableCreated:
        old, row = live.table, live.row
        if row.rated:
            return await self.ladder.again(live, mine, address)
        table = await asyncio.to_thread(new_table, old.game.name, old.options, None)
        wishes = []
        for seat in live.seats:
            if seat.controller == BOT:
                wishes.append(wire.SeatWish(controller="bot", name=seat.name, level=seat.bot))  # type: ignore[arg-type]
            elif seat.seat in mine:
                wishes.append(wire.SeatWish(controller="human", name=seat.name))
            elif seat.controller not in (AUTOMA, WATCH):
                wishes.append(wire.SeatWish(controller="open"))
        return await self.open_tables.create(table, wishes, title=row.title, clock=row.clock, spectators=row.spectators,
                                             hints=row.hints, tokens=dict(mine), address=address)

    async def _join(self, id: str, old: LiveTable, mine: dict[str, str]) -> wire.TableCreated:
        live = await self.open_tables.get(id)
        links = []
        for seat, token in mine.items():
            free, before = live.seat_row(seat), old.seat_row(seat)
            if live.seat_of(token) == seat and free is not None:
                links.append(wire.SeatLink(seat=seat, name=free.name, controller=HUMAN, token=token))
            if free is None or before is None or free.controller != OPEN:
                continue
            new = SeatRow(seat, HUMAN, before.name, hashed(token))
            also = await self.ladder.sits_again(old, seat) if live.row.rated else None
            if await asyncio.shield(asyncio.ensure_future(self.open_tables.change_seat(live, free, new, also))):
                links.append(wire.SeatLink(seat=seat, name=new.name, controller=HUMAN, token=token))
        if not links:
            raise Refused(Reason("rematch-seat-taken"))
        return wire.TableCreated(id=id, seats=links, watch=f"/table/{id}")

    # ------------------------------------------------------------------ the tables one sits at

    async def mine(self, call: Call) -> list[OwnTable]:
        body: Mine = call.body
        return [await self._own(one, call.lang) for one in body.tables]

    async def _own(self, own: OwnSeats, lang: str) -> OwnTable:
        try:
            live = await self.open_tables.get(own.id)
        except Missing:
            return OwnTable(id=own.id, known=False)
        for token in own.tokens:
            await live.admit(token)
        seats = {seat for token in own.tokens if (seat := live.seat_of(token)) is not None}
        if not seats:
            return OwnTable(id=own.id, known=False)
        names = seat_names(live, cached_messages(lang))
        actor = None if live.stuck is not None else live.table.actor
        return OwnTable(
            id=own.id, known=True, over=live.table.over, round=live.round(), yours=actor in seats,
            actor="" if actor is None else names[actor], people=list(names.values()), clock=clock_info(live),
            again=live.again)

    async def _seated(self, call: Call, token: str) -> tuple[LiveTable, str]:
        live = await self.open_tables.get(call.path["id"])
        seat = await seated(live, token)
        if seat is None:
            raise NoSuchToken
        return live, seat

    def endpoints(self, acts: tuple[int, ...]) -> list[Endpoint]:
        table = "/api/tables/{id}"
        return [
            Endpoint("GET", "/api/now", self.now, Now, "What time it is here."),
            Endpoint("POST", f"{table}/back", self.back, wire.TableState, "The player of a seat is back.",
                     body=Return, troubles=acts),
            Endpoint("POST", f"{table}/cover", self.cover, wire.TableState,
                     "Somebody's days are over: a bot plays this turn.", body=Cover, troubles=acts),
            Endpoint("POST", f"{table}/rematch", self.rematch, wire.TableCreated, "The same people once more.",
                     body=Rematch, status=201, making=True, troubles=acts),
            Endpoint("POST", "/api/mine", self.mine, list[OwnTable], "The tables one sits at, as they are now.",
                     body=Mine, troubles=(413, 415)),
        ]
