# cold
"""Kinds of event about tech tiles, dreadnoughts and the shipping track."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.modules.rise_of_ix.cells import STACK, TILE
from landsraad.games.dune.state.cells import INTRIGUE, SPACE
from landsraad.kernel.events import EVENTS

FREIGHTER_MOVED: Final = EVENTS.kind("freighter_moved", [("was", None), ("now", None)], rule="IX-SHIP-02")
TILE_ACQUIRED: Final = EVENTS.kind("tile_acquired", [("tile", TILE), ("stack", STACK)], rule="IX-TECH-04")
TILE_SHOWN: Final = EVENTS.kind("tile_shown", [("tile", TILE), ("stack", STACK)], rule="IX-TECH-05", uncovers=True,
                                plain=True)
TILE_FLIPPED: Final = EVENTS.kind("tile_flipped", [("tile", TILE)], rule="IX-TECH-17", plain=True)
TILES_TURNED_UP: Final = EVENTS.kind("tiles_turned_up", rule="IX-TECH-18", plain=True)
TILE_TRASHED: Final = EVENTS.kind("tile_trashed", [("tile", TILE)], rule="IX-TECH-20", plain=True)
TILE_REMOVED: Final = EVENTS.kind("tile_removed", [("tile", TILE), ("stack", STACK)], rule="IX-RIVAL-18", plain=True)
NEGOTIATOR_PLACED: Final = EVENTS.kind("negotiator_placed", rule="IX-TECH-12")
NEGOTIATORS_RETURNED: Final = EVENTS.kind("negotiators_returned", [("n", None)], rule="IX-TECH-14")
DREADNOUGHTS_BUILT: Final = EVENTS.kind("dreadnoughts_commissioned", [("n", None)], rule="IX-DREAD-01")
DREADNOUGHTS_OUT: Final = EVENTS.kind("dreadnoughts_deployed", [("n", None)], rule="IX-DREAD-02", plain=True)
DREADNOUGHTS_BACK: Final = EVENTS.kind("dreadnoughts_retreated", [("n", None)], rule="IX-UNIT-07")
DREADNOUGHTS_HOME: Final = EVENTS.kind("dreadnoughts_home", [("n", None)], rule="IX-DREAD-07")
DREADNOUGHT_GONE: Final = EVENTS.kind("dreadnought_returned", rule="IX-TILE-03")  # to the supply
HOLDS: Final = EVENTS.kind("dreadnought_holds", [("space", SPACE)], rule="IX-DREAD-08", plain=True)
HELD_NO_MORE: Final = EVENTS.kind("dreadnought_leaves", [("space", SPACE)], rule="IX-DREAD-12", plain=True)
BURIED: Final = EVENTS.kind("intrigue_buried", [("card", INTRIGUE)], secret=("card",), rule="IX-TILE-13")
