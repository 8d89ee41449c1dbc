"""A turn where six play: a commander's goes through its ally, and a Swordmaster is sent once a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.cells import ACTIVATED, CALL_UP, SPENT
from landsraad.games.dune.bases.six.rules.activation import CHOOSE_ALLY, STAND_DOWN, can_send, dispatch
from landsraad.games.dune.components.menu_item import AGENT_MENU, MenuItem
from landsraad.games.dune.components.moments import AGENT_SENT, CARDS_REVEALED, REVEAL_BEGAN, REVEAL_ENDED, TURN_BEGAN
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.seats.teams import is_commander, troop_partner
from landsraad.games.dune.rules.troops.deployment import deploy
from landsraad.games.dune.rules.troops.units import recruits, units
from landsraad.games.dune.rules.turns.agent_turn import troop_limit
from landsraad.games.dune.state.cells import AGENTS, DEPLOY, DEPLOYED_BY_AGENT, RECRUITS_SETTLED, SWORDMASTER, SWORDS
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State, labelled

TOKEN_SWORDS: Final = 2  # of the Swordmaster's bonus token (UPR-SIX-55)


class ActivateAlly(Effect):
    """A commander first says which ally takes its place in this turn (UPR-SIX-24)."""

    def run(self, s: State) -> None:
        if is_commander(s, s.seat):
            s.push(CHOOSE_ALLY, s.seat)


class HasAgentForAlly(Condition):
    """A commander needs an agent whose arrow points to the activated ally."""

    def holds(self, s: State) -> bool:
        return not is_commander(s, s.seat) or can_send(s)


class SendAgent(Effect):
    """A commander's agent goes by its arrow, and at the end of the turn its ally stands down. A Swordmaster is sent
    once a game: the others go first, so it is the last of the three."""

    def run(self, s: State) -> None:
        if is_commander(s, s.seat):
            s.push(STAND_DOWN, s.seat)  # below all that the turn still brings
            dispatch(s, s.step)
        elif s.me[SWORDMASTER] == 1 and s.me[AGENTS] == 1:
            s.me[SPENT] = 1


class BeginReveal(Effect):
    def run(self, s: State) -> None:
        if is_commander(s, s.seat):
            s.push(STAND_DOWN, s.seat)


class CountToken(Effect):
    """The Swordmaster's bonus token comes before all else that was revealed."""

    def run(self, s: State) -> None:
        if s.me[SWORDMASTER] == 1:
            s.push(TOKEN, s.seat)


class Token(Effect):
    """Two swords in each reveal turn of whoever has the bonus token; a commander's are the activated ally's."""

    def run(self, s: State) -> None:
        gain(s, s.seat, SWORDS, TOKEN_SWORDS)


class CallUpAlly(MenuItem):
    """Whether a commander's ally deploys troops is the ally's decision (UPR-SIX-27)."""

    def takes(self, move: i64) -> bool:
        return CALL_UP.has(move)

    def play(self, s: State, move: i64) -> None:
        s.push(ALLY_DEPLOYS, s.me[ACTIVATED], s.source, troop_limit(s))


class AllyDeploys(Effect):
    """Up to as many troops as `step` says, by right of the commander's agent."""

    asks = True
    optional = True
    decision = "amount"

    def options(self, s: State) -> None:
        for n in range(s.step + 1):
            s.offer(DEPLOY.move(n))

    def play(self, s: State, move: i64) -> None:
        commander = s.seats[troop_partner(s, s.seat)]
        commander[DEPLOYED_BY_AGENT] += DEPLOY.a(move)
        commander[RECRUITS_SETTLED] = recruits(s, commander) + 1
        deploy(s, s.seat, DEPLOY.a(move))


class LoseSwords(Effect):
    """Swords of an ally's reveal turn are lost where it has no unit at its end, even if one comes later
    (UPR-SIX-29, UPR-SIX-31)."""

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
