"""A turn where six play: a commander's goes through its ally, and a Swordmaster is sent once a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.cells import ACTIVATED, CALL_UP, SPENT
from landsraad.games.dune.bases.six.rules.activation import CHOOSE_ALLY, STAND_DOWN, can_send, dispatch
from landsraad.games.dune.bases.uprising.rules.turns import (
    TURN_BEGAN,
    UprisingAgentTurn,
    UprisingReveal,
    UprisingTurn,
    offer_agents_and_spies,
)
from landsraad.games.dune.components.intrigue import PLOT
from landsraad.games.dune.rules.cards.intrigue import offer_intrigue
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.seats.teams import is_commander, partner
from landsraad.games.dune.rules.troops.deployment import deploy
from landsraad.games.dune.rules.turns.agent_turn import deploy_limit
from landsraad.games.dune.rules.turns.combat_phase import units
from landsraad.games.dune.state.cells import (
    AGENT,
    AGENTS,
    DEPLOY,
    END,
    RECRUITED,
    REVEAL,
    SENT,
    SETTLED,
    SWORDMASTER,
    SWORDS,
)
from landsraad.kernel.engine import Effect, State, labelled

TOKEN_SWORDS: Final = 2  # of the Swordmaster's bonus token (UPR-SIX-55)


class SixTurnBegan(Effect):
    """A commander first says which ally takes its place in this turn (UPR-SIX-24)."""

    def run(self, s: State) -> None:
        TURN_BEGAN.run(s)
        if is_commander(s, s.seat):
            s.push(CHOOSE_ALLY, s.seat)


class SixTurn(UprisingTurn):
    def options(self, s: State) -> None:
        offer_intrigue(s, PLOT, early=True)
        if not is_commander(s, s.seat) or can_send(s):
            offer_agents_and_spies(s)
        s.offer(REVEAL.move())

    def play(self, s: State, move: i64) -> None:
        commander = is_commander(s, s.seat)
        if commander and (AGENT.has(move) or REVEAL.has(move)):
            s.then(STAND_DOWN)  # below all that the turn still brings
        if AGENT.has(move) and commander:
            dispatch(s, AGENT.b(move))
        elif AGENT.has(move) and s.me[SWORDMASTER] == 1 and s.me[AGENTS] == 1:
            s.me[SPENT] = 1  # the others go first, so it is the last of the three that is sent once only
        seat = s.seat
        super().play(s, move)
        if REVEAL.has(move) and s.seats[seat][SWORDMASTER] == 1:
            s.push(TOKEN, seat)


class Token(Effect):
    """Two swords in each reveal turn of whoever has the bonus token; a commander's are the activated ally's."""

    def run(self, s: State) -> None:
        gain(s, s.seat, SWORDS, TOKEN_SWORDS)


class SixAgentTurn(UprisingAgentTurn):
    """Whether a commander's ally deploys troops is the ally's decision (UPR-SIX-27)."""

    def offer_deployment(self, s: State) -> None:
        if is_commander(s, s.seat):
            s.offer(CALL_UP.move())
        else:
            super().offer_deployment(s)

    def play(self, s: State, move: i64) -> None:
        if CALL_UP.has(move):
            s.again(self, s.step)
            s.push(ALLY_DEPLOYS, s.me[ACTIVATED], s.source, deploy_limit(s))
            return
        super().play(s, move)


class AllyDeploys(Effect):
    """Up to as many troops as `step` says, by right of the commander's agent."""

    asks = True
    optional = True
    decision = "amount"

    def options(self, s: State) -> None:
        for n in range(s.step + 1):
            s.offer(DEPLOY.move(n))

    def play(self, s: State, move: i64) -> None:
        commander = s.seats[partner(s, s.seat)]
        commander[SENT] += DEPLOY.a(move)
        commander[SETTLED] = commander[RECRUITED] + 1
        deploy(s, s.seat, DEPLOY.a(move))


class SixReveal(UprisingReveal):
    """Swords of an ally's reveal turn are lost where it has no unit at its end, even if one comes later
    (UPR-SIX-29, UPR-SIX-31)."""

    def play(self, s: State, move: i64) -> None:
        me = s.me
        ended = END.has(move) and not is_commander(s, s.seat)
        super().play(s, move)
        if ended and units(me) == 0:
            me[SWORDS] = 0


TOKEN: Final = labelled("six:Token.1", Token())
ALLY_DEPLOYS: Final = labelled("six:AllyDeploys.1", AllyDeploys())
SIX_TURN_BEGAN: Final = labelled("six:SixTurnBegan.1", SixTurnBegan())
SIX_TURN: Final = labelled("six:SixTurn.1", SixTurn())
SIX_AGENT_TURN: Final = labelled("six:SixAgentTurn.1", SixAgentTurn())
SIX_REVEAL: Final = labelled("six:SixReveal.1", SixReveal())
