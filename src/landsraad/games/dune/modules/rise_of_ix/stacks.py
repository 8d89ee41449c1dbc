"""The stacks of tech tiles, with the top tile of each face up."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.modules.rise_of_ix.cells import N_STACKS, STACKS, TECH, TRASHED_TILES
from landsraad.games.dune.modules.rise_of_ix.events import TILE_REMOVED, TILE_SHOWN
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.games.dune.state.cells import LEVEL
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def show_tile(s: State, stack: i64) -> None:
    """Turns up the next tile of a stack; an empty stack stays empty (IX-TECH-06)."""
    if STACKS[stack].size(s.t) > 0:
        s.t[TECH + stack] = STACKS[stack].pop(s.t)
        if s.has_listeners:
            s.emit(TILE_SHOWN, NONE, s.t[TECH + stack], stack)


def keep_marked(s: State) -> None:
    """In a solo game, trashes tiles of the largest stack until one for Rivals is face up (IX-RIVAL-18)."""
    if s.t[LEVEL] == NONE:
        return
    while not is_any_marked(s):
        stack = largest_stack(s)
        if stack == NONE:
            return
        tile = s.t[TECH + stack]
        s.t[TECH + stack] = NONE
        TRASHED_TILES.put(s.t, tile)
        if s.has_listeners:
            s.emit(TILE_REMOVED, NONE, tile, stack)
        show_tile(s, stack)


def is_any_marked(s: State) -> bool:
    for i in range(N_STACKS):
        if s.t[TECH + i] != NONE and TECH_TILES[s.t[TECH + i]].rival:
            return True
    return False


def largest_stack(s: State) -> i64:
    """Returns the stack with the most tiles, the topmost one if several have as many; NONE if all are empty."""
    best: i64 = NONE
    for i in range(N_STACKS):
        if s.t[TECH + i] != NONE and (best == NONE or STACKS[i].size(s.t) > STACKS[best].size(s.t)):
            best = i
    return best
