"""Turn order: clockwise from the first player. In some two-player games an automa sits between the players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.state.cells import FIRST, HAGAL_SEAT, RIVAL, ROLES
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import FRAME, Effect, State

TURN_MENUS: Final[list[Effect]] = []  # the menus of a turn; one of them is on the stack until the turn ends


def between(s: State) -> i64:
    """Returns the Rival of a two-player game, which acts after the first player wherever it sits, or NONE."""
    guest = s.t[HAGAL_SEAT]
    if guest != NONE and s.seats[guest][ROLES] == RIVAL:
        return guest
    return NONE


def seat_after(s: State, seat: i64) -> i64:
    rival = between(s)
    if rival == NONE:
        return (seat + 1) % s.players
    if seat == s.t[FIRST]:
        return rival
    return other_player(s, rival) if seat == rival else s.t[FIRST]


def seat_before(s: State, seat: i64) -> i64:
    """Returns the seat just before this one in turn order."""
    before = seat
    for _ in range(s.players - 1):
        before = seat_after(s, before)
    return before


def other_player(s: State, rival: i64) -> i64:
    for seat in range(s.players):
        if seat != rival and seat != s.t[FIRST]:
            return seat
    return NONE


def nth(s: State, i: i64) -> i64:
    """Returns the i-th seat in turn order, from 0."""
    if between(s) == NONE:
        return (s.t[FIRST] + i) % s.players
    seat = s.t[FIRST]
    for _ in range(i):
        seat = seat_after(s, seat)
    return seat


def has_turn(s: State, seat: i64) -> bool:
    """Whether a seat is taking its turn now."""
    for i in range(s.depth):
        if s.stack[i * FRAME + 1] == seat:
            for menu in TURN_MENUS:
                if s.stack[i * FRAME] == menu.id:
                    return True
    return False
