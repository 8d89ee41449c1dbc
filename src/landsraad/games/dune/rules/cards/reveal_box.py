"""Reveal boxes: what a revealed card gives at once, under a condition, or after a decision."""

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
    """Opens the reveal box of a card. All revealed cards are in play before the first box counts (IMP-SYMBOL-04)."""
    me = s.seats[seat]
    shown = box_of(s).cards[card]
    seen = box_of(s).shown
    if seen is not None:
        seen.put(me, card)
    if shown.immediate is not NOTHING:
        because = s.source
        s.source = shown.source
        shown.immediate.run(s)  # order does not matter: it only gives something
        s.source = because
    if shown.to_resolve is not NOTHING:
        PENDING.put(me, card)
    if shown.conditional:
        for part in shown.conditional:
            LATER.put(me, part)
        s.push(SETTLE, seat)


def open_leader_box(s: State) -> None:
    """Gives the leader's reveal bonus. Parts that need a decision are offered by the base's menu."""
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
    """Gives conditional reveal effects as soon as their condition holds.

    The seat may resolve reveal effects in any order and buy cards in between (IMP-REVEAL-05, IMP-REVEAL-06). These
    effects
    only give something, so the first time the condition holds is as good as any later one. Effects that count cards
    count
    at once, and again if there is more to count later, for example after a plot card that draws. Nothing may reveal
    beforehand whether the seat has such a card.
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
    """Whether a revealed part may still have to be given later."""
    return LATER.size(me) > 0 or COUNTED.size(me) > 0


def more_to_count(s: State) -> i64:
    """Returns the position of a part that would count more now than it did before, or NONE."""
    for i in range(COUNTED.size(s.me)):
        if found_by(s, box_of(s).parts[COUNTED.card(s.me, i)]) > AMOUNTS.card(s.me, i):
            return i
    return NONE


def found_by(s: State, part: RevealPart) -> i64:
    effect = part.effect
    assert isinstance(effect, Count)
    return min(effect.found(s), NUMBER.capacity - 1)


def may_count_more(s: State) -> bool:
    """Whether something on the table could still change the counts."""
    for condition in box_of(s).may_count_more:
        if condition.holds(s):
            return True
    return False


SETTLE: Final = labelled("Settle", Settle())
