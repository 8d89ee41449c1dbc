"""House Hagal's turn in solo and two-player games: reveals a card, sends an agent there, and fights.

Games with other cards derive their own turn from `HagalTurn` and their own visit from `arrive`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import landsraad.games.dune.automa.hagal.deck  # noqa: F401  (the cards)
from landsraad.games.dune.automa.hagal.destinations import destination, enter, explain_destination, obstacle
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.rules.agents.placement import place_agent
from landsraad.games.dune.rules.agents.the_voice import silenced
from landsraad.games.dune.rules.seats.influence import gain_influence
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.seats.seat_order import nth
from landsraad.games.dune.rules.troops.deployment import deploy, deploy_units
from landsraad.games.dune.rules.troops.recruiting import recruit
from landsraad.games.dune.rules.troops.units import strength, units
from landsraad.games.dune.rules.turns.agent_turn import FROM_GARRISON, pay_controller
from landsraad.games.dune.state.cells import (
    AGENTS,
    BONUS_SPICE,
    CURRENT,
    DEPLOYED_THIS_TURN,
    GARRISON,
    HAGALS,
    HARVEST,
    LEADS,
    LEVEL,
    PLAYER,
    RECRUITED,
    REVEALED,
    RIVAL,
    ROLES,
    SPICE,
    SWORDS,
    TAKEN,
)
from landsraad.games.dune.state.events import (
    HAGAL_CARD,
    HAGAL_HELD,
    HAGAL_IGNORED,
    HAGAL_SENT,
    HAGAL_STUCK,
    HAGAL_SWORDS,
    SHUFFLED,
    SPICE_BANKED,
)
from landsraad.kernel.algebra import NOTHING, PAY, Arrow
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of

EXPERT: Final = 2  # the level from which Rivals hold troops back
SAFE_LEAD: Final = 4  # in strength, ahead of every other seat
DECISIVE: Final = 3  # the level of conflicts for which Rivals hold nothing back
NO_BONUS: Final = 2
AGAIN: Final = 3


class HagalTurn(Effect):
    """Reveals cards until one names a free space, and sends an agent there. `step` is 0 at the start of the turn."""

    def run(self, s: State) -> None:
        me = s.me
        if s.step == 0:
            if me[AGENTS] == 0:
                return
            s.snapshot_before_automa()
            begin_turn(s)
        if self.is_stuck(s):
            me[REVEALED] = 1  # finished for this round
            if s.has_listeners:
                s.emit(HAGAL_STUCK, s.seat)
            return
        while True:
            card = box_of(s).hagal[turn_up(s)]
            s.source = card.source
            if s.has_listeners:
                s.emit(HAGAL_CARD, s.seat, card.id)
            if self.follow(s, card):
                return

    def is_stuck(self, s: State) -> bool:
        """Whether no card of either pile can send an agent anywhere now."""
        for pile in (box_of(s).hagal_deck, box_of(s).hagal_discard):
            for i in range(pile.size(s.t)):
                if self.leads_on(s, box_of(s).hagal[pile.card(s.t, i)]):
                    return False
        return True

    def leads_on(self, s: State, card: HagalCard) -> bool:
        """Whether this card would send an agent somewhere now."""
        if card.harvest:
            return any_bonus_spice(s)
        return card.space != NONE and obstacle(s, card, destination(s, card)) == NONE

    def follow(self, s: State, card: HagalCard) -> bool:
        """Follows the card or emits why not. Returns whether the search for a space is over."""
        if card.harvest:
            if any_bonus_spice(s):
                s.then(HAGAL_HARVEST)
                return True
            ignore(s, card, NO_BONUS)
            return False
        if card.space == NONE:
            ignore(s, card, AGAIN)
            return False
        where = destination(s, card)
        explain_destination(s, card, where)
        why = obstacle(s, card, where)
        if why != NONE:
            ignore(s, card, why)
            return False
        s.again(HAGAL_VISIT, where)
        return True


def begin_turn(s: State) -> None:
    """Forgets what the seat has recruited and deployed, and applies the rules of modules."""
    me = s.me
    me[RECRUITED] = 0
    me[DEPLOYED_THIS_TURN] = 0
    box = box_of(s)
    for i in range(len(box.other_garrisons)):
        me[box.other_garrisons[i].recruited] = 0
    for rule in box.automa_rules:
        rule.begins_turn(s)


def ignore(s: State, card: HagalCard, why: i64) -> None:
    if s.has_listeners:
        s.emit(HAGAL_IGNORED, s.seat, card.id, why)


def turn_up(s: State) -> i64:
    """Takes the top card. An empty deck, or Reshuffle, shuffles all cards into a new deck at once."""
    box = box_of(s)
    if box.hagal_deck.size(s.t) == 0:
        shuffle_hagal(s)
    card = box.hagal_deck.pop(s.t)
    box.hagal_discard.put(s.t, card)
    if box.hagal[card].reshuffle:
        shuffle_hagal(s)
    return card


def shuffle_hagal(s: State) -> None:
    box_of(s).hagal_discard.pour(s.t, box_of(s).hagal_deck)
    s.shuffle(box_of(s).hagal_deck, HAGALS)
    if s.has_listeners:
        s.emit(SHUFFLED, s.seat, 2)


def any_bonus_spice(s: State) -> bool:
    return most_bonus(s) > 0


def open_makers(s: State) -> i64:
    found: i64 = 0
    for place in box_of(s).spaces:
        if place.maker > 0:
            found |= 1 << place.id
    return found & ~s.t[TAKEN] & ~silenced(s)


def most_bonus(s: State) -> i64:
    """Returns the best rank of a free maker space: bonus spice first, then the total, in one number."""
    best: i64 = 0
    makers = open_makers(s)
    for place in box_of(s).spaces:
        if makers >> place.id & 1 and BONUS_SPICE.of(s.t, place.id) > 0:
            best = max(best, harvest_rank(s, place.id))
    return best


def harvest_rank(s: State, where: i64) -> i64:
    bonus = BONUS_SPICE.of(s.t, where)
    return bonus * 100 + bonus + box_of(s).spaces[where].maker


class HagalHarvest(Effect):
    """Goes to the free maker space with the most bonus spice; ties go to the one with more spice in total."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        best = most_bonus(s)
        makers = open_makers(s)
        for place in box_of(s).spaces:
            if makers >> place.id & 1 and BONUS_SPICE.of(s.t, place.id) > 0 and harvest_rank(s, place.id) == best:
                s.offer(HARVEST.move(place.id))

    def play(self, s: State, move: i64) -> None:
        s.again(HAGAL_VISIT, HARVEST.a(move))


