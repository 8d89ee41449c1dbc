"""Combinators for effects, shared by all games: all, any order, either, pay for, if, each opponent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.cells import Domain
from landsraad.kernel.engine import ASKS, NO_EFFECT_ON_OTHERS, Effect, State, labelled, order_matters
from landsraad.kernel.messages import Message
from landsraad.kernel.moves import Moves

NUMBER: Final = Domain("number", 24, [str(n) for n in range(24)])
COMMON: Final = Moves()  # families that every game has, with the same numbers
FIRST: Final = COMMON.family("first", NUMBER)
CHOOSE: Final = COMMON.family("choose", NUMBER)
PAY: Final = COMMON.family("pay")
SKIP: Final = COMMON.family("skip")


class All(Effect):
    """`a + b`: all parts, in any order.

    Parts that need no decision run first. Where the order of the others matters, the seat chooses it.
    """

    def __init__(self, parts: list[Effect]) -> None:
        self.parts: list[Effect] = []
        for part in parts:
            self.parts.extend(part.parts if isinstance(part, All) else [part])
        self.automatic = [p for p in self.parts if p.ordering == NO_EFFECT_ON_OTHERS]
        to_resolve = [p for p in self.parts if p.ordering != NO_EFFECT_ON_OTHERS]
        ordered = any(order_matters(a.ordering, b.ordering) for i, a in enumerate(to_resolve) for b in to_resolve[:i])
        self.rest: list[Effect] = [AnyOrder(to_resolve)] if ordered else to_resolve[::-1]
        for part in to_resolve:
            self.ordering |= part.ordering
        self.optional = all(part.optional for part in self.parts)
        super().__init__()

    def possible(self, s: State) -> bool:
        """As a cost, every part must be payable; a part whose condition is false counts as free."""
        some = False
        for part in self.parts:
            if part.possible(s):
                some = True
            elif not isinstance(part, When):
                return False
        return some

    def conceivable(self, s: State) -> bool:
        some = False
        for part in self.parts:
            if part.conceivable(s):
                some = True
            elif not isinstance(part, When):
                return False
        return some

    def ordering_now(self, s: State) -> i64:
        ordering: i64 = NO_EFFECT_ON_OTHERS
        for part in self.parts:
            ordering |= part.ordering_now(s)
        return ordering

    def run(self, s: State) -> None:
        for part in self.rest:
            s.then(part)
        for part in self.automatic:
            part.run(s)

    def message(self) -> Message:
        return Message("all", {"parts": [p.message() for p in self.parts]})

    def parts_of(self) -> list[Effect]:
        return self.parts + self.rest


class AnyOrder(Effect):
    """Parts whose order matters: the seat chooses which one comes next.

    `step` is a bit set of the parts that are done. A part that needs no decision in this position runs without a
    question. One whose condition is in doubt comes after all others, and is left out if it still does not hold.
    """

    asks = True
    decision = "order"

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts
        self.has_doubts = any(isinstance(part, When) and part.in_doubt for part in parts)

    def options(self, s: State) -> None:
        for i in range(len(self.parts)):
            if not s.step >> i & 1 and not (self.has_doubts and self.waits(s, i)):
                if self.parts[i].ordering_now(s) == NO_EFFECT_ON_OTHERS:
                    s.count = 0
                    s.offer(FIRST.move(i + 1))
                    return
                s.offer(FIRST.move(i + 1))

    def waits(self, s: State, i: i64) -> bool:
        part = self.parts[i]
        return isinstance(part, When) and part.in_doubt and not part.possible(s)

    def play(self, s: State, move: i64) -> None:
        i = FIRST.a(move) - 1
        done = s.step | 1 << i
        if done + 1 != 1 << len(self.parts):
            s.again(self, done)
        s.then(self.parts[i])

    def unresolved(self, s: State) -> list[tuple[Effect, i64]]:
        return [(part, s.source) for i, part in enumerate(self.parts) if not s.step >> i & 1]

    def message(self) -> Message:
        return Message("all", {"parts": [p.message() for p in self.parts]})


class Sequence(Effect):
    """Runs its parts one after the other, in the printed order."""

    def __init__(self, parts: list[Effect]) -> None:
        self.parts = parts
        for part in parts:
            self.ordering |= part.ordering
        super().__init__()

    def run(self, s: State) -> None:
        for i in range(len(self.parts) - 1, -1, -1):
            s.then(self.parts[i])

    def message(self) -> Message:
        return Message("sequence", {"parts": [p.message() for p in self.parts]})

    def parts_of(self) -> list[Effect]:
        return self.parts


class Or(Effect):
    """`a | b`: the seat chooses one of the possible parts."""

    asks = True

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts: list[Effect] = []
        for part in parts:
            self.parts.extend(part.parts if isinstance(part, Or) else [part])

    def possible(self, s: State) -> bool:
        for part in self.parts:
            if part.possible(s):
                return True
        return False

    def options(self, s: State) -> None:
        for i in range(len(self.parts)):
            if self.parts[i].possible(s):
                s.offer(CHOOSE.move(i + 1))

    def play(self, s: State, move: i64) -> None:
        s.then(self.parts[CHOOSE.a(move) - 1])

    def message(self) -> Message:
        return Message("either", {"parts": [p.message() for p in self.parts]})

    def parts_of(self) -> list[Effect]:
        return self.parts


class Some(Effect):
    """The seat chooses n of the parts, each at most once. `step` is a bit set of the chosen ones."""

    asks = True

    def __init__(self, n: i64, parts: list[Effect]) -> None:
        super().__init__()
        self.n = n
        self.parts = parts

    def options(self, s: State) -> None:
        for i in range(len(self.parts)):
            if not s.step >> i & 1:
                s.offer(CHOOSE.move(i + 1))

    def play(self, s: State, move: i64) -> None:
        i = CHOOSE.a(move) - 1
        taken = s.step | 1 << i
        n: i64 = 0
        for j in range(len(self.parts)):
            n += taken >> j & 1
        if n < self.n:
            s.again(self, taken)
        s.then(self.parts[i])

    def message(self) -> Message:
        return Message("some", {"n": self.n, "parts": [p.message() for p in self.parts]})

    def parts_of(self) -> list[Effect]:
        return self.parts


class Arrow(Effect):
    """`cost >> gain`: the seat may pay the cost once to get the gain."""

    asks = True
    optional = True
    decision = "pay"

    def __init__(self, cost: Effect, gain: Effect) -> None:
        super().__init__()
        self.cost = cost
        self.gain = gain

    def possible(self, s: State) -> bool:
        return self.cost.possible(s)

    def conceivable(self, s: State) -> bool:
        return self.cost.conceivable(s)

    def options(self, s: State) -> None:
        if self.cost.possible(s):
            s.offer(PAY.move())
            s.offer(SKIP.move())
        elif self.cost.conceivable(s):
            s.offer(SKIP.move())

    def discreet(self, s: State) -> bool:
        return True  # the other seats must not learn that it can only be skipped

    def play(self, s: State, move: i64) -> None:
        if PAY.has(move):
            s.then(self.gain)
            s.then(self.cost)

    def message(self) -> Message:
        return Message("arrow", {"cost": self.cost.message(), "gain": self.gain.message()})

    def parts_of(self) -> list[Effect]:
        return [self.cost, self.gain]


class Bargain(Arrow):
    """An arrow inside a choice that was already made: choosing it means paying."""

    asks = False
    optional = False
    ordering = ASKS

    def run(self, s: State) -> None:
        s.then(self.gain)
        s.then(self.cost)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A yes-or-no question about the position of `s.seat`."""

    # Whether neighbouring effects may make it true, so that their order matters while it does not hold.
    in_doubt: bool = False
    # Whether nothing that is resolved now can change it, so that its part is nothing while it does not hold.
    settled: bool = False

    def holds(self, s: State) -> bool:
        raise NotImplementedError(type(self).__name__)

    def message(self) -> Message:
        return Message(type(self).__name__)


