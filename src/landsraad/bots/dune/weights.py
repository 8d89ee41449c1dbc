# cold
"""The weights of features in the Dune: Imperium family, found by bots playing each other.

They are data and stay uncompiled, so you can tune them without a build. You can also pass other numbers to an
evaluation. Uprising has all features of Imperium, followed by its own.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ features of a seat, in victory points
IMPERIUM: Final[dict[str, float]] = {
    "vp": 1.0,
    # Resources, as far as there is time to spend them. `_many` is what exceeds a usual stock.
    "solari": 0.078, "solari_many": -0.056, "spice": 0.16, "spice_many": -0.06, "water": 0.175, "water_many": -0.105,
    # Solari saved for the Swordmaster and the High Council seat, per round left.
    "saving_swordmaster": 0.086, "saving_council": 0.05,
    # Tracks with this much influence. The victory point at 2 influence is in `vp`.
    "track_1": 0.41, "track_2": 0.1, "track_3": 0.35, "track_4": 0.154,
    # Tracks with 3 influence and an alliance that nobody has yet.
    "alliance_free": 0.167,
    # Lead over the next seat with an alliance held, and alliances within reach.
    "ally_lead": 0.1, "ally_chase": 0.097,
    # Per round left.
    "swordmaster": 0.328, "council": 0.246,
    # Agents left to send in this round.
    "agents": 0.45,
    "garrison": 0.12, "garrison_many": -0.06,
    # The value of intrigue cards, and how many there are.
    "intrigue": 0.901, "intrigues": 0.058,
    # Victory points of intrigue cards at the end of the game; counts more the nearer the end.
    "endgame": 0.0,
    # An average hand of the deck, per round left.
    "deck_persuasion": 0.087, "deck_swords": 0.05, "deck_agent": 0.54, "deck_icons": 0.3, "deck_extra": 0.6,
    "deck_cost": 0.015,
    # The reveal turn is still to come: in this round, and per round left.
    "reveal": 0.3, "reveal_later": 0.03,
    # The hand, before it is revealed.
    "hand_persuasion": 0.097, "hand_later": 0.005, "hand_agent": 0.433, "hand": 0.05,
    # Persuasion not yet spent.
    "persuasion_left": 0.08,
    # Expected rewards of the conflict.
    "conflict_vp": 1.266, "conflict": 1.057, "conflict_control": 0.05,
    # Controlled spaces, per round left.
    "control": 0.08,
}
UPRISING: Final[dict[str, float]] = {
    "vp": 1.0,
    "solari": 0.086, "solari_many": -0.053, "spice": 0.14, "spice_many": -0.06, "water": 0.195, "water_many": -0.096,
    "saving_swordmaster": 0.08, "saving_council": 0.05,
    "track_1": 0.4, "track_2": 0.11, "track_3": 0.336, "track_4": 0.15,
    "alliance_free": 0.15,
    "ally_lead": 0.1, "ally_chase": 0.1,
    "swordmaster": 0.337, "council": 0.235,
    "agents": 0.466,
    "garrison": 0.107, "garrison_many": -0.06,
    "intrigue": 0.842, "intrigues": 0.046,
    "endgame": 0.0,
    "deck_persuasion": 0.1, "deck_swords": 0.05, "deck_agent": 0.5, "deck_icons": 0.3, "deck_extra": 0.657,
    "deck_cost": 0.015,
    "reveal": 0.3, "reveal_later": 0.03,
    "hand_persuasion": 0.104, "hand_later": 0.005, "hand_agent": 0.4, "hand": 0.05,
    "persuasion_left": 0.08,
    "conflict_vp": 1.209, "conflict": 1.102, "conflict_control": 0.052,
    "control": 0.08,
    # Spies on the board, while there is time to use them.
    "spies": 0.214,
    # Per round left.
    "hooks": 0.109,
    # The value of contracts held, and the number completed, per round left.
    "contracts": 0.651, "completed": 0.03,
    # Battle icons that wait for a match.
    "icons": 0.25,
    "memories": 0.15, "trained": 0.06,
}

# ------------------------------------------------------------------ how values become win probabilities
IMPERIUM_VALUE_SCALE: Final[dict[str, float]] = {
    # Rounds of a game, and how much faster the leading seat scores towards its end.
    "game_length": 9.0, "acceleration": 1.5,
    # Temperature of the softmax over seats at the end of the game, in victory points, and its growth per round left.
    "temperature": 0.9, "temperature_per_round": 0.28,
    # Noise of the fast policy in playouts, in victory points. For the others see `SearchSettings`.
    "policy_noise": 0.25, "exploration": 1.5, "prior_temperature": 0.3, "value_temperature": 0.02,
    "determinizations": 1, "early_stop_margin": 1.0,
    # The part of the swords in hand that reaches the conflict: with units there, and with none yet.
    "hand_swords": 0.7, "far_swords": 0.296,
    # Expected strength of an intrigue card in a combat.
    "intrigue_swords": 0.5,
    # How likely a seat without units is to join the conflict.
    "joining": 0.504,
    # Strength that an automa adds with each agent.
    "rival_swords": 1.5,
    # Victory points that a Rival makes per round left.
    "rival_pace": 0.0,
}
UPRISING_VALUE_SCALE: Final[dict[str, float]] = {
    "game_length": 7.5, "acceleration": 1.0,
    "temperature": 0.9, "temperature_per_round": 0.28,
    "policy_noise": 0.25, "exploration": 1.5, "prior_temperature": 0.3, "value_temperature": 0.02,
    "determinizations": 1, "early_stop_margin": 1.0,
    "hand_swords": 0.7, "far_swords": 0.3,
    "intrigue_swords": 0.5,
    "joining": 0.5,
    "rival_swords": 1.5,
    "rival_pace": 0.0,
}

# ------------------------------------------------------------------ solo games
# Rivals play fast, and each has its Swordmaster from the fourth round on. So a third agent is worth more than early
# victory points, and troops and intrigue cards more than persuasion or a council seat. Found in about 6,000 games of
# `mentat` per game; docs/strength.md describes the method. Each simulation plays its line in three determinizations,
# and the search stops when the second best move would need three quarters of the simulations left.
IMPERIUM_SOLO: Final[dict[str, float]] = {
    "solari": 0.0595, "spice": 0.193, "spice_many": -0.0749, "water": 0.163, "water_many": -0.121,
    "saving_swordmaster": 0.245, "saving_council": 0.0556, "track_1": 0.464, "track_2": 0.106, "track_3": 0.371,
    "track_4": 0.123, "ally_lead": 0.0911, "ally_chase": 0.091, "swordmaster": 0.792, "council": 0.108, "agents": 0.105,
    "garrison": 0.25, "garrison_many": -0.0758, "intrigue": 1.645, "intrigues": 0.076, "endgame": -0.0947,
    "deck_persuasion": 0.039, "deck_swords": 0.038, "deck_agent": 0.558, "deck_icons": 0.278, "deck_extra": 0.645,
    "deck_cost": 0.0119, "reveal": 0.326, "hand_persuasion": 0.083, "hand_later": -0.0014, "hand_agent": 0.286,
    "hand": 0.0458, "conflict_vp": 1.955, "conflict": 0.988, "conflict_control": 0.0188, "control": 0.0672,
    "game_length": 7.312, "acceleration": 1.298, "temperature": 0.939, "temperature_per_round": 0.416,
    "policy_noise": 0.143, "exploration": 2.605, "prior_temperature": 0.344, "value_temperature": 0.0351,
    "determinizations": 3, "early_stop_margin": 0.5, "hand_swords": 0.609, "far_swords": 0.336, "joining": 0.435,
    "rival_swords": 1.135, "rival_pace": 1.835,
}
UPRISING_SOLO: Final[dict[str, float]] = {
    "solari": 0.0514, "solari_many": -0.0443, "spice": 0.189, "spice_many": -0.0694, "water": 0.363,
    "water_many": -0.103, "saving_swordmaster": 0.124, "track_1": 0.417, "track_3": 0.221, "track_4": 0.125,
    "alliance_free": 0.112, "ally_lead": 0.132, "swordmaster": 0.533, "council": 0.126, "agents": 0.255,
    "garrison": 0.171, "garrison_many": -0.0495, "intrigue": 0.529, "intrigues": 0.215, "endgame": -0.0283,
    "deck_persuasion": 0.0311, "deck_swords": 0.0574, "deck_agent": 0.404, "deck_icons": 0.219, "deck_extra": 0.758,
    "deck_cost": 0.0627, "reveal": 0.249, "hand_agent": 0.305, "hand": 0.055, "conflict_vp": 2.535, "conflict": 2.854,
    "conflict_control": 0.0451, "control": 0.0893, "spies": 0.202, "hooks": 0.205, "contracts": 0.573,
    "completed": 0.0159, "icons": 0.419, "memories": 0.159, "trained": 0.0663, "game_length": 7.76,
    "acceleration": 1.407, "temperature_per_round": 0.331, "exploration": 3.01, "prior_temperature": 0.325,
    "value_temperature": 0.0271, "determinizations": 3, "early_stop_margin": 0.5, "hand_swords": 0.755,
    "intrigue_swords": 0.778, "joining": 0.431, "rival_swords": 1.578, "rival_pace": 2.364,
}

# The highest level of a solo game: the player cannot hire the Swordmaster, so there is nothing to save for.
IMPERIUM_HARDEST: Final[dict[str, float]] = {**IMPERIUM_SOLO, "saving_swordmaster": 0.0}
UPRISING_HARDEST: Final[dict[str, float]] = {**UPRISING_SOLO, "saving_swordmaster": 0.0}
