"""Figures on the map: counting, placing and removing them, and their invariants.

An area has figures of one side at most. Units come from their owner's supply and go back to it; if a tier has run out,
a lower one is used (WFA-COMP-06). A leader is never without a unit (WFA-COMP-09); a deployment token counts as a unit
(WFA-COMP-18).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.map.stations import STATION_OF
from landsraad.games.arrakis.state.cells import (
    ACTING,
    AREA,
    ASIDE,
    ATREIDES,
    BANS,
    CHOAM,
    CORRINO,
    FREMEN,
    HARKONNEN,
    HARVESTERS,
    HOLDER,
    LEADER_AT,
    LEADER_IS,
    MY_FORCE,
    MY_SIDE,
    N_COUNTERS,
    N_LEADERS,
    NAMED_HERE,
    OFFICERS,
    OFFICERS_LEFT,
    ON_BOARD,
    REGULAR,
    SETTLED,
    SIETCHES,
    SIGNS,
    SPECIAL,
    STATIONS,
    SUPPLY,
    TOKEN_AT,
    TOKEN_BOX,
    TOKEN_FACE,
    TOKENS_HERE,
    UNITS,
    WILD_MAKER,
    WORMS,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

LIMIT: Final = 6  # units in an area (WFA-COMP-15)
AREA_CAPACITY: Final[i64] = 104  # capacity of AREA: the distance between the arrays of two tiers
FIRST_ATREIDES: Final = 7  # index among the named leaders


def units(s: State, area: i64) -> i64:
    """Units, without tokens."""
    return s.t[UNITS + area] + s.t[UNITS + AREA_CAPACITY + area] + s.t[UNITS + 2 * AREA_CAPACITY + area]


def bodies(s: State, area: i64) -> i64:
    """Units and tokens, which count for movement and the limit."""
    return units(s, area) + s.t[TOKENS_HERE + area]


def leaders(s: State, area: i64) -> i64:
    return s.t[OFFICERS + area] + bit_count(s.t[NAMED_HERE + area])


def bit_count(bits: i64) -> i64:
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def limit(s: State, side: i64) -> i64:
    """The unit limit of an area. The CHOAM ban lowers it by one for the Harkonnen."""
    return LIMIT - 1 if side == HARKONNEN and s.t[BANS + CHOAM] else LIMIT


def side_of_leader(leader: i64) -> i64:
    return ATREIDES if leader >= FIRST_ATREIDES else HARKONNEN


def house_seat(s: State, side: i64) -> i64:
    """The seat of the side.

    For a shared side, the seat of the House, which holds everything they own together.
    """
    for seat in range(s.players):
        mine = s.seats[seat]
        if mine[MY_SIDE] == side and not is_allies(mine[MY_FORCE]):
            return seat
    return NONE


def is_allies(force: i64) -> bool:
    return force in (CORRINO, FREMEN)


def deciding_seat(s: State, side: i64) -> i64:
    """The seat that decides for a side: its only seat, or the one acting for both.

    If nobody is acting it is the House, which wins disputes (WFA-TEAM-21).
    """
    acting = s.t[ACTING + side]
    return acting if acting != NONE else house_seat(s, side)


def treasury(s: State, side: i64) -> Cells:
    """The cells of what a side owns as a whole: supply, tokens, and what it did in this turn.

    Dice, cards and the tank belong to each seat; see `shared_sides`.
    """
    return s.seats[house_seat(s, side)]


# ------------------------------------------------------------------ areas and sides


def has_legion(s: State, area: i64, side: i64) -> bool:
    return s.t[HOLDER + area] == side


def settlement_side(s: State, area: i64) -> i64:
    """The side whose settlement is there; NONE if there is none."""
    what = s.t[SETTLED + area]
    return NONE if what == NONE else ATREIDES if what < SIETCHES else HARKONNEN


def is_free(s: State, area: i64, side: i64) -> bool:
    """Is it without enemy settlement, enemy units and sandworm (WFA-MAP-09, WFA-MAP-11)?"""
    t = s.t
    if t[WORMS + area] != NONE or t[HOLDER + area] == 1 - side:
        return False
    return settlement_side(s, area) != 1 - side


def is_empty(s: State, area: i64) -> bool:
    """Is it without any figure or token (WFA-MAP-10)? A testing station is a token."""
    t = s.t
    return (t[HOLDER + area] == NONE and t[SETTLED + area] == NONE and t[WORMS + area] == NONE
            and t[HARVESTERS + area] == 0 and t[SIGNS + area] == 0 and not has_station(s, area))


def has_station(s: State, area: i64) -> bool:
    station = STATION_OF[area]
    return station != NONE and s.t[STATIONS + station] == 1


# ------------------------------------------------------------------ placing and removing


def put_units(s: State, area: i64, side: i64, tier: i64, n: i64) -> None:
    """Adds units. The caller takes them from the supply; see `recruit`."""
    s.t[UNITS + tier * AREA_CAPACITY + area] += n
    s.t[HOLDER + area] = side


def take_units(s: State, area: i64, tier: i64, n: i64) -> None:
    s.t[UNITS + tier * AREA_CAPACITY + area] -= n


def recruit(s: State, side: i64, tier: i64) -> i64:
    """Takes a unit of that tier from the supply, or of the next lower one there is (WFA-COMP-06).

    Returns the tier, or NONE if no unit is left.
    """
    mine = treasury(s, side)
    while tier >= REGULAR:
        if mine[SUPPLY + tier] > 0:
            mine[SUPPLY + tier] -= 1
            return tier
        tier -= 1
    return NONE


def dismiss(s: State, side: i64, tier: i64, n: i64) -> None:
    """Returns units to the supply, so that they can be recruited again (WFA-COMP-04)."""
    treasury(s, side)[SUPPLY + tier] += n


def put_officer(s: State, area: i64, side: i64) -> None:
    treasury(s, side)[OFFICERS_LEFT] -= 1
    s.t[OFFICERS + area] += 1


def take_officer(s: State, area: i64, side: i64) -> None:
    treasury(s, side)[OFFICERS_LEFT] += 1
    s.t[OFFICERS + area] -= 1


def put_leader(s: State, area: i64, leader: i64) -> None:
    """Places a leader from aside or from another area."""
    lift_leader(s, leader)
    s.t[LEADER_AT + leader] = area
    s.t[LEADER_IS + leader] = ON_BOARD
    s.t[NAMED_HERE + area] |= 1 << leader


def lift_leader(s: State, leader: i64) -> None:
    """Removes a leader from the map. The caller sets where it goes."""
    at = s.t[LEADER_AT + leader]
    if at != NONE:
        s.t[NAMED_HERE + at] &= ~(1 << leader)
        s.t[LEADER_AT + leader] = NONE
        s.t[LEADER_IS + leader] = ASIDE


def put_token(s: State, area: i64, counter: i64) -> None:
    s.t[TOKEN_AT + counter] = area
    s.t[TOKENS_HERE + area] += 1
    s.t[HOLDER + area] = ATREIDES


def take_token(s: State, counter: i64) -> None:
    s.t[TOKENS_HERE + s.t[TOKEN_AT + counter]] -= 1
    s.t[TOKEN_AT + counter] = NONE


def box_token(s: State, counter: i64) -> None:
    """Removes a token from the game without revealing it, so only its owner knows its face."""
    take_token(s, counter)
    mine = treasury(s, ATREIDES)
    TOKEN_BOX.put(mine, mine[TOKEN_FACE + counter])
    mine[TOKEN_FACE + counter] = NONE


def first_token(s: State, area: i64) -> i64:
    """Any token of the area; NONE if there is none."""
    for counter in range(N_COUNTERS):
        if s.t[TOKEN_AT + counter] == area:
            return counter
    return NONE


def settle_holder(s: State, area: i64) -> None:
    """After figures left: an area without any belongs to nobody."""
    if bodies(s, area) == 0 and leaders(s, area) == 0:
        s.t[HOLDER + area] = NONE


def is_named_leader(leader: i64) -> bool:
    """The Wild Maker has a card like a leader, but is a sandworm (WFA-LEADER-18)."""
    return leader != WILD_MAKER


def areas_of(s: State, side: i64) -> list[int]:
    """The areas of a side, for texts and tests; rules use their own loops."""
    return [area for area in range(len(AREA.names)) if s.t[HOLDER + area] == side]


def n_leaders() -> i64:
    return N_LEADERS


def special_units(s: State, area: i64) -> i64:
    return s.t[UNITS + SPECIAL * AREA_CAPACITY + area]
