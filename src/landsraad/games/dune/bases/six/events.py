# cold
"""Kinds of event that only the six-player game has."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.six.cells import GOOD
from landsraad.games.dune.state.cells import CARD, INTRIGUE, SEATS
from landsraad.kernel.events import EVENTS

ACTIVATED_ALLY: Final = EVENTS.kind("activated", [("ally", SEATS)], rule="UPR-SIX-24")
ENTHRONED: Final = EVENTS.kind("enthroned", [("card", CARD)], rule="UPR-SIX-49")
TRADES: Final = EVENTS.kind("trades", [("whom", SEATS)], rule="UPR-SIX-45")
HANDED_OVER: Final = EVENTS.kind("handed_over", [("to", SEATS), ("good", GOOD), ("n", None)], rule="UPR-SIX-45")
HANDED_INTRIGUE: Final = EVENTS.kind("handed_intrigue", [("to", SEATS)], rule="UPR-SIX-45")
GOT_INTRIGUE: Final = EVENTS.kind("got_intrigue", [("card", INTRIGUE)], secret=("card",), rule="UPR-SIX-45",
                                  uncovers=True)
PLAYED_FOR: Final = EVENTS.kind("played_for", [("ally", SEATS)], rule="UPR-SIX-57")
HAS_CONCEDED: Final = EVENTS.kind("conceded", [("to", SEATS)], rule="UPR-SIX-59")
PLEDGED_SPICE: Final = EVENTS.kind("pledged", [("n", None)])
PLEDGES_VOID: Final = EVENTS.kind("pledges_void")
