"""What a client has when it reconnects: its chat lines, and whether its state belongs to this log.

Chat lines are numbered among those the viewer may read, so that no missing number reveals a private one.

A database may be restored from a backup. A client that has more than the log holds now, or something else, has to start
over. Numbers alone do not show that once the log has grown again. So a state has a mark, which the client sends back:
the times of its last log entry and of its last chat line.
"""

from __future__ import annotations

from array import array
from typing import Final
from zlib import crc32

from landsraad.server.storage.queries import ChatRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.private_talk import hears
from landsraad.server.tables.watchers import Watcher
from landsraad.server.views.revisions import NEVER

HALF: Final = 8  # hexadecimal digits for the log, as many for the chat


def heard(live: LiveTable, seat: str | None) -> list[ChatRow]:
    """The lines a viewer may read; the place of each is its number."""
    found: list[ChatRow] | None = live.rendered.get(("heard", seat))
    if found is None:
        found = live.rendered[("heard", seat)] = [row for row in live.chat if hears(row, seat)]
    return found


def number_of(live: LiveTable, row: ChatRow, seat: str | None) -> int:
    return sum(1 for other in live.chat if other.n < row.n and hears(other, seat))


def mark_of(live: LiveTable, seat: str | None) -> str:
    """The mark of a viewer who has everything."""
    return f"{_log(live, live.seq)}{_chat(heard(live, seat), len(heard(live, seat)))}"


def delayed_mark(live: LiveTable, at: int, said: int) -> str:
    """The mark of delayed spectators, who know every move up to there."""
    return f"{crc32(array('I', live.table.moves[:at]).tobytes()):08x}{_chat(heard(live, None), said)}"


def _log(live: LiveTable, seq: int) -> str:
    return f"{live.marks[seq - 1] if 0 < seq <= len(live.marks) else 0:08x}"


def _chat(lines: list[ChatRow], said: int) -> str:
    return f"{crc32(repr(lines[said - 1].at).encode()) if 0 < said <= len(lines) else 0:08x}"


def check(live: LiveTable, watcher: Watcher, mark: str, now: tuple[int, int, int]) -> None:
    """Makes a watcher start over if what it has does not belong to this log.

    now: what a watcher has who has everything; see `viewers.told_until`.
    """
    _, seq, said = now
    log, chat = mark[:HALF], mark[HALF:]
    if watcher.delayed:
        log_is, chat_is = delayed_mark(live, watcher.seq, 0)[:HALF], _chat(heard(live, None), watcher.chat_since)
    else:
        log_is, chat_is = _log(live, watcher.seq), _chat(heard(live, watcher.seat), watcher.chat_since)
    if watcher.seq > seq or (mark and watcher.seq >= 0 and log != log_is):
        watcher.since, watcher.seq, watcher.chat_since, watcher.revision = 0, -1, 0, NEVER
    elif watcher.chat_since > said or (mark and watcher.chat_since > 0 and chat != chat_is):
        watcher.chat_since = 0
