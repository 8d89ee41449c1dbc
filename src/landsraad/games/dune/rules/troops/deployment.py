"""Deployment of units to the Conflict, and the Baron's Masterstroke."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import push_hooks
from landsraad.games.dune.components.moments import UNITS_DEPLOYED
from landsraad.games.dune.components.unit import Unit
from landsraad.games.dune.rules.seats.influence import gain_influence
from landsraad.games.dune.rules.seats.teams import change_troops, troop_partner, troops_owner
from landsraad.games.dune.rules.troops.recruiting import ANY, pull_back, recruit
from landsraad.games.dune.rules.troops.units import troops_deployed_now
from landsraad.games.dune.state.cells import (
    DEPLOY,
    DEPLOYED,
    DEPLOYED_THIS_TURN,
    GARRISON,
    LEADS,
    PLAYER,
    RETREAT,
    REVEALING,
    ROLES,
    SECRET,
    STRUCK,
    SUPPLY,
    TOKENS,
)
from landsraad.games.dune.state.events import DEPLOYED_TROOPS
from landsraad.games.dune.state.events import MASTERSTROKE as REVEALS_TOKENS
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State, labelled
from landsraad.kernel.messages import Message

STROKE: Final = 4  # troops deployed in one turn that trigger the Masterstroke
CHOSEN: Final = 2  # number of factions that the Baron chooses in secret


class Masterstroke(Effect):
    """Reveals the Baron's secret factions and gives 1 influence with each."""

    def run(self, s: State) -> None:
        if s.has_listeners:
            s.emit(REVEALS_TOKENS, s.seat)
        for faction in range(4):
            if s.me[TOKENS + faction]:
                gain_influence(s, s.seat, faction, 1)


class ChooseTokens(Effect):
    """Lets the Baron choose two factions in secret before the first round (IMP-LEADER-04)."""

    asks = True
    decision = "track"

    def options(self, s: State) -> None:
        for faction in range(4):
            if s.me[TOKENS + faction] == 0:
                s.offer(SECRET.move(faction))

    def play(self, s: State, move: i64) -> None:
        s.me[TOKENS + SECRET.a(move)] = 1
        if s.step + 1 < CHOSEN:
            s.again(self, s.step + 1)

    def message(self) -> Message:
        return Message("choose-tokens", {"n": CHOSEN})


def is_held_back(s: State, seat: i64) -> bool:
    """Whether the seat must not deploy any units this turn."""
    cell = box_of(s).held_back
    return cell != NONE and s.seats[seat][cell] != 0


def deploy(s: State, seat: i64, n: i64) -> None:
    """Deploys troops from the garrison to the Conflict."""
    if n > 0:
        change_troops(s, seat, GARRISON, -n)
        deploy_troops(s, seat, n, 0)


def deploy_from_supply(s: State, seat: i64) -> None:
    if s.seats[seat][SUPPLY] > 0 and not is_held_back(s, seat):
        change_troops(s, seat, SUPPLY, -1)
        deploy_troops(s, seat, 1, 1)


def deploy_troops(s: State, seat: i64, n: i64, from_supply: i64) -> None:
    change_troops(s, seat, DEPLOYED, n)
    change_troops(s, seat, DEPLOYED_THIS_TURN, n)
    if s.has_listeners:
        s.emit(DEPLOYED_TROOPS, troops_owner(s, seat), n, from_supply)
    other = troop_partner(s, seat)
    if other != NONE:  # UPR-SIX-47: both seats count as having deployed them
        after_deployment(s, other)
    after_deployment(s, seat)


def after_deployment(s: State, seat: i64) -> None:
    """Triggers what follows from a seat's deployment."""
    me = s.seats[seat]
    if (box_of(s).leaders[me[LEADS]].strikes and me[STRUCK] == 0 and me[ROLES] == PLAYER
            and troops_deployed_now(s, me) >= STROKE):
        me[STRUCK] = 1  # IMP-LEADER-07: once per game
        s.push(MASTERSTROKE, seat, box_of(s).leaders[me[LEADS]].source)
    push_waiting_hooks(s, seat)


def push_waiting_hooks(s: State, seat: i64) -> None:
    """Pushes the hooks that waited for the seat to deploy units."""
    push_hooks(s, UNITS_DEPLOYED, seat, s.source)


def deploy_units(s: State, seat: i64, unit: Unit, n: i64) -> None:
    """Deploys units other than troops from the garrison to the Conflict."""
    change_troops(s, seat, unit.garrison, -n)
    change_troops(s, seat, unit.conflict, n)
    change_troops(s, seat, unit.deployed_now, n)
    change_troops(s, seat, DEPLOYED_THIS_TURN, n)
    if s.has_listeners and unit.deployed_event is not None:
        s.emit(unit.deployed_event, troops_owner(s, seat), n)
    other = troop_partner(s, seat)
    if other != NONE:
        push_waiting_hooks(s, other)
    push_waiting_hooks(s, seat)


class Deploy(Effect):
    """Lets the seat deploy up to n troops from its garrison, or none (IMP-DEPLOY-11)."""

    asks = True
    optional = True
    decision = "amount"

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    def options(self, s: State) -> None:
        if is_held_back(s, s.seat):
            return
        limit = s.step if self.limit == 0 else self.limit
        for n in range(min(limit, s.me[GARRISON]) + 1):
            s.offer(DEPLOY.move(n))

    def play(self, s: State, move: i64) -> None:
        deploy(s, s.seat, DEPLOY.a(move))

    def message(self) -> Message:
        return Message("deploy-any") if self.limit == ANY else Message("deploy", {"n": self.limit})


class DeployOrRetreat(Effect):
    """Lets you deploy or retreat one of your troops."""

    asks = True
    optional = True

    def possible(self, s: State) -> bool:
        return s.me[DEPLOYED] > 0 or (s.me[GARRISON] > 0 and not is_held_back(s, s.seat))

    def options(self, s: State) -> None:
        if s.me[GARRISON] > 0 and not is_held_back(s, s.seat):
            s.offer(DEPLOY.move(1))
        if s.me[DEPLOYED] > 0:
            s.offer(RETREAT.move(1))
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if DEPLOY.has(move):
            deploy(s, s.seat, 1)
        elif RETREAT.has(move):
            pull_back(s, 1)

    def message(self) -> Message:
        return Message("deploy-or-retreat", {"n": 1})


class Muster(Effect):
    """Recruits troops and lets the seat deploy any of them: always, or only in the reveal turn."""

    ordering = ASKS

    def __init__(self, n: i64, only_revealing: bool) -> None:
        super().__init__()
        self.n = n
        self.only_revealing = only_revealing

    def run(self, s: State) -> None:
        recruits = recruit(s, s.seat, self.n)
        if recruits > 0 and (s.me[REVEALING] or not self.only_revealing):
            s.again(DEPLOY_THESE, recruits)

    def message(self) -> Message:
        return Message("muster-reveal" if self.only_revealing else "muster", {"n": self.n})


def muster(n: int, only_revealing: bool = False) -> Effect:
    return Muster(n, only_revealing)


deploy_up_to = Deploy
deploy_or_retreat = DeployOrRetreat
DEPLOY_THESE: Final = labelled("Deploy", Deploy(0))  # `step` is the number
MASTERSTROKE: Final = labelled("Masterstroke", Masterstroke())
choose_tokens = ChooseTokens
