"""Acquiring tech tiles, and negotiators that lower their cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.modules.rise_of_ix.cells import (
    ACQUIRE_TILE,
    N_STACKS,
    NEGOTIATE,
    NEGOTIATE_SOLARI,
    NEGOTIATOR,
    NEGOTIATORS,
    TECH,
    TILE,
    TILES,
)
from landsraad.games.dune.modules.rise_of_ix.events import (
    NEGOTIATOR_PLACED,
    NEGOTIATORS_RETURNED,
    TILE_ACQUIRED,
)
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.stacks import keep_marked, show_tile
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.games.dune.rules.seats.resources import lose
from landsraad.games.dune.rules.seats.teams import change_troops, troops_owner
from landsraad.games.dune.state.cells import SOLARI, SPICE, SUPPLY
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

OR_SOLARI: Final = 16  # added to the discount in the counter of a purchase: it may be paid in solari


def cost_of_tile(tile: i64, discount: i64) -> i64:
    """Returns the cost after a discount; it never falls below 0 (IX-TECH-11)."""
    return max(TECH_TILES[tile].cost - discount, 0)


def purse(s: State, or_solari: bool) -> i64:
    return max(s.me[SPICE], s.me[SOLARI]) if or_solari else s.me[SPICE]


def can_acquire(s: State, tile: i64, discount: i64, or_solari: bool) -> bool:
    """Whether the seat can pay for a tile, if it returns all its negotiators (IX-TECH-14, IX-TECH-15)."""
    return cost_of_tile(tile, discount) - s.me[NEGOTIATORS] <= purse(s, or_solari)


class AcquireTech(Effect):
    """Acquires one of the face-up tiles, for its cost less a discount (IX-TECH-02 to 04).

    With `or_solari` the whole cost may be paid in solari instead. With `must` it cannot be declined.
    """

    asks = True
    decision = "card"

    def __init__(self, discount: i64, or_solari: bool, must: bool) -> None:
        self.optional = not must
        super().__init__()
        self.discount = discount
        self.or_solari = or_solari

    def possible(self, s: State) -> bool:
        for i in range(N_STACKS):
            tile = s.t[TECH + i]
            if tile != NONE and can_acquire(s, tile, self.discount, self.or_solari):
                return True
        return False

    def options(self, s: State) -> None:
        for i in range(N_STACKS):
            tile = s.t[TECH + i]
            if tile != NONE and can_acquire(s, tile, self.discount, self.or_solari):
                s.offer(ACQUIRE_TILE.move(tile))
        if s.count > 0 and self.optional:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not ACQUIRE_TILE.has(move):
            return
        tile = ACQUIRE_TILE.a(move)
        if s.me[NEGOTIATORS] > 0 or self.or_solari:
            s.push(PAY_FOR_TILE, s.seat, TILE.source(tile), self.discount + (OR_SOLARI if self.or_solari else 0))
        else:
            lose(s, s.seat, SPICE, cost_of_tile(tile, self.discount))
            take_tile(s, tile)

    def message(self) -> Message:
        if self.or_solari:
            return Message("acquire-tech-or-solari")
        if not self.optional:
            return Message("acquire-tech-must")
        return Message("acquire-tech-for-less", {"n": self.discount}) if self.discount > 0 else Message("acquire-tech")


class PayForTile(Effect):
    """Asks how many negotiators to return; each lowers the cost by 1. `source` is the tile, `step` the discount."""

    asks = True
    decision = "amount"

    def options(self, s: State) -> None:
        cost = cost_of_tile(member_of(s.source), s.step & (OR_SOLARI - 1))
        for n in range(max(cost - s.me[SPICE], 0), s.me[NEGOTIATORS] + 1):  # IX-Q-10: also more than the cost
            s.offer(NEGOTIATE.move(n))
        if s.step & OR_SOLARI:
            for n in range(max(cost - s.me[SOLARI], 0), s.me[NEGOTIATORS] + 1):
                s.offer(NEGOTIATE_SOLARI.move(n))

    def play(self, s: State, move: i64) -> None:
        in_solari = NEGOTIATE_SOLARI.has(move)
        n = NEGOTIATE_SOLARI.a(move) if in_solari else NEGOTIATE.a(move)
        tile = member_of(s.source)
        return_negotiators(s, n)
        lose(s, s.seat, SOLARI if in_solari else SPICE, max(cost_of_tile(tile, s.step & (OR_SOLARI - 1)) - n, 0))
        take_tile(s, tile)


def return_negotiators(s: State, n: i64) -> None:
    if n > 0:
        change_troops(s, s.seat, NEGOTIATORS, -n)
        change_troops(s, s.seat, SUPPLY, n)
        if s.has_listeners:
            s.emit(NEGOTIATORS_RETURNED, troops_owner(s, s.seat), n)


def take_tile(s: State, tile: i64) -> None:
    """Gives the current seat a face-up tile that it has paid for, and shows the next one (IX-TECH-05)."""
    lift_tile(s, tile)
    if TECH_TILES[tile].acquire is not NOTHING:
        s.push(TECH_TILES[tile].acquire, s.seat, TECH_TILES[tile].source)


def lift_tile(s: State, tile: i64) -> None:
    for i in range(N_STACKS):
        if s.t[TECH + i] == tile:
            TILES.put(s.me, tile)
            s.t[TECH + i] = NONE
            if s.has_listeners:
                s.emit(TILE_ACQUIRED, s.seat, tile, i)
            show_tile(s, i)
            keep_marked(s)
            break


class TechNegotiation(Effect):
    """Moves a troop from the supply to the Ix board, if the seat wants (IX-TECH-12)."""

    asks = True
    optional = True

    def possible(self, s: State) -> bool:
        return s.me[SUPPLY] > 0

    def options(self, s: State) -> None:
        if s.me[SUPPLY] > 0:
            s.offer(NEGOTIATOR.move())
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if NEGOTIATOR.has(move):
            place_negotiator(s)

    def message(self) -> Message:
        return Message("tech-negotiation")


class SendNegotiator(TechNegotiation):
    """The same as one part of a choice; it may only be declined if nothing else could be chosen."""

    def __init__(self, other: Effect) -> None:
        super().__init__()
        self.other = other

    def options(self, s: State) -> None:
        super().options(s)
        if s.count > 1 and self.other.possible(s):
            s.count = 1


def place_negotiator(s: State) -> None:
    change_troops(s, s.seat, SUPPLY, -1)
    change_troops(s, s.seat, NEGOTIATORS, 1)
    if s.has_listeners:
        s.emit(NEGOTIATOR_PLACED, troops_owner(s, s.seat))


def acquire_tech(discount: int = 0, or_solari: bool = False, must: bool = False) -> Effect:
    return AcquireTech(discount, or_solari, must)


def tech_negotiation() -> Effect:
    return TechNegotiation()


def acquire_or_negotiate(discount: int = 0) -> Effect:
    acquire = AcquireTech(discount, or_solari=False, must=False)
    return acquire | SendNegotiator(acquire)


PAY_FOR_TILE: Final = labelled("ix:PayForTile", PayForTile())
IX.army_cells.append(NEGOTIATORS)
IX.troop_cells.append(NEGOTIATORS)  # IX-TECH-16
