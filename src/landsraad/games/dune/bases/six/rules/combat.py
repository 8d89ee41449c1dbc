"""Combat with six players: commanders play cards for an ally, and allies may concede ties to each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.cells import CONCEDE, CONCEDED, PLAY_FOR
from landsraad.games.dune.bases.six.events import HAS_CONCEDED, PLAYED_FOR
from landsraad.games.dune.bases.six.rules.activation import STAND_DOWN, activate, stand_down
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.intrigue import COMBAT
from landsraad.games.dune.components.menu_item import COMBAT_MENU, MenuItem
from landsraad.games.dune.components.moments import COMBAT_CLOSED, REWARDS_GIVEN
from landsraad.games.dune.rules.cards.intrigue import play_intrigue
from landsraad.games.dune.rules.seats.seat_order import nth
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.rules.troops.units import strength
from landsraad.games.dune.rules.turns.combat_phase import SHOW_STRENGTH, fights, standing, tied_at
from landsraad.games.dune.state.cells import INTRIGUES
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


class PlayForAlly(MenuItem):
    """Asks a commander which ally with a unit in the Conflict gets the whole effect of a card (UPR-SIX-57)."""

    def offer(self, s: State) -> None:
        if not is_commander(s, s.seat):
            return
        seat, source = s.seat, s.source
        for i in range(1, s.players):
            ally = (seat + i) % s.players
            if s.allied(seat, ally) and fights(s, s.seats[ally]):
                activate(s, seat, ally)
                self.offer_for(s, ally)
                stand_down(s, seat)
        s.source = source

    def offer_for(self, s: State, ally: i64) -> None:
        for i in range(INTRIGUES.size(s.me)):
            card = box_of(s).intrigue[INTRIGUES.card(s.me, i)]
            if not INTRIGUES.repeats(s.me, i) and card.moments >> COMBAT & 1 and card.playable(s, COMBAT):
                s.offer(PLAY_FOR.move(card.id, ally))

    def takes(self, move: i64) -> bool:
        return PLAY_FOR.has(move)

    def play(self, s: State, move: i64) -> None:
        ally = PLAY_FOR.b(move)
        s.then(STAND_DOWN)
        s.push(SHOW_STRENGTH, ally)
        activate(s, s.seat, ally)
        if s.has_listeners:
            s.emit(PLAYED_FOR, s.seat, ally)
        play_intrigue(s, PLAY_FOR.a(move), COMBAT)


class Ties(Effect):
    """Lets two tied allies of a team settle a tie that involves nobody else (UPR-SIX-59, UPR-SIX-60)."""

    def run(self, s: State) -> None:
        for i in range(s.players - 1, -1, -1):
            seat = nth(s, i)
            if tied_ally(s, seat) != NONE:
                s.push(MAY_CONCEDE, seat)


def tied_ally(s: State, seat: i64) -> i64:
    """Returns the teammate who alone is tied with the seat, or NONE."""
    n = standing(s, seat)
    if strength(s, s.seats[seat]) == 0 or tied_at(s, n) != 2:
        return NONE
    for other in range(s.players):
        if other != seat and standing(s, other) == n:
            return other if s.allied(seat, other) else NONE
    return NONE


class MayConcede(Effect):
    """Asks a seat to concede the better place to its ally; the second is asked only if the first refuses."""

    asks = True
    optional = True

    def options(self, s: State) -> None:
        if tied_ally(s, s.seat) != NONE:
            s.offer(CONCEDE.move())
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if CONCEDE.has(move):
            other = tied_ally(s, s.seat)
            s.me[CONCEDED] = 1
            if s.has_listeners:
                s.emit(HAS_CONCEDED, s.seat, other)


class ForgetConcessions(Effect):
    def run(self, s: State) -> None:
        for seat in range(s.players):
            s.seats[seat][CONCEDED] = 0


MAY_CONCEDE: Final = labelled("six:MayConcede.1", MayConcede())
SIX.items.append(PlayForAlly(COMBAT_MENU, 10))
SIX.on(COMBAT_CLOSED, Ties(), order=10)
SIX.on(REWARDS_GIVEN, ForgetConcessions(), order=20)
