"""Plot cards that trade influence, and conditions about opponents' alliances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.rules.seats.influence import (
    ALL_TRACKS,
    PACT,
    Influence,
    LoseInfluence,
    OfInfluence,
    gain_influence,
    lose_influence,
    to_lose,
)
from landsraad.games.dune.state.cells import ALLIANCE, BACK, DROP, FACTION, INFLUENCE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message


class LoseInfluences(LoseInfluence):
    """Loses n influence, each with a faction of your choice. `step` counts those lost."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return to_lose(s) >= self.n

    def play(self, s: State, move: i64) -> None:
        if s.step + 1 < self.n:
            s.again(self, s.step + 1)
        lose_influence(s, s.seat, DROP.a(move))

    def message(self) -> Message:
        return Message("lose-influences", {"n": self.n})


class TwoFactions(Influence):
    """Gains 1 influence with each of two different factions.

    Both are chosen before either is gained, so the first gain cannot affect the choice. `step` is the bit of the first
    choice.
    """

    def __init__(self) -> None:
        super().__init__((0, 1, 2, 3), 1, 2)

    def play(self, s: State, move: i64) -> None:
        second = BACK.a(move)
        if s.step == 0:
            s.again(self, 1 << second)
            return
        for first in range(FACTION.capacity):
            if s.step >> first & 1:
                gain_influence(s, s.seat, first, 1)
        gain_influence(s, s.seat, second, 1)


class AllyOfAnother(OfInfluence):
    """Whether the seat has enough influence for an alliance that an opponent holds."""

    def __init__(self) -> None:
        super().__init__(ALL_TRACKS)

    def holds(self, s: State) -> bool:
        for faction in range(4):
            holder = s.t[ALLIANCE + faction]
            if holder != NONE and not s.allied(holder, s.seat) and s.me[INFLUENCE + faction] >= PACT:
                return True
        return False

    def message(self) -> Message:
        return Message("if-ally-of-another", {"n": PACT})


losing_influences = LoseInfluences
two_factions = TwoFactions
ALLY_OF_ANOTHER: Final = AllyOfAnother()
