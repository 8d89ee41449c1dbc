# cold
"""What counts how much in the Imperium family: named numbers, found by games of the bots against each other.

They are data and stay uncompiled, so whoever tunes them need not build anything: give a judge other tables. Uprising's
begin with those of its family.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ the features of a seat, in points
IMPERIUM: Final[dict[str, float]] = {
    "vp": 1.0,
    "solari": 0.078, "solari_many": -0.056,  # things to spend, while there is time to; "many": what is beyond a purse
    "spice": 0.16, "spice_many": -0.06,
    "water": 0.175, "water_many": -0.105,
    "saving": 0.086, "saving_seat": 0.05,  # for the swordmaster and the council seat, for each round to come
    "step_1": 0.41, "step_2": 0.1, "step_3": 0.35, "step_4": 0.154,  # tracks at that step; the point of step 2 is in vp
    "pact_free": 0.167,  # tracks at step 3 with an alliance that nobody has yet
    "ally_lead": 0.1, "ally_chase": 0.097,  # steps ahead with an alliance held; alliances within reach
    "swordmaster": 0.328, "council": 0.246,  # for each round to come
    "agents": 0.45,  # still to be sent this round
    "garrison": 0.12, "garrison_many": -0.06,
    "intrigue": 0.901, "intrigues": 0.058,  # what the cards are worth, and how many there are
    "endgame": 0.0,  # points of intrigue cards for the end, the nearer it is the more
    "deck_persuasion": 0.087, "deck_swords": 0.05, "deck_agent": 0.54,  # of a hand, for each round to come
    "deck_icons": 0.3, "deck_extra": 0.6, "deck_cost": 0.015,
    "reveal": 0.3, "reveal_later": 0.03,  # the turn is still to come; and for each round after this one
    "hand_persuasion": 0.097, "hand_later": 0.005,  # of the hand, before it is revealed
    "hand_agent": 0.433, "hand": 0.05,
    "purse": 0.08,  # persuasion while cards are bought
    "fight_vp": 1.266, "fight": 1.057, "fight_control": 0.05,  # what the conflict is expected to bring
    "control": 0.08,  # spaces controlled, for each round to come
}
UPRISING: Final[dict[str, float]] = {
    "vp": 1.0,
    "solari": 0.086, "solari_many": -0.053,
    "spice": 0.14, "spice_many": -0.06,
    "water": 0.195, "water_many": -0.096,
    "saving": 0.08, "saving_seat": 0.05,
    "step_1": 0.4, "step_2": 0.11, "step_3": 0.336, "step_4": 0.15,
    "pact_free": 0.15,
    "ally_lead": 0.1, "ally_chase": 0.1,
    "swordmaster": 0.337, "council": 0.235,
    "agents": 0.466,
    "garrison": 0.107, "garrison_many": -0.06,
    "intrigue": 0.842, "intrigues": 0.046,
    "endgame": 0.0,
    "deck_persuasion": 0.1, "deck_swords": 0.05, "deck_agent": 0.5,
    "deck_icons": 0.3, "deck_extra": 0.657, "deck_cost": 0.015,
    "reveal": 0.3, "reveal_later": 0.03,
    "hand_persuasion": 0.104, "hand_later": 0.005,
    "hand_agent": 0.4, "hand": 0.05,
    "purse": 0.08,
    "fight_vp": 1.209, "fight": 1.102, "fight_control": 0.052,
    "control": 0.08,
    "spies": 0.214,  # on the board, while there is time
    "hooks": 0.109,  # for each round to come
    "contracts": 0.651, "completed": 0.03,  # what those held are worth; how many are done, for each round to come
    "icons": 0.25,  # battle icons that wait for their match
    "memories": 0.15, "trained": 0.06,
}

# ------------------------------------------------------------------ how standings are read
IMPERIUM_READING: Final[dict[str, float]] = {
    "length": 9.0, "bend": 1.5,  # rounds of a game, and how much faster the leading seat gets towards its end
    "heat": 0.9,  # points of difference that matter when the game is as good as over,
    "heat_left": 0.28,  # and how many more for each round to come
    "noise": 0.25,  # in playouts, beside what moves look like: points
    "explore": 1.5, "lean": 0.3, "sure": 0.02, "deals": 1, "patience": 1.0,  # see `Manner`
    "hand_swords": 0.7,  # of the swords in hand, how many come to the conflict where there are units,
    "far_swords": 0.296,  # and where there are none yet
    "hidden_swords": 0.5,  # an intrigue card in a fight
    "joining": 0.504,  # how much of a late arrival is to be expected
    "rival_swords": 1.5,  # strength that an automa adds with each agent
    "rival_pace": 0.0,  # what a Rival makes by itself in each round to come
}
UPRISING_READING: Final[dict[str, float]] = {
    "length": 7.5, "bend": 1.0,
    "heat": 0.9,
    "heat_left": 0.28,
    "noise": 0.25,
    "explore": 1.5, "lean": 0.3, "sure": 0.02, "deals": 1, "patience": 1.0,
    "hand_swords": 0.7,
    "far_swords": 0.3,
    "hidden_swords": 0.5,
    "joining": 0.5,
    "rival_swords": 1.5,
    "rival_pace": 0.0,
}

# ------------------------------------------------------------------ and where one player is alone with Rivals
# Rivals hurry, and each has its swordmaster from the fourth round on: so a third agent is worth more than points at
# once; troops and intrigue cards more than persuasion or a seat in the council. Found by some 6,000 games of `mentat`
# in each game with these a third larger or smaller at random, in steps along what won: see docs/strength.md. A line is
# tried in three deals, and the search ends when the second best would have to get three quarters of what is left.
IMPERIUM_ALONE: Final[dict[str, float]] = {
    "solari": 0.0595, "spice": 0.193, "spice_many": -0.0749, "water": 0.163, "water_many": -0.121, "saving": 0.245,
    "saving_seat": 0.0556, "step_1": 0.464, "step_2": 0.106, "step_3": 0.371, "step_4": 0.123, "ally_lead": 0.0911,
    "ally_chase": 0.091, "swordmaster": 0.792, "council": 0.108, "agents": 0.105, "garrison": 0.25,
    "garrison_many": -0.0758, "intrigue": 1.645, "intrigues": 0.076, "endgame": -0.0947, "deck_persuasion": 0.039,
    "deck_swords": 0.038, "deck_agent": 0.558, "deck_icons": 0.278, "deck_extra": 0.645, "deck_cost": 0.0119,
    "reveal": 0.326, "hand_persuasion": 0.083, "hand_later": -0.0014, "hand_agent": 0.286, "hand": 0.0458,
    "fight_vp": 1.955, "fight": 0.988, "fight_control": 0.0188, "control": 0.0672, "length": 7.312, "bend": 1.298,
    "heat": 0.939, "heat_left": 0.416, "noise": 0.143, "explore": 2.605, "lean": 0.344, "sure": 0.0351,
    "deals": 3, "patience": 0.5, "hand_swords": 0.609, "far_swords": 0.336, "joining": 0.435,
    "rival_swords": 1.135, "rival_pace": 1.835,
}
UPRISING_ALONE: Final[dict[str, float]] = {
    "solari": 0.0514, "solari_many": -0.0443, "spice": 0.189, "spice_many": -0.0694, "water": 0.363,
    "water_many": -0.103, "saving": 0.124, "step_1": 0.417, "step_3": 0.221, "step_4": 0.125, "pact_free": 0.112,
    "ally_lead": 0.132, "swordmaster": 0.533, "council": 0.126, "agents": 0.255, "garrison": 0.171,
    "garrison_many": -0.0495, "intrigue": 0.529, "intrigues": 0.215, "endgame": -0.0283, "deck_persuasion": 0.0311,
    "deck_swords": 0.0574, "deck_agent": 0.404, "deck_icons": 0.219, "deck_extra": 0.758, "deck_cost": 0.0627,
    "reveal": 0.249, "hand_agent": 0.305, "hand": 0.055, "fight_vp": 2.535, "fight": 2.854, "fight_control": 0.0451,
    "control": 0.0893, "spies": 0.202, "hooks": 0.205, "contracts": 0.573, "completed": 0.0159, "icons": 0.419,
    "memories": 0.159, "trained": 0.0663, "length": 7.76, "bend": 1.407, "heat_left": 0.331, "explore": 3.01,
    "lean": 0.325, "sure": 0.0271, "deals": 3, "patience": 0.5, "hand_swords": 0.755, "hidden_swords": 0.778,
    "joining": 0.431, "rival_swords": 1.578, "rival_pace": 2.364,
}
