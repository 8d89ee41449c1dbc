"""A side shared by two seats: House Atreides and the Fremen, House Harkonnen and Corrino (WFA-TEAM-*).

Each seat has its own board, dice, tank, deck and hand; everything on the map belongs to both. What the side owns
together is stored at the seat of the House (`figures.treasury`). `figures.deciding_seat` is the seat that acts in the
side's turn, and otherwise the House.
"""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import house_seat, is_allies
from landsraad.games.arrakis.state.cells import ACTING, HAND, MY_FORCE, MY_SIDE
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def allies_of(s: State, side: i64) -> i64:
    """The seat of the House's allies; NONE if one seat has the whole side."""
    for seat in range(s.players):
        if s.seats[seat][MY_SIDE] == side and is_allies(s.seats[seat][MY_FORCE]):
            return seat
    return NONE


def is_shared(s: State, side: i64) -> bool:
    return s.seats[house_seat(s, side)][MY_FORCE] != NONE


def partner(s: State, seat: i64) -> i64:
    """The seat that shares the side with this one; NONE if there is none."""
    if s.seats[seat][MY_FORCE] == NONE:
        return NONE
    side = s.seats[seat][MY_SIDE]
    return house_seat(s, side) if is_allies(s.seats[seat][MY_FORCE]) else allies_of(s, side)


def seat_of(s: State, side: i64, force: i64) -> i64:
    """The seat with the board of that force of the side."""
    allies = allies_of(s, side) if is_allies(force) else NONE
    return allies if allies != NONE else house_seat(s, side)


def home_of(s: State, leader: i64) -> i64:
    """The seat with the board of that leader's card (WFA-TEAM-03, WFA-TEAM-04)."""
    card = LEADER_CARDS[leader]
    return seat_of(s, card.side, card.force)


def set_deciding_seat(s: State, side: i64, seat: i64) -> None:
    """From now on that seat decides for its side."""
    s.t[ACTING + side] = NONE if seat == house_seat(s, side) else seat


def cards_of(s: State, side: i64) -> i64:
    """Planning cards in the hands of a side, which counts as one player (WFA-TEAM-14)."""
    allies = allies_of(s, side)
    n = HAND.size(s.seats[house_seat(s, side)])
    return n if allies == NONE else n + HAND.size(s.seats[allies])
