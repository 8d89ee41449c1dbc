"""What a network learns to foresee, and how to see more in the same games.

A game has one end, which luck decides as much as anything before it. What a network thinks a round later knows more
of it than the present position and less of the luck after that; so targets can be a mean of both (`later_chances`).
The other seats of a table can also be exchanged (`Exchanges`): the same position, seen with other numbers.
"""

from __future__ import annotations

import re
from itertools import permutations
from typing import Final

import numpy as np

from landsraad.training.positions import ROUND, SEED, VIEWER, Array, Positions

ROUNDS: Final = 64  # more than any game has
NOT_THERE: Final = -1
OTHER_SEAT: Final = re.compile(r"\bother(\d+)\b")


def a_round_later(data: Positions) -> Array:
    """Returns, for each position, the first one of the next round of its game; `NOT_THERE` in the last round."""
    seeds, rounds = data.facts[:, SEED], data.facts[:, ROUND]
    begins = np.concatenate([[True], (np.diff(seeds) != 0) | (np.diff(rounds) < 0)])
    keys = np.cumsum(begins) * ROUNDS + rounds
    known, first = np.unique(keys, return_index=True)
    at = np.searchsorted(known, keys + 1)
    there = (at < len(known)) & (known[np.minimum(at, len(known) - 1)] == keys + 1)
    return np.where(there, first[np.minimum(at, len(known) - 1)], NOT_THERE)


def later_chances(data: Positions, chances: Array) -> Array:
    """Returns the chances of the sides one round later, counted from the viewer of each position; at the end of a game
    how it ended. `chances` are those of all positions, as `softmax_by_side` returns them."""
    later = a_round_later(data)
    seats = np.arange(chances.shape[1])
    viewers = data.facts[:, VIEWER]
    there = (viewers[:, None] + seats - viewers[later][:, None]) % len(seats)  # of the same seat, one round later
    sides = np.take_along_axis(data.sides[later].astype(np.int64), there, 1)
    found = np.take_along_axis(chances[later], sides, 1)
    ended = np.where(data.sides == seats, data.shares, 0)
    ended = ended / np.maximum(ended.sum(1, keepdims=True), 1e-9)
    out: Array = np.where((later == NOT_THERE)[:, None], ended, np.where(data.sides == seats, found, 0))
    return out.astype(np.float32)


class Exchanges:
    """All orders in which the seats other than the viewer can be numbered.

    places: for each order, where each number of an observation goes. seats: for each order, which seat comes at each
    place.
    """

    def __init__(self, names: list[str], players: int) -> None:
        at = {name: i for i, name in enumerate(names)}
        self.seats = np.array([(0, *order) for order in permutations(range(1, players))])
        self.places = np.array([[at.get(renamed(name, order), i) for i, name in enumerate(names)]
                                for order in self.seats.argsort(1).tolist()], np.uint16)


def renamed(name: str, order: list[int]) -> str:
    """Returns the name of the same number after seats were exchanged."""
    return OTHER_SEAT.sub(lambda found: f"other{order[int(found[1])]}", name)
