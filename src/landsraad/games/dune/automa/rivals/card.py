"""Rival cards, and which one a seat has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.dune.automa.rivals.cells import RIVAL_CARD, RIVALRY
from landsraad.games.dune.automa.rivals.module import RIVALS
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import Effect


@dataclass(eq=False)
class RivalCard:
    """A Rival card: the opponent in a solo or two-player game (UPR-RIVAL-04)."""

    name: str
    swordmaster: i64  # number of resources for the third agent
    order: tuple[int, ...]  # the factions by priority, highest first
    signet: Effect
    scheme: Effect  # runs when the last spy is placed
    for_two: bool = False  # made for two players; it cannot win against them
    person: str = ""  # name of the same person as a leader
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = RIVAL_CARD.add(self.name)
        self.source: i64 = RIVAL_CARD.source(self.id)
        self.factions: vec[i64] = vec[i64](self.order)
        RIVAL_CARDS.append(self)
        if self.person != self.name:
            RIVAL_CARD.aliases[self.person] = self.name
        RIVALS.name_effect(f"rival:{self.name}:signet", self.signet)
        RIVALS.name_effect(f"rival:{self.name}:scheme", self.scheme)


RIVAL_CARDS: Final[list[RivalCard]] = []


def rival_of(me: Cells) -> RivalCard:
    return RIVAL_CARDS[me[RIVALRY]]
