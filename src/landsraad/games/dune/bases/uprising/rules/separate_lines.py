"""Printed lines that are used each on its own, and steps of which at least one must be possible."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.kernel.algebra import CHOOSE, SKIP, All, Arrow, Sequence
from landsraad.kernel.engine import NO_EFFECT_ON_OTHERS, Effect, State
from landsraad.kernel.messages import Message


class Lines(All):
    """Each line is used on its own, in any order, and paid when it is used (UPM-INTRIGUE-04): one without a cost must
    be, if it can be, one with a cost may be. What only gives comes first."""

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
    """Which line is used next. `step` is the set of those used, a bit each; `begun`: something has been gained already,
    so that none of these has to be used."""

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
    """One after the other, if at least one of them can be done."""

    def possible(self, s: State) -> bool:
        for part in self.parts:
            if part.possible(s):
                return True
        return False


def lines(*parts: Effect) -> Effect:
    """Costs in them are bargains: choosing the line is paying it."""
    return Lines(list(parts))


def steps(*parts: Effect) -> Effect:
    return Steps(list(parts))
