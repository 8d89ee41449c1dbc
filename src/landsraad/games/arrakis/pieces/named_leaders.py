"""Named leaders: how they enter play, where they are, how they are lost (WFA-LEADER-*, WFA-TANK-*).

A leader is in the box, aside, on the board, in the regeneration tank or out of the game. The card of its special action
is face up (`ready`) or not, wherever the leader is.
"""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import (
    deciding_seat,
    lift_leader,
    n_leaders,
    put_leader,
    settle_holder,
    side_of_leader,
    take_officer,
    treasury,
)
from landsraad.games.arrakis.pieces.shared_sides import home_of
from landsraad.games.arrakis.state.automa_side import TOKEN_STEP, is_automa, push_step
from landsraad.games.arrakis.state.cells import (
    ASIDE,
    BENE_GESSERIT,
    FEYD,
    GONE,
    HARKONNEN,
    IN_BOX,
    IN_TANK,
    JESSICA,
    LEADER_AT,
    LEADER_IS,
    MOHIAM,
    MUAD_DIB,
    NAMED_HERE,
    OFFICERS,
    ON_BOARD,
    PAUL,
    RABBAN,
    READY,
    RESTORED,
    REVEREND_MOTHER,
    TANK,
    TANK_CELL,
    WILD_MAKER,
)
from landsraad.games.arrakis.state.components import TANK_CELLS
from landsraad.games.arrakis.state.events import (
    BENE_GESSERIT_GAINED,
    LEADER_BECAME,
    LEADER_ENTERED,
    LEADER_LEFT,
    LEADER_RESTORED,
    LEADER_TANKED,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def in_play(s: State, leader: i64) -> bool:
    """Is the card in the game: aside, on the board or in the tank?"""
    state = s.t[LEADER_IS + leader]
    return ASIDE <= state <= IN_TANK


def is_available(s: State, leader: i64) -> bool:
    """Can it be deployed? One pushed out of the tank can from the next turn on (WFA-TANK-05)."""
    return s.t[LEADER_IS + leader] == ASIDE and not s.t[RESTORED] >> leader & 1


def can_be_placed(s: State, leader: i64) -> bool:
    """Can it be placed, from aside or from the board, but not from the tank (WFA-ACTION-21)?"""
    return s.t[LEADER_IS + leader] == ON_BOARD or is_available(s, leader)


def paul(s: State) -> i64:
    """The version of Paul that is in play (WFA-LEADER-10)."""
    return MUAD_DIB if in_play(s, MUAD_DIB) else PAUL


def jessica(s: State) -> i64:
    """The version of Jessica that is in play (WFA-LEADER-10)."""
    return REVEREND_MOTHER if in_play(s, REVEREND_MOTHER) else JESSICA


def enter_play(s: State, leader: i64) -> None:
    """Brings a leader into play once: card face up in its slot, figure aside (WFA-LEADER-07).

    Gurney and the Wild Maker are placed at once by the card that brings them.
    """
    if s.t[LEADER_IS + leader] != IN_BOX:
        return
    side = side_of_leader(leader)
    if leader in (MUAD_DIB, REVEREND_MOTHER):
        become(s, PAUL if leader == MUAD_DIB else JESSICA, leader)
        return
    s.t[LEADER_IS + leader] = ASIDE
    s.t[READY + leader] = 0 if leader == WILD_MAKER else 1  # its card starts face down (WFA-LEADER-17)
    if s.has_listeners:
        s.emit(LEADER_ENTERED, deciding_seat(s, side), leader)
    if leader == FEYD:
        remove_from_game(s, RABBAN)
    elif leader == MOHIAM:
        gain_bene_gesserit(s, HARKONNEN)


def become(s: State, was: i64, now: i64) -> None:
    """Replaces a leader by its new version, which keeps its place and state (WFA-LEADER-08)."""
    t = s.t
    state = t[LEADER_IS + was]
    at = t[LEADER_AT + was]
    t[READY + now] = t[READY + was]
    lift_leader(s, was)
    t[LEADER_IS + was] = GONE
    t[READY + was] = 0
    if state == ON_BOARD:
        put_leader(s, at, now)
    else:
        t[LEADER_IS + now] = state
    if t[RESTORED] >> was & 1:
        t[RESTORED] |= 1 << now
    mine = s.seats[home_of(s, was)]  # keeps its cell, even if the new card belongs to another board
    for i in range(len(TANK_CELL.names)):
        if mine[TANK + i] == was:
            mine[TANK + i] = now
    if s.has_listeners:
        s.emit(LEADER_BECAME, deciding_seat(s, side_of_leader(now)), was, now)


def remove_from_game(s: State, leader: i64) -> None:
    """Removes a leader from the game, wherever it is (WFA-LEADER-14)."""
    if s.t[LEADER_IS + leader] == GONE:
        return
    lift_leader(s, leader)
    for seat in range(s.players):
        for i in range(len(TANK_CELL.names)):
            if s.seats[seat][TANK + i] == leader:
                s.seats[seat][TANK + i] = NONE
    s.t[LEADER_IS + leader] = GONE
    s.t[READY + leader] = 0
    if s.has_listeners:
        s.emit(LEADER_LEFT, deciding_seat(s, side_of_leader(leader)), leader)


def gain_bene_gesserit(s: State, side: i64) -> None:
    if is_automa(s, side):
        push_step(s, TOKEN_STEP, deciding_seat(s, side))
        return
    treasury(s, side)[BENE_GESSERIT] += 1
    if s.has_listeners:
        s.emit(BENE_GESSERIT_GAINED, deciding_seat(s, side))


# ------------------------------------------------------------------ losing leaders


def to_tank(s: State, leader: i64) -> None:
    """Puts a leader into the leftmost tank cell, pushing others to the right and out (WFA-TANK-02, 07)."""
    side = side_of_leader(leader)
    mine = s.seats[home_of(s, leader)]
    area = s.t[LEADER_AT + leader]
    lift_leader(s, leader)
    s.t[LEADER_IS + leader] = IN_TANK
    if s.has_listeners:
        s.emit(LEADER_TANKED, deciding_seat(s, side), leader, area)
    pushed = leader
    for i in range(TANK_CELLS[side]):
        was = mine[TANK + i]
        mine[TANK + i] = pushed
        pushed = was
        if pushed == NONE:
            return
    restore(s, pushed)
    s.t[RESTORED] |= 1 << pushed


def restore(s: State, leader: i64) -> None:
    """Takes a leader out of the tank: available again."""
    s.t[LEADER_IS + leader] = ASIDE
    if s.has_listeners:
        s.emit(LEADER_RESTORED, deciding_seat(s, side_of_leader(leader)), leader)


def lose_leader(s: State, area: i64, leader: i64) -> None:
    """Removes a named leader of that area as a casualty (WFA-CASUALTY-05)."""
    if s.t[LEADER_AT + leader] == area:
        to_tank(s, leader)


def lose_officer(s: State, area: i64, side: i64) -> None:
    """Removes a naib or bashar, who can be deployed again (WFA-CASUALTY-04)."""
    take_officer(s, area, side)


def lose_leaders(s: State, area: i64, side: i64) -> None:
    """Removes all leaders in an area without a unit (WFA-COMP-09, WFA-CASUALTY-03)."""
    while s.t[OFFICERS + area] > 0:
        take_officer(s, area, side)
    here = s.t[NAMED_HERE + area]
    for leader in range(n_leaders()):
        if here >> leader & 1:
            to_tank(s, leader)
    settle_holder(s, area)
