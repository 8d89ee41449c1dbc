"""A Rival's turn: reveals House Hagal cards until one sends an agent, gains what it shows, and deploys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.destinations import destination, explain_destination
from landsraad.games.dune.automa.hagal.turn import (
    AGAIN,
    HagalDeploy,
    HagalTurn,
    after_arrival,
    arrive,
    ignore,
    is_decisive,
)
from landsraad.games.dune.automa.rivals.card import rival_of
from landsraad.games.dune.automa.rivals.cells import EXPERT
from landsraad.games.dune.automa.rivals.destinations import obstacle
from landsraad.games.dune.automa.rivals.events import RIVAL_HELD, RIVAL_SIGNET_USED
from landsraad.games.dune.automa.rivals.spending import RIVAL_SPEND
from landsraad.games.dune.bases.uprising.rules.triggers import watch_maker
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.rules.troops.units import units
from landsraad.games.dune.rules.turns.agent_turn import FROM_GARRISON, pay_controller
from landsraad.games.dune.state.cells import DECIDER, FIRST, GARRISON, HAGAL_SEAT, RECRUITED, VISITED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

SAFE_LEAD: Final = 3  # in units, ahead of every other seat


class RivalTurn(HagalTurn):
    """Reveals the next card. `step` is 1 after a card that only placed a spy, when the turn goes on (UPR-RIVAL-35)."""

    def run(self, s: State) -> None:
        if s.t[HAGAL_SEAT] == s.seat:  # with two players, the first player decides what the rules leave open
            s.me[DECIDER] = s.t[FIRST]
        super().run(s)

    def leads_on(self, s: State, card: HagalCard) -> bool:
        return card.space != NONE and obstacle(s, card, destination(s, card)) == NONE

    def follow(self, s: State, card: HagalCard) -> bool:
        if card.reshuffle:
            ignore(s, card, AGAIN)
            return False
        if card.space == NONE:
            s.again(self, 1)
            s.then(card.effect)
            return True
        where = destination(s, card)
        explain_destination(s, card, where)
        why = obstacle(s, card, where)
        if why != NONE:
            ignore(s, card, why)
            return False
        s.again(RIVAL_VISIT, where)
        return True


class RivalVisit(Effect):
    """Gives only what the card shows: cost and effects of the space are ignored (UPR-RIVAL-26). `step` is the space."""

    def run(self, s: State) -> None:
        card = box_of(s).hagal[member_of(s.source)]
        place = box_of(s).spaces[s.step]
        s.me[VISITED] = place.id
        arrive(s, place)
        if place.combat:
            s.again(RIVAL_DEPLOY, 0)
        after_arrival(s, place)
        s.then(RIVAL_SPEND)  # stolen cards have not been spent yet
        s.then(card.instead if place.id == card.other else card.effect)
        watch_maker(s, s.seat, place.id)
        pay_controller(s, place)


class RivalDeploy(HagalDeploy):
    """Deploys all recruits of the turn and two more (UPR-RIVAL-31, UPR-RIVAL-38).

    With Expert Deployment, none while it leads an earlier conflict by three units, sandworms included (UPR-RIVAL-72 to
    74).
    """

    def holds_back(self, s: State) -> bool:
        lead = units(s, s.me) - most_units(s)
        if s.t[EXPERT] == 0 or is_decisive(s) or lead < SAFE_LEAD:
            return False
        if s.has_listeners and min(s.me[GARRISON], s.me[RECRUITED] + FROM_GARRISON) > 0:
            s.emit(RIVAL_HELD, s.seat, lead)
        return True


def most_units(s: State) -> i64:
    """Returns the most units of any opponent in the Conflict."""
    most: i64 = 0
    for seat in range(s.players):
        if seat != s.seat:
            most = max(most, units(s, s.seats[seat]))
    return most


class RivalSignet(Effect):
    """Uses the Signet Ring ability of the Rival card (UPR-RIVAL-30)."""

    def run(self, s: State) -> None:
        card = rival_of(s.me)
        if s.has_listeners:
            s.emit(RIVAL_SIGNET_USED, s.seat, card.id)
        s.push(card.signet, s.seat, card.source)

    def message(self) -> Message:
        return Message("automa-signet")


RIVAL_TURN: Final = labelled("RivalTurn", RivalTurn())
RIVAL_VISIT: Final = labelled("RivalVisit", RivalVisit())
RIVAL_DEPLOY: Final = labelled("RivalDeploy", RivalDeploy())
RIVAL_SIGNET: Final = labelled("uprising:hagal:hagal_spice_refinery:effect", RivalSignet())
