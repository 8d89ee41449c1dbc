"""How the steps of the Mahdi rules are staged: a turn begins with its die, then comes where each list pointed.

Whatever may be the first thing after a player's choice `acts`: the telling goes on from there. What happens in battle
is told with the battle.
"""

from __future__ import annotations

from typing import Final

from landsraad.server.protocol.messages import Stage
from landsraad.server.views.animation.arrakis import go

MAHDI_STAGES: Final[dict[str, Stage]] = {
    # a round
    "mahdi_harvest": Stage(icon="harvester", step="acts"),
    "mahdi_target": Stage(icon="sietch"),
    "mahdi_redraw": Stage(icon="discard"),
    "mahdi_target_lost": Stage(icon="sietch", step="acts"),
    "mahdi_reinforced": Stage(icon="draw", travels=[go("card", "deck:{deck}", "{seat}.reinforcements")]),
    "mahdi_time": Stage(icon="supremacy", step="acts"),
    "mahdi_tactics_shuffled": Stage(icon="deck"),
    # vehicles
    "mahdi_harvester": Stage(icon="harvester", step="acts"),
    "mahdi_next_sector": Stage(icon="harvester", step="acts"),
    "mahdi_carryall": Stage(icon="carryall", step="acts"),
    "mahdi_thopter_attack": Stage(icon="ornithopter", step="acts"),
    "mahdi_thopter_target": Stage(icon="ornithopter", step="acts"),
    "mahdi_thopter_near": Stage(icon="ornithopter", step="acts"),
    # a turn
    "mahdi_rolled": Stage(icon="mentat-die", step="acts"),
    "mahdi_rerolled": Stage(icon="mentat-die", step="acts"),
    "mahdi_forced": Stage(icon="mentat-die", step="acts"),
    "mahdi_special": Stage(icon="named-leader", step="acts"),
    "mahdi_idle": Stage(icon="cross", step="acts"),
    "mahdi_attacks_near": Stage(icon="combat", step="acts"),
    "mahdi_attacks_sietch": Stage(icon="combat", step="acts"),
    "mahdi_attacks_legion": Stage(icon="combat", step="acts"),
    "mahdi_aims": Stage(icon="sietch", step="acts"),
    "mahdi_aims_elsewhere": Stage(icon="sietch", step="acts"),
    "mahdi_no_aim": Stage(icon="cross", step="acts"),
    "mahdi_moves": Stage(icon="strategy", step="acts"),
    "mahdi_merges": Stage(icon="strategy", step="acts"),
    "mahdi_holds": Stage(icon="shield", step="acts"),
    "mahdi_deploys": Stage(icon="deployment", step="acts"),
    "mahdi_substitute": Stage(icon="deployment"),
    "mahdi_house": Stage(icon="deployment", step="acts"),
    "mahdi_near": Stage(icon="eye", step="acts"),
    "mahdi_card": Stage(icon="draw", step="card"),
    "mahdi_card_kept": Stage(icon="cross", step="dropped"),
    "mahdi_drew": Stage(icon="draw", travels=[go("card", "deck:{deck}", "{seat}.reinforcements")]),
    "mahdi_scheme_laid": Stage(icon="plot"),
    "mahdi_schemes": Stage(icon="plot"),
    "mahdi_deck_rebuilt": Stage(icon="deck"),
    "mahdi_reveal_price": Stage(icon="draw", travels=[go("card", "deck:{deck}", "{seat}.reinforcements")]),
    "mahdi_die_back": Stage(icon="mentat-die", step="acts"),
    "mahdi_no_die_back": Stage(icon="supremacy", step="acts"),
    # battle, garrisons, spice
    "mahdi_reinforces": Stage(icon="discard"),
    "mahdi_discards": Stage(icon="discard"),
    "mahdi_loses": Stage(icon="lose-troop"),
    "mahdi_ceases": Stage(icon="shield"),
    "mahdi_no_siege_cost": Stage(icon="combat"),
    "garrison_left": Stage(icon="deploy-token", travels=[go("deploy-token", "seat:{seat}", "area:{area}")]),
    "garrison_shown": Stage(icon="deploy-token"),
    "garrison_dropped": Stage(icon="deploy-token"),
    "garrison_recalled": Stage(icon="deploy-token", step="acts"),
    "mahdi_carryall_kept": Stage(icon="carryall"),
    "mahdi_holds_marker": Stage(icon="{power}", step="acts"),
    "mahdi_raises_marker": Stage(icon="{power}", step="acts"),
    "mahdi_surplus": Stage(icon="spice", step="acts"),
}
