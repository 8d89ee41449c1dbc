"""Moments: the points of a round where a base or a module can add steps.

The list is closed. A hook is an ordinary effect that a module declares for a moment:

    CHOAM.on(CARD_ACQUIRED, COMPLETE_BY_ACQUIRING, order=20)

Hooks of an immediate moment run at once, in order; they cannot ask a question, but they can push effects. All other
moments push one frame, and that frame runs the hooks when it is resolved.
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

ROUND_BEGAN: Final = 0  # immediate: the conflict card is face up, hands are not drawn yet
TURN_BEGAN: Final = 1  # immediate
AGENT_SENT: Final = 2  # immediate, before any cost is paid; the source is the card, the step is the space
AGENT_ARRIVED: Final = 3  # the cost is paid, no box is open yet; the source is the card, the step is the space
UNITS_DEPLOYED: Final = 4
CARD_ACQUIRED: Final = 5  # the source is the card
REVEAL_BEGAN: Final = 6  # immediate: no card is revealed yet
CARDS_REVEALED: Final = 7  # immediate: the boxes can be resolved
REVEAL_ENDS: Final = 8  # immediate: the revealed cards are still in play
REVEAL_ENDED: Final = 9  # immediate: the cards in play have been discarded
COMBAT_CLOSED: Final = 10  # all have passed, no reward has been given yet
CONFLICT_WON: Final = 11  # after the reward; the source is the conflict
REWARDS_GIVEN: Final = 12  # units have not returned yet
UNITS_WENT_HOME: Final = 13  # immediate
AGENT_RECALLED: Final = 14  # immediate, during a round; the step is the space
AGENTS_RECALLED: Final = 15  # immediate
HANDS_DRAWN: Final = 16  # once for each seat, in turn order, after the hands of a round are drawn
TURN_ENDED: Final = 17  # after an agent turn or a reveal turn; the source is the card of the agent turn, or 0
INFLUENCE_REACHED: Final = 18  # a cube has reached the second space of a track; the step is the faction
INTRIGUE_PLAYED: Final = 19  # immediate; the source is the card, the step is the kind of window
GAME_ENDS: Final = 20  # once for each seat, before its last choices
CARD_ARMED: Final = 21  # immediate: a revealed card has given swords for the first time, if a module tracks that
MOMENTS: Final = (
    "round_began", "turn_began", "agent_sent", "agent_arrived", "units_deployed", "card_acquired", "reveal_began",
    "cards_revealed", "reveal_ends", "reveal_ended", "combat_closed", "conflict_won", "rewards_given",
    "units_went_home", "agent_recalled", "agents_recalled", "hands_drawn", "turn_ended", "influence_reached",
    "intrigue_played", "game_ends", "card_armed")
# The moments that push a frame, with its label in saved games.
STEP_LABELS: Final = {AGENT_ARRIVED: "Arrival", UNITS_DEPLOYED: "Marched", CARD_ACQUIRED: "Acquired",
                      COMBAT_CLOSED: "six:Ties.1", CONFLICT_WON: "Spoils", REWARDS_GIVEN: "WormsHome",
                      HANDS_DRAWN: "HandsDrawn", TURN_ENDED: "TurnEnded", INFLUENCE_REACHED: "InfluenceReached",
                      GAME_ENDS: "GameEnds"}


@final
class Hook:
    """What a module does at a moment. With `watch`, it runs only for seats where that cell is above 0."""

    def __init__(self, owner: Module, moment: int, effect: Effect, order: int, watch: int) -> None:
        self.owner = owner
        self.moment = moment
        self.effect = effect
        self.order = order  # position among the hooks of the moment, across all modules
        self.watch = watch


@final
class Hooks:
    """The hooks of a Box for one moment, in order."""

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
        """Whether one of the hooks applies to a seat."""
        for i in range(len(self.watched)):
            if self.watched[i] == NONE or me[self.watched[i]] > 0:
                return True
        return False

