"""Explains the choices of bots on request. `play.explanations` says what may be told."""

from __future__ import annotations

from typing import Final

from landsraad.bots import Candidate
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.play import BOT
from landsraad.play.explanations import Choice, choice_at, explanation_of
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.questions import Answer
from landsraad.server.protocol.messages import Thought, Thoughts
from landsraad.server.tables.live_table import THOUGHTS, LiveTable
from landsraad.server.tables.refusals import Refused
from landsraad.server.views.cached_messages import CachedMessages
from landsraad.server.views.delayed_view import first_moment, table_at
from landsraad.server.views.rendering import seat_names

BACK: Final = 16  # moves between an answer and the question
KEPT: Final = 32  # answers that a table remembers


async def thoughts(live: LiveTable, bots: Bots, viewer: str | None, at: int, cat: CachedMessages,
                   address: str) -> Thoughts:
    """What a bot considered before the move of that number, counted from 1, as far as the viewer may know.

    If the move was forced, the last real choice of the seat before it; with a negative number, the last move of a bot.
    """
    now = live.table  # another one, if a move is taken back meanwhile
    number = last_of_a_bot(live) if at < 0 else at
    first = first_moment(live)
    played = max(first, now.prior)  # of moves before a change of the rules nobody can think again
    if not played < number <= len(now.moves):
        raise Refused(Reason("no-thoughts"))
    seat = live.session.steps[number - first - 1].seat
    row = live.seat_row(seat)
    if row is None or row.controller != BOT:
        raise Refused(Reason("no-thoughts"))
    own = [n for n in range(number, max(played, number - BACK), -1) if live.session.steps[n - first - 1].seat == seat]
    turn = len([n for n in live.session.turn_moves(number) if n in own])
    await live.prepare(own[-1] - 1)
    if live.table is not now or number > len(now.moves):
        raise Refused(Reason("no-thoughts"))
    choices = await real_choices(bots, [table_at(live, n - 1) for n in own], turn, now, viewer)
    told = [await _told(live, bots, choice, cat, address) for choice in choices]
    told[0].earlier = told[:0:-1]
    return told[0]


async def _told(live: LiveTable, bots: Bots, choice: Choice, cat: CachedMessages, address: str) -> Thoughts:
    answer = await think_again(live, bots, choice, address)
    found = explanation_of(choice, [Candidate(*each) for each in answer.candidates])
    names, table, seat = seat_names(live, cat), choice.bot_table, str(choice.before.actor)
    candidates = [Thought(move=each.move, label=cat.move(table, table.parse(each.move), names), value=each.value,
                          share=each.share, made=each.move == choice.made) for each in found.candidates]
    return Thoughts(number=len(choice.before.moves) + 1, seat=seat, level=bots.bot_at(live, seat),  # type: ignore[arg-type]
                    candidates=candidates, untold=found.omitted, secretive=choice.partial)


async def real_choices(bots: Bots, tables: list[Table], turn: int, now: Table, viewer: str | None) -> list[Choice]:
    """The choices of a turn, the last one first. If there were none, the last one before; if none at all, no choice.

    tables: before each move of a seat, the last first; so many of them belong to the turn.
    """
    found: list[Choice] = []
    first: Choice | None = None
    for n, table in enumerate(tables):
        if n >= turn and found:
            break
        choice = await bots.aside(choice_at, table, now, viewer)
        if len(choice.open_moves) > 1:
            found.append(choice)
        first = first or choice
    assert first is not None
    return found or [first]


def last_of_a_bot(live: LiveTable) -> int:
    steps = live.session.steps
    for i in range(len(steps) - 1, -1, -1):
        row = live.seat_row(steps[i].seat)
        if row is not None and row.controller == BOT:
            return first_moment(live) + i + 1
    return 0


async def think_again(live: LiveTable, bots: Bots, choice: Choice, address: str) -> Answer:
    """Thinks once for all who know the same: each viewer during play, everybody after the end."""
    known: dict[tuple[str, int], Answer] = live.sections.setdefault(THOUGHTS, {})
    table = choice.bot_table
    key = (choice.seed, hash(tuple(table.moves)))
    if key not in known:
        while len(known) >= KEPT:
            del known[next(iter(known))]
        known[key] = await bots.think(table, bots.bot_at(live, str(table.actor)), explain=True, seed=choice.seed,
                                      address=address)
    return known[key]