class When(Effect):
    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise
        self.ordering = effect.ordering if otherwise is None else effect.ordering | otherwise.ordering
        self.optional = effect.optional and (otherwise is None or otherwise.optional)
        self.in_doubt = getattr(condition, "in_doubt", False) is True  # so also for an uncompiled subclass
        self.settled = getattr(condition, "settled", False) is True
        if self.in_doubt:
            self.ordering |= ASKS
        super().__init__()

    def ordering_now(self, s: State) -> i64:
        """While a condition in doubt does not hold, the seat may want the neighbours first."""
        if not self.in_doubt and not self.settled:
            return self.ordering
        if self.condition.holds(s):
            return self.effect.ordering_now(s)
        if self.in_doubt:
            return ASKS
        return NO_EFFECT_ON_OTHERS if self.otherwise is None else self.otherwise.ordering_now(s)

    def possible(self, s: State) -> bool:
        if self.condition.holds(s):
            return self.effect.possible(s)
        return self.otherwise is not None and self.otherwise.possible(s)

    def run(self, s: State) -> None:
        if self.condition.holds(s):
            s.then(self.effect)
        elif self.otherwise is not None:
            s.then(self.otherwise)

    def message(self) -> Message:
        if self.otherwise is None:
            return Message("when", {"condition": self.condition.message(), "effect": self.effect.message()})
        return Message("when-else", {"condition": self.condition.message(), "effect": self.effect.message(),
                                     "otherwise": self.otherwise.message()})

    def parts_of(self) -> list[Effect]:
        return [self.effect] if self.otherwise is None else [self.effect, self.otherwise]


def when(condition: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    return When(condition, effect, otherwise)


class EachOpponent(Effect):
    """Runs an effect for each opponent, clockwise from the left neighbour. Allies are not opponents."""

    ordering = ASKS

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def run(self, s: State) -> None:
        for i in range(s.players - 1, 0, -1):
            other = (s.seat + i) % s.players
            if not s.allied(s.seat, other):
                s.push(self.effect, other, s.source)

    def message(self) -> Message:
        return Message("each-opponent", {"effect": self.effect.message()})

    def parts_of(self) -> list[Effect]:
        return [self.effect]


class Nothing(Effect):
    def run(self, s: State) -> None:
        pass

    def message(self) -> Message:
        return Message("nothing")


each_opponent = EachOpponent
bargain = Bargain
choose_some = Some
sequence = Sequence
NOTHING: Final = labelled("space:conspire:toll", Nothing())  # labels never change: this one was saved first
