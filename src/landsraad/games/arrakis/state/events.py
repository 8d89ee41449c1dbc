# cold
"""The kinds of events of War for Arrakis."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.state.cells import (
    AIR,
    AREA,
    COUNTER,
    DECK,
    FIGURE,
    LEADER,
    MARKER,
    OBJECTIVE,
    PHASE,
    PLANNING,
    POWER,
    PRESCIENCE,
    RESULT,
    SEATS,
    SIDE,
    SIGN,
    TOKEN,
    VEHICLE,
    WORM,
)
from landsraad.kernel.events import EVENTS

# ------------------------------------------------------------------ tokens, tracks, leaders, prescience
TOKEN_SHOWN: Final = EVENTS.kind("token_shown", [("counter", COUNTER), ("token", TOKEN), ("area", AREA)],
                                 rule="WFA-COMP-23", uncovers=True, plain=True)
TOKEN_PLACED: Final = EVENTS.kind("token_placed", [("counter", COUNTER), ("token", TOKEN), ("area", AREA)],
                                  secret=("token",), rule="WFA-ACTION-10", uncovers=True)
SIETCH_SHOWN_THERE: Final = EVENTS.kind("sietch_shown", [("area", AREA), ("rank", None)], rule="WFA-COMP-28",
                                        uncovers=True, plain=True)
SUPREMACY_GAINED: Final = EVENTS.kind("supremacy", [("was", None), ("now", None)], rule="WFA-GOAL-01")
MARKER_MOVED: Final = EVENTS.kind("prescience", [("marker", MARKER), ("was", None), ("now", None)],
                                  rule="WFA-PRESC-02")
LEADER_ENTERED: Final = EVENTS.kind("leader_entered", [("leader", LEADER)], rule="WFA-LEADER-07")
LEADER_LEFT: Final = EVENTS.kind("leader_left", [("leader", LEADER)], rule="WFA-LEADER-14")
LEADER_BECAME: Final = EVENTS.kind("leader_became", [("was", LEADER), ("now", LEADER)], rule="WFA-LEADER-08")
LEADER_TANKED: Final = EVENTS.kind("leader_tanked", [("leader", LEADER), ("area", AREA)], rule="WFA-TANK-02")
LEADER_RESTORED: Final = EVENTS.kind("leader_restored", [("leader", LEADER)], rule="WFA-TANK-05")
LEADER_RELIEVED: Final = EVENTS.kind("leader_relieved", [("leader", LEADER), ("area", AREA)], rule="WFA-ROUND-07")
BENE_GESSERIT_GAINED: Final = EVENTS.kind("bene_gesserit_gained", rule="WFA-BG-05")
PRESCIENCE_SHOWN: Final = EVENTS.kind("prescience_shown", [("card", PRESCIENCE)], rule="WFA-ROUND-03", uncovers=True)
FORESEEN: Final = EVENTS.kind("prescience_claimed", [("card", PRESCIENCE)], rule="WFA-PRESC-02", plain=True)
FORGOTTEN: Final = EVENTS.kind("prescience_removed", [("card", PRESCIENCE)], rule="WFA-PRESC-13")
SHUFFLED_BACK: Final = EVENTS.kind("prescience_returned", [("card", PRESCIENCE)], rule="WFA-PRESC-13", uncovers=True)
FAMILIES_FLED: Final = EVENTS.kind("families_fled", [("area", AREA)], rule="WFA-PRESC-10")
ATOMICS_USED: Final = EVENTS.kind("atomics_used", [("area", AREA)], rule="WFA-ATOMIC-01")
LEGION_DISPLACED: Final = EVENTS.kind("legion_displaced", [("side", SIDE), ("from", AREA), ("to", AREA)],
                                      rule="WFA-ATOMIC-02")
VICTORY: Final = EVENTS.kind("victory", [("side", SIDE), ("objective", OBJECTIVE)], rule="WFA-GOAL-01")

# ------------------------------------------------------------------ rounds, dice, turns
WAR_ROUND: Final = EVENTS.kind("war_round", [("n", None)], rule="WFA-ROUND-01", breaks=True)
WAR_PHASE: Final = EVENTS.kind("war_phase", [("phase", PHASE)], rule="WFA-ROUND-01", breaks=True)
WAR_TURN: Final = EVENTS.kind("war_turn", rule="WFA-ACTION-01", breaks=True, silent=True)
WAR_PASS: Final = EVENTS.kind("war_pass", rule="WFA-ACTION-06")
ROLLED_ACTION: Final = EVENTS.kind("rolled_action", [("result", RESULT), ("set_aside", None)], rule="WFA-DICE-01",
                                   uncovers=True)
DIE_CHANGED: Final = EVENTS.kind("die_changed", [("result", RESULT)], rule="WFA-DICE-07")
BENE_GESSERIT_ON: Final = EVENTS.kind("bene_gesserit_on", [("result", RESULT)], rule="WFA-BG-01")
DIE_SPENT: Final = EVENTS.kind("die_spent", [("result", RESULT), ("token", None)], rule="WFA-ACTION-04", plain=True)
DIE_LOST: Final = EVENTS.kind("die_lost", [("result", RESULT)], rule="WFA-DICE-05")
DICE_WASTED: Final = EVENTS.kind("dice_wasted", [("n", None)], rule="WFA-ACTION-05")
TOOK_ACTION: Final = EVENTS.kind("took_action", [("result", RESULT)], rule="WFA-ACTION-02", plain=True)
TOOK_SPECIAL: Final = EVENTS.kind("took_special", [("leader", LEADER)], rule="WFA-LEADER-02", plain=True)
CARD_TURNED: Final = EVENTS.kind("leader_card_used", [("leader", LEADER)], rule="WFA-LEADER-04", plain=True)
DESERT_CALLED: Final = EVENTS.kind("desert_called", rule="WFA-ACTION-15")
SCOUTED: Final = EVENTS.kind("scouted", [("zone", AIR), ("area", AREA)], rule="WFA-FREE-03")
SCHEMED: Final = EVENTS.kind("schemed", [("n", None)], rule="WFA-LEADER-11")
# Planning cards
DREW_PLANNING: Final = EVENTS.kind("drew_planning", [("card", PLANNING), ("deck", DECK)], secret=("card",),
                                   rule="WFA-PLAN-01", uncovers=True)
PLAYED_PLANNING: Final = EVENTS.kind("played_planning", [("card", PLANNING)], rule="WFA-PLAN-02", plain=True)
DISCARDED_PLANNING: Final = EVENTS.kind("discarded_planning", [("card", PLANNING)], rule="WFA-PLAN-04")
# Vehicles and spice
DICE_LOCKED: Final = EVENTS.kind("dice_locked", [("row", None), ("n", None)], rule="WFA-VEHICLE-03")
HARVESTER_PLACED: Final = EVENTS.kind("harvester_placed", [("area", AREA)], rule="WFA-VEHICLE-06")
HARVESTER_GONE: Final = EVENTS.kind("harvester_gone", [("area", AREA)], rule="WFA-COMP-12")
AIR_PLACED: Final = EVENTS.kind("air_placed", [("vehicle", VEHICLE), ("zone", AIR)], rule="WFA-VEHICLE-07")
AIR_GONE: Final = EVENTS.kind("air_gone", [("vehicle", VEHICLE), ("zone", AIR)], rule="WFA-COMP-12")
HARVESTED: Final = EVENTS.kind("harvested", [("area", AREA), ("n", None)], rule="WFA-SPICE-01")
FROM_RESERVE: Final = EVENTS.kind("from_reserve", [("n", None)], rule="WFA-SPICE-10")
IMPERIUM_HELD: Final = EVENTS.kind("imperium_held", [("power", POWER)], rule="WFA-SPICE-03")
IMPERIUM_MOVED: Final = EVENTS.kind("imperium_moved", [("power", POWER), ("was", None), ("now", None)],
                                    rule="WFA-SPICE-04")
STOCKPILED: Final = EVENTS.kind("stockpiled", rule="WFA-SPICE-07")
SPICE_KEPT: Final = EVENTS.kind("spice_kept", [("n", None), ("lost", None)], rule="WFA-SPICE-10")
BANNED: Final = EVENTS.kind("banned", [("power", POWER)], rule="WFA-BAN-01")
UNBANNED: Final = EVENTS.kind("unbanned", [("power", POWER)], rule="WFA-SPICE-11")

# ------------------------------------------------------------------ wormsigns, sandworms, storms
SIGN_PLACED: Final = EVENTS.kind("wormsign_placed", [("area", AREA)], rule="WFA-HAZARD-03")
SIGN_DISCARDED: Final = EVENTS.kind("wormsign_discarded", [("area", AREA)], rule="WFA-HAZARD-02")
SIGN_TURNED: Final = EVENTS.kind("wormsign_turned", [("area", AREA), ("sign", SIGN)], rule="WFA-HAZARD-04",
                                 uncovers=True)
SIGNS_LEFT: Final = EVENTS.kind("worms_withheld", [("area", AREA)], rule="WFA-HAZARD-09")
WORM_APPEARED: Final = EVENTS.kind("worm_appeared", [("area", AREA), ("worm", WORM)], rule="WFA-HAZARD-06")
WORM_TAKEN: Final = EVENTS.kind("worm_taken", [("area", AREA), ("worm", WORM)], rule="WFA-HAZARD-08")
WORM_MOVED: Final = EVENTS.kind("worm_moved", [("from", AREA), ("to", AREA), ("worm", WORM)], rule="WFA-WORM-06")
WORM_ATTACKED: Final = EVENTS.kind("worm_attacked", [("from", AREA), ("to", AREA), ("worm", WORM)],
                                   rule="WFA-WORM-09", plain=True)
WORM_SWAPPED: Final = EVENTS.kind("worm_swapped", [("area", AREA)], rule="WFA-LEADER-19")
HARVESTER_SAVED: Final = EVENTS.kind("harvester_saved", [("area", AREA), ("zone", AIR)], rule="WFA-HAZARD-15",
                                     plain=True)
STORM_STRUCK: Final = EVENTS.kind("storm_struck", [("area", AREA)], rule="WFA-STORM-02")
SIETCH_MOVED: Final = EVENTS.kind("sietch_moved", [("from", AREA), ("to", AREA)], rule="WFA-PLAN-02")
TOKENS_SWAPPED: Final = EVENTS.kind("tokens_swapped", [("from", AREA), ("to", AREA)], rule="WFA-PLAN-02")
OBJECTIVE_DRAWN: Final = EVENTS.kind("objective_drawn", [("objective", OBJECTIVE)], secret=("objective",),
                                     rule="WFA-GOAL-04", uncovers=True)

# ------------------------------------------------------------------ placing figures
FIGURE_PLACED: Final = EVENTS.kind("figure_placed", [("figure", FIGURE), ("area", AREA), ("from", AREA)],
                                   rule="WFA-ACTION-21")
UNIT_REPLACED: Final = EVENTS.kind("unit_replaced", [("area", AREA), ("was", FIGURE), ("now", FIGURE)],
                                   rule="WFA-ACTION-14")
TOKEN_DRAWN: Final = EVENTS.kind("token_drawn", [("token", TOKEN)], secret=("token",), rule="WFA-ACTION-10",
                                 uncovers=True)

# ------------------------------------------------------------------ movement and battle
LEGION_MOVED: Final = EVENTS.kind("legion_moved", [("from", AREA), ("to", AREA), ("n", None)], rule="WFA-MOVE-02",
                                  plain=True)
TRANSPORTED: Final = EVENTS.kind("troop_transport", [("zone", AIR), ("from", AREA)], rule="WFA-TRANSPORT-02",
                                 plain=True)
STATION_TAKEN: Final = EVENTS.kind("station_captured", [("area", AREA), ("marker", MARKER)], rule="WFA-STATION-01",
                                   uncovers=True, plain=True)
EXCESS: Final = EVENTS.kind("excess_removed", [("figure", FIGURE), ("area", AREA)], rule="WFA-COMP-16", plain=True)
ATTACKED: Final = EVENTS.kind("attacked", [("from", AREA), ("area", AREA), ("surprise", None)], rule="WFA-BATTLE-01",
                              plain=True, breaks=True)
UNDEFENDED: Final = EVENTS.kind("undefended", [("area", AREA)], rule="WFA-SETTLE-03", plain=True)
BATTLE_ROUND_BEGAN: Final = EVENTS.kind("battle_round", [("round", None), ("area", AREA)], rule="WFA-BATTLE-04",
                                        plain=True, breaks=True)
COMBAT_ROLLED: Final = EVENTS.kind("combat_roll", [("hits", None), ("shields", None), ("specials", None)],
                                   rule="WFA-BATTLE-05", uncovers=True, plain=True)
SURPRISED: Final = EVENTS.kind("surprise_hit", [("hits", None)], rule="WFA-BATTLE-08", plain=True)
SPECIAL_USED: Final = EVENTS.kind("special_used", [("figure", FIGURE), ("hits", None), ("shields", None)],
                                  rule="WFA-BATTLE-11", plain=True)
SPECIALS_LOST: Final = EVENTS.kind("specials_lost", [("n", None)], rule="WFA-BATTLE-12", plain=True)
SHIELDS_CANCELLED: Final = EVENTS.kind("shields_cancelled", [("n", None)], rule="WFA-BATTLE-14", plain=True)
HITS_TAKEN: Final = EVENTS.kind("hits_taken", [("area", AREA), ("hits", None)], rule="WFA-BATTLE-15", plain=True)
CASUALTY: Final = EVENTS.kind("casualty", [("figure", FIGURE), ("area", AREA)], rule="WFA-CASUALTY-02", plain=True)
REDUCED: Final = EVENTS.kind("unit_reduced", [("figure", FIGURE), ("area", AREA)], rule="WFA-CASUALTY-02", plain=True)
LEGION_DESTROYED: Final = EVENTS.kind("legion_destroyed", [("area", AREA)], rule="WFA-CASUALTY-03", plain=True)
SIEGE_COST: Final = EVENTS.kind("siege_cost", [("area", AREA)], rule="WFA-BATTLE-18", plain=True)
LEGION_RETREATED: Final = EVENTS.kind("legion_retreated", [("from", AREA), ("to", AREA)], rule="WFA-RETREAT-01",
                                      plain=True)
LEGION_ADVANCED: Final = EVENTS.kind("legion_advanced", [("from", AREA), ("to", AREA), ("n", None)],
                                     rule="WFA-BATTLE-26", plain=True)
BATTLE_ENDED: Final = EVENTS.kind("battle_ended", [("winner", SIDE), ("area", AREA)], rule="WFA-BATTLE-22",
                                  plain=True, breaks=True)
SETTLEMENT_DESTROYED: Final = EVENTS.kind("settlement_destroyed", [("area", AREA), ("rank", None)],
                                          rule="WFA-SETTLE-01", plain=True)
STRUCK: Final = EVENTS.kind("special_attack", [("area", AREA), ("hits", None)], rule="WFA-SETTLE-02")

# ------------------------------------------------------------------ sides that two seats share
DICE_SHARED: Final = EVENTS.kind("dice_shared", [("result", RESULT), ("n", None)], rule="WFA-TEAM-18")
ASIDE_SHARED: Final = EVENTS.kind("aside_shared", [("n", None)], rule="WFA-TEAM-19")
PASSED_ON: Final = EVENTS.kind("passed_on", [("card", PLANNING), ("to", SEATS)], secret=("card",), rule="WFA-TEAM-11",
                               uncovers=True)
LEFT_TO_PARTNER: Final = EVENTS.kind("left_to_partner", [("to", SEATS)], rule="WFA-TEAM-24")
