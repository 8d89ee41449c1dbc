"""Rivals in combat: swords, rewards, and battle icons at the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.turn import HagalSwords, is_decisive
from landsraad.games.dune.automa.rivals.cells import BRUTAL
from landsraad.games.dune.automa.rivals.influence import gain_least
from landsraad.games.dune.automa.rivals.spies import RIVAL_SPY
from landsraad.games.dune.bases.uprising.cells import OBJECTIVE_DOWN, SPIES, WILD, WON
from landsraad.games.dune.bases.uprising.events import PAIRED
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon, turn_down
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy, RecallSpies, lift_spy
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.reveal import parts_of
from landsraad.games.dune.rules.cards.trashing import Trash
from landsraad.games.dune.rules.seats.influence import Influence
from landsraad.games.dune.rules.seats.resources import score
from landsraad.kernel.algebra import Arrow
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of

PART_SHIFT: Final = 2  # `step` of a part holds its number above the place


class RivalSwords(HagalSwords):
    """Brutal Escalation: reveals two cards for a conflict of the third level (UPR-RIVAL-71)."""

    def cards(self, s: State) -> i64:
        return 2 if s.t[BRUTAL] == 1 and is_decisive(s) else super().cards(s)


class RivalReward(Effect):
    """Gives a reward part by part in the printed order. `source` is the conflict, `step` the place."""

    def run(self, s: State) -> None:
        parts = parts_of(box_of(s).conflicts[member_of(s.source)].reward(s.step))
        for i in range(len(parts) - 1, -1, -1):
            s.again(REWARD_PART, s.step | i << PART_SHIFT)


class RewardPart(Effect):
    """Makes a Rival's choices by rule (UPR-RIVAL-59 to 61).

    It gains influence where it has least, buys points whenever it can, places spies by the order of its card, and
    trashes no cards.
    """

    def run(self, s: State) -> None:
        reward = box_of(s).conflicts[member_of(s.source)].reward(s.step & (1 << PART_SHIFT) - 1)
        take(s, parts_of(reward)[s.step >> PART_SHIFT])


def take(s: State, part: Effect) -> None:
    """Takes one part of what a Rival gains."""
    if isinstance(part, Influence) and part.asks:
        gain_least(s, part.n, part.times)
    elif isinstance(part, PlaceSpy):
        s.then(RIVAL_SPY)
    elif isinstance(part, Arrow):
        if part.cost.possible(s):
            s.then(part.gain)
            pay_cost(s, part.cost)
    elif not isinstance(part, Trash):
        s.then(part)


def pay_cost(s: State, cost: Effect) -> None:
    """Pays a cost. It does not matter which spies return, as it never has more than two on the board."""
    if isinstance(cost, RecallSpies):
        for _ in range(cost.n):
            lift_spy(s, s.seat, SPIES.card(s.me, 0))
    else:
        s.then(cost)


class RivalEnd(Effect):
    """Pairs a wild icon with any other face-up one, so that it never misses the point (UPR-RIVAL-60)."""

    def run(self, s: State) -> None:
        me = s.me
        wild = open_card(s, me, WILD)
        if wild == NONE:
            return
        other: i64 = NONE
        for i in range(WON.size(me)):
            if box_of(s).conflicts[WON.card(me, i)].icon != WILD:
                other = WON.card(me, i)
        if other != NONE:
            turn_down(me, other)
        elif open_icon(me) != NONE:
            me[OBJECTIVE_DOWN] = 1
        else:
            return
        turn_down(me, wild)
        if s.has_listeners:
            s.emit(PAIRED, s.seat, WILD)
        score(s, s.seat, 1)


RIVAL_SWORDS: Final = labelled("RivalSwords", RivalSwords())
REWARD_PART: Final = labelled("RewardPart", RewardPart())
RIVAL_REWARD: Final = labelled("RivalReward", RivalReward())
RIVAL_END: Final = labelled("RivalEnd", RivalEnd())
