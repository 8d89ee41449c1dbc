"""How the events of War for Arrakis are staged: which icon stands for them, and what travels over the map.

Places are areas (`area:arrakeen`), air zones (`air:az_1`), steps of the tracks (`supremacy:3`, `prescience:5`), and
what lies before a side. A screen shows the map as it is after the events, so nothing is said here about changes.
"""

from __future__ import annotations

from typing import Final

from landsraad.server.protocol.messages import Stage, Travel


def go(piece: str, whence: str, whither: str, n: str = "", only: str = "") -> Travel:
    """A unit has the colour of its side."""
    return Travel(piece=piece, whence=whence, whither=whither, n=n, owned=piece == "troop", only=only)


MARCH: Final = [go("troop", "area:{from}", "area:{to}", "n")]

WAR_STAGES: Final[dict[str, Stage]] = {
    # tokens, tracks, leaders, prescience
    "token_shown": Stage(icon="deploy-token"),
    "token_placed": Stage(icon="deploy-token", travels=[go("deploy-token", "seat:{seat}", "area:{area}")]),
    "token_drawn": Stage(icon="deploy-token"),
    "sietch_shown": Stage(icon="sietch"),
    "sietch_moved": Stage(icon="sietch", travels=[go("sietch", "area:{from}", "area:{to}")]),
    "tokens_swapped": Stage(icon="deploy-token", travels=[go("deploy-token", "area:{from}", "area:{to}"),
                                                          go("deploy-token", "area:{to}", "area:{from}")]),
    "supremacy": Stage(icon="supremacy", travels=[go("supremacy", "supremacy:{was}", "supremacy:{now}")]),
    "prescience": Stage(icon="{marker}", travels=[go("{marker}", "prescience:{was}", "prescience:{now}")]),
    "leader_entered": Stage(icon="named-leader", travels=[go("named-leader", "", "leader:{leader}")]),
    "leader_left": Stage(icon="named-leader"),
    "leader_became": Stage(icon="named-leader", travels=[go("named-leader", "", "leader:{now}")]),
    "leader_tanked": Stage(icon="named-leader", travels=[go("named-leader", "area:{area}", "leader:{leader}")]),
    "leader_restored": Stage(icon="named-leader"),
    "leader_relieved": Stage(icon="leader"),
    "leader_card_used": Stage(icon="named-leader"),
    "bene_gesserit_gained": Stage(icon="bg-token", travels=[go("bg-token", "", "{seat}.bene_gesserit")]),
    "prescience_shown": Stage(icon="eye", travels=[go("card", "", "vision:{card}")]),
    "prescience_claimed": Stage(icon="eye"),
    "prescience_removed": Stage(icon="eye"),
    "prescience_returned": Stage(icon="eye"),
    "families_fled": Stage(icon="retreat", travels=[go("troop", "area:{area}", "seat:{seat}")]),
    "atomics_used": Stage(icon="atomics", travels=[go("atomics", "seat:{seat}", "area:{area}")]),
    "objective_drawn": Stage(icon="lock"),
    "victory": Stage(icon="trophy"),
    # dice, cards, vehicles, spice
    "rolled_action": Stage(icon="mentat-die", travels=[go("mentat-die", "seat:{seat}", "{seat}.dice.{result}")]),
    "die_changed": Stage(icon="mentat-die"),
    "dice_shared": Stage(icon="mentat-die", travels=[go("mentat-die", "seat:{seat}", "{seat}.dice.{result}")]),
    "aside_shared": Stage(icon="mentat-die"),
    "left_to_partner": Stage(icon="arrow"),
    "passed_on": Stage(icon="draw"),
    "bene_gesserit_on": Stage(icon="bg-token", travels=[go("bg-token", "{seat}.bene_gesserit",
                                                           "{seat}.dice.{result}")]),
    "die_spent": Stage(icon="mentat-die"),
    "die_lost": Stage(icon="mentat-die"),
    "took_action": Stage(icon="mentat-die"),
    "took_special": Stage(icon="named-leader"),
    "desert_called": Stage(icon="desert-power"),
    "scouted": Stage(icon="ornithopter", travels=[go("ornithopter", "air:{zone}", "area:{area}")]),
    "schemed": Stage(icon="plot"),
    "drew_planning": Stage(icon="draw", travels=[go("card", "deck:{deck}", "{seat}.hand")]),
    "played_planning": Stage(icon="hand"),
    "discarded_planning": Stage(icon="discard"),
    "dice_locked": Stage(icon="lock"),
    "harvester_placed": Stage(icon="harvester", travels=[go("harvester", "seat:{seat}", "area:{area}")]),
    "harvester_gone": Stage(icon="harvester", travels=[go("harvester", "area:{area}", "")]),
    "harvester_saved": Stage(icon="carryall", travels=[go("carryall", "air:{zone}", "area:{area}")]),
    "air_placed": Stage(icon="{vehicle}", travels=[go("{vehicle}", "seat:{seat}", "air:{zone}")]),
    "air_gone": Stage(icon="{vehicle}", travels=[go("{vehicle}", "air:{zone}", "")]),
    "harvested": Stage(icon="spice", travels=[go("spice", "area:{area}", "seat:{seat}", "n")]),
    "from_reserve": Stage(icon="spice"),
    "spice_kept": Stage(icon="spice"),
    "stockpiled": Stage(icon="spice"),
    "imperium_held": Stage(icon="{power}"),
    "imperium_moved": Stage(icon="{power}", travels=[go("{power}", "spice:{power}:{was}", "spice:{power}:{now}")]),
    "banned": Stage(icon="{power}"),
    "unbanned": Stage(icon="{power}"),
    # the desert
    "wormsign_placed": Stage(icon="wormsign", travels=[go("wormsign", "seat:{seat}", "area:{area}")]),
    "wormsign_discarded": Stage(icon="wormsign", travels=[go("wormsign", "area:{area}", "")]),
    "wormsign_turned": Stage(icon="wormsign"),
    "worms_withheld": Stage(icon="wormsign"),
    "worm_appeared": Stage(icon="sandworm"),
    "worm_taken": Stage(icon="sandworm", travels=[go("sandworm", "area:{area}", "")]),
    "worm_moved": Stage(icon="sandworm", travels=[go("sandworm", "area:{from}", "area:{to}")]),
    "worm_attacked": Stage(icon="sandworm", travels=[go("sandworm", "area:{from}", "area:{to}")]),
    "worm_swapped": Stage(icon="maker"),
    "storm_struck": Stage(icon="storm"),
    # figures, movement, battle
    "figure_placed": Stage(icon="deployment", travels=[go("troop", "area:{from}", "area:{area}", only="from"),
                                                       go("troop", "seat:{seat}", "area:{area}", only="!from")]),
    "unit_replaced": Stage(icon="deployment"),
    "legion_moved": Stage(icon="strategy", travels=MARCH),
    "legion_advanced": Stage(icon="strategy", travels=MARCH),
    "legion_retreated": Stage(icon="retreat", travels=[go("troop", "area:{from}", "area:{to}")]),
    "legion_displaced": Stage(icon="retreat", travels=[go("troop", "area:{from}", "area:{to}")]),
    "troop_transport": Stage(icon="ornithopter", travels=[go("ornithopter", "air:{zone}", "area:{from}")]),
    "station_captured": Stage(icon="station", travels=[go("station", "area:{area}", "seat:{seat}")]),
    "excess_removed": Stage(icon="lose-troop", travels=[go("lose-troop", "area:{area}", "")]),
    "attacked": Stage(icon="combat", travels=[go("combat", "area:{from}", "area:{area}")]),
    "undefended": Stage(icon="combat"),
    "battle_round": Stage(icon="combat"),
    "combat_roll": Stage(icon="hit"),
    "surprise_hit": Stage(icon="hit"),
    "special_used": Stage(icon="special"),
    "specials_lost": Stage(icon="special"),
    "shields_cancelled": Stage(icon="shield"),
    "hits_taken": Stage(icon="hit"),
    "casualty": Stage(icon="lose-troop", travels=[go("lose-troop", "area:{area}", "")]),
    "unit_reduced": Stage(icon="lose-troop"),
    "legion_destroyed": Stage(icon="lose-troop"),
    "siege_cost": Stage(icon="hit"),
    "battle_ended": Stage(icon="combat"),
    "settlement_destroyed": Stage(icon="settlement", travels=[go("settlement", "area:{area}", "")]),
    "special_attack": Stage(icon="hit"),
}
