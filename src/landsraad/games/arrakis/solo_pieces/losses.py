"""Losses of the Mahdi automa: casualties by its list, and excess units (WFA-SOLO-23, 65, 72)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    bodies,
    deciding_seat,
    dismiss,
    leaders,
    limit,
    take_units,
    units,
)
from landsraad.games.arrakis.solo_pieces.garrisons import drop_token
from landsraad.games.arrakis.state.cells import (
    BASHAR,
    ELITE,
    HARKONNEN,
    LEADER,
    LOSE,
    NAMED,
    NAMED_HERE,
    OFFICERS,
    REGULAR,
    SARDAUKAR,
    SPECIAL,
    TOKENS_HERE,
    UNITS,
)
from landsraad.games.arrakis.state.events import EXCESS
from landsraad.kernel.engine import State

# Indices of the lines in `events.WHY_LOST`.
LEADERS: Final = 0
ELITES: Final = 1
SARDAUKARS: Final = 2
REGULARS: Final = 3
LAST_LEADER: Final = 4


def loss_line(s: State, area: i64, hits: i64) -> i64:
    """Leaders until one is left, elites, Sardaukar, regulars; that leader before the last (WFA-OPEN-17)."""
    t = s.t
    if leaders(s, area) > 1:
        return LEADERS
    if t[UNITS + ELITE * AREA_CAPACITY + area] > 0:
        return ELITES
    if t[UNITS + SPECIAL * AREA_CAPACITY + area] > 0:
        return SARDAUKARS
    return LAST_LEADER if leaders(s, area) == 1 and hits >= units(s, area) else REGULARS


def offer_losses(s: State, area: i64, hits: i64) -> None:
    """Offers what the next hit removes. Among several named leaders the player chooses."""
    line = loss_line(s, area, hits)
    if line == REGULARS:
        s.offer(LOSE.move(REGULAR))
    elif line == ELITES:
        s.offer(LOSE.move(ELITE))
    elif line == SARDAUKARS:
        s.offer(LOSE.move(SARDAUKAR))
    elif s.t[OFFICERS + area] > 0:
        s.offer(LOSE.move(BASHAR))
    else:
        here = s.t[NAMED_HERE + area]
        for leader in range(len(LEADER.names)):
            if here >> leader & 1:
                s.offer(LOSE.move(NAMED + leader))


def trim(s: State, area: i64) -> None:
    """Removes excess units, the weakest first (WFA-SOLO-72).

    A token is as strong as a regular unit and is removed after those, without being revealed.
    """
    while bodies(s, area) > limit(s, HARKONNEN):
        tier: i64 = REGULAR
        while tier < SPECIAL and s.t[UNITS + tier * AREA_CAPACITY + area] == 0:
            tier += 1
        if tier > REGULAR and s.t[TOKENS_HERE + area] > 0:
            drop_token(s, area)
            continue
        take_units(s, area, tier, 1)
        dismiss(s, HARKONNEN, tier, 1)
        if s.has_listeners:
            s.emit(EXCESS, deciding_seat(s, HARKONNEN), SARDAUKAR if tier == SPECIAL else tier, area)
