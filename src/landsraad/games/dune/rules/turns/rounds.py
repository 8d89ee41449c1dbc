"""The five phases of a round, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import push_hooks, run_hooks
from landsraad.games.dune.components.moments import AGENTS_RECALLED, GAME_ENDS, HANDS_DRAWN, ROUND_BEGAN
from landsraad.games.dune.rules.agents.control import controller_of
from landsraad.games.dune.rules.cards.drawing import draw
from landsraad.games.dune.rules.cards.intrigue import END_OF_GAME
from landsraad.games.dune.rules.seats.seat_order import nth, seat_after, seat_before
from landsraad.games.dune.rules.troops.deployment import deploy_from_supply
from landsraad.games.dune.rules.turns.combat_phase import COMBAT_PHASE
from landsraad.games.dune.rules.turns.turn import begin_turn
from landsraad.games.dune.state.cells import (
    AGENTS,
    BONUS_SPICE,
    CONFLICT_DECK,
    CURRENT,
    DEPLOY,
    DEPLOYED_THIS_TURN,
    FIRST,
    HAGAL_SEAT,
    HOUSE_HAGAL,
    MENTAT,
    MENTAT_NEXT,
    OCCUPIED,
    PASSED,
    PLAYER,
    RECRUITED,
    REVEALED,
    ROLES,
    ROUND,
    SILENCED,
    SUPPLY,
    SWORDMASTER,
    VP,
)
from landsraad.games.dune.state.events import ENDGAME, MAKER, MENTAT_TAKEN, RECALL_PHASE
from landsraad.games.dune.state.events import ROUND_BEGAN as ROUND_BEGAN_EVENT
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.cells import ROUND as THIS_ROUND
from landsraad.kernel.engine import Effect, State, labelled

HAND_SIZE: Final = 5


class RoundStart(Effect):
    """Phase 1: reveals the conflict card, defends a controlled space, draws the hands (IMP-ROUND-02, -03)."""

    def run(self, s: State) -> None:
        s.snapshot_before_automa("round_start")
        first = s.t[FIRST]
        push_phases(s, 2)
        s.t[ROUND] += 1
        s.t[CURRENT] = CONFLICT_DECK.pop(s.t)
        if s.has_listeners:
            s.emit(ROUND_BEGAN_EVENT, NONE, s.t[ROUND], s.t[CURRENT])
        s.push(NEW_HANDS, first)
        defended = box_of(s).conflicts[s.t[CURRENT]].control
        defender = NONE if defended == NONE else controller_of(s, defended)
        if defender != NONE and s.seats[defender][ROLES] != HOUSE_HAGAL:
            s.push(DEFENCE, defender, box_of(s).conflicts[s.t[CURRENT]].source)
        run_hooks(s, ROUND_BEGAN)


def push_phases(s: State, phase: i64, opener: i64 = NONE) -> None:
    """Pushes the phases from that one to the fifth, last one first. `opener` begins the combat, if given."""
    first = s.t[FIRST]
    s.push(RECALL_AGENTS, first)
    if phase <= 4:
        s.push(MAKERS, first)
    if phase <= 3:
        s.push(COMBAT_PHASE, first if opener == NONE else opener)
        automa = box_of(s).automa
        s.push(NOTHING if automa is None else automa.combat, first)  # saved games have this frame at every table
    if phase <= 2:
        s.push(NEXT_TURN, seat_before(s, first))


class Defence(Effect):
    """Lets the controller deploy a troop from its supply (IMP-CONTROL-07, IMP-CONTROL-08); a Rival always does."""

    asks = True
    optional = True
    decision = "amount"

    def options(self, s: State) -> None:
        if s.me[SUPPLY] > 0:
            if s.me[ROLES] == PLAYER:
                s.offer(DEPLOY.move(0))
            s.offer(DEPLOY.move(1))

    def play(self, s: State, move: i64) -> None:
        if DEPLOY.a(move) == 1:
            deploy_from_supply(s, s.seat)


class NewHands(Effect):
    def run(self, s: State) -> None:
        for i in range(s.players):
            draw(s, nth(s, i), HAND_SIZE)
        for i in range(s.players - 1, -1, -1):
            push_hooks(s, HANDS_DRAWN, nth(s, i))


class NextTurn(Effect):
    """Gives a turn to the next seat clockwise that has not revealed, or ends the phase (IMP-ROUND-04 to 09).

    House Hagal of the two-player game is not in this order: it follows the first player's agent turns.
    """

    def run(self, s: State) -> None:
        seat = s.seat
        automa = box_of(s).automa
        for _ in range(s.players):
            seat = seat_after(s, seat)
            me = s.seats[seat]
            if me[REVEALED] == 1 or me[ROLES] == HOUSE_HAGAL:
                continue
            if me[ROLES] == PLAYER:
                s.push(self, seat)
                begin_turn(s, seat)
                return
            if me[AGENTS] > 0 and automa is not None:
                s.push(self, seat)
                s.push(automa.turn, seat)
                return


class Makers(Effect):
    """Phase 4: adds bonus spice to maker spaces without an agent (IMP-SPICE-05 to 07)."""

    def run(self, s: State) -> None:
        s.snapshot_before_automa("makers")
        for place in box_of(s).spaces:
            if place.maker > 0 and OCCUPIED.of(s.t, place.id) == 0:
                BONUS_SPICE.more(s.t, place.id)
                if s.has_listeners:
                    s.emit(MAKER, NONE, place.id, BONUS_SPICE.of(s.t, place.id))


class RecallAgents(Effect):
    """Phase 5: ends the game, or recalls agents and passes the first player marker (IMP-RECALL-01 to 04)."""

    def run(self, s: State) -> None:
        s.snapshot_before_automa("recall")
        if is_ended(s):
            if s.has_listeners:
                s.emit(ENDGAME, NONE)
            push_last_chances(s)
            return
        s.plan.table.expire(s.t, THIS_ROUND)
        for seat in range(s.players):
            me = s.seats[seat]
            s.plan.seat.expire(me, THIS_ROUND)
            me[AGENTS] = all_agents(s, seat)
            me[PASSED] = 0
            me[SILENCED] = NONE
            me[RECRUITED] = 0
            me[DEPLOYED_THIS_TURN] = 0  # a troop that defends in the next round does not count for any turn
        run_hooks(s, AGENTS_RECALLED)
        s.t[MENTAT] = s.t[MENTAT_NEXT]
        s.t[MENTAT_NEXT] = NONE
        if s.t[MENTAT] != NONE:
            s.seats[s.t[MENTAT]][AGENTS] += 1
            if s.has_listeners:
                s.emit(MENTAT_TAKEN, s.t[MENTAT])
        s.t[FIRST] = next_first(s)
        if s.has_listeners:
            s.emit(RECALL_PHASE, NONE, s.t[FIRST])
        s.push(ROUND_START, s.t[FIRST])


def push_last_chances(s: State, opener: i64 = NONE) -> None:
    """Pushes the last choices of each seat in turn order; automas have one in some games only."""
    automa = box_of(s).automa
    ahead: i64 = 0
    for i in range(s.players):
        if nth(s, i) == opener:
            ahead = i
    for i in range(s.players - 1, -1, -1):
        seat = nth(s, (i + ahead) % s.players)
        if s.seats[seat][ROLES] == PLAYER:
            s.push(END_OF_GAME, seat)
        elif automa is not None and automa.end is not NOTHING:
            s.push(automa.end, seat)
        push_hooks(s, GAME_ENDS, seat)


def all_agents(s: State, seat: i64) -> i64:
    if s.seats[seat][ROLES] == HOUSE_HAGAL:
        return 3
    teams = box_of(s).teams
    agents = 2 + s.seats[seat][SWORDMASTER]
    if teams is not None:
        agents -= s.seats[seat][teams.spent]  # UPR-SIX-53: it is sent once and does not return
    return agents


def next_first(s: State) -> i64:
    """Returns the next first player, clockwise; the automa of the two-player game is skipped."""
    seat = (s.t[FIRST] + 1) % s.players
    return (seat + 1) % s.players if seat == s.t[HAGAL_SEAT] else seat


def is_ended(s: State) -> bool:
    goal = box_of(s).goal_for(s.players)
    for seat in range(s.players):
        if s.seats[seat][VP] >= goal:
            return True
    return CONFLICT_DECK.size(s.t) == 0


ROUND_START: Final = labelled("RoundStart", RoundStart())
DEFENCE: Final = labelled("Defence", Defence())
NEW_HANDS: Final = labelled("NewHands", NewHands())
NEXT_TURN: Final = labelled("NextTurn", NextTurn())
MAKERS: Final = labelled("Makers", Makers())
RECALL_AGENTS: Final = labelled("RecallAgents", RecallAgents())