class HagalVisit(Effect):
    """Gives only what the card shows: cost, requirement and effects of the space are ignored. `step` is the space."""

    def run(self, s: State) -> None:
        me = s.me
        card = box_of(s).hagal[member_of(s.source)]
        place = box_of(s).spaces[s.step]
        arrive(s, place)
        pay_controller(s, place)
        if place.combat:
            s.again(HAGAL_DEPLOY, 0)
        after_arrival(s, place)
        if card.effect is not NOTHING:
            s.then(card.instead if place.id == card.other else card.effect)
            return
        if card.signet and me[ROLES] == RIVAL:
            s.push(RIVAL_SIGNET, s.seat, box_of(s).leaders[me[LEADS]].source)
        recruit(s, s.seat, card.troops)
        if card.harvest:
            take_harvest(s, place.id)
        if place.faction != NONE:
            gain_influence(s, s.seat, place.faction, 1)


def after_arrival(s: State, place: Space) -> None:
    """Applies the rules of modules, just before the deployment."""
    for rule in box_of(s).automa_rules:
        rule.arrives(s, place.id)


def arrive(s: State, place: Space) -> None:
    enter(s, place.id)
    s.me[AGENTS] -= 1
    place_agent(s, s.seat, place.id)
    if s.has_listeners:
        s.emit(HAGAL_SENT, s.seat, place.id)


