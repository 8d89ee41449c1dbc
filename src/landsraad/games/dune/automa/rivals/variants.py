# cold
"""Variants of the Rivals: their player counts, and those that higher levels include."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.automa.rivals.cells import BRUTAL, EXPERT, ROW_DICE, SMART, STREAMLINED
from landsraad.games.dune.state.cells import DIFFICULTY

# By name, with the cell that is 1 if the variant is used.
VARIANTS: Final[dict[str, int]] = {
    "imperium_row_dice": ROW_DICE, "streamlined_rivals": STREAMLINED, "brutal_escalation": BRUTAL,
    "expert_deployment": EXPERT, "smart_politics": SMART}
ONLY_FOR: Final = {"imperium_row_dice": 1, "streamlined_rivals": 2}
MENTAT: Final = DIFFICULTY.find("mentat")  # the level from which some variants are mandatory
EXPERTS_PLAY: Final = ("brutal_escalation", "expert_deployment", "smart_politics")
