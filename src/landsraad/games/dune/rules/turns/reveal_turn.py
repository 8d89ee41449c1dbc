"""The reveal turn: reveals the hand, resolves boxes and acquires cards in any order, cleans up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import push_hooks, run_hooks
from landsraad.games.dune.components.intrigue import PLOT
from landsraad.games.dune.components.moments import CARDS_REVEALED, REVEAL_BEGAN, REVEAL_ENDED, REVEAL_ENDS, TURN_ENDED
from landsraad.games.dune.rules.cards.intrigue import could_play, offer_intrigue, play_intrigue
from landsraad.games.dune.rules.cards.market import buy, drop_reserved, offer_cards
from landsraad.games.dune.rules.cards.reveal_box import SETTLE, is_unsettled, open_box, open_leader_box
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.rules.seats.seat_order import TURN_MENUS
from landsraad.games.dune.rules.seats.teams import troops_owner
from landsraad.games.dune.rules.troops.units import strength
from landsraad.games.dune.state.cells import (
    BUY,
    COUNCIL,
    DISCARD,
    END,
    EXTRA_PERSUASION,
    FRESH,
    HAND,
    HAS_FACTION_ICONS,
    IN_PLAY,
    INFILTRATE,
    LATER,
    PENDING,
    PERSUASION,
    PLAY,
    PLOTS,
    POSTED,
    RESOLVE_CARD,
    REVEALED,
    REVEALING,
    SPACE,
)
from landsraad.games.dune.state.cells import REVEAL_TURN as UNTIL_REVEALED
from landsraad.games.dune.state.events import (
    CLEANED_UP,
    REVEAL_TURN,
    REVEALED_CARD,
    STRENGTH,
)
from landsraad.kernel.cells import card_at, cells_for_cards
from landsraad.kernel.engine import Effect, State, labelled

SEAT_PERSUASION: Final = 2  # for a seat in the High Council


def reveal(s: State) -> None:
    run_hooks(s, REVEAL_BEGAN)
    me = s.me
    me[REVEALED] = 1
    me[REVEALING] = 1
    me[FRESH] = 0
    me[HAS_FACTION_ICONS] = 0
    me[INFILTRATE] = 0
    s.source = 0
    if s.has_listeners:
        s.emit(REVEAL_TURN, s.seat, me[PERSUASION])
    s.then(REVEAL_MENU)
    gain(s, s.seat, PERSUASION, SEAT_PERSUASION * me[COUNCIL] + me[EXTRA_PERSUASION])
    for place in box_of(s).attended:
        if POSTED.of(me, place.id) > 0:
            s.source = SPACE.source(place.id)
            place.presence.run(s)
    s.source = 0
    n = HAND.size(me)
    shown = me[HAND.at:HAND.at + 1 + cells_for_cards(n)]  # a copy, because boxes may draw into the hand
    HAND.clear(me)
    for i in range(n):
        card = card_at(shown, 0, i)
        IN_PLAY.put(me, card)
        if s.has_listeners:
            s.emit(REVEALED_CARD, s.seat, card)
    for i in range(n):
        open_box(s, s.seat, card_at(shown, 0, i))
    open_leader_box(s)
    run_hooks(s, CARDS_REVEALED)


class RevealMenu(Effect):
    """Lets the seat resolve boxes, buy and play plot cards in any order (IMP-REVEAL-05, IMP-REVEAL-06)."""

    asks = True
    decision = "turn"

    def __init__(self) -> None:
        super().__init__()
        self.always_ask = END.move()

    def options(self, s: State) -> None:
        must = False
        items = box_of(s).reveal_items
        for i in range(len(items)):
            if not items[i].last:
                items[i].offer(s)
        for i in range(PENDING.size(s.me)):
            if not PENDING.repeats(s.me, i):
                card = box_of(s).cards[PENDING.card(s.me, i)]
                s.source = card.source
                if card.to_resolve.possible(s):
                    s.offer(RESOLVE_CARD.move(card.id))
                    must = must or not card.to_resolve.optional
        for i in range(LATER.size(s.me)):
            part = box_of(s).parts[LATER.card(s.me, i)]
            if part.late and not LATER.repeats(s.me, i):
                s.offer(RESOLVE_CARD.move(part.card))
        s.source = 0
        offer_cards(s)
        offer_intrigue(s, PLOT)
        if not must:
            s.offer(END.move())
        for i in range(len(items)):
            if items[i].last:
                items[i].offer(s)

    def discreet(self, s: State) -> bool:
        return could_play(s, PLOT)

    def play(self, s: State, move: i64) -> None:
        if END.has(move):
            run_hooks(s, REVEAL_ENDS)
            clean_up(s)
            run_hooks(s, REVEAL_ENDED)
            push_hooks(s, TURN_ENDED, s.seat)
            return
        s.then(self)
        if is_unsettled(s.me):
            s.then(SETTLE)
        if BUY.has(move):
            buy(s, BUY.a(move))
        elif PLAY.has(move):
            play_intrigue(s, PLAY.a(move), PLOT)
        elif RESOLVE_CARD.has(move):
            use_box(s, RESOLVE_CARD.a(move))
        else:
            for item in box_of(s).reveal_items:
                if item.takes(move):
                    item.play(s, move)
                    return


def use_box(s: State, card: i64) -> None:
    if PENDING.has(s.me, card):
        PENDING.take(s.me, card)
        s.push(box_of(s).cards[card].to_resolve, s.seat, box_of(s).cards[card].source)
        return
    for i in range(LATER.size(s.me)):
        part = box_of(s).parts[LATER.card(s.me, i)]
        if part.late and part.card == card:
            LATER.take_at(s.me, i)
            s.push(part.effect, s.seat, part.source)
            return


def clean_up(s: State) -> None:
    """Discards all cards in play; unspent persuasion is lost (IMP-REVEAL-08, IMP-BUY-07)."""
    me = s.me
    if s.has_listeners:
        s.emit(STRENGTH, troops_owner(s, s.seat), strength(s, me))
        s.emit(CLEANED_UP, s.seat, me[PERSUASION])
    IN_PLAY.pour(me, DISCARD)
    for i in range(PLOTS.size(me) - 1, -1, -1):
        if not box_of(s).intrigue[PLOTS.card(me, i)].waiting:
            box_of(s).intrigue_discard.put(s.t, PLOTS.take_at(me, i))
    drop_reserved(s)
    s.plan.seat.expire(me, UNTIL_REVEALED)


REVEAL_MENU: Final = labelled("RevealMenu", RevealMenu())
TURN_MENUS.append(REVEAL_MENU)
