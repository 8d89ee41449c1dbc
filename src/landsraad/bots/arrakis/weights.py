# cold
"""The weights of War for Arrakis, in points of supremacy.

They come from bots playing against each other. FEATURES are multiplied by plain numbers of a position, positive for the
Atreides and negative for the Harkonnen. RULES say how these numbers are computed.
"""

from __future__ import annotations

from typing import Final

FEATURES: Final[dict[str, float]] = {
    "supremacy": 1.0,
    # Prescience: steps that the objective needs, steps that it does not need, steps that cards on display are likely to
    # bring, useful steps of an average card to come.
    "step": 0.5, "spare": 0.03, "promise": 0.5, "outlook": 0.5,
    # Testing stations, by distance.
    "station": 0.15,
    # Settlements in danger, of the Atreides and of the Harkonnen.
    "threat": 0.42, "raid": 0.16,
    # Figures.
    "fremen_regular": 0.07, "fremen_elite": 0.13, "fremen_special": 0.19, "naib": 0.04,
    "regular": 0.06, "elite": 0.11, "special": 0.16, "bashar": 0.05,
    # Tokens face down.
    "hidden": 0.05,
    # Named leaders on the board, beside it, and with an unused card.
    "named": 0.22, "aside": 0.14, "able": 0.08,
    # Expected hits from storms and sandworms. Sandworms, targets near them, wormsigns.
    "hits": 0.09, "worm": 0.12, "prey": 0.14, "sign": 0.03,
    # Spice points that buy supremacy, and the others. The Spice Must Flow board.
    "spice": 0.30, "spice_more": 0.12, "row": 0.16, "locked": 0.22, "ban": 0.12,
    "ornithopter": 0.07, "carryall": 0.08,
    # Dice and cards. `many` counts cards beyond the useful ones.
    "die": 0.24, "their_die": 0.24, "card": 0.13, "their_card": 0.13, "many": 0.05, "token": 0.15,
}
RULES: Final[dict[str, float]] = {
    # The chance to get a prescience card: its condition is met, it can be taken at once, it is within reach.
    "met": 0.85, "ready": 0.6, "near": 0.6,
    # What remains for each area of distance: of a card, of a threat, of a testing station. `second` is the part of a
    # second legion's threat that counts.
    "way": 0.55, "march": 0.72, "second": 0.3, "walk": 0.6,
    # Points of lead that make a win likely.
    "temperature": 3.2,
}
WEIGHTS: Final[dict[str, float]] = {**FEATURES, **RULES}

# For `mentat`. Found in about 850 games of `greedy` as the Atreides with all weights 40 % larger or smaller at random,
# in one step along what won. Prescience counts for more, and far legions for less. See docs/strength.md.
SEARCH_WEIGHTS: Final[dict[str, float]] = {
    **WEIGHTS,
    "step": 0.828, "spare": 0.031, "promise": 0.566, "outlook": 0.435, "station": 0.161, "threat": 0.427,
    "raid": 0.129, "fremen_regular": 0.065, "fremen_elite": 0.136, "fremen_special": 0.153, "naib": 0.041,
    "regular": 0.052, "elite": 0.13, "special": 0.214, "bashar": 0.058, "hidden": 0.045, "named": 0.241,
    "aside": 0.166, "able": 0.077, "hits": 0.075, "worm": 0.12, "prey": 0.136, "sign": 0.038, "spice": 0.384,
    "spice_more": 0.14, "row": 0.125, "locked": 0.201, "ban": 0.119, "ornithopter": 0.085, "carryall": 0.096,
    "die": 0.297, "their_die": 0.272, "card": 0.13, "their_card": 0.14, "many": 0.053, "token": 0.129, "met": 0.848,
    "ready": 0.635, "near": 0.596, "way": 0.607, "march": 0.6, "second": 0.247, "walk": 0.647, "temperature": 4.318,
}
