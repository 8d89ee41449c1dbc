"""Effects and conditions of the intrigue cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import CONFLICT_WON
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import IN_GARRISON, LOSE_TROOP, SOLARI_IF_WON
from landsraad.games.dune.modules.rise_of_ix.cells import DEPLOY_DREADNOUGHTS, DREADNOUGHTS_IN_GARRISON
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import DREADNOUGHT, FLEET, dreadnoughts_at_least
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.cards.one_off_effects import at_least_copies
from landsraad.games.dune.rules.seats.influence import PACT, gain_influence, tracks_at
from landsraad.games.dune.rules.seats.resources import at_least, gain, mark
from landsraad.games.dune.rules.seats.teams import change_troops, troops_owner
from landsraad.games.dune.rules.troops.deployment import deploy, deploy_units
from landsraad.games.dune.rules.troops.recruiting import lose_deployed_troops
from landsraad.games.dune.state.cells import COUNCIL, DEPLOY, DEPLOYED, GARRISON, POSTED, SOLARI, SUPPLY, VISITED
from landsraad.games.dune.state.events import LOST_TROOPS
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

# ------------------------------------------------------------------ factions


class SentToFaction(Condition):
    """Whether the seat has sent an agent to a faction's space this turn (IX-INTRIGUE-10)."""

    def holds(self, s: State) -> bool:
        return s.me[VISITED] != NONE and box_of(s).spaces[s.me[VISITED]].faction != NONE

    def message(self) -> Message:
        return Message("if-visited-faction")


class InfluenceHere(Effect):
    """Gives 1 influence with the faction of this turn's space."""

    def run(self, s: State) -> None:
        where = s.me[VISITED]
        if where != NONE and box_of(s).spaces[where].faction != NONE:
            gain_influence(s, s.seat, box_of(s).spaces[where].faction, 1)

    def message(self) -> Message:
        return Message("influence-here", {"n": 1})


class WithFactions(Condition):
    """Whether the seat has an agent on a faction's space."""

    def holds(self, s: State) -> bool:
        return visited_factions(s) != 0

    def message(self) -> Message:
        return Message("if-with-factions")


class InfluenceWherePresent(Effect):
    """Gives 1 influence with each faction on whose spaces the seat has an agent (IX-INTRIGUE-07)."""

    def run(self, s: State) -> None:
        found = visited_factions(s)
        faction: i64 = 0
        while found >> faction != 0:
            if found >> faction & 1:
                gain_influence(s, s.seat, faction, 1)
            faction += 1

    def message(self) -> Message:
        return Message("influence-where-present", {"n": 1})


def visited_factions(s: State) -> i64:
    """Returns the factions on whose spaces the seat has agents, as a bit set."""
    found: i64 = 0
    for place in box_of(s).spaces:
        if place.faction != NONE and POSTED.of(s.me, place.id) > 0:
            found |= 1 << place.faction
    return found


# ------------------------------------------------------------------ troops and units


class LoseTroop(Effect):
    """A cost: loses a troop of the garrison or the Conflict (IX-Q-03)."""

    asks = True
    decision = "place"

    def possible(self, s: State) -> bool:
        return s.me[GARRISON] + s.me[DEPLOYED] > 0

    def options(self, s: State) -> None:
        if s.me[GARRISON] > 0:
            s.offer(LOSE_TROOP.move(IN_GARRISON))
        if s.me[DEPLOYED] > 0:
            s.offer(LOSE_TROOP.move(IN_GARRISON + 1))

    def play(self, s: State, move: i64) -> None:
        if LOSE_TROOP.a(move) != IN_GARRISON:
            lose_deployed_troops(s, s.seat, 1)
            return
        change_troops(s, s.seat, GARRISON, -1)
        change_troops(s, s.seat, SUPPLY, 1)
        if s.has_listeners:
            s.emit(LOST_TROOPS, troops_owner(s, s.seat), 1, 0)

    def message(self) -> Message:
        return Message("lose-troop", {"n": 1})


class DeployUnits(Effect):
    """Deploys up to n units of the garrison, or none (IX-INTRIGUE-02). `step` counts those already deployed."""

    asks = True
    optional = True
    decision = "amount"

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    def options(self, s: State) -> None:
        left = self.limit - s.step
        if s.me[GARRISON] + s.me[DREADNOUGHTS_IN_GARRISON] == 0:
            return
        for n in range(min(left, s.me[GARRISON]) + 1):
            s.offer(DEPLOY.move(n))
        for n in range(1, min(left, s.me[DREADNOUGHTS_IN_GARRISON]) + 1):
            s.offer(DEPLOY_DREADNOUGHTS.move(n))

    def play(self, s: State, move: i64) -> None:
        of_troops = DEPLOY.has(move)
        n = DEPLOY.a(move) if of_troops else DEPLOY_DREADNOUGHTS.a(move)
        if of_troops:
            deploy(s, s.seat, n)
        else:
            deploy_units(s, s.seat, DREADNOUGHT, n)
        others = s.me[DREADNOUGHTS_IN_GARRISON] if of_troops else s.me[GARRISON]
        if n > 0 and s.step + n < self.limit and others > 0:
            s.again(self, s.step + n)

    def message(self) -> Message:
        return Message("deploy-units", {"n": self.limit})


# ------------------------------------------------------------------ victories and the end of the game


class SolariForVictory(Effect):
    """Pays what the winner has been promised for winning (IX-INTRIGUE-09)."""

    def run(self, s: State) -> None:
        gain(s, s.seat, SOLARI, s.me[SOLARI_IF_WON])
        s.me[SOLARI_IF_WON] = 0


class Ambitions(Condition):
    """Whether at least n of four ambitions are met (IX-INTRIGUE-05)."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return ambitions_met(s) >= self.n

    def message(self) -> Message:
        return Message("if-ambitions", {"n": self.n, "dreadnoughts": FLEET, "influence": PACT})


def ambitions_met(s: State) -> i64:
    met: i64 = 0
    for ambition in AMBITIONS:
        if ambition.holds(s):
            met += 1
    return met


def solari_if_won(n: int) -> Effect:
    return mark(SOLARI_IF_WON, n, "solari-if-won")


AMBITIONS: Final[list[Condition]] = [dreadnoughts_at_least(FLEET), at_least_copies(1), tracks_at(PACT, 2),
                                     at_least(COUNCIL, 1)]
SENT_TO_FACTION: Final = SentToFaction()
WITH_FACTIONS: Final = WithFactions()
influence_here = InfluenceHere
influence_where_present = InfluenceWherePresent
lose_troop = LoseTroop
deploy_units_up_to = DeployUnits
ambitions = Ambitions
IX.on(CONFLICT_WON, SolariForVictory(), order=40, watch=SOLARI_IF_WON)
