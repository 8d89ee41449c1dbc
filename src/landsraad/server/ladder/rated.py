"""Rated tables: what they need, and whose profile sits where."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection

import landsraad
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.reasons import Reason
from landsraad.play import AUTOMA, BOT, HUMAN
from landsraad.server.http.endpoints import Call
from landsraad.server.http.rated import Also
from landsraad.server.http.table_actions import clock_text
from landsraad.server.ladder.anchors import anchors, bot_player
from landsraad.server.ladder.kinds import rated_options
from landsraad.server.ladder.outcome import kind_of
from landsraad.server.profiles.rows import Profile, read_profile, write_kept
from landsraad.server.profiles.sessions import Sessions
from landsraad.server.protocol import messages as wire
from landsraad.server.settings import Settings
from landsraad.server.storage.ladder_rows import await_result, players_at, seat_player
from landsraad.server.storage.queries import OPEN, WATCH, SeatRow, TableRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables, new_table
from landsraad.server.tables.refusals import NotYours, Refused


class Rated:
    """Makes rated tables, and lets profiles sit down there."""

    def __init__(self, tables: OpenTables, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.sessions = Sessions(tables.store)

    # ------------------------------------------------------------------ new tables

    async def create(self, call: Call) -> wire.TableCreated:
        self._check_on()
        profile = await self._profile(call)
        wish: wire.NewTable = call.body
        return await self.make(profile, wish, call.address)

    async def make(self, profile: Profile, wish: wire.NewTable, address: str) -> wire.TableCreated:
        """A rated table with this profile at its one human seat."""
        check_wish(wish)
        if wish.game not in landsraad.games():
            raise BadInput(f"game: {wish.game[:32]!r} is not a game{nearest(wish.game[:32], landsraad.games())}")
        options = rated_options(wish.game, wish.options)
        wishes = self._seats(wish, options, profile.name)
        table = await asyncio.to_thread(new_table, wish.game, options, None)

        def also(connection: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            await_result(connection, row.id, row.created)
            for seat in seats:
                if seat.controller == HUMAN:
                    take_seat(connection, profile.id, row.id, seat, row.created)
        return await self.tables.create(table, wishes, title=wish.title, listed=wish.listed,
                                        clock=clock_text(wish.clock), address=address, rated=True, also=also)

    def _seats(self, wish: wire.NewTable, options: dict[str, Any], name: str) -> list[wire.SeatWish]:
        """The seats as wished. Bots get their level now, because the usual one may change; `name` is the creator's."""
        game, kind, players = wish.game, kind_of(options), int(options["players"])
        given = wish.seats or [wire.SeatWish()]
        if len(given) > players:
            raise BadInput(Reason("too-many-seats", given=len(given), n=players))
        given = [*given, *[wire.SeatWish(controller="bot")] * (players - len(given))]
        if sum(one.controller == HUMAN for one in given) != 1:
            raise Refused(Reason("rated-one-seat"))
        fixed = anchors()[game, kind]
        for one in given:
            if one.controller == BOT:
                level = one.level or self.settings.bot
                if bot_player(level) not in fixed:
                    raise Refused(Reason("rated-bot", level=level))
        return [wire.SeatWish(one.controller, one.name, one.level or self.settings.bot)  # type: ignore[arg-type]
                if one.controller == BOT else wire.SeatWish(one.controller, one.name or (
                    name if one.controller == HUMAN else "")) for one in given]

    # ------------------------------------------------------------------ sitting down

    async def sits(self, call: Call, live: LiveTable) -> Also:
        self._check_on()
        profile = await self._profile(call)
        if profile.id in (await self.store.read(lambda c: players_at(c, live.id))).values():
            raise Refused(Reason("rated-twice"))
        return self._takes(profile.id, live)

    @staticmethod
    def _takes(player: str, live: LiveTable) -> Also:
        def also(connection: Connection, seat: SeatRow) -> None:
            take_seat(connection, player, live.id, seat, live.row.created)
        return also

    async def _profile(self, call: Call) -> Profile:
        known = await self.sessions.known(call)
        if known is None:
            raise NotYours(Reason("rated-signed-out"))
        if known.profile.closed is not None:
            raise NotYours(Reason("profile-closed"))
        return known.profile

    def _check_on(self) -> None:
        if not self.settings.ladder:
            raise Refused(Reason("ladder-off"))

    # ------------------------------------------------------------------ once more

    async def again(self, old: LiveTable, seats: dict[str, str], address: str) -> wire.TableCreated:
        self._check_on()
        players = await self._players(old)
        table = await asyncio.to_thread(new_table, old.table.game.name,
                                        rated_options(old.table.game.name, chosen(old.table.options)), None)
        wishes = []
        for seat in old.seats:
            if seat.controller == BOT:
                wishes.append(wire.SeatWish("bot", seat.name, seat.bot))  # type: ignore[arg-type]
            elif seat.controller not in (AUTOMA, WATCH):
                wishes.append(wire.SeatWish("human" if seat.seat in seats else "open", seat.name))

        def also(connection: Connection, row: TableRow, new: list[SeatRow]) -> None:
            await_result(connection, row.id, row.created)
            for seat in new:
                if seat.controller == HUMAN:
                    take_seat(connection, players[seat.seat], row.id, seat, row.created)
        return await self.tables.create(table, wishes, title=old.row.title, clock=old.row.clock, tokens=dict(seats),
                                        address=address, rated=True, also=also)

    async def sits_again(self, old: LiveTable, seat: str) -> Also:
        self._check_on()
        player = (await self._players(old)).get(seat, "")
        live = await self.tables.get(old.again)

        def also(connection: Connection, new: SeatRow) -> None:
            take_seat(connection, player, live.id, new, live.row.created)
        return also

    async def _players(self, old: LiveTable) -> dict[str, str]:
        """Who sat at a table and still has an open profile."""
        players = await self.store.read(lambda c: players_at(c, old.id))
        for player in players.values():
            profile = await self.store.read(lambda c, player=player: read_profile(c, player))  # type: ignore[misc]
            if profile is None or profile.closed is not None:
                raise Refused(Reason("rated-player-gone"))
        return players


def take_seat(connection: Connection, player: str, table: str, seat: SeatRow, since: float) -> None:
    """Notes who sits there, and keeps the seat in the profile."""
    if not seat_player(connection, table, seat.seat, player):
        raise Refused(Reason("rated-twice"))
    write_kept(connection, player, table, seat.seat, seat.token, since)


def check_wish(wish: wire.NewTable) -> None:
    """Refuses what rated tables do not have."""
    people = sum(one.controller in (HUMAN, OPEN) for one in wish.seats)
    if wish.clock is None and people > 1:  # alone there is nobody to wait for
        raise Refused(Reason("rated-needs-clock"))
    if wish.hints:
        raise Refused(Reason("rated-no-hints"))
    if wish.seed is not None:
        raise Refused(Reason("rated-no-seed"))
    if wish.spectators != "open":
        raise Refused(Reason("rated-no-delayed"))


def chosen(options: dict[str, Any]) -> dict[str, Any]:
    """What the creator of a table chose, of all its options."""
    out = {"players": options["players"]}
    if options["players"] == 1 and "difficulty" in options:
        out["difficulty"] = options["difficulty"]
    return out
