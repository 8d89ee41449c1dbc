"""All tables that this process has in memory: loaded on demand, and dropped when nobody uses them."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol

from sqlalchemy import Connection

import landsraad
from landsraad.kernel.chance import OLD, SEED_BYTES, read_seed
from landsraad.kernel.codec import encode_state
from landsraad.kernel.errors import BadInput
from landsraad.kernel.layouts import layout_of
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table, open_table
from landsraad.play import AUTOMA, BOT, HUMAN, Session
from landsraad.play.clocks import RISE, SIT
from landsraad.play.rulesets import ruleset_of
from landsraad.play.seats import player_seats
from landsraad.server.metrics import Metrics
from landsraad.server.protocol.messages import SeatLink, SeatWish, TableCreated
from landsraad.server.settings import Settings
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.storage.queries import (
    AGAIN,
    BEGIN,
    CLOSE,
    MOVE,
    OPEN,
    RULES,
    WATCH,
    LogRow,
    Saved,
    SeatRow,
    TableRow,
    change_seat,
    hashed,
    new_id,
    new_token,
    read_all,
    read_heads,
    write_deltas,
    write_layout,
    write_record,
    write_rows,
    write_table,
)
from landsraad.server.tables.background import spawn
from landsraad.server.tables.challenge_tables import is_challenge
from landsraad.server.tables.clock import read_clock
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.log_replay import Mend, ReplayedLog, game_of, open_saved, sit
from landsraad.server.tables.past import SAME, pack_whole, rules_text
from landsraad.server.tables.record_imports import Played
from landsraad.server.tables.refusals import Missing
from landsraad.server.tables.timekeeper import Timekeeper
from landsraad.text.people import default_bot, default_player

LOG: Final = logging.getLogger("landsraad.server")
MENDS: Final = 5  # times a table is read again after `_mend`
FOLDINGS: Final = 2  # tables replayed at once: each takes processor time from those in play
NAME_LIMIT: Final = 40
TITLE_LIMIT: Final = 80


class BotTurns(Protocol):
    """What tables need from `server.bots`."""

    def consider(self, live: LiveTable) -> None: ...

    def sweep(self) -> None: ...


class NotCreated(Exception):
    """Somebody else created the table first."""


class OpenTables:
    def __init__(self, store: Store, bots: BotTurns, timekeeper: Timekeeper, settings: Settings,
                 metrics: Metrics) -> None:
        self.store = store
        self.bots = bots
        self.timekeeper = timekeeper
        self.settings = settings
        self.metrics = metrics
        self.open: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # also when nothing but the time has changed
        self.on_rated_over: Callable[[LiveTable], None] = lambda live: None
        self.resting = False  # the server stops, so bots and clocks do nothing
        self._folding = asyncio.Semaphore(FOLDINGS)
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._layouts: set[str] = set()  # those that are known to be stored

    # ------------------------------------------------------------------ finding

    async def get(self, id: str) -> LiveTable:
        live = self.open.get(id)
        if live is None:
            live = await self._load(id)
            if live is None:
                raise Missing(Reason("no-table", id=id[:32]))
        live.used = time.monotonic()
        self.consider(live)
        return live

    async def get_fresh(self, id: str) -> LiveTable:
        """Also reads what other processes wrote: a player may come from one of them, having just moved there."""
        known = self.open.get(id)
        live = await self.get(id)
        if live is known:
            try:
                await live.catch_up()
            except StoreTrouble as error:
                LOG.warning("table %s: it is shown as it was last known: %s", id, error)
        return live

    def consider(self, live: LiveTable) -> None:
        """Starts the bot whose move it is, and checks the clock."""
        if self.resting:
            return
        self.on_change(live)
        self.bots.consider(live)
        if live.row.rated and live.table.over:
            self.on_rated_over(live)
        if live.clock is not None:
            self.timekeeper.consider(live)

    async def _load(self, id: str) -> LiveTable | None:
        """Loads a table once for all who ask meanwhile."""
        waiting = self._loading.get(id)
        if waiting is None:
            waiting = self._loading[id] = asyncio.ensure_future(self._read(id))
            waiting.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(waiting)

    async def _read(self, id: str) -> LiveTable | None:
        for _ in range(MENDS):
            saved = await self.store.read(lambda c: read_all(c, id))
            if saved is None:
                return None
            async with self._folding:
                replayed = await asyncio.to_thread(open_saved, saved)
            if isinstance(replayed, ReplayedLog):
                break
            await self._mend(saved, replayed)
        else:
            raise StoreTrouble(f"table {id} could not be opened: others keep writing it")
        news = saved.news
        clock = read_clock(saved.table, news.seats, news.log, replayed.session, self.timekeeper.pauses)
        live = LiveTable(self.store, saved.table, news.seats, news.chat, replayed, local=False, clock=clock)
        live.marks.extend(row.mark for row in news.log if row.seq > BEGIN)
        live.again = next((row.text for row in news.log if row.kind == AGAIN), "")
        live.closed = any(row.kind == CLOSE for row in news.log)
        if live.trouble:
            LOG.error("table %s: the rules have changed, and it cannot go on", id)
        self._furnish(live)
        live = self.open.setdefault(id, live)
        if live.table.over and saved.table.record is None and not live.table.edited and live.finishing is None:
            live.finish()  # the server was killed in between
        await live.catch_up()  # what was written during the replay
        return live

    async def _mend(self, saved: Saved, mend: Mend) -> None:
        """Stores where a table goes on under today's rules, unless another process did so first."""
        id, seq = saved.table.id, saved.news.log[-1].seq if saved.news.log else BEGIN
        digest, layout = layout_of(game_of(saved.table).plan)

        def write(connection: Connection) -> None:
            write_layout(connection, digest, layout)
            rows = [LogRow(seq + 1, RULES, "", rules_text(mend.rules, mend.lost), time.time(), mend.packed)]
            if mend.opening is not None:
                first = str(replace(mend.rules, mended=0))
                rows.insert(0, LogRow(BEGIN, RULES, "", first, saved.table.created, mend.opening))
            if write_rows(connection, id, rows):
                write_deltas(connection, id, mend.deltas)
                if mend.record:
                    write_record(connection, id, zlib.compress(mend.record.encode(), 9))
        await self.store.write(write, id)
        if mend.lost == SAME:
            LOG.info("table %s: %s", id, mend.why)
            return
        LOG.warning("table %s goes on from its last stored position%s: %s", id,
                    f", without {mend.lost} moves" if mend.lost else "", mend.why)

    def _furnish(self, live: LiveTable) -> None:
        live.notice = self.consider
        live.meter = self.metrics.game(live.row.game)

    # ------------------------------------------------------------------ making

    async def create(self, table: Table, wishes: list[SeatWish], *, title: str = "", listed: bool = False,
                     seeded: bool = False, sandbox: bool = False, names: dict[str, str] | None = None,
                     clock: str = "", spectators: str = "open", address: str = "",
                     tokens: dict[str, str] | None = None, played: Played | None = None,
                     lesson: str = "", hints: bool = False, rated: bool = False, hashes: dict[str, str] | None = None,
                     claim: Callable[[Connection, str], bool] | None = None,
                     also: Callable[[Connection, TableRow, list[SeatRow]], None] | None = None) -> TableCreated:
        """Creates a table, perhaps with moves already made. Returns the links to its seats, which are shown once.

        tokens: those of seats that have one already; the others get new ones. hashes: of tokens that only their
        players know.
        hints: allowed though several people play.
        claim, also: run in the same transaction, before and after the table is written. If `claim` returns False
        nothing is created, and `NotCreated` is raised.
        """
        tokens = {} if tokens is None else tokens
        seats = await asyncio.to_thread(seat_rows, table, wishes, names or {}, tokens)
        for seat in seats:
            if hashes and seat.seat in hashes:
                seat.token = hashes[seat.seat]
                tokens.pop(seat.seat, None)
        if spectators != "open":
            tokens[WATCH] = new_token()
            seats.append(SeatRow(WATCH, WATCH, "", hashed(tokens[WATCH])))
        if not rated and (sandbox or sum(seat.controller in (HUMAN, OPEN) for seat in seats) <= 1):
            hints = not is_challenge(lesson)
        creator = new_token()
        rules = ruleset_of(table.game)
        row = TableRow(id=new_id(), game=table.game.name, rules=str(rules), options=json.dumps(table.options),
                       deal=str(table.seed), start=json.dumps(encode_state(table.start)) if table.edited else None,
                       title=checked_title(title), listed=listed, seeded=seeded, sandbox=sandbox,
                       maker=hashed(creator), created=time.time(), clock=clock, spectators=spectators,
                       finished=played is not None and played.over, lesson=lesson, hints=hints,
                       rated=rated)
        log = first_rows(table, row, played)
        table.shadow, table.heard = None, 0  # most of a table's memory: made again when somebody looks
        if played is not None and played.over:
            row.record = zlib.compress(played.record.encode(), 9)
        digest, layout = layout_of(table.game.plan)
        known = digest in self._layouts

        def write(connection: Connection) -> bool:
            if not known:
                write_layout(connection, digest, layout)
            if claim is not None and not claim(connection, row.id):
                return False
            write_table(connection, row, seats, log)
            if also is not None:
                also(connection, row, seats)
            return True
        if not await self.store.write(write, row.id):
            raise NotCreated
        self._layouts.add(digest)
        if played is None:
            table.state = table.start  # they are the same until somebody moves, and half of what the table takes
            session = Session(table, sit(seats))
            live = LiveTable(self.store, row, seats, [], ReplayedLog(session, 0), local=True,
                             clock=read_clock(row, seats, [], session, self.timekeeper.pauses))
            self._furnish(live)
            self.open[row.id] = live
            live.address = address
            self.consider(live)  # a table with moves is replayed when somebody opens it
        return TableCreated(
            id=row.id, watch=f"/table/{row.id}", maker=creator, delayed=tokens.get(WATCH, ""), seats=[
                SeatLink(seat=seat.seat, name=seat.name, controller=seat.controller, token=tokens.get(seat.seat))
                for seat in seats if seat.controller != WATCH])

    async def change_seat(self, live: LiveTable, old: SeatRow, new: SeatRow,
                          also: Callable[[Connection, SeatRow], None] | None = None) -> bool:
        """False if the seat is not as it was. What `also` writes is stored with it; if it refuses, nothing is."""
        clock = ""
        if live.clock is not None and new.controller != old.controller:
            clock = SIT if new.controller == HUMAN else RISE
        async with live.lock:

            def write(connection: Connection) -> bool:
                changed = change_seat(connection, live.id, old, new, clock)
                if changed and also is not None:
                    also(connection, new)
                return changed
            done = await self.store.write(write, live.id)
            if done and not clock:
                live.set_seats([new if row.seat == new.seat else row for row in live.seats])
                live.changed()
        if clock or not done:
            await live.catch_up()
        self.consider(live)
        return done

    # ------------------------------------------------------------------ keeping up

    def touched(self, ids: list[str]) -> None:
        """Called when another process wrote something about these tables."""
        for id in ids:
            live = self.open.get(id)
            if live is not None:
                spawn(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Exception as error:  # the table can be loaded again from the database
            if live.forgotten:  # the server is stopping, or nobody needs it any more
                return
            if not live.deleted:
                LOG.warning("table %s: it is loaded again: %s", live.id, error)
            self.forget(live)
            return
        self.consider(live)

    def forget(self, live: LiveTable) -> None:
        if self.open.get(live.id) is live:
            del self.open[live.id]
        live.forgotten = True
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        self._send_away(live)

    def dismiss(self, live: LiveTable) -> None:
        """Sends everybody away because the server stops. Requests under way still find the table."""
        live.forgotten = True
        self._send_away(live)

    @staticmethod
    def _send_away(live: LiveTable) -> None:
        for watcher in live.watchers:
            watcher.gone = True
            watcher.wake.set()

    async def compare(self) -> None:
        """Updates tables that are behind the database."""
        ids = list(self.open)
        if not ids:
            return
        for i in range(0, len(ids), 500):
            part = ids[i:i + 500]
            heads = await self.store.read(lambda c, part=part: read_heads(c, part))  # type: ignore[misc]
            self.touched([id for id, head in heads.items()
                          if id in self.open and self._is_behind(self.open[id], *head)])

    @staticmethod
    def _is_behind(live: LiveTable, seq: int, said: int, seats: list[SeatRow]) -> bool:
        return seq > live.seq or said > len(live.chat) or seats != live.seats

    def sweep(self) -> None:
        """Drops tables that nobody has used for a while, and sooner what was made for their viewers."""
        now = time.monotonic()
        self.bots.sweep()
        for live in list(self.open.values()):
            self.bots.consider(live)
            busy = live.watchers or live.lock.locked() or (live.bot_task is not None and not live.bot_task.done())
            if busy or now - live.used <= self.settings.idle / 10:
                continue
            # People come back to a finished table to look, not to play, so it need not stay in memory for long.
            if live.table.over or now - live.used > self.settings.idle:
                self.forget(live)
            else:
                live.tidy()


# ------------------------------------------------------------------ who sits where


def seat_rows(table: Table, wishes: list[SeatWish], names: dict[str, str], tokens: dict[str, str]) -> list[SeatRow]:
    """Assigns wishes to the players' seats in order. By default the first is a human, the others are bots."""
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


def first_rows(table: Table, row: TableRow, played: Played | None) -> list[LogRow]:
    """The first entries of a log: the ruleset and the position, then the moves that were already made."""
    out = [LogRow(BEGIN, RULES, "", row.rules, row.created, pack_whole(table.start, table.happened()))]
    if played is not None:
        out += [LogRow(n, MOVE, "", move, row.created, delta)
                for n, (move, delta) in enumerate(zip(played.moves, played.deltas, strict=True), 1)]
    return out


def default_name(controller: str, letter: str) -> str:
    return default_bot(letter) if controller == BOT else default_player(letter) if controller == HUMAN else ""


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if len(name) > NAME_LIMIT or not name.isprintable():
        raise BadInput(Reason("name-too-long", n=NAME_LIMIT))
    return name


def checked_title(title: str) -> str:
    title = " ".join(title.split())
    if len(title) > TITLE_LIMIT or not title.isprintable():
        raise BadInput(Reason("title-too-long", n=TITLE_LIMIT))
    return title


def new_table(game: str, options: dict[str, Any], seed: int | str | None) -> Table:
    if isinstance(seed, str) and seed.startswith(OLD):  # its deals can be computed
        raise BadInput(Reason("seed-old", word=OLD))
    return open_table(landsraad.game(game), options, secrets.token_hex(SEED_BYTES) if seed is None else read_seed(seed))
