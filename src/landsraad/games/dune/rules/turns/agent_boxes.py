"""The boxes of an agent turn: which of them need a decision, and which are resolved on arrival."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.rules.agents.placement import TakeCouncilSeat
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET
from landsraad.games.dune.rules.cards.trashing import trash_this
from landsraad.games.dune.rules.seats.influence import LoseInfluence, Outdone, asked_factions
from landsraad.games.dune.rules.seats.teams import BOARD_TRACKS, own_icon
from landsraad.games.dune.state.cells import (
    CARD,
    COUNCIL,
    LEADS,
)
from landsraad.kernel.algebra import NOTHING, All, Condition, When
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, NO_EFFECT_ON_OTHERS, Effect, State

# The boxes of an agent turn: values of `BOX`, and bits of the set of unresolved boxes.
CARD_BOX: Final = 1
SPACE_BOX: Final = 2
INFLUENCE_BOX: Final = 4
PARTNER_BOX: Final = 512  # of the second card of a pair; above the number of the space
BOXES: Final = 7 | PARTNER_BOX
SPACE_SHIFT: Final = 3
SPACE_BITS: Final = 63
PARTNER: Final = 3  # the `BOX` of the second card of a pair
EXTRA: Final = 4  # the first `BOX` of modules, which menu items resolve


def bit_of(box: i64) -> i64:
    """Returns the bit of a `BOX` in the set of unresolved boxes."""
    return PARTNER_BOX if box == PARTNER else 1 << box


def space_of(step: i64) -> i64:
    """Returns the space in the counter of an agent turn."""
    return step >> SPACE_SHIFT & SPACE_BITS


def partner_in(s: State) -> i64:
    """Returns the second card of the pair that the current seat has played this turn, or NONE."""
    partner = box_of(s).partner
    if partner == NONE:
        return NONE
    return s.me[partner]


def card_with_box(s: State, card: i64) -> Card:
    """Returns the card whose agent box is resolved for this card: usually the card itself."""
    box = box_of(s)
    if box.partner == NONE:
        return box.cards[card]
    assert box.pairing is not None
    return box.cards[box.pairing.source_of_box(s, card)]


def card_ordering(s: State, card: i64) -> i64:
    box = card_with_box(s, card).agent
    if box is SIGNET:
        return box_of(s).leaders[s.me[LEADS]].signet.ordering_now(s)
    because, s.source = s.source, CARD.source(card)
    ordering = box.ordering_now(s)
    s.source = because
    return ordering


def space_ordering(s: State, place: Space) -> i64:
    """Returns the ordering of a space, with the leader's extras: the Countess at a harvest, the Earl at the Council."""
    leader = box_of(s).leaders[s.me[LEADS]]
    ordering = place.effect.ordering_now(s)
    if place.maker > 0:
        return ordering | leader.harvested.ordering
    return ordering | leader.council.ordering if place.seats and s.me[COUNCIL] == 0 else ordering


def boxes_to_resolve(s: State, card: i64, place: Space) -> i64:
    """Returns the boxes that need a decision; the automatic ones are resolved on arrival."""
    boxes: i64 = 0
    if card_ordering(s, card) != NO_EFFECT_ON_OTHERS:
        boxes |= CARD_BOX
    if space_ordering(s, place) != NO_EFFECT_ON_OTHERS:
        boxes |= SPACE_BOX
    shown = card_with_box(s, card)
    if place.faction != NONE and minds_step(s, shown, place.faction):
        boxes |= INFLUENCE_BOX | CARD_BOX
    if shown.trashes_itself and place.effect.ordering & ASKS:
        boxes |= CARD_BOX
    return boxes


def partner_boxes(s: State, card: i64, partner: i64, place: Space) -> i64:
    """Returns the boxes that need a decision because of the second card: its own, and those that it affects."""
    boxes = boxes_to_resolve(s, partner, place)
    if boxes & CARD_BOX:
        boxes = (boxes & ~CARD_BOX) | PARTNER_BOX
    if card_ordering(s, card) != NO_EFFECT_ON_OTHERS and stays_open(s, partner, card):
        boxes |= PARTNER_BOX
    if card_ordering(s, partner) != NO_EFFECT_ON_OTHERS and stays_open(s, card, partner):
        boxes |= CARD_BOX
    return boxes


def stays_open(s: State, card: i64, other: i64) -> bool:
    """Whether the order of an automatic box and the box of the other card, which asks, matters.

    The other box may trash this card before its box is used or it trashes itself, or fulfil its condition.
    """
    shown = card_with_box(s, card)
    if shown.trashes_itself or (card_with_box(s, other).trashes_partner and shown.agent is not NOTHING):
        return True
    for condition in shown.asks_influence:
        if not condition.holds(s):
            return True
    return False


def leaves_quietly(effect: Effect) -> bool:
    """Whether a box trashes its own card without asking. A space that trashes a card may take this one first."""
    return effect.ordering == NO_EFFECT_ON_OTHERS and (effect is trash_this or trash_this in effect.parts_of())


def minds_step(s: State, card: Card, faction: i64) -> bool:
    """Whether gaining influence with that faction may change what the agent box does.

    A condition that holds keeps holding when influence rises. Others may hold after the gain, or after a plot card that
    follows.
    """
    leader = box_of(s).leaders[s.me[LEADS]]
    signet = card.agent is SIGNET
    if card.reads_influence or (signet and leader.reads_influence):
        return True
    icon = own_icon(s, s.seat) if faction >= BOARD_TRACKS else faction
    for condition in leader.asks_influence if signet else card.asks_influence:
        if asked_factions(condition) >> icon & 1 == 1 and not condition.holds(s):
            return True
    return False


def minds_influence(effect: Effect) -> bool:
    """Whether a seat may want to gain influence before or after this."""
    if isinstance(effect, (Outdone, LoseInfluence)):
        return True
    for part in effect.parts_of():
        if minds_influence(part):
            return True
    return False


def influence_conditions(effect: Effect) -> list[Condition]:
    """Returns what an agent box asks about influence. A box that may wait does not affect the order."""
    if may_wait(effect):
        return []
    found: list[Condition] = []
    if isinstance(effect, When) and asked_factions(effect.condition) != 0:
        found.append(effect.condition)
    for part in effect.parts_of():
        found.extend(influence_conditions(part))
    return found


def gives_seat(effect: Effect) -> bool:
    if isinstance(effect, TakeCouncilSeat):
        return True
    for part in effect.parts_of():
        if gives_seat(part):
            return True
    return False


def may_wait(effect: Effect) -> bool:
    """Whether a box may wait for its condition until the end of the turn."""
    if isinstance(effect, All):
        return all(may_wait(part) for part in effect.parts)
    return getattr(effect, "may_wait", False) is True


def classify_components(box: Box) -> None:
    """Precomputes what an agent turn needs to know about each card, space and leader."""
    for card in box.cards:
        card.reads_influence = minds_influence(card.agent)
        card.asks_influence = influence_conditions(card.agent)
        card.trashes_itself = leaves_quietly(card.agent)
        card.may_wait = may_wait(card.agent)
    for place in box.spaces:
        place.seats = gives_seat(place.effect)
    for leader in box.leaders:
        leader.reads_influence = minds_influence(leader.signet)
        leader.asks_influence = influence_conditions(leader.signet)
