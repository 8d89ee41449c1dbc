"""Moments: the points of a round at which a base or a module puts in steps of its own.

The list is closed, in the order of a round. A hook is an ordinary effect that a module declares for a moment:

    CHOAM.on(CARD_ACQUIRED, COMPLETE_BY_ACQUIRING, order=20)

Hooks of the immediate moments run at once, in their order; they ask nothing, but may push. At every other moment one
frame is pushed, the step of that moment, and it runs the hooks when its turn comes.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect

if TYPE_CHECKING:
    from landsraad.games.dune.components.module import Module

ROUND_BEGAN: Final = 0  # immediate: the conflict card is turned up, hands are still to be drawn
TURN_BEGAN: Final = 1  # immediate
AGENT_SENT: Final = 2  # immediate, before anything is paid; the source is the card, the step the space
AGENT_ARRIVED: Final = 3  # it stands on its space and is paid for, no box is open; source and step likewise
UNITS_DEPLOYED: Final = 4
CARD_ACQUIRED: Final = 5  # the source is the card
REVEAL_BEGAN: Final = 6  # immediate: nothing is revealed yet
CARDS_REVEALED: Final = 7  # immediate: the boxes are open
REVEAL_ENDS: Final = 8  # immediate: all that was revealed still lies there
REVEAL_ENDED: Final = 9  # immediate: it has been cleaned up
COMBAT_CLOSED: Final = 10  # all have passed, no reward is given yet
CONFLICT_WON: Final = 11  # after the reward; the source is the conflict
REWARDS_GIVEN: Final = 12  # no unit has gone home yet
UNITS_WENT_HOME: Final = 13  # immediate
AGENT_RECALLED: Final = 14  # immediate, in the middle of a round; the step is the space
AGENTS_RECALLED: Final = 15  # immediate
MOMENTS: Final = (
    "round_began", "turn_began", "agent_sent", "agent_arrived", "units_deployed", "card_acquired", "reveal_began",
    "cards_revealed", "reveal_ends", "reveal_ended", "combat_closed", "conflict_won", "rewards_given",
    "units_went_home", "agent_recalled", "agents_recalled")
# Those that have a step on the stack, with its label in saved games.
STEP_LABELS: Final = {AGENT_ARRIVED: "Arrival", UNITS_DEPLOYED: "Marched", CARD_ACQUIRED: "Acquired",
                      COMBAT_CLOSED: "six:Ties.1", CONFLICT_WON: "Spoils", REWARDS_GIVEN: "WormsHome"}


@final
class Hook:
    """What a module does at a moment. With `watch`, only where that cell of the seat is above 0."""

    def __init__(self, owner: Module, moment: int, effect: Effect, order: int, watch: int) -> None:
        self.owner = owner
        self.moment = moment
        self.effect = effect
        self.order = order  # among the hooks of the moment, whatever module they come from
        self.watch = watch


@final
class Hooks:
    """The hooks that a Box has for one moment, in their order."""

    def __init__(self, moment: int, found: list[Hook]) -> None:
        found = sorted((hook for hook in found if hook.moment == moment), key=lambda hook: hook.order)
        for before, after in pairwise(found):
            if before.order == after.order:
                raise ValueError(f"{before.owner.name} and {after.owner.name} both have the order {after.order} at "
                                 f"{MOMENTS[moment]}: which comes first?")
        self.effects: vec[Effect] = vec[Effect]()
        self.watched: vec[i64] = vec[i64]()
        for hook in found:
            self.effects = append(self.effects, hook.effect)
            self.watched = append(self.watched, hook.watch)

    def awaits(self, me: vec[i64]) -> bool:
        """Is there something to do at this moment for a seat?"""
        for i in range(len(self.watched)):
            if self.watched[i] == NONE or me[self.watched[i]] > 0:
                return True
        return False

