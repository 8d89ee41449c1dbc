"""Dividends: solari for one seat, and 1 for each of the others."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.state.cells import HOUSE_HAGAL, ROLES, SOLARI
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class Dividends(Effect):
    """Gains solari; all other players gain 1, teammates included (IX-SHIP-06, UPR-COMBO-24).

    House Hagal of the two-player game gains none (IX-RIVAL-08).
    """

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        for i in range(s.players):
            seat = (s.seat + i) % s.players
            if s.seats[seat][ROLES] != HOUSE_HAGAL:
                gain(s, seat, SOLARI, self.n if seat == s.seat else 1)

    def message(self) -> Message:
        return Message("dividends", {"n": self.n, "others": 1})
