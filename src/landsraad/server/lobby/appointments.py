"""Scheduled tables: when they are due, reminders, calendar files, and the hourly table."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection

import landsraad
from landsraad.bots.registry import LEVELS
from landsraad.kernel.errors import BadInput, nearest
from landsraad.server.lobby import boxes, steps
from landsraad.server.lobby.hooks import Hooks
from landsraad.server.lobby.rows import (
    DRAFT,
    HOURLY,
    MAKING,
    OPEN,
    READY,
    Gathering,
    change_gathering,
    read_gathering,
    write_gathering,
)
from landsraad.server.settings import Settings

HOUR: Final = 3600.0
RANDOM: Final = "random"  # a bot for tests
REMINDED: Final = 900.0  # seconds before it begins
LASTS: Final = 7200  # seconds that a calendar reserves for a game
AHEAD: Final = 366 * 86_400.0  # the furthest appointment
HOUR_CLOCK: Final = "live 1200 20"
HOUR_PLAYERS: Final = 4
LINE: Final = 73  # bytes of a line in a calendar file, before it is folded


def is_due(row: Gathering, now: float) -> bool:
    """Whether time changes something at this gathering."""
    if row.state == MAKING:
        return False
    if row.until is not None and now >= row.until and row.state in (READY, DRAFT):
        return True
    if row.state == OPEN and row.starts is not None:
        return now >= row.starts or (row.reminded is None and now >= row.starts - REMINDED)
    return steps.needs_pages(row) and any(now - person.seen > steps.GONE for person in row.people)


def remind(connection: Connection, row: Gathering, now: float, hooks: Hooks) -> None:
    """Reminds people once, a quarter of an hour before. Nobody is reminded who came later than that."""
    if row.state == OPEN and row.starts is not None and row.reminded is None and now >= row.starts - REMINDED:
        if now < row.starts and row.created < row.starts - REMINDED:
            hooks.remind(connection, row)
        change_gathering(connection, row, reminded=now)


# ------------------------------------------------------------------ the hourly table


def next_hour(now: float) -> float:
    return (now // HOUR + 1) * HOUR


def players_for(game: str) -> int:
    """The people at an hourly table of this game."""
    return 2 if game == "arrakis" else HOUR_PLAYERS


def check_hourly(settings: Settings) -> None:
    """Refuses settings that cannot be meant."""
    for game in settings.hourly:
        if game not in landsraad.games():
            raise BadInput(f"LANDSRAAD_HOURLY: unknown game {game!r}{nearest(game, landsraad.games())}")
    if settings.hourly_bots and settings.hourly_bots not in (*LEVELS, RANDOM):
        raise BadInput(f"LANDSRAAD_HOURLY_BOTS: unknown level {settings.hourly_bots!r}"
                       f"{nearest(settings.hourly_bots, LEVELS)}")


def hour_id(game: str, starts: float) -> str:
    return f"hour-{game[:12]}-{int(starts // HOUR)}"


def hour_table(connection: Connection, game: str, now: float, bots: str) -> Gathering:
    """The next hourly table of a game. It is stored when somebody signs up first."""
    starts = next_hour(now)
    id = hour_id(game, starts)
    found = read_gathering(connection, id)
    if found is None:
        players = players_for(game)
        options = boxes.with_sets(game, players, [])
        found = Gathering(id, HOURLY, game, json.dumps(options), players, "", HOUR_CLOCK, "", True, None, None, bots,
                          True, "", now, starts, OPEN, None)
        write_gathering(connection, found)
    return found


# ------------------------------------------------------------------ calendar files


def calendar(row: Gathering, summary: str, about: str, address: str, now: float) -> str:
    """The appointment as an iCalendar file (RFC 5545). Times are in UTC, so every calendar shows its own zone."""
    assert row.starts is not None
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Landsraad//Landsraad//EN", "METHOD:PUBLISH", "BEGIN:VEVENT",
        f"UID:{row.id}@landsraad", f"SEQUENCE:{row.version}", f"DTSTAMP:{stamp(now)}", f"DTSTART:{stamp(row.starts)}",
        f"DTEND:{stamp(row.starts + LASTS)}", f"SUMMARY:{escaped(summary)}", f"DESCRIPTION:{escaped(about)}",
        f"URL:{address}", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", f"DESCRIPTION:{escaped(summary)}",
        "END:VALARM", "END:VEVENT", "END:VCALENDAR"]
    return "".join(f"{folded(line)}\r\n" for line in lines)


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """Breaks a long line, never inside of a letter."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > LINE:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])
