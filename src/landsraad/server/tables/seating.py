"""Who sits at a live table, who is connected, and whose turn it is."""

from __future__ import annotations

import time
from typing import Any, Final

from landsraad.kernel.cells import CELL
from landsraad.kernel.reasons import Reason
from landsraad.play import HUMAN, Seat, Session
from landsraad.play.clocks import Clock
from landsraad.server.storage.queries import OPEN, WATCH, SeatRow, TableRow, hashed, is_token
from landsraad.server.tables.challenge_tables import is_challenge
from landsraad.server.tables.log_replay import sit
from landsraad.server.tables.watchers import Watcher

PRESENT: Final = 15.0  # seconds for which a player counts as present after a request


class Seating:
    """What `live_table.LiveTable` knows of its people."""

    row: TableRow
    session: Session
    seats: list[SeatRow]
    clock: Clock | None
    watchers: set[Watcher]
    closed: bool
    trouble: str
    seen: dict[str, float]
    address: str
    looker: str
    names: dict[str, dict[str, str]]
    blanks: dict[str, dict[bytes, bytes]]
    seated: dict[str, list[Any]]
    automas: list[bool]

    def seat_row(self, seat: str) -> SeatRow | None:
        return next((row for row in self.seats if row.seat == seat), None)

    def seat_of(self, token: str) -> str | None:
        """The seat that a private token opens. An invitation opens none."""
        for row in self.seats:
            if row.controller == HUMAN and row.opens(token):
                return row.seat
        return None

    def comes(self, token: str) -> str | None:
        """As `seat_of`, and notes that the player is present."""
        seat = self.seat_of(token)
        if seat is not None:
            self.seen[seat] = time.time()
        return seat

    def people(self) -> list[str]:
        return [row.seat for row in self.seats if row.controller == HUMAN]

    def is_away(self, seat: str | None) -> bool:
        """Whether a bot decides for the seat because its player's time was up."""
        return self.clock is not None and seat in self.clock.away

    def is_maker(self, token: str) -> bool:
        return is_token(token, self.row.maker)

    @property
    def stuck(self) -> Reason | None:
        """Why nobody can move any more, though the game may not be over."""
        if self.closed:
            return Reason("table-closed")
        return Reason("rules-changed") if self.trouble else None

    def actor_seat(self) -> Seat | None:
        return None if self.closed or self.trouble else self.session.actor

    @property
    def gathers(self) -> bool:
        """A rated game begins when all its seats are taken."""
        return self.row.rated and any(row.controller == OPEN for row in self.seats)

    def why_not_undo(self, seat: str) -> Reason | None:
        """In a challenge nothing is taken back, and at a rated table no turn that is over."""
        if is_challenge(self.row.lesson):
            return Reason("challenge-no-undo")
        reason = self.session.why_not_undo(seat)
        if reason is None and self.row.rated and self.session.steps[-1].began_turn:
            return Reason("rated-turn-over")
        return reason

    @property
    def waits_for_bot(self) -> bool:
        actor = self.actor_seat()
        return actor is not None and not self.gathers and (
            actor.controller not in ("human", "open") or self.is_away(actor.letter))

    def round(self) -> int | None:
        field_ = self.session.table.game.plan.table.field("round")
        return int(self.session.table.state.t[field_.at]) if field_ is not None and field_.kind == CELL else None

    def online(self, seat: str) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers)

    def present(self, seat: str) -> bool:
        return self.online(seat) or time.time() - self.seen.get(seat, 0.0) < PRESENT

    def origin(self) -> str:
        """The address that is charged for thinking at this table: the creator's, or that of somebody present."""
        if self.address:
            return self.address
        here = sorted(self.watchers, key=lambda watcher: (watcher.seat is None, watcher.seat or "", watcher.address))
        return here[0].address if here else self.looker

    def watcher(self, token: str, lang: str, since: int, seq: int, chat_since: int) -> Watcher | None:
        """A viewer with the token of a seat, or without any. None if the token opens nothing."""
        seat = self.comes(token) if token else None
        delayed = bool(token) and any(row.controller == WATCH and is_token(token, row.token) for row in self.seats)
        if token and seat is None and not delayed:
            return None
        return Watcher(seat, hashed(token) if token else "", lang, since, seq, chat_since, delayed=delayed)

    def set_seats(self, seats: list[SeatRow]) -> bool:
        """Replaces the seats if they changed, and marks viewers whose link is no longer valid."""
        if seats == self.seats:
            return False
        self.seats = seats
        self.session.seats = sit(seats)
        self.names.clear()
        self.blanks.clear()
        self.seated.clear()
        self.automas = []
        valid = {hash for row in seats if row.controller in (HUMAN, WATCH) 
                 for hash in (row.token, row.fresh, *row.copies.split())}
        for watcher in self.watchers:
            if watcher.token and watcher.token not in valid:
                watcher.gone = True
        return True
