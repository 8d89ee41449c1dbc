"""Why a move that only Uprising has is refused.

Reasons cite Uprising's rules, even those that the family gives.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import (
    ABILITY,
    ABILITY_LEFT,
    DETONATE,
    GATHER,
    HELD_BACK,
    INFILTRATE_FROM,
    MATCH,
    MATCH_OBJECTIVE,
    PLACE_SPY,
    RECALL_SPY,
    TRAIN,
    TRASH_INTRIGUE,
    TRASH_LOOKED,
    WALL,
    WILD,
    WON,
)
from landsraad.games.dune.bases.uprising.refusals.agents import refusal_for_agent
from landsraad.games.dune.bases.uprising.refusals.answers import refusal_for_answer
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.refusals.costs import missing
from landsraad.games.dune.rules.cards.intrigue import END_OF_GAME, IntrigueWindow
from landsraad.games.dune.rules.turns.agent_boxes import CARD_BOX, space_of
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn, boxes_now
from landsraad.games.dune.rules.turns.combat_phase import Window
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import AGENT, CARD, CONFLICT, DEPLOY, LEADER, LEADS, RESOLVE
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.reasons import Reason, about, named


def own_reason(s: State, effect: Effect, move: i64) -> Reason | None:
    if isinstance(effect, Turn) and AGENT.has(move):
        return refusal_for_agent(s, AGENT.a(move), AGENT.b(move))
    if isinstance(effect, AgentTurn):
        reason = after_the_agent(s, move)
        if reason is not None:
            return reason
    if effect is END_OF_GAME and (MATCH.has(move) or MATCH_OBJECTIVE.has(move)):
        return refusal_for_match(s, move)
    if isinstance(effect, (Turn, AgentTurn, RevealMenu, Window, IntrigueWindow)):
        return not_by_itself(s, effect, move)
    return refusal_for_answer(s, effect, move)


# ------------------------------------------------------------------ the moments


def after_the_agent(s: State, move: i64) -> Reason | None:
    """Why a move is refused after the agent: the card's condition does not hold, or units are held back."""
    if RESOLVE.has(move) and 1 << RESOLVE.a(move) == CARD_BOX and s.step & CARD_BOX and not boxes_now(s) & CARD_BOX:
        card = box_of(s).cards[member_of(s.source)]
        reason = missing(s, card.agent)
        return None if reason is None else about(named(s.plan.domain_for(CARD), card.id), reason, "UPM-RULINGS-02")
    if DEPLOY.has(move) and s.me[HELD_BACK] == 1 and box_of(s).spaces[space_of(s.step)].combat:
        return Reason("held-back", "UPM-AGENT-TURN-07")
    return None


def refusal_for_match(s: State, move: i64) -> Reason | None:
    """Why a wild icon cannot be paired with another one at the end of the game."""
    if open_card(s, s.me, WILD) == NONE:
        return Reason("no-wild-icon", "UPM-BATTLE-ICONS-03")
    if MATCH.has(move):
        name = named(s.plan.domain_for(CONFLICT), MATCH.a(move))
        if WON.has(s.me, MATCH.a(move)):
            return Reason("wild-with-another", "UPM-BATTLE-ICONS-03")
        return Reason("not-won", "UPM-COMBAT-06", conflict=name)
    return Reason("objective-down", "UPM-BATTLE-ICONS-04") if open_icon(s.me) == NONE else None


def not_by_itself(s: State, effect: Effect, move: i64) -> Reason | None:
    """Why a move is refused that only answers an effect, when no such effect is pending."""
    if PLACE_SPY.has(move):
        return Reason("spy-by-effect", "UPM-SPIES-02")
    if RECALL_SPY.has(move):
        return Reason("recall-by-effect", "UPM-SPIES-08")
    if INFILTRATE_FROM.has(move):
        return Reason("infiltrate-on-arrival", "UPM-SPIES-05")
    if GATHER.has(move):
        return Reason("gather-on-arrival", "UPM-SPIES-06")
    if DETONATE.has(move):
        return Reason("wall-by-effect", "UPM-SANDWORMS-05") if s.t[WALL] == 1 else Reason("no-wall", "UPM-SANDWORMS-05")
    if ABILITY.has(move):
        return refusal_for_ability(s, effect)
    if TRAIN.has(move):
        return Reason("train-by-signet")
    if TRASH_INTRIGUE.has(move):
        return Reason("intrigue-by-effect", "UPM-TERMS-01")
    if TRASH_LOOKED.has(move):
        return Reason("looking-by-effect", "UPM-RULINGS-03")
    if MATCH.has(move) or MATCH_OBJECTIVE.has(move):
        return Reason("match-at-end", "UPM-BATTLE-ICONS-03")
    return None


