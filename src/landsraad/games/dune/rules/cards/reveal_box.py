"""A card turned up in a reveal turn: what it gives at once, what waits for a condition, what the seat must resolve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.reveal import RevealPart
from landsraad.games.dune.rules.seats.resources import Count
from landsraad.games.dune.state.cells import AMOUNTS, COUNTED, IN_PLAY, LATER, LEADS, PENDING
from landsraad.games.dune.state.events import REVEALED_CARD
from landsraad.kernel.algebra import NOTHING, NUMBER
from landsraad.kernel.cells import NONE, Cells, set_card
from landsraad.kernel.engine import Effect, State, labelled


def reveal_card(s: State, seat: i64, card: i64) -> None:
    IN_PLAY.put(s.seats[seat], card)
    if s.has_listeners:
        s.emit(REVEALED_CARD, seat, card)
    open_box(s, seat, card)


def open_box(s: State, seat: i64, card: i64) -> None:
    """For the seat at work. All revealed cards are in play before the first box counts (IMP-SYMBOL-04)."""
    me = s.seats[seat]
    shown = box_of(s).cards[card]
    seen = box_of(s).shown
    if seen is not None:
        seen.put(me, card)
    if shown.immediate is not NOTHING:
        because = s.source
        s.source = shown.source
        shown.immediate.run(s)  # quiet: it only gives, so nothing can come of doing it now
        s.source = because
    if shown.to_resolve is not NOTHING:
        PENDING.put(me, card)
    if shown.conditional:
        for part in shown.conditional:
            LATER.put(me, part)
        s.push(SETTLE, seat)


def open_leader_box(s: State) -> None:
    """What the leader gives in every reveal turn; the part that asks is offered by the menu of its edition."""
    leader = box_of(s).leaders[s.me[LEADS]]
    if leader.reveal is NOTHING:
        return
    if leader.immediate is not NOTHING:
        s.push(leader.immediate, s.seat, leader.source)
    if leader.conditional:
        for part in leader.conditional:
            LATER.put(s.me, part)
        s.push(SETTLE, s.seat)


class Settle(Effect):
    """Effects that wait for a condition happen as soon as it holds: buying, drawing and resolving may bring it about.

    The seat may apply reveal effects in any order and buy in between (IMP-REVEAL-05, IMP-REVEAL-06); as these only
    give, the moment the condition first holds is as good as any later one. What counts cards counts at once, and again
    if there is more to count later, as after a plot card that draws: it would have waited for that. Whether the seat
    has such a card must not show before.
    """

    def run(self, s: State) -> None:
        i = more_to_count(s)
        if i != NONE:
            part = box_of(s).parts[COUNTED.card(s.me, i)]
            s.push(self, s.seat)
            s.push(part.effect, s.seat, part.source, AMOUNTS.card(s.me, i))
            set_card(s.me, AMOUNTS.at, i, found_by(s, part))
            return
        i = 0
        while i < LATER.size(s.me):
            part = box_of(s).parts[LATER.card(s.me, i)]
            s.source = part.source
            if part.late and not may_count_more(s):
                LATER.take_at(s.me, i)
                COUNTED.put(s.me, part.id)
                AMOUNTS.put(s.me, 0)
                s.push(self, s.seat)
                return
            if part.ready(s):
                LATER.take_at(s.me, i)
                s.push(self, s.seat)
                s.push(part.effect, s.seat, part.source)
                return
            i += 1


def is_unsettled(me: Cells) -> bool:
    """Is there something revealed that may have to be given later?"""
    return LATER.size(me) > 0 or COUNTED.size(me) > 0


def more_to_count(s: State) -> i64:
    """The place of a part that would find more now than it was counted for; NONE: there is none."""
    for i in range(COUNTED.size(s.me)):
        if found_by(s, box_of(s).parts[COUNTED.card(s.me, i)]) > AMOUNTS.card(s.me, i):
            return i
    return NONE


def found_by(s: State, part: RevealPart) -> i64:
    effect = part.effect
    assert isinstance(effect, Count)
    return min(effect.found(s), NUMBER.capacity - 1)


def may_count_more(s: State) -> bool:
    """Is there something on the table that could change what is counted?"""
    for condition in box_of(s).may_count_more:
        if condition.holds(s):
            return True
    return False


SETTLE: Final = labelled("Settle", Settle())
