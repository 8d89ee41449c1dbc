"""Effects and conditions of agent and reveal boxes that only one or two cards of Immortality use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.space import bits
from landsraad.games.dune.modules.immortality.cards.cells import LOSE_TROOPS
from landsraad.games.dune.modules.immortality.effects import partner_icons, partner_of
from landsraad.games.dune.rules.agents.placement import RecallAgent
from landsraad.games.dune.rules.cards.market import TO_HAND, AcquireUpTo
from landsraad.games.dune.rules.seats.influence import LoseInfluence, lose_influence
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.seats.teams import BOARD_TRACKS, change_troops, own_track, troops_owner
from landsraad.games.dune.rules.troops.recruiting import lose_deployed_troops
from landsraad.games.dune.state.cells import (
    DEPLOYED,
    DROP,
    FACTION,
    GARRISON,
    ICONS,
    INFLUENCE,
    POSTED,
    RECALL,
    SOLARI,
    SUPPLY,
    VISITED,
)
from landsraad.games.dune.state.events import LOST_TROOPS
from landsraad.kernel.algebra import CHOOSE, SKIP, All, Condition, Some
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


class GraftedWith(Condition):
    """Whether the card of this box is grafted with a card of one of some factions (IMM-CARD-20)."""

    settled = True

    def __init__(self, factions: tuple[int, ...]) -> None:
        self.factions: i64 = bits(factions)

    def holds(self, s: State) -> bool:
        other = partner_of(s)
        return other != NONE and box_of(s).cards[other].factions & self.factions != 0

    def message(self) -> Message:
        return Message("if-grafted-with", {"factions": [FACTION.names[f] for f in range(4) if self.factions >> f & 1]})


class SolariPerIcon(Effect):
    """Gives solari for each agent icon that the partner has now (IMM-CARD-25, IMM-Q-06)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        icons, found = partner_icons(s), 0
        for icon in range(len(ICONS)):
            found += int(icons >> icon & 1)
        gain(s, s.seat, SOLARI, self.n * found)

    def message(self) -> Message:
        return Message("solari-per-icon", {"n": self.n})


class RecallThisAgent(RecallAgent):
    """Lets the seat recall the agent of this turn; its space is free again (IMM-CARD-31)."""

    optional = True

    def there(self, s: State, where: i64) -> i64:
        return min(POSTED.of(s.me, where), 1) if s.me[VISITED] == where else 0

    def options(self, s: State) -> None:
        super().options(s)
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if RECALL.has(move):
            super().play(s, move)

    def message(self) -> Message:
        return Message("may-recall-this-agent")


class SomeAtOnce(Some):
    """The seat chooses two of the parts, both before either is resolved (IMM-CARD-26).

    `step` is the bit of the first choice.
    """

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__(2, parts)
        self.pairs: list[Effect] = [All([a, b]) for i, a in enumerate(parts) for b in parts[i + 1:]]

    def play(self, s: State, move: i64) -> None:
        chosen = CHOOSE.a(move) - 1
        if s.step == 0:
            s.again(self, 1 << chosen)
            return
        both = s.step | 1 << chosen
        at: i64 = 0
        for i in range(len(self.parts)):
            for j in range(i + 1, len(self.parts)):
                if both == 1 << i | 1 << j:
                    s.then(self.pairs[at])
                at += 1

    def parts_of(self) -> list[Effect]:
        return self.parts + self.pairs


class LoseInfluenceWithOne(LoseInfluence):
    """A cost: loses n influence, all with one faction (IMM-CARD-16)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        army, track = s.seats[troops_owner(s, s.seat)], own_track(s, s.seat)
        for faction in range(BOARD_TRACKS):
            if army[INFLUENCE + faction] >= self.n:
                return True
        return track != NONE and s.me[INFLUENCE + track] >= self.n

    def options(self, s: State) -> None:
        army, track = s.seats[troops_owner(s, s.seat)], own_track(s, s.seat)
        for faction in range(BOARD_TRACKS):
            if army[INFLUENCE + faction] >= self.n:
                s.offer(DROP.move(faction))
        if track != NONE and s.me[INFLUENCE + track] >= self.n:
            s.offer(DROP.move(track))

    def play(self, s: State, move: i64) -> None:
        for _ in range(self.n - 1):
            s.again(LOSE_MORE, DROP.a(move))
        lose_influence(s, s.seat, DROP.a(move))

    def message(self) -> Message:
        return Message("lose-influence-one", {"n": self.n})


class LoseMore(Effect):
    """Loses one more influence, after what the loss before it has caused. `step` is the faction."""

    def run(self, s: State) -> None:
        lose_influence(s, s.seat, s.step)


class MayAcquire(AcquireUpTo):
    """Lets the seat acquire a card of the Row or the Reserve up to a printed cost, for free (IMM-CARD-29)."""

    optional = True

    def options(self, s: State) -> None:
        super().options(s)
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not SKIP.has(move):
            super().play(s, move)

    def message(self) -> Message:
        return Message("may-acquire-to-hand" if self.place == TO_HAND else "may-acquire", {"n": self.limit})


class LoseTroops(Effect):
    """A cost: loses troops of the garrison and the Conflict, in any mix (IMM-Q-07)."""

    asks = True
    decision = "amount"

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[GARRISON] + s.me[DEPLOYED] >= self.n

    def options(self, s: State) -> None:
        for n in range(max(self.n - s.me[GARRISON], 0), min(self.n, s.me[DEPLOYED]) + 1):
            s.offer(LOSE_TROOPS.move(n))

    def play(self, s: State, move: i64) -> None:
        deployed = LOSE_TROOPS.a(move)
        lose_deployed_troops(s, s.seat, deployed)
        home = self.n - deployed
        if home > 0:
            change_troops(s, s.seat, GARRISON, -home)
            change_troops(s, s.seat, SUPPLY, home)
            if s.has_listeners:
                s.emit(LOST_TROOPS, troops_owner(s, s.seat), home, 0)

    def message(self) -> Message:
        return Message("lose-troops", {"n": self.n})


def grafted_with(*factions: int) -> Condition:
    return GraftedWith(factions)


def two_of(*parts: Effect) -> Effect:
    return SomeAtOnce(list(parts))


def may_acquire(limit: int, place: int) -> Effect:
    return MayAcquire(limit, place)


solari_per_icon = SolariPerIcon
may_recall_this_agent = RecallThisAgent
losing_influence_with_one = LoseInfluenceWithOne
lose_troops = LoseTroops
LOSE_MORE: Final = labelled("imm:LoseMore", LoseMore())
