"""Why an answer is refused to the question of an effect that only Uprising has."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import (
    BATTLE_ICON,
    GATHER,
    INFILTRATE_FROM,
    MATCH,
    MATCH_OBJECTIVE,
    PLACE_SPY,
    RECALL_SPY,
    SPIES,
    SPIES_EACH,
    TRAIN,
    TRAINING,
    TRASH_INTRIGUE,
    TRASH_LOOKED,
    WON,
)
from landsraad.games.dune.bases.uprising.rules import leader_effects as leader_words
from landsraad.games.dune.bases.uprising.rules.battle_icons import TurnDownIcon, open_icon
from landsraad.games.dune.bases.uprising.rules.card_effects import (
    AcquireForSolari,
    TrashFromHand,
    TrashOther,
)
from landsraad.games.dune.bases.uprising.rules.deck_peek import DiscardOne, TrashOne
from landsraad.games.dune.bases.uprising.rules.leader_effects import AcquireExactly, Train
from landsraad.games.dune.bases.uprising.rules.separate_lines import LineMenu
from landsraad.games.dune.bases.uprising.rules.space_effects import RecallOther, Surcharge, TrashIntrigue
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy, RecallSpies, icon_of, posts_of
from landsraad.games.dune.bases.uprising.rules.turns import Gathering, Infiltration
from landsraad.games.dune.bases.uprising.rules.withdrawals import RetreatAtLeast
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.refusals.costs import lacks, missing
from landsraad.games.dune.refusals.purchases import refusal_there
from landsraad.games.dune.rules.cards.trashing import FROM_PLAY
from landsraad.games.dune.rules.troops.deployment import DeployOrRetreat
from landsraad.games.dune.state.cells import (
    ACQUIRE,
    CARD,
    CONFLICT,
    DEPLOY,
    DEPLOYED,
    DISCARD_CARD,
    FACTION,
    GARRISON,
    HAND,
    ICONS,
    IN_PLAY,
    INTRIGUE,
    POST,
    POSTED,
    RECALL,
    RETREAT,
    SEATS,
    SOLARI,
    SPACE,
    TRASH,
    VISITED,
    ZONE,
)
from landsraad.kernel.algebra import CHOOSE, PAY
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Named, Reason, about, named


def refusal_for_answer(s: State, asked: Effect, move: i64) -> Reason | None:
    reason = refusal_for_spy(s, asked, move)
    if reason is None:
        reason = refusal_for_card(s, asked, move)
    if reason is None:
        reason = refusal_for_token(s, asked, move)
    return refusal_for_more(s, asked, move) if reason is None else reason


# ------------------------------------------------------------------ spies


def refusal_for_spy(s: State, asked: Effect, move: i64) -> Reason | None:
    if isinstance(asked, PlaceSpy):
        if PLACE_SPY.has(move):
            return refusal_for_post(s, asked, PLACE_SPY.a(move))
        if RECALL_SPY.has(move) and SPIES.size(s.me) < SPIES_EACH:
            return Reason("spy-in-supply", "UPM-SPIES-02", n=int(SPIES_EACH - SPIES.size(s.me)))
    if isinstance(asked, (PlaceSpy, RecallSpies)) and RECALL_SPY.has(move):
        return Reason("no-spy-at", "UPM-SPIES-08", post=named(s.plan.domain_for(POST), RECALL_SPY.a(move)))
    if isinstance(asked, Infiltration) and INFILTRATE_FROM.has(move):
        return refusal_for_watching(s, INFILTRATE_FROM.a(move))
    if isinstance(asked, Gathering) and GATHER.has(move):
        return refusal_for_watching(s, GATHER.a(move))
    return None


def refusal_for_watching(s: State, post: i64) -> Reason:
    """Why the seat cannot recall this spy: it must be its own, connected to the space in `step`."""
    if not SPIES.has(s.me, post):
        return Reason("no-spy-at", "UPM-SPIES-09", post=named(s.plan.domain_for(POST), post))
    return Reason("post-not-there", "UPM-SPIES-09", post=named(s.plan.domain_for(POST), post),
                  space=named(s.plan.domain_for(SPACE), s.step))


def refusal_for_post(s: State, asked: PlaceSpy, post: i64) -> Reason:
    name = named(s.plan.domain_for(POST), post)
    if SPIES.size(s.me) == SPIES_EACH:
        return Reason("no-spy-in-supply", "UPM-SPIES-02")
    if SPIES.has(s.me, post):
        return Reason("own-spy-there", "UPM-SPIES-09", post=name)
    if asked.here and not box_of(s).posts_at[s.me[VISITED]] >> post & 1:
        return Reason("post-not-there", "UPM-SPIES-04", post=name, space=named(s.plan.domain_for(SPACE), s.me[VISITED]))
    if asked.icons != 0 and not asked.icons >> icon_of(s, post) & 1:
        icons = [Named("icon", ICONS[i]) for i in range(len(ICONS)) if asked.icons >> i & 1]
        return Reason("post-of-others", "UPM-SPIES-04", post=name, icons=icons)
    there = [named(s.plan.domain_for(SEATS), seat) for seat in range(s.players) if posts_of(s.seats[seat]) >> post & 1]
    return Reason("post-taken", "UPM-SPIES-02", post=name, seats=there)


# ------------------------------------------------------------------ cards


def refusal_for_card(s: State, asked: Effect, move: i64) -> Reason | None:
    cards = s.plan.domain_for(CARD)
    if isinstance(asked, TrashIntrigue) and TRASH_INTRIGUE.has(move):
        return Reason("not-held", "UPM-INTRIGUE-01", card=named(s.plan.domain_for(INTRIGUE), TRASH_INTRIGUE.a(move)))
    if isinstance(asked, (TrashFromHand, leader_words.TrashFromHand)) and TRASH.has(move):
        card = TRASH.a(move)
        if isinstance(asked, TrashFromHand) and HAND.has(s.me, card) and TRASH.b(move) != FROM_PLAY:
            return Reason("not-of-faction", "UPM-TERMS-01", card=named(cards, card),
                          faction=named(FACTION, asked.faction))
        return Reason("only-from-hand", "UPM-TERMS-01") if HAND.has(s.me, card) else Reason(
            "not-in-hand", "UPM-TERMS-01", card=named(cards, card))
    if isinstance(asked, TrashOther) and TRASH.has(move):
        return refusal_for_other(s, asked, TRASH.a(move))
    if isinstance(asked, (AcquireExactly, AcquireForSolari)) and ACQUIRE.has(move):
        return refusal_for_acquire(s, asked, ACQUIRE.a(move))
    if isinstance(asked, DiscardOne) and DISCARD_CARD.has(move):
        return Reason("not-looked-at", "UPM-RULINGS-03", card=named(cards, DISCARD_CARD.a(move)))
    if isinstance(asked, TrashOne) and TRASH_LOOKED.has(move):
        return Reason("not-looked-at", "UPM-RULINGS-03", card=named(cards, TRASH_LOOKED.a(move)))
    return None


def refusal_for_other(s: State, asked: TrashOther, card: i64) -> Reason:
    name = named(s.plan.domain_for(CARD), card)
    if not IN_PLAY.has(s.me, card):
        return Reason("not-in-zone", "UPM-TERMS-06", card=name, zone=named(ZONE, FROM_PLAY))
    if not box_of(s).cards[card].factions >> asked.faction & 1:
        return Reason("not-of-faction", "UPM-TERMS-06", card=name, faction=named(FACTION, asked.faction))
    return Reason("another-card", "UPM-TERMS-06", card=name)


def refusal_for_acquire(s: State, asked: Effect, card: i64) -> Reason | None:
    name, cost = named(s.plan.domain_for(CARD), card), int(box_of(s).cards[card].cost)
    reason = refusal_there(s, card)
    if reason is not None:
        return reason
    if isinstance(asked, AcquireExactly):
        return Reason("exact-cost", "UPM-REVEAL-TURN-05", card=name, cost=cost, n=int(asked.limit))
    return about(name, lacks(s, int(SOLARI), cost), "UPM-REVEAL-TURN-05")


# ------------------------------------------------------------------ icons, the training track


def refusal_for_token(s: State, asked: Effect, move: i64) -> Reason | None:
    if isinstance(asked, Train) and TRAIN.has(move):
        return Reason("not-connected", training=named(TRAINING, TRAIN.a(move)))
    if isinstance(asked, TurnDownIcon):
        if MATCH.has(move):
            return refusal_for_turn(s, asked, MATCH.a(move))
        if MATCH_OBJECTIVE.has(move):
            return refusal_for_objective(s, asked)
    return None


def refusal_for_turn(s: State, asked: TurnDownIcon, conflict: i64) -> Reason:
    name = named(s.plan.domain_for(CONFLICT), conflict)
    if not WON.has(s.me, conflict):
        return Reason("not-won", "UPM-COMBAT-06", conflict=name)
    return Reason("other-icon", "UPM-BATTLE-ICONS-01", mark=named(BATTLE_ICON, asked.icon))


def refusal_for_objective(s: State, asked: TurnDownIcon) -> Reason:
    if open_icon(s.me) < 0:
        return Reason("objective-down", "UPM-BATTLE-ICONS-04")
    return Reason("other-icon", "UPM-BATTLE-ICONS-01", mark=named(BATTLE_ICON, asked.icon))


# ------------------------------------------------------------------ agents, troops, costs


def refusal_for_more(s: State, asked: Effect, move: i64) -> Reason | None:
    if isinstance(asked, RecallOther) and RECALL.has(move):
        where = RECALL.a(move)
        if POSTED.of(s.me, where) > 0:
            return Reason("agent-of-this-turn", "UPM-TERMS-02")
        return Reason("no-agent-on", "UPM-TERMS-02", space=named(s.plan.domain_for(SPACE), where))
    if isinstance(asked, Surcharge) and PAY.has(move):
        return about(None, lacks(s, int(asked.cell), int(asked.price(s))), "UPM-RULINGS-01")
    if isinstance(asked, RetreatAtLeast) and RETREAT.has(move):
        return Reason("retreat-so-many", "UPM-TERMS-03", least=int(asked.least),
                      n=int(min(asked.limit, s.me[DEPLOYED])))
    if isinstance(asked, DeployOrRetreat) and (DEPLOY.has(move) or RETREAT.has(move)):
        return Reason("one-troop", "UPM-TERMS-03", garrison=int(s.me[GARRISON]), have=int(s.me[DEPLOYED]))
    if isinstance(asked, LineMenu) and CHOOSE.has(move):
        return refusal_for_line(s, asked, CHOOSE.a(move))
    return None


def refusal_for_line(s: State, asked: LineMenu, n: i64) -> Reason | None:
    if not 1 <= n <= len(asked.parts):
        return Reason("so-many-choices", n=len(asked.parts))
    if s.step >> (n - 1) & 1:
        return Reason("line-used", "UPM-INTRIGUE-04")
    reason = missing(s, asked.parts[n - 1])
    return None if reason is None else about(None, reason, "UPM-INTRIGUE-04")
