"""Imperium bans: which of them end and begin in the harvest (WFA-BAN-*, WFA-SPICE-11).

Their effects are checked where they apply: `figures.limit` (CHOAM), `free_actions.offer_scouting` (Spacing Guild) and
the cards discarded in a battle (Landsraad).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.dice import FAQ
from landsraad.games.arrakis.pieces.vehicles import BOTTOM
from landsraad.games.arrakis.state.cells import BAN, BANS, CHOAM, LOWERED, POWER, RULINGS, SPICE_BOARD
from landsraad.games.arrakis.state.events import BANNED, UNBANNED
from landsraad.kernel.engine import Effect, State, labelled

POWERS: Final[i64] = len(POWER.names)


def end_bans(s: State) -> None:
    """Ends bans at the start of the harvest, except for markers in the bottom row (WFA-SPICE-11)."""
    for power in range(POWERS):
        if s.t[BANS + power] and s.t[SPICE_BOARD + power] < BOTTOM:
            s.t[BANS + power] = 0
            if s.has_listeners:
                s.emit(UNBANNED, s.seat, power)


def ban(s: State, power: i64) -> None:
    if s.t[BANS + power]:
        return
    s.t[BANS + power] = 1
    if s.has_listeners:
        s.emit(BANNED, s.seat, power)
    if power == CHOAM:  # legions of six now exceed the limit
        for area in range(N_AREAS):
            push_limit(s, area)


class BeginBans(Effect):
    """Begins bans at the end of the harvest (WFA-BAN-02 to 05).

    They are for every marker in the bottom row and one of those that moved down; by the FAQ rulings, all that moved
    down.
    """

    def run(self, s: State) -> None:
        if s.t[RULINGS] != FAQ:
            s.then(EXTRA_BAN)
        for power in range(POWERS):
            if s.t[SPICE_BOARD + power] == BOTTOM or (s.t[RULINGS] == FAQ and s.t[LOWERED + power]):
                ban(s, power)


class ExtraBan(Effect):
    """Chooses a marker that moved down in this harvest, except to the bottom row (WFA-BAN-04)."""

    asks = True

    def options(self, s: State) -> None:
        for power in range(POWERS):
            if s.t[LOWERED + power] and s.t[SPICE_BOARD + power] < BOTTOM:
                s.offer(BAN.move(power))

    def play(self, s: State, move: i64) -> None:
        ban(s, BAN.a(move))


BEGIN_BANS: Final = labelled("arrakis:BeginBans", BeginBans())
EXTRA_BAN: Final = labelled("arrakis:ExtraBan", ExtraBan())
