"""Why an answer does not fit the question an effect asks: what is not there, what is too much, what must be done."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.imperium.acquire import AcquireUpTo, Manipulate
from landsraad.games.imperium.agents import RecallAgent, Whence
from landsraad.games.imperium.catalogue import edition
from landsraad.games.imperium.cells import (
    ACQUIRE,
    AGAINST,
    BACK,
    BUY,
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
    HARVEST,
    RECALL,
    REMOVE,
    RETREAT,
    REVEALING,
    RIVAL,
    ROLES,
    SECRET,
    SELL,
    SPICE,
    TAKE,
    TRASH,
    ZONE,
)
from landsraad.games.imperium.deploy import ChooseTokens, Deploy
from landsraad.games.imperium.draw import Discard, TakeBack
from landsraad.games.imperium.hagal import HagalHarvest
from landsraad.games.imperium.influence import HandOver, Influence, LoseInfluence, Outdone
from landsraad.games.imperium.refused_buys import why_not_acquire
from landsraad.games.imperium.refused_costs import cause_of, missing, named
from landsraad.games.imperium.rounds import Defence
from landsraad.games.imperium.trash import ZONES, Trash
from landsraad.games.imperium.troops import Retreat
from landsraad.games.imperium.words import DoubleCross, SellMelange
from landsraad.kernel.algebra import CHOOSE, SKIP, Arrow, Or
from landsraad.kernel.engine import Effect, State

SHOWN = 6  # options of an open question that a refusal lists


def why_not_answer(s: State, asked: Effect, move: i64) -> tuple[str, str]:
    reason = why_not_card(s, asked, move)
    if not reason[0]:
        reason = why_not_amount(s, asked, move)
    if not reason[0]:
        reason = why_not_track(s, asked, move)
    if not reason[0]:
        reason = why_not_place(s, asked, move)
    if not reason[0] and SKIP.has(move):
        return skipping(s, asked)
    if not reason[0] and isinstance(asked, Or) and CHOOSE.has(move):
        return why_not_part(s, asked, CHOOSE.a(move))
    return reason


def first_answer(s: State, asked: Effect) -> tuple[str, str]:
    """Another move altogether: the open question comes first, and this is how it may be answered."""
    options = [s.plan.moves.text(move) for move in s.legal()]
    more = ", …" if len(options) > SHOWN else ""
    about = f" about {cause_of(s)}" if cause_of(s) else ""
    rule = "IMP-COST-03" if isinstance(asked, Arrow) else "" if asked.optional else "IMP-AGENT-15"
    return f"{s.plan.seats[s.seat]} has first to decide{about}: {', '.join(options[:SHOWN])}{more}", rule


# ------------------------------------------------------------------ cards


def why_not_card(s: State, asked: Effect, move: i64) -> tuple[str, str]:
    if isinstance(asked, Trash) and TRASH.has(move):
        card, zone = edition(s).cards[TRASH.a(move)], TRASH.b(move)
        if not ZONES[zone].has(s.me, card.id):
            return f"{named(card.name)} is not in your {ZONE.names[zone].replace('_', ' ')}", "IMP-SYMBOL-05"
    if isinstance(asked, Discard) and DISCARD_CARD.has(move):
        return f"{named(edition(s).cards[DISCARD_CARD.a(move)].name)} is not in your hand", "IMP-CARD-34"
    if isinstance(asked, TakeBack) and TAKE.has(move):
        card = edition(s).cards[TAKE.a(move)]
        if not DISCARD.has(s.me, card.id):
            return f"{named(card.name)} is not in your discard pile", "IMP-CARD-01"
        return f"{named(card.name)} is not a card of {named(FACTION.names[asked.faction])}", "IMP-CARD-01"
    if isinstance(asked, Manipulate) and REMOVE.has(move):
        return f"{named(edition(s).cards[REMOVE.a(move)].name)} is not in the Imperium Row", "IMP-LEADER-11"
    if isinstance(asked, AcquireUpTo) and ACQUIRE.has(move):
        return why_not_acquire(s, asked, ACQUIRE.a(move))
    if BUY.has(move) and s.me[REVEALING] == 0:
        return "cards are bought in your reveal turn", "IMP-BUY-01"
    return "", ""


# ------------------------------------------------------------------ numbers


def why_not_amount(s: State, asked: Effect, move: i64) -> tuple[str, str]:
    if DEPLOY.has(move):
        if isinstance(asked, Defence):
            return "the defence is one troop of your supply, or none", "IMP-CONTROL-07"
        if isinstance(asked, Deploy):
            limit = min(s.step if asked.limit == 0 else asked.limit, s.me[GARRISON])
            return f"at most {limit} of the {s.me[GARRISON]} troops in your garrison", "IMP-DEPLOY-05"
    if isinstance(asked, Retreat) and RETREAT.has(move):
        limit = min(asked.limit, s.me[DEPLOYED])
        return f"at most {limit} of your {s.me[DEPLOYED]} troops in the Conflict", "IMP-DEPLOY-09"
    if isinstance(asked, SellMelange) and SELL.has(move):
        if 2 <= SELL.a(move) <= 5:
            return f"you have {s.me[SPICE]} spice", "IMP-COST-06"
        return "2, 3, 4 or 5 spice are sold", "IMP-COST-04"
    return "", ""


# ------------------------------------------------------------------ influence and opponents


def why_not_track(s: State, asked: Effect, move: i64) -> tuple[str, str]:
    if isinstance(asked, LoseInfluence) and DROP.has(move):
        return f"you have no influence with {named(FACTION.names[DROP.a(move)])}", "IMP-INFL-21"
    if isinstance(asked, ChooseTokens) and SECRET.has(move):
        return f"{named(FACTION.names[SECRET.a(move)])} is chosen already", "IMP-LEADER-04"
    if BACK.has(move) and isinstance(asked, (Influence, Outdone)):
        return why_not_influence(s, asked, BACK.a(move))
    if isinstance(asked, HandOver) and GIVE.has(move):
        return (f"the alliance with {named(FACTION.names[s.step])} goes to the opponent with most influence there",
                "IMP-INFL-13")
    if isinstance(asked, DoubleCross) and AGAINST.has(move):
        if AGAINST.a(move) == s.seat:
            return "it is played against an opponent", "IMP-CARD-26"
        return "that seat has no troop in the Conflict", "IMP-CARD-26"
    return "", ""


def why_not_influence(s: State, asked: Effect, faction: i64) -> tuple[str, str]:
    name = named(FACTION.names[faction])
    if isinstance(asked, Influence):
        choices = [f for f in range(len(FACTION.names)) if f in list(asked.factions)]
        if faction not in choices:
            return f"only with {', '.join(named(FACTION.names[f]) for f in choices)}", "IMP-INFL-18"
        if s.step >> faction & 1:
            return f"{name} is chosen already", "IMP-INFL-18"
    if s.me[ROLES] == RIVAL:
        return "a Rival takes influence where it has least", "IMP-SOLO-01"
    return f"no opponent has more influence with {name} than you", "IMP-LEADER-03"


# ------------------------------------------------------------------ spaces and choices


def why_not_place(s: State, asked: Effect, move: i64) -> tuple[str, str]:
    if isinstance(asked, RecallAgent) and RECALL.has(move):
        return f"you have no agent on {named(edition(s).spaces[RECALL.a(move)].name)}", "IMP-SYMBOL-02"
    if isinstance(asked, Whence):
        if FROM.has(move):
            return f"you have no agent to move on {named(edition(s).spaces[FROM.a(move)].name)}", "IMP-CARD-12"
        if FROM_LEADER.has(move):
            return "you have no agent on your leader", "IMP-CARD-11"
    if isinstance(asked, HagalHarvest) and HARVEST.has(move):
        return "it goes to the free maker space with the most bonus spice", "IMP-SOLO-01"
    return "", ""


def skipping(s: State, asked: Effect) -> tuple[str, str]:
    """A question without a way out."""
    if isinstance(asked, Trash):
        return "trashing is a cost here", "IMP-SYMBOL-08"
    if isinstance(asked, (Deploy, Retreat, Defence)):
        return "say 0 to leave it", "IMP-DEPLOY-11"
    about = f"{cause_of(s)}: " if cause_of(s) else ""
    return f"{about}this is not optional", "IMP-AGENT-15"


def why_not_part(s: State, asked: Or, n: i64) -> tuple[str, str]:
    if not 1 <= n <= len(asked.parts):
        return f"there are {len(asked.parts)} to choose from", ""
    reason, rule = missing(s, asked.parts[n - 1])
    return reason, rule or "IMP-COST-06"
