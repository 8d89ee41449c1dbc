"""Functions with which rules trigger the hooks of a moment."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import MOMENTS, STEP_LABELS
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


def run_hooks(s: State, moment: i64) -> None:
    """Runs the hooks of an immediate moment for the current seat."""
    box = box_of(s)
    if box.heard >> moment & 1:
        hooks = box.hooks[moment].effects
        for i in range(len(hooks)):
            hooks[i].run(s)


def push_hooks(s: State, moment: i64, seat: i64, source: i64 = 0, step: i64 = 0) -> None:
    """Pushes the step of a moment, if one of its hooks applies to the seat."""
    box = box_of(s)
    if box.heard >> moment & 1 and box.hooks[moment].awaits(s.seats[seat]):
        s.push(STEPS[moment], seat, source, step)


class AtMoment(Effect):
    """Runs the hooks of a moment in order. Each hook is finished before the next one starts."""

    def __init__(self, moment: i64) -> None:
        super().__init__()
        self.moment = moment

    def run(self, s: State) -> None:
        box = box_of(s)
        if not box.heard >> self.moment & 1:
            return
        hooks = box.hooks[self.moment]
        i: i64 = len(hooks.effects) - 1
        while i > 0:
            if hooks.watched[i] == NONE or s.me[hooks.watched[i]] > 0:
                s.push(hooks.effects[i], s.seat, s.source, s.step)
            i -= 1
        if hooks.watched[0] == NONE or s.me[hooks.watched[0]] > 0:
            hooks.effects[0].run(s)


STEPS: Final[vec[Effect]] = vec[Effect]([
    labelled(STEP_LABELS[moment], AtMoment(moment)) if moment in STEP_LABELS else NOTHING
    for moment in range(len(MOMENTS))])
