"""Why a move is refused: a reason and its rule, for the player who tried it.

Each move belongs to a point of the game: the beginning of a turn, the rest of an agent turn, the reveal turn, the
combat window, the end of the game, or the question of an effect. The wrong time is the first reason, then what the move
itself lacks. The search for reasons works on a copy, so a refusal changes nothing.
"""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.intrigue import AFTERMATH, COMBAT, ENDGAME, PLOT, VICTORY, Intrigue
from landsraad.games.dune.refusals.agents import refusal_for_agent
from landsraad.games.dune.refusals.answers import first_answer, refusal_for_answer
from landsraad.games.dune.refusals.costs import missing, unmet
from landsraad.games.dune.refusals.purchases import refusal_for_buy
from landsraad.games.dune.rules.cards.intrigue import IntrigueWindow
from landsraad.games.dune.rules.turns.agent_boxes import CARD_BOX, PARTNER, bit_of, card_with_box, partner_in, space_of
from landsraad.games.dune.rules.turns.agent_turn import FROM_GARRISON, AgentTurn, boxes_now, may_deploy, troop_limit
from landsraad.games.dune.rules.turns.combat_phase import Window, fights
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import (
    ACQUIRE,
    AGENT,
    BACK,
    BOX,
    BUY,
    CARD,
    DEPLOY,
    END,
    FACTION,
    FRESH,
    GARRISON,
    GARRISON_LIMIT,
    IN_PLAY,
    INTRIGUE,
    INTRIGUES,
    LATER,
    PASS,
    PENDING,
    PLAY,
    RECRUITED,
    RESOLVE,
    RESOLVE_CARD,
    REVEAL,
    SPACE,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.reasons import Named, Reason, about, citing, named

KINDS: tuple[str, ...] = ("plot", "combat", "victory", "endgame", "aftermath")


def refusal_for(s: State, move: int) -> Reason | None:
    """Returns the reason, or None if only the legal moves can be listed."""
    s.plan.moves.text(move)  # raises its own error for a number that is not a move
    reason = own_reason(s, move)
    if reason is None:
        reason = common_reason(s, move)
    return None if reason is None else citing(reason, box_of(s).base.rules)


def own_reason(s: State, move: int) -> Reason | None:
    """Asks the parts of the Box, and the absent modules about their own moves."""
    for part in box_of(s).refusals:
        copy = s.clone()
        reason = part.why_not(copy, copy.top(), move)
        if reason is not None:
            return reason
    for part in [hook for module in box_of(s).absent() for hook in module.refusals]:
        copy = s.clone()
        reason = part.why_absent(copy, copy.top(), move)
        if reason is not None:
            return reason
    return None


def common_reason(s: State, move: int) -> Reason | None:
    copy = s.clone()
    effect = copy.top()
    if BACK.has(move) and isinstance(effect, (Turn, AgentTurn, RevealMenu, Window, IntrigueWindow)):
        return Reason("influence-by-effect", "IMP-INFL-01",
                      faction=named(copy.plan.domain_for(FACTION), BACK.a(move)))
    if isinstance(effect, Turn):
        return at_the_start(copy, move)
    if isinstance(effect, AgentTurn):
        return after_the_agent(copy, move)
    if isinstance(effect, RevealMenu):
        return in_the_reveal(copy, move)
    if isinstance(effect, (Window, IntrigueWindow)):
        return in_a_window(copy, effect, move)
    reason = refusal_for_answer(copy, effect, move)
    return first_answer(copy, effect) if reason is None else reason


# ------------------------------------------------------------------ the moments


def at_the_start(s: State, move: i64) -> Reason | None:
    if AGENT.has(move):
        return refusal_for_agent(s, AGENT.a(move), AGENT.b(move))
    if PLAY.has(move):
        return refusal_for_play(s, PLAY.a(move), PLOT, early=True)
    if BUY.has(move) or ACQUIRE.has(move):
        return Reason("buy-in-reveal", "IMP-BUY-01")
    if DEPLOY.has(move):
        return Reason("deploy-with-agent", "IMP-DEPLOY-04")
    if END.has(move) or PASS.has(move):
        return Reason("agent-or-reveal", "IMP-ROUND-05")
    if RESOLVE.has(move):
        return Reason("no-agent-sent", "IMP-AGENT-09")
    if RESOLVE_CARD.has(move):
        return Reason("nothing-revealed", "IMP-REVEAL-04")
    return None


def after_the_agent(s: State, move: i64) -> Reason | None:
    """Why a move is refused after the agent. `step` holds the unresolved boxes and the space."""
    boxes = boxes_now(s)
    if AGENT.has(move):
        return Reason("agent-is-sent", "IMP-AGENT-04")
    if REVEAL.has(move):
        return Reason("end-agent-turn", "IMP-ROUND-05")
    if PLAY.has(move):
        return refusal_for_play(s, PLAY.a(move), PLOT, early=False)
    if BUY.has(move) or ACQUIRE.has(move):
        return Reason("buy-in-reveal", "IMP-BUY-01")
    if RESOLVE.has(move):
        return refusal_for_box(s, boxes, RESOLVE.a(move))
    if RESOLVE_CARD.has(move):
        return Reason("reveal-boxes-wait", "IMP-ROUND-10")
    if DEPLOY.has(move):
        return refusal_for_deploy(s, boxes, DEPLOY.a(move))
    if END.has(move):
        if boxes != 0:
            return Reason("still-open", "IMP-AGENT-15", parts=open_boxes(boxes))
        return Reason("say-deployment", "IMP-DEPLOY-06")
    if PASS.has(move):
        return Reason("end-not-pass", "IMP-ROUND-05")
    return None


def in_the_reveal(s: State, move: i64) -> Reason | None:
    if AGENT.has(move):
        return Reason("no-agent-in-reveal", "IMP-ROUND-05")
    if REVEAL.has(move):
        return Reason("revealed-already", "IMP-ROUND-07")
    if BUY.has(move):
        return refusal_for_buy(s, BUY.a(move))
    if PLAY.has(move):
        return refusal_for_play(s, PLAY.a(move), PLOT, early=False)
    if RESOLVE_CARD.has(move):
        return refusal_for_use(s, RESOLVE_CARD.a(move))
    if RESOLVE.has(move):
        return Reason("agent-boxes-idle", "IMP-ROUND-10")
    if DEPLOY.has(move):
        return Reason("deploy-with-agent", "IMP-DEPLOY-04")
    if END.has(move):
        return Reason("still-open", "IMP-AGENT-15", parts=open_reveals(s))
    if PASS.has(move):
        return Reason("end-not-pass", "IMP-ROUND-05")
    return None


def in_a_window(s: State, effect: Effect, move: i64) -> Reason | None:
    when: i64 = effect.when if isinstance(effect, IntrigueWindow) else COMBAT
    if PLAY.has(move):
        return refusal_for_play(s, PLAY.a(move), when, early=False)
    if AGENT.has(move) or REVEAL.has(move) or BUY.has(move) or DEPLOY.has(move):
        return Reason("turns-over", "IMP-ROUND-09")
    if PASS.has(move):
        return Reason("end-window", "IMP-COMBAT-04")
    if END.has(move):
        return Reason("pass-window", "IMP-COMBAT-04")
    return None


# ------------------------------------------------------------------ intrigue cards


def refusal_for_play(s: State, card: i64, when: i64, early: bool) -> Reason | None:
    plot, name = box_of(s).intrigue[card], named(s.plan.domain_for(INTRIGUE), card)
    if not INTRIGUES.has(s.me, card):
        return Reason("not-held", "IMP-INTRIGUE-01", card=name)
    box = plot.effect_at(when)
    if box is None:
        return refusal_now(plot)
    if when == COMBAT and not fights(s, s.me):
        return Reason("no-own-troop", "IMP-COMBAT-03")
    if plot.opening and not (early and s.me[FRESH] == 1):
        return Reason("opening-card", "IMP-CARD-04", card=name)
    if plot.early and not early:
        return Reason("before-agent-card", "IMP-INTRIGUE-04", card=name)
    reason = None if plot.need is None or plot.need.holds(s) else unmet(s, plot.need)
    if reason is None:
        reason = missing(s, plot.cost)
    if reason is None:
        reason = missing(s, box)
    return None if reason is None else about(name, reason, "IMP-INTRIGUE-09")


def refusal_now(plot: Intrigue) -> Reason:
    """Returns when a card can be played, and the rule of the first of these windows."""
    name = Named(INTRIGUE.name, plot.name)
    kinds = [when for when in range(len(KINDS)) if plot.effect_at(when) is not None]
    if kinds[0] == PLOT:
        return Reason("plot-card", "IMP-INTRIGUE-06", card=name)
    if kinds[0] == VICTORY:
        return Reason("victory-card", "IMP-COMBAT-08", card=name)
    if kinds[0] == AFTERMATH:
        return Reason("aftermath-card", "IMP-INTRIGUE-07", card=name)
    if kinds[0] == ENDGAME:
        return Reason("endgame-card", "IMP-INTRIGUE-08", card=name)
    if ENDGAME in kinds:
        return Reason("combat-or-endgame-card", "IMP-INTRIGUE-07", card=name)
    return Reason("combat-card", "IMP-INTRIGUE-07", card=name)


# ------------------------------------------------------------------ boxes and troops


def open_boxes(boxes: i64) -> list[Named]:
    return [named(BOX, i) for i in range(len(BOX.names)) if boxes & bit_of(i)]


def refusal_for_box(s: State, boxes: i64, box: i64) -> Reason | None:
    if box == PARTNER and partner_in(s) == NONE:
        return Reason("no-partner", "IMP-AGENT-08")
    if box == 0 and s.step & CARD_BOX and not boxes & CARD_BOX:  # the card waits for its condition
        reason = missing(s, card_with_box(s, member_of(s.source)).agent)
        if reason is not None:
            return reason
    if not boxes & bit_of(box):
        return Reason("box-done", "IMP-AGENT-11", box=named(s.plan.domain_for(BOX), box))
    if boxes & CARD_BOX:
        return Reason("card-box-first", "IMP-AGENT-11")
    return None


def refusal_for_deploy(s: State, boxes: i64, n: i64) -> Reason:
    place = box_of(s).spaces[space_of(s.step)]
    if s.me[GARRISON_LIMIT] == NONE:
        return Reason("not-combat-space", "IMP-DEPLOY-07", space=named(s.plan.domain_for(SPACE), place.id))
    if boxes != 0:
        return Reason("resolve-first", "IMP-DEPLOY-05", parts=open_boxes(boxes))
    limit = troop_limit(s)
    if limit == 0:
        return Reason("all-deployed", "IMP-DEPLOY-05")
    if not may_deploy(s):
        return Reason("deployment-done", "IMP-DEPLOY-05")
    if n > s.me[GARRISON]:
        return Reason("garrison-has", "IMP-DEPLOY-05", n=int(s.me[GARRISON]))
    return Reason("deploy-limit", "IMP-DEPLOY-05", limit=int(limit), recruited=int(s.me[RECRUITED]),
                  n=int(FROM_GARRISON))


def open_reveals(s: State) -> list[Named]:
    """Returns the revealed boxes that must be resolved before the turn ends."""
    found: list[Named] = []
    for i in range(PENDING.size(s.me)):
        card = box_of(s).cards[PENDING.card(s.me, i)]
        s.source = card.source
        if not PENDING.repeats(s.me, i) and not card.to_resolve.optional and card.to_resolve.possible(s):
            found.append(named(s.plan.domain_for(CARD), card.id))
    return found


def refusal_for_use(s: State, card: i64) -> Reason | None:
    shown, name = box_of(s).cards[card], named(s.plan.domain_for(CARD), card)
    if PENDING.has(s.me, card):
        s.source = shown.source
        reason = missing(s, shown.to_resolve)
        return None if reason is None else about(name, reason, "IMP-COST-06")
    if not IN_PLAY.has(s.me, card):
        return Reason("not-revealed", "IMP-REVEAL-04", card=name)
    for part in shown.conditional:
        if LATER.has(s.me, part):
            return about(name, Reason("counts-by-itself", "IMP-REVEAL-05"))
    return Reason("nothing-left", "IMP-REVEAL-04", card=name)
