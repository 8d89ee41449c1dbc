"""After a victory: the legion advances and destroys a settlement (WFA-BATTLE-26 to 28, WFA-SETTLE-01).

By the rulebook the whole legion advances. By the FAQ rulings it may stay, or advance in part (option `rulings=faq`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.legions import clear_staying, forget_arrivals, march
from landsraad.games.arrakis.legions.settlements import FAQ, destroy_settlement
from landsraad.games.arrakis.movement.arrival import arrive
from landsraad.games.arrakis.movement.moving import ANY_LEGION, Split
from landsraad.games.arrakis.pieces.figures import deciding_seat
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import DONE, HOLDER, LEAVE, MARCH_FROM, MARCH_TO, RULINGS, STAYING
from landsraad.games.arrakis.state.events import LEGION_ADVANCED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


class Advance(Effect):
    """The winner advances. `step` has the areas it leaves and enters."""

    def run(self, s: State) -> None:
        frm = s.step >> 7
        to = s.step & 127
        forget_arrivals(s)
        s.t[MARCH_FROM] = frm
        s.t[MARCH_TO] = to
        if s.t[RULINGS] == FAQ and not is_automa(s, s.t[HOLDER + frm]):
            s.then(ADVANCE_PART)
        else:
            go_in(s)


class AdvancePart(Split):
    """Chooses who advances: `leave` and `go` as in a move, or `done` to stay. `step` is 1 after a `leave`."""

    def __init__(self) -> None:
        super().__init__(ANY_LEGION)

    def options(self, s: State) -> None:
        super().options(s)
        if s.step == 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if LEAVE.has(move):
            s.t[STAYING + LEAVE.a(move)] += 1
            s.again(self, 1)
        elif DONE.has(move):
            clear_staying(s)
            s.t[MARCH_FROM] = NONE
            s.t[MARCH_TO] = NONE
        else:
            go_in(s)


def go_in(s: State) -> None:
    """Enters the area. The enemy's settlement is destroyed first, which may end the game."""
    t = s.t
    frm = t[MARCH_FROM]
    to = t[MARCH_TO]
    side = t[HOLDER + frm]
    n = march(s, frm, to, side)
    forget_arrivals(s)
    t[MARCH_FROM] = NONE
    t[MARCH_TO] = NONE
    if s.has_listeners:
        s.emit(LEGION_ADVANCED, deciding_seat(s, side), frm, to, n)
    s.push(ENTER_AREA, deciding_seat(s, side), s.source, to)
    s.push(RAZE, deciding_seat(s, side), s.source, to)


class Raze(Effect):
    """Destroys the settlement in an area (`step`)."""

    def run(self, s: State) -> None:
        destroy_settlement(s, s.step)


class EnterArea(Effect):
    """Moves the winner into an area (`step`)."""

    def run(self, s: State) -> None:
        arrive(s, s.step, s.t[HOLDER + s.step])


RAZE: Final = labelled("arrakis:Raze", Raze())
ENTER_AREA: Final = labelled("arrakis:EnterArea", EnterArea())
ADVANCE_PART: Final = labelled("arrakis:AdvancePart", AdvancePart())
ADVANCE: Final = labelled("arrakis:Advance", Advance())
