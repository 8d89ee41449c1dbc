"""A table in memory: the state that its log leads to, and the only way to change it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from array import array
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from landsraad.kernel.chance import commitment_of, key_of
from landsraad.kernel.deltas import encode_delta
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Named, Reason
from landsraad.kernel.table import Table
from landsraad.play import HUMAN
from landsraad.play.clocks import Clock
from landsraad.server.metrics import GameMeter
from landsraad.server.scheduling import Ask
from landsraad.server.storage.appending import Entry
from landsraad.server.storage.database import Store, TableGone
from landsraad.server.storage.queries import (
    AGAIN,
    CLOCK,
    CLOSE,
    MOVE,
    RULES,
    UNDO,
    ChatRow,
    LogRow,
    News,
    SeatRow,
    TableRow,
    change_seat,
    is_token,
    read_news,
    write_chat,
    write_summary,
)
from landsraad.server.tables.background import spawn
from landsraad.server.tables.clock import note
from landsraad.server.tables.history import History
from landsraad.server.tables.log_replay import ReplayedLog
from landsraad.server.tables.private_talk import check_opening, check_talking, cone_of, hears, write_cone
from landsraad.server.tables.records import packed_record
from landsraad.server.tables.refusals import BrokenMove, Missing, NotYours, Refused, Stale
from landsraad.server.tables.seating import Seating
from landsraad.server.tables.watchers import Watcher

LOG: Final = logging.getLogger("landsraad.server")
SUMMARY_EVERY: Final = 25  # entries between updates of the round in the list of tables
PRESENCE_DELAY: Final = 0.3  # seconds in which comings and goings are collected
THOUGHTS: Final = "thoughts"  # key of `sections`: explanations of bots, which are expensive


class LiveTable(Seating, History):
    """A table in memory.

    The lock makes one change at a time; the primary key of the log does the same between processes. Every change is
    stored first, and only after the commit it happens here and is announced.
    """

    now = staticmethod(time.time)  # the time of chat lines; tests replace it

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], chat: list[ChatRow], replayed: ReplayedLog,
                 local: bool, clock: Clock | None = None) -> None:
        self.store = store
        self.row = row
        self.id = row.id
        self.seats = seats
        self.chat = chat
        self.session = replayed.session
        self.seq = replayed.seq
        self.decided = replayed.seq  # the last entry that changed the game
        self.again = ""  # the table of the rematch
        self.closed = False  # by an operator
        self.clock = clock
        self.cuts = replayed.cuts
        self.past = replayed.past
        self.finishing: asyncio.Task[None] | None = None  # writes the record
        # Shown from the start. The record at the end tells the seed, which proves that the deal was fixed.
        self.commitment = "" if row.start is not None else commitment_of(key_of(row.whole_seed))
        self.marks = array("I")  # one for each entry of the log; see `reconnects`
        self.trouble = replayed.trouble  # why the game cannot go on; players are told that the rules have changed
        self.local = local  # the last entry was written here: this process asks the bots
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.version = 0
        self.used = time.monotonic()
        self.revision = 0  # see `revisions`
        self.rendered: dict[Any, Any] = {}  # messages of this version, by viewer
        self.sections: dict[Any, Any] = {}  # views that outlive a version, by viewer; see `revisions`
        self.names: dict[str, dict[str, str]] = {}  # what the seats are called, by language
        self.blanks: dict[str, dict[bytes, bytes]] = {}  # the same for `sentence_templates`
        self.seated: dict[str, list[Any]] = {}  # the `SeatInfo` messages of the seats, by language
        self.automas: list[bool] = []  # which seats are automas, and once more for events of nobody
        self.checkpoints: dict[int, State] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self.ask: Ask | None = None  # the question to the bot that has to decide
        self.queued = False  # that question has waited so long that viewers are told
        self.address = ""  # of the creator, if the table was created here; it is never stored
        self.looked = -math.inf  # when somebody last asked for the state, without waiting for news
        self.looker = ""  # and from which address
        self.notice: Callable[[LiveTable], None] | None = None  # called after each change, to start bots and clocks
        self._presence: asyncio.TimerHandle | None = None
        # Of the timekeeper: its next look at the table, since when somebody waits for the actor, and when a bot takes
        # over.
        self.timer: asyncio.TimerHandle | None = None
        self.forgotten = False
        self.deleted = False
        self.company = 0.0
        self.takeover = 0.0
        self.opened = time.time()
        self.noticed = -1  # the last entry that was looked through for notices, and the seats as they were then
        self.noticed_seats: list[SeatRow] | None = None
        self.meter: GameMeter | None = None
        self.untold = 0.0  # the `time.perf_counter` at which the first unannounced move came in
        self.seen: dict[str, float] = {}  # when each seat's player last asked for something

    # ------------------------------------------------------------------ changing

    async def play(self, seat: str, move: str, expect: int, bot: bool = False) -> None:
        received = time.perf_counter()
        async with self.lock:
            await self._expect(expect)
            table = self.table
            if table.over:
                raise Refused(Reason("over"))
            if table.actor != seat:
                raise NotYours(Reason("not-your-decision", seat=Named("seat", str(table.actor))), self)
            if self.gathers:
                raise Refused(Reason("rated-gathers"))
            if bot != self.waits_for_bot:
                raise NotYours(Reason("player-is-back") if bot else Reason("bot-plays-seat"))
            number = table.parse(move)
            if not table.state.is_legal(number):
                raise Refused(table.refusal(number), self)
            after = self._attempt(table, number)
            entry = Entry(self.id, self.seq + 1, MOVE, seat, table.notation(number), time.time(),
                          encode_delta(table.state, after, after.log or []))
            if self.seq % SUMMARY_EVERY == 0 and self.seq > 0:
                entry.round = self.round()
            entry.ends = self.row.rated and after.over
            await self._store(entry)
            self.session.accept(number, after)
            self._wrote(LogRow(entry.seq, MOVE, seat, entry.text, entry.at))
            self._measure(bot, received)
            self.changed()
            if table.over:
                self.row.finished = True
                self.finish()

    def _attempt(self, table: Table, number: int) -> State:
        """Plays a move on a copy before it is stored. If the rules fail on it, it is refused and nothing changes."""
        try:
            return table.attempt(number)
        except Exception as error:
            LOG.error("table %s: move %s after entry %d broke the rules", self.id, table.notation(number), self.seq,
                      exc_info=error)
            raise BrokenMove(Reason("broken-move")) from error

    def finish(self) -> None:
        """Starts to write the record of a finished game, in the background."""
        self.finishing = spawn(self._finish())

    async def _finish(self) -> None:
        """Writes the record at once, because later rules could differ."""
        try:
            self.row.record = await asyncio.to_thread(packed_record, self.table, self.seats)
        except BadInput as error:  # its rules changed on the way
            LOG.info("table %s: no record: %s", self.id, error)
        round_, record = self.round(), self.row.record
        await self.store.write(lambda c: write_summary(c, self.id, round_, True, record), self.id)

    def _measure(self, bot: bool, received: float) -> None:
        if self.meter is not None:
            self.meter.move_stored(bot, received)
            self.untold = self.untold or received

    async def undo(self, seat: str, expect: int, reset: bool) -> None:
        async with self.lock:
            await self._expect(expect)
            if self.table.over:
                raise Refused(Reason("over"))
            if self.is_away(seat):
                raise NotYours(Reason("bot-plays-seat"))
            reason = self.why_not_undo(seat)
            if reason is not None:
                raise Refused(reason, self)
            await self._undo(seat, self.session.reset_length(seat) if reset else 1)

    async def return_to(self, seat: str, expect: int, length: Callable[[], int]) -> None:
        """Takes back as many moves as `length` says, also those of others: a learner goes back in a lesson."""
        async with self.lock:
            await self._expect(expect)
            if self.table.over:
                raise Refused(Reason("over"))
            if (n := length()) > 0:
                await self._undo(seat, n)

    async def _undo(self, seat: str, n: int) -> None:
        entry = Entry(self.id, self.seq + 1, UNDO, seat, str(n), time.time())
        await self._store(entry)
        self._take_back(entry.seq, n)
        self._wrote(LogRow(entry.seq, UNDO, seat, entry.text, entry.at))
        self.changed()

    async def tell_clock(self, seat: str, what: str, holds: Callable[[Clock], bool], at: float | None = None) -> bool:
        """Stores a clock event if its condition still holds. False if it does not."""
        async with self.lock:
            if self.clock is None or self.table.over or self.closed or not holds(self.clock):
                return False
            await self._tell(CLOCK, seat, what, time.time() if at is None else at)
            return True

    async def tell_again(self, id: str) -> str:
        """Announces the table of the rematch, and returns the one that was announced first."""
        async with self.lock:
            if not self.again:
                try:
                    await self._tell(AGAIN, "", id, time.time())
                except Stale:
                    if not self.again:
                        raise
            return self.again

    async def _tell(self, kind: str, seat: str, text: str, at: float) -> None:
        entry = Entry(self.id, self.seq + 1, kind, seat, text, at)
        await self._store(entry)
        self._wrote(LogRow(entry.seq, kind, seat, text, at))
        self.changed()

    def _wrote(self, row: LogRow) -> None:
        """Takes in one more entry of the log, which the session has already."""
        self.seq = row.seq
        self.marks.append(row.mark)
        if row.kind in (MOVE, UNDO):
            self.decided = row.seq
        elif row.kind == AGAIN:
            self.again = row.text
        elif row.kind == CLOSE:
            self.closed = True
        if self.clock is not None:
            note(self.clock, self.session, row)

    async def say(self, seat: str, text: str, cone: bool = False) -> ChatRow:
        """Stores a chat line for everybody, or for the partners under a cone of silence."""
        async with self.lock:
            self.check_open()
            name, at, heard = self._name(seat), self.now(), ""
            if cone:
                under = cone_of(self.table, self.chat, self.seats, seat)
                check_talking(under, at)
                heard = " ".join(under.seats)
            row = await self.store.write(lambda c: write_chat(c, self.id, seat, name, text, at, heard=heard), self.id)
            await self._said(row)
            return row

    async def open_cone(self, seat: str) -> ChatRow:
        async with self.lock:
            self.check_open()
            cone = cone_of(self.table, self.chat, self.seats, seat)
            name, at, used = self._name(seat), self.now(), self.table.game.private_talks(self.table.state) - cone.left
            check_opening(cone, at)
            row = await self.store.write(lambda c: write_cone(c, self.id, seat, name, at, cone.seats, used), self.id)
            if row is None:
                await self._catch_up()
                raise Refused(Reason("cone-open"))
            await self._said(row)
            return row

    async def _said(self, row: ChatRow) -> None:
        if row.n != len(self.chat):  # another process stored a line first
            await self._catch_up()
        else:
            self.chat.append(row)
            self.changed([row])

    async def _expect(self, expect: int) -> None:
        if expect > self.seq:  # another process wrote more, or the log was restored from a backup
            await self._catch_up()
        if not self.decided <= expect <= self.seq:
            raise Stale
        if self.stuck is not None:
            raise Refused(self.stuck)

    def check_open(self) -> None:
        if self.closed:
            raise Refused(Reason("table-closed"))

    async def _store(self, entry: Entry) -> None:
        try:
            stored = await self.store.append(entry)
        except asyncio.CancelledError:  # the caller has gone, but the entry may be stored all the same
            spawn(self._recover())
            raise
        except TableGone:
            self.deleted = True
            raise Missing(Reason("table-deleted")) from None
        if not stored:
            await self._catch_up()
            raise Stale
        self.local = True

    async def _recover(self) -> None:
        await self.store.write(lambda c: None)  # behind what is waiting to be written
        await self.catch_up()

    def _take_back(self, seq: int, n: int) -> None:
        self.session.take_back(n)
        self.seq = seq
        left = len(self.session.steps)
        self.cuts.append((seq, left))
        self.checkpoints = {at: state for at, state in self.checkpoints.items() if at <= left}

    def _name(self, seat: str | None) -> str:
        row = None if seat is None else self.seat_row(seat)
        return row.name if row is not None and row.name else str(seat)

    async def admit(self, token: str) -> None:
        """Retires the old link of a seat when its renewed link is used for the first time.

        This also disconnects everybody who used the old link.
        """
        old = next((row for row in self.seats if row.controller == HUMAN and is_token(token, row.fresh)), None)
        if old is None:
            return
        new = replace(old, token=old.fresh, fresh="", copies="")
        async with self.lock:
            if await self.store.write(lambda c: change_seat(c, self.id, old, new), self.id):
                self.set_seats([new if row.seat == new.seat else row for row in self.seats])
                self.changed()
            else:
                await self._catch_up()

    async def settle(self) -> None:
        """Waits until the change under way is stored."""
        async with self.lock:
            pass

    # ------------------------------------------------------------------ other processes

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Takes in what other processes wrote into the log, the chat and the seats."""
        seq, said = self.seq, len(self.chat)
        news = await self.store.read(lambda c: read_news(c, self.id, seq, said))
        if not news.seats:
            self.deleted = True
            raise Missing(Reason("table-deleted"))
        self._take_news(news)

    def _take_news(self, news: News) -> None:
        before = self.seq
        for row in news.log:
            if row.seq != self.seq + 1:
                raise BadInput(f"the log of {self.id} has no entry {self.seq + 1}")
            if row.kind == MOVE:
                self._follow(row)
            elif row.kind == RULES:
                raise BadInput(f"table {self.id} continues with other rules")
            elif row.kind == UNDO:
                self._take_back(row.seq, int(row.text))
            self._wrote(row)
        if self.seq != before:
            self.local = False
        said = [row for row in news.chat if row.n >= len(self.chat)]
        self.chat += said
        seated = self.set_seats(news.seats)
        if seated or self.seq != before:
            self.changed()
        elif said:
            self.changed(said)

    def _follow(self, row: LogRow) -> None:
        """Plays a move that another process stored."""
        number = self.table.parse(row.text)
        if not self.table.state.is_legal(number):
            raise BadInput(f"entry {row.seq} is not possible here: {row.text}")
        after = self.table.attempt(number)
        if row.delta is not None and encode_delta(self.table.state, after, after.log or []) != row.delta:
            raise BadInput(f"entry {row.seq} leads to a different position here")
        self.session.accept(number, after)
        if self.table.over:
            self.row.finished = True

    # ------------------------------------------------------------------ who listens

    def changed(self, said: list[ChatRow] | None = None) -> None:
        """Starts a new version and wakes the viewers.

        said: the new chat lines if nothing else is new. Viewers who may not read them are not woken, so that they learn
        nothing.
        """
        self.version += 1
        self.used = time.monotonic()
        self.rendered.clear()
        for watcher in self.watchers:
            if said is None or any(hears(row, watcher.seat) for row in said):
                watcher.wake.set()
        if self.notice is not None:
            self.notice(self)

    def look(self, address: str) -> None:
        """Notes that somebody asked for the state, because a table of bots goes on while somebody watches."""
        self.looked, self.looker = time.monotonic(), address
        if self.notice is not None:
            self.notice(self)

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._presence_changed()
        if self.notice is not None and len(self.watchers) == 1:  # a table of bots goes on
            self.notice(self)

    def tidy(self) -> None:
        """Drops what was made for viewers, which is most of the memory of a table. Called when nobody is here."""
        self.sections = {name: kept for name, kept in self.sections.items() if name == THOUGHTS}
        self.rendered.clear()
        self.checkpoints.clear()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.seat is not None:
            self.seen[watcher.seat] = time.time()
        self.used = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.rendered.clear()
        self.seated.clear()
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self.changed()
