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
