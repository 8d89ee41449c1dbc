"""The agent turn: a card, a space and its cost, then boxes in any order, then the deployment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.hooks import STEPS, push_hooks, run_hooks
from landsraad.games.dune.components.intrigue import PLOT
from landsraad.games.dune.components.moments import AGENT_ARRIVED, AGENT_SENT
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.components.unit import TROOP
from landsraad.games.dune.rules.agents.placement import WHENCE, TakeCouncilSeat, place_agent
from landsraad.games.dune.rules.agents.reach import price_of
from landsraad.games.dune.rules.cards.intrigue import could_play, offer_intrigue, play_intrigue
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET
from landsraad.games.dune.rules.cards.trashing import trash_this
from landsraad.games.dune.rules.seats.influence import LoseInfluence, Outdone, asked_factions, gain_influence
from landsraad.games.dune.rules.seats.resources import gain, lose
from landsraad.games.dune.rules.seats.teams import BOARD_TRACKS, is_commander, own_icon
from landsraad.games.dune.rules.troops.deployment import deploy, deploy_units, is_held_back
from landsraad.games.dune.rules.troops.units import deploy_limit, is_settled, recruits
from landsraad.games.dune.state.cells import (
    AGENTS,
    CARD,
    CONTROL,
    COUNCIL,
    DEPLOY,
    DEPLOYED_BY_AGENT,
    END,
    EXTRA_INFLUENCE,
    FIRST,
    FRESH,
    GARRISON_LIMIT,
    HAGAL_SEAT,
    HAND,
    HAS_FACTION_ICONS,
    HOUSE_HAGAL,
    IN_PLAY,
    INFILTRATE,
    LEADS,
    PLAY,
    RECRUITS_SETTLED,
    RESOLVE,
    ROLES,
    SOLARI,
    SPACE,
    SPICE_MULTIPLIER,
    VISITED,
)
from landsraad.games.dune.state.events import (
    CONTROL_BONUS,
    SENT_AGENT,
)
from landsraad.kernel.algebra import NOTHING, All, Condition, When
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, FRAME, NO_EFFECT_ON_OTHERS, Effect, State, labelled, member_of, order_matters

# The boxes of an agent turn: values of `BOX`, and bits of the set of unresolved boxes.
CARD_BOX: Final = 1
SPACE_BOX: Final = 2
INFLUENCE_BOX: Final = 4
BOXES: Final = 7
SPACE_SHIFT: Final = 3
EXTRA: Final = 3  # the first `BOX` of modules, which menu items resolve
FROM_GARRISON: Final = 2  # troops of the garrison that may be deployed besides the recruits (IMP-DEPLOY-05)


def send_agent(s: State, card: i64, where: i64) -> None:
    """Sends an agent: pays the cost, then resolves boxes, then deploys. Later steps are pushed first."""
    me = s.me
    place = box_of(s).spaces[where]
    s.source = CARD.source(card)
    s.step = where
    run_hooks(s, AGENT_SENT)
    if s.has_listeners:
        s.emit(SENT_AGENT, s.seat, card, where)
    HAND.take(me, card)
    IN_PLAY.put(me, card)
    me[HAS_FACTION_ICONS] = 0
    me[INFILTRATE] = 0
    me[EXTRA_INFLUENCE] = 0
    me[SPICE_MULTIPLIER] = 0
    me[FRESH] = 0
    me[GARRISON_LIMIT] = FROM_GARRISON if place.combat else NONE
    me[VISITED] = where
    automa = box_of(s).automa
    if automa is not None and s.t[HAGAL_SEAT] != NONE and s.t[FIRST] == s.seat and (
            s.seats[s.t[HAGAL_SEAT]][ROLES] == HOUSE_HAGAL):
        s.push(automa.turn, s.t[HAGAL_SEAT])
    to_resolve = boxes_to_resolve(s, card, place)
    s.again(AGENT_TURN, to_resolve | where << SPACE_SHIFT)
    s.again(ARRIVE, where)
    awaited = s.depth
    push_hooks(s, AGENT_ARRIVED, s.seat, s.source, where)  # below the costs that are still to be paid
    s.source = SPACE.source(where)
    pay_for(s, place)
    place_agent(s, s.seat, where)
    s.source = CARD.source(card)
    if box_of(s).cards[card].anywhere:
        s.again(WHENCE, where)
    else:
        me[AGENTS] -= 1
    s.source = SPACE.source(where)
    pay_controller(s, place)  # last: a Rival spends it before the seat has to decide anything
    s.source = CARD.source(card)
    if s.depth == awaited + 1 and s.stack[awaited * FRAME] == STEPS[AGENT_ARRIVED].id:
        s.depth -= 1
        s.step = where
        STEPS[AGENT_ARRIVED].run(s)
    if s.depth == awaited:  # nothing was pushed: the agent arrives at once
        s.depth -= 1
        arrive(s, card, place, to_resolve)


def pay_for(s: State, place: Space) -> None:
    cost = price_of(s, s.me, place)
    if place.toll is not NOTHING:
        s.then(place.toll)
    pay_price(s, place.of, cost)


def pay_price(s: State, cell: i64, n: i64) -> None:
    """Pays the cost of a space."""
    lose(s, s.seat, cell, n)
    if n > 0 and cell == SOLARI:
        leader = box_of(s).leaders[s.me[LEADS]]
        if leader.paid_solari is not NOTHING:
            s.push(leader.paid_solari, s.seat, leader.source)


def pay_controller(s: State, place: Space) -> None:
    """Gives the control bonus, regardless of which seat sends the agent (IMP-CONTROL-04)."""
    controller = s.t[CONTROL + place.id]
    if controller != NONE:
        if s.has_listeners:
            s.emit(CONTROL_BONUS, controller, place.id)
        gain(s, controller, place.flag, 1)


def card_ordering(s: State, card: i64) -> i64:
    box = box_of(s).cards[card].agent
    return box_of(s).leaders[s.me[LEADS]].signet.ordering_now(s) if box is SIGNET else box.ordering_now(s)


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
    shown = box_of(s).cards[card]
    if place.faction != NONE and minds_step(s, shown, place.faction):
        boxes |= INFLUENCE_BOX | CARD_BOX
    if shown.trashes_itself and place.effect.ordering & ASKS:
        boxes |= CARD_BOX
    return boxes


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


class Arrive(Effect):
    """Resolves the automatic boxes. `source` is the card, `step` the space."""

    def run(self, s: State) -> None:
        kept = s.stack[(s.depth - 1) * FRAME + 3] & BOXES
        arrive(s, member_of(s.source), box_of(s).spaces[s.step], kept)


def arrive(s: State, card: i64, place: Space, to_resolve: i64) -> None:
    if not to_resolve & CARD_BOX and box_of(s).cards[card].agent is not NOTHING:
        open_agent_box(s, card, place, CARD_BOX)
    if to_resolve & CARD_BOX and box_of(s).cards[card].trashes_itself:
        give_before_leaving(s, card)
    if not to_resolve & SPACE_BOX:
        open_agent_box(s, card, place, SPACE_BOX)
    if not to_resolve & INFLUENCE_BOX and place.faction != NONE:
        open_agent_box(s, card, place, INFLUENCE_BOX)


def give_before_leaving(s: State, card: i64) -> None:
    """Resolves a box except for trashing its card, which `resolve card` does then."""
    for part in box_of(s).cards[card].agent.parts_of():
        if part is not trash_this:
            part.run(s)


def open_agent_box(s: State, card: i64, place: Space, box: i64) -> None:
    if box == CARD_BOX:
        shown = box_of(s).cards[card]
        s.source = shown.source
        if shown.agent.asks:
            s.then(shown.agent)
        else:
            shown.agent.run(s)
    elif box == SPACE_BOX:
        s.source = SPACE.source(place.id)
        if place.effect.asks:
            s.then(place.effect)
        else:
            place.effect.run(s)
    else:
        s.source = SPACE.source(place.id)
        gain_influence(s, s.seat, place.faction, 1 + s.me[EXTRA_INFLUENCE])


class AgentTurn(Effect):
    """The rest of an agent turn: boxes that need a decision, the deployment, the end; plot cards at any time.

    `source` is the card; `step` holds the unresolved boxes and, above them, the space.
    """

    asks = True
    decision = "order"

    def __init__(self) -> None:
        super().__init__()
        self.always_ask = END.move()

    def options(self, s: State) -> None:
        box = box_of(s)
        place = box.spaces[s.step >> SPACE_SHIFT]
        boxes = boxes_now(s)
        offer_intrigue(s, PLOT)
        if boxes != 0:
            offer_boxes(s, boxes, place)
        elif not is_delayed(s):
            if may_deploy(s):
                offer_deployment(s)
            else:
                s.offer(END.move())
        items = box.agent_items
        for i in range(len(items)):
            items[i].offer(s)

    def discreet(self, s: State) -> bool:
        return could_play(s, PLOT)

    def play(self, s: State, move: i64) -> None:
        if END.has(move):
            return
        if RESOLVE.has(move) and RESOLVE.a(move) < EXTRA:
            box: i64 = 1 << RESOLVE.a(move)
            card = member_of(s.source)
            s.again(self, s.step & ~box)
            if box == CARD_BOX and box_of(s).cards[card].trashes_itself:
                trash_this.run(s)
            else:
                open_agent_box(s, card, box_of(s).spaces[s.step >> SPACE_SHIFT], box)
            return
        s.again(self, s.step)
        if PLAY.has(move):
            play_intrigue(s, PLAY.a(move), PLOT)
        elif DEPLOY.has(move):
            s.me[DEPLOYED_BY_AGENT] += DEPLOY.a(move)
            s.me[RECRUITS_SETTLED] = recruits(s, s.me) + 1
            deploy(s, s.seat, DEPLOY.a(move))
        else:
            play_addition(s, move)


def play_addition(s: State, move: i64) -> None:
    """Plays a move of a menu item, or deploys units other than troops; troops may still follow."""
    items = box_of(s).agent_items
    for i in range(len(items)):
        if items[i].takes(move):
            items[i].play(s, move)
            return
    units = box_of(s).other_garrisons
    for i in range(len(units)):
        deploy_moves = units[i].deploy
        if deploy_moves is not None and deploy_moves.has(move):
            s.me[units[i].sent] += deploy_moves.a(move)
            deploy_units(s, s.seat, units[i], deploy_moves.a(move))
            return


def boxes_now(s: State) -> i64:
    """Returns the boxes that can be resolved now.

    Some cards wait until the end of the turn for their condition (UPM-RULINGS-02); in some games a card that has left
    play loses its box (UPM-RULINGS-08).
    """
    boxes = s.step & BOXES
    if boxes & CARD_BOX:
        card = box_of(s).cards[member_of(s.source)]
        if (card.may_wait and not card.agent.possible(s)) or (box_of(s).forfeits and not IN_PLAY.has(s.me, card.id)):
            boxes &= ~CARD_BOX
    return boxes


def offer_boxes(s: State, boxes: i64, place: Space) -> None:
    """Offers independent boxes in the printed order, the others in any order (IMP-AGENT-11)."""
    card = card_ordering(s, member_of(s.source)) if boxes & CARD_BOX else NO_EFFECT_ON_OTHERS
    space = space_ordering(s, place) if boxes & SPACE_BOX else NO_EFFECT_ON_OTHERS
    free = card == NO_EFFECT_ON_OTHERS or space == NO_EFFECT_ON_OTHERS or order_matters(card, space)
    if boxes & CARD_BOX:
        s.offer(RESOLVE.move(0))
    if boxes & SPACE_BOX and (free or not boxes & CARD_BOX):
        s.offer(RESOLVE.move(1))
    if boxes & INFLUENCE_BOX:
        s.offer(RESOLVE.move(2))


def is_delayed(s: State) -> bool:
    """Whether a box of a module must be resolved before the deployment and the end."""
    items = box_of(s).delaying_items
    for i in range(len(items)):
        if items[i].delays(s):
            return True
    return False


def offer_deployment(s: State) -> None:
    """Offers the deployment. Whether a commander's ally deploys troops is the ally's decision (UPR-SIX-27)."""
    if is_commander(s, s.seat):
        teams = box_of(s).teams
        assert teams is not None
        s.offer(teams.call_up)
        return
    for n in range(troop_limit(s) + 1):
        s.offer(DEPLOY.move(n))
    units = box_of(s).other_garrisons
    for i in range(len(units)):
        deploy_moves = units[i].deploy
        if deploy_moves is not None:
            for n in range(1, deploy_limit(s, s.me, units[i]) + 1):
                s.offer(deploy_moves.move(n))


def troop_limit(s: State) -> i64:
    return 0 if is_held_back(s, s.seat) else deploy_limit(s, s.me, TROOP)


def may_deploy(s: State) -> bool:
    """Whether the seat may deploy: once, and again after it has recruited more units (IMP-OPEN-05)."""
    if s.me[GARRISON_LIMIT] == NONE or is_held_back(s, s.seat) or is_settled(s, s.me):
        return False
    if deploy_limit(s, s.me, TROOP) > 0:
        return True
    units = box_of(s).other_garrisons
    for i in range(len(units)):
        if units[i].deploy is not None and deploy_limit(s, s.me, units[i]) > 0:
            return True
    return False


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


ARRIVE: Final = labelled("Arrive", Arrive())
AGENT_TURN: Final = labelled("AgentTurn", AgentTurn())
