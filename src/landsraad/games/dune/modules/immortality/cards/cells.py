"""Cells and moves that only some cards of Immortality use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.modules.immortality.cells import MOVES, SEAT
from landsraad.games.dune.state.cells import INTRIGUE
from landsraad.kernel.algebra import NUMBER
from landsraad.kernel.cells import INTERNAL, OWNER
from landsraad.kernel.cells import ROUND as THIS_ROUND

# ------------------------------------------------------------------ a seat
# The intrigue cards that the seat looks at, to keep one.
LOOKED_AT: Final = SEAT.pile("looked_at", 2, of=INTRIGUE, see=OWNER, sort=True, pool="intrigue")
# Combat cards that the seat has played in this Conflict, and troops that it has lost after the rewards.
COMBAT_CARDS: Final[i64] = SEAT.cell("combat_cards", see=INTERNAL, until=THIS_ROUND)
FALLEN: Final[i64] = SEAT.cell("fallen", see=INTERNAL, until=THIS_ROUND)

# ------------------------------------------------------------------ moves
KEEP: Final = MOVES.family("keep_intrigue", INTRIGUE, secret=True)
LOSE_TROOPS: Final = MOVES.family("lose_troops", NUMBER)  # how many of them from the Conflict
