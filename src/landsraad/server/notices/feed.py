"""The feed of a profile's turns, as Atom. Its address has a secret, and opens nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

from landsraad.server.notices.texts import TITLES, seat_path, table_line
from landsraad.server.storage.notice_rows import TURN, SettingsRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.views.cached_messages import cached_messages

CONTROLS = dict.fromkeys(range(32))  # letters that XML does not have


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def plain(text: str) -> str:
    return escape(text.translate(CONTROLS))


def feed(settings: SettingsRow, turns: list[tuple[LiveTable, str, int, float]]) -> bytes:
    """turns: tables with the seat that has to decide, the wait, and since when."""
    cat = cached_messages(settings.lang)
    title, site = cat.text(TITLES[TURN]), settings.site
    updated = max((at for *_, at in turns), default=0.0)
    lines = ['<?xml version="1.0" encoding="utf-8"?>',
             f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{settings.lang}">',
             f"<id>urn:landsraad:turns:{digest(settings)}</id>", f"<title>Landsraad · {plain(title)}</title>",
             f"<updated>{stamp(updated)}</updated>", "<author><name>Landsraad</name></author>",
             f"<link href={quoteattr(site + '/')}/>"]
    for live, seat, wait, at in turns:
        lines += ["<entry>", f"<id>urn:landsraad:turn:{live.id}:{seat}:{wait}</id>",
                  f"<title>{plain(f'{title}: {table_line(live, seat, settings.lang)}')}</title>",
                  f"<updated>{stamp(at)}</updated>",
                  f"<link href={quoteattr(site + seat_path(live.id, seat))}/>", "</entry>"]
    return "\n".join([*lines, "</feed>", ""]).encode()


def digest(settings: SettingsRow) -> str:
    return (settings.feed or "")[:16]
