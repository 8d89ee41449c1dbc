"""Cells of the Rivals and of their variants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.state import cells as family
from landsraad.kernel.cells import NONE, Domain

RIVAL_CARD: Final = Domain("rival", 12)

# ------------------------------------------------------------------ the table
TABLE: Final = family.TABLE.part("rivals")
ROW_DICE: Final[i64] = TABLE.cell("imperium_row_dice")  # the first of five variants
STREAMLINED: Final[i64] = TABLE.cell("streamlined_rivals")
BRUTAL: Final[i64] = TABLE.cell("brutal_escalation")
EXPERT: Final[i64] = TABLE.cell("expert_deployment")
SMART: Final[i64] = TABLE.cell("smart_politics")
DICE: Final = TABLE.stream("dice", 5)  # random stream of the Imperium Row dice

# ------------------------------------------------------------------ a seat
SEAT: Final = family.SEAT.part("rivals")
RIVALRY: Final[i64] = SEAT.cell("rival", of=RIVAL_CARD, start=NONE)  # the Rival card of an automa
