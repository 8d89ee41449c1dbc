"""House Hagal's Rivals buy points as soon as they have enough of one resource."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.module import HAGAL, HOUSE_HAGAL
from landsraad.games.dune.automa.hagal.saving import is_saved
from landsraad.games.dune.automa.hagal.turn import COMBAT_BONUS, HAGAL_DEPLOY, HAGAL_TURN
from landsraad.games.dune.components.automa import Automa
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.seats.resources import resource, score
from landsraad.games.dune.state.cells import DECIDER, FIRST, HAGAL_SEAT, INTRIGUES, SOLARI, SPICE, WATER
from landsraad.games.dune.state.events import HAGAL_SPENT
from landsraad.kernel.engine import Effect, State

CARDS: Final = 5  # the number of intrigue cards in events that name a resource
CARDS_A_POINT: Final = 3


class HouseHagal(Automa):
    def gained(self, s: State, seat: i64, cell: i64) -> None:
        spend_hoard(s, seat, cell)

    def drew_intrigue(self, s: State, seat: i64) -> None:
        spend_intrigue(s, seat)

    def give(self, s: State, effect: Effect) -> None:
        """In a two-player game, the first player decides what the rules leave open."""
        if s.t[HAGAL_SEAT] == s.seat:
            s.me[DECIDER] = s.t[FIRST]
        s.then(effect)

    def holds_back(self, s: State) -> bool:
        return HAGAL_DEPLOY.holds_back(s)


def spend_hoard(s: State, seat: i64, cell: i64) -> None:
    """Makes a Rival turn 3 water, 7 solari or 7 spice into a point as soon as it has them."""
    if is_saved(s, seat, cell):
        return
    price = 3 if cell == WATER else 7 if cell in (SOLARI, SPICE) else 99
    me = s.seats[seat]
    while me[cell] >= price:
        me[cell] -= price
        if s.has_listeners:
            s.emit(HAGAL_SPENT, seat, resource(s, cell), price)
        score(s, seat, 1)


def spend_intrigue(s: State, seat: i64) -> None:
    """Makes a Rival turn three intrigue cards into a point as soon as it has them."""
    me = s.seats[seat]
    while INTRIGUES.size(me) >= CARDS_A_POINT:
        for _ in range(CARDS_A_POINT):
            box_of(s).intrigue_discard.put(s.t, INTRIGUES.pop(me))
        if s.has_listeners:
            s.emit(HAGAL_SPENT, seat, CARDS, CARDS_A_POINT)
        score(s, seat, 1)


HAGAL.automa = HouseHagal(HOUSE_HAGAL, HAGAL_TURN, COMBAT_BONUS)
