"""Uprising's additions to a turn: spies that let an agent in, arrival, and the leader's reveal box."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import (
    ABILITY,
    ABILITY_LEFT,
    GATHER,
    HELD_BACK,
    INFILTRATE_FROM,
    LATEST,
    REVEALS,
)
from landsraad.games.dune.bases.uprising.events import GATHERED, INFILTRATED
from landsraad.games.dune.bases.uprising.rules.reveal_counts import count_what_is_left
from landsraad.games.dune.bases.uprising.rules.spies import lift_spy, own_posts_at, spied_spaces
from landsraad.games.dune.bases.uprising.rules.triggers import watch_maker
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.space_query import SpaceQuery
from landsraad.games.dune.components.menu_item import AGENT_MENU, REVEAL_MENU, MenuItem
from landsraad.games.dune.components.moments import AGENT_ARRIVED, AGENT_SENT, REVEAL_BEGAN, REVEAL_ENDS
from landsraad.games.dune.rules.cards.drawing import draw
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET
from landsraad.games.dune.state.cells import LEADS, OCCUPIED
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import Effect, State, labelled, member_of


class AgentSent(Effect):
    """Bans deployment in the turn of the Signet Ring, for one leader."""

    def run(self, s: State) -> None:
        if box_of(s).leaders[s.me[LEADS]].holds_back and box_of(s).cards[member_of(s.source)].agent is SIGNET:
            s.me[HELD_BACK] = 1


class SpiesOnSpace(SpaceQuery):
    """Spaces where a seat's spies let its agents in past those of others (UPM-SPIES-05)."""

    def spaces(self, s: State, me: Cells) -> i64:
        return spied_spaces(s, me)


class AgentArrived(Effect):
    """Recalls the spy that let the agent in, then offers to gather intelligence (UPM-AGENT-TURN-03)."""

    def run(self, s: State) -> None:
        where = s.step
        leader = box_of(s).leaders[s.me[LEADS]]
        watch_maker(s, s.seat, where)
        posts = own_posts_at(s, where)
        crowded = OCCUPIED.of(s.t, where) > 1 and not leader.unblocked >> where & 1
        if posts & (posts - 1) != 0 or (posts != 0 and not crowded):  # a spy is left to recall
            s.again(GATHERING, where)
        if crowded:
            s.again(INFILTRATION, where)


class Infiltration(Effect):
    """Recalls the spy that let the agent in (UPM-SPIES-05)."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        posts = own_posts_at(s, s.step)
        for post in range(len(box_of(s).spaces_at)):
            if posts >> post & 1:
                s.offer(INFILTRATE_FROM.move(post))

    def play(self, s: State, move: i64) -> None:
        post = INFILTRATE_FROM.a(move)
        if s.has_listeners:
            s.emit(INFILTRATED, s.seat, post)
        lift_spy(s, s.seat, post)


class Gathering(Effect):
    """Recalls a spy of a connected post to draw a card (UPM-SPIES-06); one spy cannot do both (UPM-SPIES-07)."""

    asks = True
    optional = True
    decision = "place"

    def options(self, s: State) -> None:
        posts = own_posts_at(s, s.step)
        for post in range(len(box_of(s).spaces_at)):
            if posts >> post & 1:
                s.offer(GATHER.move(post))
        if posts != 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if GATHER.has(move):
            post = GATHER.a(move)
            if s.has_listeners:
                s.emit(GATHERED, s.seat, post)
            lift_spy(s, s.seat, post)
            draw(s, s.seat, 1)


class AgentAbility(MenuItem):
    """The leader's optional ability in an agent turn."""

    def offer(self, s: State) -> None:
        leader = box_of(s).leaders[s.me[LEADS]]
        if leader.agent is not NOTHING and leader.agent.possible(s):
            s.offer(ABILITY.move())

    def takes(self, move: i64) -> bool:
        return ABILITY.has(move)

    def play(self, s: State, move: i64) -> None:
        leader = box_of(s).leaders[s.me[LEADS]]
        s.push(leader.agent, s.seat, leader.source)


class RevealAbility(MenuItem):
    """The leader's reveal box, if it needs a decision."""

    def offer(self, s: State) -> None:
        if s.me[ABILITY_LEFT] == 1:
            leader = box_of(s).leaders[s.me[LEADS]]
            s.source = leader.source
            if leader.to_resolve.possible(s):
                s.offer(ABILITY.move())
            s.source = 0

    def takes(self, move: i64) -> bool:
        return ABILITY.has(move)

    def play(self, s: State, move: i64) -> None:
        leader = box_of(s).leaders[s.me[LEADS]]
        s.me[ABILITY_LEFT] = 0
        s.push(leader.to_resolve, s.seat, leader.source)


class RevealBegan(Effect):
    """Numbers the reveal turns, for the last tie-breaker."""

    def run(self, s: State) -> None:
        s.t[REVEALS] += 1
        s.me[LATEST] = s.t[REVEALS]
        if box_of(s).leaders[s.me[LEADS]].to_resolve is not NOTHING:
            s.me[ABILITY_LEFT] = 1


class RevealEnds(Effect):
    def run(self, s: State) -> None:
        count_what_is_left(s)


GATHERING: Final = labelled("Gathering", Gathering())
INFILTRATION: Final = labelled("Infiltration", Infiltration())
UPRISING.on(AGENT_SENT, AgentSent(), order=20)
UPRISING.on(AGENT_ARRIVED, AgentArrived(), order=10)
UPRISING.on(REVEAL_BEGAN, RevealBegan(), order=10)
UPRISING.on(REVEAL_ENDS, RevealEnds(), order=10)
UPRISING.items += [AgentAbility(AGENT_MENU, 20), RevealAbility(REVEAL_MENU, 10)]
UPRISING.passages.append(SpiesOnSpace())
