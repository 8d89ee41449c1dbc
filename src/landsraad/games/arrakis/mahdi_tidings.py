"""What the Mahdi rules tell: every step of the Harkonnen with the rule that chose it, and the line of its list."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.cells import (
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
from landsraad.kernel.cells import Domain
from landsraad.kernel.events import EVENTS

# Why one was chosen: the line of the priority list that left no other; the first word if there never was another, the
# last one if the player chose among equals (WFA-OPEN-21).
WHY_SIETCH: Final = Domain("why this sietch", 8, [
    "only", "highest_rank", "strongest_lead", "no_ornithopter", "target", "choice"])
WHY_NEAREST: Final = Domain("why this attacker", 6, ["only", "nearest", "strongest_lead", "choice"])
WHY_LEGION: Final = Domain("why this legion", 6, ["only", "strongest", "named_leader", "choice"])
WHY_AIM: Final = Domain("why this aim", 6, ["only", "nearest", "highest_rank", "choice"])
WHY_MOVE: Final = Domain("why this move", 12, [
    "only", "nearest", "strongest", "shortest", "joins", "near_sietch", "terrain", "choice"])
WHY_SETTLEMENT: Final = Domain("why this settlement", 6, ["only", "strongest", "nearest", "choice"])
WHY_HOUSE: Final = Domain("why here", 6, ["only", "near_sietch", "can_attack", "near_target", "choice"])
WHY_NEAR: Final = Domain("why there", 4, ["only", "near_target", "choice"])
WHY_HARVESTER: Final = Domain("why this harvester", 8, [
    "deep_and_safe", "desert_and_safe", "deep", "desert"])
WHY_DROPPED: Final = Domain("why dropped", 4, ["same_region", "destroyed"])
LOSS: Final = Domain("line of losses", 6, ["leaders", "elites", "sardaukar", "regulars", "last_leader"])

# ------------------------------------------------------------------ a round
HARVEST_SHOWN: Final = EVENTS.kind("mahdi_harvest", [("region", REGION)], rule="WFA-SOLO-07", uncovers=True)
TARGET_SHOWN: Final = EVENTS.kind("mahdi_target", [("card", TACTICS)], rule="WFA-SOLO-08", uncovers=True)
TACTICS_DROPPED: Final = EVENTS.kind("mahdi_redraw", [("card", TACTICS), ("because", WHY_DROPPED)],
                                     rule="WFA-SOLO-08", uncovers=True)
TARGET_LOST: Final = EVENTS.kind("mahdi_target_lost", [("card", TACTICS)], rule="WFA-SOLO-09")
ROUND_REINFORCED: Final = EVENTS.kind("mahdi_reinforced", [("deck", DECK)], rule="WFA-SOLO-10")
ROUND_SUPREMACY: Final = EVENTS.kind("mahdi_time", rule="WFA-SOLO-29")
TACTICS_SHUFFLED: Final = EVENTS.kind("mahdi_tactics_shuffled", rule="WFA-SOLO-30")

# ------------------------------------------------------------------ vehicles
HARVESTER_BY: Final = EVENTS.kind("mahdi_harvester", [("area", AREA), ("because", WHY_HARVESTER)], rule="WFA-SOLO-12")
HARVEST_ELSEWHERE: Final = EVENTS.kind("mahdi_next_sector", [("sector", SECTOR)], rule="WFA-SOLO-13")
CARRYALL_BY: Final = EVENTS.kind("mahdi_carryall", [("zone", AIR), ("n", None)], rule="WFA-SOLO-14")
THOPTER_FOR_ATTACK: Final = EVENTS.kind("mahdi_thopter_attack", [("zone", AIR)], rule="WFA-SOLO-15")
THOPTER_AT_TARGET: Final = EVENTS.kind("mahdi_thopter_target", [("zone", AIR)], rule="WFA-SOLO-16")
THOPTER_NEAR: Final = EVENTS.kind("mahdi_thopter_near", [("zone", AIR)], rule="WFA-SOLO-17")

# ------------------------------------------------------------------ a turn
MAHDI_ROLLED: Final = EVENTS.kind("mahdi_rolled", [("result", RESULT)], rule="WFA-SOLO-19", uncovers=True)
MAHDI_REROLLED: Final = EVENTS.kind("mahdi_rerolled", [("result", RESULT)], rule="WFA-SOLO-22", uncovers=True)
MAHDI_FORCED: Final = EVENTS.kind("mahdi_forced", [("result", RESULT)], rule="WFA-SOLO-81")
MAHDI_SPECIAL: Final = EVENTS.kind("mahdi_special", [("leader", LEADER)], rule="WFA-SOLO-33")
MAHDI_IDLE: Final = EVENTS.kind("mahdi_idle", rule="WFA-SOLO-34")

# ------------------------------------------------------------------ attack and movement
ATTACKS_ONE_SIETCH: Final = EVENTS.kind(
    "mahdi_attacks_near", [("from", AREA), ("area", AREA), ("because", WHY_NEAREST)], rule="WFA-SOLO-35")
ATTACKS_SIETCH: Final = EVENTS.kind("mahdi_attacks_sietch", [("from", AREA), ("area", AREA), ("because", WHY_SIETCH)],
                                    rule="WFA-SOLO-37")
ATTACKS_LEGION: Final = EVENTS.kind("mahdi_attacks_legion", [("from", AREA), ("area", AREA), ("because", WHY_LEGION)],
                                    rule="WFA-SOLO-39")
AIMS_AT: Final = EVENTS.kind("mahdi_aims", [("area", AREA)], rule="WFA-SOLO-56")
AIMS_ELSEWHERE: Final = EVENTS.kind("mahdi_aims_elsewhere", [("area", AREA), ("because", WHY_AIM)], rule="WFA-SOLO-58")
NO_AIM: Final = EVENTS.kind("mahdi_no_aim", rule="WFA-SOLO-57")
MAHDI_MOVES: Final = EVENTS.kind("mahdi_moves", [("from", AREA), ("to", AREA), ("because", WHY_MOVE)],
                                 rule="WFA-SOLO-59")
MAHDI_MERGES: Final = EVENTS.kind("mahdi_merges", [("from", AREA), ("to", AREA)], rule="WFA-SOLO-62")
MAHDI_HOLDS: Final = EVENTS.kind("mahdi_holds", rule="WFA-SOLO-56")  # no legion can come nearer

# ------------------------------------------------------------------ deployment, House, cards
DEPLOYS_AT: Final = EVENTS.kind("mahdi_deploys", [("area", AREA), ("because", WHY_SETTLEMENT)], rule="WFA-SOLO-44")
SUBSTITUTED: Final = EVENTS.kind("mahdi_substitute", [("wanted", FIGURE), ("found", FIGURE)], rule="WFA-SOLO-46")
CHOSEN_HOUSE: Final = EVENTS.kind("mahdi_house", [("area", AREA), ("because", WHY_HOUSE)], rule="WFA-SOLO-54")
CHOSEN_NEAR: Final = EVENTS.kind("mahdi_near", [("area", AREA), ("because", WHY_NEAR)], rule="WFA-SOLO-52")
MAHDI_CARD: Final = EVENTS.kind("mahdi_card", [("card", PLANNING), ("deck", DECK)], rule="WFA-SOLO-47", uncovers=True)
CARD_USELESS: Final = EVENTS.kind("mahdi_card_kept", [("card", PLANNING)], rule="WFA-SOLO-53")
CARDS_KEPT: Final = EVENTS.kind("mahdi_drew", [("deck", DECK)], rule="WFA-SOLO-50")
SCHEME_LAID: Final = EVENTS.kind("mahdi_scheme_laid", rule="WFA-SOLO-82")
SCHEME_DONE: Final = EVENTS.kind("mahdi_schemes", rule="WFA-SOLO-82")
DECK_REBUILT: Final = EVENTS.kind("mahdi_deck_rebuilt", [("deck", DECK)], rule="WFA-SOLO-74")
REVEAL_PRICE: Final = EVENTS.kind("mahdi_reveal_price", [("deck", DECK)], rule="WFA-SOLO-77")
DIE_BACK: Final = EVENTS.kind("mahdi_die_back", rule="WFA-SOLO-70")
NO_DIE_BACK: Final = EVENTS.kind("mahdi_no_die_back", rule="WFA-SOLO-70")

# ------------------------------------------------------------------ battle, garrisons, spice
REINFORCED: Final = EVENTS.kind("mahdi_reinforces", [("card", PLANNING)], rule="WFA-SOLO-64", uncovers=True)
REINFORCEMENT_LOST: Final = EVENTS.kind("mahdi_discards", [("card", PLANNING)], rule="WFA-PLAN-04", uncovers=True)
LOST_BY_LIST: Final = EVENTS.kind("mahdi_loses", [("figure", FIGURE), ("because", LOSS)], rule="WFA-SOLO-65")
MAHDI_CEASES: Final = EVENTS.kind("mahdi_ceases", [("mine", None), ("theirs", None)], rule="WFA-SOLO-67")
NO_SIEGE_COST: Final = EVENTS.kind("mahdi_no_siege_cost", rule="WFA-SOLO-69")
GARRISON_LEFT: Final = EVENTS.kind("garrison_left", [("area", AREA)], rule="WFA-SOLO-63")
GARRISON_SHOWN: Final = EVENTS.kind("garrison_shown", [("token", GARRISON_TOKEN), ("area", AREA)],
                                    rule="WFA-SOLO-72", uncovers=True)
GARRISON_DROPPED: Final = EVENTS.kind("garrison_dropped", [("area", AREA)], rule="WFA-SOLO-72")
GARRISON_RECALLED: Final = EVENTS.kind("garrison_recalled", [("area", AREA)], rule="WFA-SOLO-73")
RESCUE_SPARED: Final = EVENTS.kind("mahdi_carryall_kept", [("area", AREA)], rule="WFA-SOLO-24")
SPICE_HELD: Final = EVENTS.kind("mahdi_holds_marker", [("power", POWER)], rule="WFA-SOLO-25")
SPICE_RAISED: Final = EVENTS.kind("mahdi_raises_marker", [("power", POWER)], rule="WFA-SOLO-26")
SPICE_SURPLUS: Final = EVENTS.kind("mahdi_surplus", [("n", None)], rule="WFA-SOLO-27")
