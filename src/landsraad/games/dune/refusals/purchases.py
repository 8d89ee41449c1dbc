"""Why a card cannot be acquired: it is not available, is set aside for another seat, or costs too much."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.market import AcquireUpTo, own_row, price
from landsraad.games.dune.state.cells import CARD, FOLDSPACE, PERSUASION, RESERVE_LEFT, RESERVED, ROW, SEATS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.reasons import Reason, about, named


def refusal_there(s: State, card: i64) -> Reason | None:
    """Why the card is not among those that could be acquired now."""
    shown, name = box_of(s).cards[card], named(s.plan.domain_for(CARD), card)
    if shown.reserve == FOLDSPACE:
        return Reason("never-bought", "IMP-BUY-03", card=name)
    if shown.reserve != NONE:
        return None if s.t[RESERVE_LEFT + shown.reserve] > 0 else about(name, Reason("none-left", "IMP-BUY-02"))
    row = own_row(s)
    if ROW.has(s.t, card) or s.me[RESERVED] == card or (row is not None and row.has(s.t, card)):
        return None
    row = box_of(s).own_row
    if row is not None and row.has(s.t, card):
        return Reason("row-of-others", "UPR-SIX-50", card=name)
    for seat in range(s.players):
        if s.seats[seat][RESERVED] == card:
            return Reason("set-aside-for", "IMP-LEADER-11", card=name, seat=named(s.plan.domain_for(SEATS), seat))
    return Reason("not-on-sale", "IMP-BUY-02", card=name)


def refusal_for_buy(s: State, card: i64) -> Reason | None:
    reason = refusal_there(s, card)
    if reason is not None:
        return reason
    cost, printed, have = int(price(s, card)), int(box_of(s).cards[card].cost), int(s.me[PERSUASION])
    if cost <= have:
        return None
    if cost < printed:
        return Reason("too-dear-yet", "IMP-BUY-05", card=named(s.plan.domain_for(CARD), card), cost=cost,
                      printed=printed, less=printed - cost, have=have)
    return Reason("too-dear", "IMP-BUY-05", card=named(s.plan.domain_for(CARD), card), cost=cost, have=have)


def refusal_for_acquire(s: State, asked: AcquireUpTo, card: i64) -> Reason | None:
    reason = refusal_there(s, card)
    if reason is not None or box_of(s).cards[card].cost <= asked.limit:
        return reason
    return Reason("over-limit", "IMP-BUY-04", card=named(s.plan.domain_for(CARD), card),
                  cost=int(box_of(s).cards[card].cost), limit=int(asked.limit))
