# cold
"""What things are worth in the War for Arrakis, in points of supremacy: all numbers of its judge, in one table.

They come from games of the bots against each other. Those in FEATURES are multiplied by plain facts of a position,
which are counted good for the Atreides and bad for the Harkonnen; the others say how those facts are counted.
"""

from __future__ import annotations

from typing import Final

FEATURES: Final[dict[str, float]] = {
    # the two tracks
    "supremacy": 1.0,
    "step": 0.5,  # of a prescience marker that the objective asks for
    "spare": 0.03,  # one that it does not
    "promise": 0.5,  # steps that cards on show are likely to bring
    "outlook": 0.5,  # steps that a card of the deck is good for
    "station": 0.15,  # testing stations, the nearer the more
    # settlements in danger: of what they are worth
    "threat": 0.42, "raid": 0.16,
    # figures
    "fremen_regular": 0.07, "fremen_elite": 0.13, "fremen_special": 0.19, "naib": 0.04,
    "regular": 0.06, "elite": 0.11, "special": 0.16, "bashar": 0.05,
    "hidden": 0.05,  # tokens face down
    "named": 0.22, "aside": 0.14, "able": 0.08,  # named leaders on the board, beside it; with the card unused
    # the desert
    "hits": 0.09,  # that storms and worms are likely to deal
    "worm": 0.12, "prey": 0.14, "sign": 0.03,
    # spice
    "spice": 0.30, "spice_more": 0.12,  # points that buy supremacy, and the others
    "row": 0.16, "locked": 0.22, "ban": 0.12,
    "ornithopter": 0.07, "carryall": 0.08,
    # the hands
    "die": 0.24, "their_die": 0.24, "card": 0.13, "their_card": 0.13, "many": 0.05, "token": 0.15,
}
RULES: Final[dict[str, float]] = {
    "met": 0.85, "ready": 0.6, "near": 0.6,  # of a card: at the end of the round, at once, on the way there
    "way": 0.55,  # what is left of it for every area of the way
    "march": 0.72,  # what is left of a threat for every area of the way
    "second": 0.3,  # of the second legion beside the first
    "walk": 0.6,  # what is left of a testing station for every area of the way
    "heat": 3.2,  # points that make a lead a sure one
}
WEIGHTS: Final[dict[str, float]] = {**FEATURES, **RULES}

# What a player goes by that thinks further ahead. Found by some 850 games of `greedy` as the Atreides with all weights
# 40 % larger or smaller at random, in one step along what won: prescience counts for more, far legions for less. With
# them the Atreides of `greedy` win 49 % of 120 games against its Harkonnen instead of 17 % of 60: see docs/strength.md.
THINKING: Final[dict[str, float]] = {
    **WEIGHTS,
    "step": 0.828, "spare": 0.031, "promise": 0.566, "outlook": 0.435, "station": 0.161, "threat": 0.427,
    "raid": 0.129, "fremen_regular": 0.065, "fremen_elite": 0.136, "fremen_special": 0.153, "naib": 0.041,
    "regular": 0.052, "elite": 0.13, "special": 0.214, "bashar": 0.058, "hidden": 0.045, "named": 0.241,
    "aside": 0.166, "able": 0.077, "hits": 0.075, "worm": 0.12, "prey": 0.136, "sign": 0.038, "spice": 0.384,
    "spice_more": 0.14, "row": 0.125, "locked": 0.201, "ban": 0.119, "ornithopter": 0.085, "carryall": 0.096,
    "die": 0.297, "their_die": 0.272, "card": 0.13, "their_card": 0.14, "many": 0.053, "token": 0.129, "met": 0.848,
    "ready": 0.635, "near": 0.596, "way": 0.607, "march": 0.6, "second": 0.247, "walk": 0.647, "heat": 4.318,
}
