# cold
"""Kinds of event of Immortality."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.modules.immortality.cells import RESEARCH_SPACE
from landsraad.games.dune.state.cells import CARD, INTRIGUE
from landsraad.kernel.events import EVENTS

RESEARCHED: Final = EVENTS.kind("researched", [("to", RESEARCH_SPACE)], rule="IMM-RESEARCH-01")
TLEILAXU_ADVANCED: Final = EVENTS.kind("tleilaxu_advanced", [("to", None)], rule="IMM-TLEILAXU-01")
TLEILAXU_SPICE_TAKEN: Final = EVENTS.kind("tleilaxu_spice_taken", [("n", None)], rule="IMM-TLEILAXU-05", plain=True)
SPECIMENS_GROWN: Final = EVENTS.kind("specimens_grown", [("n", None)], rule="IMM-SPECIMEN-01")
SPECIMENS_SPENT: Final = EVENTS.kind("specimens_spent", [("n", None)], rule="IMM-SPECIMEN-03")
TLEILAXU_CARD_TAKEN: Final = EVENTS.kind("tleilaxu_card_taken", [("card", CARD)], rule="IMM-ROW-03", silent=True)
TLEILAXU_CARD_SHOWN: Final = EVENTS.kind("tleilaxu_card_shown", [("card", CARD)], rule="IMM-ROW-03", uncovers=True,
                                         plain=True)
GRAFTED_CARDS: Final = EVENTS.kind("grafted_cards", [("card", CARD), ("partner", CARD)], rule="IMM-GRAFT-02",
                                   plain=True)
ROW_REMOVED: Final = EVENTS.kind("row_removed", rule="IMM-ATOMICS-01", plain=True)
COMBAT_ICON: Final = EVENTS.kind("combat_icon", rule="IMM-ICON-01")
RETURNED_CARD: Final = EVENTS.kind("returned_card", [("card", CARD)], rule="IMM-CARD-08")
TLEILAXU_CARD_REMOVED: Final = EVENTS.kind("tleilaxu_card_removed", [("card", CARD)], rule="IMM-RIVAL-05")
INTRIGUE_SEEN: Final = EVENTS.kind("intrigue_seen", [("card", INTRIGUE)], secret=("card",), rule="IMM-CARD-19",
                                   uncovers=True)
