"""Playing intrigue cards, and the windows in which a seat may play them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import run_hooks
from landsraad.games.dune.components.intrigue import ENDGAME, PLOT, VICTORY, Intrigue
from landsraad.games.dune.components.moments import INTRIGUE_PLAYED
from landsraad.games.dune.state.cells import FRESH, INTRIGUES, PASS, PLAY, PLOTS
from landsraad.games.dune.state.events import PLAYED
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of


def fits(s: State, card: Intrigue, when: i64, early: bool) -> bool:
    """Whether the seat could play this card now if it had it. Uses public information only."""
    if not card.moments >> when & 1 or (card.early and not early):
        return False
    if card.opening and not (early and s.me[FRESH] == 1):
        return False
    return card.playable(s, when)


def offer_intrigue(s: State, when: i64, early: bool = False) -> None:
    """Offers the seat's playable intrigue cards. `early` means that the agent has not been sent yet."""
    me = s.me
    last: i64 = NONE
    for i in range(INTRIGUES.size(me)):
        this = INTRIGUES.card(me, i)
        if this == last:
            continue
        last = this
        if fits(s, box_of(s).intrigue[last], when, early):
            s.offer(PLAY.base + last)


def could_play(s: State, when: i64, early: bool = False) -> bool:
    """Whether the other players must assume that the seat can play an intrigue card now.

    They know the size of its hand, and which cards have not been seen leaving the deck and the hands.
    """
    if INTRIGUES.size(s.me) == 0:
        return False
    cards, deck = box_of(s).intrigue, box_of(s).intrigue_deck
    for i in range(deck.size(s.t)):
        if fits(s, cards[deck.card(s.t, i)], when, early):
            return True
    for seat in range(s.players):
        other = s.seats[seat]
        for i in range(INTRIGUES.size(other)):
            if fits(s, cards[INTRIGUES.card(other, i)], when, early):
                return True
    return False


def play_intrigue(s: State, card: i64, when: i64) -> None:
    """Plays a card face up; it stays until it is resolved or the reveal turn is over (IMP-INTRIGUE-03, -10)."""
    plot = box_of(s).intrigue[card]
    INTRIGUES.take(s.me, card)
    PLOTS.put(s.me, card)
    if not plot.lasting or when != PLOT:
        s.push(SHELVE, s.seat, plot.source)
    if s.has_listeners:
        s.emit(PLAYED, s.seat, card)
    if len(box_of(s).hooks[INTRIGUE_PLAYED].effects) > 0:
        announce(s, plot, when)
    s.me[FRESH] = 0
    box = plot.effect_at(when)
    assert box is not None
    s.push(box, s.seat, plot.source)
    if plot.cost is not NOTHING:
        s.push(plot.cost, s.seat, plot.source)


def announce(s: State, plot: Intrigue, when: i64) -> None:
    """Runs the hooks of a played card."""
    source, step = s.source, s.step
    s.source, s.step = plot.source, when
    run_hooks(s, INTRIGUE_PLAYED)
    s.source, s.step = source, step


class Shelve(Effect):
    """Discards a resolved card. Not earlier, because its own effect may shuffle the discard pile."""

    def run(self, s: State) -> None:
        PLOTS.take(s.me, member_of(s.source))
        box_of(s).intrigue_discard.put(s.t, member_of(s.source))


class IntrigueWindow(Effect):
    """Lets a seat play any number of intrigue cards, then pass."""

    asks = True
    decision = "window"

    def __init__(self, when: i64) -> None:
        super().__init__()
        self.when = when

    def options(self, s: State) -> None:
        offer_intrigue(s, self.when)
        if self.when == ENDGAME:
            for item in box_of(s).endgame_items:
                item.offer(s)
        s.offer(PASS.move())

    def discreet(self, s: State) -> bool:
        return could_play(s, self.when)

    def play(self, s: State, move: i64) -> None:
        if PASS.has(move):
            return
        s.then(self)
        if PLAY.has(move):
            play_intrigue(s, PLAY.a(move), self.when)
            return
        for item in box_of(s).endgame_items:
            if item.takes(move):
                item.play(s, move)
                return


SHELVE: Final = labelled("Shelve", Shelve())
AFTER_VICTORY: Final = labelled("Moment", IntrigueWindow(VICTORY))
END_OF_GAME: Final = labelled("Moment.2", IntrigueWindow(ENDGAME))
