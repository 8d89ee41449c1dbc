"""An Uprising turn: where spies let an agent go, what happens on arrival, and the reveal turn with its leader's box."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.rivals.row_dice import roll_for_row
from landsraad.games.dune.bases.uprising.cells import (
    ABILITY,
    ABILITY_LEFT,
    ARMED,
    CALLED_TO_ARMS,
    FLOWED,
    GATHER,
    HARVESTED,
    HELD_BACK,
    INFILTRATE_FROM,
    LATEST,
    PAID_MORE,
    REPEATED,
    REVEALS,
    SHOWN,
    SPY_BACK,
    SUMMONED_NOW,
)
from landsraad.games.dune.bases.uprising.events import GATHERED, INFILTRATED
from landsraad.games.dune.bases.uprising.rules.reveal_counts import count_what_is_left
from landsraad.games.dune.bases.uprising.rules.spies import lift_spy, own_posts_at, spied_spaces
from landsraad.games.dune.bases.uprising.rules.triggers import watch_maker
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.intrigue import PLOT
from landsraad.games.dune.modules.choam.contracts import hold_new_contracts
from landsraad.games.dune.rules.agents.reach import enterable_spaces, own_posts
from landsraad.games.dune.rules.cards.drawing import draw
from landsraad.games.dune.rules.cards.intrigue import offer_intrigue
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET
from landsraad.games.dune.rules.cards.reveal_box import SETTLE, is_unsettled
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import AGENTS, END, HAND, LEADS, OCCUPIED, REVEAL, TAKEN
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member


class UprisingTurn(Turn):
    def options(self, s: State) -> None:
        offer_intrigue(s, PLOT, early=True)
        offer_agents_and_spies(s)
        s.offer(REVEAL.move())

    def play(self, s: State, move: i64) -> None:
        me = s.me
        if REVEAL.has(move):
            s.t[REVEALS] += 1
            me[LATEST] = s.t[REVEALS]
            if box_of(s).leaders[me[LEADS]].loud is not NOTHING:
                me[ABILITY_LEFT] = 1
        super().play(s, move)


class TurnBegan(Effect):
    """What was remembered for the last turn of the seat is forgotten."""

    def run(self, s: State) -> None:
        me = s.me
        me[SPY_BACK] = 0
        me[PAID_MORE] = 0
        me[REPEATED] = 0
        me[HELD_BACK] = 0
        me[FLOWED] = 0
        me[SUMMONED_NOW] = 0
        me[HARVESTED] = 0
        if SHOWN.size(me) > 0:
            SHOWN.clear(me)
            ARMED.clear(me)
        hold_new_contracts(s)


def offer_agents_and_spies(s: State) -> None:
    """A card reaches the spaces of its icons; with the spy icon, those one spies on (UPM-AGENT-TURN-06). Another's
    agent does not stop who has a spy there (UPM-SPIES-05), or a leader who slips past it; one's own does."""
    me = s.me
    if me[AGENTS] == 0:
        return
    book = box_of(s)
    spied = spied_spaces(s, me)
    free = (book.everywhere & ~s.t[TAKEN]) | ((spied | book.leaders[me[LEADS]].unblocked) & ~own_posts(me))
    targets = enterable_spaces(s) & free
    last: i64 = NONE
    for i in range(HAND.size(me)):
        this = HAND.card(me, i)
        if this == last:
            continue
        last = this
        card = book.cards[last]
        open_to = enterable_spaces(s, waive=True) & free if card.waives else targets
        for where in card.reach:
            if open_to >> where & 1:
                s.offer(card.agent_moves + where)
        if card.spies and spied & open_to != 0:
            for where in range(len(book.spaces)):
                if (spied & open_to & ~card.reached) >> where & 1:
                    s.offer(card.agent_moves + where)


class Arrival(Effect):
    """The agent stands on its space, the number in `step`: first the spy that let it in past another's agent, then the
    choice to gather intelligence, before anything else happens (UPM-AGENT-TURN-03). `source` is the card."""

    def run(self, s: State) -> None:
        where = s.step
        leader = box_of(s).leaders[s.me[LEADS]]
        if leader.holds_back and box_of(s).cards[member(s.source)].agent is SIGNET:
            s.me[HELD_BACK] = 1
        hold_new_contracts(s)
        watch_maker(s, s.seat, where)
        posts = own_posts_at(s, where)
        crowded = OCCUPIED.of(s.t, where) > 1 and not leader.unblocked >> where & 1
        if posts & (posts - 1) != 0 or (posts != 0 and not crowded):  # a spy is left for it
            s.again(GATHERING, where)
        if crowded:
            s.again(INFILTRATION, where)


class Infiltration(Effect):
    """The spy that makes room is recalled (UPM-SPIES-05)."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        posts = own_posts_at(s, s.step)
        for post in range(len(box_of(s).spaces_at)):
            if posts >> post & 1:
                s.offer(INFILTRATE_FROM.move(post))

    def play(self, s: State, move: i64) -> None:
        post = INFILTRATE_FROM.a(move)
        if s.listening:
            s.tell(INFILTRATED, s.seat, post)
        lift_spy(s, s.seat, post)


class Gathering(Effect):
    """Recall a spy of a connected post to draw a card (UPM-SPIES-06); one spy cannot do both (UPM-SPIES-07)."""

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
            if s.listening:
                s.tell(GATHERED, s.seat, post)
            lift_spy(s, s.seat, post)
            draw(s, s.seat, 1)


class UprisingAgentTurn(AgentTurn):
    """With what the leader may do in it."""

    def options(self, s: State) -> None:
        super().options(s)
        leader = box_of(s).leaders[s.me[LEADS]]
        if leader.agent is not NOTHING and leader.agent.possible(s):
            s.offer(ABILITY.move())

    def play(self, s: State, move: i64) -> None:
        if ABILITY.has(move):
            leader = box_of(s).leaders[s.me[LEADS]]
            s.again(self, s.step)
            s.push(leader.agent, s.seat, leader.source)
            return
        super().play(s, move)


class UprisingReveal(RevealMenu):
    """With the leader's own box, if it asks for something."""

    def options(self, s: State) -> None:
        if s.me[ABILITY_LEFT] == 1:
            leader = box_of(s).leaders[s.me[LEADS]]
            s.source = leader.source
            if leader.loud.possible(s):
                s.offer(ABILITY.move())
            s.source = 0
        super().options(s)

    def play(self, s: State, move: i64) -> None:
        if ABILITY.has(move):
            leader = box_of(s).leaders[s.me[LEADS]]
            s.me[ABILITY_LEFT] = 0
            s.then(self)
            if is_unsettled(s.me):
                s.then(SETTLE)
            s.push(leader.loud, s.seat, leader.source)
            return
        if END.has(move):
            count_what_is_left(s)
            s.me[ABILITY_LEFT] = 0
            s.me[CALLED_TO_ARMS] = 0
        super().play(s, move)
        if END.has(move) and box_of(s).row_dice != NONE and s.t[box_of(s).row_dice] == 1:
            roll_for_row(s)


TURN_BEGAN: Final = labelled("TurnBegan", TurnBegan())
GATHERING: Final = labelled("Gathering", Gathering())
INFILTRATION: Final = labelled("Infiltration", Infiltration())
ARRIVAL: Final = labelled("Arrival", Arrival())
UPRISING_TURN: Final = labelled("UprisingTurn", UprisingTurn())
UPRISING_AGENT_TURN: Final = labelled("UprisingAgentTurn", UprisingAgentTurn())
UPRISING_REVEAL: Final = labelled("UprisingReveal", UprisingReveal())
