"""Teams: a commander has no troops and uses those of its activated ally.

During its turn, a commander's cells for troops mirror those of its activated ally, and both change together. So every
rule that reads them finds what the commander may use (UPR-SIX-46, UPR-SIX-47); outside its turn they are empty.
In games without teams these functions do nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.state.cells import INFLUENCE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

BOARD_TRACKS: Final = 4  # influence tracks on the board; the tracks of personal boards follow


def is_commander(s: State, seat: i64) -> bool:
    """Whether the seat has a personal board and no troops."""
    teams = box_of(s).teams
    return teams is not None and s.seats[seat][teams.boards] != NONE


def troops_owner(s: State, seat: i64) -> i64:
    """Returns whose troops a seat commands: its own or its activated ally's (UPR-SIX-04, UPR-SIX-27)."""
    teams = box_of(s).teams
    if teams is None or s.seats[seat][teams.activated] == NONE:
        return seat
    return s.seats[seat][teams.activated]


def has_no_army(s: State, seat: i64) -> bool:
    """Whether the seat is a commander outside its turn, which has neither troops nor tokens of an ally."""
    return is_commander(s, seat) and troops_owner(s, seat) == seat


def troop_partner(s: State, seat: i64) -> i64:
    """Returns the commander of an activated ally or the ally of a commander; NONE if the troops are not shared now."""
    teams = box_of(s).teams
    if teams is None:
        return NONE
    cell = teams.activated
    if s.seats[seat][cell] != NONE:
        return s.seats[seat][cell]
    for other in range(s.players):
        if s.seats[other][cell] == seat:
            return other
    return NONE


def change_troops(s: State, seat: i64, cell: i64, n: i64) -> None:
    """Changes a number of troops for all seats that command them."""
    s.seats[seat][cell] += n
    other = troop_partner(s, seat)
    if other != NONE:
        s.seats[other][cell] += n


def share_influence(s: State, seat: i64, faction: i64) -> None:
    """Gives a commander the influence of the better of its allies on a track of the board (UPR-SIX-39)."""
    if box_of(s).teams is None or faction >= BOARD_TRACKS:
        return
    best: i64 = 0
    for other in range(s.players):
        if s.allied(seat, other) and not is_commander(s, other):
            best = max(best, s.seats[other][INFLUENCE + faction])
    for other in range(s.players):
        if s.allied(seat, other) and is_commander(s, other):
            s.seats[other][INFLUENCE + faction] = best


def has_track(s: State, seat: i64, faction: i64) -> bool:
    """Whether the seat has its own cube on a track. Commanders have none on the board (UPR-SIX-21)."""
    if faction >= BOARD_TRACKS:
        return own_track(s, seat) == faction
    return not is_commander(s, seat)


def own_track(s: State, seat: i64) -> i64:
    """Returns the track of a commander's personal board (UPR-SIX-38), or NONE."""
    teams = box_of(s).teams
    if teams is None or s.seats[seat][teams.boards] == NONE:
        return NONE
    return teams.board_tracks[s.seats[seat][teams.boards]]


def own_icon(s: State, seat: i64) -> i64:
    """Returns the faction icon that also counts for that track (UPR-SIX-40, UPR-SIX-41)."""
    track = own_track(s, seat)
    teams = box_of(s).teams
    return NONE if track == NONE or teams is None else teams.track_icons[track - BOARD_TRACKS]
