"""The action phase: sides take turns, the Atreides first, one action in each (WFA-ACTION-01 to 06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.actions import (
    ANY_ACTION,
    file_action,
    offer_specials,
    take_action,
    take_special,
)
from landsraad.games.arrakis.atomics import detonate, offer_atomics
from landsraad.games.arrakis.automa import TURN_STEP, is_automa, push_step
from landsraad.games.arrakis.catalogue import LEADER_CARDS
from landsraad.games.arrakis.cells import (
    ACTED,
    ACTION,
    AIM,
    ATREIDES,
    CLAIM,
    DEPLOYMENT,
    DESERT_POWER,
    DETONATE,
    END_TURN,
    FEDAYKIN_WON,
    HARKONNEN,
    HARVESTERS_LOST,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    MUST_USE,
    MY_SIDE,
    PASS,
    PAUL_HELD,
    PAUL_NEXT,
    PAUL_RODE,
    PLAN_CARD,
    PLANNING,
    RESTORED,
    SARDAUKAR_LOST,
    SPECIAL_ACTION,
    SPENT,
    STRATEGY,
)
from landsraad.games.arrakis.deployment import DEPLOYMENT_ACTION
from landsraad.games.arrakis.desert_power import DESERT_POWER_EFFECT
from landsraad.games.arrakis.dice import RESULTS, ROLL_DICE, spend_die, unused, usable, waste_dice
from landsraad.games.arrakis.figures import chief
from landsraad.games.arrakis.free import offer_free, play_free
from landsraad.games.arrakis.house import HOUSE_ACTION
from landsraad.games.arrakis.orders import LEADERSHIP_ACTION, STRATEGY_ACTION
from landsraad.games.arrakis.planning import MENTAT_ACTION, PLAY_WITH_DIE, offer_plans
from landsraad.games.arrakis.prescience import OWN_TURN, claim, offer_claims, push_claims
from landsraad.games.arrakis.tank import advance_tank
from landsraad.games.arrakis.tidings import DESERT_CALLED, WAR_PASS, WAR_TURN
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ALWAYS, Effect, State


class ActionPhase(Effect):
    """Phase 2: the dice, then the turns."""

    def run(self, s: State) -> None:
        s.t[HARVESTERS_LOST] = 0
        s.t[SARDAUKAR_LOST] = 0
        s.t[FEDAYKIN_WON] = 0
        push_turns(s, ATREIDES)
        s.then(ROLL_DICE)


def push_turns(s: State, side: i64) -> None:
    """The turns of an action phase, beginning with that side's."""
    s.push(TURNS_OVER, chief(s, HARKONNEN))
    s.push(NEXT_TURN, chief(s, side), 0, side)


class NextTurn(Effect):
    """The turn of the side in `step`. The phase is over with the last die of the Harkonnen (WFA-ACTION-05)."""

    def run(self, s: State) -> None:
        if unused(s, HARKONNEN) == 0:
            return
        s.push(self, chief(s, 1 - s.step), 0, 1 - s.step)
        begin_turn(s, s.step)


class TurnsOver(Effect):
    """Dice that the Atreides still had are lost."""

    def run(self, s: State) -> None:
        waste_dice(s, ATREIDES)
        waste_dice(s, HARKONNEN)


def begin_turn(s: State, side: i64) -> None:
    seat = chief(s, side)
    me = s.seats[seat]
    me[ACTED] = 0
    me[SPENT] = 0
    if me[PAUL_NEXT]:
        me[PAUL_HELD] = 1
        me[PAUL_NEXT] = 0
    s.t[PAUL_RODE] = 0
    s.t[RESTORED] = 0
    if s.listening:
        s.tell(WAR_TURN, seat)
    if is_automa(s, side):
        s.push(AUTOMA_TURN_OVER, seat)
        push_step(s, TURN_STEP, seat)
        return
    s.push(TURN, seat)


