# cold
"""Kinds of event that automas with two-space cards have."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.state.cells import CARD, SPACE
from landsraad.kernel.cells import Domain
from landsraad.kernel.events import EVENTS

BECAUSE: Final = Domain("because", 8, ["little_influence", "enough_influence", "early_conflict", "last_conflict",
                                       "more_bonus_spice", "equal_bonus_spice"])
RIVAL_DIRECTED: Final = EVENTS.kind("rival_directed", [("space", SPACE), ("because", BECAUSE)], plain=True)
ROW_DICE_ROLLED: Final = EVENTS.kind("row_dice", [("first", None), ("second", None)], rule="UPR-RIVAL-66",
                                     uncovers=True, plain=True)
ROW_LOST: Final = EVENTS.kind("row_lost", [("card", CARD), ("place", None)], rule="UPR-RIVAL-66")
