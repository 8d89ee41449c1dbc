"""Where an agent may go: what a space costs, who may enter it, which spaces are free. Sets of spaces are bit sets."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.imperium.board import MENTAT_SPACE, SWORDMASTER_SPACE
from landsraad.games.imperium.catalogue import CARDS, LEADERS, SPACES, Space
from landsraad.games.imperium.cells import (
    AGENTS,
    ENVOY,
    HAND,
    INFILTRATE,
    LANDSRAAD,
    LEADS,
    LEVEL,
    POSTED,
    SOLARI,
    SPICE,
    TAKEN,
    WATER,
)
from landsraad.games.imperium.voice import silenced
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

EVERYWHERE: Final[i64] = (1 << len(SPACES)) - 1
FACTION_SPACES: Final = vec[i64]([i for i, place in enumerate(SPACES) if place.icon < LANDSRAAD])
DEAR_MENTAT: Final = 5  # its price in the solo game from the second level on
RICHEST: Final = 10  # no space costs more


def cost_of(place: Space, discount: i64, dear_mentat: bool) -> i64:
    cost = DEAR_MENTAT if dear_mentat and place.id == MENTAT_SPACE.id else place.cost
    if place.of == SOLARI and place.icon == LANDSRAAD:
        cost = max(cost - discount, 0)
    return cost


def price_of(s: State, me: Cells, place: Space) -> i64:
    """What a seat pays here: the printed cost less its leader's discount."""
    return cost_of(place, LEADERS[me[LEADS]].discount, s.t[LEVEL] > 0)


def affordable(cell: i64, discount: i64, dear_mentat: bool) -> vec[i64]:
    """For each amount of a resource, the spaces whose cost in it can be paid."""
    out = vec[i64]()
    for amount in range(RICHEST + 1):
        found: i64 = 0
        for place in SPACES:
            if place.of != cell or cost_of(place, discount, dear_mentat) <= amount:
                found |= 1 << place.id
        out = append(out, found)
    return out


BY_SPICE: Final = affordable(SPICE, 0, False)
BY_WATER: Final = affordable(WATER, 0, False)
BY_SOLARI: Final = [affordable(SOLARI, 0, False), affordable(SOLARI, 1, False),
                    affordable(SOLARI, 0, True), affordable(SOLARI, 1, True)]
DEMANDING: Final = [place for place in SPACES if place.need is not None]
ONCE: Final = [place for place in SPACES if place.once != NONE]


def enterable_spaces(s: State) -> i64:
    """Cost, requirement, once a game, The Voice. Whether the space is free is another question."""
    me = s.me
    variant = LEADERS[me[LEADS]].discount + (2 if s.t[LEVEL] > 0 else 0)
    found = (BY_SOLARI[variant][min(me[SOLARI], RICHEST)] & BY_SPICE[min(me[SPICE], RICHEST)]
             & BY_WATER[min(me[WATER], RICHEST)])
    for place in DEMANDING:
        if place.need is not None and not place.need.holds(s):
            found &= ~(1 << place.id)
    for place in ONCE:
        if me[place.once] != 0:
            found &= ~(1 << place.id)
    if s.t[LEVEL] == 3:  # the hardest solo level: no Swordmaster for you
        found &= ~(1 << SWORDMASTER_SPACE.id)
    return found & ~silenced(s)


def own_posts(me: Cells) -> i64:
    found: i64 = 0
    for i in range(len(SPACES)):
        if me[POSTED + i] > 0:
            found |= 1 << i
    return found


def free_spaces(s: State) -> i64:
    """An agent closes a space, one's own too (IMP-AGENT-05); some pass those of the others."""
    me = s.me
    free = EVERYWHERE & ~s.t[TAKEN]
    unblocked = EVERYWHERE if me[INFILTRATE] > 0 else LEADERS[me[LEADS]].unblocked
    if unblocked != 0:
        free |= unblocked & ~own_posts(me)
    return free


def offer_agents(s: State) -> None:
    me = s.me
    enterable = enterable_spaces(s)
    free = enterable & free_spaces(s) if me[AGENTS] > 0 else 0
    last: i64 = NONE
    for i in range(HAND.at + 1, HAND.at + 1 + me[HAND.at]):
        if me[i] == last:
            continue
        last = me[i]
        card = CARDS[last]
        targets = free
        if card.anywhere:
            targets = enterable if me[AGENTS] > 0 or own_posts(me) != 0 else 0
        if targets == 0:
            continue
        for where in card.reach:
            if targets >> where & 1:
                s.offer(card.agent_moves + where)
        if me[ENVOY] > 0 and not card.anywhere:  # it has the icons of the factions too
            for where in FACTION_SPACES:
                if targets >> where & 1 and where not in card.reach:
                    s.offer(card.agent_moves + where)
