"""What things are worth in the War for Arrakis, in points of supremacy: all numbers of its judge, in one table.

They come from games of the bots against each other.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # the two tracks
    "supremacy": 1.0,
    "step": 0.5,  # of a prescience marker that the objective still asks for
    "spare": 0.03,  # one that it does not
    # what revealed cards promise: of their steps
    "met": 0.8, "ready": 0.62, "near": 0.5,  # at the end of the round; at once; on the way there
    "way": 0.55,  # what is left of it for every area of the way
    # legions and what they could take
    "threat": 0.42, "second": 0.3,  # of what a settlement is worth; and of the second legion beside the first
    "march": 0.72,  # what is left of a threat for every area of the way
    "raid": 0.28,  # the same of the Atreides
    "station": 0.3, "walk": 0.6,  # a testing station, and what is left of it for every area of the way
    # figures
    "regular": 0.10, "elite": 0.19, "special": 0.30, "officer": 0.08,
    "fremen_regular": 0.13, "fremen_elite": 0.24, "fremen_special": 0.38, "naib": 0.08,
    "hidden": 0.05,  # a token face down
    "named": 0.22, "aside": 0.14, "leader_ready": 0.08,  # named leaders on the board, beside it; with the card unused
    # the desert
    "hits": 0.09,  # that storms and worms are likely to deal
    "worm": 0.12, "prey": 0.14, "sign": 0.03,
    # spice
    "spice": 0.30, "spice_more": 0.12, "row": 0.16, "locked": 0.22, "ban": 0.12,
    "ornithopter": 0.07, "carryall": 0.08,
    # the hand
    "die": 0.24, "card": 0.13, "card_many": 0.05, "token": 0.15,
    # how sure a lead is
    "heat": 3.2,
}
