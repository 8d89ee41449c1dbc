"""Where an agent may go: costs, requirements and occupied spaces. Sets of spaces are bit sets."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.space import Space, bits
from landsraad.games.dune.rules.agents.the_voice import silenced
from landsraad.games.dune.state.cells import (
    AGENTS,
    HAND,
    HAS_FACTION_ICONS,
    ICONS,
    INFILTRATE,
    LANDSRAAD,
    LEADS,
    LEVEL,
    POSTED,
    SOLARI,
    TAKEN,
)
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

RICHEST: Final = 10  # no space costs more

# Bits of a price variant: why a price differs from the printed one.
DISCOUNTED: Final = 1  # by the leader's discount
DEARER: Final = 2  # by a higher level of the solo game
BROKEN_IN: Final = 4  # a seat has used the space before
VARIANTS: Final = 8


def index_board(box: Box) -> None:
    """Fills the lookups about a board, after all its spaces are declared."""
    box.everywhere = (1 << len(box.spaces)) - 1
    box.moves_agents = any(card.anywhere for card in box.cards)
    box.faction_spaces = vec[i64]([i for i, place in enumerate(box.spaces) if place.icon < LANDSRAAD])
    for cell in sorted({int(place.of) for place in box.spaces if place.cost > 0 and place.of != SOLARI}):
        box.cost_cells = append(box.cost_cells, cell)
        box.by_cost = append(box.by_cost, affordable(box, cell, 0))
    box.by_solari = vec[vec[i64]]([affordable(box, SOLARI, variant) for variant in range(VARIANTS)])
    box.demanding = [place for place in box.spaces if place.need is not None]
    box.once = [place for place in box.spaces if place.once != NONE]
    box.cheaper = [place for place in box.spaces if place.later > 0]
    box.attended = [place for place in box.spaces if place.presence is not NOTHING]
    box.private = [place for place in box.spaces if place.board != NONE]
    for place in box.spaces:
        if place.barred:
            box.barred |= 1 << place.id
        if place.flag != NONE:
            box.control_spaces = append(box.control_spaces, place.id)
    for icon in range(len(ICONS)):
        box.icon_spaces = append(box.icon_spaces, bits(tuple(int(p.id) for p in box.spaces if p.icon == icon)))


def variant_of(s: State, me: Cells) -> i64:
    box = box_of(s)
    variant = DISCOUNTED if box.leaders[me[LEADS]].discount > 0 else 0
    if s.t[LEVEL] > 0:
        variant |= DEARER
    for place in box.cheaper:
        for seat in range(s.players):
            if s.seats[seat][place.once] != 0:
                return variant | BROKEN_IN
    return variant


def cost_of(place: Space, variant: i64) -> i64:
    cost = place.cost
    if variant & DEARER and place.dear > 0:
        cost = place.dear
    if variant & BROKEN_IN and place.later > 0:
        cost = place.later
    return reduced(place, place.of, cost, variant & DISCOUNTED)


def reduced(place: Space, of: i64, cost: i64, discount: i64) -> i64:
    """Returns the solari cost after a leader's discount at the spaces of the Landsraad."""
    return max(cost - discount, 0) if of == SOLARI and place.icon == LANDSRAAD else cost


def price_of(s: State, me: Cells, place: Space) -> i64:
    """Returns what a seat pays here: the printed cost less its leader's discount."""
    return cost_of(place, variant_of(s, me))


def price_for(s: State, place: Space, card: i64, partner: i64 = NONE) -> i64:
    """Returns what the current seat pays when this card, or this pair, sends the agent."""
    cost = price_of(s, s.me, place) - saved_by(s, card, place)
    if partner != NONE:
        cost -= saved_by(s, partner, place)
    return max(cost, 0)


def saved_by(s: State, card: i64, place: Space) -> i64:
    """Returns how much less a card makes its seat pay."""
    shown = box_of(s).cards[card]
    if shown.access is None:
        return 0
    return shown.access.saves(s, shown, place)


def affordable(box: Box, cell: i64, variant: i64) -> vec[i64]:
    """Returns, for each amount of a resource, the spaces whose cost it can pay."""
    out = vec[i64]()
    for amount in range(RICHEST + 1):
        found: i64 = 0
        for place in box.spaces:
            if place.of != cell or cost_of(place, variant) <= amount:
                found |= 1 << place.id
        out = append(out, found)
    return out


def enterable_spaces(s: State, waive: bool = False) -> i64:
    """Returns the spaces whose cost and requirements the seat meets, whether or not agents block them."""
    me = s.me
    box = box_of(s)
    found = box.by_solari[variant_of(s, me)][min(me[SOLARI], RICHEST)]
    for i in range(len(box.cost_cells)):
        found &= box.by_cost[i][min(me[box.cost_cells[i]], RICHEST)]
    for place in box.demanding:
        if not waive and place.need is not None and not place.need.holds(s):
            found &= ~(1 << place.id)
    for place in box.once:
        if me[place.once] != 0:
            found &= ~(1 << place.id)
    if box.teams is not None:
        for place in box.private:
            if me[box.teams.boards] != place.board:
                found &= ~(1 << place.id)
    if s.t[LEVEL] == 3:  # the hardest solo level: the player cannot hire the Swordmaster
        found &= ~box.barred
    return found & ~silenced(s)


def own_posts(me: Cells) -> i64:
    return POSTED.members(me)


def passable_spaces(s: State, me: Cells) -> i64:
    """Returns the spaces where a piece of the seat, such as a spy, lets its agents in past those of others."""
    found: i64 = 0
    for query in box_of(s).passages:
        found |= query.spaces(s, me)
    return found


