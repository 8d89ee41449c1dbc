"""Effects and conditions that only one or two cards or spaces use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.seats.resources import Count, gain, lose
from landsraad.games.dune.rules.troops.deployment import deploy_from_supply
from landsraad.games.dune.rules.troops.recruiting import lose_deployed_troops
from landsraad.games.dune.state.cells import (
    AGAINST,
    DECK,
    DEPLOYED,
    DISCARD,
    FACTION,
    FREMEN,
    HAND,
    IN_PLAY,
    LEADS,
    PASS,
    PASSED,
    PERSUASION,
    RESERVE,
    RIVAL,
    ROLES,
    SELL,
    SOLARI,
    SPICE,
    THE_SPICE_MUST_FLOW,
)
from landsraad.games.dune.state.events import PASSED_TURN
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.cells import Pile
from landsraad.kernel.engine import ASKS, Effect, State, labelled, member_of
from landsraad.kernel.messages import Message


def count_of(s: State, pile: Pile, faction: i64) -> i64:
    n: i64 = 0
    cards, me = box_of(s).cards, s.me
    for i in range(pile.size(me)):
        n += cards[pile.card(me, i)].factions >> faction & 1
    return n


class OtherInPlay(Condition):
    """Whether another card of that faction is in play."""

    def __init__(self, faction: i64, key: str) -> None:
        self.faction = faction
        self.key = key

    def holds(self, s: State) -> bool:
        n = count_of(s, IN_PLAY, self.faction)
        this = member_of(s.source)
        if IN_PLAY.has(s.me, this):
            n -= box_of(s).cards[this].factions >> self.faction & 1
        return n > 0

    def message(self) -> Message:
        return Message(self.key, {"faction": FACTION.names[self.faction]})


class PerCardInPlay(Count):
    """Gives persuasion for each card of a faction in play, played with agents or revealed (IMP-CARD-29)."""

    def __init__(self, faction: i64, n: i64) -> None:
        super().__init__(PERSUASION, n)
        self.faction = faction

    def found(self, s: State) -> i64:
        return count_of(s, IN_PLAY, self.faction)

    def message(self) -> Message:
        return Message("persuasion-per-card", {"n": self.n, "faction": FACTION.names[self.faction]})


class Signet(Effect):
    """The leader's Signet Ring ability (IMP-LEADER-03). It has that ability's `ordering`."""

    ordering = ASKS

    def run(self, s: State) -> None:
        leader = box_of(s).leaders[s.me[LEADS]]
        s.push(leader.signet, s.seat, leader.source)

    def message(self) -> Message:
        return Message("signet")


LEAST_SOLD: Final = 2  # in spice
MOST_SOLD: Final = 5


def proceeds(n: i64) -> i64:
    """Returns the solari for an amount of spice."""
    return 2 + 2 * n


class SellMelange(Effect):
    """Sells 2, 3, 4 or 5 spice for 6, 8, 10 or 12 solari. As a cost of the space, it is paid first."""

    asks = True
    decision = "amount"

    def options(self, s: State) -> None:
        for n in range(LEAST_SOLD, min(s.me[SPICE], MOST_SOLD) + 1):
            s.offer(SELL.move(n))

    def play(self, s: State, move: i64) -> None:
        n = SELL.a(move)
        lose(s, s.seat, SPICE, n)
        gain(s, s.seat, SOLARI, proceeds(n))

    def message(self) -> Message:
        return Message("sell-melange", {"least": LEAST_SOLD, "most": MOST_SOLD, "from": int(proceeds(LEAST_SOLD)),
                                        "to": int(proceeds(MOST_SOLD))})


class TroopAbroad(Condition):
    """Whether at least one opponent has a troop in the Conflict (IMP-CARD-26)."""

    def holds(self, s: State) -> bool:
        for i in range(1, s.players):
            if s.seats[(s.seat + i) % s.players][DEPLOYED] > 0:
                return True
        return False

    def message(self) -> Message:
        return Message("if-troop-abroad")


class DoubleCross(Effect):
    """Makes an opponent of your choice lose a troop in the Conflict; you deploy one from your supply."""

    asks = True
    decision = "seat"

    def options(self, s: State) -> None:
        for i in range(1, s.players):
            other = (s.seat + i) % s.players
            if s.seats[other][DEPLOYED] > 0:
                s.offer(AGAINST.move(other))

    def play(self, s: State, move: i64) -> None:
        lose_deployed_troops(s, AGAINST.a(move), 1)
        deploy_from_supply(s, s.seat)

    def message(self) -> Message:
        return Message("double-cross")


class MayPassTurn(Effect):
    """Bindu Suspension: lets you pass this turn (IMP-CARD-05)."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        s.offer(PASS.move())
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if PASS.has(move):
            s.me[PASSED] = 1
            if s.has_listeners:
                s.emit(PASSED_TURN, s.seat)

    def message(self) -> Message:
        return Message("may-pass-turn")


class InReserve(Condition):
    """Whether you have at least n copies of The Spice Must Flow."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return copies_of(s, s.seat, spice_must_flow(s)) >= self.n

    def message(self) -> Message:
        return Message("if-copies", {"n": self.n, "card": RESERVE.names[THE_SPICE_MUST_FLOW]})


class MostCopies(Condition):
    """Whether you have more copies than each opponent; a tie fails (IMP-CARD-37)."""

    def holds(self, s: State) -> bool:
        mine = copies_of(s, s.seat, spice_must_flow(s))
        for i in range(1, s.players):
            if copies_of(s, (s.seat + i) % s.players, spice_must_flow(s)) >= mine:
                return False
        return True

    def message(self) -> Message:
        return Message("if-most-copies", {"card": RESERVE.names[THE_SPICE_MUST_FLOW]})


RIVAL_COPIES: Final = 2  # each Rival counts as having two copies


def copies_of(s: State, seat: i64, card: i64) -> i64:
    me = s.seats[seat]
    if me[ROLES] == RIVAL:
        return RIVAL_COPIES
    return DECK.count(me, card) + DISCARD.count(me, card) + HAND.count(me, card) + IN_PLAY.count(me, card)


def spice_must_flow(s: State) -> i64:
    return box_of(s).reserve_cards[THE_SPICE_MUST_FLOW]


def other_in_play(faction: int) -> Condition:
    return OtherInPlay(faction, "if-other-in-play")


per_card_in_play = PerCardInPlay
sell_melange = SellMelange
double_cross = DoubleCross
may_pass_turn = MayPassTurn
at_least_copies = InReserve
most_copies = MostCopies
SIGNET: Final = labelled("card:signet_ring:agent", Signet())
TROOP_ABROAD: Final = TroopAbroad()
FREMEN_BOND: Final = OtherInPlay(FREMEN, "if-fremen-bond")
