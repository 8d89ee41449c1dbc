"""Why an answer to the question of an effect is refused: missing, too much, or mandatory."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.refusals.costs import cause_of, missing
from landsraad.games.dune.refusals.purchases import refusal_for_acquire
from landsraad.games.dune.rules.agents.placement import RecallAgent, Whence
from landsraad.games.dune.rules.cards.drawing import Discard, TakeBack
from landsraad.games.dune.rules.cards.market import AcquireUpTo, Manipulate
from landsraad.games.dune.rules.cards.one_off_effects import DoubleCross, SellMelange
from landsraad.games.dune.rules.cards.trashing import ZONES, Trash
from landsraad.games.dune.rules.seats.influence import HandOver, Influence, LoseInfluence, Outdone
from landsraad.games.dune.rules.troops.deployment import ChooseTokens, Deploy
from landsraad.games.dune.rules.troops.recruiting import Retreat
from landsraad.games.dune.rules.turns.rounds import Defence
from landsraad.games.dune.state.cells import (
    ACQUIRE,
    AGAINST,
    BACK,
    BUY,
    CARD,
    DEPLOY,
    DEPLOYED,
    DISCARD,
    DISCARD_CARD,
    DROP,
    FACTION,
    FROM,
    FROM_LEADER,
    GARRISON,
    GIVE,
    RECALL,
    REMOVE,
    RETREAT,
    REVEALING,
    RIVAL,
    ROLES,
    SEATS,
    SECRET,
    SELL,
    SPACE,
    SPICE,
    TAKE,
    TRASH,
    ZONE,
)
from landsraad.kernel.algebra import CHOOSE, SKIP, Arrow, Or
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Choices, Reason, about, named

SHOWN = 6  # number of options that a refusal lists
IN_DISCARD = ZONE.find("discard")


def refusal_for_answer(s: State, asked: Effect, move: i64) -> Reason | None:
    reason = refusal_for_card(s, asked, move)
    if reason is None:
        reason = refusal_for_amount(s, asked, move)
    if reason is None:
        reason = refusal_for_track(s, asked, move)
    if reason is None:
        reason = refusal_for_place(s, asked, move)
    if reason is None and SKIP.has(move):
        return skipping(s, asked)
    if reason is None and isinstance(asked, Or) and CHOOSE.has(move):
        return refusal_for_part(s, asked, CHOOSE.a(move))
    return reason


def first_answer(s: State, asked: Effect) -> Reason:
    """Refuses an unrelated move: the pending question comes first, with its possible answers."""
    moves = Choices([s.plan.moves.text(move) for move in s.legal()], SHOWN)
    rule = "IMP-COST-03" if isinstance(asked, Arrow) else "" if asked.optional else "IMP-AGENT-15"
    seat, cause = named(s.plan.domain_for(SEATS), s.seat), cause_of(s)
    if cause is None:
        return Reason("decide-first", rule, seat=seat, moves=moves)
    return Reason("decide-first-about", rule, seat=seat, cause=cause, moves=moves)


# ------------------------------------------------------------------ cards


def refusal_for_card(s: State, asked: Effect, move: i64) -> Reason | None:
    if isinstance(asked, Trash) and TRASH.has(move):
        card, zone = TRASH.a(move), TRASH.b(move)
        if not ZONES[zone].has(s.me, card):
            return Reason("not-in-zone", "IMP-SYMBOL-05", card=named(s.plan.domain_for(CARD), card),
                          zone=named(ZONE, zone))
    if isinstance(asked, Discard) and DISCARD_CARD.has(move):
        return Reason("not-in-hand", "IMP-CARD-34", card=named(s.plan.domain_for(CARD), DISCARD_CARD.a(move)))
    if isinstance(asked, TakeBack) and TAKE.has(move):
        card = TAKE.a(move)
        if not DISCARD.has(s.me, card):
            return Reason("not-in-zone", "IMP-CARD-01", card=named(s.plan.domain_for(CARD), card),
                          zone=named(ZONE, IN_DISCARD))
        return Reason("not-of-faction", "IMP-CARD-01", card=named(s.plan.domain_for(CARD), card),
                      faction=named(FACTION, asked.faction))
    if isinstance(asked, Manipulate) and REMOVE.has(move):
        return Reason("not-in-row", "IMP-LEADER-11", card=named(s.plan.domain_for(CARD), REMOVE.a(move)))
    if isinstance(asked, AcquireUpTo) and ACQUIRE.has(move):
        return refusal_for_acquire(s, asked, ACQUIRE.a(move))
    if BUY.has(move) and s.me[REVEALING] == 0:
        return Reason("buy-in-reveal", "IMP-BUY-01")
    return None


# ------------------------------------------------------------------ numbers


def refusal_for_amount(s: State, asked: Effect, move: i64) -> Reason | None:
    if DEPLOY.has(move):
        if isinstance(asked, Defence):
            return Reason("defence-one", "IMP-CONTROL-07")
        if isinstance(asked, Deploy):
            limit = min(s.step if asked.limit == 0 else asked.limit, s.me[GARRISON])
            return Reason("deploy-most", "IMP-DEPLOY-05", limit=int(limit), n=int(s.me[GARRISON]))
    if isinstance(asked, Retreat) and RETREAT.has(move):
        limit = min(asked.limit, s.me[DEPLOYED])
        return Reason("retreat-most", "IMP-DEPLOY-09", limit=int(limit), n=int(s.me[DEPLOYED]))
    if isinstance(asked, SellMelange) and SELL.has(move):
        if 2 <= SELL.a(move) <= 5:
            return Reason("have-spice", "IMP-COST-06", n=int(s.me[SPICE]))
        return Reason("sold-by", "IMP-COST-04")
    return None


# ------------------------------------------------------------------ influence and opponents


def refusal_for_track(s: State, asked: Effect, move: i64) -> Reason | None:
    if isinstance(asked, LoseInfluence) and DROP.has(move):
        return Reason("no-influence", "IMP-INFL-21", faction=named(s.plan.domain_for(FACTION), DROP.a(move)))
    if isinstance(asked, ChooseTokens) and SECRET.has(move):
        return Reason("faction-chosen", "IMP-LEADER-04", faction=named(s.plan.domain_for(FACTION), SECRET.a(move)))
    if BACK.has(move) and isinstance(asked, (Influence, Outdone)):
        return refusal_for_influence(s, asked, BACK.a(move))
    if isinstance(asked, HandOver) and GIVE.has(move):
        return Reason("alliance-goes-to", "IMP-INFL-13", faction=named(s.plan.domain_for(FACTION), s.step))
    if isinstance(asked, DoubleCross) and AGAINST.has(move):
        if AGAINST.a(move) == s.seat:
            return Reason("against-opponent", "IMP-CARD-26")
        return Reason("seat-without-troop", "IMP-CARD-26")
    return None


def refusal_for_influence(s: State, asked: Effect, faction: i64) -> Reason:
    if isinstance(asked, Influence):
        choices = [f for f in range(FACTION.capacity) if f in list(asked.factions)]
        if faction not in choices:
            return Reason("only-with", "IMP-INFL-18", factions=[named(s.plan.domain_for(FACTION), f) for f in choices])
        if s.step >> faction & 1:
            return Reason("faction-chosen", "IMP-INFL-18", faction=named(s.plan.domain_for(FACTION), faction))
    if s.me[ROLES] == RIVAL:
        return Reason("rival-where-least", "IMP-SOLO-01")
    return Reason("nobody-ahead", "IMP-LEADER-03", faction=named(s.plan.domain_for(FACTION), faction))


# ------------------------------------------------------------------ spaces and choices


def refusal_for_place(s: State, asked: Effect, move: i64) -> Reason | None:
    if isinstance(asked, RecallAgent) and RECALL.has(move):
        return Reason("no-agent-on", "IMP-SYMBOL-02", space=named(s.plan.domain_for(SPACE), RECALL.a(move)))
    if isinstance(asked, Whence):
        if FROM.has(move):
            return Reason("no-agent-to-move", "IMP-CARD-12", space=named(s.plan.domain_for(SPACE), FROM.a(move)))
        if FROM_LEADER.has(move):
            return Reason("no-agent-on-leader", "IMP-CARD-11")
    return None


def skipping(s: State, asked: Effect) -> Reason:
    """Why the question cannot be skipped."""
    if isinstance(asked, Trash):
        return Reason("trash-is-cost", "IMP-SYMBOL-08")
    if isinstance(asked, (Deploy, Retreat, Defence)):
        return Reason("say-zero", "IMP-DEPLOY-11")
    return about(cause_of(s), Reason("not-optional", "IMP-AGENT-15"))


def refusal_for_part(s: State, asked: Or, n: i64) -> Reason | None:
    if not 1 <= n <= len(asked.parts):
        return Reason("so-many-choices", n=len(asked.parts))
    reason = missing(s, asked.parts[n - 1])
    return None if reason is None else about(None, reason, "IMP-COST-06")
