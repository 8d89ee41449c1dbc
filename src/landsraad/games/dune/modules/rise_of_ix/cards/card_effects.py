"""Effects and conditions of the Imperium cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.access import Infiltration
from landsraad.games.dune.components.moments import TURN_ENDED
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import EXTRA_TURN, EXTRA_TURNS, TOOK_EXTRA_TURN
from landsraad.games.dune.modules.rise_of_ix.cells import (
    BURY,
    DREADNOUGHTS_IN_CONFLICT,
    NEGOTIATOR,
    RETREAT_DREADNOUGHTS,
)
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import DREADNOUGHT
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tech import TechNegotiation
from landsraad.games.dune.modules.rise_of_ix.tile_effects import bury_intrigue
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.seats.resources import Count, mark
from landsraad.games.dune.rules.troops.deployment import deploy_from_supply
from landsraad.games.dune.rules.troops.recruiting import pull_back, pull_back_units
from landsraad.games.dune.rules.turns.turn import begin_turn
from landsraad.games.dune.state.cells import (
    DEPLOYED,
    FACTION,
    INTRIGUES,
    POSTED,
    RETREAT,
    REVEALED,
    SUPPLY,
    SWORDS,
    VISITED,
)
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

if TYPE_CHECKING:
    from landsraad.games.dune.components.card import Card
    from landsraad.games.dune.components.space import Space

# ------------------------------------------------------------------ agents and spaces


class EnemyMet(Condition):
    """Whether an enemy agent is on the space of this turn's agent (IX-CARD-02)."""

    def holds(self, s: State) -> bool:
        where = s.me[VISITED]
        if where == NONE:
            return False
        for seat in range(s.players):
            if not s.allied(seat, s.seat) and POSTED.of(s.seats[seat], where) > 0:
                return True
        return False

    def message(self) -> Message:
        return Message("if-enemy-met")


class AgentAt(Condition):
    """Whether the seat has an agent on a space with a faction's icon (IX-CARD-11)."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def holds(self, s: State) -> bool:
        return box_of(s).icon_spaces[self.faction] & POSTED.members(s.me) != 0

    def message(self) -> Message:
        return Message("if-agent-at", {"faction": FACTION.names[self.faction]})


class DiscountAt(Infiltration):
    """Infiltrates, and a certain space costs less (IX-CARD-07)."""

    def __init__(self, space: str, less: i64) -> None:
        self.space = space
        self.less = less

    def saves(self, s: State, card: Card, place: Space) -> i64:
        return self.less if place.name == self.space else 0

    def message(self) -> Message | None:
        return Message("infiltrates-for-less", {"space": self.space, "n": int(self.less)})


# ------------------------------------------------------------------ costs


class BuryOne(Effect):
    """A cost: puts one of your intrigue cards unseen under the deck (IX-CARD-03)."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return INTRIGUES.size(s.me) > 0

    def options(self, s: State) -> None:
        offer_each(s, s.me, INTRIGUES, BURY)

    def discreet(self, s: State) -> bool:
        return INTRIGUES.size(s.me) > 1

    def play(self, s: State, move: i64) -> None:
        bury_intrigue(s, BURY.a(move))

    def message(self) -> Message:
        return Message("bury-intrigue")


class RetreatUnits(Effect):
    """A cost: retreats exactly n units, troops or dreadnoughts (IX-CARD-15, IX-Q-02)."""

    asks = True
    decision = "amount"

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[DEPLOYED] + s.me[DREADNOUGHTS_IN_CONFLICT] >= self.n

    def options(self, s: State) -> None:
        for dreadnoughts in range(min(self.n, s.me[DREADNOUGHTS_IN_CONFLICT]) + 1):
            if self.n - dreadnoughts <= s.me[DEPLOYED]:
                s.offer(RETREAT_DREADNOUGHTS.move(dreadnoughts) if dreadnoughts > 0 else RETREAT.move(self.n))

    def play(self, s: State, move: i64) -> None:
        dreadnoughts: i64 = RETREAT_DREADNOUGHTS.a(move) if RETREAT_DREADNOUGHTS.has(move) else 0
        pull_back_units(s, s.seat, DREADNOUGHT, dreadnoughts)
        pull_back(s, self.n - dreadnoughts)

    def message(self) -> Message:
        return Message("retreat-units", {"n": self.n})


# ------------------------------------------------------------------ troops and swords


class Negotiators(TechNegotiation):
    """Several Tech Negotiation icons, each for one troop. `step` counts those used."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def play(self, s: State, move: i64) -> None:
        super().play(s, move)
        if NEGOTIATOR.has(move) and s.step + 1 < self.n:
            s.again(self, s.step + 1)

    def message(self) -> Message:
        return Message("tech-negotiations", {"n": self.n})


class DeployNew(Effect):
    """Deploys n troops from the supply, whatever space was visited (IX-CARD-17)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[SUPPLY] > 0

    def run(self, s: State) -> None:
        for _ in range(self.n):
            deploy_from_supply(s, s.seat)

    def message(self) -> Message:
        return Message("deploy-new", {"n": self.n})


class SwordsPerDreadnought(Count):
    """Gives swords for each dreadnought of the seat in the Conflict (IX-CARD-06)."""

    def __init__(self, n: i64) -> None:
        super().__init__(SWORDS, n)

    def found(self, s: State) -> i64:
        return s.me[DREADNOUGHTS_IN_CONFLICT]

    def message(self) -> Message:
        return Message("swords-per-dreadnought", {"n": self.n})


class SwordsPerSwordCard(Count):
    """Gives swords for each other revealed card that gives swords in this turn, even later (IX-CARD-09, IX-Q-18).

    The card itself gives swords too, so it is one of those counted.
    """

    def __init__(self, n: i64) -> None:
        super().__init__(SWORDS, n)

    def found(self, s: State) -> i64:
        armed = box_of(s).armed
        return 0 if armed is None else max(armed.size(s.me) - 1, 0)

    def message(self) -> Message:
        return Message("swords-per-armed", {"n": self.n})


# ------------------------------------------------------------------ one more turn


class OfferExtraTurn(Effect):
    """After a turn, offers the extra turn that a seat has gained in it (IX-CARD-19)."""

    def run(self, s: State) -> None:
        if s.me[REVEALED] == 0:
            s.then(TAKE_EXTRA_TURN)


class TakeExtraTurn(Effect):
    asks = True
    optional = True

    def options(self, s: State) -> None:
        s.offer(EXTRA_TURN.move())
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not EXTRA_TURN.has(move):
            s.me[EXTRA_TURNS] = 0
            return
        s.me[EXTRA_TURNS] -= 1
        if s.has_listeners:
            s.emit(TOOK_EXTRA_TURN, s.seat)
        begin_turn(s, s.seat)


def extra_turn() -> Effect:
    return mark(EXTRA_TURNS, 1, "extra-turn")


def agent_at(faction: int) -> Condition:
    return AgentAt(faction)


def discount_at(space: str, less: int) -> DiscountAt:
    return DiscountAt(space, less)


bury_one = BuryOne
negotiators = Negotiators
retreat_units = RetreatUnits
deploy_new = DeployNew
swords_per_dreadnought = SwordsPerDreadnought
swords_per_sword_card = SwordsPerSwordCard
ENEMY_MET: Final = EnemyMet()
TAKE_EXTRA_TURN: Final = labelled("ix:TakeExtraTurn", TakeExtraTurn())
IX.on(TURN_ENDED, OfferExtraTurn(), order=90, watch=EXTRA_TURNS)
