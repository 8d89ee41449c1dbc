"""Endpoints for the private links of seats: claiming an open seat, and renewing a link."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Named, Reason
from landsraad.play import HUMAN
from landsraad.server.http.endpoints import Call
from landsraad.server.http.rated import NoLadder, RatedTables
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol import messages as wire
from landsraad.server.storage.queries import OPEN, WATCH, SeatRow, hashed, is_token, new_token, token_from
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import checked_name, default_name
from landsraad.server.tables.refusals import NoSuchToken, NotYours, Refused
from landsraad.server.views.viewers import seated

NONCE_LETTERS: Final = 22  # 128 bits, if they are random
NONCE_LIMIT: Final = 64


class SeatLinks(TableCalls):
    """A link is the only key to a seat: it is shown once, and stored as a hash."""

    ladder: RatedTables = NoLadder()

    async def claim(self, call: Call) -> wire.Token:
        body: wire.Claim = call.body
        live = await self._room(call)
        live.check_open()
        name = checked_name(body.name)
        token = self._claimed(live, body.nonce)
        mine = live.seat_of(token)
        if mine is not None:  # the answer was lost, and the claim is made again
            return wire.Token(seat=mine, token=token)
        free = [row for row in live.seats if row.controller == OPEN]
        if body.token:
            free = [row for row in free if is_token(body.token, row.token)]
            if not free:
                raise NoSuchToken
        elif not live.row.listed:
            raise NotYours(Reason("invitation-needed"))
        if body.seat:
            free = [row for row in free if row.seat == body.seat]
        if not free:
            raise Refused(Reason("seat-not-free"))
        old = free[0]
        new = SeatRow(old.seat, HUMAN, name or default_name(HUMAN, old.seat), hashed(token))
        also = await self.ladder.sits(call, live) if live.row.rated else None
        if not await asyncio.shield(asyncio.ensure_future(self.rooms.change_seat(live, old, new, also))):
            mine = live.seat_of(token)  # the same claim, at another process
            if mine is None:
                raise Refused(Reason("seat-just-taken"))
        return wire.Token(seat=mine or old.seat, token=token)

    def _claimed(self, live: LiveTable, nonce: str) -> str:
        """The token of a seat to be claimed. The same nonce gives the same token."""
        if nonce and not NONCE_LETTERS <= len(nonce) <= NONCE_LIMIT:
            raise BadInput(f"nonce: {NONCE_LETTERS} to {NONCE_LIMIT} random letters")
        return token_from(nonce, "seat", live.id) if nonce else new_token()

    async def revoke(self, call: Call) -> wire.Token:
        body: wire.Revoke = call.body
        live = await self._room(call)
        seat = await seated(live, body.token)
        if seat is None and live.is_maker(body.token):
            seat = body.seat or None
            if seat is None:
                raise BadInput(Reason("whose-link"))
        elif seat is None:
            raise NoSuchToken
        elif body.seat and body.seat != seat:
            raise NotYours(Reason("only-maker-renews"))
        old = live.seat_row(seat)
        if old is None or old.controller not in (HUMAN, OPEN, WATCH):
            raise Refused(Reason("seat-without-link", seat=Named("seat", seat[:8])), live)
        if live.row.rated and old.controller == HUMAN and (body.open or live.seat_of(body.token) != seat):
            raise Refused(Reason("rated-seat-stays"))
        token = new_token()
        kind = OPEN if body.open and old.controller == HUMAN else old.controller
        # The holder of a seat has only this link: it opens the seat until the new one is used, in case the answer is
        # lost. The creator of the table can ask again.
        if kind == HUMAN and live.seat_of(body.token) == seat:
            new = replace(old, fresh=hashed(token))
        else:
            new = SeatRow(old.seat, kind, "" if kind == OPEN else old.name, hashed(token))
        if not await asyncio.shield(asyncio.ensure_future(self.rooms.change_seat(live, old, new))):
            raise Refused(Reason("seat-changed-hands"))
        return wire.Token(seat=old.seat, token=token)
