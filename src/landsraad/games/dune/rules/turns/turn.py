"""A seat's turn: send an agent or reveal, with plot cards at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import run_hooks
from landsraad.games.dune.components.intrigue import PLOT
from landsraad.games.dune.components.moments import TURN_BEGAN
from landsraad.games.dune.rules.agents.reach import offer_agents
from landsraad.games.dune.rules.cards.intrigue import could_play, offer_intrigue, play_intrigue
from landsraad.games.dune.rules.seats.seat_order import TURN_MENUS
from landsraad.games.dune.rules.turns.agent_turn import send_agent
from landsraad.games.dune.rules.turns.reveal_turn import reveal
from landsraad.games.dune.state.cells import (
    AGENT,
    AGENTS,
    FRESH,
    HAND,
    PASSED,
    PLAY,
    REVEAL,
)
from landsraad.games.dune.state.events import TURN_BEGAN as TURN_BEGAN_EVENT
from landsraad.kernel.cells import TURN as THIS_TURN
from landsraad.kernel.engine import Effect, State, labelled


class Turn(Effect):
    """Offers the choices of a turn, unless the seat has passed it with Bindu Suspension."""

    asks = True
    decision = "turn"

    def __init__(self) -> None:
        super().__init__()
        self.always_ask = REVEAL.move()

    def options(self, s: State) -> None:
        if s.me[PASSED] == 0:
            offer_intrigue(s, PLOT, early=True)
            if may_send(s):
                offer_agents(s)
            items = box_of(s).turn_items
            for i in range(len(items)):
                items[i].offer(s)
            s.offer(REVEAL.move())

    def discreet(self, s: State) -> bool:
        return (s.me[AGENTS] > 0 and HAND.size(s.me) > 0) or could_play(s, PLOT, early=True)

    def play(self, s: State, move: i64) -> None:
        if PLAY.has(move):
            s.then(self)
            play_intrigue(s, PLAY.a(move), PLOT)
        elif AGENT.has(move):
            send_agent(s, AGENT.a(move), AGENT.b(move))
        elif REVEAL.has(move):
            reveal(s)
        else:
            self.play_item(s, move)

    def play_item(self, s: State, move: i64) -> None:
        items = box_of(s).turn_items
        for i in range(len(items)):
            if items[i].takes(move):
                if not items[i].replaces:
                    s.then(self)
                items[i].play(s, move)
                return


def may_send(s: State) -> bool:
    """Whether the rules of the table allow the seat to send an agent at all."""
    for need in box_of(s).agent_needs:
        if not need.holds(s):
            return False
    return True


def begin_turn(s: State, seat: i64) -> None:
    me = s.seats[seat]
    s.plan.seat.expire(me, THIS_TURN)
    me[FRESH] = 1
    if s.has_listeners:
        s.emit(TURN_BEGAN_EVENT, seat)
    s.push(TURN, seat)
    s.seat, s.me = seat, me
    run_hooks(s, TURN_BEGAN)


TURN: Final = labelled("Turn", Turn())
TURN_MENUS.append(TURN)
