"""A commander's turn: it uses the troops, influence and swords of the ally it activates."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.cells import (
    ACTIVATE,
    ACTIVATED,
    BOTH_AGENT,
    LEFT_AGENT,
    RIGHT_AGENT,
    SPENT,
)
from landsraad.games.dune.bases.six.events import ACTIVATED_ALLY
from landsraad.games.dune.bases.uprising.cells import HELD_BACK
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import AGENT_RECALLED
from landsraad.games.dune.rules.seats.resources import AtLeast, GainResource, gain
from landsraad.games.dune.rules.seats.teams import is_commander, troops_owner
from landsraad.games.dune.rules.troops.recruiting import recruit
from landsraad.games.dune.state.cells import AGENTS, SWORDMASTER
from landsraad.kernel.algebra import All, Or
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

TEAM_STEP: Final = 2  # distance in seats between members of a team


def left_ally(s: State, commander: i64) -> i64:
    """Returns a commander's left ally: the seat after the enemy on the left (UPR-SIX-25)."""
    return (commander + TEAM_STEP) % s.players


def right_ally(s: State, commander: i64) -> i64:
    return (commander - TEAM_STEP) % s.players


def activate(s: State, commander: i64, ally: i64) -> None:
    """Activates an ally: its troops are the commander's as well from now on (UPR-SIX-46)."""
    me, other = s.seats[commander], s.seats[ally]
    me[ACTIVATED] = ally
    for cell in box_of(s).army_cells:
        me[cell] = other[cell]


def forget_units_of_turn(s: State, seat: i64) -> None:
    """Resets the counts of units recruited and deployed in other turns."""
    for cell in box_of(s).army_turn_cells:
        s.seats[seat][cell] = 0


def stand_down(s: State, commander: i64) -> None:
    me = s.seats[commander]
    me[ACTIVATED] = NONE
    me[HELD_BACK] = 0
    for cell in box_of(s).army_cells:
        me[cell] = 0
    forget_units_of_turn(s, commander)


class ChooseAlly(Effect):
    """Asks a commander which ally to activate, in each turn (UPR-SIX-24).

    The agent must have a matching arrow; a reveal turn allows either ally (UPR-SIX-26).
    """

    asks = True
    decision = "seat"

    def options(self, s: State) -> None:
        s.offer(ACTIVATE.move(left_ally(s, s.seat)))
        s.offer(ACTIVATE.move(right_ally(s, s.seat)))

    def play(self, s: State, move: i64) -> None:
        forget_units_of_turn(s, ACTIVATE.a(move))
        activate(s, s.seat, ACTIVATE.a(move))
        if s.has_listeners:
            s.emit(ACTIVATED_ALLY, s.seat, ACTIVATE.a(move))


class StandDown(Effect):
    """Ends the activation: the commander commands no units any more."""

    def run(self, s: State) -> None:
        stand_down(s, s.seat)


# ------------------------------------------------------------------ agents with arrows


def arrow_of(s: State, commander: i64, ally: i64) -> i64:
    """Returns the cell of the agent whose single arrow points to that ally."""
    return LEFT_AGENT if ally == left_ally(s, commander) else RIGHT_AGENT


def swordmasters_home(s: State, commander: i64) -> i64:
    """Counts the agents with both arrows at home: all agents there without the single-arrow ones."""
    me = s.seats[commander]
    singles: i64 = 0
    if me[LEFT_AGENT] == NONE:
        singles += 1
    if me[RIGHT_AGENT] == NONE:
        singles += 1
    return me[AGENTS] - singles


def can_send(s: State) -> bool:
    """Whether the current commander has an agent that can activate the chosen ally."""
    ally = s.me[ACTIVATED]
    return ally == NONE or s.me[arrow_of(s, s.seat, ally)] == NONE or swordmasters_home(s, s.seat) > 0


def dispatch(s: State, where: i64) -> None:
    """Sends the agent with the one matching arrow first; the one with both can be sent once per game (UPR-SIX-53)."""
    single = arrow_of(s, s.seat, s.me[ACTIVATED])
    if s.me[single] == NONE:
        s.me[single] = where
    else:
        s.me[BOTH_AGENT] = where
        s.me[SPENT] = 1


class AgentBack(Effect):
    """Clears the position, by arrow, of an agent recalled from the space in `step`."""

    def run(self, s: State) -> None:
        for cell in (LEFT_AGENT, RIGHT_AGENT, BOTH_AGENT):
            if s.me[cell] == s.step:
                s.me[cell] = NONE


# ------------------------------------------------------------------ effects for allies


class ForAlly(Effect):
    """Gives something to the activated ally."""

    def __init__(self, of: GainResource) -> None:
        super().__init__()
        self.of = of

    def run(self, s: State) -> None:
        gain(s, troops_owner(s, s.seat), self.of.cell, self.of.n)

    def message(self) -> Message:
        return Message("for-ally", {"effect": self.of.message()})

    def parts_of(self) -> list[Effect]:
        return [self.of]


class ForEachAlly(Effect):
    """Gives troops to each of the two allies."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        for i in range(s.players):
            seat = (s.seat + i) % s.players
            if s.allied(s.seat, seat) and not is_commander(s, seat):
                recruit(s, seat, self.n)

    def message(self) -> Message:
        return Message("troops-each-ally", {"n": self.n})


class TeamReward(Effect):
    """Gives something to every player of the team (UPR-SIX-66)."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.ordering = effect.ordering
        super().__init__()

    def run(self, s: State) -> None:
        for i in range(s.players - 1, -1, -1):
            seat = (s.seat + i) % s.players
            if s.allied(s.seat, seat):
                s.push(self.effect, seat, s.source)

    def message(self) -> Message:
        return Message("team-reward", {"effect": self.effect.message()})

    def parts_of(self) -> list[Effect]:
        return [self.effect]


def one_for_each(a: GainResource, b: GainResource) -> Effect:
    """Makes an effect: the commander chooses one part, and the activated ally gets the other."""
    return Or([All([a, ForAlly(b)]), All([b, ForAlly(a)])])


troops_each_ally = ForEachAlly
team_reward = TeamReward
CHOOSE_ALLY: Final = labelled("six:ChooseAlly.1", ChooseAlly())
STAND_DOWN: Final = labelled("six:StandDown.1", StandDown())
SIX.on(AGENT_RECALLED, AgentBack(), order=10)
BONUS_TOKEN: Final = AtLeast(SWORDMASTER, 1, "if-bonus-token")
