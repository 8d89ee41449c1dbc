"""A miniature game on the kernel alone: two or three merchants, a market of goods, a die, a few rounds.

In a turn a merchant sells a good from the hand and takes its effect, or sails to a town, or asks for a secret, or rolls
the die and takes its coins. The most fame wins, then coins.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from landsraad.kernel.algebra import COMMON, NUMBER, Condition, choose_some, each_opponent, sequence, when
from landsraad.kernel.cells import HIDDEN, OWNER, Domain, Section
from landsraad.kernel.chance import Seed, key_of
from landsraad.kernel.engine import DRAWS, EFFECTS, Effect, Plan, State, advance, labelled
from landsraad.kernel.events import EVENTS
from landsraad.kernel.game import Game, Option
from landsraad.kernel.moves import Moves

GOOD: Final = Domain("good", 8, ["silk", "salt", "tea", "wine"])
GOOD.card_backs += [0, 0, 1, 1]
TOWN: Final = Domain("town", 4, ["north", "south"])
MERCHANT: Final = Domain("merchant", 3, ["A", "B", "C"])

TABLE: Final = Section("table")
ROUND: Final[i64] = TABLE.cell("round")
LAST: Final[i64] = TABLE.cell("rounds")
DICE: Final = TABLE.stream("dice", 1)
WINDS: Final[i64] = TABLE.cell("winds", of=TOWN, start=-1)
STOCK: Final = TABLE.pile("stock", 24, of=GOOD, see=HIDDEN, pool="goods")
SOLD: Final = TABLE.pile("sold", 24, of=GOOD, sort=True)

SEAT: Final = Section("seat")
COINS: Final[i64] = SEAT.cell("coins", start=1)
FAME: Final[i64] = SEAT.array("fame", TOWN)
PLEDGE: Final[i64] = SEAT.array("pledge", TOWN, see=OWNER)
HAND: Final = SEAT.pile("hand", 12, of=GOOD, see=OWNER, sort=True, pool="goods")

MOVES: Final = Moves(COMMON)
SELL: Final = MOVES.family("sell", GOOD)
SAIL: Final = MOVES.family("sail", TOWN)
ROLL: Final = MOVES.family("roll")
PLEDGED: Final = MOVES.family("pledge", TOWN, secret=True)
DUMP: Final = MOVES.family("dump", GOOD, TOWN)
BET: Final = MOVES.family("bet", NUMBER)

ROLLED: Final = EVENTS.kind("rolled", [("n", None)], uncovers=True)
BOUGHT: Final = EVENTS.kind("bought", [("good", GOOD)], secret=("good",), rule="HAR-01", uncovers=True)


class Coins(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[COINS] + self.n >= 0

    def run(self, s: State) -> None:
        s.me[COINS] = max(s.me[COINS] + self.n, 0)


class Fame(Effect):
    def __init__(self, town: int) -> None:
        super().__init__()
        self.town = town

    def run(self, s: State) -> None:
        s.me[FAME + self.town] += 1


class Buy(Effect):
    ordering = DRAWS

    def possible(self, s: State) -> bool:
        return STOCK.size(s.t) > 0

    def run(self, s: State) -> None:
        if self.possible(s):
            good = STOCK.pop(s.t)
            HAND.put(s.me, good)
            if s.has_listeners:
                s.emit(BOUGHT, s.seat, good)


class Dump(Effect):
    """Leaves a good in a town: a choice with two words."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return HAND.size(s.me) > 0

    def options(self, s: State) -> None:
        for i in range(HAND.size(s.me)):
            if not HAND.repeats(s.me, i):
                for town in range(len(TOWN.names)):
                    s.offer(DUMP.move(HAND.card(s.me, i), town))

    def play(self, s: State, move: i64) -> None:
        HAND.take(s.me, DUMP.a(move))
        SOLD.put(s.t, DUMP.a(move))
        s.t[WINDS] = DUMP.b(move)


