"""What a bot considered before a move, told on request.

The bot thinks once more as it did then: the same deal, the same seed, the same thoughts. While the game is on, a viewer
is told only of moves that were possible for all the viewer knows: a move that needs a card in the bot's hand would tell
that it is there. So each candidate is tried in several deals as the viewer could imagine them; what is legal in all of
them is no secret. A finished game has no secrets left.
"""

from __future__ import annotations

import asyncio
from typing import Final

from landsraad.kernel.dealing import determinize
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR
from landsraad.play import BOT
from landsraad.server.bots import Bots
from landsraad.server.delayed import first_moment, table_at
from landsraad.server.refusing import Refused
from landsraad.server.rendering import seat_names
from landsraad.server.room import Room
from landsraad.server.texts import Speaker
from landsraad.server.wire import Thought, Thoughts
from landsraad.server.workers import Answer

DEALS: Final = 8  # in which a move must be legal to be no secret
MOST: Final = 8  # candidates told
KEPT: Final = 32  # answers that a room remembers


async def thoughts(room: Room, bots: Bots, viewer: str | None, at: int, cat: Speaker) -> Thoughts:
    """Before the move of that number, counted from 1; a negative one: before the last move of a bot."""
    number = last_of_a_bot(room) if at < 0 else at
    if not first_moment(room) < number <= len(room.table.moves):
        raise Refused(Reason("no-thoughts"))
    table = table_at(room, number - 1)
    seat = str(table.actor)
    row = room.seat_row(seat)
    if row is None or row.controller != BOT:
        raise Refused(Reason("no-thoughts"))
    answer = await think_again(room, bots, table, number)
    made = table.notation(room.table.moves[number - 1])
    known = await asyncio.to_thread(openly_legal, table, None if room.table.over else viewer,
                                    room.table.over or viewer == seat)
    if not table.game.plan.moves.family_of(table.parse(made)).secret:  # then everybody saw it made
        known.add(made)
    names = seat_names(room, cat)
    told = [Thought(move=move, label=cat.move(table, table.parse(move), names), value=value, share=share,
                    made=move == made)
            for move, value, share in answer.candidates if move in known]
    best = [thought for n, thought in enumerate(told) if n < MOST or thought.made]
    return Thoughts(number=number, seat=seat, level=bots.bot_at(room, seat), candidates=best,  # type: ignore[arg-type]
                    untold=len(answer.candidates) - len(best))


def last_of_a_bot(room: Room) -> int:
    steps = room.session.steps
    for i in range(len(steps) - 1, -1, -1):
        row = room.seat_row(steps[i].seat)
        if row is not None and row.controller == BOT:
            return first_moment(room) + i + 1
    return 0


async def think_again(room: Room, bots: Bots, table: Table, number: int) -> Answer:
    """Once for all who ask."""
    known: dict[tuple[int, int], Answer] = room.sections.setdefault("thoughts", {})
    key = (number, hash(tuple(table.moves)))
    if key not in known:
        while len(known) >= KEPT:
            del known[next(iter(known))]
        known[key] = await bots.think(table, bots.bot_at(room, str(table.actor)), explain=True)
    return known[key]


def openly_legal(table: Table, viewer: str | None, everything: bool) -> set[str]:
    """The moves that the viewer may know to be possible."""
    legal = {table.notation(move) for move in table.legal()}
    if everything:
        return legal
    seat = SPECTATOR if viewer is None else table.seats.index(viewer)
    for n in range(DEALS):
        deal = determinize(table.state, seat, n)
        legal &= {table.notation(move) for move in deal.legal()} if deal.actor == table.state.actor else set()
    return legal
