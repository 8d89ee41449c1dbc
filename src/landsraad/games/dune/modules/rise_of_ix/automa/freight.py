"""Freighter icons on the cards of an automa: they leave it no choice."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.modules.rise_of_ix.automa.freighter import TURNS_BACK_AT
from landsraad.games.dune.modules.rise_of_ix.cells import FREIGHTER
from landsraad.games.dune.modules.rise_of_ix.shipping import move_freighter
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class AutomaFreight(Effect):
    """With each icon, advances the freighter or recalls it (IX-RIVAL-07). `step` counts those used."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        if s.step + 1 < self.n:
            s.again(self, s.step + 1)
        at = s.me[FREIGHTER]
        move_freighter(s, at + 1 if at < TURNS_BACK_AT else 0)

    def message(self) -> Message:
        return Message("automa-freighter", {"n": self.n, "at": TURNS_BACK_AT})


def automa_freighter(n: int = 1) -> Effect:
    return AutomaFreight(n)
