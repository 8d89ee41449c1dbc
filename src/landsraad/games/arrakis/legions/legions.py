"""Figures of a legion: what is there, what may still move in this action, and moving it together.

The moves of an action are simultaneous (WFA-MOVE-07): a figure that has arrived cannot move again in the same action.
The `arrived_*` cells store what arrived by each move; everything else in an area may still move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, bodies, settle_holder
from landsraad.games.arrakis.solo_pieces.garrisons import free_garrison, leave_garrison, march_garrison, shift_garrison
from landsraad.games.arrakis.state.cells import (
    ARRIVED_AT,
    ARRIVED_GARRISON,
    ARRIVED_NAMED,
    ARRIVED_OFFICERS,
    ARRIVED_TOKENS,
    ARRIVED_UNITS,
    ATREIDES,
    BASHAR,
    COUNTERS,
    FEDAYKIN,
    FIGURE,
    HARKONNEN,
    HOLDER,
    LAST_TO,
    LEADER_AT,
    N_COUNTERS,
    N_LEADERS,
    NAIB,
    NAMED,
    NAMED_HERE,
    OFFICERS,
    SARDAUKAR,
    SPECIAL,
    STAYING,
    TOKEN_AT,
    TOKENS_HERE,
    UNITS,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

MOVES_CAPACITY: Final[i64] = 4  # most moves of one action


def unit_figure(side: i64, tier: i64) -> i64:
    if tier < SPECIAL:
        return tier
    return FEDAYKIN if side == ATREIDES else SARDAUKAR


def officer_figure(side: i64) -> i64:
    return NAIB if side == ATREIDES else BASHAR


def tier_of(figure: i64) -> i64:
    if figure >= SPECIAL:
        return SPECIAL
    return figure


def is_unit(figure: i64) -> bool:
    return figure < NAIB


def is_officer(figure: i64) -> bool:
    return figure in (NAIB, BASHAR)


def is_named(figure: i64) -> bool:
    return NAMED <= figure < COUNTERS


def is_leader(figure: i64) -> bool:
    return NAIB <= figure < COUNTERS


def is_token(figure: i64) -> bool:
    return figure >= COUNTERS


# ------------------------------------------------------------------ what may still move


def forget_arrivals(s: State) -> None:
    """Starts a new action, in which every figure may move."""
    t = s.t
    for slot in range(MOVES_CAPACITY):
        t[ARRIVED_AT + slot] = NONE
        for tier in range(3):
            t[ARRIVED_UNITS + tier * MOVES_CAPACITY + slot] = 0
        t[ARRIVED_OFFICERS + slot] = 0
    t[ARRIVED_NAMED] = 0
    t[ARRIVED_TOKENS] = 0
    t[ARRIVED_GARRISON] = 0


def follow_arrivals(s: State, frm: i64, to: i64) -> None:
    """A whole legion was moved elsewhere: figures that had already moved stay marked."""
    for slot in range(MOVES_CAPACITY):
        if s.t[ARRIVED_AT + slot] == frm:
            s.t[ARRIVED_AT + slot] = to
    if s.t[LAST_TO] == frm:
        s.t[LAST_TO] = to


def count_arrivals(s: State, area: i64, sign: i64) -> None:
    """Adjusts the arrived units of an area, before and after a token that arrived there is revealed."""
    for slot in range(MOVES_CAPACITY):
        if s.t[ARRIVED_AT + slot] == area:
            for tier in range(3):
                s.t[ARRIVED_UNITS + tier * MOVES_CAPACITY + slot] += sign * s.t[UNITS + tier * AREA_CAPACITY + area]
            return


def free_units(s: State, area: i64, tier: i64) -> i64:
    """Units in an area that have not moved in this action."""
    n = s.t[UNITS + tier * AREA_CAPACITY + area]
    for slot in range(MOVES_CAPACITY):
        if s.t[ARRIVED_AT + slot] == NONE:
            break
        if s.t[ARRIVED_AT + slot] == area:
            n -= s.t[ARRIVED_UNITS + tier * MOVES_CAPACITY + slot]
    if n > 0:
        return n
    return 0


def free_officers(s: State, area: i64) -> i64:
    n = s.t[OFFICERS + area]
    for slot in range(MOVES_CAPACITY):
        if s.t[ARRIVED_AT + slot] == NONE:
            break
        if s.t[ARRIVED_AT + slot] == area:
            n -= s.t[ARRIVED_OFFICERS + slot]
    if n > 0:
        return n
    return 0


def free_named(s: State, area: i64) -> i64:
    """A bit set of the named leaders that have not moved in this action."""
    return s.t[NAMED_HERE + area] & ~s.t[ARRIVED_NAMED]


def is_free_token(s: State, area: i64, counter: i64) -> bool:
    return s.t[TOKEN_AT + counter] == area and not s.t[ARRIVED_TOKENS] >> counter & 1


def free_tokens(s: State, area: i64) -> i64:
    n: i64 = 0
    if s.t[TOKENS_HERE + area] > 0:
        if s.t[HOLDER + area] == HARKONNEN:
            return free_garrison(s, area)
        for counter in range(N_COUNTERS):
            if is_free_token(s, area, counter):
                n += 1
    return n


def free_bodies(s: State, area: i64) -> i64:
    """Units and tokens that may still move."""
    if s.t[ARRIVED_AT] == NONE:
        return bodies(s, area)
    return free_units(s, area, 0) + free_units(s, area, 1) + free_units(s, area, 2) + free_tokens(s, area)


# ------------------------------------------------------------------ moving them


def move_units(s: State, frm: i64, to: i64, tier: i64, n: i64) -> None:
    s.t[UNITS + tier * AREA_CAPACITY + frm] -= n
    s.t[UNITS + tier * AREA_CAPACITY + to] += n


def move_officers(s: State, frm: i64, to: i64, n: i64) -> None:
    s.t[OFFICERS + frm] -= n
    s.t[OFFICERS + to] += n


def move_leader(s: State, leader: i64, to: i64) -> None:
    s.t[NAMED_HERE + s.t[LEADER_AT + leader]] &= ~(1 << leader)
    s.t[NAMED_HERE + to] |= 1 << leader
    s.t[LEADER_AT + leader] = to


def move_token(s: State, counter: i64, to: i64) -> None:
    s.t[TOKENS_HERE + s.t[TOKEN_AT + counter]] -= 1
    s.t[TOKENS_HERE + to] += 1
    s.t[TOKEN_AT + counter] = to


def move_legion(s: State, frm: i64, to: i64, side: i64) -> None:
    """Moves all figures of an area to another one, as in a retreat."""
    for tier in range(3):
        move_units(s, frm, to, tier, s.t[UNITS + tier * AREA_CAPACITY + frm])
    move_officers(s, frm, to, s.t[OFFICERS + frm])
    here = s.t[NAMED_HERE + frm]
    for leader in range(N_LEADERS):
        if here >> leader & 1:
            move_leader(s, leader, to)
    if s.t[TOKENS_HERE + frm] > 0:
        shift_garrison(s, frm, to)
        for counter in range(N_COUNTERS):
            if s.t[TOKEN_AT + counter] == frm:
                move_token(s, counter, to)
    s.t[HOLDER + to] = side
    settle_holder(s, frm)
    leave_garrison(s, frm, side)
    follow_arrivals(s, frm, to)


def march(s: State, frm: i64, to: i64, side: i64) -> i64:
    """Moves everything that may still move except `staying`. Returns the number of units and tokens."""
    t = s.t
    slot: i64 = 0
    while slot < MOVES_CAPACITY - 1 and t[ARRIVED_AT + slot] != NONE:
        slot += 1
    n: i64 = 0
    for tier in range(3):
        going = free_units(s, frm, tier) - t[STAYING + unit_figure(side, tier)]
        move_units(s, frm, to, tier, going)
        t[ARRIVED_UNITS + tier * MOVES_CAPACITY + slot] = going
        n += going
    officers = free_officers(s, frm) - t[STAYING + officer_figure(side)]
    move_officers(s, frm, to, officers)
    t[ARRIVED_OFFICERS + slot] = officers
    named = free_named(s, frm)
    for leader in range(N_LEADERS):
        if named >> leader & 1 and t[STAYING + NAMED + leader] == 0:
            move_leader(s, leader, to)
            t[ARRIVED_NAMED] |= 1 << leader
    if t[TOKENS_HERE + frm] > 0:
        n += march_garrison(s, frm, to)
        for counter in range(N_COUNTERS):
            if is_free_token(s, frm, counter) and t[STAYING + COUNTERS + counter] == 0:
                move_token(s, counter, to)
                t[ARRIVED_TOKENS] |= 1 << counter
                n += 1
    t[ARRIVED_AT + slot] = to
    t[HOLDER + to] = side
    settle_holder(s, frm)
    leave_garrison(s, frm, side)
    clear_staying(s)
    t[LAST_TO] = to
    return n


def clear_staying(s: State) -> None:
    for figure in range(len(FIGURE.names)):
        s.t[STAYING + figure] = 0
