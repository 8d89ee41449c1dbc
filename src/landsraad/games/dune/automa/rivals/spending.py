"""A Rival spends resources on its Swordmaster first, then on points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.saving import is_saved
from landsraad.games.dune.automa.rivals.card import rival_of
from landsraad.games.dune.automa.rivals.events import RIVAL_PAID
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.seats.resources import resource, score
from landsraad.games.dune.state.cells import (
    AGENTS,
    INTRIGUES,
    SOLARI,
    SPICE,
    SWORDMASTER,
    WATER,
)
from landsraad.games.dune.state.events import HAGAL_SPENT, HIRED
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import Effect, State, labelled

CARDS: Final = 5  # the number of intrigue cards in events that name a resource
# The cost of a point in each resource, read off the printed chart (UPR-OPEN-01).
SOLARI_A_POINT: Final = 7
SPICE_A_POINT: Final = 7
CARDS_A_POINT: Final = 3
WATER_A_POINT: Final = 3


def savings(me: Cells) -> i64:
    """Returns the savings: every solari, spice, water and intrigue card counts as one (UPR-RIVAL-45)."""
    return me[SOLARI] + me[SPICE] + INTRIGUES.size(me) + me[WATER]


class RivalSpend(Effect):
    """Spends as soon as the Rival has enough (UPR-RIVAL-47, UPR-RIVAL-62)."""

    def run(self, s: State) -> None:
        me = s.me
        if me[SWORDMASTER] == 0 and savings(me) >= rival_of(me).swordmaster:
            pay_for_swordmaster(s)
        if me[SWORDMASTER] == 1:
            buy_points(s, SOLARI, SOLARI_A_POINT)
            buy_points(s, SPICE, SPICE_A_POINT)
            buy_points(s, WATER, WATER_A_POINT)
            while INTRIGUES.size(me) >= CARDS_A_POINT:
                discard_intrigue(s, CARDS_A_POINT)
                score_for(s, CARDS, CARDS_A_POINT)


def pay_for_swordmaster(s: State) -> None:
    """Pays with solari first, then spice, intrigue cards and water; the rest is kept (UPR-RIVAL-48)."""
    me = s.me
    left = rival_of(me).swordmaster
    left -= pay_some(s, SOLARI, left)
    left -= pay_some(s, SPICE, left)
    cards = min(left, INTRIGUES.size(me))
    if cards > 0:
        discard_intrigue(s, cards)
        if s.has_listeners:
            s.emit(RIVAL_PAID, s.seat, CARDS, cards)
    pay_some(s, WATER, left - cards)
    me[SWORDMASTER] = 1
    me[AGENTS] += 1
    if s.has_listeners:
        s.emit(HIRED, s.seat)


def pay_some(s: State, cell: i64, limit: i64) -> i64:
    """Pays as much of one resource as there is, up to the limit."""
    n = min(s.me[cell], limit)
    if n > 0:
        s.me[cell] -= n
        if s.has_listeners:
            s.emit(RIVAL_PAID, s.seat, resource(s, cell), n)
    return n


def discard_intrigue(s: State, n: i64) -> None:
    for _ in range(n):
        box_of(s).intrigue_discard.put(s.t, INTRIGUES.pop(s.me))


def buy_points(s: State, cell: i64, price: i64) -> None:
    while s.me[cell] >= price and not is_saved(s, s.seat, cell):
        s.me[cell] -= price
        score_for(s, resource(s, cell), price)


def score_for(s: State, what: i64, price: i64) -> None:
    if s.has_listeners:
        s.emit(HAGAL_SPENT, s.seat, what, price)
    score(s, s.seat, 1)


RIVAL_SPEND: Final = labelled("RivalSpend", RivalSpend())
