"""The Tleilaxu track. Its token never moves back, and the Bene Tleilax are no faction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.modules.immortality.cells import TLEILAXU_SPICE, TLEILAXU_TRACK
from landsraad.games.dune.modules.immortality.events import TLEILAXU_ADVANCED, TLEILAXU_SPICE_TAKEN
from landsraad.games.dune.rules.cards.drawing import draw_intrigue
from landsraad.games.dune.rules.seats.resources import gain, score
from landsraad.games.dune.rules.seats.teams import has_no_army, troops_owner
from landsraad.games.dune.state.cells import SPICE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

LAST: Final = 7
INTRIGUE_AT: Final = (2, 6)
POINT_AT: Final = (4, 7)
SPICE_AT: Final = 4
FIRST_SPICE: Final = 2  # on that space from the setup on


class Tleilaxu(Effect):
    """Moves the Tleilaxu token; every space on the way gives its bonus at once (IMM-TLEILAXU-01, IMM-TLEILAXU-02)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        if has_no_army(s, s.seat):
            return
        for _ in range(self.n):
            advance_tleilaxu(s, troops_owner(s, s.seat))  # a commander's ally (UPR-COMBO-16)

    def message(self) -> Message:
        return Message("tleilaxu", {"n": self.n})


def advance_tleilaxu(s: State, seat: i64) -> None:
    """Moves a seat's token one space. On the last space it stays (IMM-TLEILAXU-07)."""
    me = s.seats[seat]
    if me[TLEILAXU_TRACK] == LAST:
        return
    me[TLEILAXU_TRACK] += 1
    at = me[TLEILAXU_TRACK]
    if s.has_listeners:
        s.emit(TLEILAXU_ADVANCED, seat, at)
    if at in INTRIGUE_AT:
        draw_intrigue(s, seat, 1)
    if at in POINT_AT:
        score(s, seat, 1)
    if at == SPICE_AT and s.t[TLEILAXU_SPICE] > 0:  # the first to arrive (IMM-TLEILAXU-05)
        n = s.t[TLEILAXU_SPICE]
        s.t[TLEILAXU_SPICE] = 0
        if s.has_listeners:
            s.emit(TLEILAXU_SPICE_TAKEN, seat, n)
        gain(s, seat, SPICE, n)


def tleilaxu(n: int = 1) -> Effect:
    return Tleilaxu(n)
