"""Effects and conditions of intrigue cards, and of a card that chooses among them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.intrigue import AFTERMATH, COMBAT
from landsraad.games.dune.components.moments import INTRIGUE_PLAYED, REWARDS_GIVEN
from landsraad.games.dune.modules.immortality.cards.cells import COMBAT_CARDS, FALLEN, KEEP, LOOKED_AT
from landsraad.games.dune.modules.immortality.events import INTRIGUE_SEEN
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.modules.immortality.specimens import grow
from landsraad.games.dune.modules.immortality.tleilaxu_row import TleilaxuRow
from landsraad.games.dune.rules.cards.intrigue import IntrigueWindow
from landsraad.games.dune.rules.seats.seat_order import nth
from landsraad.games.dune.state.cells import BUY, DEALS, DEPLOYED, INTRIGUES, PLAYER, ROLES, SUPPLY
from landsraad.games.dune.state.events import DREW_INTRIGUE, TROOPS_HOME
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.engine import ANY_MOVE, ASKS, Effect, State, labelled
from landsraad.kernel.messages import Message

LOOKS: Final = 2
HARVEST: Final = 3  # lost troops, from which on the cards of the aftermath can be played


class OpponentFoughtByCards(Condition):
    """Whether an opponent has played a combat card in this Conflict (IMM-INTRIGUE-04)."""

    def holds(self, s: State) -> bool:
        for other in range(s.players):
            if not s.allied(other, s.seat) and s.seats[other][COMBAT_CARDS] > 0:
                return True
        return False

    def message(self) -> Message:
        return Message("if-combat-card-played")


class CountCombatCards(Effect):
    """Remembers that the seat has played a combat card. `step` is the kind of window."""

    def run(self, s: State) -> None:
        if s.step == COMBAT:
            s.me[COMBAT_CARDS] += 1


class KeepIntrigue(Effect):
    """Looks at the top two intrigue cards and keeps one, which counts as drawn (IMM-CARD-19).

    If the deck has fewer, the shuffled discard pile goes under it first.
    """

    ordering = ASKS

    def run(self, s: State) -> None:
        deck, played = box_of(s).intrigue_deck, box_of(s).intrigue_discard
        for _ in range(LOOKS):
            if deck.size(s.t) == 0 and played.size(s.t) > 0:
                played.pour(s.t, deck)
                s.shuffle(deck, DEALS)
            if deck.size(s.t) > 0:
                card = deck.pop(s.t)
                LOOKED_AT.put(s.me, card)
                if s.has_listeners:
                    s.emit(INTRIGUE_SEEN, s.seat, card)
        s.then(KEEP_ONE)

    def message(self) -> Message:
        return Message("keep-intrigue", {"n": LOOKS})


class KeepOne(Effect):
    asks = True
    decision = "card"
    always_ask = ANY_MOVE  # skipping the choice would reveal that the cards are equal

    def options(self, s: State) -> None:
        for i in range(LOOKED_AT.size(s.me)):
            if not LOOKED_AT.repeats(s.me, i):
                s.offer(KEEP.move(LOOKED_AT.card(s.me, i)))

    def discreet(self, s: State) -> bool:
        return True

    def play(self, s: State, move: i64) -> None:
        card = KEEP.a(move)
        LOOKED_AT.take(s.me, card)
        INTRIGUES.put(s.me, card)
        if s.has_listeners:
            s.emit(DREW_INTRIGUE, s.seat, card)
        while LOOKED_AT.size(s.me) > 0:
            box_of(s).intrigue_deck.put(s.t, LOOKED_AT.take_at(s.me, 0))


class TroopsLost(Condition):
    """Whether this Conflict costs the seat that many troops: those that return to the supply (IMM-INTRIGUE-03)."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return s.me[DEPLOYED] + s.me[FALLEN] >= self.n

    def message(self) -> Message:
        return Message("if-troops-lost", {"n": self.n})


class GrowFromFallen(Effect):
    """Returns the lost troops to the supply, then generates specimens, which may be some of them (IMM-Q-02)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        fallen = s.me[DEPLOYED]
        if fallen > 0:
            if s.has_listeners:
                s.emit(TROOPS_HOME, s.seat, fallen)
            s.me[DEPLOYED] = 0
            s.me[SUPPLY] += fallen
            s.me[FALLEN] += fallen
        grow(s, self.n)

    def message(self) -> Message:
        return Message("specimens", {"n": self.n})


class BuyTleilaxu(Effect):
    """Lets the seat acquire a Tleilaxu card at its normal cost, outside its reveal turn (IMM-INTRIGUE-02, IMM-Q-03)."""

    asks = True
    optional = True
    decision = "card"

    def options(self, s: State) -> None:
        TLEILAXU_MARKET.offer(s)
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if BUY.has(move):
            TLEILAXU_MARKET.buy(s, BUY.a(move))

    def message(self) -> Message:
        return Message("may-buy-tleilaxu")


class OpenAftermath(Effect):
    """Lets the seats that lose enough troops play cards for it, from the first player on (IMM-Q-01)."""

    def run(self, s: State) -> None:
        for i in range(s.players - 1, -1, -1):
            seat = nth(s, i)
            if s.seats[seat][ROLES] == PLAYER and s.seats[seat][DEPLOYED] >= HARVEST:
                s.push(AFTER_REWARDS, seat)


opponent_fought_by_cards = OpponentFoughtByCards
keep_intrigue = KeepIntrigue
troops_lost = TroopsLost
grow_from_fallen = GrowFromFallen
buy_tleilaxu = BuyTleilaxu
TLEILAXU_MARKET: Final = TleilaxuRow()
KEEP_ONE: Final = labelled("imm:KeepOne", KeepOne())
AFTER_REWARDS: Final = labelled("imm:Aftermath", IntrigueWindow(AFTERMATH))
IMMORTALITY.on(INTRIGUE_PLAYED, CountCombatCards(), order=40)
IMMORTALITY.on(REWARDS_GIVEN, OpenAftermath(), order=60)