def refusal_for_ability(s: State, effect: Effect) -> Reason:
    """Why the leader's ability is refused in an agent or reveal turn."""
    leader = box_of(s).leaders[s.me[LEADS]]
    name = named(s.plan.domain_for(LEADER), leader.id)
    box: Effect = NOTHING
    if isinstance(effect, AgentTurn):
        box = leader.agent
    elif isinstance(effect, RevealMenu):
        box = leader.to_resolve
    if box is NOTHING:
        return Reason("no-ability-now", leader=name)
    if isinstance(effect, RevealMenu) and s.me[ABILITY_LEFT] == 0:
        return Reason("ability-used", leader=name)
    s.source = leader.source
    reason = missing(s, box)
    return Reason("no-ability-now", leader=name) if reason is None else about(name, reason)


# ------------------------------------------------------------------ rules

# Rules of base Imperium that the family cites, and the ids of the same rules in Uprising.
OWN_RULES: Final[dict[str, str]] = {
    "IMP-AGENT-01": "UPM-AGENT-TURN-01", "IMP-AGENT-03": "UPM-AGENT-TURN-01", "IMP-AGENT-04": "UPM-AGENT-TURN-01",
    "IMP-AGENT-05": "UPM-AGENT-TURN-02", "IMP-AGENT-08": "UPM-AGENT-TURN-01", "IMP-AGENT-09": "UPM-AGENT-TURN-03",
    "IMP-AGENT-11": "UPM-AGENT-TURN-03", "IMP-AGENT-15": "UPM-AGENT-TURN-04",
    "IMP-INFL-01": "UPM-INFLUENCE-01",
    "IMP-BUY-01": "UPM-REVEAL-TURN-05", "IMP-BUY-02": "UPM-REVEAL-TURN-05", "IMP-BUY-04": "UPM-REVEAL-TURN-05",
    "IMP-BUY-05": "UPM-REVEAL-TURN-05", "IMP-CARD-34": "UPM-TERMS-01",
    "IMP-COMBAT-03": "UPM-COMBAT-01", "IMP-COMBAT-04": "UPM-COMBAT-01", "IMP-CONTROL-07": "UPM-CONTROL-03",
    "IMP-COST-01": "UPM-AGENT-TURN-02", "IMP-COST-03": "UPM-AGENT-TURN-04", "IMP-COST-06": "UPM-AGENT-TURN-04",
    "IMP-DEPLOY-04": "UPM-AGENT-TURN-07", "IMP-DEPLOY-05": "UPM-AGENT-TURN-07", "IMP-DEPLOY-06": "UPM-AGENT-TURN-07",
    "IMP-DEPLOY-07": "UPM-AGENT-TURN-07", "IMP-DEPLOY-09": "UPM-TERMS-03", "IMP-DEPLOY-11": "UPM-TERMS-03",
    "IMP-INFL-13": "UPM-INFLUENCE-03", "IMP-INFL-18": "UPM-INFLUENCE-05", "IMP-INFL-20": "UPM-INFLUENCE-04",
    "IMP-INFL-21": "UPM-INFLUENCE-01", "IMP-INTRIGUE-01": "UPM-INTRIGUE-01", "IMP-INTRIGUE-04": "UPM-INTRIGUE-01",
    "IMP-INTRIGUE-06": "UPM-INTRIGUE-01", "IMP-INTRIGUE-07": "UPM-INTRIGUE-01", "IMP-INTRIGUE-08": "UPM-INTRIGUE-01",
    "IMP-INTRIGUE-09": "UPM-INTRIGUE-01", "IMP-LEADER-11": "UPM-INTRIGUE-02", "IMP-REVEAL-01": "UPM-ROUND-03",
    "IMP-REVEAL-04": "UPM-REVEAL-TURN-01", "IMP-REVEAL-05": "UPM-REVEAL-TURN-01", "IMP-ROUND-05": "UPM-ROUND-03",
    "IMP-ROUND-07": "UPM-ROUND-03", "IMP-ROUND-09": "UPM-ROUND-03", "IMP-ROUND-10": "UPM-REVEAL-TURN-02",
    "IMP-SOLO-01": "UPR-RIVAL-18", "IMP-SPACE-05": "UPM-DIFFERENCES-08", "IMP-SPACE-14": "UPR-SPACE-19",
    "IMP-SYMBOL-02": "UPM-TERMS-02", "IMP-SYMBOL-05": "UPM-TERMS-01", "IMP-SYMBOL-08": "UPM-AGENT-TURN-04",
}
