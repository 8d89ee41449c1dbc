"""Decides what a connected viewer may see: a seat's view, the public view, or the delayed view."""

from __future__ import annotations

from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.delayed_view import delayed_message, delayed_render, events_until, horizon
from landsraad.server.views.reconnects import check, heard
from landsraad.server.views.rendering import message, render


async def recognise(live: LiveTable, token: str, lang: str, since: int, seq: int, chat_since: int,
                    mark: str = "") -> Watcher | None:
    """The watcher for a token.

    A seat may have been taken through another process a moment ago, so the database is read again before anybody is
    sent away or told to start over.
    """
    await live.admit(token)
    watcher = live.watcher(token, lang, since, seq, chat_since)
    if watcher is None or seq > told_until(live, watcher)[1]:
        await live.catch_up()
        await live.admit(token)
        watcher = live.watcher(token, lang, since, seq, chat_since)
    if watcher is not None:
        if watcher.delayed:
            await live.prepare(horizon(live))
        check(live, watcher, mark, told_until(live, watcher))
    return watcher


async def seated(live: LiveTable, token: str) -> str | None:
    """The seat that a link opens, with its player noted as present. Reads again as `recognise` does."""
    await live.admit(token)
    if live.seat_of(token) is None:
        await live.catch_up()
        await live.admit(token)
    return live.comes(token)


def told_until(live: LiveTable, watcher: Watcher) -> tuple[int, int, int]:
    """What a watcher has once it is up to date: the numbers of the next event, the entry and the next chat line."""
    if watcher.delayed:
        at = horizon(live)
        return events_until(live, at), at, len(heard(live, None)) if live.table.over else 0
    return len(live.table.happened()), live.seq, len(heard(live, watcher.seat))


def state_for(live: LiveTable, watcher: Watcher) -> bytes:
    if watcher.delayed:
        return delayed_render(live, watcher.lang, watcher.since, watcher.chat_since)
    return render(live, watcher.seat, watcher.lang, watcher.since, watcher.seq, watcher.chat_since)


def message_for(live: LiveTable, watcher: Watcher, kind: str) -> bytes:
    if watcher.delayed:
        return delayed_message(live, kind, watcher.lang, watcher.since, watcher.chat_since)
    return message(live, kind, watcher)
