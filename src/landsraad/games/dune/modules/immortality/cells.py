"""Cells and moves of Immortality."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.state import cells as family
from landsraad.games.dune.state.cells import CARD
from landsraad.kernel.algebra import NUMBER
from landsraad.kernel.cells import HIDDEN, INTERNAL, NONE, Domain
from landsraad.kernel.cells import ROUND as THIS_ROUND
from landsraad.kernel.cells import TURN as THIS_TURN

# The spaces of the research track, named by their column and how high they are. `research_track` says what they give.
RESEARCH_SPACE: Final[Domain] = Domain("research space", 24)

# ------------------------------------------------------------------ the table
TABLE: Final = family.TABLE.part("immortality")
TLEILAXU_ROW: Final = TABLE.pile("tleilaxu_row", 2, of=CARD)  # from the left; Reclaimed Forces is always there too
TLEILAXU_DECK: Final = TABLE.pile("tleilaxu_deck", 18, of=CARD, see=HIDDEN)
TLEILAXU_SPICE: Final[i64] = TABLE.cell("tleilaxu_spice")  # for the first to reach the fourth space of the track
TLEILAXU_DEALS: Final = TABLE.stream("tleilaxu_deals", 7)

# ------------------------------------------------------------------ a seat
SEAT: Final = family.SEAT.part("immortality")
RESEARCH: Final[i64] = SEAT.cell("research", of=RESEARCH_SPACE)
TLEILAXU_TRACK: Final[i64] = SEAT.cell("tleilaxu")
SPECIMENS: Final[i64] = SEAT.cell("specimens")  # troops in the Axolotl tanks
FAMILY_ATOMICS: Final[i64] = SEAT.cell("family_atomics", start=1)
GRAFTED: Final[i64] = SEAT.cell("grafted", of=CARD, start=NONE, until=THIS_TURN)  # the pair of this turn's agent
PARTNER: Final[i64] = SEAT.cell("partner", of=CARD, start=NONE, until=THIS_TURN)
# The partner comes from the Imperium Row, and is trashed when the turn ends.
BORROWED: Final[i64] = SEAT.cell("borrowed", see=INTERNAL, until=THIS_TURN)
# Whether the pair had the four faction icons besides its own.
HAD_FACTION_ICONS: Final[i64] = SEAT.cell("had_faction_icons", see=INTERNAL, until=THIS_TURN)
# Whether a box of the pair has added influence to that of this turn's space.
BOOSTED: Final[i64] = SEAT.cell("boosted", see=INTERNAL, until=THIS_TURN)
# Cards in play that return to the hand when the reveal turn begins.
RETURNING: Final = SEAT.pile("returning", 4, of=CARD, sort=True, until=THIS_ROUND)

# ------------------------------------------------------------------ moves
MOVES: Final = family.MOVES.part("immortality")
GO_ON: Final = MOVES.family("go_on", RESEARCH_SPACE)
GRAFT: Final = MOVES.family("graft", CARD)
WITH: Final = MOVES.family("with", CARD)
WITH_ROW: Final = MOVES.family("with_row", CARD)  # a partner of the Imperium Row
ATOMICS: Final = MOVES.family("atomics")
RETURN_SPECIMENS: Final = MOVES.family("return_specimens", NUMBER)
