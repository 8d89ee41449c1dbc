"""All the rooms this process has open: loaded when somebody asks for them, forgotten when nobody does any more."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import landsraad
from landsraad.kernel.codec import encode_state
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table, open_table
from landsraad.play import AUTOMA, BOT, HUMAN, Session
from landsraad.play.clocks import RISE, SIT
from landsraad.play.seats import player_seats
from landsraad.server.background import spawn
from landsraad.server.bots import Bots
from landsraad.server.clockwork import read_clock
from landsraad.server.folding import Folded, open_saved, sit
from landsraad.server.keeper import Keeper
from landsraad.server.refusing import Missing
from landsraad.server.room import Room
from landsraad.server.rows import (
    AGAIN,
    MOVE,
    OPEN,
    WATCH,
    SeatRow,
    TableRow,
    change_seat,
    hashed,
    new_id,
    new_token,
    read_all,
    read_heads,
    write_table,
)
from landsraad.server.settings import Settings
from landsraad.server.store import Store
from landsraad.server.wire import SeatLink, SeatWish, TableCreated

LOG: Final = logging.getLogger("landsraad.server")
FOLDINGS: Final = 2  # tables folded at once: each takes processor time from whoever plays
NAME_ROOM: Final = 40
TITLE_ROOM: Final = 80
SEED_ROOM: Final = 2**53  # what a number in JSON can hold everywhere


class Rooms:
    def __init__(self, store: Store, bots: Bots, keeper: Keeper, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.keeper = keeper
        self.settings = settings
        self.open: dict[str, Room] = {}
        self._folding = asyncio.Semaphore(FOLDINGS)
        self._loading: dict[str, asyncio.Future[Room | None]] = {}

    # ------------------------------------------------------------------ finding

    async def get(self, id: str) -> Room:
        room = self.open.get(id)
        if room is None:
            room = await self._load(id)
            if room is None:
                raise Missing(Reason("no-table", id=id[:32]))
        room.used = time.monotonic()
        self.consider(room)
        return room

    def consider(self, room: Room) -> None:
        """Is it a bot's move, and is somebody's time up?"""
        self.bots.consider(room)
        if room.clock is not None:
            self.keeper.consider(room)

    async def _load(self, id: str) -> Room | None:
        """Whoever asks while it is being loaded waits for the same loading."""
        waiting = self._loading.get(id)
        if waiting is None:
            waiting = self._loading[id] = asyncio.ensure_future(self._read(id))
            waiting.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(waiting)

    async def _read(self, id: str) -> Room | None:
        saved = await self.store.read(lambda c: read_all(c, id))
        if saved is None:
            return None
        async with self._folding:
            folded = await asyncio.to_thread(open_saved, saved)
        news = saved.news
        clock = read_clock(saved.table, news.seats, news.log, folded.session, self.keeper.pauses)
        room = Room(self.store, saved.table, news.seats, news.chat, folded, local=False, clock=clock)
        room.marks.extend(row.mark for row in news.log)
        room.again = next((row.text for row in news.log if row.kind == AGAIN), "")
        if room.trouble:
            LOG.error("table %s: %s", id, room.trouble)
        room.notice = self.consider
        room = self.open.setdefault(id, room)
        await room.catch_up()  # what was written while it was folded
        return room

    # ------------------------------------------------------------------ making

    async def create(self, table: Table, wishes: list[SeatWish], *, title: str = "", listed: bool = False,
                     seeded: bool = False, sandbox: bool = False, names: dict[str, str] | None = None,
                     clock: str = "", spectators: str = "open",
                     tokens: dict[str, str] | None = None, moves: Sequence[str] = (),
                     over: bool = False) -> TableCreated:
        """A new table, with the moves that were made there before; the links to its seats are told once, here. Seats
        whose token is not given get a new one."""
        tokens = {} if tokens is None else tokens
        seats = await asyncio.to_thread(seat_rows, table, wishes, names or {}, tokens)
        if spectators != "open":
            tokens[WATCH] = new_token()
            seats.append(SeatRow(WATCH, WATCH, "", hashed(tokens[WATCH])))
        maker = new_token()
        row = TableRow(id=new_id(), game=table.game.name, rules=table.game.version, options=json.dumps(table.options),
                       seed=table.seed, start=json.dumps(encode_state(table.start)) if table.edited else None,
                       title=checked_title(title), listed=listed, seeded=seeded, sandbox=sandbox,
                       maker=hashed(maker), created=time.time(), finished=over, clock=clock,
                       spectators=spectators)
        log = [{"table_id": row.id, "seq": n + 1, "kind": MOVE, "seat": "", "text": move,
                "at": row.created} for n, move in enumerate(moves)]
        await self.store.write(lambda c: write_table(c, row, seats, log), row.id)
        if not log:
            session = Session(table, sit(seats))
            room = Room(self.store, row, seats, [], Folded(session, 0), local=True,
                        clock=read_clock(row, seats, [], session, self.keeper.pauses))
            room.notice = self.consider
            self.open[row.id] = room
            self.consider(room)  # one with moves is folded when somebody opens it
        return TableCreated(
            id=row.id, watch=f"/table/{row.id}", maker=maker, delayed=tokens.get(WATCH, ""), seats=[
                SeatLink(seat=seat.seat, name=seat.name, controller=seat.controller, token=tokens.get(seat.seat))
                for seat in seats if seat.controller != WATCH])

    async def change_seat(self, room: Room, old: SeatRow, new: SeatRow) -> bool:
        clock = ""
        if room.clock is not None and new.controller != old.controller:
            clock = SIT if new.controller == HUMAN else RISE
        async with room.lock:
            done = await self.store.write(lambda c: change_seat(c, room.id, old, new, clock), room.id)
            if done and not clock:
                room.set_seats([new if row.seat == new.seat else row for row in room.seats])
                room.changed()
        if clock or not done:
            await room.catch_up()
        self.consider(room)
        return done

    # ------------------------------------------------------------------ keeping up

    def touched(self, ids: list[str]) -> None:
        """Another process wrote something about these tables."""
        for id in ids:
            room = self.open.get(id)
            if room is not None:
                spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Exception as error:  # whatever it is: the database has the truth, so that it can be read anew
            if room.forgotten:  # the server is stopping, or nobody needs it any more
                return
            LOG.warning("table %s is loaded again: %s", room.id, error)
            self.forget(room)
            return
        self.consider(room)

    def forget(self, room: Room) -> None:
        if self.open.get(room.id) is room:
            del self.open[room.id]
        room.forgotten = True
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        for watcher in room.watchers:
            watcher.gone = True
            watcher.wake.set()

    async def compare(self) -> None:
        """Look for tables that are behind the database."""
        ids = list(self.open)
        if not ids:
            return
        for i in range(0, len(ids), 500):
            part = ids[i:i + 500]
            heads = await self.store.read(lambda c, part=part: read_heads(c, part))  # type: ignore[misc]
            self.touched([id for id, head in heads.items()
                          if id in self.open and self._is_behind(self.open[id], *head)])

    @staticmethod
    def _is_behind(room: Room, seq: int, said: int, seats: list[SeatRow]) -> bool:
        return seq > room.seq or said > len(room.chat) or seats != room.seats

    def sweep(self) -> None:
        """Forget what nobody has looked at for a while: it is all in the database."""
        now = time.monotonic()
        for room in list(self.open.values()):
            busy = room.watchers or room.lock.locked() or (room.bot_task is not None and not room.bot_task.done())
            # To a finished table people come back to look, not to play: it need not be at hand for long.
            if not busy and now - room.used > self.settings.idle / (10 if room.table.over else 1):
                self.forget(room)


# ------------------------------------------------------------------ who sits where


def seat_rows(table: Table, wishes: list[SeatWish], names: dict[str, str], tokens: dict[str, str]) -> list[SeatRow]:
    """The wishes go to the players' seats in order: without any the first is a human's, and the others are bots."""
    players = player_seats(table)
    if len(wishes) > len(players):
        raise BadInput(Reason("too-many-seats", given=len(wishes), n=len(players)))
    given = wishes or [SeatWish()]
    out = []
    for letter in table.seats:
        if letter not in players:
            out.append(SeatRow(letter, AUTOMA, ""))
            continue
        n = players.index(letter)
        wish = given[n] if n < len(given) else SeatWish(controller="bot")
        name = checked_name(wish.name or names.get(letter, ""))
        row = SeatRow(letter, wish.controller, name or (default_name(wish.controller, letter)),
                      bot=wish.level if wish.controller == BOT else "")
        if wish.controller in (HUMAN, OPEN):
            tokens.setdefault(letter, new_token())
            row.token = hashed(tokens[letter])
        out.append(row)
    return out


def default_name(controller: str, letter: str) -> str:
    return f"Bot {letter}" if controller == BOT else f"Player {letter}" if controller == HUMAN else ""


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if len(name) > NAME_ROOM or not name.isprintable():
        raise BadInput(Reason("name-too-long", n=NAME_ROOM))
    return name


def checked_title(title: str) -> str:
    title = " ".join(title.split())
    if len(title) > TITLE_ROOM or not title.isprintable():
        raise BadInput(Reason("title-too-long", n=TITLE_ROOM))
    return title


def new_table(game: str, options: dict[str, Any], seed: int | None) -> Table:
    if seed is not None and not 0 <= seed < SEED_ROOM:
        raise BadInput(Reason("seed-range", most=str(SEED_ROOM - 1)))
    if seed is None:
        seed = secrets.randbelow(SEED_ROOM)
    return open_table(landsraad.game(game), options, seed)
