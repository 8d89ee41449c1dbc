"""Sends what is in the queue: claims it, checks whether it still holds, notes that it begins, and how it ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from sqlalchemy import Connection

from landsraad.play import HUMAN
from landsraad.server.notices.lookout import wait_of
from landsraad.server.notices.outcomes import GONE, INTERRUPTED, LATER, SLOW, Failed, Outcome
from landsraad.server.notices.queue import (
    FAILED,
    PAST,
    SENT,
    UNKNOWN,
    WAITING,
    QueueRow,
    begin,
    claim,
    next_due,
    recover,
    settle,
)
from landsraad.server.notices.quiet import quiet_until
from landsraad.server.notices.texts import Note, note_of
from landsraad.server.notices.transports import Transports
from landsraad.server.profiles.rows import read_profile
from landsraad.server.settings import Settings
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.storage.notice_rows import (
    PUSH,
    TURN,
    ChannelRow,
    SettingsRow,
    change_channel,
    is_signed_in,
    read_channel,
    read_settings,
    remove_channels,
    way_of,
)
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import Missing

T = TypeVar("T")
LOG: Final = logging.getLogger("landsraad.server")
AT_ONCE: Final = 8  # attempts of this process
HOUR: Final = 3600.0
PER_HOUR: Final = 60  # notices to one channel
TRIES: Final = 6  # attempts for one notice
BACK_OFF: Final = 30.0  # seconds after the first failed attempt; four times as long after each other one
LONGEST: Final = 6 * HOUR
FAILURES: Final = 5  # notices in a row that failed, until the channel is switched off
PAUSES: Final = (0.2, 0.5, 1.0, 2.0)  # seconds before a write is tried again
POLL: Final = 5.0  # seconds between looks for what other processes queued or left behind


class Delivery:
    now = staticmethod(time.time)  # tests replace it

    def __init__(self, store: Store, tables: OpenTables, settings: Settings, transports: Transports) -> None:
        self.store = store
        self.tables = tables
        self.settings = settings
        self.transports = transports
        self.owner = store.name
        self.wake = asyncio.Event()
        self.resting = False  # the server stops: nothing new is begun
        self._room = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        while not self.resting:
            wait = POLL
            try:
                wait = await self.round()
            except StoreTrouble as error:
                LOG.warning("notices wait: %s", error)
            except Exception as error:
                LOG.error("notices could not be sent", exc_info=error)
            if self.resting:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.wake.wait()
            self.wake.clear()

    async def round(self) -> float:
        """Sends what is due. Returns the seconds until there may be more."""
        while not self.resting and (rows := await self.store.write(self._claim)):
            await asyncio.gather(*(self._deliver(row) for row in rows))
        due = await self.store.read(next_due)
        return POLL if due is None else min(POLL, max(0.05, due - self.now()))

    def _claim(self, connection: Connection) -> list[QueueRow]:
        now = self.now()
        for id in recover(connection, now):
            change_channel(connection, id, trouble=INTERRUPTED, detail="")
        return claim(connection, self.owner, now)

    async def _deliver(self, row: QueueRow) -> None:
        async with self._room:
            try:
                if self.resting:
                    await self._end(row, WAITING)
                else:
                    await self._attempt(row)
            except StoreTrouble as error:  # its lease ends: what had not begun is sent then
                LOG.warning("a notice waits: %s", error)
            except Exception as error:  # one that cannot be sent keeps no other one back
                LOG.error("a notice could not be sent", exc_info=error)
                await self._end(row, FAILED)

    async def _attempt(self, row: QueueRow) -> None:
        channel, settings, signed_in = await self.store.read(lambda c: look_up(c, row))
        if channel is None or settings is None or channel.off or not settings.wants(way_of(channel.kind), row.kind):
            return await self._end(row, PAST)
        if not signed_in:  # somebody else may be using that browser
            await self.store.write(lambda c: remove_channels(c, row.profile_id, [channel.id]))
            return None
        now = self.now()
        later = quiet_until(now, settings.zone, settings.quiet_from, settings.quiet_until)
        if now - channel.hour < HOUR and channel.count >= PER_HOUR:
            later = max(later, channel.hour + HOUR)
        if later:
            return await self._end(row, WAITING, due=later)
        note = await self._note(row, settings)
        if note is None:
            return await self._end(row, PAST)
        try:
            attempt = await self.transports.open(channel, note)
        except Failed as failed:
            return await self._ended(row, channel, failed.outcome)
        try:
            if await self._write(lambda c: self._begin(c, row, channel)):
                await self._ended(row, channel, await attempt.send())
        finally:
            attempt.close()

    def _begin(self, connection: Connection, row: QueueRow, channel: ChannelRow) -> bool:
        now = self.now()
        if not begin(connection, row.id, self.owner, now):
            return False
        fresh = now - channel.hour >= HOUR
        change_channel(connection, channel.id, hour=now if fresh else channel.hour,
                       count=1 if fresh else channel.count + 1)
        return True

    async def _note(self, row: QueueRow, settings: SettingsRow) -> Note | None:
        """What to say; none if it does not hold any more."""
        try:
            live = await self.tables.get_fresh(row.table_id)
        except Missing:
            return None
        if row.kind == TURN:
            actor = live.actor_seat()
            waits = (actor is not None and actor.letter == row.seat and actor.controller == HUMAN
                     and not live.is_away(row.seat))
            if not waits or await self.store.read(lambda c: wait_of(c, row.table_id, row.seat)) != row.wait:
                return None
        return note_of(live, row.kind, row.seat, settings.lang, str(row.id), settings.site)

    # ------------------------------------------------------------------ how it ended

    async def _end(self, row: QueueRow, state: str, due: float | None = None) -> None:
        await self._write(lambda c: settle(c, row.id, self.owner, state, due))

    async def _ended(self, row: QueueRow, channel: ChannelRow, outcome: Outcome) -> None:
        now = self.now()
        await self._write(lambda c: settled(c, row, channel, outcome, self.owner, now))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Writes, and tries again if other processes hold the rows. Done twice, it changes nothing more."""
        for pause in PAUSES:
            try:
                return await self.store.write(work)
            except StoreTrouble:
                await asyncio.sleep(pause)
        return await self.store.write(work)


