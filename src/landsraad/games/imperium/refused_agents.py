"""Why an agent cannot go there: the card, the icon, the space, its cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.imperium.catalogue import Card, Space, edition
from landsraad.games.imperium.cells import (
    AGENTS,
    COUNCIL,
    DIFFICULTY,
    ENVOY,
    HAND,
    ICONS,
    LANDSRAAD,
    LEVEL,
    POSTED,
    SILENCED,
)
from landsraad.games.imperium.refused_costs import lacks, named, unmet
from landsraad.games.imperium.where import enterable_spaces, free_spaces, own_posts, price_of
from landsraad.kernel.engine import State

HARDEST: Final = 3


def why_not_agent(s: State, card: i64, where: i64) -> tuple[str, str]:
    """At the beginning of a turn."""
    shown, place = edition(s).cards[card], edition(s).spaces[where]
    if not HAND.has(s.me, card):
        return f"{named(shown.name)} is not in your hand", "IMP-AGENT-01"
    if s.me[AGENTS] == 0 and (not shown.anywhere or own_posts(s.me) == 0):
        return "you have no agent left to send: reveal", "IMP-REVEAL-01"
    if not shown.anywhere:
        reason = why_not_icon(s, shown, place)
        if reason[0]:
            return reason
    reason = why_not_enter(s, shown, place)
    if reason[0]:
        return reason
    if not shown.anywhere and not free_spaces(s) >> where & 1:
        return f"{named(place.name)}: {occupant(s, where)}", "IMP-AGENT-05"
    return why_not_pay(s, place)


def why_not_icon(s: State, card: Card, place: Space) -> tuple[str, str]:
    icons = [i for i in range(len(ICONS)) if i in card.icons or (i < LANDSRAAD and s.me[ENVOY] > 0)]
    if not icons:
        return f"{named(card.name)} has no agent icon: it can only be revealed", "IMP-AGENT-08"
    if place.icon not in icons:
        shown = ", ".join(named(ICONS[i]) for i in icons)
        return f"{named(card.name)} has no {named(ICONS[place.icon])} icon, only {shown}", "IMP-AGENT-03"
    return "", ""


def why_not_enter(s: State, card: Card, place: Space) -> tuple[str, str]:
    """Spaces used once, the hardest level, The Voice."""
    name = named(place.name)
    if place.once >= 0 and s.me[place.once] != 0:
        return (f"{name}: already {'seated' if place.once == COUNCIL else 'hired'}",
                "IMP-CARD-13" if card.anywhere else "IMP-SPACE-14")
    if s.t[LEVEL] == HARDEST and place.barred:
        return f"{name}: not for you at the level {named(DIFFICULTY.names[HARDEST])}", "IMP-SOLO-01"
    for seat in range(s.players):
        if seat != s.seat and s.seats[seat][SILENCED] == place.id:
            return (f"{name}: closed by The Voice of {s.plan.seats[seat]}",
                    "IMP-CARD-10" if card.anywhere else "IMP-CARD-09")
    return "", ""


def occupant(s: State, where: i64) -> str:
    if s.me[POSTED + where] > 0:
        return "your own agent is there"
    there = [s.plan.seats[seat] for seat in range(s.players) if s.seats[seat][POSTED + where] > 0]
    return f"occupied by {' and '.join(there)}"


def why_not_pay(s: State, place: Space) -> tuple[str, str]:
    name, cost = named(place.name), price_of(s, s.me, place)
    if place.need is not None and not place.need.holds(s):
        reason = unmet(s, place.need)[0]
        return f"{name}: {reason}", "IMP-COST-01" if reason.find("influence") < 0 else "IMP-SPACE-05"
    if cost > s.me[place.of] and not enterable_spaces(s) >> place.id & 1:
        return f"{name}: {lacks(s, int(place.of), int(cost))}", "IMP-COST-01"
    return "", ""
