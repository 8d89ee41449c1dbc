"""Endpoints that stop clocks: a pause that everybody agrees to, and holidays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from landsraad.kernel.reasons import Reason
from landsraad.play.clocks import PAUSE, RESUME, Clock
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.lobby.holidays import read_holiday
from landsraad.server.lobby.lobby import Lobby
from landsraad.server.profiles.sessions import Sessions
from landsraad.server.protocol import lobby_people_messages as wire
from landsraad.server.protocol.messages import TableState
from landsraad.server.protocol.table_messages import Pause
from landsraad.server.settings import Settings
from landsraad.server.tables.refusals import NoSuchToken, Refused, Stale
from landsraad.server.views.reconnects import heard
from landsraad.server.views.rendering import render
from landsraad.server.views.viewers import seated

TRIES: Final = 5


class ClockCalls:
    def __init__(self, lobby: Lobby | None, settings: Settings) -> None:
        if lobby is not None:
            self.lobby = lobby
            self.store = lobby.store
            self.sessions = Sessions(lobby.store)
            self.holidays = lobby.holidays

    async def pause(self, call: Call) -> bytes:
        body: Pause = call.body
        live = await self.lobby.tables.get(call.path["id"])
        seat = await seated(live, body.token)
        if seat is None:
            raise NoSuchToken
        if live.clock is None:
            raise Refused(Reason("no-clock-here"))
        if live.table.over:
            raise Refused(Reason("over"))
        wanted: Callable[[Clock], bool] = (
            (lambda clock: seat not in clock.agreed) if body.on
            else (lambda clock: seat in clock.agreed or clock.paused is not None))
        for _ in range(TRIES):
            try:
                await asyncio.shield(asyncio.ensure_future(
                    live.tell_clock(seat, PAUSE if body.on else RESUME, wanted)))
                break
            except Stale:
                continue
        else:
            raise Refused(Reason("busy-table"))
        return render(live, seat, call.lang, len(live.table.happened()), live.seq, len(heard(live, seat)))

    async def holiday(self, call: Call) -> wire.Holiday:
        known = await self.sessions.open(call)
        return await self._holiday(known.profile.id)

    async def set_holiday(self, call: Call) -> wire.Holiday:
        body: wire.SetHoliday = call.body
        known = await self.sessions.open(call)
        now, profile = self.lobby.now(), known.profile.id
        since, left = await self.store.read(lambda c: read_holiday(c, profile, now))
        if body.on and since is None:
            if left <= 0:
                raise Refused(Reason("no-holidays-left"))
            await self.holidays.begin(profile, now)
        elif not body.on and since is not None:
            await self.holidays.end(profile, now)
        return await self._holiday(profile)

    async def _holiday(self, profile: str) -> wire.Holiday:
        now = self.lobby.now()
        since, left = await self.store.read(lambda c: read_holiday(c, profile, now))
        return wire.Holiday(on=since is not None, left=left)

    def endpoints(self) -> list[Endpoint]:
        at = "/api/lobby/holiday"
        acts = (400, 401, 403, 404, 409, 413, 415, 422, 429)
        return [
            Endpoint("POST", "/api/tables/{id}/pause", self.pause, TableState, "Want a pause, or go on.", body=Pause,
                     troubles=acts),
            Endpoint("GET", at, self.holiday, wire.Holiday, "Whether the profile is on holiday.", own=True,
                     troubles=(401, 403)),
            Endpoint("POST", at, self.set_holiday, wire.Holiday, "Go on holiday, or come home.", body=wire.SetHoliday,
                     own=True, troubles=acts),
        ]

