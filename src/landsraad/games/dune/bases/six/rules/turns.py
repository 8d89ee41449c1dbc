"""Turns with six players: commanders activate an ally, and a Swordmaster is sent once per game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.cells import ACTIVATED, CALL_UP, SPENT
from landsraad.games.dune.bases.six.rules.activation import CHOOSE_ALLY, STAND_DOWN, can_send, dispatch
from landsraad.games.dune.components.menu_item import AGENT_MENU, MenuItem
from landsraad.games.dune.components.moments import AGENT_SENT, CARDS_REVEALED, REVEAL_BEGAN, REVEAL_ENDED, TURN_BEGAN
from landsraad.games.dune.components.unit import TROOP
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.seats.teams import is_commander, troop_partner
from landsraad.games.dune.rules.troops.deployment import deploy
from landsraad.games.dune.rules.troops.units import deploy_limit, recruits, units
from landsraad.games.dune.rules.turns.agent_turn import deploy_by_move, offer_other_units, troop_limit
from landsraad.games.dune.state.cells import AGENTS, DEPLOY, DEPLOYED_BY_AGENT, RECRUITS_SETTLED, SWORDMASTER, SWORDS
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State, labelled

TOKEN_SWORDS: Final = 2  # of the Swordmaster's bonus token (UPR-SIX-55)


class ActivateAlly(Effect):
    """Lets a commander choose the ally it activates this turn (UPR-SIX-24)."""

    def run(self, s: State) -> None:
        if is_commander(s, s.seat):
            s.push(CHOOSE_ALLY, s.seat)


class HasAgentForAlly(Condition):
    """Whether a commander has an agent whose arrow points to the activated ally."""

    def holds(self, s: State) -> bool:
        return not is_commander(s, s.seat) or can_send(s)


class SendAgent(Effect):
    """Sends a commander's agent by its arrow and ends the activation with the turn.

    A Swordmaster is sent once per game, as the last of the three agents.
    """

    def run(self, s: State) -> None:
        if is_commander(s, s.seat):
            s.push(STAND_DOWN, s.seat)  # below everything else in this turn
            dispatch(s, s.step)
        elif s.me[SWORDMASTER] == 1 and s.me[AGENTS] == 1:
            s.me[SPENT] = 1


class BeginReveal(Effect):
    def run(self, s: State) -> None:
        if is_commander(s, s.seat):
            s.push(STAND_DOWN, s.seat)


class CountToken(Effect):
    """Counts the Swordmaster's bonus token before anything else that is revealed."""

    def run(self, s: State) -> None:
        if s.me[SWORDMASTER] == 1:
            s.push(TOKEN, s.seat)


class Token(Effect):
    """Gives two swords in each reveal turn to the holder of the bonus token; a commander's go to its activated ally."""

    def run(self, s: State) -> None:
        gain(s, s.seat, SWORDS, TOKEN_SWORDS)


class CallUpAlly(MenuItem):
    """Lets a commander ask its ally to deploy; the ally decides (UPR-SIX-27)."""

    def takes(self, move: i64) -> bool:
        return CALL_UP.has(move)

    def play(self, s: State, move: i64) -> None:
        s.push(ALLY_DEPLOYS, s.me[ACTIVATED], s.source, troop_limit(s))


class AllyDeploys(Effect):
    """Lets the ally deploy troops and other units for the commander's agent. `step` is how many troops at first."""

    asks = True
    optional = True
    decision = "amount"

    def options(self, s: State) -> None:
        commander = s.seats[troop_partner(s, s.seat)]
        for n in range(deploy_limit(s, commander, TROOP) + 1):
            s.offer(DEPLOY.move(n))
        offer_other_units(s, commander)

    def play(self, s: State, move: i64) -> None:
        commander = s.seats[troop_partner(s, s.seat)]
        if not DEPLOY.has(move):
            s.again(self, s.step)
            deploy_by_move(s, commander, move)
            return
        commander[DEPLOYED_BY_AGENT] += DEPLOY.a(move)
        commander[RECRUITS_SETTLED] = recruits(s, commander) + 1
        deploy(s, s.seat, DEPLOY.a(move))


class LoseSwords(Effect):
    """Removes an ally's swords if it has no unit at the end of its reveal turn (UPR-SIX-29, UPR-SIX-31)."""

    def run(self, s: State) -> None:
        if not is_commander(s, s.seat) and units(s, s.me) == 0:
            s.me[SWORDS] = 0


TOKEN: Final = labelled("six:Token.1", Token())
ALLY_DEPLOYS: Final = labelled("six:AllyDeploys.1", AllyDeploys())
SIX.on(TURN_BEGAN, ActivateAlly(), order=30)
SIX.on(AGENT_SENT, SendAgent(), order=10)
SIX.on(REVEAL_BEGAN, BeginReveal(), order=20)
SIX.on(CARDS_REVEALED, CountToken(), order=10)
SIX.on(REVEAL_ENDED, LoseSwords(), order=20)
SIX.agent_needs.append(HasAgentForAlly())
SIX.items.append(CallUpAlly(AGENT_MENU, 30))
