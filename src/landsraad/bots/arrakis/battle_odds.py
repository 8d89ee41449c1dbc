"""Who is likely to win a battle, at a glance: quick enough to be asked for every legion of every position.

The exact odds are in `games/arrakis/battle/odds.py`; this is a formula fitted to them.
"""

from __future__ import annotations

import math
from typing import Final

HITS: Final = 0.5  # of a combat die
SHIELDS: Final = 1.0 / 3.0
SPECIALS: Final = 1.0 / 6.0
MOST_DICE: Final = 6.0
SOFT: Final = 1.2  # how much chance is in what shields leave of the hits
SIEGE: Final = 2.8  # hits that going on costs, each round


def win_chance(dice: float, bodies: float, led: float, covered: float, special: float,
               their_dice: float, their_bodies: float, their_led: float, their_covered: float, their_special: float,
               siege: bool) -> float:
    """Of the attacker: dice, hits it endures, hits and shields its leaders make of a special result, special units;
    then the same of the defender."""
    given = damage(hits(dice, led), shields(their_dice, their_covered), special)
    taken = damage(hits(their_dice, their_led), shields(dice, covered), their_special)
    return odds(bodies, given, their_bodies, taken, siege)


def hits(dice: float, led: float) -> float:
    """Of a round."""
    dice = min(dice, MOST_DICE)
    return HITS * dice + SPECIALS * dice * led


def shields(dice: float, covered: float) -> float:
    dice = min(dice, MOST_DICE)
    return SHIELDS * dice + SPECIALS * dice * covered


def damage(hits: float, shields: float, special: float) -> float:
    """Hits of a round that shields do not stop; special units of those who hit make shields useless."""
    shields -= special
    if shields < 0.0:
        shields = 0.0
    x = hits - shields
    return 0.5 * (x + math.sqrt(x * x + SOFT))


def odds(bodies: float, given: float, their_bodies: float, taken: float, siege: bool) -> float:
    """Of those who endure so many hits and give so many each round."""
    if their_bodies <= 0.0:
        return 1.0
    if bodies <= 0.0:
        return 0.0
    if siege:
        rounds = their_bodies / given
        taken += SIEGE * max(rounds - 0.6, 0.0) / (rounds + 0.5)
    x = (bodies * given) / (their_bodies * taken)
    x = x * x * x  # so steep
    return x / (1.0 + x)
