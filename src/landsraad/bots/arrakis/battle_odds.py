"""Estimates who wins a battle, fast enough for every legion of every position.

A formula fitted to the exact odds of `games/arrakis/battle/odds.py`.
"""

from __future__ import annotations

import math
from typing import Final

# Of one combat die.
HITS: Final = 0.5
SHIELDS: Final = 1.0 / 3.0
SPECIALS: Final = 1.0 / 6.0
MOST_DICE: Final = 6.0
SMOOTHING: Final = 1.2  # of the hits that shields let through
SIEGE: Final = 2.8  # hits that each further round of a siege costs the attacker


def win_chance(dice: float, hit_points: float, leader_hits: float, leader_shields: float, special: float,
               their_dice: float, their_hit_points: float, their_leader_hits: float, their_leader_shields: float,
               their_special: float, siege: bool) -> float:
    """Returns the attacker's chance to win.

    For both sides: dice, hits it can take, hits and shields that its leaders make of a special result, special units.
    """
    given = damage(hits(dice, leader_hits), shields(their_dice, their_leader_shields), special)
    taken = damage(hits(their_dice, their_leader_hits), shields(dice, leader_shields), their_special)
    return odds(hit_points, given, their_hit_points, taken, siege)


def hits(dice: float, leader_hits: float) -> float:
    """Expected hits per round."""
    dice = min(dice, MOST_DICE)
    return HITS * dice + SPECIALS * dice * leader_hits


def shields(dice: float, leader_shields: float) -> float:
    """Expected shields per round."""
    dice = min(dice, MOST_DICE)
    return SHIELDS * dice + SPECIALS * dice * leader_shields


def damage(hits: float, shields: float, special: float) -> float:
    """Expected hits per round that shields do not stop. Each special unit cancels one shield."""
    shields -= special
    if shields < 0.0:
        shields = 0.0
    x = hits - shields
    return 0.5 * (x + math.sqrt(x * x + SMOOTHING))


def odds(hit_points: float, given: float, their_hit_points: float, taken: float, siege: bool) -> float:
    """Returns the attacker's chance to win, from the hits each side can take and deals per round."""
    if their_hit_points <= 0.0:
        return 1.0
    if hit_points <= 0.0:
        return 0.0
    if siege:
        rounds = their_hit_points / given
        taken += SIEGE * max(rounds - 0.6, 0.0) / (rounds + 0.5)
    x = (hit_points * given) / (their_hit_points * taken)
    x = x * x * x
    return x / (1.0 + x)
