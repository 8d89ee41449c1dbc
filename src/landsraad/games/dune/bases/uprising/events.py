# cold
"""Kinds of event that only Uprising has."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON, TRAINING
from landsraad.games.dune.state.cells import CONFLICT, INTRIGUE, POST, SEATS
from landsraad.kernel.events import EVENTS

SPY_PLACED: Final = EVENTS.kind("spy_placed", [("post", POST)], rule="UPM-SPIES-02")
SPY_RECALLED: Final = EVENTS.kind("spy_recalled", [("post", POST)], rule="UPM-SPIES-08")
INFILTRATED: Final = EVENTS.kind("infiltrated", [("post", POST)], rule="UPM-SPIES-05", plain=True)
GATHERED: Final = EVENTS.kind("gathered_intelligence", [("post", POST)], rule="UPM-SPIES-06", plain=True)
SUMMONED: Final = EVENTS.kind("summoned", [("n", None)], rule="UPM-SANDWORMS-02")
WORMS_HOME: Final = EVENTS.kind("worms_home", [("n", None)], rule="UPM-SANDWORMS-07", plain=True)
WALL_GONE: Final = EVENTS.kind("wall_gone", rule="UPM-SANDWORMS-05")
HOOKED: Final = EVENTS.kind("maker_hooks", rule="UPM-SANDWORMS-01")
TOOK_CONFLICT: Final = EVENTS.kind("took_conflict", [("conflict", CONFLICT)], rule="UPM-COMBAT-06", plain=True)
PAIRED: Final = EVENTS.kind("paired", [("icon", BATTLE_ICON)], rule="UPM-BATTLE-ICONS-02", plain=True)
TRASHED_INTRIGUE: Final = EVENTS.kind("trashed_intrigue", [("card", INTRIGUE)], rule="UPM-INTRIGUE-03")
TRAINED_TO: Final = EVENTS.kind("trained", [("training", TRAINING)], plain=True)
REMEMBERED: Final = EVENTS.kind("remembered", [("n", None)])  # n is the number of memories now
FLIPPED: Final = EVENTS.kind("flipped_leader", [("n", None)], plain=True)  # n is the number of memories returned
WATCHED: Final = EVENTS.kind("watched", [("whom", SEATS)], plain=True)
