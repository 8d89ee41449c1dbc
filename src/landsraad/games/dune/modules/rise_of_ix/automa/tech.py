"""Tech tiles of a solo Rival: which one it acquires, and what it gains for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.rise_of_ix.automa.tiles import use_drones
from landsraad.games.dune.modules.rise_of_ix.cells import N_STACKS, NEGOTIATORS, TECH, TILE
from landsraad.games.dune.modules.rise_of_ix.tech import (
    cost_of_tile,
    lift_tile,
    place_negotiator,
    return_negotiators,
)
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.games.dune.rules.seats.resources import lose
from landsraad.games.dune.state.cells import LEVEL, SPICE, SUPPLY
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message


class AutomaTech(Effect):
    """Acquires the best tile it can pay for; with `negotiates`, places a negotiator if there is none (IX-RIVAL-21)."""

    def __init__(self, discount: i64, negotiates: bool) -> None:
        super().__init__()
        self.discount = discount
        self.negotiates = negotiates

    def run(self, s: State) -> None:
        if s.t[LEVEL] == NONE:  # IX-RIVAL-16
            return
        tile = best_tile(s, self.discount)
        if tile != NONE:
            acquire(s, tile, self.discount)
        elif self.negotiates and s.me[SUPPLY] > 0:
            place_negotiator(s)

    def message(self) -> Message:
        return Message("automa-tech-or-negotiator" if self.negotiates else "automa-tech", {"n": self.discount})


def best_tile(s: State, discount: i64) -> i64:
    """Returns the most expensive tile for Rivals that it can pay for, the topmost of equals (IX-RIVAL-20)."""
    best: i64 = NONE
    for i in range(N_STACKS):
        tile = s.t[TECH + i]
        if (tile != NONE and TECH_TILES[tile].rival
                and cost_of_tile(tile, discount) - s.me[NEGOTIATORS] <= s.me[SPICE]
                and (best == NONE or TECH_TILES[tile].cost > TECH_TILES[best].cost)):
            best = tile
    return best


def acquire(s: State, tile: i64, discount: i64) -> None:
    """Pays with all its negotiators, then with spice."""
    n = s.me[NEGOTIATORS]
    return_negotiators(s, n)
    lose(s, s.seat, SPICE, max(cost_of_tile(tile, discount) - n, 0))
    lift_tile(s, tile)
    s.push(RIVAL_TILE, s.seat, TILE.source(tile))


class RivalTile(Effect):
    """Gives what acquiring the tile gives, with the Rival's choices."""

    def run(self, s: State) -> None:
        automa = box_of(s).automa
        tile = TECH_TILES[member_of(s.source)]
        if automa is not None and tile.acquire is not NOTHING:
            automa.give(s, tile.acquire)
        use_drones(s)


def automa_tech(discount: int = 0, negotiates: bool = False) -> Effect:
    return AutomaTech(discount, negotiates)


RIVAL_TILE: Final = labelled("ix:RivalTile", RivalTile())
