"""Specimens: troops of the supply that stand in the Axolotl tanks. They are no resource of the bank."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.menu_item import AGENT_MENU, REVEAL_MENU, TURN_MENU, MenuItem
from landsraad.games.dune.modules.immortality.cells import RETURN_SPECIMENS, SPECIMENS
from landsraad.games.dune.modules.immortality.events import SPECIMENS_GROWN, SPECIMENS_SPENT
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.rules.seats.teams import change_troops, troops_owner
from landsraad.games.dune.state.cells import RESOLVE, RESOLVE_CARD, SUPPLY
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

ENOUGH: Final = 5  # troops in the supply; no effect takes more, so it hardly matters whether specimens are returned


def grow(s: State, n: i64) -> None:
    """Moves troops from the supply into the tanks, as many as there are (IMM-SPECIMEN-01, IMM-SPECIMEN-02)."""
    n = min(n, s.me[SUPPLY])
    if n > 0:
        change_troops(s, s.seat, SUPPLY, -n)
        change_troops(s, s.seat, SPECIMENS, n)
        if s.has_listeners:
            s.emit(SPECIMENS_GROWN, troops_owner(s, s.seat), n)


def return_to_supply(s: State, n: i64) -> None:
    """Moves specimens back to the supply: they are spent, or given up (IMM-SPECIMEN-03, IMM-SPECIMEN-04)."""
    if n > 0:
        change_troops(s, s.seat, SPECIMENS, -n)
        change_troops(s, s.seat, SUPPLY, n)
        if s.has_listeners:
            s.emit(SPECIMENS_SPENT, troops_owner(s, s.seat), n)


class Specimens(Effect):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        grow(s, self.n)

    def message(self) -> Message:
        return Message("specimens", {"n": self.n})


class PaySpecimens(Effect):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return s.me[SPECIMENS] >= self.n

    def run(self, s: State) -> None:
        return_to_supply(s, self.n)

    def message(self) -> Message:
        return Message("pay-specimens", {"n": self.n})


class ReturnSpecimens(MenuItem):
    """Gives up specimens in the seat's own turn, so that they can be recruited or grown again (IMM-Q-15).

    With a large supply this may be done, too, but nobody is asked for it alone.
    """

    def __init__(self) -> None:
        super().__init__(TURN_MENU | AGENT_MENU | REVEAL_MENU, 95)
        self.last = True

    def offer(self, s: State) -> None:
        if s.me[SPECIMENS] > 0 and (s.me[SUPPLY] < ENOUGH or is_asked_anyway(s)):
            for n in range(1, s.me[SPECIMENS] + 1):
                s.offer(RETURN_SPECIMENS.move(n))

    def takes(self, move: i64) -> bool:
        return RETURN_SPECIMENS.has(move)

    def play(self, s: State, move: i64) -> None:
        return_to_supply(s, RETURN_SPECIMENS.a(move))


def is_asked_anyway(s: State) -> bool:
    """Whether the seat has more to do than to reveal, or to open the last box."""
    return s.count > 1 or (s.count == 1 and not RESOLVE.has(s.moves[0]) and not RESOLVE_CARD.has(s.moves[0]))


def specimens(n: int = 1) -> Effect:
    return Specimens(n)


def pay_specimens(n: int) -> Effect:
    return PaySpecimens(n)


IMMORTALITY.army_cells.append(SPECIMENS)
IMMORTALITY.troop_cells.append(SPECIMENS)  # IMM-SPECIMEN-05
IMMORTALITY.items.append(ReturnSpecimens())
