"""Figures on the map: counting, putting, taking away, and what always holds of them.

An area holds figures of one side at most. Units come from their owner's supply and go back to it; where a tier has
run out a lower one serves instead (WFA-COMP-06). A leader never stands without a unit (WFA-COMP-09); a deployment
token counts as a unit (WFA-COMP-18).
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
ROOM: Final[i64] = 104  # AREA.room: the distance between the arrays of two tiers
FIRST_ATREIDES: Final = 7  # among the named leaders


def units(s: State, area: i64) -> i64:
    """Units, without tokens."""
    return s.t[UNITS + area] + s.t[UNITS + ROOM + area] + s.t[UNITS + 2 * ROOM + area]


def bodies(s: State, area: i64) -> i64:
    """Units and tokens: what counts for movement and for the limit."""
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
    """The CHOAM ban leaves the Harkonnen one less."""
    return LIMIT - 1 if side == HARKONNEN and s.t[BANS + CHOAM] else LIMIT


def side_of_leader(leader: i64) -> i64:
    return ATREIDES if leader >= FIRST_ATREIDES else HARKONNEN


def keeper(s: State, side: i64) -> i64:
    """The seat of the side; of one that is shared, that of its House, where everything lies that both own."""
    for seat in range(s.players):
        mine = s.seats[seat]
        if mine[MY_SIDE] == side and not is_allies(mine[MY_FORCE]):
            return seat
    return NONE


def is_allies(force: i64) -> bool:
    return force in (CORRINO, FREMEN)


def chief(s: State, side: i64) -> i64:
    """The seat that decides for a side: the only one it has, or who acts for both just now. When nobody does it is the
    House, in whose favour the rules settle a dispute (WFA-TEAM-21)."""
    acting = s.t[ACTING + side]
    return acting if acting != NONE else keeper(s, side)


def treasury(s: State, side: i64) -> Cells:
    """The cells of what the side has as a whole: its supply, its tokens, what it did in this turn. Dice, cards and the
    tank are each seat's own: see `teams`."""
    return s.seats[keeper(s, side)]


# ------------------------------------------------------------------ what an area is to a side


def has_legion(s: State, area: i64, side: i64) -> bool:
    return s.t[HOLDER + area] == side


def settlement_side(s: State, area: i64) -> i64:
    """Whose settlement stands there; NONE: nobody's."""
    what = s.t[SETTLED + area]
    return NONE if what == NONE else ATREIDES if what < SIETCHES else HARKONNEN


def is_free(s: State, area: i64, side: i64) -> bool:
    """No enemy settlement, no enemy units, no sandworm (WFA-MAP-09, WFA-MAP-11)."""
    t = s.t
    if t[WORMS + area] != NONE or t[HOLDER + area] == 1 - side:
        return False
    return settlement_side(s, area) != 1 - side


def is_empty(s: State, area: i64) -> bool:
    """No figure and no token of any kind (WFA-MAP-10). A testing station is a token."""
    t = s.t
    return (t[HOLDER + area] == NONE and t[SETTLED + area] == NONE and t[WORMS + area] == NONE
            and t[HARVESTERS + area] == 0 and t[SIGNS + area] == 0 and not has_station(s, area))


def has_station(s: State, area: i64) -> bool:
    station = STATION_OF[area]
    return station != NONE and s.t[STATIONS + station] == 1


# ------------------------------------------------------------------ putting and taking


def put_units(s: State, area: i64, side: i64, tier: i64, n: i64) -> None:
    """They are taken from the supply by the caller: see `recruit`."""
    s.t[UNITS + tier * ROOM + area] += n
    s.t[HOLDER + area] = side


def take_units(s: State, area: i64, tier: i64, n: i64) -> None:
    s.t[UNITS + tier * ROOM + area] -= n


def recruit(s: State, side: i64, tier: i64) -> i64:
    """Take a unit of that tier out of the supply, or of the next lower one there is (WFA-COMP-06).

    The tier that was found; NONE if there is none left.
    """
    mine = treasury(s, side)
    while tier >= REGULAR:
        if mine[SUPPLY + tier] > 0:
            mine[SUPPLY + tier] -= 1
            return tier
        tier -= 1
    return NONE


def dismiss(s: State, side: i64, tier: i64, n: i64) -> None:
    """Units that leave the board can be recruited again (WFA-COMP-04)."""
    treasury(s, side)[SUPPLY + tier] += n


def put_officer(s: State, area: i64, side: i64) -> None:
    treasury(s, side)[OFFICERS_LEFT] -= 1
    s.t[OFFICERS + area] += 1


def take_officer(s: State, area: i64, side: i64) -> None:
    treasury(s, side)[OFFICERS_LEFT] += 1
    s.t[OFFICERS + area] -= 1


def put_leader(s: State, area: i64, leader: i64) -> None:
    """Wherever it was: aside, or in another area."""
    lift_leader(s, leader)
    s.t[LEADER_AT + leader] = area
    s.t[LEADER_IS + leader] = ON_BOARD
    s.t[NAMED_HERE + area] |= 1 << leader


def lift_leader(s: State, leader: i64) -> None:
    """Off the map, aside; the caller says where it goes."""
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
    """Out of the game without being turned up: only its owner knows what it was."""
    take_token(s, counter)
    mine = treasury(s, ATREIDES)
    TOKEN_BOX.put(mine, mine[TOKEN_FACE + counter])
    mine[TOKEN_FACE + counter] = NONE


def first_token(s: State, area: i64) -> i64:
    """Any token of the area; NONE: there is none."""
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
    """For texts and tests; rules go through the areas by themselves."""
    return [area for area in range(len(AREA.names)) if s.t[HOLDER + area] == side]


def n_leaders() -> i64:
    return N_LEADERS


def special_units(s: State, area: i64) -> i64:
    return s.t[UNITS + SPECIAL * ROOM + area]
