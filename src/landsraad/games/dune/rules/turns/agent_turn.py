"""The agent turn: a card, a space and its cost, then boxes in any order, then the deployment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import STEPS, push_hooks, run_hooks
from landsraad.games.dune.components.intrigue import PLOT
from landsraad.games.dune.components.moments import AGENT_ARRIVED, AGENT_SENT, TURN_ENDED
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.components.unit import TROOP
from landsraad.games.dune.rules.agents.control import controller_of
from landsraad.games.dune.rules.agents.placement import WHENCE, place_agent
from landsraad.games.dune.rules.agents.reach import price_for
from landsraad.games.dune.rules.cards.intrigue import could_play, offer_intrigue, play_intrigue
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET
from landsraad.games.dune.rules.cards.trashing import trash_this
from landsraad.games.dune.rules.seats.influence import gain_influence
from landsraad.games.dune.rules.seats.resources import gain, lose
from landsraad.games.dune.rules.seats.seat_order import TURN_MENUS
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.rules.troops.deployment import deploy, deploy_units, is_held_back
from landsraad.games.dune.rules.troops.units import deploy_limit, is_settled, recruits
from landsraad.games.dune.rules.turns.agent_boxes import (
    BOXES,
    CARD_BOX,
    EXTRA,
    INFLUENCE_BOX,
    PARTNER,
    PARTNER_BOX,
    SPACE_BOX,
    SPACE_SHIFT,
    bit_of,
    boxes_to_resolve,
    card_ordering,
    card_with_box,
    partner_boxes,
    partner_in,
    space_of,
    space_ordering,
)
from landsraad.games.dune.state.cells import (
    AGENTS,
    CARD,
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
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import FRAME, NO_EFFECT_ON_OTHERS, Effect, State, labelled, member_of, order_matters

FROM_GARRISON: Final = 2  # troops of the garrison that may be deployed besides the recruits (IMP-DEPLOY-05)


def send_agent(s: State, card: i64, where: i64, partner: i64 = NONE) -> None:
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
    if partner != NONE:
        pairing = box_of(s).pairing
        assert pairing is not None
        pairing.plays(s, partner)
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
    if partner != NONE:
        to_resolve |= partner_boxes(s, card, partner, place)
    s.again(AGENT_TURN, to_resolve | where << SPACE_SHIFT)
    s.again(ARRIVE, where)
    awaited = s.depth
    push_hooks(s, AGENT_ARRIVED, s.seat, s.source, where)  # below the costs that are still to be paid
    s.source = SPACE.source(where)
    pay_for(s, place, card, partner)
    place_agent(s, s.seat, where)
    s.source = CARD.source(card)
    if box_of(s).cards[card].anywhere or (partner != NONE and box_of(s).cards[partner].anywhere):
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


def pay_for(s: State, place: Space, card: i64, partner: i64) -> None:
    cost = price_for(s, place, card, partner)
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
    """Gives the control bonus, regardless of which seat sends the agent (IMP-CONTROL-04). House Hagal takes none."""
    controller = controller_of(s, place.id)
    if controller != NONE and s.seats[controller][ROLES] != HOUSE_HAGAL:
        if s.has_listeners:
            s.emit(CONTROL_BONUS, controller, place.id)
        gain(s, controller, place.flag, 1)


class Arrive(Effect):
    """Resolves the automatic boxes. `source` is the card, `step` the space."""

    def run(self, s: State) -> None:
        kept = s.stack[(s.depth - 1) * FRAME + 3] & BOXES
        arrive(s, member_of(s.source), box_of(s).spaces[s.step], kept)


def arrive(s: State, card: i64, place: Space, to_resolve: i64) -> None:
    shown = card_with_box(s, card)
    if not to_resolve & CARD_BOX and shown.agent is not NOTHING:
        open_agent_box(s, card, place, CARD_BOX)
    if to_resolve & CARD_BOX and shown.trashes_itself:
        give_before_leaving(s, card)
    partner = partner_in(s)
    if partner != NONE and card_with_box(s, partner).agent is not NOTHING:
        if not to_resolve & PARTNER_BOX:
            open_agent_box(s, partner, place, PARTNER_BOX)
        elif card_with_box(s, partner).trashes_itself:
            give_before_leaving(s, partner)
    if not to_resolve & SPACE_BOX:
        open_agent_box(s, card, place, SPACE_BOX)
    if not to_resolve & INFLUENCE_BOX and place.faction != NONE:
        open_agent_box(s, card, place, INFLUENCE_BOX)


def give_before_leaving(s: State, card: i64) -> None:
    """Resolves a box except for trashing its card, which `resolve card` does then."""
    s.source = CARD.source(card)
    for part in card_with_box(s, card).agent.parts_of():
        if part is not trash_this:
            part.run(s)


def open_agent_box(s: State, card: i64, place: Space, box: i64) -> None:
    if box & (CARD_BOX | PARTNER_BOX):
        shown = card_with_box(s, card)
        s.source = CARD.source(card)
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
        place = box.spaces[space_of(s.step)]
        boxes = boxes_now(s)
        delayed = is_delayed(s)
        offer_intrigue(s, PLOT)
        if boxes != 0:
            offer_boxes(s, boxes, place)
        elif not delayed:
            if may_deploy(s):
                offer_deployment(s)
            else:
                s.offer(END.move())
        items = box.agent_items
        for i in range(len(items)):
            if delayed or not items[i].may_delay:
                items[i].offer(s)

    def discreet(self, s: State) -> bool:
        return could_play(s, PLOT)

    def play(self, s: State, move: i64) -> None:
        if END.has(move):
            push_hooks(s, TURN_ENDED, s.seat, s.source)
            return
        if RESOLVE.has(move) and RESOLVE.a(move) != EXTRA:
            self.resolve(s, bit_of(RESOLVE.a(move)))
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

    def unresolved(self, s: State) -> list[tuple[Effect, i64]]:
        return open_boxes(s)

    def resolve(self, s: State, box: i64) -> None:
        card = partner_in(s) if box == PARTNER_BOX else member_of(s.source)
        s.again(self, s.step & ~box)
        if box & (CARD_BOX | PARTNER_BOX) and card_with_box(s, card).trashes_itself:
            s.source = CARD.source(card)
            trash_this.run(s)
        else:
            open_agent_box(s, card, box_of(s).spaces[space_of(s.step)], box)


def open_boxes(s: State) -> list[tuple[Effect, i64]]:
    """Returns the boxes of cards and spaces that are still to be resolved, each with its cause."""
    boxes, card, partner = boxes_now(s), member_of(s.source), partner_in(s)
    place = box_of(s).spaces[space_of(s.step)]
    found: list[tuple[Effect, i64]] = []
    if boxes & CARD_BOX:
        found.append((agent_box(s, card), CARD.source(card)))
    if boxes & PARTNER_BOX:
        found.append((agent_box(s, partner), CARD.source(partner)))
    if boxes & SPACE_BOX:
        found.append((place.effect, SPACE.source(place.id)))
    return found


def agent_box(s: State, card: i64) -> Effect:
    """Returns the agent box of a card; of the Signet Ring, the leader's ability."""
    box = card_with_box(s, card).agent
    return box_of(s).leaders[s.me[LEADS]].signet if box is SIGNET else box


