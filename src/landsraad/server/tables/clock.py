"""Computes the clock of a table from its log, at the opening and with every further entry."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.play import HUMAN, Session
from landsraad.play.clocks import RISE, SIT, Clock, Pauses, read_rules, turns_of
from landsraad.server.storage.queries import CLOCK, MOVE, OPEN, UNDO, LogRow, SeatRow, TableRow


def read_clock(table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], session: Session,
               pauses: Pauses) -> Clock | None:
    rules = read_rules(table.clock)
    if rules is None:
        return None
    people = frozenset(row.seat for row in seats if row.controller in (HUMAN, OPEN))
    standing = standing_rows(log)
    # If the rules have changed, the session begins at a snapshot: everybody has all their time again from there on.
    skipped = max(0, len(standing) - len(session.steps))
    before = standing[skipped - 1] + 1 if skipped else 0
    clock = Clock(rules, people, log[before - 1].at if before else table.created, pauses, open=first_open(seats, log))
    clock.began(turns_of(session, -1))
    number = {at: n for n, at in enumerate(standing[skipped:])}
    deciders = who_decided(log, session.table.actor)
    left = 0
    for at, row in enumerate(log):
        if row.kind == CLOCK:
            clock.status_changed(row.at, row.seat, row.text, deciders[at])
        elif at < before:
            continue
        elif row.kind == MOVE:
            left += 1
            step = number.get(at)
            actor = deciders[at + 1] if at + 1 < len(log) else session.table.actor
            clock.moved(row.at, row.seat, [] if step is None else turns_of(session, step), actor)
        elif row.kind == UNDO:
            left -= int(row.text)
            clock.undone(row.at, row.seat, left)
    return clock


def note(clock: Clock, session: Session, row: LogRow) -> None:
    """Updates the clock for one more entry, which the session has already."""
    if row.kind == CLOCK:
        clock.status_changed(row.at, row.seat, row.text, session.table.actor)
    elif row.kind == MOVE:
        clock.moved(row.at, row.seat, turns_of(session, len(session.steps) - 1), session.table.actor)
    elif row.kind == UNDO:
        clock.undone(row.at, row.seat, len(clock.asked) - 1 - int(row.text))


def standing_rows(log: Sequence[LogRow]) -> list[int]:
    """The places in the log of the moves that were not undone."""
    out: list[int] = []
    for at, row in enumerate(log):
        if row.kind == MOVE:
            out.append(at)
        elif row.kind == UNDO:
            del out[len(out) - int(row.text):]
    return out


def who_decided(log: Sequence[LogRow], actor: str | None) -> list[str | None]:
    """For each entry, the seat whose decision was awaited before it: the one that made the next move.

    Time that ends with an undo belongs to the seat that took back.
    """
    out: list[str | None] = [None] * len(log)
    for at in range(len(log) - 1, -1, -1):
        if log[at].kind in (MOVE, UNDO):
            actor = log[at].seat
        out[at] = actor
    return out


def first_open(seats: Sequence[SeatRow], log: Sequence[LogRow]) -> set[str]:
    """The seats that were open when the table was created: today's, with all later changes undone."""
    out = {row.seat for row in seats if row.controller == OPEN}
    for row in reversed(log):
        if row.kind == CLOCK and row.text == SIT:
            out.add(row.seat)
        elif row.kind == CLOCK and row.text == RISE:
            out.discard(row.seat)
    return out
