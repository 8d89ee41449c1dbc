"""The automa of a Box: plays the seats that have no player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.engine import Effect, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Automa:
    """An automa: the steps it adds to the rules, and how it reacts to gains."""

    def __init__(self, leader: str, turn: Effect, combat: Effect, reward: Effect = NOTHING,
                 end: Effect = NOTHING) -> None:
        self.leader = leader  # the leader of a seat that uses no leader abilities
        self.turn = turn
        self.combat = combat  # runs before the combat, for all seats of the automa
        # What a Rival gets for a reward; `step` is the place. NOTHING means the reward itself.
        self.reward = reward
        self.end = end  # runs at the end of the game, for last points

    def gained(self, s: State, seat: i64, cell: i64) -> None:
        """Called when a Rival gains a resource, which may be enough to buy something."""

    def drew_intrigue(self, s: State, seat: i64) -> None:
        """Called when a Rival draws an intrigue card."""

    def give(self, s: State, effect: Effect) -> None:
        """Gives the current seat, one of the automa's, an effect, and makes its choices by rule."""
        s.then(effect)

    def holds_back(self, s: State) -> bool:
        """Whether the current seat, one of the automa's, keeps its troops out of the Conflict now."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaRule:
    """What a module changes for the seats of an automa. The current seat is always one of these."""

    def begins_turn(self, s: State) -> None:
        """Called at the beginning of each of its turns."""

    def arrives(self, s: State, where: i64) -> None:
        """Called when its agent has arrived; what this pushes runs just before the deployment."""

    def slips_in(self, s: State, where: i64) -> bool:
        """Whether its agent may enter this space although others are there."""
        return False

    def slipped_in(self, s: State, where: i64) -> None:
        """Called when its agent enters a space because `slips_in` lets it."""

    def saves(self, s: State, seat: i64, cell: i64) -> bool:
        """Whether a Rival now keeps this resource instead of buying points with it."""
        return False

    def sword_cards(self, s: State) -> i64:
        """Returns how many cards each automa reveals for the current combat."""
        return 1


@final
class SelectionRule:
    """House Hagal cards that stay in the box when a module is in play."""

    def __init__(self, card: str, copies: int, base: str = "", solo: bool = True, two_players: bool = True) -> None:
        self.card = card
        self.copies = copies  # how many copies are removed
        self.base = base  # applies to this base only; "" means to all
        self.solo = solo
        self.two_players = two_players