def look_up(connection: Connection, row: QueueRow) -> tuple[ChannelRow | None, SettingsRow | None, bool]:
    """Where and how a notice goes. A closed profile gets nothing."""
    profile = read_profile(connection, row.profile_id)
    if profile is None or profile.closed is not None:
        return None, None, False
    channel = read_channel(connection, row.channel_id)
    signed_in = channel is None or channel.kind != PUSH or is_signed_in(connection, row.profile_id, channel.visit_id)
    return channel, read_settings(connection, row.profile_id), signed_in


def settled(connection: Connection, row: QueueRow, channel: ChannelRow, outcome: Outcome, owner: str,
            now: float) -> None:
    """Stores how an attempt ended, for the queue and for the owner of the channel."""
    if outcome.delivered:
        settle(connection, row.id, owner, SENT)
        change_channel(connection, channel.id, told=now, fails=0, trouble="", detail="")
        return
    if outcome.trouble == GONE and channel.kind == PUSH:  # the browser has left: it comes back by itself
        remove_channels(connection, channel.profile_id, [channel.id])
        return
    told = {"trouble": outcome.trouble, "detail": f"{outcome.by} {outcome.detail}".strip()[:120]}
    if outcome.trouble in LATER and row.tries + 1 < TRIES:
        wait = max(min(BACK_OFF * 4 ** row.tries, LONGEST), min(outcome.after, LONGEST))
        settle(connection, row.id, owner, WAITING, now + wait, row.tries + 1)
        change_channel(connection, channel.id, **told)
        return
    settle(connection, row.id, owner, UNKNOWN if outcome.trouble == SLOW else FAILED)
    fails = channel.fails + 1
    change_channel(connection, channel.id, fails=fails, off=fails >= FAILURES or outcome.trouble == GONE, **told)
