"""Why a card cannot be acquired: where it lies, who keeps it, what it costs."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.imperium.acquire import AcquireUpTo, price
from landsraad.games.imperium.catalogue import edition
from landsraad.games.imperium.cells import FOLDSPACE, PERSUASION, RESERVE_LEFT, RESERVED, ROW
from landsraad.games.imperium.refused_costs import named
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def why_not_there(s: State, card: i64) -> tuple[str, str]:
    """Is the card one that could be acquired at all just now?"""
    shown = edition(s).cards[card]
    name = named(shown.name)
    if shown.reserve == FOLDSPACE:
        return f"{name} is never bought: it comes from its space", "IMP-BUY-03"
    if shown.reserve != NONE:
        return ("", "") if s.t[RESERVE_LEFT + shown.reserve] > 0 else (f"{name}: none is left", "IMP-BUY-02")
    if ROW.has(s.t, card) or s.me[RESERVED] == card:
        return "", ""
    for seat in range(s.players):
        if s.seats[seat][RESERVED] == card:
            return f"{name} is set aside for {s.plan.seats[seat]}", "IMP-LEADER-11"
    return f"{name} is not in the Imperium Row or the Reserve", "IMP-BUY-02"


def why_not_buy(s: State, card: i64) -> tuple[str, str]:
    reason = why_not_there(s, card)
    if reason[0]:
        return reason
    cost, printed = price(s, card), edition(s).cards[card].cost
    if cost <= s.me[PERSUASION]:
        return "", ""
    less = f" ({printed} less {printed - cost})" if cost < printed else ""
    name = named(edition(s).cards[card].name)
    return f"{name} costs {cost}{less}, you have {s.me[PERSUASION]} persuasion", "IMP-BUY-05"


def why_not_acquire(s: State, asked: AcquireUpTo, card: i64) -> tuple[str, str]:
    reason = why_not_there(s, card)
    if reason[0] or edition(s).cards[card].cost <= asked.limit:
        return reason
    shown = edition(s).cards[card]
    return f"{named(shown.name)} costs {shown.cost}, more than {asked.limit}", "IMP-BUY-04"
