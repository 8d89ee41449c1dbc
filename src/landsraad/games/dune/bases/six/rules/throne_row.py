"""The Throne Row: cards that Shaddam reserves for his team; and the rewards of the personal boards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.cells import ENTHRONE, THRONE_ROW
from landsraad.games.dune.bases.six.events import ENTHRONED
from landsraad.games.dune.bases.six.rules.activation import team_reward
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.agents.placement import HireSwordmaster
from landsraad.games.dune.rules.cards.market import add_to_row, lift_from_row
from landsraad.games.dune.rules.seats.resources import solari, spice, water
from landsraad.games.dune.state.cells import FREMEN, ROW
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


class Enthrone(Effect):
    """Moves a card without the Fremen icon from the Row to the Throne Row and refills the Row at once (UPR-SIX-49)."""

    asks = True
    decision = "card"

    def __init__(self, optional: bool = False) -> None:
        super().__init__()
        self.optional = optional

    def fits(self, s: State, i: i64) -> bool:
        return not box_of(s).cards[ROW.card(s.t, i)].factions >> FREMEN & 1

    def possible(self, s: State) -> bool:
        if THRONE_ROW.size(s.t) == THRONE_ROW.capacity:
            return False
        for i in range(ROW.size(s.t)):
            if self.fits(s, i):
                return True
        return False

    def options(self, s: State) -> None:
        if not self.possible(s):
            return
        for i in range(ROW.size(s.t)):
            if not ROW.repeats(s.t, i) and self.fits(s, i):
                s.offer(ENTHRONE.move(ROW.card(s.t, i)))
        if self.optional:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if SKIP.has(move):
            return
        card = ENTHRONE.a(move)
        lift_from_row(s, card)
        THRONE_ROW.put(s.t, card)
        if s.has_listeners:
            s.emit(ENTHRONED, s.seat, card)
        add_to_row(s)

    def message(self) -> Message:
        return Message("enthrone")


class MayPlaceSpy(PlaceSpy):
    """Lets the seat place a spy."""

    optional = True

    def options(self, s: State) -> None:
        super().options(s)
        if s.count > 0 and not SKIP.has(s.moves[s.count - 1]):
            s.offer(SKIP.move())

    def message(self) -> Message:
        return Message("may-place-spy")


class HireOnce(HireSwordmaster):
    """Hires the Swordmaster for one use; its bonus token stays (UPR-SIX-75)."""

    def message(self) -> Message:
        return Message("hire-once", {"n": 2})


enthrone = Enthrone
# Rewards of the first three spaces of the personal boards' tracks (UPR-SIX-35, UPR-SIX-36); the second has the point.
EMPEROR_STEPS: Final[list[Effect]] = [team_reward(solari(1)), NOTHING, team_reward(MayPlaceSpy())]
FREMEN_STEPS: Final[list[Effect]] = [team_reward(spice(1)), NOTHING, team_reward(water(1))]
THRONE_AT_START: Final = labelled("six:Enthrone.1", Enthrone(optional=True))
hire_once = HireOnce
