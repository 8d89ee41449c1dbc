"""The lobby of one process: changes gatherings in transactions, lets time pass, and makes tables.

Everything is in the database. A process that is killed loses nothing: the next one that looks goes on, and of two that
make the table of a gathering one succeeds, because the table is written in the transaction that marks the gathering.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from landsraad.kernel.reasons import Reason
from landsraad.server.lobby import appointments, boxes, pairing, steps
from landsraad.server.lobby.draft import Draft, read_draft
from landsraad.server.lobby.holidays import Holidays
from landsraad.server.lobby.hooks import Hooks
from landsraad.server.lobby.rows import (
    MAKING,
    PLAYING,
    QUICK,
    READY,
    WAITING,
    Gathering,
    Person,
    Wish,
    change_gathering,
    digest,
    drop_old,
    gathering_of,
    lock,
    read_gathering,
    read_waiting,
    read_wish,
    read_wishes,
    remove_wish,
    touch,
    write_gathering,
)
from landsraad.server.profiles.rows import write_kept
from landsraad.server.protocol.messages import SeatWish
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.storage.queries import SeatRow, TableRow, new_id
from landsraad.server.tables.open_tables import NotCreated, OpenTables, new_table
from landsraad.server.tables.refusals import Missing

LOG: Final = logging.getLogger("landsraad.server")
T = TypeVar("T")
KEPT_FOR: Final = 86_400.0  # seconds that a gathering is kept after its end, for those who ask late
TOUCHED: Final = 5.0  # seconds between notes that somebody is there
HOLIDAYS_CHECKED: Final = 600.0  # seconds
QUIET: Final = 10.0  # seconds between looks while nobody is in the lobby
QUICK_CLOCKS: Final = {"live": "live 1200 20", "days": "correspondence 2"}


class Lobby:
    def __init__(self, tables: OpenTables, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.hooks = Hooks()
        self.holidays = Holidays(tables, tables.store)
        self._holidays_checked = -HOLIDAYS_CHECKED
        self.now: Callable[[], float] = time.time
        self._waiters: set[asyncio.Event] = set()
        self._seen: tuple[int, ...] = ()
        self._busy = False  # somebody was in the lobby at the last look
        self._looked = 0.0
        self._making: set[str] = set()

    # ------------------------------------------------------------------ time

    async def run(self) -> None:
        """Looks every second, and less often while nobody is in the lobby."""
        while True:
            await asyncio.sleep(self.settings.lobby_tick)
            if not (self._busy or self._waiters) and time.monotonic() - self._looked < QUIET:
                continue
            with suppress(StoreTrouble):  # the next request that needs the database reports it
                await self.tick()

    async def tick(self) -> None:
        """Does everything that is due, here or after another process was killed."""
        self._looked = time.monotonic()
        now = self.now()
        if now - self._holidays_checked >= HOLIDAYS_CHECKED:
            self._holidays_checked = now
            await self.holidays.check(now)
        waiting, wishes, seen = await self.store.read(
            lambda c: (read_waiting(c), read_wishes(c), digest(c)))
        self._busy = bool(waiting or wishes)
        if self._busy and (wishes or any(appointments.is_due(row, now) for row in waiting)):
            await self.store.write(lambda c: self._pass_time(c, now))
            waiting, seen = await self.store.read(lambda c: (read_waiting(c), digest(c)))
        for row in waiting:
            if row.state == MAKING:
                await self.make(row)
        if seen != self._seen:
            self._seen = seen
            self.notify()

    def _pass_time(self, connection: Connection, now: float) -> None:
        lock(connection)
        for row in read_waiting(connection):
            steps.pass_time(connection, row, now, self.hooks)
            appointments.remind(connection, row, now, self.hooks)
        wishes = read_wishes(connection)
        for wish in [one for one in wishes if now - one.seen > steps.GONE]:
            remove_wish(connection, wish.token)
            wishes.remove(wish)
        for group in pairing.find_groups(wishes, now, self.is_game_for, self._blocked(connection)):
            self._gather(connection, group, now)
        drop_old(connection, now - KEPT_FOR)

    def _blocked(self, connection: Connection) -> Callable[[Wish, Wish], bool]:
        return lambda one, other: steps.blocked(connection, one, other, self.hooks)

    @staticmethod
    def is_game_for(game: str, players: int) -> bool:
        option = next(one for one in boxes.game_named(game).options if one.name == "players")
        return option.low <= players <= option.high and players not in option.gaps

    def _gather(self, connection: Connection, group: pairing.Group, now: float) -> None:
        """A group of quick pairing: its people move from the queue to a gathering, and are asked."""
        first = group.people[0]
        options = boxes.with_sets(first.game, group.players, sorted(group.sets))
        row = Gathering(new_id(), QUICK, first.game, json.dumps(options), group.players, "", QUICK_CLOCKS[first.pace],
                        "", False, None, None, "", False, "", now, None, "open", None)
        for n, one in enumerate(group.people):
            if remove_wish(connection, one.row.token) != 1:
                raise StoreTrouble("a wish was taken twice")  # never under the lock
            row.people.append(Person(row.id, n, one.row.token, one.row.seat_token, one.row.name, one.row.profile_id,
                                     one.row.since, max(one.row.seen, now - steps.GONE / 2), wish=one.row.wish))
        write_gathering(connection, row)
        steps.ask(connection, row, now, self.hooks)

    # ------------------------------------------------------------------ changes

    async def change(self, id: str, token: str, work: Callable[[Connection, Gathering, Person | None], T]) -> T:
        """Runs a change of one gathering under the lock. `token` is the hash of the caller's, or empty."""
        now = self.now()

        def write(connection: Connection) -> T:
            lock(connection)
            row = read_gathering(connection, id)
            if row is None:
                raise Missing(Reason("no-gathering"))
            steps.pass_time(connection, row, now, self.hooks)
            person = next((one for one in row.people if one.token == token), None) if token else None
            return work(connection, row, person)
        done = await self.store.write(write)
        await self.tick()
        return done

    async def own(self, token: str, work: Callable[[Connection, Gathering, Person], T]) -> T:
        """The same for the gathering that the caller is at."""
        id = await self.store.read(lambda c: gathering_of(c, token))
        if id is None:
            raise Missing(Reason("no-place"))

        def sure(connection: Connection, row: Gathering, person: Person | None) -> T:
            if person is None:
                raise Missing(Reason("no-place"))
            return work(connection, row, person)
        return await self.change(id, token, sure)

    async def add(self, work: Callable[[Connection], T]) -> T:
        """Runs a change that adds something, under the lock."""
        def write(connection: Connection) -> T:
            lock(connection)
            return work(connection)
        done = await self.store.write(write)
        await self.tick()
        return done

    async def look(self, token: str) -> tuple[Wish | None, Gathering | None]:
        """Where the holder of this token is, and the note that they are there."""
        def read(connection: Connection) -> tuple[Wish | None, Gathering | None]:
            id = gathering_of(connection, token)
            return read_wish(connection, token), None if id is None else read_gathering(connection, id)
        wish, row = await self.store.read(read)
        person = None if row is None else next((one for one in row.people if one.token == token), None)
        seen = wish.seen if wish is not None else person.seen if person is not None else None
        now = self.now()
        if seen is not None and now - seen > TOUCHED and (row is None or row.state in WAITING):
            await self.store.write(lambda c: touch(c, token, now))
        return wish, row

    # ------------------------------------------------------------------ people who wait for an answer

    def notify(self) -> None:
        for waiter in self._waiters:
            waiter.set()

    async def wait(self, seconds: float) -> None:
        """Waits until something in the lobby changes."""
        event = asyncio.Event()
        self._waiters.add(event)
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            pass
        finally:
            self._waiters.discard(event)

    # ------------------------------------------------------------------ making tables

    async def make(self, row: Gathering) -> None:
        """Makes the table of a gathering whose people are ready and whose leaders are chosen."""
        if row.id in self._making:
            return
        self._making.add(row.id)
        try:
            await self._make(row)
        finally:
            self._making.discard(row.id)

    async def _make(self, row: Gathering) -> None:
        found = read_draft(row.drafting)
        assert found is not None
        rated = row.rated and self.hooks.ladder
        box = self.hooks.rated_options(row.game, row.box, row.bots) if rated else row.box
        options = options_of(row, found, box)
        table = await asyncio.to_thread(new_table, row.game, options, None)
        number = {person.n: person for person in row.people}
        wishes, hashes = [], {}
        for seat in sorted(found.people):
            person = number.get(found.people[seat])
            if person is None:
                wishes.append(SeatWish(controller="bot", level=row.bots))  # type: ignore[arg-type]
            else:
                wishes.append(SeatWish(controller="human", name=person.name))
                hashes[seat] = person.seat_token
        now = self.now()

        def claim(connection: Connection, id: str) -> bool:
            lock(connection)
            again = read_gathering(connection, row.id)
            if again is None or again.state != MAKING:
                return False  # another process made it
            change_gathering(connection, again, state=PLAYING, until=now, made_table=id)
            return True

        def also(connection: Connection, made: TableRow, seats: list[SeatRow]) -> None:
            again = read_gathering(connection, row.id)
            assert again is not None
            for person in again.people:
                if person.profile_id is not None:
                    write_kept(connection, person.profile_id, made.id, person.seat, person.seat_token, now)
            self.hooks.seated(connection, again)
        with suppress(NotCreated):
            await self.tables.create(table, wishes, title=row.title, clock=row.clock, hashes=hashes, claim=claim,
                                     also=also, rated=rated)

    async def asked_of(self) -> list[str]:
        """The gatherings that are asked now. For tests and metrics."""
        return [row.id for row in await self.store.read(read_waiting) if row.state == READY]


def options_of(row: Gathering, found: Draft, box: dict[str, Any]) -> dict[str, Any]:
    """The options of the table: those of the box, with the leaders that were drafted and the seats in order."""
    options = dict(box)
    if row.draft and found.picks:
        options["leaders"] = found.leaders(boxes.RANDOM)
        first = boxes.first_seat(row.game, row.players)
        if first:
            options["first"] = first  # the draft went by this order
    return options
