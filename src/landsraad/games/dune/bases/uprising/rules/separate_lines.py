"""Cards with separate options, and sequences of which at least one part must be possible."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.kernel.algebra import CHOOSE, SKIP, All, Arrow, Sequence
from landsraad.kernel.engine import NO_EFFECT_ON_OTHERS, Effect, State
from landsraad.kernel.messages import Message


class Lines(All):
    """Options that are used and paid separately, in any order (UPM-INTRIGUE-04).

    One without a cost is mandatory if possible, one with a cost is optional. Those that only give something come first.
    """

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__(parts)
        self.rest = [LineMenu([part for part in parts if part.ordering != NO_EFFECT_ON_OTHERS],
                              len(self.automatic) > 0)]

    def possible(self, s: State) -> bool:
        for part in self.parts:
            if part.possible(s):
                return True
        return False


class LineMenu(Effect):
    """Asks which option is used next.

    `step` is the bit set of used ones; `begun` means that something has been gained, so none of the rest is mandatory.
    """

    asks = True

    def __init__(self, parts: list[Effect], begun: bool) -> None:
        super().__init__()
        self.parts = parts
        self.begun = begun
        self.free = [not has_cost(part) for part in parts]

    def options(self, s: State) -> None:
        must = not self.begun and s.step == 0
        for i in range(len(self.parts)):
            if not s.step >> i & 1 and self.parts[i].possible(s):
                s.offer(CHOOSE.move(i + 1))
                must = must or self.free[i]
        if s.count > 0 and not must:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if SKIP.has(move):
            return
        i = CHOOSE.a(move) - 1
        used = s.step | 1 << i
        if used + 1 != 1 << len(self.parts):
            s.again(self, used)
        s.then(self.parts[i])

    def message(self) -> Message:
        return Message("all", {"parts": [part.message() for part in self.parts]})


def has_cost(effect: Effect) -> bool:
    if isinstance(effect, Arrow):
        return True
    for part in effect.parts_of():
        if has_cost(part):
            return True
    return False


class Steps(Sequence):
    """Resolves parts one after the other, if at least one of them is possible."""

    def possible(self, s: State) -> bool:
        for part in self.parts:
            if part.possible(s):
                return True
        return False


def lines(*parts: Effect) -> Effect:
    """Makes separate options. Choosing one with a cost means paying it."""
    return Lines(list(parts))


def steps(*parts: Effect) -> Effect:
    return Steps(list(parts))
