# cold
"""Why moves and effects of the cards and leaders are refused."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import (
    AMBUSHES,
    COORDINATE,
    COORDINATED,
    DRIVE_BACK,
    DRIVE_BACK_DREADNOUGHT,
)
from landsraad.games.dune.modules.rise_of_ix.cards.card_effects import BuryOne, RetreatUnits
from landsraad.games.dune.modules.rise_of_ix.cards.intrigue_effects import (
    Ambitions,
    LoseTroop,
    SentToFaction,
    WithFactions,
    ambitions_met,
)
from landsraad.games.dune.modules.rise_of_ix.cells import DREADNOUGHTS_IN_CONFLICT
from landsraad.games.dune.modules.rise_of_ix.leaders.coordination import AGENTS_NEEDED, ARMAND, agents_outside
from landsraad.games.dune.modules.rise_of_ix.leaders.leader_effects import leads
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.seats.resources import AtLeast
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.state.cells import DEPLOYED, DEPLOYED_THIS_TURN
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Named, Reason


class CardRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        if isinstance(effect, AgentTurn) and (DRIVE_BACK.has(move) or DRIVE_BACK_DREADNOUGHT.has(move)):
            return Reason("no-ambush-left", "IX-CARD-04") if s.me[AMBUSHES] > 0 else None
        if isinstance(effect, RevealMenu) and COORDINATE.has(move) and leads(s, s.seat, ARMAND):
            if s.me[COORDINATED] > 0:
                return Reason("ability-used", "IX-LEADER-01", leader=Named("leader", ARMAND))
            return Reason("needs-agents-outside", "IX-LEADER-01", n=int(AGENTS_NEEDED), have=int(agents_outside(s)))
        return None

    def missing(self, s: State, effect: Effect) -> Reason | None:
        if isinstance(effect, RetreatUnits):
            return Reason("needs-units", "IX-CARD-15", n=int(effect.n),
                          have=int(s.me[DEPLOYED] + s.me[DREADNOUGHTS_IN_CONFLICT]))
        if isinstance(effect, BuryOne):
            return Reason("needs-intrigue-card", "IX-CARD-03")
        if isinstance(effect, LoseTroop):
            return Reason("needs-troop", "IX-INTRIGUE-10")
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        if isinstance(need, SentToFaction):
            return Reason("no-faction-visited", "IX-INTRIGUE-10")
        if isinstance(need, WithFactions):
            return Reason("no-agent-at-faction", "IX-INTRIGUE-07")
        if isinstance(need, Ambitions):
            return Reason("needs-ambitions", "IX-INTRIGUE-05", n=int(need.n), have=int(ambitions_met(s)))
        if isinstance(need, AtLeast) and need.cell == DEPLOYED_THIS_TURN:
            return Reason("needs-units-deployed", "IX-INTRIGUE-04", n=int(need.n), have=int(s.me[DEPLOYED_THIS_TURN]))
        return None


IX.refusals.append(CardRefusals(31))