def play_addition(s: State, move: i64) -> None:
    """Plays a move of a menu item, or deploys units other than troops; troops may still follow."""
    items = box_of(s).agent_items
    for i in range(len(items)):
        if items[i].takes(move):
            items[i].play(s, move)
            return
    deploy_by_move(s, s.me, move)


def deploy_by_move(s: State, sender: Cells, move: i64) -> None:
    """Deploys units other than troops. `sender` is the seat that sent the agent; the units are the current seat's."""
    units = box_of(s).other_garrisons
    for i in range(len(units)):
        deploy_moves = units[i].deploy
        if deploy_moves is not None and deploy_moves.has(move):
            sender[units[i].sent] += deploy_moves.a(move)
            deploy_units(s, s.seat, units[i], deploy_moves.a(move))
            return


def boxes_now(s: State) -> i64:
    """Returns the boxes that can be resolved now.

    Some cards wait until the end of the turn for their condition (UPM-RULINGS-02); in some games a card that has left
    play loses its box (UPM-RULINGS-08).
    """
    boxes = s.step & BOXES
    if boxes & CARD_BOX:
        this = member_of(s.source)
        card = card_with_box(s, this)
        if (card.may_wait and not card.agent.possible(s)) or (box_of(s).forfeits and not IN_PLAY.has(s.me, this)):
            boxes &= ~CARD_BOX
    partner = partner_in(s)
    if partner != NONE:
        boxes = boxes_of_pair(s, boxes, partner)
    return boxes


def boxes_of_pair(s: State, boxes: i64, partner: i64) -> i64:
    """Leaves out the boxes of a pair whose card has left play, or that wait for their condition."""
    pairing = box_of(s).pairing
    assert pairing is not None
    if pairing.is_lost(s, member_of(s.source)):
        boxes &= ~CARD_BOX
    card, because = card_with_box(s, partner), s.source
    s.source = CARD.source(partner)
    if pairing.is_lost(s, partner) or (card.may_wait and not card.agent.possible(s)):
        boxes &= ~PARTNER_BOX
    s.source = because
    return boxes


def offer_boxes(s: State, boxes: i64, place: Space) -> None:
    """Offers independent boxes in the printed order, the others in any order (IMP-AGENT-11)."""
    card = card_ordering(s, member_of(s.source)) if boxes & CARD_BOX else NO_EFFECT_ON_OTHERS
    space = space_ordering(s, place) if boxes & SPACE_BOX else NO_EFFECT_ON_OTHERS
    free = (card == NO_EFFECT_ON_OTHERS or space == NO_EFFECT_ON_OTHERS or order_matters(card, space)
            or boxes & PARTNER_BOX != 0)
    if boxes & CARD_BOX:
        s.offer(RESOLVE.move(0))
    if boxes & SPACE_BOX and (free or not boxes & CARD_BOX):
        s.offer(RESOLVE.move(1))
    if boxes & INFLUENCE_BOX:
        s.offer(RESOLVE.move(2))
    if boxes & PARTNER_BOX:
        s.offer(RESOLVE.move(PARTNER))


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
    offer_other_units(s, s.me)


def offer_other_units(s: State, sender: Cells) -> None:
    """Offers to deploy units other than troops, as many as the seat that sent the agent may."""
    units = box_of(s).other_garrisons
    for i in range(len(units)):
        deploy_moves = units[i].deploy
        if deploy_moves is not None:
            for n in range(1, deploy_limit(s, sender, units[i]) + 1):
                s.offer(deploy_moves.move(n))


def troop_limit(s: State) -> i64:
    if is_held_back(s, s.seat):
        return 0
    return deploy_limit(s, s.me, TROOP)


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


ARRIVE: Final = labelled("Arrive", Arrive())
AGENT_TURN: Final = labelled("AgentTurn", AgentTurn())
TURN_MENUS.append(AGENT_TURN)
