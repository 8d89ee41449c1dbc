# cold
"""The kinds of event that only Uprising tells."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.automa.rivals.cells import RIVAL_CARD
from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON, TRAINING
from landsraad.games.dune.modules.choam.cells import CONTRACT
from landsraad.games.dune.state.cells import CARD, CONFLICT, FACTION, INTRIGUE, POST, SEATS, SPACE
from landsraad.games.dune.state.events import RESOURCE
from landsraad.kernel.cells import Domain
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
REMEMBERED: Final = EVENTS.kind("remembered", [("n", None)])  # how many memories there are now
FLIPPED: Final = EVENTS.kind("flipped_leader", [("n", None)], plain=True)  # memories that came back
WATCHED: Final = EVENTS.kind("watched", [("whom", SEATS)], plain=True)
TOOK_CONTRACT: Final = EVENTS.kind("took_contract", [("contract", CONTRACT)], rule="UPM-CHOAM-02")
CONTRACT_SHOWN: Final = EVENTS.kind("contract_shown", [("contract", CONTRACT)], rule="UPM-CHOAM-02", uncovers=True,
                                    plain=True)
COMPLETED_CONTRACT: Final = EVENTS.kind("completed_contract", [("contract", CONTRACT)], rule="UPM-CHOAM-04", plain=True)

# Rivals, beside what all automas of the family tell.
BECAUSE: Final = Domain("because", 8, ["little_influence", "enough_influence", "early_conflict", "last_conflict",
                                       "more_bonus_spice", "equal_bonus_spice"])
LEANING: Final = Domain("leaning", 8, ["first", "second", "third", "fourth", "least", "most", "alliance"])
RIVAL_DIRECTED: Final = EVENTS.kind("rival_directed", [("space", SPACE), ("because", BECAUSE)], plain=True)
RIVAL_LEANS: Final = EVENTS.kind("rival_leans", [("faction", FACTION), ("leaning", LEANING)])
RIVAL_SIGNET_USED: Final = EVENTS.kind("rival_signet", [("rival", RIVAL_CARD)], rule="UPR-RIVAL-30", plain=True)
RIVAL_NO_POST: Final = EVENTS.kind("rival_no_post", rule="UPR-RIVAL-33")
RIVAL_NO_HOOKS: Final = EVENTS.kind("rival_no_hooks", rule="UPR-RIVAL-37")
RIVAL_SCHEMED: Final = EVENTS.kind("rival_schemed", [("rival", RIVAL_CARD)], rule="UPR-RIVAL-64", plain=True)
RIVAL_PAID: Final = EVENTS.kind("rival_paid", [("what", RESOURCE), ("n", None)], rule="UPR-RIVAL-48")
RIVAL_HELD: Final = EVENTS.kind("rival_held_back", [("lead", None)], rule="UPR-RIVAL-72")
ROW_DICE_ROLLED: Final = EVENTS.kind("row_dice", [("first", None), ("second", None)], rule="UPR-RIVAL-66",
                                     uncovers=True, plain=True)
ROW_LOST: Final = EVENTS.kind("row_lost", [("card", CARD), ("place", None)], rule="UPR-RIVAL-66")
