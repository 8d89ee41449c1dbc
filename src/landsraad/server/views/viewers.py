"""Decides what a connected viewer may see: a seat's view, the public view, or the delayed view."""

from __future__ import annotations

from landsraad.server.tables.live_table import Room
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.delayed_view import delayed_message, delayed_render, events_until, horizon
from landsraad.server.views.reconnects import check, heard
from landsraad.server.views.rendering import message, render


async def recognise(room: Room, token: str, lang: str, since: int, seq: int, chat_since: int,
                    mark: str = "") -> Watcher | None:
    """The watcher for a token.

    A seat may have been taken through another process a moment ago, so the database is read again before anybody is
    sent away or told to start over.
    """
    await room.admit(token)
    watcher = room.watcher(token, lang, since, seq, chat_since)
    if watcher is None or seq > told_until(room, watcher)[1]:
        await room.catch_up()
        await room.admit(token)
        watcher = room.watcher(token, lang, since, seq, chat_since)
    if watcher is not None:
        if watcher.delayed:
            await room.prepare(horizon(room))
        check(room, watcher, mark, told_until(room, watcher))
    return watcher


async def seated(room: Room, token: str) -> str | None:
    """The seat that a link opens, with its player noted as present. Reads again as `recognise` does."""
    await room.admit(token)
    if room.seat_of(token) is None:
        await room.catch_up()
        await room.admit(token)
    return room.comes(token)


def told_until(room: Room, watcher: Watcher) -> tuple[int, int, int]:
    """What a watcher has once it is up to date: the numbers of the next event, the entry and the next chat line."""
    if watcher.delayed:
        at = horizon(room)
        return events_until(room, at), at, len(heard(room, None)) if room.table.over else 0
    return len(room.table.happened()), room.seq, len(heard(room, watcher.seat))


def state_for(room: Room, watcher: Watcher) -> bytes:
    if watcher.delayed:
        return delayed_render(room, watcher.lang, watcher.since, watcher.chat_since)
    return render(room, watcher.seat, watcher.lang, watcher.since, watcher.seq, watcher.chat_since)


def message_for(room: Room, watcher: Watcher, kind: str) -> bytes:
    if watcher.delayed:
        return delayed_message(room, kind, watcher.lang, watcher.since, watcher.chat_since)
    return message(room, kind, watcher)
