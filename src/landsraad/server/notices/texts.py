"""What a notice says, in the language of its profile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.play import AUTOMA
from landsraad.server.storage.notice_rows import FULL, INVITE, OVER, TURN
from landsraad.server.storage.queries import OPEN, WATCH
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.views.cached_messages import cached_messages
from landsraad.text.people import shown_name

TITLES: Final = {TURN: "notice-turn", FULL: "notice-full", OVER: "notice-over", INVITE: "notice-invite"}
TEST: Final = "test"
MOST: Final = 300  # letters


@dataclass(slots=True)
class Note:
    """A notice as it is shown. path: of the page that opens the seat; it has no secret."""

    kind: str
    title: str
    text: str
    path: str
    tag: str
    lang: str
    table: str = ""
    seat: str = ""
    game: str = ""
    id: str = ""
    site: str = ""

    @property
    def url(self) -> str:
        return f"{self.site}{self.path}"


def seat_path(table: str, seat: str) -> str:
    """The page that opens a seat of the profile: the cookie of its browser has the right to it, the address has not."""
    return f"/seat/{table}/{seat}"


def table_line(live: LiveTable, seat: str, lang: str) -> str:
    """`Thursday · Olena, Marek`: what the table is called, and who else is there."""
    cat = cached_messages(lang)
    people = [shown_name(cat, row.name, row.seat) for row in live.seats
              if row.seat != seat and row.controller not in (AUTOMA, WATCH, OPEN) and row.name]
    return " · ".join(part for part in (live.row.title or cat.of_game(live.row.game), ", ".join(people)) if part)[:MOST]


def note_of(live: LiveTable, kind: str, seat: str, lang: str, id: str, site: str) -> Note:
    title = cached_messages(lang).text(TITLES[kind])
    return Note(kind, title, table_line(live, seat, lang), seat_path(live.id, seat), f"{live.id} {seat}", lang,
                live.id, seat, live.row.game, id, site)


def test_note(lang: str, site: str) -> Note:
    cat = cached_messages(lang)
    return Note(TEST, cat.text("notice-test"), cat.text("notice-test-text"), "/you", TEST, lang, site=site)