def end_turn(s: State) -> None:
    """Leaders in the tank come nearer to the way out if a die or a token was spent (WFA-TANK-03, WFA-TANK-04)."""
    me = s.me
    side = me[MY_SIDE]
    if me[SPENT]:
        advance_tank(s, side)
    me[ACTED] = 0
    me[SPENT] = 0
    me[MUST_USE] = NONE
    me[PAUL_HELD] = 0
    if side == HARKONNEN:
        push_claims(s)


class AutomaTurnOver(Effect):
    """An automa has nothing to say at the end of its turn. What it was after is forgotten (WFA-SOLO-58)."""

    def run(self, s: State) -> None:
        s.t[AIM] = NONE
        end_turn(s)


def has_desert_power(s: State) -> bool:
    """Only while the Atreides have fewer unused dice than the Harkonnen (WFA-ACTION-15)."""
    return unused(s, ATREIDES) < unused(s, HARKONNEN)


def any_usable(s: State) -> bool:
    for result in range(RESULTS):
        if usable(s.me, result):
            return True
    return False


class Turn(Effect):
    """One action, and free actions before and after it, until the seat ends its turn.

    Everything is asked, even the only thing that can be done: that a seat has no card to play is its secret.
    """

    asks = True
    explicit = ALWAYS
    decision = "turn"

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        if s.me[ACTED] == 0:
            self.offer_actions(s, side)
        elif side == HARKONNEN and unused(s, HARKONNEN) == 0:  # the phase ends at once
            s.offer(END_TURN.move())
            return
        if side == ATREIDES:
            offer_claims(s, OWN_TURN)
            offer_atomics(s)
        offer_free(s)
        if s.me[ACTED]:
            s.offer(END_TURN.move())

    def offer_actions(self, s: State, side: i64) -> None:
        for result in range(RESULTS):
            if usable(s.me, result):
                s.offer(ACTION.move(result))
                offer_specials(s, result)
        if any_usable(s):
            offer_plans(s)
        if side == ATREIDES and has_desert_power(s):
            s.offer(DESERT_POWER.move())
        if unused(s, side) == 0:
            s.offer(PASS.move())

    def play(self, s: State, move: i64) -> None:
        if END_TURN.has(move):
            end_turn(s)
            return
        if PASS.has(move):
            if s.listening:
                s.tell(WAR_PASS, s.seat)
            end_turn(s)
            return
        s.then(self)
        if CLAIM.has(move):
            claim(s, CLAIM.a(move))
        elif DETONATE.has(move):
            detonate(s, DETONATE.a(move))
        elif not play_free(s, move):
            act(s, move)


def act(s: State, move: i64) -> None:
    """The action of the turn."""
    s.me[ACTED] = 1
    if ACTION.has(move):
        spend_die(s, s.seat, ACTION.a(move))
        take_action(s, ACTION.a(move))
    elif SPECIAL_ACTION.has(move):
        leader = SPECIAL_ACTION.a(move)
        spend_die(s, s.seat, LEADER_CARDS[leader].slot)
        take_special(s, leader)
    elif PLAN_CARD.has(move):
        s.push(PLAY_WITH_DIE, s.seat, PLANNING.source(PLAN_CARD.a(move)))
    else:
        if s.listening:
            s.tell(DESERT_CALLED, s.seat)
        s.then(DESERT_POWER_EFFECT)


for _side in (ATREIDES, HARKONNEN):
    file_action(_side, LEADERSHIP, LEADERSHIP_ACTION)
    file_action(_side, STRATEGY, STRATEGY_ACTION)
    file_action(_side, DEPLOYMENT, DEPLOYMENT_ACTION)
    file_action(_side, MENTAT, MENTAT_ACTION)
file_action(ATREIDES, HOUSE, ANY_ACTION)
file_action(HARKONNEN, HOUSE, HOUSE_ACTION)

ACTION_PHASE: Final = ActionPhase()
NEXT_TURN: Final = NextTurn()
TURNS_OVER: Final = TurnsOver()
TURN: Final = Turn()
AUTOMA_TURN_OVER: Final = AutomaTurnOver()