class Pledge(Effect):
    asks = True
    decision = "track"

    def options(self, s: State) -> None:
        for town in range(len(TOWN.names)):
            s.offer(PLEDGED.move(town))

    def play(self, s: State, move: i64) -> None:
        s.me[PLEDGE + PLEDGED.a(move)] = 1


class Rich(Condition):
    def holds(self, s: State) -> bool:
        return s.me[COINS] >= 4


class Trade(Effect):
    """A merchant's turn."""

    asks = True
    decision = "turn"

    def options(self, s: State) -> None:
        for i in range(HAND.size(s.me)):
            if not HAND.repeats(s.me, i):
                s.offer(SELL.move(HAND.card(s.me, i)))
        for town in range(len(TOWN.names)):
            s.offer(SAIL.move(town))
        s.offer(ROLL.move())

    def play(self, s: State, move: i64) -> None:
        if SELL.has(move):
            good = SELL.a(move)
            HAND.take(s.me, good)
            SOLD.put(s.t, good)
            s.push(BRINGS[good], s.seat, GOOD.source(good))
        elif SAIL.has(move):
            s.push(PORTS[SAIL.a(move)], s.seat, TOWN.source(SAIL.a(move)))
        else:
            n = s.pick(DICE, 6) + 1
            s.me[COINS] += n
            if s.has_listeners:
                s.emit(ROLLED, s.seat, n)


class Voyage(Effect):
    """A round: everyone in turn, then the next one, or the end."""

    def run(self, s: State) -> None:
        s.t[ROUND] += 1
        if s.t[ROUND] <= s.t[LAST]:
            s.push(VOYAGE, 0)
            for seat in range(s.players - 1, -1, -1):
                s.push(TRADE, seat)


BRINGS: Final[list[Effect]] = [
    (Buy() + (Coins(-2) >> Fame(0)) + Coins(1)),  # the arrow asks, so its order with the purchase matters
    each_opponent(Coins(-1)),
    Coins(2) | (Buy() + Dump()) | when(Rich(), Fame(0)),
    when(Rich(), Fame(1), Coins(1)),
]
PORTS: Final[list[Effect]] = [
    sequence([Coins(-1), Buy(), Pledge()]),
    choose_some(2, [Coins(1), Buy(), Fame(1)]),
]
for _name, _effects in (("good", BRINGS), ("town", PORTS)):
    for _i, _effect in enumerate(_effects):
        EFFECTS.name(f"harbour {_name}:{_i}", _effect)
TRADE: Final = labelled("Trade", Trade())
VOYAGE: Final = labelled("Voyage", Voyage())
PLAN: Final = Plan("harbour", TABLE, SEAT, MOVES, MERCHANT.names)


class Harbour(Game):
    def __init__(self) -> None:
        super().__init__("harbour", "1", PLAN, [Option("merchants", "number", 2, low=2, high=3),
                                                Option("rounds", "number", 4, low=1, high=9),
                                                Option("pace", "choice", "calm", ["calm", "brisk"])])

    def begin(self, options: dict[str, Any], seed: Seed, listening: bool = False) -> State:
        s = State(PLAN, options["merchants"])
        s.rekey(key_of(seed))
        s.t[LAST] = options["rounds"] // (2 if options["pace"] == "brisk" else 1)
        for good in range(len(GOOD.names)):
            for _ in range(5):
                STOCK.put(s.t, good)
        s.shuffle(STOCK, DICE)
        for seat in range(s.players):
            for _ in range(3):
                HAND.put(s.seats[seat], STOCK.pop(s.t))
        if listening:
            s.listen()
        s.push(VOYAGE, 0)
        advance(s)
        return s

    def result(self, s: State) -> dict[str, Any]:
        scores = {PLAN.seats[i]: int(s.seats[i][FAME] + s.seats[i][FAME + 1]) for i in range(s.players)}
        best = max(scores.values())
        return {"scores": scores, "winners": [w for w, n in scores.items() if n == best] if s.over else [],
                "reason": "fame" if s.over else ""}


HARBOUR: Final = Harbour()
