"""What a player lacks for a cost or a requirement."""

from __future__ import annotations

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.agents.placement import MentatHome, RecallAgent
from landsraad.games.dune.rules.cards.drawing import DeckLeft, DiscardPrice
from landsraad.games.dune.rules.cards.one_off_effects import TroopAbroad
from landsraad.games.dune.rules.seats.influence import Alliance, LoseInfluence
from landsraad.games.dune.rules.seats.resources import AtLeast, Spend
from landsraad.games.dune.rules.troops.recruiting import LoseDeployed
from landsraad.games.dune.state.cells import COUNCIL, DEPLOYED, FACTION, HAND, INFLUENCE, SEAT
from landsraad.kernel.algebra import All, Arrow, Condition, When
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Named, Reason, named


def cause_of(s: State) -> Named | None:
    """Returns the cause of the question: a card, a space or a leader; nothing for a step of the turn."""
    cause = s.plan.cause(s.source)
    return None if cause is None else Named(*cause)


def lacks(s: State, cell: int, n: int) -> Reason:
    have = int(s.me[cell])
    if cell == COUNCIL:
        return Reason("needs-council")
    if INFLUENCE <= cell < INFLUENCE + FACTION.capacity:
        return Reason("needs-influence", faction=named(s.plan.domain_for(FACTION), cell - INFLUENCE), n=n, have=have)
    return Reason("needs", what=Named("resource", SEAT.name_of(cell)), n=n, have=have)


def missing(s: State, effect: Effect) -> Reason | None:
    """Returns why an effect cannot be paid or done, with a more specific rule than the one on costs if possible."""
    if effect.possible(s):
        return None
    for hook in box_of(s).refusals:
        own = hook.missing(s, effect)
        if own is not None:
            return own
    if isinstance(effect, Spend):
        return lacks(s, int(effect.cell), int(effect.n))
    if isinstance(effect, LoseDeployed):
        return Reason("needs-deployed", n=int(effect.n), have=int(s.me[DEPLOYED]))
    if isinstance(effect, DiscardPrice):
        return Reason("needs-cards", "IMP-COST-06", n=int(effect.n), have=int(HAND.size(s.me)))
    if isinstance(effect, LoseInfluence):
        return Reason("needs-any-influence", "IMP-INFL-21")
    if isinstance(effect, RecallAgent):
        return Reason("no-agent-on-board", "IMP-SYMBOL-02")
    if isinstance(effect, (All, Arrow)):
        for part in effect.parts if isinstance(effect, All) else [effect.cost]:
            reason = missing(s, part)
            if reason is not None:
                return reason
    if isinstance(effect, When):
        if effect.condition.holds(s):
            return missing(s, effect.effect)
        return unmet(s, effect.condition) if effect.otherwise is None else missing(s, effect.otherwise)
    return Reason("nothing-comes")


def unmet(s: State, need: Condition) -> Reason:
    """Returns why a condition does not hold."""
    for hook in box_of(s).refusals:
        own = hook.unmet(s, need)
        if own is not None:
            return own
    if isinstance(need, AtLeast):
        return lacks(s, int(need.cell), int(need.n))
    if isinstance(need, MentatHome):
        return Reason("mentat-away", "IMP-CARD-15")
    if isinstance(need, DeckLeft):
        return Reason("deck-empty", "IMP-CARD-19")
    if isinstance(need, TroopAbroad):
        return Reason("no-enemy-troop", "IMP-CARD-26")
    if isinstance(need, Alliance):
        return Reason("needs-alliance", "IMP-INFL-20")
    return Reason("condition-unmet")
