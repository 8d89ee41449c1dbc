"""What is missing for a cost or requirement that only Uprising has."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON, HELD_BACK, HOOKS, SPIES
from landsraad.games.dune.bases.uprising.rules.battle_icons import TurnDownIcon
from landsraad.games.dune.bases.uprising.rules.card_effects import TrashFromHand, TrashOther
from landsraad.games.dune.bases.uprising.rules.influence_trades import AllyOfAnother, LoseInfluences
from landsraad.games.dune.bases.uprising.rules.sandworms import Demolish, Detonate, Summon, WormsOut
from landsraad.games.dune.bases.uprising.rules.space_effects import RecallOther, TrashIntrigue
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy, RecallSpies, SpiesOut, SpyRecalled
from landsraad.games.dune.bases.uprising.rules.triggers import SpiceGained
from landsraad.games.dune.bases.uprising.rules.withdrawals import Reinforce, RetreatAtLeast
from landsraad.games.dune.rules.cards.drawing import DiscardPrice
from landsraad.games.dune.rules.seats.influence import to_lose
from landsraad.games.dune.rules.seats.resources import AtLeast
from landsraad.games.dune.state.cells import CONFLICT, CURRENT, DEPLOYED, FACTION, GARRISON, HAND
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason, named


def what_is_missing(s: State, effect: Effect) -> Reason | None:
    reason = missing_spies(s, effect)
    if reason is None:
        reason = missing_units(s, effect)
    return missing_cards(s, effect) if reason is None else reason


def what_is_unmet(s: State, need: Condition) -> Reason | None:
    if isinstance(need, AtLeast) and need.cell == HOOKS:
        return Reason("no-hooks", "UPM-SANDWORMS-01")
    if isinstance(need, SpiesOut):
        return Reason("needs-spies", "UPM-SPIES-01", n=int(need.n), have=int(SPIES.size(s.me)))
    if isinstance(need, SpyRecalled):
        return Reason("no-spy-recalled", "UPM-SPIES-08")
    if isinstance(need, WormsOut):
        return Reason("no-own-worm", "UPM-SANDWORMS-02")
    if isinstance(need, SpiceGained):
        return Reason("no-spice-gained", "UPM-INTRIGUE-01")
    if isinstance(need, AllyOfAnother):
        return Reason("no-ally-of-another", "UPM-INFLUENCE-04")
    return None


def missing_spies(s: State, effect: Effect) -> Reason | None:
    if isinstance(effect, RecallSpies):
        return Reason("needs-spies", "UPM-SPIES-08", n=int(effect.n), have=int(SPIES.size(s.me)))
    if isinstance(effect, PlaceSpy):
        return Reason("no-post-free", "UPM-SPIES-04")
    return None


def missing_units(s: State, effect: Effect) -> Reason | None:
    if isinstance(effect, (Summon, Reinforce)) and s.me[HELD_BACK] == 1:
        return Reason("held-back", "UPM-AGENT-TURN-07")
    if isinstance(effect, Summon):
        conflict = s.t[CURRENT]
        if conflict == NONE:
            return Reason("no-conflict", "UPM-SANDWORMS-02")
        return Reason("worms-kept-out", "UPM-SANDWORMS-04", conflict=named(s.plan.domain_for(CONFLICT), conflict))
    if isinstance(effect, (Detonate, Demolish)):
        return Reason("no-wall", "UPM-SANDWORMS-05")
    if isinstance(effect, RetreatAtLeast):
        return Reason("needs-deployed", "UPM-TERMS-03", n=int(effect.least), have=int(s.me[DEPLOYED]))
    if isinstance(effect, Reinforce):
        return Reason("garrison-has", "UPM-AGENT-TURN-07", n=int(s.me[GARRISON]))
    if isinstance(effect, RecallOther):
        return Reason("no-other-agent", "UPM-TERMS-02")
    return None


def missing_cards(s: State, effect: Effect) -> Reason | None:
    if isinstance(effect, TrashIntrigue):
        return Reason("needs-intrigue", "UPM-TERMS-01")
    if isinstance(effect, DiscardPrice):
        return Reason("needs-cards", "UPM-TERMS-01", n=int(effect.n), have=int(HAND.size(s.me)))
    if isinstance(effect, TrashFromHand):
        return Reason("needs-faction-card", "UPM-TERMS-01", faction=named(FACTION, effect.faction))
    if isinstance(effect, TrashOther):
        return Reason("needs-other-in-play", "UPM-TERMS-06", faction=named(FACTION, effect.faction))
    if isinstance(effect, LoseInfluences):
        return Reason("needs-influences", "UPM-INFLUENCE-01", n=int(effect.n), have=int(to_lose(s)))
    if isinstance(effect, TurnDownIcon):
        return Reason("no-such-icon", "UPM-BATTLE-ICONS-04", mark=named(BATTLE_ICON, effect.icon))
    return None
