"""Why an agent cannot go to a space: card, icons, spies, other agents, influence or cost."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.rules.spies import spied_spaces
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.refusals.agents import refusal_for_enter
from landsraad.games.dune.refusals.costs import lacks, unmet
from landsraad.games.dune.rules.agents.reach import passes, price_for
from landsraad.games.dune.state.cells import AGENTS, CARD, HAND, ICONS, LEADS, POSTED, SEATS, SPACE, TAKEN
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.reasons import Named, Reason, about, named


def refusal_for_agent(s: State, card: i64, where: i64) -> Reason | None:
    """Why an agent is refused at the beginning of a turn."""
    shown, place = box_of(s).cards[card], box_of(s).spaces[where]
    name = named(s.plan.domain_for(SPACE), where)
    if not HAND.has(s.me, card):
        return Reason("not-in-hand", "UPM-AGENT-TURN-01", card=named(s.plan.domain_for(CARD), card))
    if s.me[AGENTS] == 0:
        return Reason("no-agent-left", "UPM-ROUND-03")
    reason = refusal_for_icon(s, shown, place)
    if reason is not None:
        return reason
    reason = refusal_for_enter(s, shown, place)
    if reason is None:
        reason = refusal_for_past(s, shown, where)
    if reason is None:
        reason = refusal_for_pay(s, shown, place)
    return None if reason is None else about(name, reason)


def refusal_for_icon(s: State, card: Card, place: Space) -> Reason | None:
    """Why the card's icons do not reach the space; the spy icon needs a spy there (UPM-AGENT-TURN-06)."""
    name = named(s.plan.domain_for(CARD), card.id)
    if not card.icons:
        return Reason("no-icon", "UPM-AGENT-TURN-01", card=name)
    if place.icon in card.icons:
        return None
    if card.spies:
        if spied_spaces(s, s.me) >> place.id & 1:
            return None
        return Reason("not-spied-on", "UPM-AGENT-TURN-06", card=name, space=named(s.plan.domain_for(SPACE), place.id))
    return Reason("other-icons", "UPM-AGENT-TURN-01", card=name, icon=Named("icon", ICONS[place.icon]),
                  icons=[Named("icon", ICONS[i]) for i in card.icons])


def refusal_for_past(s: State, card: Card, where: i64) -> Reason | None:
    """Why agents block the space: the seat's own always do, others unless it has a spy there (UPM-SPIES-05)."""
    if POSTED.of(s.me, where) > 0:
        return Reason("own-agent-there", "UPM-AGENT-TURN-02")
    unblocked = spied_spaces(s, s.me) | box_of(s).leaders[s.me[LEADS]].unblocked
    if not s.t[TAKEN] >> where & 1 or unblocked >> where & 1 or passes(s, card, NONE):
        return None
    there = [named(s.plan.domain_for(SEATS), seat) for seat in range(s.players) if POSTED.of(s.seats[seat], where) > 0]
    return Reason("occupied-unspied", "UPM-SPIES-05", seats=there)


def refusal_for_pay(s: State, card: Card, place: Space) -> Reason | None:
    if place.need is not None and not card.waives and not place.need.holds(s):
        return about(None, unmet(s, place.need), "UPM-DIFFERENCES-08")
    cost = price_for(s, place, card.id)
    if cost > s.me[place.of]:
        return about(None, lacks(s, int(place.of), int(cost)), "UPM-AGENT-TURN-02")
    return None
