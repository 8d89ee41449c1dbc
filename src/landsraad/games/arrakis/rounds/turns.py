"""The action phase: sides take turns of one action each, the Atreides first (WFA-ACTION-01 to 06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.decks.planning import MENTAT_ACTION, PLAY_WITH_DIE, lay_down, offer_plans
from landsraad.games.arrakis.decks.prescience import OWN_TURN, claim, offer_claims, push_claims
from landsraad.games.arrakis.legions.deployment_action import DEPLOYMENT_ACTION
from landsraad.games.arrakis.legions.house_action import HOUSE_ACTION
from landsraad.games.arrakis.pieces.dice import RESULTS, can_spend, discard_unused_dice, spend_die, unused, usable
from landsraad.games.arrakis.pieces.figures import deciding_seat, house_seat, treasury
from landsraad.games.arrakis.pieces.named_leaders import in_play
from landsraad.games.arrakis.pieces.regeneration_tank import advance_tank
from landsraad.games.arrakis.pieces.shared_sides import allies_of, is_shared, seat_of, set_deciding_seat
from landsraad.games.arrakis.rounds.actions import (
    ANY_ACTION,
    offer_specials,
    register_action,
    take_action,
    take_special,
)
from landsraad.games.arrakis.rounds.desert_power import DESERT_POWER_EFFECT
from landsraad.games.arrakis.rounds.family_atomics import detonate, offer_atomics
from landsraad.games.arrakis.rounds.free_actions import FEWEST_SCHEMES, offer_free, offer_schemes, play_free
from landsraad.games.arrakis.rounds.orders import LEADERSHIP_ACTION, STRATEGY_ACTION
from landsraad.games.arrakis.rounds.rolling import ROLL_DICE
from landsraad.games.arrakis.state.automa_side import TURN_STEP, is_automa, push_step
from landsraad.games.arrakis.state.cells import (
    ACTED,
    ACTING,
    ACTION,
    ACTS,
    AIM,
    ATREIDES,
    CLAIM,
    DEPLOYMENT,
    DESERT_POWER,
    DETONATE,
    END_TURN,
    FEDAYKIN_WON,
    FREMEN,
    HAND,
    HARKONNEN,
    HARVESTERS_LOST,
    HAWAT,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    MY_SIDE,
    PASS,
    PAUL_HELD,
    PAUL_NEXT,
    PLAN_CARD,
    PLANNING,
    SARDAUKAR_LOST,
    SPECIAL_ACTION,
    SPENT,
    STRATEGY,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.games.arrakis.state.events import DESERT_CALLED, WAR_PASS, WAR_TURN
from landsraad.kernel.cells import NONE
from landsraad.kernel.cells import TURN as THIS_TURN
from landsraad.kernel.engine import ANY_MOVE, Effect, State, labelled


class ActionPhase(Effect):
    """Phase 2: rolls the dice, then takes the turns."""

    def run(self, s: State) -> None:
        s.t[HARVESTERS_LOST] = 0
        s.t[SARDAUKAR_LOST] = 0
        s.t[FEDAYKIN_WON] = 0
        push_turns(s, ATREIDES)
        s.then(ROLL_DICE)


def push_turns(s: State, side: i64) -> None:
    """Pushes the turns of an action phase, beginning with that side."""
    s.push(TURNS_OVER, deciding_seat(s, HARKONNEN))
    s.push(NEXT_TURN, deciding_seat(s, side), 0, side)


class NextTurn(Effect):
    """The turn of the side in `step`. The phase ends with the last Harkonnen die (WFA-ACTION-05)."""

    def run(self, s: State) -> None:
        if unused(s, HARKONNEN) == 0:
            return
        s.push(self, deciding_seat(s, 1 - s.step), 0, 1 - s.step)
        begin_turn(s, s.step)


class TurnsOver(Effect):
    """Removes dice that the Atreides still have."""

    def run(self, s: State) -> None:
        discard_unused_dice(s, ATREIDES)
        discard_unused_dice(s, HARKONNEN)


def begin_turn(s: State, side: i64, actor: i64 = NONE) -> None:
    """Starts a turn. `actor`: on a shared side, the seat that takes it, if known."""
    seat = house_seat(s, side)
    me = s.seats[seat]
    me[ACTED] = 0
    me[SPENT] = 0
    if me[PAUL_NEXT]:
        me[PAUL_HELD] = 1
        me[PAUL_NEXT] = 0
    s.plan.table.expire(s.t, THIS_TURN)
    if is_shared(s, side) and actor == NONE:
        push_actor_choice(s, seat)
        return
    if actor != NONE:
        seat = actor
        set_deciding_seat(s, side, seat)
    if s.has_listeners:
        s.emit(WAR_TURN, seat)
    if is_automa(s, side):
        s.push(AUTOMA_TURN_OVER, seat)
        push_step(s, TURN_STEP, seat)
        return
    s.push(TURN, seat)


def can_act(s: State, seat: i64) -> bool:
    """Has the seat an action to take? Desert Power is on the board of the Fremen."""
    mine = s.seats[seat]
    if can_spend(s, mine):
        return True
    return mine[MY_SIDE] == ATREIDES and seat == seat_of(s, ATREIDES, FREMEN) and has_desert_power(s)


def push_actor_choice(s: State, house: i64) -> None:
    """Asks who acts.

    A seat that could have Hawat's schemes is always asked, so that the question reveals nothing.
    """
    mine = s.seats[house]
    if (mine[MY_SIDE] == HARKONNEN and in_play(s, HAWAT) and HAND.size(mine) >= FEWEST_SCHEMES
            and can_act(s, allies_of(s, HARKONNEN))):
        s.push(WHO_ACTS_OR_SCHEMES, house)
    else:
        s.push(WHO_ACTS, house)


class WhoActs(Effect):
    """Partners choose which of them takes a turn (WFA-TEAM-22); the House decides for both.

    It also offers the House's free action with Hawat's schemes, because the House may not be the one to act.
    """

    asks = True
    decision = "seat"

    def __init__(self, always_ask: i64) -> None:
        super().__init__()
        self.always_ask = int(always_ask)

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        allies = allies_of(s, side)
        mine = can_act(s, s.seat)
        theirs = can_act(s, allies)
        if mine or not theirs:
            s.offer(ACTS.move(s.seat))
        if theirs:
            s.offer(ACTS.move(allies))
        if side == HARKONNEN and theirs:
            offer_schemes(s)

    def discreet(self, s: State) -> bool:
        return self.always_ask == ANY_MOVE

    def play(self, s: State, move: i64) -> None:
        if ACTS.has(move):
            set_deciding_seat(s, s.me[MY_SIDE], ACTS.a(move))
            if s.has_listeners:
                s.emit(WAR_TURN, ACTS.a(move))
            s.push(TURN, ACTS.a(move))
        else:
            play_free(s, move)
            push_actor_choice(s, s.seat)


def end_turn(s: State) -> None:
    """Ends a turn. Leaders in the tank advance if a die or a token was spent (WFA-TANK-03, WFA-TANK-04)."""
    side = s.me[MY_SIDE]
    me = treasury(s, side)
    s.t[ACTING + side] = NONE
    if me[SPENT]:
        advance_tank(s, side)
    s.plan.seat.expire(me, THIS_TURN)
    if side == HARKONNEN:
        push_claims(s)


class AutomaTurnOver(Effect):
    """An automa needs no confirmation at the end of its turn. Its aim is cleared (WFA-SOLO-58)."""

    def run(self, s: State) -> None:
        s.t[AIM] = NONE
        end_turn(s)


def has_desert_power(s: State) -> bool:
    """Legal only while the Atreides have fewer unused dice than the Harkonnen (WFA-ACTION-15)."""
    return unused(s, ATREIDES) < unused(s, HARKONNEN)


class Turn(Effect):
    """One action, with free actions before and after it, until the seat ends its turn.

    A single option is asked for too, because it is secret whether a seat has a card to play.
    """

    asks = True
    always_ask = ANY_MOVE
    decision = "turn"

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        acted = treasury(s, side)[ACTED] != 0
        if not acted:
            self.offer_actions(s, side)
        elif side == HARKONNEN and unused(s, HARKONNEN) == 0:  # the phase ends at once
            s.offer(END_TURN.move())
            return
        if side == ATREIDES:
            offer_claims(s, OWN_TURN)
            offer_atomics(s)
        offer_free(s)
        if acted:
            s.offer(END_TURN.move())

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 0

    def offer_actions(self, s: State, side: i64) -> None:
        for result in range(RESULTS):
            if usable(s, s.me, result):
                s.offer(ACTION.move(result))
                offer_specials(s, result)
        if can_spend(s, s.me):
            offer_plans(s)
        if side == ATREIDES and has_desert_power(s) and s.seat == seat_of(s, ATREIDES, FREMEN):
            s.offer(DESERT_POWER.move())
        if unused(s, side) == 0:
            s.offer(PASS.move())

    def play(self, s: State, move: i64) -> None:
        if END_TURN.has(move):
            end_turn(s)
            return
        if PASS.has(move):
            if s.has_listeners:
                s.emit(WAR_PASS, s.seat)
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
    """Takes the action of the turn."""
    treasury(s, s.me[MY_SIDE])[ACTED] = 1
    if ACTION.has(move):
        spend_die(s, s.seat, ACTION.a(move))
        take_action(s, ACTION.a(move))
    elif SPECIAL_ACTION.has(move):
        leader = SPECIAL_ACTION.a(move)
        spend_die(s, s.seat, LEADER_CARDS[leader].slot)
        take_special(s, leader)
    elif PLAN_CARD.has(move):
        lay_down(s.me, PLAN_CARD.a(move))  # at once, because everyone has seen which card it is
        s.push(PLAY_WITH_DIE, s.seat, PLANNING.source(PLAN_CARD.a(move)))
    else:
        if s.has_listeners:
            s.emit(DESERT_CALLED, s.seat)
        s.then(DESERT_POWER_EFFECT)


for _side in (ATREIDES, HARKONNEN):
    register_action(_side, LEADERSHIP, LEADERSHIP_ACTION)
    register_action(_side, STRATEGY, STRATEGY_ACTION)
    register_action(_side, DEPLOYMENT, DEPLOYMENT_ACTION)
    register_action(_side, MENTAT, MENTAT_ACTION)
register_action(ATREIDES, HOUSE, ANY_ACTION)
register_action(HARKONNEN, HOUSE, HOUSE_ACTION)

ACTION_PHASE: Final = labelled("arrakis:ActionPhase", ActionPhase())
NEXT_TURN: Final = labelled("arrakis:NextTurn", NextTurn())
TURNS_OVER: Final = labelled("arrakis:TurnsOver", TurnsOver())
TURN: Final = labelled("arrakis:Turn", Turn())
WHO_ACTS: Final = labelled("arrakis:WhoActs", WhoActs(NONE))
WHO_ACTS_OR_SCHEMES: Final = labelled("arrakis:WhoActs.2", WhoActs(ANY_MOVE))
AUTOMA_TURN_OVER: Final = labelled("arrakis:AutomaTurnOver", AutomaTurnOver())
