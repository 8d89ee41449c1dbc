"""Cooperation of teammates: trade, reinforcements, shared spice costs, contracts for allies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.cells import (
    ACTIVATED,
    GOOD_CELLS,
    HAND_INTRIGUE,
    HAND_OVER,
    PLEDGE,
    PLEDGED,
    SHARE,
    TRADE_WITH,
)
from landsraad.games.dune.bases.six.events import (
    GOT_INTRIGUE,
    HANDED_INTRIGUE,
    HANDED_OVER,
    PLEDGED_SPICE,
    PLEDGES_VOID,
    TRADES,
)
from landsraad.games.dune.bases.six.rules.activation import TEAM_STEP, forget_units_of_turn
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.seats.resources import lose
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.rules.troops.deployment import Deploy, is_held_back
from landsraad.games.dune.rules.troops.recruiting import recruit
from landsraad.games.dune.state.cells import DEPLOY, DEPLOYED_BY_AGENT, END, INTRIGUES, SPICE
from landsraad.kernel.algebra import NUMBER, PAY, SKIP
from landsraad.kernel.engine import ASKS, Effect, State, labelled
from landsraad.kernel.messages import Message

TROOPS: Final = 3  # number of troops in a reinforcement
CONTRACTS_FOR_ALLIES: Final = "contracts for the allies"  # an icon
HANDING_CARDS: Final = 8  # in `step` of a gift: intrigue cards have been given, so nothing else may be


# ------------------------------------------------------------------ trade


class Trade(Effect):
    """Trades with one teammate: each may give the other goods of one kind (UPR-SIX-45)."""

    asks = True
    decision = "seat"

    def options(self, s: State) -> None:
        for i in range(1, s.players):
            other = (s.seat + i) % s.players
            if s.allied(s.seat, other):
                s.offer(TRADE_WITH.move(other))

    def play(self, s: State, move: i64) -> None:
        other = TRADE_WITH.a(move)
        if s.has_listeners:
            s.emit(TRADES, s.seat, other)
        s.push(GIFT, other, s.source, s.seat)
        s.push(GIFT, s.seat, s.source, other)

    def message(self) -> Message:
        return Message("trade")


class Gift(Effect):
    """Gives any number of one kind: intrigue cards, spice, water or solari; or nothing.

    `step` is the receiver, plus a bit for intrigue cards.
    """

    asks = True
    optional = True
    decision = "amount"

    def options(self, s: State) -> None:
        if s.step < HANDING_CARDS:
            for good in range(len(GOOD_CELLS)):
                for n in range(1, min(s.me[GOOD_CELLS[good]], NUMBER.capacity - 1) + 1):
                    s.offer(HAND_OVER.move(good, n))
        offer_each(s, s.me, INTRIGUES, HAND_INTRIGUE)
        if s.count > 0:
            s.offer(END.move() if s.step >= HANDING_CARDS else SKIP.move())

    def play(self, s: State, move: i64) -> None:
        to = s.step % HANDING_CARDS
        if HAND_OVER.has(move):
            cell, n = GOOD_CELLS[HAND_OVER.a(move)], HAND_OVER.b(move)
            s.me[cell] -= n
            s.seats[to][cell] += n  # moved, not gained: it does not come from the bank
            if s.has_listeners:
                s.emit(HANDED_OVER, s.seat, to, HAND_OVER.a(move), n)
        elif HAND_INTRIGUE.has(move):
            card = HAND_INTRIGUE.a(move)
            INTRIGUES.take(s.me, card)
            INTRIGUES.put(s.seats[to], card)
            if s.has_listeners:
                s.emit(HANDED_INTRIGUE, s.seat, to)
                s.emit(GOT_INTRIGUE, to, card)
            s.again(self, to + HANDING_CARDS)


# ------------------------------------------------------------------ reinforcements


def allies_of(s: State) -> tuple[i64, i64]:
    """Returns the two allies of the current seat's team: itself first, or a commander's left ally first."""
    first = s.seat if not is_commander(s, s.seat) else (s.seat + TEAM_STEP) % s.players
    second = (first + TEAM_STEP) % s.players
    return first, second if not is_commander(s, second) else (second + TEAM_STEP) % s.players


class Reinforcements(Effect):
    """Divides three troops between the two allies of the team.

    Any of them may be deployed, wherever the agent went (UPR-SIX-43), but no others (UPR-SIX-44).
    """

    asks = True
    decision = "amount"

    def options(self, s: State) -> None:
        first, _ = allies_of(s)
        for n in range(TROOPS + 1):
            s.offer(SHARE.move(first, n))

    def play(self, s: State, move: i64) -> None:
        first, second = allies_of(s)
        n = SHARE.b(move)
        for ally in (first, second):
            if ally != s.seat and ally != s.me[ACTIVATED]:
                forget_units_of_turn(s, ally)  # this is another seat's turn
        here, there = recruit(s, first, n), recruit(s, second, TROOPS - n)
        if there > 0:
            s.push(DEPLOY_REINFORCEMENTS, second, s.source, there)
        if here > 0:
            s.push(DEPLOY_REINFORCEMENTS, first, s.source, here)

    def message(self) -> Message:
        return Message("reinforcements", {"n": TROOPS})


class DeployReinforcements(Deploy):
    """Asks the ally who got the troops how many to deploy. `step` is how many came."""

    def __init__(self) -> None:
        super().__init__(0)

    def options(self, s: State) -> None:
        for seat in range(s.players):  # a ban on deployment this turn also binds the ally
            if is_commander(s, seat) and s.allied(s.seat, seat) and is_held_back(s, seat):
                return
        super().options(s)

    def play(self, s: State, move: i64) -> None:
        s.me[DEPLOYED_BY_AGENT] += DEPLOY.a(move)  # so that they do not count twice
        super().play(s, move)


# ------------------------------------------------------------------ costs shared by a team


class Levy(Effect):
    """Lets a commander and its allies share a spice cost of the commander, each paying any amount."""

    asks = True
    optional = True
    decision = "pay"

    def __init__(self, n: i64, gain: Effect) -> None:
        self.n = n
        self.gain = gain
        super().__init__()
        self.collect = Collect(n, gain)

    def possible(self, s: State) -> bool:
        return team_spice(s) >= self.n

    def options(self, s: State) -> None:
        if self.possible(s):
            s.offer(PAY.move())
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if PAY.has(move):
            s.then(self.collect)
            for i in range(s.players - 1, 0, -1):
                other = (s.seat + i) % s.players
                if s.allied(s.seat, other):
                    s.push(CONTRIBUTE, other, s.source, self.n)

    def message(self) -> Message:
        return Message("levy", {"n": self.n, "gain": self.gain.message()})

    def parts_of(self) -> list[Effect]:
        return [self.gain, self.collect]


def team_spice(s: State) -> i64:
    n: i64 = 0
    for seat in range(s.players):
        if s.allied(s.seat, seat):
            n += s.seats[seat][SPICE]
    return n


def pledges(s: State) -> i64:
    n: i64 = 0
    for seat in range(s.players):
        if s.allied(s.seat, seat):
            n += s.seats[seat][PLEDGED]
    return n


class Contribute(Effect):
    """Asks an ally for its share, which may be 0. `step` is the total."""

    asks = True
    optional = True
    decision = "amount"

    def options(self, s: State) -> None:
        most = min(s.me[SPICE], s.step - pledges(s))
        if most > 0:
            for n in range(most + 1):
                s.offer(PLEDGE.move(n))

    def play(self, s: State, move: i64) -> None:
        s.me[PLEDGED] = PLEDGE.a(move)
        if s.has_listeners:
            s.emit(PLEDGED_SPICE, s.seat, PLEDGE.a(move))


class Collect(Effect):
    """Collects the pledged spice and the rest from the commander; if that is not enough, nobody pays."""

    ordering = ASKS

    def __init__(self, n: i64, gain: Effect) -> None:
        self.n = n
        self.gain = gain
        super().__init__()

    def run(self, s: State) -> None:
        rest = self.n - pledges(s)
        paid = s.me[SPICE] >= rest
        if paid:
            lose(s, s.seat, SPICE, rest)
            s.then(self.gain)
        elif s.has_listeners:
            s.emit(PLEDGES_VOID, s.seat)
        for seat in range(s.players):
            me = s.seats[seat]
            if s.allied(s.seat, seat) and me[PLEDGED] > 0:
                if paid:
                    lose(s, seat, SPICE, me[PLEDGED])
                me[PLEDGED] = 0

    def message(self) -> Message:
        return self.gain.message()


# ------------------------------------------------------------------ contracts for the allies


class PassOnContracts(Effect):
    """Gives both face-up contracts to the allies, one each. The module with contracts implements it."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return box_of(s).is_offered(s, CONTRACTS_FOR_ALLIES)

    def options(self, s: State) -> None:
        box_of(s).icon_offers[CONTRACTS_FOR_ALLIES].options(s)

    def play(self, s: State, move: i64) -> None:
        box_of(s).icon_offers[CONTRACTS_FOR_ALLIES].play(s, move)

    def message(self) -> Message:
        return Message("pass-on-contracts")


def levy(n: int, gain: Effect) -> Effect:
    return Levy(n, gain)


trade = Trade
reinforcements = Reinforcements
pass_on_contracts = PassOnContracts
GIFT: Final = labelled("six:Gift.1", Gift())
CONTRIBUTE: Final = labelled("six:Contribute.1", Contribute())
DEPLOY_REINFORCEMENTS: Final = labelled("six:DeployReinforcements.1", DeployReinforcements())
