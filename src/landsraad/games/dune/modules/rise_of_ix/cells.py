"""Cells and moves of tech tiles, dreadnoughts and the shipping track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.state import cells as family
from landsraad.games.dune.state.cells import CARD, INTRIGUE, REVEAL_TURN, SEATS, SPACE
from landsraad.kernel.algebra import NUMBER
from landsraad.kernel.cells import HIDDEN, INTERNAL, NONE, TURN, Domain, Pile

TILE: Final[Domain] = Domain("tile", 24)
STACK: Final = Domain("tech stack", 3, ["topmost", "middle", "lowest"])
SHIPPING: Final = Domain("shipping", 2, ["advance", "recall"])
ADVANCE: Final = 0
BRING_BACK: Final = 1
N_STACKS: Final = 3

# ------------------------------------------------------------------ the table
TABLE: Final = family.TABLE.part("rise_of_ix")
TECH: Final[i64] = TABLE.array("tech", STACK, of=TILE, start=NONE)  # the face-up tile of each stack
STACKS: Final[list[Pile]] = [TABLE.pile(f"tech_stack_{word}", 6, of=TILE, see=HIDDEN, pool="tech")
                             for word in STACK.names]  # the tiles below it
TRASHED_TILES: Final = TABLE.pile("trashed_tiles", 18, of=TILE, sort=True)
TILE_DEALS: Final = TABLE.stream("tile_deals", 6)
HOLDER: Final[i64] = TABLE.array("held_by", SPACE, of=SEATS, start=NONE)  # the owner of a dreadnought on a space
# Bit set of the spaces whose dreadnought came in this round.
HELD_NOW: Final[i64] = TABLE.cell("held_now", see=INTERNAL)
# Who has won the Conflict with a dreadnought there, until it takes control.
VICTOR: Final[i64] = TABLE.cell("victor", see=INTERNAL, start=NONE)

# ------------------------------------------------------------------ a seat
SEAT: Final = family.SEAT.part("rise_of_ix")
DREADNOUGHTS_IN_SUPPLY: Final[i64] = SEAT.cell("dreadnoughts_in_supply", start=2)
DREADNOUGHTS_IN_GARRISON: Final[i64] = SEAT.cell("dreadnoughts_in_garrison")
DREADNOUGHTS_IN_CONFLICT: Final[i64] = SEAT.cell("dreadnoughts_in_conflict")
# In this turn: commissioned, deployed by the agent, and deployed in any way.
COMMISSIONED: Final[i64] = SEAT.cell("dreadnoughts_commissioned", see=INTERNAL, until=TURN)
DREADNOUGHTS_SENT: Final[i64] = SEAT.cell("dreadnoughts_sent", see=INTERNAL, until=TURN)
DREADNOUGHTS_DEPLOYED: Final[i64] = SEAT.cell("dreadnoughts_deployed", see=INTERNAL, until=TURN)
FREIGHTER: Final[i64] = SEAT.cell("freighter")  # the space of the shipping track: 0 is the bottom, 3 the top
NEGOTIATORS: Final[i64] = SEAT.cell("negotiators")
TILES: Final = SEAT.pile("tiles", 18, of=TILE, sort=True)
USED_TILES: Final = SEAT.pile("used_tiles", 18, of=TILE, sort=True)  # those of `tiles` that are face down
TIES_DECIDED: Final[i64] = SEAT.cell("ties_decided")  # 1 if a tie on points is decided in favour of this seat
# In the reveal turn: the tiles used, the cards that Artillery has counted, the persuasion spent, the cards revealed and
# those that have given swords.
REVEAL_TILES: Final[i64] = SEAT.cell("reveal_tiles", see=INTERNAL, until=REVEAL_TURN)
COUNTED_CARDS: Final[i64] = SEAT.cell("counted_cards", see=INTERNAL, until=REVEAL_TURN)
SPENT_PERSUASION: Final[i64] = SEAT.cell("spent_persuasion", see=INTERNAL, until=REVEAL_TURN)
REVEALED_CARDS: Final = SEAT.pile("cards_revealed", 24, of=CARD, see=INTERNAL, sort=True, until=REVEAL_TURN)
SWORD_CARDS: Final = SEAT.pile("sword_cards", 24, of=CARD, see=INTERNAL, sort=True, until=REVEAL_TURN)

# ------------------------------------------------------------------ moves
MOVES: Final = family.MOVES.part("rise_of_ix")
SHIP: Final = MOVES.family("ship", SHIPPING)
ACQUIRE_TILE: Final = MOVES.family("tech", TILE)
NEGOTIATE: Final = MOVES.family("negotiate", NUMBER)  # negotiators returned; the rest of the cost is paid in spice
NEGOTIATE_SOLARI: Final = MOVES.family("negotiate_solari", NUMBER)  # the same; the rest is paid in solari
NEGOTIATOR: Final = MOVES.family("negotiator")
COMMISSION: Final = MOVES.family("commission")
FLIP: Final = MOVES.family("flip", TILE)
USE_TILE: Final = MOVES.family("use_tile", TILE)
HOLD: Final = MOVES.family("hold", SPACE)
DEPLOY_DREADNOUGHTS: Final = MOVES.family("deploy_dreadnoughts", NUMBER)
RETREAT_DREADNOUGHTS: Final = MOVES.family("retreat_dreadnoughts", NUMBER)
BURY: Final = MOVES.family("bury", INTRIGUE, secret=True)  # under the intrigue deck
