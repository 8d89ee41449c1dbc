"""The automa of a Box: seats that the rules play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.engine import Effect, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Automa:
    """Its steps in the rules, and what it does at once with what it gains."""

    def __init__(self, leader: str, turn: Effect, combat: Effect, reward: Effect = NOTHING,
                 end: Effect = NOTHING) -> None:
        self.leader = leader  # who leads a seat that needs no leader's abilities
        self.turn = turn
        self.combat = combat  # before the combat, for all its seats
        self.reward = reward  # what a Rival makes of a reward; `step` is the place. NOTHING: the reward itself
        self.end = end  # a last chance at the end of the game

    def gained(self, s: State, seat: i64, cell: i64) -> None:
        """A Rival has gained a resource: it may have enough for something."""

    def drew_intrigue(self, s: State, seat: i64) -> None:
        """A Rival has drawn an intrigue card."""


@final
class SelectionRule:
    """House Hagal cards that stay in the box where a module is on the table."""

    def __init__(self, card: str, copies: int, base: str = "", solo: bool = True, two_players: bool = True) -> None:
        self.card = card
        self.copies = copies  # how many of it are removed
        self.base = base  # only at its tables; "": at all
        self.solo = solo
        self.two_players = two_players
