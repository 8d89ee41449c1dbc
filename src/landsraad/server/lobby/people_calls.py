"""Endpoints for following and blocking people, and for reports to the operator.

People are named by a seat of a table that the caller sits at, too, so that nobody can ask for profiles that they have
not played with.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.play import HUMAN
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.limits import Buckets
from landsraad.server.lobby import ties
from landsraad.server.lobby.lobby import Lobby
from landsraad.server.profiles.sessions import Sessions
from landsraad.server.protocol import lobby_people_messages as wire
from landsraad.server.settings import Settings
from landsraad.server.storage.queries import SeatRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.refusals import Missing, NoSuchToken, Refused, TooFast
from landsraad.server.views.viewers import seated

TIES: Final = 500  # of one profile
REPORTS: Final = 3  # of one seat
REPORT_LETTERS: Final = 1000
REPORTING: Final = (5, 1 / 600)  # reports of one address: at once, and a second


class PeopleCalls:
    def __init__(self, lobby: Lobby | None, settings: Settings) -> None:
        self.reporting = Buckets(*REPORTING)
        if lobby is not None:  # for the document of the endpoints nothing else is needed
            self.lobby = lobby
            self.store = lobby.store
            self.sessions = Sessions(lobby.store)
            lobby.hooks.blocks = ties.is_blocked

    async def people(self, call: Call) -> wire.People:
        known = await self.sessions.open(call)
        own = known.profile.id

        def read(connection: Connection) -> tuple[list[ties.Tie], dict[str, str]]:
            found = ties.ties_of(connection, own)
            followed = [one.other_id for one in found if one.kind == ties.FOLLOW]
            return found, ties.gatherings_of(connection, own, followed)
        found, sitting = await self.store.read(read)
        return wire.People(people=[
            wire.TieInfo(id=one.id, name=one.name, kind=one.kind,  # type: ignore[arg-type]
                         gathering=sitting.get(one.other_id, "")) for one in found])

    async def tie(self, call: Call) -> wire.People:
        body: wire.NewTie = call.body
        known = await self.sessions.open(call)
        live, _, about = await self._at(body.table, body.token, body.seat)
        own, now = known.profile.id, self.lobby.now()

        def write(connection: Connection) -> None:
            other = ties.profile_at(connection, live.id, about.seat)
            if other is None or other == own:
                raise Missing(Reason("no-profile-there"))
            if ties.count_ties(connection, own) >= TIES:
                raise Refused(Reason("too-many-ties", n=TIES))
            ties.tie(connection, own, other, body.kind, now)
        await self.store.write(write)
        return await self.people(call)

    async def untie(self, call: Call) -> wire.People:
        known = await self.sessions.open(call)
        if not await self.store.write(lambda c: ties.untie(c, known.profile.id, call.path["id"])):
            raise Missing(Reason("nothing-here"))
        return await self.people(call)

    async def blocked(self, call: Call) -> wire.BlockedSeats:
        """The seats of a table whose players the profile blocks: their chat is not shown."""
        known = await self.sessions.known(call)
        if known is None:
            return wire.BlockedSeats(seats=[])
        return wire.BlockedSeats(seats=await self.store.read(
            lambda c: ties.blocked_seats(c, known.profile.id, call.path["id"])))

    async def report(self, call: Call) -> wire.Reported:
        body: wire.NewReport = call.body
        text = " ".join("".join(c if c.isprintable() else " " for c in body.text).split())
        if not text:
            raise BadInput(Reason("nothing-to-say"))
        live, own, about = await self._at(body.table, body.token, body.seat)
        self.reporting.take(call.address)
        report = ties.Report(live.id, own, about.seat, about.name, text[:REPORT_LETTERS], self.lobby.now())
        if not await self.store.write(lambda c: ties.write_report(c, report, REPORTS)):
            raise TooFast
        return wire.Reported(done=True)

    async def _at(self, table: str, token: str, seat: str) -> tuple[LiveTable, str, SeatRow]:
        """The table, the seat of the caller, and the person at another seat."""
        live = await self.lobby.tables.get(table)
        own = await seated(live, token)
        if own is None:
            raise NoSuchToken
        about = live.seat_row(seat)
        if about is None or about.controller != HUMAN or about.seat == own:
            raise Missing(Reason("no-profile-there"))
        return live, own, about

    def endpoints(self) -> list[Endpoint]:
        at = "/api/lobby/people"
        acts = (400, 401, 403, 404, 413, 415, 422, 429)
        return [
            Endpoint("GET", at, self.people, wire.People, "Whom the profile follows and blocks.", own=True,
                     troubles=(401, 403)),
            Endpoint("GET", f"{at}/at/{{id}}", self.blocked, wire.BlockedSeats, "Seats of a table that are blocked.",
                     own=True, troubles=(403,)),
            Endpoint("POST", at, self.tie, wire.People, "Follow or block somebody at one's table.", body=wire.NewTie,
                     own=True, troubles=acts),
            Endpoint("POST", f"{at}/{{id}}/remove", self.untie, wire.People, "Follow or block somebody no more.",
                     own=True, troubles=(401, 403, 404, 429)),
            Endpoint("POST", "/api/lobby/report", self.report, wire.Reported, "Report somebody to the operator.",
                     body=wire.NewReport, troubles=acts),
        ]
