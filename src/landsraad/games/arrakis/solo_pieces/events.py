"""Events of the Mahdi automa: each step with the rule that chose it and the deciding line of its list."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.state.cells import (
    AIR,
    AREA,
    DECK,
    FIGURE,
    GARRISON_TOKEN,
    LEADER,
    PLANNING,
    POWER,
    REGION,
    RESULT,
    SECTOR,
    TACTICS,
)
from landsraad.kernel.cells import Cells, Domain
from landsraad.kernel.events import EVENTS

# Why a candidate was chosen: the line of a priority list that left no other, "only" if there was only one, or "choice"
# if the player chose among equals (WFA-OPEN-21).
WHY: Final = Domain("mahdi reason", 32, [
    "only", "choice", "nearest", "strongest", "strongest_lead", "highest_rank", "no_ornithopter", "target",
    "named_leader", "shortest", "joins", "near_sietch", "terrain", "can_attack", "near_target",
    "deep_and_safe", "desert_and_safe", "deep", "desert", "same_region", "destroyed",
    "leaders", "elites", "sardaukar", "regulars", "last_leader"])


def _reasons(*names: str) -> Cells:
    """The names of the lines of a list, in order."""
    return vec[i64]([WHY.find(name) for name in names])


def _lines(*names: str) -> Cells:
    """The names of the results of `priorities.deciding`."""
    return _reasons("only", *names, "choice")


WHY_SIETCH: Final[Cells] = _lines("highest_rank", "strongest_lead", "no_ornithopter", "target")
WHY_NEAREST: Final[Cells] = _lines("nearest", "strongest_lead")
WHY_LEGION: Final[Cells] = _lines("strongest", "named_leader")
WHY_AIM: Final[Cells] = _lines("nearest", "highest_rank")
WHY_MOVE: Final[Cells] = _lines("nearest", "strongest", "shortest", "joins", "near_sietch", "terrain")
WHY_SETTLEMENT: Final[Cells] = _lines("strongest", "near_target")
WHY_HOUSE: Final[Cells] = _lines("near_sietch", "can_attack", "near_target")
WHY_NEAR: Final[Cells] = _lines("near_target")
WHY_HARVESTER: Final[Cells] = _reasons("deep_and_safe", "desert_and_safe", "deep", "desert")
WHY_DROPPED: Final[Cells] = _reasons("same_region", "destroyed")
WHY_LOST: Final[Cells] = _reasons("leaders", "elites", "sardaukar", "regulars", "last_leader")

# ------------------------------------------------------------------ a round
HARVEST_SHOWN: Final = EVENTS.kind("mahdi_harvest", [("region", REGION)], rule="WFA-SOLO-07", uncovers=True)
TARGET_SHOWN: Final = EVENTS.kind("mahdi_target", [("card", TACTICS)], rule="WFA-SOLO-08", uncovers=True, plain=True)
TACTICS_DROPPED: Final = EVENTS.kind("mahdi_redraw", [("card", TACTICS), ("because", WHY)],
                                     rule="WFA-SOLO-08", uncovers=True)
TARGET_LOST: Final = EVENTS.kind("mahdi_target_lost", [("card", TACTICS)], rule="WFA-SOLO-09", plain=True)
ROUND_REINFORCED: Final = EVENTS.kind("mahdi_reinforced", [("deck", DECK)], rule="WFA-SOLO-10")
ROUND_SUPREMACY: Final = EVENTS.kind("mahdi_time", rule="WFA-SOLO-29")
TACTICS_SHUFFLED: Final = EVENTS.kind("mahdi_tactics_shuffled", rule="WFA-SOLO-30")

# ------------------------------------------------------------------ vehicles
HARVESTER_BY: Final = EVENTS.kind("mahdi_harvester", [("area", AREA), ("because", WHY)], rule="WFA-SOLO-12")
HARVEST_ELSEWHERE: Final = EVENTS.kind("mahdi_next_sector", [("sector", SECTOR)], rule="WFA-SOLO-13")
CARRYALL_BY: Final = EVENTS.kind("mahdi_carryall", [("zone", AIR), ("n", None)], rule="WFA-SOLO-14")
THOPTER_FOR_ATTACK: Final = EVENTS.kind("mahdi_thopter_attack", [("zone", AIR)], rule="WFA-SOLO-15")
THOPTER_AT_TARGET: Final = EVENTS.kind("mahdi_thopter_target", [("zone", AIR)], rule="WFA-SOLO-16")
THOPTER_NEAR: Final = EVENTS.kind("mahdi_thopter_near", [("zone", AIR)], rule="WFA-SOLO-17")

# ------------------------------------------------------------------ a turn
MAHDI_ROLLED: Final = EVENTS.kind("mahdi_rolled", [("result", RESULT)], rule="WFA-SOLO-19", uncovers=True, plain=True)
MAHDI_REROLLED: Final = EVENTS.kind("mahdi_rerolled", [("result", RESULT)], rule="WFA-SOLO-22", uncovers=True,
                                    plain=True)
MAHDI_FORCED: Final = EVENTS.kind("mahdi_forced", [("result", RESULT)], rule="WFA-SOLO-81", plain=True)
MAHDI_SPECIAL: Final = EVENTS.kind("mahdi_special", [("leader", LEADER)], rule="WFA-SOLO-33", plain=True)
MAHDI_IDLE: Final = EVENTS.kind("mahdi_idle", rule="WFA-SOLO-34")

# ------------------------------------------------------------------ attack and movement
ATTACKS_ONE_SIETCH: Final = EVENTS.kind(
    "mahdi_attacks_near", [("from", AREA), ("area", AREA), ("because", WHY)], rule="WFA-SOLO-35", plain=True)
ATTACKS_SIETCH: Final = EVENTS.kind("mahdi_attacks_sietch", [("from", AREA), ("area", AREA), ("because", WHY)],
                                    rule="WFA-SOLO-37", plain=True)
ATTACKS_LEGION: Final = EVENTS.kind("mahdi_attacks_legion", [("from", AREA), ("area", AREA), ("because", WHY)],
                                    rule="WFA-SOLO-39", plain=True)
AIMS_AT: Final = EVENTS.kind("mahdi_aims", [("area", AREA)], rule="WFA-SOLO-56", plain=True)
AIMS_ELSEWHERE: Final = EVENTS.kind("mahdi_aims_elsewhere", [("area", AREA), ("because", WHY)], rule="WFA-SOLO-58",
                                    plain=True)
NO_AIM: Final = EVENTS.kind("mahdi_no_aim", rule="WFA-SOLO-57")
MAHDI_MOVES: Final = EVENTS.kind("mahdi_moves", [("from", AREA), ("to", AREA), ("because", WHY)],
                                 rule="WFA-SOLO-59", plain=True)
MAHDI_MERGES: Final = EVENTS.kind("mahdi_merges", [("from", AREA), ("to", AREA)], rule="WFA-SOLO-62", plain=True)
MAHDI_HOLDS: Final = EVENTS.kind("mahdi_holds", rule="WFA-SOLO-56")  # no legion can come nearer

# ------------------------------------------------------------------ deployment, House, cards
DEPLOYS_AT: Final = EVENTS.kind("mahdi_deploys", [("area", AREA), ("because", WHY)], rule="WFA-SOLO-44")
SUBSTITUTED: Final = EVENTS.kind("mahdi_substitute", [("wanted", FIGURE), ("found", FIGURE)], rule="WFA-SOLO-46")
CHOSEN_HOUSE: Final = EVENTS.kind("mahdi_house", [("area", AREA), ("because", WHY)], rule="WFA-SOLO-54")
CHOSEN_NEAR: Final = EVENTS.kind("mahdi_near", [("area", AREA), ("because", WHY)], rule="WFA-SOLO-52")
MAHDI_CARD: Final = EVENTS.kind("mahdi_card", [("card", PLANNING), ("deck", DECK)], rule="WFA-SOLO-47", uncovers=True,
                                plain=True)
CARD_USELESS: Final = EVENTS.kind("mahdi_card_kept", [("card", PLANNING)], rule="WFA-SOLO-53", plain=True)
CARDS_KEPT: Final = EVENTS.kind("mahdi_drew", [("deck", DECK)], rule="WFA-SOLO-50")
SCHEME_LAID: Final = EVENTS.kind("mahdi_scheme_laid", rule="WFA-SOLO-82")
SCHEME_DONE: Final = EVENTS.kind("mahdi_schemes", rule="WFA-SOLO-82")
DECK_REBUILT: Final = EVENTS.kind("mahdi_deck_rebuilt", [("deck", DECK)], rule="WFA-SOLO-74")
REVEAL_PRICE: Final = EVENTS.kind("mahdi_reveal_price", [("deck", DECK)], rule="WFA-SOLO-77")
DIE_BACK: Final = EVENTS.kind("mahdi_die_back", rule="WFA-SOLO-70")
NO_DIE_BACK: Final = EVENTS.kind("mahdi_no_die_back", rule="WFA-SOLO-70")

# ------------------------------------------------------------------ battle, garrisons, spice
REINFORCED: Final = EVENTS.kind("mahdi_reinforces", [("card", PLANNING)], rule="WFA-SOLO-64", uncovers=True, plain=True)
REINFORCEMENT_LOST: Final = EVENTS.kind("mahdi_discards", [("card", PLANNING)], rule="WFA-PLAN-04", uncovers=True)
LOST_BY_LIST: Final = EVENTS.kind("mahdi_loses", [("figure", FIGURE), ("because", WHY)], rule="WFA-SOLO-65", plain=True)
MAHDI_CEASES: Final = EVENTS.kind("mahdi_ceases", [("mine", None), ("theirs", None)], rule="WFA-SOLO-67", plain=True)
NO_SIEGE_COST: Final = EVENTS.kind("mahdi_no_siege_cost", rule="WFA-SOLO-69", plain=True)
GARRISON_LEFT: Final = EVENTS.kind("garrison_left", [("area", AREA)], rule="WFA-SOLO-63", plain=True)
GARRISON_SHOWN: Final = EVENTS.kind("garrison_shown", [("token", GARRISON_TOKEN), ("area", AREA)],
                                    rule="WFA-SOLO-72", uncovers=True, plain=True)
GARRISON_DROPPED: Final = EVENTS.kind("garrison_dropped", [("area", AREA)], rule="WFA-SOLO-72")
GARRISON_RECALLED: Final = EVENTS.kind("garrison_recalled", [("area", AREA)], rule="WFA-SOLO-73")
RESCUE_SPARED: Final = EVENTS.kind("mahdi_carryall_kept", [("area", AREA)], rule="WFA-SOLO-24")
SPICE_HELD: Final = EVENTS.kind("mahdi_holds_marker", [("power", POWER)], rule="WFA-SOLO-25")
SPICE_RAISED: Final = EVENTS.kind("mahdi_raises_marker", [("power", POWER)], rule="WFA-SOLO-26")
SPICE_SURPLUS: Final = EVENTS.kind("mahdi_surplus", [("n", None)], rule="WFA-SOLO-27")
