"""Quick pairing: finds people whose wishes agree, the one who has waited longest first.

Everybody in a group agrees with everybody else: the same game and pace, sets that fit, ratings that are near, nobody
blocked. The longer two people wait, the further apart their ratings may be. A group of the wanted size is made at once;
a smaller one that all of them accept after a short wait for more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from landsraad.server.lobby.rows import Wish

NEAR: Final = 100.0  # points of rating between two people who have just come
WIDENS: Final = 5.0  # points a second
ANY_RATING: Final = 180.0  # seconds after which ratings do not matter
MORE: Final = 20.0  # seconds for which a group waits for more people than it needs


@dataclass(slots=True)
class Wanted:
    """A wish, read."""

    row: Wish
    game: str
    low: int
    high: int
    pace: str
    sets: frozenset[str] | None  # None: any

    def waited(self, now: float) -> float:
        return now - self.row.since


@dataclass(slots=True)
class Group:
    people: list[Wanted]
    players: int
    sets: frozenset[str]


def read_wanted(row: Wish) -> Wanted:
    wish: dict[str, Any] = json.loads(row.wish)
    sets = wish["sets"]
    return Wanted(row, wish["game"], wish["low"], wish["high"], wish["pace"], None if sets is None else frozenset(sets))


def agree(one: Wanted, other: Wanted, now: float, blocked: Callable[[Wish, Wish], bool]) -> bool:
    if (one.game, one.pace) != (other.game, other.pace):
        return False
    if max(one.low, other.low) > min(one.high, other.high):
        return False
    if one.sets is not None and other.sets is not None and one.sets != other.sets:
        return False
    if one.row.profile_id is not None and one.row.profile_id == other.row.profile_id:
        return False
    return are_near(one, other, now) and not blocked(one.row, other.row)


def are_near(one: Wanted, other: Wanted, now: float) -> bool:
    """Whether the ratings fit. People without a rating fit to everybody."""
    if one.row.rating is None or other.row.rating is None:
        return True
    waited = max(one.waited(now), other.waited(now))
    return waited >= ANY_RATING or abs(one.row.rating - other.row.rating) <= NEAR + WIDENS * waited


def find_groups(wishes: list[Wish], now: float, counts: Callable[[str, int], bool],
                blocked: Callable[[Wish, Wish], bool] = lambda one, other: False) -> list[Group]:
    """The groups that can begin now. Nobody is in two of them.

    counts: whether a game can be played by so many.
    """
    left = sorted((read_wanted(row) for row in wishes), key=lambda one: (one.row.since, one.row.token))
    out: list[Group] = []
    for anchor in list(left):
        if anchor not in left:
            continue
        group = [anchor]
        low, high = anchor.low, anchor.high
        for other in left:
            if other is anchor or len(group) >= high:
                continue
            narrow = max(low, other.low), min(high, other.high)
            if narrow[0] > narrow[1] or len(group) + 1 > narrow[1]:
                continue
            if all(agree(one, other, now, blocked) for one in group):
                group.append(other)
                low, high = narrow
        players = next((n for n in range(len(group), low - 1, -1) if counts(anchor.game, n)), 0)
        if players < 2 or (players < high and counts(anchor.game, high) and anchor.waited(now) < MORE):
            continue
        group = group[:players]
        named = [one.sets for one in group if one.sets is not None]
        out.append(Group(group, players, named[0] if named else frozenset()))
        left = [one for one in left if one not in group]
    return out
