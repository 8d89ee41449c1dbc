"""The tracks: supremacy of the Harkonnen, prescience markers of the Atreides, and victory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import deciding_seat, treasury
from landsraad.games.arrakis.pieces.named_leaders import enter_play, gain_bene_gesserit
from landsraad.games.arrakis.state.cells import (
    ALIA,
    ATREIDES,
    CHANI,
    FEYD,
    HARKONNEN,
    HAWAT,
    JIHAD,
    KWISATZ_HADERACH,
    MUAD_DIB,
    OBJECTIVES,
    PRESCIENT,
    REVEREND_MOTHER,
    SUPREMACY,
    SUPREME,
)
from landsraad.games.arrakis.state.component_types import OBJECTIVE_CARDS
from landsraad.games.arrakis.state.events import MARKER_MOVED, SUPREMACY_GAINED, VICTORY
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

GOAL: Final = 10  # of supremacy
LAST: Final = 12  # last space of the prescience track, reconstructed
HAWAT_COMES: Final = 1
FEYD_COMES: Final = 6
TOKEN_AT_FIRST: Final = 4  # spaces of the supremacy track with a Bene Gesserit symbol
TOKEN_AT_LAST: Final = 7
CHANGED_AT: Final = 3  # Chani, Paul-Muad'Dib, Reverend Mother Jessica
ALIA_AT: Final = 6
ATOMICS_AT: Final = 8


def gain_supremacy(s: State, n: i64) -> None:
    """Advances supremacy.

    Passed spaces count as reached; at the end the Harkonnen win at once (WFA-GOAL-01).
    """
    was = s.t[SUPREMACY]
    now = was + n if was + n < GOAL else GOAL
    if now <= was:
        return
    s.t[SUPREMACY] = now
    if s.has_listeners:
        s.emit(SUPREMACY_GAINED, deciding_seat(s, HARKONNEN), was, now)
    if was < HAWAT_COMES <= now:
        enter_play(s, HAWAT)
    if was < TOKEN_AT_FIRST <= now:
        gain_bene_gesserit(s, ATREIDES)
    if was < FEYD_COMES <= now:
        enter_play(s, FEYD)
    if was < TOKEN_AT_LAST <= now:
        gain_bene_gesserit(s, ATREIDES)
    if now == GOAL:
        win(s, HARKONNEN)


def advance_marker(s: State, marker: i64, n: i64) -> None:
    """Advances a marker or, for negative n, lowers it, which undoes nothing that was reached before."""
    was = s.t[PRESCIENT + marker]
    now = was + n
    if now > LAST:
        now = LAST
    if now < 0:
        now = 0
    if now == was:
        return
    s.t[PRESCIENT + marker] = now
    if s.has_listeners:
        s.emit(MARKER_MOVED, deciding_seat(s, ATREIDES), marker, was, now)
    if now >= CHANGED_AT:  # leaders already in play stay as they are
        enter_play(s, CHANI if marker == JIHAD else MUAD_DIB if marker == KWISATZ_HADERACH else REVEREND_MOTHER)
    if now >= ALIA_AT:
        enter_play(s, ALIA)


def has_reached(s: State, n: i64) -> bool:
    """Is any of the markers on that space or beyond it?"""
    for marker in range(3):
        if s.t[PRESCIENT + marker] >= n:
            return True
    return False


def check_objective(s: State) -> bool:
    """Do the markers meet an objective of the Atreides (WFA-GOAL-02)?"""
    return objective_met(s) != NONE


def objective_met(s: State) -> i64:
    mine = treasury(s, ATREIDES)
    for i in range(OBJECTIVES.size(mine)):
        card = OBJECTIVES.card(mine, i)
        needs = OBJECTIVE_CARDS[card].needs
        if s.t[PRESCIENT] >= needs[0] and s.t[PRESCIENT + 1] >= needs[1] and s.t[PRESCIENT + 2] >= needs[2]:
            return card
    return NONE


def win(s: State, side: i64) -> None:
    """Ends the game at once: nothing pending happens any more."""
    s.t[SUPREME] = side
    if s.has_listeners:
        s.emit(VICTORY, deciding_seat(s, side), side, NONE if side == HARKONNEN else objective_met(s))
    s.depth = 0