def free_spaces(s: State, passable: i64) -> i64:
    """Returns the spaces that no agent blocks. A seat's own agents block it too (IMP-AGENT-05)."""
    me = s.me
    everywhere = box_of(s).everywhere
    free = everywhere & ~s.t[TAKEN]
    unblocked = everywhere if me[INFILTRATE] > 0 else box_of(s).leaders[me[LEADS]].unblocked | passable
    if unblocked != 0:
        free |= unblocked & ~own_posts(me)
    return free


def icons_of(s: State, card: Card, partner: i64 = NONE) -> i64:
    """Returns the agent icons that a card has now, without those that a mark adds to the next card."""
    return card.icon_set if card.access is None else card.access.icons(s, card, partner)


def targets_of(s: State, card: i64, partner: i64 = NONE) -> i64:
    """Returns the spaces to which a card, or a pair of cards, may send an agent now.

    Either card of a pair may be the one that a mark gives more icons.
    """
    found = reached_by(s, box_of(s).cards[card], partner, True)
    if partner != NONE:
        found |= reached_by(s, box_of(s).cards[partner], card, True)
    return found


def reached_by(s: State, card: Card, partner: i64, marked: bool) -> i64:
    """Returns the spaces that one card opens. With `marked`, it has the icons that a mark adds to the next card."""
    me = s.me
    box = box_of(s)
    if me[AGENTS] == 0 and not (card.anywhere and own_posts(me) != 0):
        return 0
    enterable = enterable_spaces(s, card.waives) | cheaper_spaces(s, card, partner)
    if card.anywhere:
        return enterable & card.reached
    passable = passable_spaces(s, me)
    infiltrates = passes(s, card, partner)
    free = enterable & (unguarded_spaces(s) if infiltrates else free_spaces(s, passable))
    icons = icons_of(s, card, partner)
    reached: i64 = 0
    for icon in range(len(box.icon_spaces)):
        if icons >> icon & 1:
            reached |= box.icon_spaces[icon]
    if card.spies:
        reached |= passable
    found = reached & free
    if marked and me[HAS_FACTION_ICONS] > 0:  # these icons do not infiltrate
        found |= bits_of(box.faction_spaces) & enterable & free_spaces(s, passable)
    return found


def passes(s: State, card: Card, partner: i64) -> bool:
    """Whether enemy agents do not block the spaces of a card's own icons."""
    if card.access is not None and card.access.passes(s, card, partner):
        return True
    if partner == NONE:
        return False
    other = box_of(s).cards[partner]
    return other.access is not None and other.access.passes_for_partner(s, other)


def unguarded_spaces(s: State) -> i64:
    """Returns the spaces where the seat has no agent of its own."""
    return box_of(s).everywhere & ~own_posts(s.me)


def cheaper_spaces(s: State, card: Card, partner: i64) -> i64:
    """Returns the spaces that only this card, or its partner, makes affordable."""
    found: i64 = 0
    box = box_of(s)
    other = NONE if partner == NONE else partner
    if card.access is None and (other == NONE or box.cards[other].access is None):
        return 0
    for place in box.spaces:
        cost = price_for(s, place, card.id, other)
        if place.cost > 0 and cost < price_of(s, s.me, place) and s.me[place.of] >= cost and allows(s, place, card):
            found |= 1 << place.id
    return found & ~silenced(s)


def allows(s: State, place: Space, card: Card) -> bool:
    """Whether a space has no requirement that the seat fails, apart from its cost."""
    if place.board != NONE or (place.once != NONE and s.me[place.once] != 0):
        return False
    return card.waives or place.need is None or place.need.holds(s)


def bits_of(spaces: vec[i64]) -> i64:
    found: i64 = 0
    for where in spaces:
        found |= 1 << where
    return found


def offer_agents(s: State) -> None:
    """Offers the spaces of a card's icons, and with the spy icon those the seat spies on (UPM-AGENT-TURN-06)."""
    me = s.me
    box = box_of(s)
    if me[AGENTS] == 0 and not box.moves_agents:
        return
    enterable = enterable_spaces(s)
    passable = passable_spaces(s, me)
    unoccupied: i64 = 0
    if me[AGENTS] > 0:
        unoccupied = free_spaces(s, passable)
    free = enterable & unoccupied
    last: i64 = NONE
    for i in range(HAND.size(me)):
        this = HAND.card(me, i)
        if this == last:
            continue
        last = this
        card = box.cards[last]
        if card.graft:
            continue
        if card.access is not None:
            offer_all(s, card, targets_of(s, last))
            continue
        targets = free
        if card.anywhere:
            targets = enterable if me[AGENTS] > 0 or own_posts(me) != 0 else 0
        elif card.waives:
            targets = enterable_spaces(s, waive=True) & unoccupied
        if targets == 0:
            continue
        for where in card.reach:
            if targets >> where & 1:
                s.offer(card.agent_moves + where)
        if card.spies and passable & targets != 0:
            for where in range(len(box.spaces)):
                if (passable & targets & ~card.reached) >> where & 1:
                    s.offer(card.agent_moves + where)
        if me[HAS_FACTION_ICONS] > 0 and not card.anywhere:  # the card also has the icons of the factions
            for where in box.faction_spaces:
                if targets >> where & 1 and where not in card.reach:
                    s.offer(card.agent_moves + where)


def offer_all(s: State, card: Card, targets: i64) -> None:
    """Offers to send an agent with this card to each of these spaces."""
    for where in range(len(box_of(s).spaces)):
        if targets >> where & 1:
            s.offer(card.agent_moves + where)
