"""Why an agent cannot go to a space: the card, its icons, the space or its cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.refusals.costs import lacks, unmet
from landsraad.games.dune.rules.agents.reach import (
    enterable_spaces,
    free_spaces,
    own_posts,
    passable_spaces,
    passes,
    price_for,
    unguarded_spaces,
)
from landsraad.games.dune.state.cells import (
    AGENTS,
    CARD,
    COUNCIL,
    DIFFICULTY,
    HAND,
    HAS_FACTION_ICONS,
    ICONS,
    LANDSRAAD,
    LEVEL,
    POSTED,
    SEATS,
    SILENCED,
    SPACE,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.reasons import Named, Reason, about, named

HARDEST: Final = 3
LACKING: Final = ("other-icons", "no-icon")


def refusal_for_agent(s: State, card: i64, where: i64) -> Reason | None:
    """Why an agent is refused at the beginning of a turn."""
    shown, place = box_of(s).cards[card], box_of(s).spaces[where]
    if not HAND.has(s.me, card):
        return Reason("not-in-hand", "IMP-AGENT-01", card=named(s.plan.domain_for(CARD), card))
    if s.me[AGENTS] == 0 and (not shown.anywhere or own_posts(s.me) == 0):
        return Reason("no-agent-left", "IMP-REVEAL-01")
    if not shown.anywhere:
        reason = refusal_for_icon(s, shown, place)
        if reason is not None:
            return reason
    reason = refusal_for_enter(s, shown, place)
    if reason is not None:
        return about(named(s.plan.domain_for(SPACE), where), reason)
    free = unguarded_spaces(s) if passes(s, shown, NONE) else free_spaces(s, passable_spaces(s, s.me))
    if not shown.anywhere and not free >> where & 1:
        return about(named(s.plan.domain_for(SPACE), where), occupied(s, where))
    reason = refusal_for_pay(s, shown, place)
    return None if reason is None else about(named(s.plan.domain_for(SPACE), where), reason)


def refusal_for_icon(s: State, card: Card, place: Space) -> Reason | None:
    icons = [i for i in range(len(ICONS)) if i in card.icons or (i < LANDSRAAD and s.me[HAS_FACTION_ICONS] > 0)]
    if not icons:
        return Reason("no-icon", "IMP-AGENT-08", card=named(s.plan.domain_for(CARD), card.id))
    if place.icon not in icons:
        return Reason("other-icons", "IMP-AGENT-03", card=named(s.plan.domain_for(CARD), card.id),
                      icon=Named("icon", ICONS[place.icon]),
                      icons=[Named("icon", ICONS[i]) for i in icons])
    return None


def condensed(reasons: list[Reason]) -> list[Reason]:
    """Why no agent goes with any of several cards, or to any of several spaces.

    What a card with the right icon lacks says more than that others have no such icon.
    """
    lacking = [reason for reason in reasons if reason.key in LACKING]
    others = [reason for reason in reasons if reason.key not in LACKING]
    if len(reasons) < 2 or not lacking or any(reason.key != "not-spied-on" for reason in others):
        return others or lacking
    for reason in lacking:
        if reason.key == "other-icons":
            return [Reason("no-card-with-icon", reason.rule, icon=reason.args["icon"]), *others]
    return [Reason("no-card-with-icons", lacking[0].rule), *others]


def refusal_for_enter(s: State, card: Card, place: Space) -> Reason | None:
    """Why the seat may not enter: spaces used once, the hardest level, The Voice."""
    if place.once >= 0 and s.me[place.once] != 0:
        rule = "IMP-CARD-13" if card.anywhere else "IMP-SPACE-14"
        return Reason("already-seated", rule) if place.once == COUNCIL else Reason("already-hired", rule)
    if s.t[LEVEL] == HARDEST and place.barred:
        return Reason("not-at-level", "IMP-SOLO-01", difficulty=named(DIFFICULTY, HARDEST))
    for seat in range(s.players):
        if seat != s.seat and s.seats[seat][SILENCED] == place.id:
            return Reason("silenced", "IMP-CARD-10" if card.anywhere else "IMP-CARD-09",
                          seat=named(s.plan.domain_for(SEATS), seat))
    return None


def occupied(s: State, where: i64) -> Reason:
    if POSTED.of(s.me, where) > 0:
        return Reason("own-agent-there", "IMP-AGENT-05")
    there = [named(s.plan.domain_for(SEATS), seat) for seat in range(s.players) if POSTED.of(s.seats[seat], where) > 0]
    return Reason("occupied", "IMP-AGENT-05", seats=there)


def refusal_for_pay(s: State, card: Card, place: Space) -> Reason | None:
    cost = price_for(s, place, card.id)
    if place.need is not None and not place.need.holds(s):
        reason = unmet(s, place.need)
        return about(None, reason, "IMP-SPACE-05" if reason.key == "needs-influence" else "IMP-COST-01")
    if cost > s.me[place.of] and not enterable_spaces(s) >> place.id & 1:
        return about(None, lacks(s, int(place.of), int(cost)), "IMP-COST-01")
    return None
