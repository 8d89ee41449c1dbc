"""The setup of the tech tiles."""

from __future__ import annotations

from landsraad.games.dune.components.extensions.setup_step import DECKS, MARKETS, STREAMS, Deal, SetupStep
from landsraad.games.dune.modules.rise_of_ix.cells import N_STACKS, STACKS, TECH, TILE_DEALS
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.stacks import keep_marked
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.kernel.chance import old_number
from landsraad.kernel.engine import State

STACK_SIZE = 6


def seed_tiles(s: State, deal: Deal) -> None:
    """Seeds the stream of the tiles from an old seed, which has no key."""
    old = old_number(deal.seed)
    if old is not None:
        s.t[TILE_DEALS.at] = (old * 2654435761 + 5) & 0xFFFFFFFF


def deal_tiles(s: State, deal: Deal) -> None:
    """Deals three face-down stacks and turns up the top tile of each (IX-SETUP-05)."""
    left = [tile.id for tile in TECH_TILES]
    for i in range(N_STACKS):
        for _ in range(STACK_SIZE):
            STACKS[i].put(s.t, left.pop(int(s.below(TILE_DEALS, len(left)))))
        s.t[TECH + i] = STACKS[i].pop(s.t)


def show_marked(s: State, deal: Deal) -> None:
    """Makes sure that a solo game begins with a tile for Rivals (IX-RIVAL-18)."""
    keep_marked(s)


IX.setup += [SetupStep(STREAMS, seed_tiles), SetupStep(DECKS, deal_tiles), SetupStep(MARKETS, show_marked)]
