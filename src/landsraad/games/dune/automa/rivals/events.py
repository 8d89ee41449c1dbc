# cold
"""Kinds of event that Rivals add to those of all automas of the family."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.automa.rivals.cells import RIVAL_CARD
from landsraad.games.dune.state.cells import FACTION
from landsraad.games.dune.state.events import RESOURCE
from landsraad.kernel.cells import Domain
from landsraad.kernel.events import EVENTS

LEANING: Final = Domain("leaning", 8, ["first", "second", "third", "fourth", "least", "most", "alliance"])
RIVAL_LEANS: Final = EVENTS.kind("rival_leans", [("faction", FACTION), ("leaning", LEANING)])
RIVAL_SIGNET_USED: Final = EVENTS.kind("rival_signet", [("rival", RIVAL_CARD)], rule="UPR-RIVAL-30", plain=True)
RIVAL_NO_POST: Final = EVENTS.kind("rival_no_post", rule="UPR-RIVAL-33")
RIVAL_NO_HOOKS: Final = EVENTS.kind("rival_no_hooks", rule="UPR-RIVAL-37")
RIVAL_SCHEMED: Final = EVENTS.kind("rival_schemed", [("rival", RIVAL_CARD)], rule="UPR-RIVAL-64", plain=True)
RIVAL_PAID: Final = EVENTS.kind("rival_paid", [("what", RESOURCE), ("n", None)], rule="UPR-RIVAL-48")
RIVAL_HELD: Final = EVENTS.kind("rival_held_back", [("lead", None)], rule="UPR-RIVAL-72")