def take_harvest(s: State, where: i64) -> None:
    """Gives a Rival base and bonus spice; with House Hagal the bonus spice returns to the bank."""
    bonus = BONUS_SPICE.of(s.t, where)
    BONUS_SPICE.put(s.t, where, 0)
    if s.me[ROLES] == RIVAL:
        gain(s, s.seat, SPICE, box_of(s).spaces[where].maker + bonus)
    elif s.has_listeners:
        s.emit(SPICE_BANKED, s.seat, where, bonus)


class RivalSignet(Effect):
    """Uses the Signet Ring ability, paid from the Rival's resources; if it cannot pay, nothing happens."""

    def run(self, s: State) -> None:
        signet = signet_of(box_of(s).leaders[s.me[LEADS]])
        if isinstance(signet, Arrow):
            if signet.cost.possible(s) and signet.gain.possible(s):
                signet.play(s, PAY.move())
        else:
            s.then(signet)


def signet_of(leader: Leader) -> Effect:
    return leader.signet if leader.rival_signet is NOTHING else leader.rival_signet


class HagalDeploy(Effect):
    """Deploys the recruits and two more; experts hold back if they have a safe lead in an earlier conflict.

    Units other than troops come first and are never held back.
    """

    def run(self, s: State) -> None:
        me = s.me
        left: i64 = FROM_GARRISON
        others = box_of(s).other_garrisons
        for i in range(len(others)):
            n = min(me[others[i].garrison], me[others[i].recruited] + left)
            if n > 0:
                left -= max(n - me[others[i].recruited], 0)
                deploy_units(s, s.seat, others[i], n)
        if not self.holds_back(s):
            deploy(s, s.seat, min(me[GARRISON], me[RECRUITED] + left))

    def holds_back(self, s: State) -> bool:
        lead = strength(s, s.me) - best_other(s)
        if s.t[LEVEL] < EXPERT or is_decisive(s) or lead < SAFE_LEAD:
            return False
        if s.has_listeners:
            s.emit(HAGAL_HELD, s.seat, lead)
        return True


def is_decisive(s: State) -> bool:
    return box_of(s).conflicts[s.t[CURRENT]].level == DECISIVE


def best_other(s: State) -> i64:
    best: i64 = 0
    for seat in range(s.players):
        if seat != s.seat:
            best = max(best, strength(s, s.seats[seat]))
    return best


class HagalSwords(Effect):
    """At the start of combat, each automa with a unit there reveals a card and adds its swords, in turn order."""

    def run(self, s: State) -> None:
        s.snapshot_before_automa("combat")
        for i in range(s.players):
            seat = nth(s, i)
            if s.seats[seat][ROLES] != PLAYER and units(s, s.seats[seat]) > 0:
                for _ in range(self.cards(s)):
                    add_swords(s, seat)

    def cards(self, s: State) -> i64:
        n: i64 = 1
        for rule in box_of(s).automa_rules:
            n = max(n, rule.sword_cards(s))
        return n


def add_swords(s: State, seat: i64) -> None:
    card = box_of(s).hagal[turn_up(s)]
    while card.reshuffle:
        card = box_of(s).hagal[turn_up(s)]
    s.seats[seat][SWORDS] += card.swords
    s.source = card.source
    if s.has_listeners:
        s.emit(HAGAL_SWORDS, seat, card.id, card.swords)


HAGAL_TURN: Final = labelled("HagalTurn", HagalTurn())
HAGAL_HARVEST: Final = labelled("HagalHarvest", HagalHarvest())
HAGAL_VISIT: Final = labelled("HagalVisit", HagalVisit())
HAGAL_DEPLOY: Final = labelled("HagalDeploy", HagalDeploy())
COMBAT_BONUS: Final = labelled("HagalSwords", HagalSwords())
RIVAL_SIGNET: Final = labelled("RivalSignet", RivalSignet())
